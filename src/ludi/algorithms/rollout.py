"""Uniform random play."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import below, seed

from .rules import apply, legal, outcome, score, to_move, ways
from .state import State, copy, digest

__all__ = ["copies", "playouts"]


def step(g: State, r: list[int], out: list[int]) -> int:
    """One random action: chance by its weights, a choice uniformly. 1 if it was a choice."""
    if to_move(g) == CHANCE:
        n = ways(g)
        apply(g, outcome(g, below(r, n) if n > 1 else 0))
        return 0
    apply(g, out[below(r, legal(g, out))])
    return 1


def playouts(
    states: list[State],
    r: list[int],
    out: list[int],
    gain: list[int],
    scores: list[list[int]],
    first: int,
    hashed: bool,
) -> tuple[int, int]:
    """One game per row of `scores` (a number per seat), all from states[0], played in states[1].

    Game i draws from stream `first + i`. Returns the decisions made and, if `hashed`, a hash over every state.
    """
    g = states[1]
    decisions = 0
    h = 0
    for i in range(len(scores)):
        seed(r, first + i)
        copy(g, states[0])
        of_game = 7
        while to_move(g) != OVER:
            decisions += step(g, r, out)
            if hashed:
                of_game = (of_game * 31 + digest(g)) % 1000000007
        h = (h + of_game) % 1000000007
        score(g, gain)
        for p in range(len(gain)):
            scores[i][p] = gain[p]
    return decisions, h


def copies(states: list[State], n: int) -> int:
    """Copy a state n times, for the benchmark."""
    for _ in range(n):
        copy(states[1], states[0])
        states[0].depth = states[1].depth
    return n
