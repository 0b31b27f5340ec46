"""Positions from outside: what does not fit is refused, naming the field."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lusitania.table import LUSITANIA

from ludi import BadPosition, IllegalAction

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
        ({"deck": {}}, "deck: at least one card"),
        ({"double": ["IV", "Horse"]}, "awards.Virtus 6"),
        ({"air": "Bow"}, "air: accepted only while giving"),
        ({"pending": [{"kind": "giving", "seat": 0, "for": 1}]}, "pending: accepted is 'main'"),
        ({"pending": [{"kind": "main"}, {"kind": "healing"}]}, "'healing' is accepted only with the cards"),
        ({"camp": ["Helmet"]}, "camp"),
        ({"sand": 1}, "sand: no such field"),
    ],
)
def test_what_does_not_fit_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as error:
        LUSITANIA.position({"camp": CAMP, **fields})
    assert complaint in str(error.value)


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
