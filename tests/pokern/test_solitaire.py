"""One player alone (source: A7; not in the rule book): a fixed number of turns, or paying with cards."""

from __future__ import annotations

import random

import pytest
from tests.pokern.table import EVERY, FULL, Table, misthrow, table
from tests.scene import step

import ludi

TURNS = ludi.make("pokern", 1)
DISCARD = ludi.make("pokern", 1, solitaire="discard")


def miss(t: Table, pay: str = "") -> Table:
    """A turn without an entry."""
    while t.decision != "misthrow":
        t.roll("V")
    t.play("pass")
    return t.play(f"pay {pay}") if pay else t


def test_turns_the_usual_solitaire_has_eight() -> None:
    assert (TURNS.options["solitaire"], TURNS.options["turns"]) == ("turns", 8)
    t = Table(TURNS.start())
    for n in range(1, 9):
        assert t.turn == (n, 0)
        miss(t)
    assert t.over
    assert t.state.scores() == [30]


@pytest.mark.parametrize("turns", [1, 3, 12])
def test_turns_are_counted_whether_a_number_is_entered_or_not(turns: int) -> None:
    t = Table(ludi.make("pokern", 1, turns=turns).start())
    for n in range(1, turns + 1):
        assert (t.over, t.turn) == (False, (n, 0))
        if n == 2:
            t.roll("X X X").enter(4)
        else:
            miss(t)
    assert t.over


def test_turns_the_seventh_number_ends_it() -> None:
    t = table("X X", "1 2 3 4 5 6 -", game=TURNS).enter(7)
    assert t.over
    assert t.state.scores() == [41 + 30]


def test_turns_a_misthrow_of_a_turn_begun_without_cards_ends_it() -> None:
    assert misthrow("V V", hand="", game=TURNS).play("pass").over
    t = misthrow("V V", hand="Reroll V", game=TURNS).play("card Reroll V", "count 1", "die V", "pass")
    assert (t.over, t.turn) == (False, (2, 0))


def test_turns_may_end_it_early_where_nothing_can_be_entered_any_more() -> None:
    t = misthrow("V V", "1 2 3 4 5 - 6", "Reroll I", game=TURNS).play("pass")
    assert t.over


def test_discard_a_turn_without_an_entry_costs_a_card_of_ones_choice() -> None:
    t = misthrow("V V", hand="Reroll I, Wild", game=DISCARD).play("pass")
    assert (t.decision, t.options) == ("paying", ["pay Reroll I", "pay Wild"])
    t.play("pay Reroll I")
    assert (t.cards(), t.turn, t.over) == (["Wild"], (2, 0), False)


def test_discard_after_the_last_card_is_paid_the_game_goes_on() -> None:
    t = misthrow("V V", hand="Wild", game=DISCARD).play("pass", "pay Wild")
    assert (t.cards(), t.over, t.turn) == ([], False, (2, 0))
    t.roll("X X").enter(1)
    assert not t.over
    assert miss(t).over


def test_discard_without_a_card_left_to_pay_it_ends() -> None:
    assert misthrow("V V", hand="", game=DISCARD).play("pass").over


def test_discard_also_where_the_last_card_was_played_in_the_same_turn() -> None:
    t = misthrow("V V", hand="Reroll V", game=DISCARD).play("card Reroll V", "count 1", "die V", "pass")
    assert t.over


def test_discard_the_seventh_number_ends_it() -> None:
    t = table("X X", "1 2 3 4 5 6 -", game=DISCARD).enter(7)
    assert t.over
    assert t.state.scores() == [41 + 30]


def test_discard_a_column_that_can_not_be_filled_pays_too() -> None:
    t = misthrow("V V", "1 2 3 4 5 - 6", "Reroll I", game=DISCARD).play("pass", "pay Reroll I")
    assert not t.over
    assert miss(t).over


def test_discard_has_at_most_thirteen_turns() -> None:
    t = Table(DISCARD.start())
    for card in EVERY.split(", "):
        miss(t, card)
    for row in range(1, 7):
        t.roll({1: "I", 2: "I I", 3: "I I I", 4: "V", 5: "X", 6: "X X"}[row])
        t.enter(row)
    assert t.turn == (13, 0)
    assert miss(t).over
    for seed in range(300):
        state, rng = DISCARD.start(), random.Random(seed)
        while state.to_move != ludi.OVER:
            step(state, rng)
        assert state.to_dict()["round"] <= 13


def test_discard_is_not_asked_of_two() -> None:
    two = ludi.make("pokern", solitaire="discard")
    t = misthrow("V V", game=two).play("pass")
    assert (t.decision, len(t.cards())) == ("rolling", 6)


def test_the_bounds_of_the_score() -> None:
    """Seven highest numbers and six cards; with a double of 37 or, lenient, 39 three times."""
    full = {"column": [32, 33, 34, 35, 36, 37, 39]}
    assert TURNS.position({"players": [full], "pending": []}).scores() == [276]
    double = {"column": [33, 34, 35, 36, 37, 37, 39], "cards": [*EVERY.split(", ")[:4], "Wild"]}
    assert TURNS.position({"players": [double], "pending": []}).scores() == [276]
    triple = {"column": [34, 35, 36, 37, 39, 39, 39], "cards": EVERY.split(", ")[:4]}
    assert TURNS.position({"players": [triple], "pending": []}).scores() == [279]


def test_alone_one_is_always_the_first() -> None:
    t = table("", FULL, game=TURNS, pending=[])
    assert t.state.ranks() == [0]
    assert t.state.estimate() == [pytest.approx(58 / 300, abs=0.001)], "the more points, the more"
