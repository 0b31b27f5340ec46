"""Set-up: points, the deal, two cards for the other player, four cards face down, shown together."""

from __future__ import annotations

from tests.roma.table import CARDS, ROMA, Table

import ludi
from ludi import CHANCE

DEALT = (("Nero", "Forum", "Legat", "Consul"), ("Forum", "Turris", "Velites", "Senator"))


def dealt() -> Table:
    return Table(ROMA.start()).play(*(f"card {name}" for hand in DEALT for name in hand))


def given() -> Table:
    return dealt().play("give Nero", "give Forum", "give Turris", "give Senator")


def placed() -> Table:
    t = given().shown()
    t.play("lay Legat", "on 6", "lay Consul", "on 1", "lay Senator", "on 3", "lay Turris", "on 2")
    return t.play("lay Forum", "on 1", "lay Forum", "on 2", "lay Nero", "on 4", "lay Velites", "on 5")


def test_start() -> None:
    t = Table(ROMA.start())
    assert t.vp == (10, 10)
    assert t.money == (0, 0)
    assert t.supply == 16
    assert t.pile == CARDS
    assert t.state.to_move == CHANCE
    assert not t.state.composed


def test_four_cards_each() -> None:
    t = dealt()
    assert t.hand(0) == {"Nero": 1, "Forum": 1, "Legat": 1, "Consul": 1}
    assert t.hand(1) == {"Forum": 1, "Turris": 1, "Velites": 1, "Senator": 1}
    assert t.pile == CARDS - 8


def test_a_dealt_card_is_seen_by_its_seat_alone() -> None:
    state = ROMA.start()
    for i in range(8):
        ((action, _), *_) = state.chance()
        assert state.witness(action) == {i // 4}
        state.apply(action)


def test_each_gives_two_before_either_sees_what_he_gets() -> None:
    t = dealt()
    assert t.state.to_move == 0
    t.play("give Nero", "give Forum")
    assert t.state.to_move == 1
    assert t.hand(1) == {"Forum": 1, "Turris": 1, "Velites": 1, "Senator": 1}
    assert "Nero" not in str(t.state.view(1))
    t.refused("give Nero")
    t.play("give Turris", "give Senator").shown()
    assert t.hand(0) == {"Legat": 1, "Consul": 1, "Turris": 1, "Senator": 1}
    assert t.hand(1) == {"Forum": 2, "Velites": 1, "Nero": 1}


def test_a_card_that_was_given_away_cannot_be_given_again() -> None:
    dealt().play("give Nero").refused("give Nero", "done", "end")


def test_the_younger_player_places_all_four_first_on_four_discs() -> None:
    t = given().shown()
    assert (t.state.to_move, t.decision) == (0, "placing")
    t.play("lay Legat", "on 6", "lay Consul")
    t.refused("on 6")
    t.play("on 1", "lay Senator", "on 3", "lay Turris", "on 2")
    assert (t.state.to_move, t.decision) == (1, "placing")
    assert t.row(0) == {}
    assert t.hand(0) == {}


def test_placed_cards_are_free() -> None:
    assert placed().shown().money == (0, 0)


def test_both_sides_are_shown_together_after_the_last_card() -> None:
    t = placed()
    assert t.decision == "reveal"
    t.shown()
    assert t.row(0) == {"6": "Legat", "1": "Consul", "3": "Senator", "2": "Turris"}
    assert t.row(1) == {"1": "Forum", "2": "Forum", "4": "Nero", "5": "Velites"}
    assert t.position["players"][0]["down"] == {}


def test_a_face_down_card_stays_hidden_from_the_other_seat_until_the_end() -> None:
    t = given().shown().play("lay Legat", "on 6", "lay Consul", "on 1", "lay Senator", "on 3", "lay Turris", "on 2")
    view = t.state.view(1)
    assert view["players"][0]["face_down"] == [1, 2, 3, 6]
    assert view["players"][0]["row"] == [""] * 6
    assert "Legat" not in str(view)
    assert "Consul" not in str(view)


def test_the_first_turns_cost_two_points_each() -> None:
    t = placed().shown()
    assert t.vp == (8, 10)
    assert t.supply == 18
    assert t.position["turn"] == 1
    t.roll(1, 2, 3)
    assert t.state.to_move == 0
    t.play("end")
    assert t.vp == (8, 8)
    assert t.supply == 20
    assert t.position["turn"] == 2


def test_no_seat_can_pass_during_set_up() -> None:
    t = given().shown()
    t.refused("done", "end")
    t.play("lay Legat").refused("done", "end")


def test_the_number_of_players_is_two() -> None:
    assert ludi.make("roma").players == 2


def test_where_a_card_is_placed_is_seen_by_all_which_one_is_not() -> None:
    t = given().shown()
    assert t.state.witness(t.state.parse("lay Legat")) == {0}
    t.play("lay Legat")
    assert t.state.witness(t.state.parse("on 6")) == {0, 1, None}
