"""A greedy player: each move the one after which `estimate` is highest, ties at random; and games against itself."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import below, seed
from ludi.kernel.scratch import Desk

from .rollout import pick
from .rules import apply, estimate, legal, outcome, rank, redeal, score, to_move, ways
from .state import State, copy

__all__ = ["games", "move"]


def worth(
    g: State, me: int, a: int, depth: int, k: int, rolls: int, r: list[int], out: list[int], gain: list[int]
) -> tuple[int, bool]:
    """What an action leads to, and whether chance had a say; other seats choose their last move while it goes on.

    k: which of so many rolls this is. They share out the first dice evenly: 216 rolls are all the throws of three.
    """
    apply(g, a)
    chance = False
    while to_move(g) == CHANCE or (to_move(g) >= 0 and to_move(g) != me and g.depth > depth):
        if to_move(g) == CHANCE:
            n, x = ways(g), 0
            if n > 1:
                chance = True
                if rolls % n == 0:
                    x = k % n
                    k, rolls = k // n, rolls // n
                else:
                    x = below(r, n)
            apply(g, outcome(g, x))
        else:
            apply(g, out[legal(g, out) - 1])
    estimate(g, gain)
    return gain[me], chance


def value(g: State, h: State, a: int, rolls: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """The sum of what an action leads to in so many rolls; once is enough where chance has no say."""
    me = to_move(g)
    copy(h, g)
    found, chance = worth(h, me, a, g.depth, 0, rolls, r, out, gain)
    if not chance:
        return found * rolls
    for k in range(1, rolls):
        copy(h, g)
        found += worth(h, me, a, g.depth, k, rolls, r, out, gain)[0]
    return found


def best(g: State, h: State, rolls: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """The move for the seat to move in g, taken for the true world: rolled as often as asked where chance follows."""
    n = legal(g, out)
    if n == 1:
        return out[0]
    chosen, top, equal = out[0], -1, 0
    for i in range(n):
        n = legal(g, out)  # `value` writes over it
        a = out[i]
        found = value(g, h, a, rolls, r, out, gain)
        if found > top:
            chosen, top, equal = a, found, 1
        elif found == top:
            equal += 1
            if below(r, equal) == 0:
                chosen = a
    return chosen


def choose(g: State, world: State, h: State, rolls: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """The move for the seat to move in g, judged on a redealt world."""
    copy(world, g)
    redeal(world, to_move(g), r)
    return best(world, h, rolls, r, out, gain)


def move(states: list[State], desks: list[Desk], rolls: int) -> int:
    """The move for states[0]; states[1..2] are scratch."""
    desk = desks[0]
    return choose(states[0], states[1], states[2], rolls, desk.r, desk.out, desk.gain)


def games(
    states: list[State],
    desks: list[Desk],
    scores: list[list[int]],
    places: list[list[int]],
    first: int,
    rolls: int,
    random: int,
) -> int:
    """One game per row of `scores` and `places`, from states[0]; a bit of `random` for each seat that plays blindly.

    Game i draws from stream `first + i`. Returns the decisions made.
    """
    g = states[1]
    desk = desks[0]
    r, gain = desk.r, desk.gain
    decisions = 0
    for i in range(len(scores)):
        seed(r, first + i)
        copy(g, states[0])
        while to_move(g) != OVER:
            p = to_move(g)
            if p == CHANCE or random >> p & 1 == 1:
                apply(g, pick(g, r, desk.out))
            else:
                decisions += 1
                apply(g, choose(g, states[2], states[3], rolls, r, desk.out, gain))
        score(g, gain)
        for p in range(len(gain)):
            scores[i][p] = gain[p]
        rank(g, gain)
        for p in range(len(gain)):
            places[i][p] = gain[p]
    return decisions
