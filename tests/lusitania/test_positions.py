"""Positions from outside: what does not fit is refused, naming the field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lusitania.table import BOTH, LUSITANIA

from ludi import OVER, BadPosition, IllegalAction

CAMP = ["Cook", "Bow", "Axe", "Horse"]


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"players": [{"cells": {"III": "Blue 4"}}, {}]}, "players[0].cells.III"),
        ({"players": [{"cells": {"0": "General"}}, {}]}, "one legion with Caesar"),
        ({"players": [{"cells": {"0": "Caesar", "I": "Blue 1", "II": "Red 2"}}, {}]}, "of one colour"),
        (
            {"players": [{"cells": {"0": "Caesar", "I": "Blue 1"}}, {"cells": {"II": "Blue 2"}}]},
            "a colour in one legion only",
        ),
        (
            {"players": [{"cells": {"0": "Caesar", "III": "Blue 3"}, "gear": {"III": ["Axe"]}}, {}]},
            "players[0].gear.III",
        ),
        ({"players": [{"hand": {"Cook": 2, "Bow": 2}}, {}]}, "players[0].hand"),
        ({"players": [{"hand": ["Caesar"]}, {}]}, "any card but Caesar"),
        ({"players": [{"released": ["General"]}, {}]}, "Mars cards are not accepted"),
        ({"players": [{"hand": ["Cook"], "known": {"Bow": 1}}, {}]}, "players[0].known"),
        ({"out": {"Bow": 1}}, "out:"),
        ({"deck": {"Bow": 128}}, "deck.Bow: 128 was given, a whole number from 0 to 127"),
        ({"deck": {"Bow": 100}, "discard": {"Bow": 28}}, "copies were given in all places, at most 127 are accepted"),
        ({"deck": {}}, "deck: at least one card"),
        ({"double": ["IV", "Horse"]}, "awards.Virtus 6"),
        ({"air": "Bow"}, "air: accepted only while giving"),
        ({"pending": [{"kind": "giving", "seat": 0, "for": 1}]}, "pending: accepted is 'main'"),
        ({"pending": [{"kind": "main"}, {"kind": "healing"}]}, "'healing' is accepted only with the cards"),
        ({"camp": ["Helmet"]}, "camp"),
        ({"camp": ["Caesar"]}, "any card but Caesar"),
        ({"air": "Caesar", "pending": [{"kind": "main", "used": True}, {"kind": "giving", "for": 1}]}, "but Caesar"),
        ({"camp": [], "pending": [{"kind": "main", "did": True}, {"kind": "putting", "card": "Caesar"}]}, "but Caesar"),
        ({"sand": 1}, "sand: no such field"),
    ],
)
def test_what_does_not_fit_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        LUSITANIA.position({"camp": CAMP, **fields})
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("decision", "fields"),
    [
        ({"kind": "equipping", "card": "Sword"}, {}),
        ({"kind": "last_putting", "card": "Axe", "second": "Horse"}, {"awards": {"Virtus 7": 0}}),
        ({"kind": "more"}, {"owe": 1, "awards": {"Virtus 8": 0}}),
        ({"kind": "releasing", "before": 1}, {"owe": 1, "awards": {"Virtus 8": 0}}),
        ({"kind": "discarding", "before": 1}, {}),
        ({"kind": "picking", "card": "Stone"}, {"discard": ["Axe"]}),
        ({"kind": "widening"}, {"owe": 1, "awards": {"Virtus 10": 0}}),
    ],
)
def test_a_hand_has_room_for_what_is_still_to_come_into_it(decision: dict[str, Any], fields: dict[str, Any]) -> None:
    """A hand has three cards: a card that was hired, put, released or discarded before has left its place in it."""
    guests = {"0": "Caesar", "8": "Inspector" if decision["kind"] == "picking" else "General"}
    warriors = {"II": "Blue 2", "VII": "Ballistarius"}
    for hand, fits in ((["Blue 1", "Cook"], True), (["Blue 1", "Cook", "Bow"], False)):
        data = {
            "camp": ["Yellow 3", "Shield"],
            "players": [{"hand": hand, "cells": {**guests, **warriors}}, {}],
            "pending": [{"kind": "main", "did": True, "used": True}, decision],
            **fields,
        }
        if fits:
            assert BOTH.position(data).to_dict()["pending"][1]["kind"] == decision["kind"]
        else:
            with pytest.raises(BadPosition, match=r"players\[0\]\.hand: at most 2 cards are accepted"):
                BOTH.position(data)


def test_a_seat_that_was_robbed_has_room_for_what_it_is_given() -> None:
    given = {"air": "Axe", "camp": CAMP, "pending": [{"kind": "main", "used": True}, {"kind": "giving", "for": 1}]}
    me = {"hand": ["Stone"], "cells": {"0": "Caesar", "8": "Senator"}}
    assert LUSITANIA.position({**given, "players": [me, {"hand": ["Bow", "Cook"]}]})
    with pytest.raises(BadPosition, match=r"players\[1\]\.hand: at most 2 cards are accepted"):
        LUSITANIA.position({**given, "players": [me, {"hand": ["Bow", "Cook", "Cook"]}]})


def test_no_card_leaves_its_cell_before_the_first_turn() -> None:
    pending, players = [{"kind": "draw", "for": 1}], [{"cells": {"0": "Caesar"}}, {"cells": {"0": "General"}}]
    with pytest.raises(BadPosition, match="leaving: nothing is accepted before the first turn"):
        LUSITANIA.position({"turn": 0, "camp": [], "leaving": "General", "pending": pending, "players": players})


@pytest.mark.parametrize(
    "few",
    [
        {"deck": {"Bow": 3}},
        {"deck": {}, "last": True},
        {"deck": {"Bow": 2}, "discard": {"Cook": 6}, "shuffled": True},
        {"deck": {"Bow": 2}, "discard": {"Cook": 1}},
    ],
)
def test_before_the_first_turn_there_are_cards_for_every_hand(few: dict[str, Any]) -> None:
    begun = {"turn": 0, "camp": [], "pending": [{"kind": "mars"}], "players": [{"hand": {"Axe": 2}}, {}]}
    with pytest.raises(BadPosition, match="deck: at least 4 cards are accepted"):
        LUSITANIA.position({**begun, **few})
    state = LUSITANIA.position({**begun, "deck": {"Bow": 2}, "discard": {"Cook": 2}})
    while state.to_move != OVER:
        state.apply(state.possible()[0])


def test_a_position_may_hold_more_than_a_game_and_says_so() -> None:
    assert LUSITANIA.position({"camp": ["Cook"] * 2 + ["Bow", "Axe"], "discard": {"Cook": 2}}).composed
    assert not LUSITANIA.position({"camp": CAMP}).composed


def test_short_texts_are_read_in_any_case_and_complain_about_others() -> None:
    state = LUSITANIA.position({"camp": CAMP, "players": [{"hand": ["Blue 1"]}, {}]})
    assert state.parse("  HIRE   blue 1 ") == state.parse("hire Blue 1")
    for words, complaint in (
        ("hire Blu 1", "did you mean Blue 1"),
        ("fly", "the first word is one of"),
        ("end x", "nothing"),
    ):
        with pytest.raises(IllegalAction, match=complaint):
            state.parse(words)
