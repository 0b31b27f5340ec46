"""Positions to ask questions about."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State, make


def choices(title: str) -> Iterator[State]:
    """The positions of one game of random moves, always the same one, in which a seat has a choice."""
    state, rng = make(title).start(), random.Random(3)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.sample(rng)
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield state.copy()
        state.apply(rng.choice(legal))
