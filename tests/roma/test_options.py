"""Every option: its default, and that both values rule what they are named after."""

from __future__ import annotations

from typing import Any

import pytest
from tests.roma.table import ROMA, full, table

import ludi
from ludi import BadOption

ANY = ludi.make("roma", scaenicus_any_card=True)
ONCE = ludi.make("roma", repeat_triple_reroll=False)


def test_defaults() -> None:
    assert dict(ROMA.options) == {
        "cards": "roma",
        "max_turns": 400,
        "scaenicus_any_card": False,
        "mercatus_from_opponent": False,
        "repeat_triple_reroll": True,
        "beginner": False,
        "arena_hits_bribery": False,
        "reshuffle": "at_once",
        "first_set": "roma",
        "first_deck": "",
        "second_deck": "",
        "numbers": "",
    }


def test_scaenicus_any_card_lets_him_copy_a_building() -> None:
    t = table("2=Scaenicus, 5=Mercatus", "1=Forum", (2,), game=ANY)
    t.play("use 2", "on 5")
    assert t.vp == (11, 10)
    table("2=Scaenicus, 5=Mercatus", "1=Forum", (2,)).refused("use 2")


def test_scaenicus_any_card_has_nothing_to_copy_of_cards_without_an_action() -> None:
    table("2=Scaenicus, 3=Basilica, 4=Templum, 5=Turris, 6=Scaenicus", dice=(2,), game=ANY).refused("use 2")


def test_scaenicus_as_forum_needs_a_second_die_and_moves_no_basilica_or_templum() -> None:
    own = "1=Basilica, 2=Scaenicus, 3=Templum, 4=Forum, 5=Basilica"
    table(own, dice=(2,), game=ANY).refused("use 2")
    t = table(own, dice=(2, 3, 6), game=ANY)
    t.play("use 2", "on 4", "spend 3")
    assert (t.vp, t.dice, t.decision) == ((13, 10), [6], "main")


def test_scaenicus_as_machina_stays_where_he_is() -> None:
    t = table("2=Scaenicus, 4=Machina", dice=(2,), game=ANY)
    t.play("use 2", "on 4", "on 6")
    assert t.row(0) == {"2": "Scaenicus", "6": "Machina"}


def test_mercatus_from_opponent() -> None:
    game = ludi.make("roma", mercatus_from_opponent=True)
    t = table("1=Mercatus", "1=Forum, 2=Forum", (1, 2), game=game)
    t.play("use 1")
    assert (t.vp, t.supply) == ((12, 8), 16)


def test_mercatus_from_opponent_takes_no_more_than_he_has() -> None:
    game = ludi.make("roma", mercatus_from_opponent=True)
    t = table("1=Mercatus", full("Forum"), (1, 2), vp=(10, 4), game=game)
    t.play("use 1")
    assert (t.vp, t.supply, t.over) == ((14, 0), 22, True)


def test_repeat_triple_reroll() -> None:
    t = table(full("Forum"), full("Forum")).next_turn(4, 4, 4).play("reroll").roll(5, 5, 5)
    assert t.options == ["done", "reroll"]
    t.play("reroll").roll(1, 1, 1)
    assert t.options == ["done", "reroll"]
    t.play("done")
    assert t.dice == [1, 1, 1]


def test_triple_reroll_once() -> None:
    t = table(full("Forum"), full("Forum"), game=ONCE).next_turn(4, 4, 4)
    assert t.options == ["done", "reroll"]
    t.play("reroll").roll(5, 5, 5)
    assert (t.dice, t.decision) == ([5, 5, 5], "main")


def test_max_turns_ends_the_game_and_more_points_win() -> None:
    game = ludi.make("roma", max_turns=3)
    t = table(full("Forum"), full("Forum"), vp=(10, 11), game=game)
    t.next_turn(1, 2, 3).next_turn(1, 2, 3)
    assert t.position["turn"] == 3
    t.play("end")
    assert t.over
    assert t.state.ranks() == [1, 0]
    assert t.supply == 15


def test_max_turns_with_equal_points_is_a_tie() -> None:
    t = table(full("Forum"), full("Forum"), game=ludi.make("roma", max_turns=1))
    t.play("end")
    assert t.over
    assert t.state.ranks() == [0, 0]
    assert t.state.estimate() == [0.5, 0.5]


def test_max_turns_0_is_no_limit() -> None:
    t = table(full("Forum"), full("Forum"), turn=5000, game=ludi.make("roma", max_turns=0))
    t.play("end")
    assert not t.over
    t = table(full("Forum"), full("Forum"), turn=5000)
    t.play("end")
    assert t.over


def test_options_may_be_given_as_words() -> None:
    game = ludi.make("roma", max_turns="12", scaenicus_any_card="yes", repeat_triple_reroll="false")
    assert game.options["max_turns"] == 12
    assert game.options["scaenicus_any_card"] is True
    assert game.options["repeat_triple_reroll"] is False


@pytest.mark.parametrize(
    ("name", "value", "accepted"),
    [
        ("max_turns", -1, "a whole number from 0 to 1000000"),
        ("max_turns", 1_000_001, "a whole number from 0 to 1000000"),
        ("max_turns", True, "a whole number from 0 to 1000000"),
        ("max_turns", "many", "a whole number from 0 to 1000000"),
        ("max_turns", 1.5, "a whole number from 0 to 1000000"),
        ("scaenicus_any_card", 2, "true or false"),
        ("mercatus_from_opponent", "perhaps", "true or false"),
        ("repeat_triple_reroll", None, "true or false"),
    ],
)
def test_a_bad_value_names_the_option_and_what_it_takes(name: str, value: Any, accepted: str) -> None:
    with pytest.raises(BadOption) as caught:
        ludi.make("roma", **{name: value})
    assert str(caught.value) == f"option {name}: {value!r} was given, {accepted} is accepted"


def test_an_unknown_option_lists_those_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        ludi.make("roma", bribery=True)
    message = str(caught.value)
    assert "'bribery'" in message
    for name in ROMA.options:
        assert name in message


@pytest.mark.parametrize("players", [1, 3, True, "2"])
def test_another_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match=r"players: .* roma is for 2"):
        ludi.make("roma", players)
