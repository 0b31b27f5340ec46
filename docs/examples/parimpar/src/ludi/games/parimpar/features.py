"""Points, places, numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.shares import WHOLE, won

from . import constants as K
from .state import State


def score(g: State, out: list[int]) -> None:
    """Nuts."""
    for p in range(K.SEATS):
        out[p] = g.nuts[p]


def rank(g: State, out: list[int]) -> None:
    """More nuts win; equally many share the place."""
    for p in range(K.SEATS):
        out[p] = 1 if g.nuts[p] < g.nuts[1 - p] else 0


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning in thousandths: the share of all nuts; exact when the game is over."""
    if g.depth == 0:
        rank(g, out)
        won(out, K.SEATS)
        return
    out[0] = WHOLE * g.nuts[0] // (2 * K.NUTS)
    out[1] = WHOLE - out[0]


def observe(g: State, seat: int, out: list[int]) -> int:
    """What a seat sees as numbers, its own side first."""
    f = g.stack[max(g.depth - 1, 0)]
    seen = (
        g.round,
        f.kind,
        f.a,
        1 if g.holder == seat else 0,
        g.hidden if g.holder == seat else 0,
        g.nuts[seat],
        g.shown,
    )
    for i in range(K.OBSERVED):
        out[i] = seen[i]
    return K.OBSERVED
