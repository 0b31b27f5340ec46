"""The exact solver against published instances, against plain recursion, and against the game itself."""

from __future__ import annotations

import numpy as np
import pytest

from ludi.solvers.pokern import ALL_CARDS, discarding, ended, one_turn_more, solitaire
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_recursion import Solitaire
from ludi.solvers.pokern_turn import CARDS_ON_VALID, LENIENT, STRICT

CARDS = ("reroll I", "reroll V", "reroll one", "remove one", "duplicate", "wild")
MODES = {
    STRICT: "strict",
    LENIENT: "lenient",
    CARDS_ON_VALID: "cards on valid",
    LENIENT | CARDS_ON_VALID: "lenient, cards on valid",
}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("rows", "turns", "mode", "cards", "value"),
    [
        (2, 1, STRICT, 63, 57.56249083),
        (2, 3, STRICT, 31, 78.79579199),
        (2, 3, LENIENT, 48, 58.61364013),
    ],
)
def test_known_instances(rows: int, turns: int, mode: int, cards: int, value: float) -> None:
    assert solitaire(rows, turns, mode)[cards] == pytest.approx(value, abs=1e-6)
    assert brute([0] * rows, cards, turns, mode) == pytest.approx(value, abs=1e-6)


@pytest.mark.soak
def test_known_instance_of_discarding() -> None:
    assert solitaire(1, 0, STRICT, discard=True)[ALL_CARDS] == pytest.approx(58.21811428, abs=1e-6)
    assert brute([0], ALL_CARDS, None, STRICT) == pytest.approx(58.21811428, abs=1e-6)


@pytest.mark.soak
def test_the_number_of_columns() -> None:
    """Section A8: 992,258 canonical columns, by open rows 0 to 7; 23.8 million entries, 4.36 million duplicates."""
    columns = graph(column_key([0] * 7))
    assert np.diff(columns.layers).tolist() == [1, 779, 102_049, 680_656, 194_921, 13_585, 266, 1]
    duplicates = int(columns.duplicates.sum())
    assert (len(columns.child) - duplicates, duplicates) == (23_801_034, 4_357_384)


@pytest.mark.parametrize(
    ("column", "size"),
    [
        ([0, 0, 0, 28, 0, 0, 0], 48_510),
        ([0, 0, 0, 0, 32, 0, 0], 39_135),
        ([0, 0, 27, 0, 0, 0, 0], 20_845),
    ],
)
def test_the_cone_of_a_column(column: list[int], size: int) -> None:
    assert len(graph(column_key(column), column.count(0)).keys) == size


def brute(column: list[int], cards: int, turns: int | None, mode: int) -> float:
    held = frozenset(name for i, name in enumerate(CARDS) if cards >> i & 1)
    return Solitaire(MODES[mode]).value(tuple(column), held, turns)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("column", "turns", "cards"),
    [
        ([0], 1, 0),
        ([0], 2, 0b000011),
        ([0], 2, 0b101000),
        ([12, 0], 2, 0b010100),
        ([0, 0], 1, 0b001001),
        ([0, 0], 2, 0b110000),
        ([0, 20, 0], 2, 0b100010),
        ([14, 0, 0, 16], 3, 0b010001),
        ([27, 0, 0, 29, 0], 2, 0b110000),
        ([33, 0, 37], 3, 0b111000),
    ],
)
def test_fixed_turns_agree_with_plain_recursion(column: list[int], turns: int, cards: int, mode: int) -> None:
    columns = graph(column_key(column), column.count(0))
    values = ended(columns, exact=True)
    for _ in range(turns):
        values = one_turn_more(columns, values, mode)
    assert values[columns.root, cards] == pytest.approx(brute(column, cards, turns, mode), abs=1e-9)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("column", "cards"), [([0], 0), ([0], 0b001010), ([30, 0, 33], 0b110001), ([14, 0, 0, 16], 0b010010)]
)
def test_discarding_agrees_with_plain_recursion(column: list[int], cards: int, mode: int) -> None:
    columns = graph(column_key(column), column.count(0))
    values = discarding(columns, mode, exact=True)
    assert values[columns.root, cards] == pytest.approx(brute(column, cards, None, mode), abs=1e-9)
