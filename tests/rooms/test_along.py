"""A game alone that is taken along: the file says nothing that its player does not know."""

from __future__ import annotations

import random

import pytest

import ludi
from ludi.bots.protocol import ask_for_hint
from ludi.kernel.titles import TITLES
from ludi.rooms import along

SECRET = b"s" * 32


def taken(state: ludi.State) -> list[str]:
    """The file for the seat to move."""
    who = [along.ME if seat == state.to_move else "bot:consul" for seat in range(state.game.players)]
    return along.taken(ask_for_hint(state, None, SECRET), who, [f"p{i}" for i in range(state.game.players)]).lines()


@pytest.mark.parametrize("title", TITLES)
def test_of_twin_games_the_same_is_taken_along(title: str) -> None:
    rng, state, compared, others = random.Random(title), ludi.make(title).start(), 0, 0
    while compared < 12:
        if state.to_move == ludi.OVER:
            state = ludi.make(title).start()
            continue
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        if rng.random() < 0.1:
            twin = state.redeal(state.to_move, rng)
            assert taken(twin) == taken(state)
            record = ludi.Record.parse("\n".join(taken(state)) + "\n")
            assert record.start().view(state.to_move) == state.view(state.to_move)
            others += twin != state
            compared += 1
        state.apply(rng.choice(state.legal()))
    assert others or title == "pokern", "nothing was hidden in any position"
