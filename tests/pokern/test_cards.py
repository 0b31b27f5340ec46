"""The six action cards (source: the table in A3, and what follows it): effect, when usable, used once."""

from __future__ import annotations

import itertools

import pytest
from tests.pokern.table import EVERY, POKERN, misthrow, table

import ludi
from ludi import CHANCE
from ludi.games.pokern import constants as K

CARDS = {f"card {name}" for name in K.CARD_NAMES}

# Each once per game


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("Reroll I", ["count 1", "die V"]),
        ("Reroll V", ["count 1", "die X"]),
        ("Reroll One", ["pick I", "die V"]),
        ("Remove One", ["pick V"]),
    ],
)
def test_a_played_card_is_out_of_the_game(card: str, then: list[str]) -> None:
    t = misthrow("I I V V").play(f"card {card}")
    assert card not in t.cards()
    t.play(*then)
    assert len(t.cards()) == 5
    if t.decision == "misthrow":
        t.refused(f"card {card}")


def test_cards_are_not_playable_on_a_number() -> None:
    assert not CARDS & set(table("X X", "20").options)
    assert not CARDS & set(table("X X X X").options)


# 1: Reroll I


def test_reroll_i_rolls_any_number_of_the_i_again_together() -> None:
    t = misthrow("I I I I X").play("card Reroll I")
    assert t.options == ["count 1", "count 2", "count 3", "count 4"]
    t.play("count 3")
    assert (t.state.to_move, t.dice) == (CHANCE, "I X")
    t.play("die X", "die X")
    assert t.state.to_move == CHANCE
    t.play("die V")
    assert (t.decision, t.readings) == ("choosing", [34, 36])


def test_reroll_i_needs_an_i() -> None:
    assert "card Reroll I" in misthrow("I V V").options
    assert "card Reroll I" not in misthrow("V V").options


def test_reroll_i_works_on_a_single_i() -> None:
    t = misthrow("I V V").play("card Reroll I")
    assert t.options == ["count 1"]
    assert t.play("count 1", "die X").decision == "misthrow"


# 2: Reroll V


def test_reroll_v_rolls_any_number_of_the_v_again_together() -> None:
    t = misthrow("X V V").play("card Reroll V")
    assert t.options == ["count 1", "count 2"]
    t.play("count 2", "die I", "die I")
    assert (t.decision, t.readings) == ("choosing", [12])


def test_reroll_v_needs_a_v() -> None:
    assert "card Reroll V" not in misthrow("I I I I").options
    assert "card Reroll V" in misthrow("I I I I V").options


# 3: Reroll One


@pytest.mark.parametrize("face", "IVX")
def test_reroll_one_rolls_any_one_die_again(face: str) -> None:
    t = misthrow("I V V X").play("card Reroll One")
    assert t.options == ["pick I", "pick V", "pick X"]
    t.play(f"pick {face}")
    left = ["I", "V", "V", "X"]
    left.remove(face)
    assert t.dice.split() == left
    t.play("die X")
    assert t.dice.split() == [*left, "X"]


def test_reroll_one_is_usable_in_every_misthrow() -> None:
    for dice in ("V V", "I I I I", "X X X X X", "I X X X X X"):
        assert "card Reroll One" in misthrow(dice).options


# 4: Remove One


def test_remove_one_takes_any_one_die_out_of_this_turn() -> None:
    t = misthrow("I V V X").play("card Remove One")
    assert t.options == ["pick I", "pick V", "pick X"]
    t.play("pick V")
    assert (t.dice, t.position["removed"], t.decision) == ("I V X", 1, "choosing")


def test_the_dice_that_are_left_may_still_be_rolled() -> None:
    t = misthrow("I V V X").play("card Remove One", "pick V")
    assert t.options == ["roll 1", "stop"]
    t.roll("X")
    assert t.readings == [24, 26]
    t.roll("I")
    assert (t.readings, t.decision) == ([27], "entering")


def test_a_removed_die_is_out_for_this_turn_only() -> None:
    t = misthrow("V V").play("card Remove One", "pick V").enter(1)
    assert (t.turn, t.position["removed"]) == ((1, 1), 0)
    t.roll("X").enter(1)
    assert t.turn == (2, 0)
    assert t.roll("I I I V X").options == ["roll 1", "stop"]
    assert t.roll("X").readings == [28]


def test_the_only_die_removed_leaves_an_empty_table_that_must_roll() -> None:
    lenient = ludi.make("pokern", misthrow_on_stop="lenient")
    t = table("V", "5", game=lenient).play("stop", "card Remove One", "pick V")
    assert (t.dice, t.position["removed"]) == ("", 1)
    assert t.state.to_move == CHANCE
    t.roll("X")
    assert t.readings == [10]


# 5: Duplicate


def test_duplicate_enters_a_number_that_is_listed_already_and_ends_the_turn() -> None:
    t = misthrow("I I I X X X", "10 - - 33 - - -").play("card Duplicate")
    assert t.decision == "entering"
    t.play("row 5")
    assert t.column() == [10, 0, 0, 33, 33, 0, 0]
    assert t.turn == (1, 1)
    assert "Duplicate" not in t.cards()


def test_duplicate_keeps_the_order() -> None:
    t = misthrow("I I I X X X", "10 - - 33 - 35 -").play("card Duplicate")
    assert t.options == ["row 2", "row 3", "row 5"]


def test_duplicate_needs_a_misthrow_for_being_listed_already() -> None:
    assert "card Duplicate" in misthrow("I I I X X X", "33").options
    assert "card Duplicate" not in misthrow("I I I X X X", "34").options
    assert "card Duplicate" not in misthrow("V V", "5 10 15").options


def test_duplicate_needs_an_open_row_where_the_order_holds() -> None:
    assert "card Duplicate" not in misthrow("I I I X X X", "32 33 34 - - - -").options
    assert "card Duplicate" in misthrow("I I I X X X", "32 33 - 34 - - -").options


def test_duplicate_takes_either_reading() -> None:
    t = misthrow("I V V X X", "- 24 - 26 - - -").play("card Remove One", "pick V").roll("V")
    t.play("card Wild", "as Remove One", "pick V")
    assert (t.decision, t.readings) == ("misthrow", [24, 26])
    t.play("card Duplicate")
    assert t.options == ["read 24", "read 26"]
    t.play("read 26")
    assert t.options == ["row 3", "row 5", "row 6", "row 7"]


def test_duplicate_with_one_reading_listed_does_not_ask() -> None:
    t = table("I X X V", "23 25 26 - - - -", "Duplicate", removed=2)
    assert (t.decision, t.options) == ("misthrow", ["card Duplicate", "pass"])
    t.play("card Duplicate")
    assert t.options == ["row 4", "row 5", "row 6", "row 7"]


# 6: Wild


def test_wild_is_any_one_of_the_five() -> None:
    t = misthrow("I V V X").play("card Wild")
    assert (t.decision, t.options) == ("wildly", ["as Reroll I", "as Reroll V", "as Reroll One", "as Remove One"])
    t = misthrow("I I I X X X", "33").play("card Wild")
    assert t.options == ["as Reroll I", "as Reroll One", "as Remove One", "as Duplicate"]


@pytest.mark.parametrize(
    ("card", "then", "readings"),
    [
        ("Reroll I", ["count 3", "die X", "die X", "die X"], [34, 36]),
        ("Reroll V", ["count 1", "die X"], [18]),
        ("Reroll One", ["pick I", "die X"], [18]),
        ("Remove One", ["pick I"], [8]),
    ],
)
def test_wild_does_what_the_chosen_card_does_and_leaves_that_card(
    card: str, then: list[str], readings: list[int]
) -> None:
    dice = {"Reroll V": "I I I V V"}.get(card, "I I I I V")
    t = misthrow(dice).play("card Wild", f"as {card}", *then)
    assert t.readings == readings
    assert card in t.cards()
    assert "Wild" not in t.cards()


def test_wild_as_duplicate_enters_and_ends_the_turn() -> None:
    t = misthrow("I I I X X X", "33").play("card Wild", "as Duplicate", "row 2")
    assert (t.column()[:2], t.turn) == ([33, 33], (1, 1))
    assert "Duplicate" in t.cards()


# After a rescue


@pytest.mark.parametrize(
    "moves",
    [
        ["card Reroll V", "count 1", "die X"],
        ["card Reroll One", "pick V", "die X"],
        ["card Remove One", "pick V"],
        ["card Wild", "as Reroll V", "count 1", "die X"],
    ],
)
def test_after_a_rescue_the_turn_goes_on(moves: list[str]) -> None:
    t = misthrow("X V V").play(*moves)
    assert t.decision == "choosing"
    assert t.options == ["roll 1", "stop"]


def test_the_example_in_which_the_sixth_die_is_not_rolled() -> None:
    """Five dice are taken, one of them is removed; the player may stop before the sixth."""
    t = misthrow("X X I V V").play("card Remove One", "pick V")
    assert t.options == ["roll 1", "stop"]
    t.enter(3, 26)
    assert t.column()[2] == 26


def test_a_reroll_that_is_a_misthrow_again_may_be_followed_by_another_card() -> None:
    t = misthrow("I I I I").play("card Reroll I", "count 4", "die V", "die V", "die V", "die V")
    assert (t.decision, t.dice) == ("misthrow", "V V V V")
    assert "card Reroll I" not in t.options
    t.play("card Reroll V", "count 3", "die I", "die I", "die X")
    assert t.readings == [17]


def test_all_six_cards_may_go_in_one_turn() -> None:
    t = misthrow("I I I I V V", "18 - 28")
    t.play("card Reroll I", "count 1", "die V", "card Reroll V", "count 1", "die V", "card Reroll One", "pick V")
    t.play("die X", "card Remove One", "pick V")
    assert (t.dice, t.decision, t.cards()) == ("I I I V X", "misthrow", ["Duplicate", "Wild"]), "18 is listed"
    t.play("card Wild", "as Reroll One", "pick I", "die I", "card Duplicate", "row 2")
    assert (t.column()[:3], t.cards(), t.turn) == ([18, 18, 28], [], (1, 1))


@pytest.mark.parametrize("hand", [h for n in (0, 1, 2, 6) for h in itertools.combinations(K.CARD_NAMES, n)])
def test_exactly_the_cards_of_the_hand_that_have_something_to_do_are_offered(hand: tuple[str, ...]) -> None:
    useful = {
        "I I I I": {"Reroll I"},
        "V V": {"Reroll V"},
        "X X X X X": set(),
        "I I I X X X": {"Reroll I", "Duplicate"},
    }
    for dice, some in useful.items():
        t = misthrow(dice, "33", ", ".join(hand))
        expected = [f"card {c}" for c in hand if c in some | {"Reroll One", "Remove One", "Wild"}]
        assert t.options == [*expected, "pass"]


def test_a_set_has_one_of_each() -> None:
    assert EVERY.split(", ") == POKERN.start().to_dict()["players"][0]["cards"]
