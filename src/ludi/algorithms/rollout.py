"""Uniform random play."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below, seed
from ludi.kernel.scratch import Workspace

from .rules import apply, legal, outcome, score, to_move, ways
from .state_ops import State, copy, digest

__all__ = ["copies", "playouts"]


def pick(g: State, r: list[int], out: list[int]) -> int:
    """A random action: chance by its weights, a choice uniformly."""
    if to_move(g) == CHANCE:
        n = ways(g)
        return outcome(g, below(r, n) if n > 1 else 0)
    return out[below(r, legal(g, out))]


def step(g: State, r: list[int], out: list[int]) -> int:
    """One random action; 1 if it was a choice."""
    choice = 1 if to_move(g) >= 0 else 0
    apply(g, pick(g, r, out))
    return choice


def playouts(
    states: list[State],
    workspaces: list[Workspace],
    scores: list[list[int]],
    first: int,
    hashed: int,
) -> tuple[int, int]:
    """One game per row of `scores` (a number per seat), all from states[0], played in states[1].

    Game i draws from stream `first + i`. Returns the decisions made and, if `hashed`, a hash over every action, every
    last state, and every `hashed`-th state on the way.
    """
    g = states[1]
    workspace = workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    decisions = 0
    h = 0
    for i in range(len(scores)):
        seed(r, first + i)
        copy(g, states[0])
        if hashed == 0:
            while to_move(g) != OVER:
                decisions += step(g, r, out)
        else:
            of_game, n = 7, 0
            while to_move(g) != OVER:
                decisions += 1 if to_move(g) >= 0 else 0
                a = pick(g, r, out)
                apply(g, a)
                n += 1
                of_game = (of_game * 31 + a) % 1000000007
                if n % hashed == 0:
                    of_game = (of_game * 31 + digest(g)) % 1000000007
            h = (h + of_game * 31 + digest(g)) % 1000000007
        score(g, gain)
        for p in range(len(scores[i])):
            scores[i][p] = gain[p]
    return decisions, h


def copies(states: list[State], n: int) -> int:
    """Copy a state n times, for the benchmark."""
    for _ in range(n):
        copy(states[1], states[0])
        states[0].depth = states[1].depth
    return n
