"""The value of a position by the whole solution, against plain recursion with rules of its own."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludi
from ludi.games.pokern.constants import CARD_NAMES
from ludi.solvers.pokern_recursion import Solitaire
from ludi.solvers.pokern_whole import solve_position

NAMES = ("reroll I", "reroll V", "reroll one", "remove one", "duplicate", "wild")
RULES: dict[str, dict[str, Any]] = {
    "strict": {},
    "lenient": {"misthrow_on_stop": "lenient"},
    "cards on valid": {"cards_on_valid": True},
    "lenient, cards on valid": {"misthrow_on_stop": "lenient", "cards_on_valid": True},
}
COLUMNS = ([1, 4, 0, 20, 21, 30, 39], [2, 0, 14, 16, 24, 0, 37], [0, 8, 9, 10, 20, 30, 0])


@pytest.mark.parametrize("mode", RULES)
@pytest.mark.parametrize("column", COLUMNS, ids=str)
def test_the_start_of_a_turn_is_worth_what_plain_recursion_says(mode: str, column: list[int]) -> None:
    cards = random.Random(f"{mode}{column}").sample(range(6), 2)
    side = {"column": column, "cards": [CARD_NAMES[c] for c in cards]}
    state = ludi.make("pokern", 1, turns=2, **RULES[mode]).position({"players": [side]})
    by_hand = Solitaire(mode).value(tuple(column), frozenset(NAMES[c] for c in cards), 2)
    assert solve_position(state).points == pytest.approx(sum(column) + by_hand, abs=1e-3)


@pytest.mark.parametrize("mode", RULES)
def test_discarding(mode: str) -> None:
    column = COLUMNS[0]
    side = {"column": column, "cards": [CARD_NAMES[3]]}
    state = ludi.make("pokern", 1, solitaire="discard", **RULES[mode]).position({"players": [side]})
    by_hand = Solitaire(mode).value(tuple(column), frozenset([NAMES[3]]), None)
    assert solve_position(state).points == pytest.approx(sum(column) + by_hand, abs=1e-3)


@pytest.mark.parametrize("seed", range(12))
def test_a_position_is_worth_its_best_move_and_a_throw_the_mean_of_its_dice(seed: int) -> None:
    """Along a random turn: no move is worth more than the position, dice about to fall are worth their mean."""
    rng = random.Random(seed)
    column = list(COLUMNS[seed % 3])
    cards = [CARD_NAMES[c] for c in rng.sample(range(6), 2)]
    state = ludi.make("pokern", 1, turns=3).position({"players": [{"column": column, "cards": cards}]})
    for _ in range(8):
        if state.raw.round > 1 or state.to_move == ludi.OVER:
            break
        here = solve_position(state)
        if state.to_move != ludi.CHANCE:
            assert here.moves.keys() == set(state.legal())
            assert here.points == max(here.moves.values())
            state.apply(rng.choice(state.legal()))
            continue
        worth = 0.0
        for face, weight in state.chance():
            after = state.copy()
            after.apply(face)
            worth += weight / 6 * solve_position(after).points
        assert here.points == pytest.approx(worth, abs=1e-3)
        state.sample(rng)


@pytest.mark.parametrize("option", ["several_dice", "order_rule"])
def test_rules_that_the_solver_does_not_know_are_refused(option: str) -> None:
    state = ludi.make("pokern", 1, **{option: True}).start()
    with pytest.raises(ludi.BadPosition, match="the solver knows only the rules without these options"):
        solve_position(state)
