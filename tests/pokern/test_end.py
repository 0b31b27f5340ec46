"""The end of the game and the score (source: A3, end and score)."""

from __future__ import annotations

import pytest
from tests.pokern.table import EVERY, FULL, Table, misthrow, table

import ludi

NEARLY = "1 2 3 4 5 6 -"
THREE = ludi.make("pokern", 3)


def passing(t: Table) -> Table:
    """The seat to move makes a misthrow and passes."""
    while t.decision != "misthrow":
        t.roll("V")
    return t.play("pass")


def test_the_seventh_number_lets_the_round_be_finished() -> None:
    t = table("X X", NEARLY, game=THREE).enter(7)
    assert (t.over, t.turn, t.position["last"]) == (False, (1, 1), True)
    passing(t)
    assert (t.over, t.turn) == (False, (1, 2))
    passing(t)
    assert t.over
    assert t.position["pending"] == []


def test_the_starting_player_does_not_roll_again() -> None:
    t = table("X X", others=[NEARLY]).enter(1)
    t.roll("X X").enter(7)
    assert t.over
    assert (t.column(0), t.column(1)[6]) == ([20, 0, 0, 0, 0, 0, 0], 20)


def test_the_seventh_number_of_the_last_player_ends_the_game_at_once() -> None:
    t = table("V", others=["- - - - - - -", NEARLY], game=THREE)
    passing(t)
    passing(t)
    assert t.turn == (1, 2)
    t.roll("X").enter(7)
    assert t.over


def test_a_seventh_number_may_be_a_duplicate() -> None:
    t = misthrow("I I I X X X", "1 2 3 4 5 33 -").play("card Duplicate", "row 7")
    assert t.position["last"]
    assert not t.over


def test_others_may_fill_their_columns_in_the_last_round_too() -> None:
    t = table("X X", NEARLY, others=[NEARLY, NEARLY], game=THREE).enter(7)
    t.roll("X").enter(7)
    t.roll("X").enter(7)
    assert t.over
    assert t.state.scores() == [41 + 30, 31 + 30, 31 + 30]


def test_who_began_without_a_card_and_makes_a_misthrow_ends_the_game_after_the_round() -> None:
    t = misthrow("V V", hand="", game=THREE).play("pass")
    assert (t.over, t.position["last"], t.turn) == (False, True, (1, 1))
    passing(passing(t))
    assert t.over


def test_who_began_without_a_card_and_enters_a_number_does_not_end_the_game() -> None:
    t = table("X X", hand="").enter(1)
    assert not t.position["last"]
    passing(t)
    assert (t.over, t.turn) == (False, (2, 0))


def test_who_spends_the_last_card_during_the_turn_does_not_end_the_game() -> None:
    t = misthrow("V V", hand="Reroll One").play("card Reroll One", "pick V", "die V", "pass")
    assert (t.cards(), t.position["last"]) == ([], False)
    passing(t)
    assert (t.over, t.turn) == (False, (2, 0))
    passing(t)
    assert t.position["last"]


def test_a_misthrow_with_a_card_in_the_hand_does_not_end_the_game() -> None:
    t = misthrow("V V", hand="Reroll I").play("pass")
    assert not t.position["last"]


@pytest.mark.parametrize(
    ("own", "hand", "points"),
    [
        ("- - - - - - -", EVERY, 30),
        ("- - - - - - -", "", 0),
        ("5 - 20 - - - 39", "", 64),
        ("5 - 20 - - - 39", "Wild", 69),
        ("32 33 34 35 36 37 39", EVERY, 276),
        ("32 33 34 35 36 37 39", "", 246),
        ("10 20 27 - 33 33 39", "Reroll I, Reroll V, Wild", 177),
    ],
)
def test_the_score_is_the_sum_of_the_column_and_five_for_each_unused_card(own: str, hand: str, points: int) -> None:
    t = table("", own, hand, pending=[])
    assert t.over
    assert t.state.scores()[0] == points
    assert t.state.view(None)["players"][0]["points"] == points


def test_the_highest_score_wins() -> None:
    t = table("", "1 2 3", others=["4 5 6", "10", "1 2"], game=ludi.make("pokern", 4), pending=[])
    assert t.state.scores() == [36, 45, 40, 33]
    assert t.state.ranks() == [2, 0, 1, 3]


def test_a_game_goes_on_in_rounds_until_then() -> None:
    t = table("X X").enter(1)
    t.roll("X X").enter(1)
    assert t.turn == (2, 0)
    assert not t.position["last"]


def test_a_full_column_means_the_last_round() -> None:
    t = table("V", others=[FULL])
    assert t.position["last"]
    passing(t)
    assert not t.over
