"""The sixteen rulings (source: A5), numbered as there; where a ruling has an option, both ways."""

from __future__ import annotations

import pytest
from tests.pokern.table import EVERY, Table, column, misthrow, table

import ludi
from ludi import CHANCE

LENIENT = ludi.make("pokern", misthrow_on_stop="lenient")
THREE = ludi.make("pokern", 3)


def test_01_strict_a_number_that_cannot_be_entered_is_no_misthrow_before_the_sixth_die() -> None:
    t = table("X X", "20")
    assert t.decision == "choosing"
    assert t.options == ["roll 1"]


def test_01_lenient_stopping_on_it_is_a_misthrow() -> None:
    t = table("X X", "20", game=LENIENT)
    assert t.options == ["roll 1", "stop"]
    t.play("stop")
    assert t.decision == "misthrow"
    assert t.options == ["card Reroll One", "card Remove One", "card Duplicate", "card Wild", "pass"]


def test_01_lenient_any_card_may_then_be_played() -> None:
    t = table("X X", "20", game=LENIENT).play("stop", "card Reroll One", "pick X", "die V")
    assert (t.decision, t.readings) == ("choosing", [15])
    t = table("X X", "20", game=LENIENT).play("stop", "card Duplicate", "row 2")
    assert t.column()[:2] == [20, 20]
    t = table("X X", "20", game=LENIENT).play("stop", "card Wild", "as Remove One", "pick X")
    assert (t.decision, t.readings) == ("choosing", [10])


def test_01_lenient_or_the_turn_given_up() -> None:
    t = table("X X", "20", hand="", game=LENIENT).play("stop")
    assert t.options == ["pass"]
    t.play("pass")
    assert t.position["last"], "it counts as a misthrow of a player without cards"


def test_01_lenient_does_not_stop_on_four_x() -> None:
    assert table("X X X X", game=LENIENT).options == ["roll 1"]


def test_01_lenient_after_a_reroll_the_choice_is_back() -> None:
    t = table("X X", "20", game=LENIENT).play("stop", "card Reroll One", "pick X", "die X")
    assert (t.decision, t.options) == ("choosing", ["roll 1", "stop"])


@pytest.mark.parametrize(("dice", "removed", "own"), [("I I V X X", 1, "27"), ("X X X V", 2, "35")])
def test_02_after_the_sixth_die_means_that_no_die_is_left_to_roll(dice: str, removed: int, own: str) -> None:
    assert misthrow(dice, own, "Duplicate", removed=removed).options == ["card Duplicate", "pass"]
    assert table(dice, hand="", removed=removed).decision == "entering"


def test_03_four_x_with_a_die_left_can_neither_stop_nor_use_a_card() -> None:
    assert table("X X X X").options == ["roll 1"]


def test_03_four_x_without_a_die_left_are_a_misthrow() -> None:
    t = misthrow("X X X X", hand="Reroll One, Duplicate", removed=2)
    assert t.options == ["card Reroll One", "pass"]
    t.play("card Reroll One", "pick X", "die V")
    assert (t.decision, t.options[0]) == ("entering", "row 1")


def test_04_of_two_readings_the_one_that_can_be_entered_is_written() -> None:
    t = table("X I", "10").play("stop")
    assert t.decision == "entering"
    assert t.position["pending"][0]["number"] == 11
    t = table("X I", "- - - - - - 10").play("stop")
    assert t.position["pending"][0]["number"] == 9


def test_04_a_misthrow_only_if_neither_can_be_entered() -> None:
    assert table("I V X X", "24 - 28", removed=2, hand="").decision == "entering"
    assert misthrow("I V X X", "24 26", removed=2, hand="").options == ["pass"]


def test_05_an_enterable_number_may_not_be_refused() -> None:
    t = table("X X").play("stop")
    t.refused("pass", "roll 1")
    t = table("I I I V X").roll("X")
    t.refused("pass", "card Remove One", "roll 1")


def test_06_duplicate_only_in_the_misthrow_of_a_listed_number() -> None:
    assert table("X X", "20").options == ["roll 1"]
    for number, dice in ((28, "I I I V X X"), (33, "I I I X X X"), (37, "I I V X X X")):
        assert "card Duplicate" in misthrow(dice, str(number)).options
    assert "card Duplicate" in misthrow("I I V X X", "27", "Duplicate", removed=1).options


def test_06_the_example_with_33_twice() -> None:
    t = table("I I I X X", "- - - 29 33 - -").roll("X")
    assert t.decision == "misthrow"
    t.play("card Duplicate", "row 6")
    assert t.column() == [0, 0, 0, 29, 33, 33, 0]


def test_07_the_order_with_a_duplicate_is_not_falling() -> None:
    t = misthrow("I I I X X X", "30 - 33 - 36 - -").play("card Duplicate")
    assert t.options == ["row 2", "row 4"]
    t = misthrow("I I I X X X", "- - 33 34 - - -").play("card Duplicate")
    assert t.options == ["row 1", "row 2"], "not across a different value"


def test_07_later_numbers_may_not_break_it() -> None:
    t = table("X X", "- 33 33 - - - -").play("stop")
    assert t.options == ["row 1"]
    t = table("X X X V", "- 33 33 - - - -").play("stop")
    assert t.options == ["row 4", "row 5", "row 6", "row 7"]


def test_07_between_two_equal_numbers_only_a_third_fits() -> None:
    t = table("X X X V", "- 33 - 33 - - -").play("stop")
    assert t.options == ["row 5", "row 6", "row 7"]
    t = misthrow("I I I X X X", "32 33 - 33 34 35 36", "Wild").play("card Wild", "as Duplicate")
    assert t.options == ["row 3"]


def test_07_wild_may_duplicate_again() -> None:
    t = misthrow("I I I X X X", "33 33 - - - - -", "Wild").play("card Wild", "as Duplicate", "row 3")
    assert t.column()[:3] == [33, 33, 33]


def test_08_any_number_is_from_one_to_all_chosen_before_rolling() -> None:
    t = misthrow("I I I I X").play("card Reroll I")
    assert t.options == [f"count {n}" for n in range(1, 5)]
    t.play("count 2")
    assert t.state.to_move == CHANCE
    t.play("die V")
    assert t.state.to_move == CHANCE, "all at once"


def test_09_rerolled_dice_do_not_use_up_dice() -> None:
    t = misthrow("V V X").play("card Reroll V", "count 2", "die I", "die I")
    assert (t.readings, t.position["removed"]) == ([12], 0)
    t.roll("X X V")
    assert (t.decision, t.readings) == ("entering", [37])


def test_10_at_a_second_misthrow_cards_may_be_played_again() -> None:
    t = misthrow("V V").play("card Remove One", "pick V").roll("V")
    assert t.decision == "misthrow"
    assert "card Reroll V" in t.options
    t.play("card Reroll V", "count 1", "die X")
    assert t.readings == [15]


def test_11_no_cards_is_tested_at_the_start_of_the_turn() -> None:
    t = misthrow("V V", hand="Wild").play("card Wild", "as Reroll V", "count 1", "die V", "pass")
    assert (t.cards(), t.position["last"]) == ([], False)
    assert misthrow("V V", hand="").play("pass").position["last"]


def test_12_a_column_that_can_no_longer_be_filled_keeps_its_turns() -> None:
    t = table("V", "1 2 3 4 5 - 6", game=THREE).roll("V").play("pass")
    for _ in range(2):
        t.roll("V V").play("pass")
    assert t.turn == (2, 0)
    assert not t.over


DEAD = "1 2 3 4 5 - 6"


def round_of_passes(t: Table) -> Table:
    """Every seat that is still to move in this round makes a misthrow and passes."""
    now = t.turn[0]
    while not t.over and t.turn[0] == now:
        while t.decision != "misthrow":
            t.roll("V")
        t.play("pass")
    return t


def test_13_the_game_ends_when_nobody_could_enter_anything() -> None:
    players = [{"column": column(DEAD), "cards": ["Reroll I"]}] * 3
    assert round_of_passes(Table(THREE.position({"players": players}))).over


@pytest.mark.parametrize("card", ["Duplicate", "Wild"])
def test_13_not_while_somebody_could_still_duplicate(card: str) -> None:
    players = [{"column": column(DEAD), "cards": hand} for hand in (["Reroll I"], [card])]
    t = round_of_passes(Table(ludi.make("pokern").position({"players": players})))
    assert not t.over


def test_13_not_while_a_number_fits_an_open_row() -> None:
    players = [{"column": column(own), "cards": ["Reroll I"]} for own in (DEAD, "1 2 3 4 5 - 7")]
    t = round_of_passes(Table(ludi.make("pokern").position({"players": players})))
    assert not t.over


def test_13_between_37_and_39_there_is_no_number() -> None:
    players = [{"column": [1, 2, 3, 4, 37, 0, 39], "cards": ["Reroll I"]}] * 2
    assert round_of_passes(Table(ludi.make("pokern").position({"players": players}))).over
    players = [{"column": [1, 2, 3, 4, 5, 39, 0], "cards": ["Reroll I"]}] * 2
    assert round_of_passes(Table(ludi.make("pokern").position({"players": players}))).over


def test_13_the_round_is_finished_first() -> None:
    players = [{"column": column(DEAD), "cards": ["Reroll I"]}] * 2
    t = Table(ludi.make("pokern").position({"players": players})).roll("V V").play("pass")
    assert (t.over, t.turn) == (False, (1, 1))


def test_13_the_last_round_is_the_twentieth() -> None:
    t = round_of_passes(table("", round=19))
    assert (t.over, t.turn) == (False, (20, 0))
    assert round_of_passes(t).over


def test_13_the_bound_is_an_option() -> None:
    game = ludi.make("pokern", max_rounds=2)
    t = round_of_passes(Table(game.start()))
    assert (t.over, t.turn) == (False, (2, 0))
    assert round_of_passes(t).over


def test_14_equal_points_share_the_victory() -> None:
    t = table("", "10 20", "Wild", others=["5", "- 5 25"], game=THREE, pending=[])
    assert t.state.scores() == [35, 35, 60]
    t = table("", "10 20 25", "Wild", others=["30", "- 5 25"], game=THREE, pending=[])
    assert t.state.scores() == [60, 60, 60]
    assert t.state.ranks() == [0, 0, 0]
    assert t.state.estimate() == [0.333, 0.333, 0.333]


def test_15_with_the_order_rule_and_only_x_the_i_subtracts_if_an_x_came_after_it() -> None:
    order = ludi.make("pokern", order_rule=True)
    assert table("X I X", game=order).readings == [19]
    assert table("X X I", game=order).readings == [21]
    assert table("I X X V", game=order).readings == [24]
    assert table("X V X I", game=order).readings == [26]
    assert table("X X X X I", game=order).readings == [39]


@pytest.mark.parametrize("dice", ["V I I I I", "I I I I", "V V", "X X X X X", "V X X X X", "I I X X X X"])
def test_16_other_old_forms_are_misthrows(dice: str) -> None:
    assert misthrow(dice).readings == []


def test_16_v_and_x_are_fifteen_and_never_five() -> None:
    assert table("V X").readings == [15]


def test_everybody_begins_with_all_cards() -> None:
    assert table().cards(1) == EVERY.split(", ")
