"""Greedy play at sight: a move is judged by `merit` before chance has its say, so no luck is taken for its merit.

Many times quicker than rolling. It asks of `merit` that it knows what cards still to be drawn are worth.
"""

from __future__ import annotations

from .rules import apply, legal, merit, to_move
from .state_ops import State, copy

__all__: list[str] = []


def static_greedy(g: State, h: State, k: State, a: int, out: list[int], gain: list[int]) -> int:
    """What `merit` says of an action when chance or another seat is to move, or the present move is done.

    What else the move asks for is chosen one by one, by the merit right after it.
    """
    me = to_move(g)
    copy(h, g)
    apply(h, a)
    while h.depth > 1 and to_move(h) == me:
        chosen, top = -1, -1
        for i in range(legal(h, out)):
            copy(k, h)
            apply(k, out[i])
            merit(k, gain)
            if gain[me] > top:
                chosen, top = out[i], gain[me]
        apply(h, chosen)
    merit(h, gain)
    return gain[me]
