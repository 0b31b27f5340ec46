"""A turn, step by step (source: A3, steps 1 to 5)."""

from __future__ import annotations

import pytest
from tests.pokern.table import EVERY, FULL, POKERN, Table, misthrow, table

from ludi import CHANCE

# Step 1


def test_the_first_die_is_rolled_without_a_choice() -> None:
    t = Table(POKERN.start())
    assert (t.state.to_move, t.decision, t.dice) == (CHANCE, "rolling", "")
    assert t.options == ["die I", "die V", "die X"]


# Step 2


@pytest.mark.parametrize("dice", ["V V", "I I I I", "X X X X X", "V X X X X", "I I I X V V"])
def test_dice_that_are_no_number_are_a_misthrow(dice: str) -> None:
    assert misthrow(dice).chosen("pass") == ["pass"]


def test_four_x_are_no_misthrow_while_a_die_is_left() -> None:
    t = table("X X X X")
    assert t.decision == "choosing"
    assert t.readings == []


# Step 3


def test_on_a_number_the_player_stops_or_rolls_one_more_die() -> None:
    t = table("X X")
    assert t.options == ["roll 1", "stop"]
    t.play("roll 1")
    assert t.state.to_move == CHANCE
    t.play("die V")
    assert (t.dice, t.readings, t.options) == ("X X V", [25], ["roll 1", "stop"])


def test_stopping_is_not_offered_on_a_number_that_cannot_be_entered() -> None:
    assert table("X X", "20").options == ["roll 1"]
    assert table("X X", "21 22 23 24 25 26").options == ["roll 1"]


def test_four_x_must_roll() -> None:
    assert table("X X X X").options == ["roll 1"]
    assert table("X X X X").roll("I").readings == [39]


def test_with_four_x_anything_but_an_i_is_a_misthrow() -> None:
    for face in "VX":
        assert table("X X X X").roll(face).decision == "misthrow"


def test_after_the_sixth_die_the_number_is_written() -> None:
    t = table("I I I V X").roll("X")
    assert t.decision == "entering"
    assert t.options == [f"row {row}" for row in range(1, 8)]
    assert t.play("row 4").column() == [0, 0, 0, 28, 0, 0, 0]


def test_after_the_sixth_die_a_number_that_cannot_be_entered_is_a_misthrow() -> None:
    t = table("I I I V X", "28").roll("X")
    assert t.decision == "misthrow"
    assert t.readings == [28]


def test_five_dice_leave_a_sixth() -> None:
    assert table("I X X X X").options == ["roll 1", "stop"]
    assert table("I X X X X", "39").options == ["roll 1"]


# Step 4


def test_the_number_goes_into_one_open_row() -> None:
    t = table("X X", "10 - 19 - - 30 -").play("stop")
    assert t.options == ["row 4", "row 5"]
    t.play("row 5")
    assert t.column() == [10, 0, 19, 0, 20, 30, 0]


@pytest.mark.parametrize(
    ("own", "rows"),
    [
        ("- - - - - - -", [1, 2, 3, 4, 5, 6, 7]),
        ("- - - 19 - - -", [5, 6, 7]),
        ("- - - 21 - - -", [1, 2, 3]),
        ("19 - - - - - 21", [2, 3, 4, 5, 6]),
        ("- 19 - 21 - - -", [3]),
    ],
)
def test_numbers_rise_downwards(own: str, rows: list[int]) -> None:
    assert table("X X", own).play("stop").options == [f"row {row}" for row in rows]


@pytest.mark.parametrize("own", ["- - 20 - - - -", "19 21 - - - - -", "- - 35 36 37 - 39", "21"])
def test_a_number_without_a_row_or_listed_already_cannot_be_entered(own: str) -> None:
    fits = own == "- - 35 36 37 - 39"
    assert ("stop" in table("X X", own).options) == fits


def test_one_i_beside_a_v_is_four_or_six() -> None:
    assert table("V I").play("stop").options == ["read 4", "read 6"]
    t = table("V I").enter(2, 4)
    assert t.column() == [0, 4, 0, 0, 0, 0, 0]


def test_one_i_beside_an_x_is_nine_or_eleven() -> None:
    assert table("X I").play("stop").options == ["read 9", "read 11"]


def test_the_example_x_v_i_is_14_or_16() -> None:
    t = table("X V I").play("stop")
    assert (t.decision, t.options) == ("reading", ["read 14", "read 16"])


def test_with_four_x_there_is_only_39() -> None:
    assert table("X X X X I").play("stop").decision == "entering"


def test_the_reading_is_chosen_when_writing() -> None:
    t = table("X V I").roll("X")
    assert t.readings == [24, 26]
    t.enter(1, 26)
    assert t.column()[0] == 26


# Step 5


def test_after_a_misthrow_the_turn_may_be_passed_without_an_entry() -> None:
    t = misthrow("V V", "10")
    t.play("pass")
    assert (t.turn, t.dice, t.column(), t.cards()) == ((1, 1), "", [10, 0, 0, 0, 0, 0, 0], EVERY.split(", "))


def test_cards_are_played_one_at_a_time_until_the_result_is_alive() -> None:
    t = misthrow("I I I V V")
    t.play("card Reroll One", "pick V", "die V")
    assert t.decision == "misthrow"
    t.play("card Remove One", "pick V")
    assert (t.decision, t.readings) == ("choosing", [8])
    assert t.cards() == ["Reroll I", "Reroll V", "Duplicate", "Wild"]


def test_a_player_may_give_up_after_a_card_that_did_not_help() -> None:
    t = misthrow("V V").play("card Reroll One", "pick V", "die V")
    assert t.decision == "misthrow"
    t.play("pass")
    assert t.turn == (1, 1)
    assert t.cards() == ["Reroll I", "Reroll V", "Remove One", "Duplicate", "Wild"]


def test_with_six_dice_a_valid_number_must_be_enterable_too() -> None:
    t = misthrow("I I I I X X", "23").play("card Reroll One", "pick I", "die V")
    assert (t.decision, t.readings) == ("entering", [28])
    t = misthrow("I I I I X X", "28").play("card Reroll One", "pick I", "die V")
    assert (t.decision, t.readings) == ("misthrow", [28])


def test_an_alive_result_goes_back_to_the_choice() -> None:
    t = misthrow("V V X").play("card Reroll V", "count 1", "die I")
    assert (t.decision, t.readings, t.options) == ("choosing", [14, 16], ["roll 1", "stop"])


def test_without_a_card_a_misthrow_ends_the_turn() -> None:
    assert misthrow("V V", hand="").options == ["pass"]


def test_a_full_column_can_only_be_missed() -> None:
    t = table("I", FULL, last=True)
    assert t.options == ["roll 1"]
