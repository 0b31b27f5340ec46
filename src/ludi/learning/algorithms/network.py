"""A small network in whole numbers, and what it says of who wins: a correction of `estimate`.

Of each seat it reads what that seat may see (`observe`) and gives a number: by how much the logarithm of the odds of
this seat is higher than `estimate` has it. Two layers of units from 0 to FULL, all sums below 2 to the 31st, no step
that rounds in one home and not in another: the same integer everywhere. How the weights lie is told in
kernel/weights.py; a list whose first number is 0 is no network.
"""

from __future__ import annotations

from ludi.kernel.scratch import Workspace

from .constants import OBSERVED, SEATS
from .rules import estimate, observe
from .state_ops import State

__all__ = ["judge", "values"]

INPUTS, FIRST, SECOND, TABLE = range(4)  # at the head: inputs, units of both layers; then the inputs, five numbers each
INDEX, CATEGORY, LOW, TOP, ROW = range(5)
FULL = 127  # what a unit gives at most
SHARED_1, SHARED_2 = 6, 6  # sums of the layers are divided by 2 to this
STEP, MOST = (
    64,
    1024,
)  # of the logarithm of the odds, in 256ths: between two numbers of EXP; no seat gains or loses more
EXP = (
    1000000, 778801, 606531, 472367, 367879, 286505, 223130, 173774, 135335, 105399, 82085, 63928, 49787, 38774, 30197,
    23518, 18316, 14264, 11109, 8652, 6738, 5248, 4087, 3183, 2479, 1930, 1503, 1171, 912, 710, 553, 431, 335,
)  # fmt: skip
WHOLE = 1000


def value(net: list[int], room: list[int]) -> int:
    """The correction for the seat whose observation is in `room`, in 256ths; behind it is room for the units."""
    return min(max(finely(net, room) >> SHARED_2, -MOST), MOST)


def finely(net: list[int], room: list[int]) -> int:
    """The same without bounds, in parts of 2 to the 14th."""
    n, first, second = net[INPUTS], net[FIRST], net[SECOND]
    row_0 = TABLE + 5 * n
    # the bias of the first layer is its first row
    acc, units = OBSERVED + SEATS, OBSERVED + SEATS + first
    for j in range(first):
        room[acc + j] = net[row_0 + j]
    for i in range(n):
        at = TABLE + 5 * i
        x = min(room[net[at + INDEX]], net[at + TOP]) - net[at + LOW]
        if x > 0:
            if net[at + CATEGORY] == 1:
                row = row_0 + first * (net[at + ROW] + x - 1)
                for j in range(first):
                    room[acc + j] += net[row + j]
            else:
                row = row_0 + first * net[at + ROW]
                for j in range(first):
                    room[acc + j] += x * net[row + j]
    for j in range(first):
        room[acc + j] = min(max(room[acc + j] >> SHARED_1, 0), FULL)
    at = len(net) - second - 1 - second * (first + 1)
    for k in range(second):
        sum_ = net[at]
        for j in range(first):
            sum_ += room[acc + j] * net[at + 1 + j]
        room[units + k] = min(max(sum_ >> SHARED_2, 0), FULL)
        at += first + 1
    sum_ = net[at]
    for k in range(second):
        sum_ += room[units + k] * net[at + 1 + k]
    return sum_


def exp(behind: int) -> int:
    """A millionth of e to the power of -behind / 256, by a table and a straight line between its steps."""
    i = min(behind // STEP, len(EXP) - 2)
    return EXP[i] - (EXP[i] - EXP[i + 1]) * min(behind - STEP * i, STEP) // STEP


def judge(g: State, net: list[int], room: list[int], out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over. room: ints that nobody needs after."""
    estimate(g, out)
    if net[INPUTS] == 0 or g.depth == 0:
        return
    seats, best = g.opt.seats, -MOST
    for p in range(seats):
        observe(g, p, room)
        room[OBSERVED + p] = value(net, room)
        best = max(best, room[OBSERVED + p])
    sum_, leader = 0, 0
    for p in range(seats):
        out[p] = out[p] * exp(best - room[OBSERVED + p])
        sum_ += out[p]
        if out[p] > out[leader]:
            leader = p
    if sum_ == 0:
        estimate(g, out)
        return
    rest = WHOLE
    for p in range(seats):
        out[p] = (out[p] * WHOLE + sum_ // 2) // sum_
        rest -= out[p]
    out[leader] += rest


def values(
    states: list[State], workspaces: list[Workspace], net: list[int], room: list[int], out: list[list[int]]
) -> int:
    """For every row of `out` what the state of this number is worth to each seat; how many."""
    gain = workspaces[0].gain
    for i in range(len(out)):
        judge(states[i], net, room, gain)
        for p in range(len(out[i])):
            out[i][p] = gain[p]
    return len(out)
