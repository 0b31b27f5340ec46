"""Which dice are Roman numbers (source: A3, step 2; A4): all 84 multisets, against numbers written out one by one."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.pokern.table import POKERN, misthrow, table

from ludi.games.pokern.numbers import alive, high, low

Dice = tuple[int, int, int]  # how many I, V and X

ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
WRITTEN = {10 * tens + ones: "X" * tens + ONES[ones] for tens in range(4) for ones in range(10) if tens or ones}
EVERY = [(i, v, x) for i in range(7) for v in range(7) for x in range(7) if 1 <= i + v + x <= 6]


def dice_of(number: int) -> Dice:
    """The dice that a number needs."""
    counts = Counter(WRITTEN[number])
    return counts["I"], counts["V"], counts["X"]


NUMBERS: dict[Dice, list[int]] = {}
for _n in WRITTEN:
    NUMBERS.setdefault(dice_of(_n), []).append(_n)
VALID = {dice: numbers for dice, numbers in NUMBERS.items() if sum(dice) <= 6}


def shown(dice: Dice) -> str:
    """Dice as text."""
    return " ".join("I" * dice[0] + "V" * dice[1] + "X" * dice[2])


@pytest.mark.parametrize("dice", EVERY, ids=shown)
def test_dice_are_the_numbers_that_are_written_with_all_of_them(dice: Dice) -> None:
    assert sorted({high(*dice), low(*dice)} - {0}) == VALID.get(dice, [])


def test_of_84_multisets_31_are_numbers_and_32_alive() -> None:
    assert len(EVERY) == 83  # and the empty one
    assert sum(high(*dice) > 0 for dice in EVERY) == len(VALID) == 31
    assert [dice for dice in EVERY if alive(*dice) and not high(*dice)] == [(0, 0, 4)]
    assert sum(alive(*dice) for dice in EVERY) == 32


def test_the_38_numbers_are_1_to_37_and_39_for_38_needs_seven_dice() -> None:
    assert sum(dice_of(38)) == 7
    assert sorted(n for numbers in VALID.values() for n in numbers) == [*range(1, 38), 39]


def test_seven_multisets_carry_two_numbers() -> None:
    both = sorted(numbers for numbers in VALID.values() if len(numbers) == 2)
    assert both == [[4, 6], [9, 11], [14, 16], [19, 21], [24, 26], [29, 31], [34, 36]]


BY_DICE = {
    1: [1, 5, 10],
    2: [2, 4, 6, 9, 11, 15, 20],
    3: [3, 7, 12, 14, 16, 19, 21, 25, 30],
    4: [8, 13, 17, 22, 24, 26, 29, 31, 35],
    5: [18, 23, 27, 32, 34, 36, 39],
    6: [28, 33, 37],
}


@pytest.mark.parametrize("n", BY_DICE)
def test_a_number_needs_exactly_its_dice(n: int) -> None:
    found = sorted(x for dice in EVERY if sum(dice) == n for x in {high(*dice), low(*dice)} - {0})
    assert found == BY_DICE[n]


def test_four_x_only_in_39() -> None:
    four = [dice for dice in EVERY if dice[2] == 4 and high(*dice)]
    assert four == [(1, 0, 4)]
    assert (high(1, 0, 4), low(1, 0, 4)) == (39, 0)


@pytest.mark.parametrize("old", ["V I I I I", "I I I I", "V V", "I I V V", "X I I I I", "X X X X X"])
def test_no_numeral_stands_four_times_in_a_row_and_old_forms_are_misthrows(old: str) -> None:
    assert misthrow(old).readings == []


@pytest.mark.parametrize("dice", ["X V I", "X I V", "V X I", "V I X", "I X V", "I V X"])
def test_the_order_of_rolling_does_not_matter(dice: str) -> None:
    t = table(dice)
    assert t.readings == [14, 16]
    assert t.options == ["roll 1", "stop"]


def test_all_dice_together_form_the_number() -> None:
    assert table("X X I V").readings == [24, 26]
    assert table("X X X X").readings == []
    assert table("I").readings == [1]


def test_every_part_of_what_is_alive_is_alive() -> None:
    for i, v, x in EVERY:
        if alive(i, v, x):
            for fewer in ((i - 1, v, x), (i, v - 1, x), (i, v, x - 1)):
                assert min(fewer) < 0 or sum(fewer) == 0 or alive(*fewer)


def test_the_dice_of_a_state_are_read_by_the_same_rule() -> None:
    for dice in EVERY:
        if sum(dice) < 6 and alive(*dice):
            state = POKERN.position({"dice": shown(dice).split()})
            assert state.view(0)["readings"] == VALID.get(dice, [])
            assert state.decision() == "choosing"
        elif sum(dice) < 6:
            assert POKERN.position({"dice": shown(dice).split()}).decision() == "misthrow"
