"""Games of a greedy player against itself: each move the one after which `estimate` is highest, ties at random."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import below, seed
from ludi.kernel.scratch import Desk

from .rollout import pick
from .rules import apply, estimate, legal, outcome, rank, redeal, score, to_move, ways
from .state import State, copy

__all__ = ["games"]


def worth(g: State, me: int, a: int, depth: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """What an action leads to: chance is played, and other seats choose their last move while it goes on."""
    apply(g, a)
    while to_move(g) == CHANCE or (to_move(g) >= 0 and to_move(g) != me and g.depth > depth):
        if to_move(g) == CHANCE:
            n = ways(g)
            apply(g, outcome(g, below(r, n) if n > 1 else 0))
        else:
            apply(g, out[legal(g, out) - 1])
    estimate(g, gain)
    return gain[me]


def best(states: list[State], desk: Desk, samples: int) -> int:
    """The move for states[1], judged on a redealt world: as often as asked where chance follows."""
    g, world, h = states[1], states[2], states[3]
    r, out, gain = desk.r, desk.out, desk.gain
    me = to_move(g)
    n = legal(g, out)
    if n == 1:
        return out[0]
    copy(world, g)
    redeal(world, me, r)
    depth = g.depth
    chosen, top, equal = out[0], -1, 0
    for i in range(n):
        n = legal(world, out)  # `worth` writes over it
        a = out[i]
        value = 0
        for _ in range(samples):
            copy(h, world)
            value += worth(h, me, a, depth, r, out, gain)
        if value > top:
            chosen, top, equal = a, value, 1
        elif value == top:
            equal += 1
            if below(r, equal) == 0:
                chosen = a
    return chosen


def games(
    states: list[State],
    desks: list[Desk],
    scores: list[list[int]],
    places: list[list[int]],
    first: int,
    samples: int,
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
                apply(g, best(states, desk, samples))
        score(g, gain)
        for p in range(len(gain)):
            scores[i][p] = gain[p]
        rank(g, gain)
        for p in range(len(gain)):
            places[i][p] = gain[p]
    return decisions
