"""Games of a greedy player against itself, and how often each action was taken in them."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import seed
from ludi.kernel.scratch import Desk

from .greedy import best
from .rollout import pick
from .rules import apply, rank, score, to_move
from .state import State, copy

__all__ = ["tally"]


def tally(
    states: list[State],
    desks: list[Desk],
    scores: list[list[int]],
    places: list[list[int]],
    done: list[list[int]],
    first: int,
    samples: int,
) -> None:
    """One game per row of `scores`, `places` and `done` (which has a number for each action), from states[0].

    Game i draws from stream `first + i` and is played in states[1]; states[2] and states[3] are scratch.
    samples: as in `greedy.best`.
    """
    g, desk = states[1], desks[0]
    for i in range(len(scores)):
        seed(desk.r, first + i)
        copy(g, states[0])
        while to_move(g) != OVER:
            a = pick(g, desk.r, desk.out) if to_move(g) == CHANCE else best(states, desk, samples)
            done[i][a] += 1
            apply(g, a)
        score(g, desk.gain)
        for p in range(len(desk.gain)):
            scores[i][p] = desk.gain[p]
        rank(g, desk.gain)
        for p in range(len(desk.gain)):
            places[i][p] = desk.gain[p]
