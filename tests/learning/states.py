"""Positions to judge."""

from __future__ import annotations

import random

import ludi
from ludi.kernel.game import Game, State


def positions(game: Game, rng: random.Random, n: int, most: int = 300) -> list[State]:
    """States after up to so many actions of random games, decisions of chance and ends included."""
    found: list[State] = []
    while len(found) < n:
        state = game.start()
        for _ in range(rng.randint(0, most)):
            if state.to_move == ludi.OVER:
                break
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            else:
                state.apply(rng.choice(state.legal()))
        found.append(state)
    return found
