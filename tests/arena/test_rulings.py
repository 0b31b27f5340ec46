"""Rulings Q1 to Q27 as far as Arena or the combinations show something that no scenario of a card does."""

from __future__ import annotations

import pytest
from tests.roma.table import arena, full, mixed

import ludi


def test_q5_mercatus_from_the_opponent_in_a_mixed_game() -> None:
    game = ludi.make("arena", cards="mixed", mercatus_from_opponent=True)
    t = mixed("1=Mercatus", full("Forum", 7), (1,), vp=(10, 12), game=game).play("use 1")
    assert (t.vp, t.supply) == ((17, 5), 14)


def test_q6_legat_in_a_beginners_game_counts_six_spaces() -> None:
    game = ludi.make("roma", cards="mixed", beginner=True)
    t = mixed("1=Legat", "1=Forum", (1,), game=game).play("use 1")
    assert t.vp == (15, 10)


def test_q7_architectus_lays_buildings_of_both_games_on_bribery_too() -> None:
    t = mixed("1=Architectus", dice=(1,), hands=("Tavern, Turris, Spy", "")).play("use 1")
    assert t.options == ["lay Turris", "lay Tavern", "done"]
    t.play("lay Tavern", "on 7", "lay Turris", "on 1", "done")
    assert (t.row(0), t.money, t.hand(0)) == ({"1": "Turris", "7": "Tavern"}, (0, 0), {"Spy": 1})


def test_q7_senator_lays_characters_of_both_games() -> None:
    t = mixed("1=Senator", dice=(1,), hands=("Tavern, Nero, Spy", "")).play("use 1")
    assert t.options == ["lay Nero", "lay Spy", "done"]


def test_q9_any_roll_beats_a_defence_of_one_or_less() -> None:
    t = mixed("1=Essedum, 3=Beast", "2=Fortuna, 3=Forum", (1, 1, 3)).play("use 1", "use 1", "use 3")
    assert t.defence(1) == {2: -2, 3: 1}
    t.play("target 2", "die 1")
    assert t.row(1) == {"3": "Forum"}


def test_q10_a_turris_strengthens_cards_of_arena() -> None:
    t = mixed("1=Beast", "2=Turris, 3=Spy, 7=Tavern", (1,))
    assert t.defence(1) == {2: 6, 3: 5, 7: 5}


def test_q15_consul_beside_bribery() -> None:
    t = mixed("7=Consul", dice=(2, 6), money=(2, 0)).play("bribe 2")
    assert t.options == ["down 6"]
    mixed("7=Consul", dice=(2,), money=(2, 0)).refused("bribe 2")


ALWAYS = [
    ("Tavern", []),
    ("Trireme", []),
    ("Ox Team", []),
    ("Painter", []),
    ("Cavalry", []),
    ("Aqueduct", []),
    ("Philosopher", []),
    ("Spy", []),
    ("Fortuna", []),
    ("Wharf", ["done"]),
    ("Templar", ["die 1"]),
    ("Legat", []),
    ("Mercatus", []),
    ("Mercator", ["buy 0"]),
    ("Architectus", ["done"]),
    ("Senator", ["done"]),
    ("Essedum", []),
]


@pytest.mark.parametrize(("card", "rest"), ALWAYS)
def test_q18_cards_that_only_count_or_allow_can_always_be_activated(card: str, rest: list[str]) -> None:
    """With full rows, empty hands and nothing to count."""
    row = full("Beast", 7).replace("1=Beast", f"1={card}")
    t = mixed(row, full("Basilica", 7), (1, 5), deck="", discard="").play("use 1", *rest)
    assert (t.decision, t.dice) == ("main", [5])


WITHOUT = [
    ("Poisoner", "1=Forum, 2=Spy"),
    ("Battering Ram", "1=Spy, 2=Forum"),
    ("War Elephant", "1=Forum"),
    ("Decurion", "1=Forum, 2=Forum, 3=Spy"),
    ("Ballista", "1=Spy, 2=Spy, 3=Forum"),
    ("Arena", "1=Forum, 7=Spy"),
    ("Beast", ""),
    ("Mercenary", "2=Spy"),
    ("Statue of Jupiter", ""),
    ("Restorer", "1=Spy"),
    ("Fortification", "1=Spy"),
]


@pytest.mark.parametrize(("card", "other"), WITHOUT)
def test_q18_without_a_target_the_activation_is_refused(card: str, other: str) -> None:
    t = mixed(f"1={card}", other, (1, 5), money=(30, 0), deck="", discard="")
    t.refused("use 1")
    assert t.dice == [1, 5]
    t = mixed(f"7={card}", other.replace("1=", "7=").replace("2=", "5="), (1, 5), money=(30, 0), deck="", discard="")
    if card != "Arena":  # which may be used from bribery on the others
        t.refused("bribe 1", "bribe 5")


def test_q20_painter_credits_both_in_full() -> None:
    t = arena("1=Painter, 2=Forum", "1=Forum, 2=Tavern, 7=Altar", (1,), vp=(17, 18)).play("use 1")
    assert (t.vp, t.supply, t.over) == ((18, 21), 0, True)
    assert not t.state.composed


def test_q21_the_game_ends_in_the_middle_of_a_turn_and_nothing_more_can_be_done() -> None:
    t = arena("1=Tavern", "1=Spy, 2=Spy", (1, 2, 3), vp=(18, 17)).play("use 1")
    assert (t.over, t.state.legal(), t.state.scores()) == (True, [], [20, 17])
    t.refused("money 2", "end")


def test_q21_the_end_comes_before_the_rest_of_an_action() -> None:
    """Patron pays, the Tavern empties the supply; vacancies of the next turn are not paid any more."""
    t = arena("1=Patron, 2=Tavern", "1=Spy", (1, 4), vp=(18, 17), money=(7, 0)).play("use 1", "on 2")
    assert (t.over, t.vp, t.money) == (True, (19, 17), (0, 0))


def test_q27_lay_activate_cover_activate_again() -> None:
    t = arena(dice=(2, 2), money=(8, 0), hands=("Templar, Tavern", ""), other="1=Spy")
    t.play("lay Templar", "on 2", "use 2", "die 6", "lay Tavern", "on 2", "use 2")
    assert (t.vp, t.money, t.discard) == ((14, 10), (0, 0), {"Templar": 1})
