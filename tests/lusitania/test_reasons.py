"""Why a move of Lusitania is good or bad: cards that come and go by it, and what the legion makes of them."""

from __future__ import annotations

import pytest
from tests.lusitania.table import table

CARDS = {
    "Red 3": "Britannia III comes into the hand: 2 points once in the legion",
    "Blue 2": "Aquitania II comes into the hand, without a place in the legion for now",
    "Doctor": "Doctor comes into the hand",
    "Bow": "Bow and arrows comes into the hand, without a place in the legion for now",
}


@pytest.mark.parametrize(("card", "said"), CARDS.items(), ids=CARDS)
def test_a_card_of_the_camp_is_judged_by_what_the_legion_makes_of_it(card: str, said: str) -> None:
    t = table("Red 4, Sword, Axe", "0 Caesar, I Red 1", camp=f"{card}, Spear, Horse, Cook")
    taken, _ = t.reasons(f"take {card}", "take Horse")
    assert said in taken


def test_a_card_that_goes_is_told_with_what_is_lost_by_it() -> None:
    t = table("Red 4, Blue 3, Doctor", "0 Caesar, I Red 1", camp="Red 2, Spear, Horse, Cook").play("take Red 2")
    points, idle, effect = t.reasons("put Red 4", "put Blue 3", "put Doctor")
    assert "Britannia IV leaves the hand: 3 points once in the legion" in points
    assert "Aquitania III leaves the hand: there is no place for it in the legion" in idle
    assert "Doctor leaves the hand" in effect


def test_a_card_that_is_hired_has_not_left() -> None:
    t = table("Red 4, Stone, Doctor", "0 Caesar, I Red 1")
    for told in t.reasons("hire Red 4", "hire Stone", "hire Doctor"):
        assert not [why for why in told if "leaves the hand" in why]


def test_which_card_is_drawn_by_chance_is_no_reason_for_any_move() -> None:
    """A hired card is replaced from the deck: every move has another one in its lines, and none owes it to the move."""
    t = table("Red 4, Stone, Doctor", "0 Caesar, I Red 1")
    moves = [text for text in t.options if text.split()[0] in ("hire", "release")]
    assert len(moves) > 3
    for told in t.reasons(*moves):
        assert not [why for why in told if "comes into the hand" in why]
