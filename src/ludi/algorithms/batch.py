"""Many games side by side, for learning: one call applies an action to each, plays chance, and reports."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below
from ludi.kernel.scratch import Mailbox

from .rules import apply, legal, observe, outcome, rank, score, to_move, ways
from .state_ops import State, copy

__all__ = ["advance"]

LEAVE, STEP, BEGIN, GO_ON = range(4)  # what is asked of a game; the last one: from where its state was put


def settle(g: State, r: list[int]) -> None:
    """Play chance up to the next decision or the end."""
    while to_move(g) == CHANCE:
        n = ways(g)
        apply(g, outcome(g, below(r, n) if n > 1 else 0))


def close(g: State, box: Mailbox) -> None:
    """Who won, now that the game is over."""
    seats = g.opt.seats
    score(g, box.score)
    rank(g, box.place)
    box.ended = 1
    for p in range(seats):
        for q in range(seats):
            if box.place[p] < box.place[q]:
                box.net[p] += 1
                box.net[q] -= 1


def report(g: State, box: Mailbox, watch: bool) -> None:
    """The seat to move, its legal actions and, if asked for, what it sees; who won when the game is over."""
    for k in range(box.count):
        box.mask[box.legal[k]] = 0
    p = to_move(g)
    box.seat = p
    box.count = 0
    if p == OVER:
        close(g, box)
    else:
        box.count = legal(g, box.legal)
        for k in range(box.count):
            box.mask[box.legal[k]] = 1
    if watch:
        observe(g, max(p, 0), box.observed)


def advance(states: list[State], mailboxes: list[Mailbox], again: bool, watch: bool) -> int:
    """Do in game i, which is states[i + 1], what mailboxes[i] asks for, with chance from its own stream.

    A game that is over starts again from states[0], if it is to make a step and `again` says so. Returns the number of
    the first game whose action is not legal, before anything is changed, or -1.
    """
    for i in range(len(mailboxes)):
        box = mailboxes[i]
        if (
            box.asked == STEP
            and box.seat != OVER
            and (box.action < 0 or box.action >= len(box.mask) or box.mask[box.action] == 0)
        ):
            return i
    for i in range(len(mailboxes)):
        g, box = states[i + 1], mailboxes[i]
        if box.ended == 1:
            box.ended = 0
            for p in range(len(box.net)):
                box.net[p] = 0
        if box.asked == LEAVE or (box.asked == STEP and box.seat == OVER and not again):
            continue
        if box.asked == STEP and box.seat != OVER:
            apply(g, box.action)
        elif box.asked != GO_ON:
            copy(g, states[0])
        settle(g, box.r)
        report(g, box, watch)
    return -1
