"""The advisor against plain recursion, against the full solution, and against the game itself."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

import ludi
from ludi.solvers.pokern import ALL_CARDS, discarding, ended, one_turn_more
from ludi.solvers.pokern_advisor import Advisor
from ludi.solvers.pokern_chances import chances
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_memory import PLAY
from ludi.solvers.pokern_opening import opening
from ludi.solvers.pokern_recursion import FACES, VALUE, Solitaire

CARDS = ("reroll I", "reroll V", "reroll one", "remove one", "duplicate", "wild")
NAMES = ("Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate", "Wild")
OPTIONS: dict[str, dict[str, Any]] = {
    "strict": {},
    "lenient": {"misthrow_on_stop": "lenient"},
    "cards on valid": {"cards_on_valid": True},
    "lenient, cards on valid": {"misthrow_on_stop": "lenient", "cards_on_valid": True},
}
DICE = ("I", "X", "IIX", "VV", "VXX", "XXXX", "IIIIX", "IVXXX", "IIXXXX", "IIVXXX", "IIIXXX")


def position(column: list[int], cards: int, dice: str, mode: str, turns: int | None) -> ludi.State:
    solo = {"solitaire": "discard"} if turns is None else {"turns": turns}
    game = ludi.make("pokern", 1, **solo, **OPTIONS[mode])
    held = [name for i, name in enumerate(NAMES) if cards >> i & 1]
    return game.position({"dice": list(dice), "players": [{"column": column, "cards": held}]})


@pytest.mark.parametrize("mode", OPTIONS)
@pytest.mark.parametrize(
    ("column", "cards", "turns"),
    [
        ([1, 2, 3, 4, 33, 0, 37], 0b100010, 2),
        ([10, 11, 12, 13, 14, 15, 0], 0b001001, 2),
        ([10, 11, 0, 22, 32, 0, 35], 0b010000, 2),
        ([8, 0, 0, 20, 21, 22, 23], 0, 2),
        ([1, 2, 3, 4, 5, 0, 37], 0b110001, 1),
        ([12, 13, 14, 15, 0, 33, 36], 0b001010, None),
    ],
)
def test_the_best_choice_is_worth_what_plain_recursion_says(
    column: list[int], cards: int, turns: int | None, mode: str
) -> None:
    brute, advisor = Solitaire(mode), Advisor()
    held = frozenset(name for i, name in enumerate(CARDS) if cards >> i & 1)
    for dice in DICE:
        state = position(column, cards, dice, mode, turns)
        if state.to_move != 0:
            continue  # the only thing to do is to roll
        worth = sum(column) + brute._lying(tuple(column), held, turns, not held, "".join(sorted(dice)), 0)
        assert max(advisor.values(state).values()) == pytest.approx(worth, abs=1e-3), dice


def test_every_choice_is_worth_what_comes_of_it() -> None:
    column, names, brute = [10, 11, 0, 22, 32, 0, 35], frozenset({"reroll I", "wild"}), Solitaire()
    state = position(column, 0b100001, "IXX", "strict", 2)
    values = Advisor().values(state)
    assert values.keys() == set(state.legal())
    rolled = brute._throw(tuple(column), names, 2, False, "IXX", 0, 1)
    assert values[state.parse("roll 1")] == pytest.approx(110 + rolled, abs=1e-3)
    entered = {n: n + brute.value((10, 11, n, 22, 32, 0, 35), names, 1) for n in (19, 21)}
    assert values[state.parse("stop")] == pytest.approx(110 + max(entered.values()), abs=1e-3)
    state.apply(state.parse("stop"))
    readings = Advisor().values(state)
    for n, worth in entered.items():
        assert readings[state.parse(f"read {n}")] == pytest.approx(110 + worth, abs=1e-3)


@pytest.mark.parametrize("mode", range(len(OPTIONS)))
@pytest.mark.parametrize(
    ("column", "turns"),
    [([5, 12, 0, 20, 0, 33, 0], 4), ([0, 18, 0, 24, 0, 34, 36], 4), ([8, 0, 0, 0, 28, 33, 37], 3)],
)
def test_values_are_those_of_the_full_solution(column: list[int], turns: int, mode: int) -> None:
    columns = graph(column_key(column), column.count(0))
    values = ended(columns)
    for _ in range(turns):
        values = one_turn_more(columns, values, mode)
    state = position(column, ALL_CARDS, "", list(OPTIONS)[mode], turns)
    found = Advisor().expected(state, 0, turns) - sum(column)
    assert found == pytest.approx(values[columns.root, ALL_CARDS], abs=0.1)
    assert found <= values[columns.root, ALL_CARDS] + 1e-3, "never more than best play can have"


def test_discarding_is_that_of_the_full_solution() -> None:
    column = [5, 12, 0, 20, 0, 33, 0]
    columns = graph(column_key(column), 3)
    values = discarding(columns, 0)
    found = Advisor().expected(position(column, ALL_CARDS, "", "strict", None), 0, 1) - sum(column)
    assert found == pytest.approx(values[columns.root, ALL_CARDS], abs=0.1)


def test_the_whole_game_is_known_from_its_opening() -> None:
    """The figures of docs/pokern-solution.md, which took the full solution."""
    start = ludi.make("pokern", 1).start()
    assert Advisor().expected(start, 0, 8) == pytest.approx(189.2178, abs=0.02)
    assert Advisor().expected(start, 0, 1) == pytest.approx(57.5625, abs=0.02)
    discard = ludi.make("pokern", 1, solitaire="discard").start()
    assert Advisor().expected(discard, 0, 1) == pytest.approx(183.6363, abs=0.02)
    assert opening().turns == 9


@pytest.mark.soak
def test_the_policy_earns_what_it_promises() -> None:
    """300 games from a column with three open rows and four turns, played by the rules."""
    advisor, rng, scores = Advisor(), random.Random(7), []
    for _ in range(300):
        state = position([8, 18, 0, 28, 0, 0, 39], 0b101101, "", "strict", 4)
        while state.to_move != ludi.OVER:
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            else:
                values = advisor.values(state, effort=PLAY)
                state.apply(max(values, key=lambda a: values[a]))
        scores.append(state.scores()[0])
    promised = advisor.expected(position([8, 18, 0, 28, 0, 0, 39], 0b101101, "", "strict", 4), 0, 4)
    assert abs(mean(scores) - promised) < 3 * stdev(scores) / sqrt(len(scores))
    assert len(set(scores)) > 20, "games differ"


def last_round(mine: list[int], theirs: list[int], dice: str, seat: int = 1) -> ludi.State:
    sides = [{"column": theirs, "cards": []}, {"column": mine, "cards": []}]
    players = sides if seat == 1 else sides[::-1]
    return ludi.make("pokern").position({"active": seat, "last": True, "dice": list(dice), "players": players})


def test_the_last_one_stops_as_soon_as_he_has_won() -> None:
    state = last_round([10, 11, 12, 13, 14, 0, 0], [1, 2, 3, 20, 21, 22, 0], "VX")  # 60 against 69
    found = chances(Advisor(), state, 1)
    assert found[state.parse("stop")] == pytest.approx(1.0, abs=1e-5)
    assert found[state.parse("roll 1")] < 0.999
    points = Advisor().values(state, 1)
    assert points[state.parse("roll 1")] > points[state.parse("stop")], "for points alone one would roll on"


def test_a_tie_is_half_a_win_and_less_is_nothing() -> None:
    tie = last_round([10, 11, 12, 13, 14, 0, 0], [1, 2, 3, 20, 26, 28, 0], "XX")  # 60 and 20 against 80
    assert chances(Advisor(), tie, 1)[tie.parse("stop")] == pytest.approx(0.5, abs=1e-5)
    behind = last_round([10, 11, 12, 13, 14, 0, 0], [1, 2, 3, 20, 27, 28, 0], "XX")
    assert chances(Advisor(), behind, 1)[behind.parse("stop")] == pytest.approx(0.0, abs=1e-5)


def reply(dice: str, least: int) -> float:
    """The best chance of a number above `least` (half a win: equal) in one turn, without cards, in an open row."""
    stop = max((1.0 if n > least else 0.5 if n == least else 0.0 for n in VALUE.get(dice, ())), default=0.0)
    if len(dice) == 6 or (dice and dice not in VALUE and dice != "XXXX"):
        return stop
    rolled = sum(sides / 6 * reply("".join(sorted(dice + face)), least) for face, sides in FACES)
    return max(stop, rolled)


def test_the_first_one_reckons_with_the_best_reply() -> None:
    """84 points and XX make 104; the other one has 80 and needs more than 24, in an open row below 18."""
    state = last_round([1, 2, 3, 10, 0, 31, 37], [14, 15, 16, 17, 18, 0, 0], "XX", seat=0)
    found = chances(Advisor(), state, 1)
    assert found[state.parse("stop")] == pytest.approx(1 - reply("", 24), abs=1e-5)
