"""Many games side by side, for learning: one call applies an action to each, plays chance, and reports."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import below
from ludi.kernel.scratch import Desk

from .rules import apply, legal, observe, outcome, rank, to_move, ways
from .state import State, copy

__all__ = ["advance", "look"]


def settle(g: State, r: list[int]) -> None:
    """Play chance up to the next decision or the end."""
    while to_move(g) == CHANCE:
        n = ways(g)
        apply(g, outcome(g, below(r, n) if n > 1 else 0))


def look(
    states: list[State],
    desks: list[Desk],
    seats: list[int],
    masks: list[list[bool]],
    seen: list[list[int]],
    places: list[list[int]],
) -> None:
    """For game i + 1: the seat to move (or OVER), its legal actions, its observation; places when it is over."""
    out, ranks = desks[0].out, desks[0].gain
    for i in range(len(seats)):
        g = states[i + 1]
        p = to_move(g)
        seats[i] = p
        for a in range(len(masks[i])):
            masks[i][a] = False
        if p == OVER:
            rank(g, ranks)
            for q in range(len(places[i])):
                places[i][q] = ranks[q]
        else:
            for k in range(legal(g, out)):
                masks[i][out[k]] = True
            observe(g, p, seen[i])


def advance(states: list[State], desks: list[Desk], actions: list[int], masks: list[list[bool]], again: bool) -> int:
    """Apply actions[i] to game i + 1 and play chance; a game that is over starts again from states[0] if asked.

    A negative action leaves a game as it is. Returns the number of the first game whose action is not legal,
    before anything is changed, or -1.
    """
    for i in range(len(actions)):
        a = actions[i]
        if a >= 0 and to_move(states[i + 1]) != OVER and (a >= len(masks[i]) or not masks[i][a]):
            return i
    for i in range(len(actions)):
        g = states[i + 1]
        if to_move(g) == OVER:
            if again:
                copy(g, states[0])
        elif actions[i] >= 0:
            apply(g, actions[i])
        settle(g, desks[0].r)
    return -1
