"""The advisor under every option of the game: exact where docs/pokern-solver.md says so, else bounds and estimates."""

from __future__ import annotations

from typing import Any

import pytest

import ludi
from ludi.solvers.pokern import ALL_CARDS, ended, one_turn_more
from ludi.solvers.pokern_advisor import Advisor, mode_of
from ludi.solvers.pokern_chances import chances
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_memory import PLAY, Memory
from ludi.solvers.pokern_recursion import Solitaire

from .by_rules import ByRules

MODES: dict[str, dict[str, Any]] = {
    "strict": {},
    "lenient": {"misthrow_on_stop": "lenient"},
    "cards on valid": {"cards_on_valid": True},
    "lenient, cards on valid": {"misthrow_on_stop": "lenient", "cards_on_valid": True},
}


def alone(column: list[int], cards: list[str], dice: str, **options: Any) -> ludi.State:
    return ludi.make("pokern", 1, **options).position(
        {"dice": list(dice), "players": [{"column": column, "cards": cards}]}
    )


def test_several_dice_at_once_are_worth_what_they_are_in_the_last_turn() -> None:
    """Only 28 is wanted, and Reroll V mends six dice at once but not the second V of two."""
    column, brute, cards = [10, 20, 27, 0, 29, 30, 31], Solitaire(), frozenset({"reroll V"})
    state = alone(column, ["Reroll V"], "", turns=1, several_dice=True)
    values = Advisor().values(state)
    for n in range(1, 7):
        thrown = brute._throw(tuple(column), cards, 1, False, "", 0, n)
        assert values[state.parse(f"roll {n}")] == pytest.approx(sum(column) + thrown, abs=1e-3), n
    assert max(values, key=lambda a: values[a]) == state.parse("roll 6")
    assert values[state.parse("roll 6")] > values[state.parse("roll 1")] + 0.1


def test_several_dice_at_once_are_never_worth_less_than_one_after_the_other() -> None:
    column, cards = [5, 12, 0, 20, 0, 33, 0], ["Reroll V", "Wild"]
    for dice in ("X", "IX", "VV", "XXI"):
        one = alone(column, cards, dice, turns=3)
        many = alone(column, cards, dice, turns=3, several_dice=True)
        single, joint = Advisor().values(one), Advisor().values(many)
        for action, worth in single.items():
            assert joint[many.parse(one.text(action))] == pytest.approx(worth, abs=1e-3), dice
        assert max(joint.values()) >= max(single.values()) - 1e-3


@pytest.mark.parametrize(("dice", "number"), [("IV", 4), ("VI", 6), ("IX", 9), ("XI", 11), ("XIX", 19), ("XXI", 21)])
def test_with_the_order_of_dice_stopping_writes_the_one_number_they_show(dice: str, number: int) -> None:
    state = alone([0, 22, 23, 24, 25, 26, 27], ["Wild"], dice, turns=1, order_rule=True)
    assert Advisor().values(state)[state.parse("stop")] == pytest.approx(147 + number + 5, abs=1e-3)


@pytest.mark.parametrize("mode", list(MODES)[1:])
@pytest.mark.parametrize("turns", [1, 2, 8])
def test_more_freedom_is_worth_up_to_a_point_at_the_start(mode: str, turns: int) -> None:
    """Later columns are taken from the opening of the strict rule there, so the gain is that of the first turn."""
    strict = Advisor().expected(ludi.make("pokern", 1, turns=turns).start(), 0, turns)
    freer = Advisor().expected(ludi.make("pokern", 1, turns=turns, **MODES[mode]).start(), 0, turns)
    assert strict - 0.02 <= freer <= strict + 1, "the opening is rounded to a hundredth"


@pytest.mark.parametrize("number", range(4))
def test_from_the_third_entry_on_each_rule_has_values_of_its_own(number: int) -> None:
    """Two entries made, five rows open: from here on nothing comes from the opening of the strict rule."""
    column, options = [20, 0, 0, 0, 0, 0, 33], list(MODES.values())[number]
    columns = graph(column_key(column), 5)
    values = ended(columns)
    for _ in range(3):
        values = one_turn_more(columns, values, number)
    state = alone(column, ["Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate", "Wild"], "", **options)
    assert mode_of(state) == number
    found = Advisor().expected(state, 0, 3) - sum(column)
    exact = float(values[columns.root, ALL_CARDS])
    assert exact - 0.1 <= found <= exact + 1e-3


@pytest.mark.soak(but=2)
@pytest.mark.parametrize("mode", list(MODES))
@pytest.mark.parametrize("discard", [False, True])
def test_what_was_asked_before_changes_no_answer(mode: str, discard: bool) -> None:
    solo = {"solitaire": "discard"} if discard else {"turns": 6}
    asked, cards = Advisor(), ["Reroll I", "Wild"]
    for column in ([5, 0, 0, 20, 0, 0, 0], [5, 12, 0, 20, 0, 0, 0], [0, 0, 0, 20, 0, 0, 0], [5, 0, 0, 20, 0, 0, 0]):
        state = alone(column, cards, "X", **solo, **MODES[mode])
        assert asked.values(state) == Advisor().values(state), column


@pytest.mark.parametrize("discard", [False, True])
def test_what_is_forgotten_in_the_middle_of_a_turn_is_solved_again(discard: bool) -> None:
    """Between two questions of one turn, other seats of other tables ask about more columns than are kept."""
    solo = {"solitaire": "discard"} if discard else {"turns": 6}
    asked, mine, cards = Advisor(), [5, 0, 14, 20, 0, 0, 35], ["Reroll I", "Wild"]
    first = alone(mine, cards, "X", **solo)
    assert asked.values(first)
    for number in range(16, 34):
        for below in (35, 36):
            asked.values(alone([4, 0, 12, number, 0, 0, below], cards, "X", **solo))
    for dice in ("XX", "IXX", "IIVX", "VV"):
        later = alone(mine, cards, dice, **solo)
        found = asked.values(later)
        assert found == Advisor().values(later), dice
        assert found.keys() == set(later.legal()), dice


@pytest.mark.parametrize(
    "column", [[0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 2, 0, 0, 0], [0, 3, 0, 0, 0, 35, 0], [39, 0, 0, 0, 0, 0, 0]]
)
@pytest.mark.parametrize("mode", list(MODES))
def test_columns_that_best_play_never_comes_to_are_looked_at_as_far_as_there_is_time(
    column: list[int], mode: str
) -> None:
    state = alone(column, ["Wild"], "X", turns=10, **MODES[mode])
    advisor = Advisor()
    values = advisor.values(state, effort=PLAY)
    assert values.keys() >= {state.parse("roll 1")}
    assert all(sum(column) <= x <= 276 for x in values.values())
    for memory in advisor._memories.values():
        for cone in memory._cones.values():
            sizes = [len(range(*pair)) for pair in zip(cone.columns.layers, cone.columns.layers[1:], strict=False)]
            work = sum(n * max(0, cone.turns - max(d, 1)) for d, n in enumerate(sizes[::-1]))
            assert work <= 2 * PLAY.enough


@pytest.mark.parametrize("turns", [11, 14])
def test_turns_beyond_the_tenth_are_looked_at_like_the_others(turns: int) -> None:
    column = [5, 12, 0, 20, 0, 33, 0]
    state = alone(column, ["Wild"], "X", turns=turns)
    exact, advice = ByRules(state, turns).values(state), Advisor().advice(state)
    assert advice.exact == set(state.legal())
    for action, worth in exact.items():
        assert advice.points[action] == pytest.approx(worth, abs=1e-3)


def test_an_advice_that_could_not_look_at_every_turn_says_so() -> None:
    """An empty column and more turns than the opening has: they are worth at least what ten are."""
    ten, more = (alone([0] * 7, [], "X", turns=t) for t in (10, 12))
    known, least = Advisor().advice(ten), Advisor().advice(more)
    assert least.exact == frozenset()
    for action in more.legal():
        assert least.points[action] >= known.points[action] - 0.02, "the opening is rounded to a hundredth"


def last_round(cards: list[str], **options: Any) -> ludi.State:
    """75 points and a card, or 80 points, against 60 and XX."""
    theirs = [1, 2, 3, 20, 21, 28, 0] if cards else [1, 2, 3, 20, 26, 28, 0]
    sides = [{"column": theirs, "cards": cards}, {"column": [10, 11, 12, 13, 14, 0, 0], "cards": []}]
    return ludi.make("pokern", **options).position(
        {"active": 1, "last": True, "dice": ["X", "X"], "players": sides, "bare": True}
    )


def test_where_cards_break_ties_they_count() -> None:
    for cards, tie_break, worth in (
        (["Wild"], False, 0.5),
        (["Wild"], True, 0.0),
        ([], False, 0.5),
        ([], True, 0.5),
    ):
        state = last_round(cards, tie_break=tie_break)
        found = chances(Advisor(), state, 1)[state.parse("stop")]
        assert found == pytest.approx(worth, abs=1e-5), (cards, tie_break)


@pytest.mark.parametrize("players", range(2, 7))
def test_at_the_start_everybody_wins_alike(players: int) -> None:
    state = ludi.make("pokern", players).position({"dice": ["I", "X"]})
    best = max(chances(Advisor(), state, 8).values())
    assert best == pytest.approx(1 / players, rel=0.2), "IX is a little better than most"


def test_the_opening_is_that_of_the_strict_rule_alone() -> None:
    key = column_key([0, 0, 0, 28, 0, 0, 0])
    assert [Memory(mode, False).listed(key, 5) is None for mode in range(4)] == [False, True, True, True]
