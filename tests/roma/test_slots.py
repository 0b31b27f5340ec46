"""What is said of a disc and of a card in the hand, each by itself; the page draws them and says this of them."""

from __future__ import annotations

from typing import cast

import pytest
from tests.roma.table import SEPARATE, Table, table

from ludi.games.roma.slots import places
from ludi.games.roma.view import RomaView
from ludi.games.roma.words import describe, things
from ludi.locales import Text, languages

NAMES = ("You", "Ann")


def said(t: Table, seat: int = 0) -> dict[str, str]:
    """All of it as a seat reads it, who is called You."""
    text, view = Text("en"), cast("RomaView", t.state.view(seat))
    names = NAMES if seat == 0 else NAMES[::-1]
    return {name: text.told("roma", told, names) for name, told in {**things(view), **places(view)}.items()}


def test_a_disc_tells_its_card_with_what_is_printed_and_what_changes_it() -> None:
    told = said(table("1=Forum, 2=Turris", "3=Nero", (1,)))
    assert told["holds:0:1"] == "Forum, defence 6 (+1), building, cost 5"
    assert told["holds:1:3"] == "Nero, defence 9, character, cost 8"
    assert told["empty"] == "empty, costs its player 1 VP at the start of a turn"
    assert {name for name in told if name.startswith("holds")} == {"holds:0:1", "holds:0:2", "holds:1:3"}


def test_a_blocked_disc_is_told_so() -> None:
    t = table("1=Praetorianus", "2=Forum", (1,)).play("use 1", "target 2")
    assert said(t)["holds:1:2"].endswith("cost 5, blocked")
    sentences = [Text("en").told("roma", one, NAMES) for one in describe(cast("RomaView", t.state.view(0)), 0)]
    assert any("2 Forum, defence 5, blocked; " in sentence for sentence in sentences)


def test_an_empty_disc_that_is_blocked_still_costs() -> None:
    t = table("1=Praetorianus", "2=Forum", (1,)).play("use 1", "target 3")
    assert said(t)["holds:1:3"] == "empty, costs its player 1 VP at the start of a turn, blocked"


def test_a_card_face_down_is_told_to_its_owner_alone() -> None:
    lain = {"1": "Nero", "2": "Legat", "3": "Forum", "4": "Turris"}
    pending = [{"kind": "placing", "seat": 1}]
    t = table(hands=("", "Senator, Velites, Consul, Onager"), sides=({"down": lain}, {}), turn=0, pending=pending)
    assert said(t)["holds:0:3"] == "Forum, face down"
    assert said(t, 1)["holds:0:3"] == "face down"
    assert said(t)["empty"] == "empty", "before the first turn it costs nothing"
    assert not any("Forum" in one for one in said(t, 1).values())


def test_a_card_in_the_hand_is_told_with_its_numbers_and_the_other_hand_is_not() -> None:
    t = table("1=Forum", "", (1,), hands=("Legat", "Nero"))
    assert said(t)["hand:Legat"] == "Legat, character, cost 5, defence 2"
    assert "hand:Nero" not in said(t)
    assert not any("Nero" in one for one in said(t).values())


def test_a_card_of_the_other_deck_is_told_as_such_on_a_disc_and_in_the_hand() -> None:
    own = {"foreign": "Forum", "known": "Forum"}
    t = table("", "", (1,), hands=("Forum, Forum", ""), game=SEPARATE, sides=(own, {}))
    told = said(t)
    assert told["hand:Forum:foreign"] == told["hand:Forum"] + ", from the other deck"


def test_piles_and_known_cards_are_told_to_who_does_not_see_them() -> None:
    t = table("", "", (1,), hands=("Legat", "Forum"), sides=({}, {"known": "Forum"}), discard="Nero, Nero")
    told = said(t)
    assert told["piles"].endswith("discard pile 2.")
    assert told["known:1"] == "Of these you know Forum."
    assert "known:1" not in said(t, 1)


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str) -> None:
    t = table("1=Forum, 2=Turris", "3=Nero", (1,), hands=("Legat", ""))
    text, view = Text(language), cast("RomaView", t.state.view(0))
    for name, told in places(view).items():
        sentence = text.told("roma", told, NAMES)
        assert sentence, name
        assert "{" not in sentence, name
