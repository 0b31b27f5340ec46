"""Set-up of Arena: five cards, two for the other player, laid face up one player after the other (C1, C2)."""

from __future__ import annotations

import json

import pytest
from tests.roma.table import ARENA, MIXED, SEPARATE, Table

import ludi
from ludi import Game

DEALT = (("Beast", "Forum", "Spy", "Tavern", "Road"), ("Forum", "Templar", "Patron", "Altar", "Arena"))
GIVEN = ("give Beast", "give Forum", "give Templar", "give Altar")
FIRST = ("lay Spy", "on 1", "lay Tavern", "on 7", "lay Road", "on 3", "lay Templar", "on 4", "lay Altar", "on 6")
SECOND = ("lay Forum", "on 2", "lay Patron", "on 7", "lay Arena", "on 3", "lay Beast", "on 5", "lay Forum", "on 6")


def dealt(game: Game = ARENA) -> Table:
    return Table(game.start()).play(*(f"card {name}" for hand in DEALT for name in hand))


def given() -> Table:
    return dealt().play(*GIVEN).shown()


def test_c1_five_cards_each_of_55() -> None:
    t = dealt()
    assert [sum(t.hand(p).values()) for p in (0, 1)] == [5, 5]
    assert t.pile == 45
    assert (t.vp, t.money, t.supply) == ((10, 10), (0, 0), 16)


def test_c1_two_are_passed_before_either_sees_what_he_gets() -> None:
    t = dealt().play("give Beast", "give Forum")
    assert t.state.to_move == 1
    assert "Beast" not in json.dumps(t.state.view(1))
    t.play("give Templar", "give Altar").shown()
    assert t.hand(0) == {"Spy": 1, "Tavern": 1, "Road": 1, "Templar": 1, "Altar": 1}
    assert t.hand(1) == {"Forum": 2, "Patron": 1, "Arena": 1, "Beast": 1}


def test_c1_all_cards_are_laid_on_different_spaces_bribery_included() -> None:
    t = given()
    assert (t.state.to_move, t.decision) == (0, "placing")
    t.play("lay Spy")
    assert t.options == [f"on {d}" for d in range(1, 8)]
    t.play("on 1", "lay Tavern")
    assert t.options == [f"on {d}" for d in range(2, 8)]
    t.refused("on 1", "done", "end")


def test_c1_the_first_layout_lies_open_before_the_second_player_lays() -> None:
    t = given().play("lay Spy")
    for seat in (0, 1, None):
        assert t.state.view(seat)["air"] == "Spy"
        assert t.state.witness(t.state.parse("on 1")) == {0, 1, None}
    t.play("on 1", *FIRST[2:])
    assert (t.state.to_move, t.decision) == (1, "placing")
    row = ["Spy", "", "Road", "Templar", "", "Altar", "Tavern"]
    for seat in (0, 1, None):
        assert t.state.view(seat)["players"][0]["row"] == row
        assert t.state.view(seat)["players"][0]["face_down"] == []


def test_c1_the_choice_of_a_card_to_lay_is_seen_by_all() -> None:
    t = given()
    assert t.state.witness(t.state.parse("lay Spy")) == {0, 1, None}


def test_c1_the_cards_are_free_and_the_first_turn_costs_two() -> None:
    t = given().play(*FIRST, *SECOND)
    assert t.money == (0, 0)
    assert (t.decision, t.position["turn"], t.position["active"]) == ("roll", 1, 0)
    assert (t.vp, t.supply) == ((8, 10), 18)
    assert t.row(1) == {"2": "Forum", "7": "Patron", "3": "Arena", "5": "Beast", "6": "Forum"}
    t.roll(1, 2, 3).play("end")
    assert (t.vp, t.supply, t.position["turn"]) == ((8, 8), 20, 2)


def test_c1_nothing_is_pending_between_the_last_card_and_the_first_turn() -> None:
    t = given().play(*FIRST, *SECOND[:-1])
    assert (t.decision, t.supply) == ("place", 16)
    t.play("on 6")
    assert t.decision == "roll"


def test_what_was_given_is_known_until_it_lies_open() -> None:
    t = given()
    assert (t.known(0), t.known(1)) == ({"Templar": 1, "Altar": 1}, {"Beast": 1, "Forum": 1})
    t.play(*FIRST)
    assert t.known(0) == {}
    t.play("lay Forum", "on 2")
    assert t.known(1) == {"Beast": 1}  # either of the two Forums may be the one
    t.play("lay Patron", "on 7", "lay Arena", "on 3", "lay Beast", "on 5", "lay Forum", "on 6")
    assert t.known(1) == {}


def test_c2_the_beginners_variant_has_no_bribery_and_four_cards() -> None:
    game = ludi.make("arena", beginner=True)
    t = Table(game.start()).play(*(f"card {name}" for hand in DEALT for name in hand[:4]))
    assert (t.decision, t.pile) == ("giving", 47)
    t.play("give Beast", "give Forum", "give Forum", "give Templar").shown()
    t.play("lay Spy")
    assert t.options == [f"on {d}" for d in range(1, 7)]
    t.play("on 1", "lay Tavern", "on 2", "lay Forum", "on 3", "lay Templar", "on 4")
    assert t.state.view(1)["players"][0]["row"] == ["Spy", "Tavern", "Forum", "Templar", "", ""]
    t.play("lay Forum", "on 1", "lay Patron", "on 2", "lay Altar", "on 3", "lay Beast", "on 4")
    assert (t.vp, t.supply) == ((8, 10), 18)
    t.roll(1, 2, 3).play("end")
    assert (t.vp, t.supply) == ((8, 8), 20)


@pytest.mark.parametrize("game", [MIXED, SEPARATE], ids=["mixed", "separate"])
def test_the_combinations_are_set_up_like_arena(game: Game) -> None:
    state = game.start()
    for _ in range(10):
        assert state.decision() == "deal"
        state.apply(state.possible()[0])
    assert state.decision() == "giving"
    for _ in range(4):
        state.apply(state.legal()[0])
    t = Table(state).shown()
    assert (t.decision, t.state.to_move) == ("placing", 0)
    t.state.apply(t.state.legal()[0])
    assert t.options == [f"on {d}" for d in range(1, 8)]
    assert t.state.view(1)["air"] != ""


def test_the_combinations_have_the_beginners_variant_too() -> None:
    for title in ("roma", "arena"):
        for cards in ("mixed", "separate"):
            state = ludi.make(title, cards=cards, beginner=True).start()
            for _ in range(8):
                state.apply(state.possible()[0])
            assert state.decision() == "giving"
            assert len(state.view(None)["players"][0]["row"]) == 6


def test_roma_has_no_beginners_variant() -> None:
    with pytest.raises(ludi.BadOption, match="option beginner: "):
        ludi.make("roma", beginner=True)
