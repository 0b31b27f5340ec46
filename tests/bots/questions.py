"""What bots are asked in games that are played at random."""

from __future__ import annotations

import random
from typing import Any

import ludi
from ludi.bots.protocol import Question, ask


def questions(title: str, n: int, **options: Any) -> list[Question]:
    """Some of the decisions of such games, of those with more than one move."""
    state, rng, found = ludi.make(title, **options).start(), random.Random(7), list[Question]()
    while len(found) < n:
        if state.to_move == ludi.OVER:
            state = state.game.start()
        elif state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            if len(state.legal()) > 1 and rng.random() < 0.3:
                found.append(ask(state, rng))
            state.apply(rng.choice(state.legal()))
    return found
