"""What a seat is shown: everything that lies open, its own secrets, and nobody else's."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.roma.table import ROMA, Table, table
from tests.scene import step

from ludi import OVER
from ludi.games.roma import words
from ludi.kernel.messages import Message
from ludi.locales import Text


def test_open_things_are_the_same_for_everybody() -> None:
    t = table("1=Forum, 2=Nero", "6=Legat", (1, 5, 6), vp=(12, 9), money=(3, 4), hands=("Forum", "Nero, Turris"))
    for seat in (0, 1, None):
        view = t.state.view(seat)
        assert (view["turn"], view["active"], view["to_move"], view["supply"]) == (1, 0, 0, 15)
        assert view["dice"] == [1, 5, 6]
        assert view["deck"] == t.pile
        own, other = view["players"]
        assert own["row"] == ["Forum", "Nero", "", "", "", ""]
        assert other["row"] == ["", "", "", "", "", "Legat"]
        assert [(p["vp"], p["money"], p["hand"]) for p in (own, other)] == [(12, 3, 1), (9, 4, 2)]


def test_a_seat_sees_its_own_hand_alone() -> None:
    t = table(hands=("Forum", "Nero, Turris"))
    first, second = t.state.view(0)["players"], t.state.view(1)["players"]
    assert first[0]["cards"] == {"Forum": 1}
    assert "cards" not in first[1]
    assert second[1]["cards"] == {"Nero": 1, "Turris": 1}
    assert "cards" not in second[0]
    assert all("cards" not in p for p in t.state.view(None)["players"])


def test_the_defence_shown_is_the_current_one() -> None:
    t = table("1=Essedum", "2=Turris, 3=Forum", (1,))
    assert t.state.view(0)["players"][1]["defence"] == [None, 6, 6, None, None, None]
    assert t.state.view(0)["players"][1]["change"] == [None, 0, 1, None, None, None]
    assert t.state.view(0)["players"][0]["defence"] == [3, None, None, None, None, None]
    t.play("use 1")
    assert t.state.view(1)["players"][1]["defence"] == [None, 4, 4, None, None, None]
    assert t.state.view(1)["players"][1]["change"] == [None, -2, -1, None, None, None]
    assert t.state.view(None)["players"][1]["weakened"] == 1


def test_empty_discs_cost_what_the_view_says_when_the_turn_begins() -> None:
    t = table("1=Forum, 2=Nero", "6=Legat", (1, 5, 6), vp=(12, 9))
    for seat in (0, 1, None):
        assert [side["loss"] for side in t.state.view(seat)["players"]] == [4, 5]
    assert [t.state.view(0)["used"], t.play("money 5").state.view(0)["used"]] == [0, 1]
    t.play("end")
    assert t.state.view(0)["players"][1]["vp"] == 9 - 5
    assert [side["loss"] for side in ROMA.start().view(0)["players"]] == [0, 0], "before the first turn nothing is lost"


def test_blocked_discs_are_shown_to_everybody() -> None:
    t = table("1=Praetorianus", dice=(1,)).play("use 1", "target 4")
    for seat in (0, 1, None):
        assert t.state.view(seat)["players"][1]["blocked"] == [4]


def test_placing_shows_the_discs_to_all_and_the_cards_to_their_owner() -> None:
    t = Table(ROMA.start())
    t.play(
        *(f"card {name}" for name in ("Nero", "Consul", "Legat", "Sicarius", "Forum", "Turris", "Velites", "Senator"))
    )
    t.play("give Nero", "give Consul", "give Turris", "give Senator")
    assert t.state.view(0)["players"][0]["gift"] == {"Nero": 1, "Consul": 1}
    assert "gift" not in t.state.view(1)["players"][0]
    t.shown().play("lay Legat")
    assert t.state.view(0)["air"] == "Legat"
    assert t.state.view(1)["air"] == ""
    assert t.state.view(None)["air"] == ""
    t.play("on 5")
    assert t.state.view(0)["players"][0]["down"] == ["", "", "", "", "Legat", ""]
    for seat in (1, None):
        assert t.state.view(seat)["players"][0]["face_down"] == [5]
        assert "Legat" not in json.dumps(t.state.view(seat))
        assert "Sicarius" not in json.dumps(t.state.view(seat))


def test_a_card_on_its_way_to_a_disc_is_open() -> None:
    t = table(money=(9, 0), hands=("Forum", "")).play("lay Forum")
    for seat in (0, 1, None):
        assert t.state.view(seat)["air"] == "Forum"


def test_drawn_cards_are_shown_to_the_drawing_seat_alone() -> None:
    t = table(dice=(2,), hands=("Legat", "Consul")).play("cards 2", "card Mercator", "card Nero")
    assert t.state.view(0)["drawn_cards"] == {"Mercator": 1, "Nero": 1}
    for seat in (1, None):
        view = t.state.view(seat)
        assert view["drawn"] == 2
        assert "drawn_cards" not in view
        assert "Mercator" not in json.dumps(view)


def test_the_discards_of_a_draw_are_open_one_by_one() -> None:
    t = table(dice=(3,)).play("cards 3", "card Mercator", "card Nero", "card Legat", "keep Legat")
    assert "Mercator" not in json.dumps(t.state.view(1))
    t.play("card Mercator")
    assert t.state.view(1)["discard"] == {"Mercator": 1}
    assert "Nero" not in json.dumps(t.state.view(1))
    t.play("card Nero")
    assert t.state.view(1)["discard"] == {"Mercator": 1, "Nero": 1}
    assert "Legat" not in json.dumps(t.state.view(1))


def test_lifted_cards_are_open() -> None:
    t = table("1=Consiliarius, 2=Nero", dice=(1,)).play("use 1", "on 6")
    for seat in (0, 1, None):
        assert t.state.view(seat)["lifted"] == {"Nero": 1}
        assert t.state.view(seat)["moved"] == [6]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_data_and_changes_nothing(seat: int | None) -> None:
    rng = random.Random(5)
    state = ROMA.start()
    while state.to_move != OVER:
        before = state.key()
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert state.key() == before
        step(state, rng)
    assert state.view(seat)["pending"] == []


def test_before_the_first_turn_it_is_the_start_in_every_sentence_of_the_position() -> None:
    view: Any = ROMA.start().view(0)

    def said(told: Message) -> str:
        return Text("en").told("roma", told, ("You", "Ada"))

    assert said(words.summary(view)) == "Start · supply 16"
    assert said(words.describe(view, 0)[0]).startswith("Start. Supply 16 VP.")
    assert [said(one) for one in words.standing(view)] == ["You: 10 VP", "Ada: 10 VP", "16 VP left"]
