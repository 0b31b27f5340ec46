"""The optional rules (source: A3, optional rules; A5, rulings 1, 14 and 15), each of them on and off."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
from tests.pokern.table import EVERY, POKERN, TIES, Table, column, end, misthrow, table
from tests.scene import cards

import ludi
from ludi import CHANCE, State

SEVERAL = ludi.make("pokern", several_dice=True)
VALID = ludi.make("pokern", cards_on_valid=True)
ORDER = ludi.make("pokern", order_rule=True)


def test_the_printed_game_has_none_of_them() -> None:
    assert dict(POKERN.options) == {
        "misthrow_on_stop": "strict",
        "cards_on_valid": False,
        "several_dice": False,
        "order_rule": False,
        "tie_break": False,
        "max_rounds": 20,
        "solitaire": "turns",
        "turns": 8,
    }


# Several dice at once


def test_several_dice_may_be_rolled_at_once() -> None:
    t = Table(SEVERAL.start())
    assert (t.state.to_move, t.options) == (0, [f"roll {n}" for n in range(1, 7)])
    t.play("roll 3", "die V", "die I")
    assert t.state.to_move == CHANCE
    t.play("die X")
    assert (t.readings, t.options) == ([14, 16], ["roll 1", "roll 2", "roll 3", "stop"])


def test_dice_that_fall_together_are_judged_together() -> None:
    """V V X would have been over after the second die."""
    t = Table(SEVERAL.start()).play("roll 3", "die V", "die V")
    assert t.decision == "rolling"
    t.play("die X")
    assert (t.decision, t.dice) == ("misthrow", "V V X")


def test_the_last_die_needs_no_choice_of_a_number() -> None:
    assert table("X X X X", game=SEVERAL, removed=1, hand="Wild").options == ["roll 1"]


def test_after_a_removed_only_die_the_rest_may_be_rolled_together() -> None:
    both = ludi.make("pokern", several_dice=True, cards_on_valid=True)
    t = table("V", game=both).play("card Remove One", "pick V")
    assert t.options == [f"roll {n}" for n in range(1, 6)]


def test_without_the_option_one_die_is_rolled() -> None:
    assert POKERN.start().to_move == CHANCE
    assert table("X").chosen("roll") == ["roll 1"]


def best(game: ludi.Game, position: State) -> Fraction:
    """The expected score of seat 0 under the best play of this turn, from the rules alone."""

    @cache
    def worth(key: bytes) -> Fraction:
        state = states[key]
        if state.to_move == ludi.OVER:
            return Fraction(state.scores()[0])
        if state.to_move == CHANCE:
            ways = state.chance()
            return sum((w * after(state, a) for a, w in ways), Fraction()) / sum(w for _, w in ways)
        return max(after(state, a) for a in state.legal())

    def after(state: State, action: int) -> Fraction:
        following = state.copy()
        following.apply(action)
        states[following.key()] = following
        return worth(following.key())

    states = {position.key(): position}
    return worth(position.key())


def test_with_a_card_all_dice_at_once_may_be_better() -> None:
    """A column that needs exactly 28, one turn left, and only Reroll V in the hand."""
    found = []
    for several in (False, True):
        game = ludi.make("pokern", 1, several_dice=several, turns=1)
        players = [{"column": [1, 2, 3, 4, 27, 0, 29], "cards": ["Reroll V"]}]
        found.append(best(game, game.position({"players": players})))
    one_by_one, together = found
    assert together > one_by_one


def test_without_cards_all_dice_at_once_are_never_better() -> None:
    found = []
    for several in (False, True):
        game = ludi.make("pokern", 1, several_dice=several, turns=1)
        found.append(best(game, game.position({"players": [{"column": [1, 2, 3, 4, 27, 0, 29], "cards": []}]})))
    assert found[0] == found[1] > 0


# Cards on valid numbers


def test_cards_may_be_played_on_a_number_and_on_four_x() -> None:
    assert table("X V", game=VALID).options == [
        "roll 1", "stop", "card Reroll V", "card Reroll One", "card Remove One", "card Wild",
    ]  # fmt: skip
    assert table("X X X X", game=VALID).options == ["roll 1", "card Reroll One", "card Remove One", "card Wild"]


def test_cards_on_valid_duplicate_a_listed_number_even_where_the_other_reading_is_new() -> None:
    t = table("X I", "- - 11", game=VALID)
    assert "stop" in t.options
    assert "card Duplicate" in t.options
    t.play("card Duplicate")
    assert (t.decision, t.options) == ("entering", ["row 1", "row 2", "row 4", "row 5", "row 6", "row 7"])
    assert t.play("row 2").column()[:3] == [0, 11, 11]


def test_cards_on_valid_after_the_sixth_die_before_the_number_is_written() -> None:
    t = table("I I I V X X", game=VALID)
    assert t.options == ["stop", "card Reroll I", "card Reroll V", "card Reroll One", "card Remove One", "card Wild"]
    t.play("card Reroll V", "count 1", "die X")
    assert t.readings == [33]
    t.enter(7)
    assert t.column()[6] == 33


def test_cards_on_valid_giving_up_still_needs_a_misthrow() -> None:
    assert "pass" not in table("X X", "20", game=VALID).options
    assert "pass" not in table("I I I V X X", game=VALID).options
    assert "pass" in misthrow("I I I V X X", "28", game=VALID).options


def test_cards_on_valid_not_on_an_empty_table() -> None:
    t = table("V", game=VALID).play("card Remove One", "pick V")
    assert t.state.to_move == CHANCE


def test_cards_on_valid_without_cards_the_sixth_die_is_written_at_once() -> None:
    assert table("I I I V X X", hand="", game=VALID).decision == "entering"


def test_cards_on_valid_off() -> None:
    assert table("X V").options == ["roll 1", "stop"]
    assert table("I I I V X X").decision == "entering"


# The order rule


@pytest.mark.parametrize(
    ("dice", "number"),
    [
        ("I V", 4),
        ("V I", 6),
        ("I X", 9),
        ("X I", 11),
        ("X I X V X", 34),
        ("X I X V I", 27),
        ("I I X", 12),
        ("X I X", 19),
        ("X X I", 21),
        ("I X X", 19),
        ("X I V X", 24),
        ("X V I X", 26),
        ("I X X V", 24),
        ("V X X I", 26),
        ("X X X X I", 39),
        ("X X I X", 29),
        ("X V X", 25),
        ("I", 1),
    ],
)
def test_order_the_place_of_the_i_decides_the_reading(dice: str, number: int) -> None:
    """I before V is IV, after it VI; without a V it subtracts if any X came after it; two I only add."""
    t = table(dice, game=ORDER)
    assert t.readings == [number]
    t.play("stop")
    assert t.decision == "entering"
    assert t.position["pending"][0]["number"] == number


def test_order_stopping_earlier_makes_another_number() -> None:
    """X, I is 11 as it lies there, and 34 after X, V, X."""
    t = table("X I", game=ORDER)
    assert t.readings == [11]
    assert t.roll("X").readings == [19]
    assert t.roll("V").readings == [24]
    assert t.roll("X").readings == [34]


def test_order_four_x_are_still_alive() -> None:
    assert table("X X X X", game=ORDER).roll("I").readings == [39]


def test_order_only_that_reading_can_be_entered() -> None:
    assert table("X I", "- 11", game=ORDER).options == ["roll 1"]
    assert table("I X", "- 11", game=ORDER).options == ["roll 1", "stop"]


def test_order_rerolled_dice_count_as_rolled_last() -> None:
    t = misthrow("I V V", game=ORDER).play("card Reroll V", "count 2", "die X", "die X")
    assert (t.dice, t.readings) == ("I X X", [19])
    t = misthrow("I V V X", game=ORDER).play("card Reroll One", "at 1", "die I")
    assert (t.dice, t.decision) == ("V V X I", "misthrow")
    t.play("card Remove One", "at 1")
    assert (t.dice, t.readings) == ("V X I", [16])


def test_order_which_of_two_equal_dice_is_removed_is_chosen() -> None:
    t = misthrow("V I V", game=ORDER).play("card Remove One")
    assert t.options == ["at 1", "at 2", "at 3"]
    assert Table(t.state.copy()).play("at 1").readings == [4]
    assert Table(t.state.copy()).play("at 3").readings == [6]


def test_order_equal_dice_side_by_side_are_one_choice() -> None:
    assert misthrow("I V V X", game=ORDER).play("card Remove One").options == ["at 1", "at 2", "at 4"]


def test_order_which_dice_are_rolled_again_is_chosen_one_by_one() -> None:
    t = misthrow("I X I I I", game=ORDER).play("card Reroll I", "count 3")
    assert (t.decision, t.options) == ("picking", ["at 1", "at 3"])
    t.play("at 3")
    assert (t.dice, t.options) == ("I X I I", ["at 1", "at 3"])
    first = Table(t.state.copy()).play("at 3", "at 3", "die X", "die X", "die X")
    assert (first.dice, first.readings) == ("I X X X X", [39])
    t.play("at 1", "at 2", "die X", "die V")
    assert t.state.to_move == CHANCE
    t.play("die X")
    assert (t.dice, t.decision, t.readings) == ("X I X V X", "choosing", [34])


def test_order_all_dice_of_a_face_need_no_choice() -> None:
    t = misthrow("I X I I I", game=ORDER).play("card Reroll I", "count 4")
    assert (t.state.to_move, t.dice) == (CHANCE, "X")


def test_order_wild_asks_in_the_same_way() -> None:
    t = misthrow("V I V", game=ORDER).play("card Wild", "as Reroll V", "count 1")
    assert t.options == ["at 1", "at 3"]
    t.play("at 1", "die X")
    assert (t.dice, t.readings) == ("I V X", [14])


def test_order_off() -> None:
    assert table("X I").readings == table("I X").readings == [9, 11]
    assert misthrow("V I V").play("card Remove One").options == ["pick I", "pick V"]


# Tie-break


def test_tie_break_more_unused_cards_then_the_higher_seventh_row() -> None:
    game = ludi.make("pokern", 4, tie_break=True)
    sides = [("5 10", "Wild"), ("10", "Wild, Duplicate"), ("- - - - - - 15", "Reroll I"), ("15", "Reroll V")]
    players = [{"column": column(own), "cards": cards(hand)} for own, hand in sides]
    state = game.position({"players": players, "pending": []})
    assert state.scores() == [20, 20, 20, 20]
    assert state.ranks() == [2, 0, 1, 2]
    shared = ludi.make("pokern", 4).position({"players": players, "pending": []})
    assert shared.ranks() == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("sides", "decided"),
    [
        *((sides, name) for name, sides in TIES.items()),
        ([("5 10", "Wild"), ("15", "Wild")], ""),
        ([("5 10", "Wild"), ("- - - - - - 25", "Wild")], ""),
    ],
)
def test_the_end_says_what_decided_between_equal_points(sides: list[tuple[str, str]], decided: str) -> None:
    level = [told.key for told in end(sides) if "level" in told.key]
    assert level == ([f"pokern-told-level-{decided}"] if decided else [])


def test_every_card_is_worth_five_whatever_the_options() -> None:
    assert table("", "10", EVERY, game=ludi.make("pokern", tie_break=True), pending=[]).state.scores()[0] == 40
