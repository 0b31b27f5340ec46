"""Without a battle: Sicarius, Nero, Gladiator, Tribunus Plebis, Legat, Mercator, Mercatus."""

from __future__ import annotations

import pytest
from tests.roma.table import full, table


def test_51_sicarius_goes_with_any_character() -> None:
    t = table("1=Sicarius", "2=Forum, 3=Senator", (1, 4))
    t.play("use 1")
    t.refused("target 2", "target 1")
    t.play("target 3")
    assert (t.row(0), t.row(1)) == ({}, {"2": "Forum"})
    assert t.discard == {"Sicarius": 1, "Senator": 1}


def test_52_sicarius_needs_no_roll_even_against_nero() -> None:
    t = table("1=Sicarius", "5=Nero", (1,))
    t.play("use 1", "target 5")
    assert (t.row(0), t.row(1), t.decision) == ({}, {}, "main")


def test_53_sicarius_reaches_the_last_disc() -> None:
    t = table("4=Sicarius", "6=Gladiator", (4,))
    t.play("use 4", "target 6")
    assert (t.row(0), t.row(1)) == ({}, {})


def test_54_two_neros_go_with_a_building_each() -> None:
    t = table("2=Nero, 3=Nero", "2=Forum, 3=Templum", (2, 3))
    t.play("use 2", "target 3")
    assert (t.row(0), t.row(1)) == ({"3": "Nero"}, {"2": "Forum"})
    t.play("use 3", "target 2")
    assert (t.row(0), t.row(1)) == ({}, {})
    assert t.discard == {"Nero": 2, "Forum": 1, "Templum": 1}


def test_55_exactly_one_nero_and_one_forum_leave() -> None:
    t = table(full("Nero"), full("Forum"), (1,))
    t.play("use 1", "target 1")
    rest = [str(d) for d in range(2, 7)]
    assert (list(t.row(0)), list(t.row(1))) == (rest, rest)
    assert t.discard == {"Nero": 1, "Forum": 1}


def test_nero_burns_buildings_only() -> None:
    t = table("2=Nero", "2=Legat, 3=Templum, 5=Turris", (2,)).play("use 2")
    assert t.options == ["target 3", "target 5"]


def test_56_gladiator_sends_a_character_back_to_the_owners_hand() -> None:
    t = table("1=Gladiator", "2=Forum, 3=Essedum", (1,))
    t.play("use 1")
    assert t.options == ["target 3"]
    t.play("target 3")
    assert t.row(1) == {"2": "Forum"}
    assert (t.hand(0), t.hand(1)) == ({}, {"Essedum": 1})
    assert t.discard == {}
    assert t.row(0) == {"1": "Gladiator"}


def test_57_gladiator_twice() -> None:
    t = table("1=Gladiator", "1=Gladiator, 4=Architectus", (1, 1, 2))
    t.play("use 1", "target 1")
    assert t.dice == [1, 2]
    t.play("use 1", "target 4")
    assert t.dice == [2]
    assert t.hand(1) == {"Gladiator": 1, "Architectus": 1}
    assert t.row(1) == {}


def test_58_tribunus_takes_one_point_from_the_opponent() -> None:
    t = table("2=Tribunus Plebis", dice=(2,), vp=(9, 10))
    t.play("use 2")
    assert (t.vp, t.supply) == ((10, 9), 17)


def test_tribunus_may_end_the_game() -> None:
    t = table("2=Tribunus Plebis", dice=(2,), vp=(9, 1))
    t.play("use 2")
    assert (t.vp, t.supply, t.over) == ((10, 0), 26, True)


@pytest.mark.parametrize(
    ("number", "other", "gain"),
    [(61, "3=Forum", 5), (62, "1=Forum, 2=Legat, 6=Nero", 3), (0, full("Forum"), 0), (0, "", 6)],
)
def test_61_62_legat_counts_the_opponents_vacant_discs(number: int, other: str, gain: int) -> None:
    t = table("2=Legat", other, (2,), money=(3, 4))
    t.play("use 2")
    assert t.vp == (10 + gain, 10)
    assert t.supply == 16 - gain
    assert t.money == (3, 4)
    assert t.dice == []


def test_64_mercator_buys_points_from_the_opponent() -> None:
    t = table("1=Mercator", dice=(1, 6), vp=(15, 8), money=(10, 200))
    t.play("use 1", "buy 5")
    assert t.money == (0, 210)
    assert t.vp == (20, 3)
    assert t.supply == 13


def test_65_buying_nothing_uses_the_die() -> None:
    t = table("1=Mercator", dice=(1, 6), vp=(15, 8), money=(10, 200))
    t.play("use 1", "buy 0")
    assert (t.money, t.vp, t.dice) == ((10, 200), (15, 8), [6])


def test_66_more_than_half_the_money_is_refused() -> None:
    t = table("1=Mercator", dice=(1, 6), vp=(15, 8), money=(10, 200)).play("use 1")
    t.refused("buy 6", "buy 36")
    assert t.options == [f"buy {n}" for n in range(6)]


def test_66_more_than_the_opponent_has_is_refused() -> None:
    t = table("1=Mercator", dice=(1, 6), vp=(15, 8), money=(100, 0)).play("use 1")
    t.refused("buy 9")
    assert t.options == [f"buy {n}" for n in range(9)]


def test_66_the_odd_sestertius_buys_nothing() -> None:
    t = table("1=Mercator", dice=(1, 6), money=(9, 0)).play("use 1")
    t.refused("buy 5")
    t.play("buy 4")
    assert t.money == (1, 8)


def test_67_mercator_twice_ends_the_game() -> None:
    t = table("1=Mercator", dice=(1, 1, 2), vp=(2, 6), money=(12, 0))
    t.play("use 1", "buy 1")
    assert (t.vp, t.money) == ((3, 5), (10, 2))
    t.play("use 1", "buy 5")
    assert (t.vp, t.supply, t.over) == ((8, 0), 28, True)


def test_69_mercatus_pays_from_the_supply() -> None:
    t = table("4=Mercatus, 5=Forum", "1=Forum, 2=Forum, 3=Forum, 4=Forum, 6=Forum", (4,))
    t.play("use 4")
    assert (t.vp, t.supply) == ((15, 10), 11)


def test_71_mercatus_without_an_opposing_forum() -> None:
    t = table("4=Mercatus, 5=Forum", "1=Basilica", (4,))
    t.play("use 4")
    assert (t.vp, t.supply, t.dice) == ((10, 10), 16, [])
