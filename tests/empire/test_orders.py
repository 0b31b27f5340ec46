"""Several buildings at once: offered where there is enough for all of them, and then all of them can be done."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import ludi
from ludi.games.empire.orders import orders
from ludi.games.empire.view import EmpireView
from ludi.kernel.messages import LegalMove, Message
from ludi.locales import Text, languages

ALL = {"empire-each-fort", "empire-each-upgrade", "empire-each-rebuild", "empire-each-city"}


def seen(state: ludi.State) -> EmpireView:
    """What the seat to move sees."""
    view: Any = state.view(state.to_move)
    return cast(EmpireView, view)


def moves(state: ludi.State) -> list[LegalMove]:
    """The legal ones, in the words of the seat to move."""
    view = state.view(state.to_move)
    return [state.game.legal_move(view, action) for action in state.legal()]


def touched(state: ludi.State, token: str) -> int | None:
    """The action of a token, if it is legal."""
    if state.to_move < 0:
        return None
    actions = [a for a, move in zip(state.legal(), moves(state), strict=True) if move.path[0] == token]
    return actions[0] if actions else None


def positions(games: int) -> Iterator[ludi.State]:
    """Those of random games of three in which a seat decides."""
    game = ludi.make("empire", players=3)
    for seed in range(games):
        rng, state = random.Random(seed), game.start()
        while state.to_move != ludi.OVER:
            if state.to_move >= 0:
                yield state
            state.apply(rng.choice(state.possible()))


@pytest.fixture(scope="module")
def found() -> list[tuple[ludi.State, Message, list[str]]]:
    """The orders of some games."""
    return [(state.copy(), *order) for state in positions(3) for order in orders(seen(state), moves(state))]


def test_all_of_an_order_can_be_done(found: list[tuple[ludi.State, Message, list[str]]]) -> None:
    kinds = Counter[str]()
    for state, told, tokens in found:
        assert len(tokens) == told.params["n"] > 1
        seat = state.to_move
        for token in tokens:
            assert state.to_move == seat
            action = touched(state, token)
            assert action is not None, (told, token)
            state.apply(action)
        kinds[told.key] += 1
    assert {*kinds} == ALL


def test_what_does_not_reach_for_all_is_no_order() -> None:
    """Of every position with two and more of a kind: it is an order, or all of them cannot be done."""
    short = 0
    for state in positions(2):
        legal = moves(state)
        offered = {told.key for told, _ in orders(seen(state), legal)}
        for key in ALL - offered:
            tokens = [move.path[0] for move in legal if move.told.key == key.replace("each", "move")]
            if len(tokens) > 1:
                after = state.copy()
                for token in tokens:
                    if (action := touched(after, token)) is None:
                        short += 1
                        break
                    after.apply(action)
                else:
                    raise AssertionError((key, tokens))
    assert short > 5


@pytest.mark.parametrize("language", languages())
def test_an_order_is_said_in_every_language(found: list[tuple[ludi.State, Message, list[str]]], language: str) -> None:
    say = Text(language)
    for told in {order.key: order for _, order, _ in found}.values():
        words = say.told("empire", told, ["Anna", "Bob", "Eve"])
        assert str(told.params["n"]) in words
        assert told.key not in words
