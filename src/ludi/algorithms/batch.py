"""Many games side by side, for learning: one call applies an action to each, plays chance, and reports."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below
from ludi.kernel.scratch import Table

from .rules import apply, legal, observe, outcome, rank, score, to_move, ways
from .state_ops import State, copy

__all__ = ["advance"]

LEAVE, STEP, BEGIN, GO_ON = range(4)  # what is asked of a game; the last one: from where its state was put


def settle(g: State, r: list[int]) -> None:
    """Play chance up to the next decision or the end."""
    while to_move(g) == CHANCE:
        n = ways(g)
        apply(g, outcome(g, below(r, n) if n > 1 else 0))


def close(g: State, t: Table) -> None:
    """Who won, now that the game is over."""
    seats = g.opt.seats
    score(g, t.score)
    rank(g, t.place)
    t.ended = 1
    for p in range(seats):
        for q in range(seats):
            if t.place[p] < t.place[q]:
                t.net[p] += 1
                t.net[q] -= 1


def report(g: State, t: Table, watch: bool) -> None:
    """The seat to move, its legal actions and, if asked for, what it sees; who won when the game is over."""
    for k in range(t.count):
        t.mask[t.legal[k]] = 0
    p = to_move(g)
    t.seat = p
    t.count = 0
    if p == OVER:
        close(g, t)
    else:
        t.count = legal(g, t.legal)
        for k in range(t.count):
            t.mask[t.legal[k]] = 1
    if watch:
        observe(g, max(p, 0), t.observed)


def advance(states: list[State], tables: list[Table], again: bool, watch: bool) -> int:
    """Do in game i, which is states[i + 1], what tables[i] asks for, with chance from its own stream.

    A game that is over starts again from states[0], if it is to make a step and `again` says so. Returns the number of
    the first game whose action is not legal, before anything is changed, or -1.
    """
    for i in range(len(tables)):
        t = tables[i]
        if t.asked == STEP and t.seat != OVER and (t.action < 0 or t.action >= len(t.mask) or t.mask[t.action] == 0):
            return i
    for i in range(len(tables)):
        g, t = states[i + 1], tables[i]
        if t.ended == 1:
            t.ended = 0
            for p in range(len(t.net)):
                t.net[p] = 0
        if t.asked == LEAVE or (t.asked == STEP and t.seat == OVER and not again):
            continue
        if t.asked == STEP and t.seat != OVER:
            apply(g, t.action)
        elif t.asked != GO_ON:
            copy(g, states[0])
        settle(g, t.r)
        report(g, t, watch)
    return -1
