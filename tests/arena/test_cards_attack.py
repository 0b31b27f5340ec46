"""Removal without a battle: Poisoner, Ram, Elephant, Statue, Cavalry; what is given up (C7 to C9, C24, C26, C34)."""

from __future__ import annotations

import pytest
from tests.roma.table import arena, full, mixed


def test_c7_poisoner_discards_the_opposite_character() -> None:
    t = arena("3=Poisoner", "2=Spy, 3=Decurion, 4=Spy", (3, 3)).play("use 3")
    assert (t.row(1), t.discard, t.decision) == ({"2": "Spy", "4": "Spy"}, {"Decurion": 1}, "main")
    t.refused("use 3")


def test_c7_poisoner_opposite_a_building_or_nothing_is_refused() -> None:
    t = arena("3=Poisoner", "3=Forum, 2=Spy", (3,))
    t.refused("use 3")
    arena("3=Poisoner", "2=Spy", (3,)).refused("use 3")
    assert t.dice == [3]


def test_c7_ram_discards_the_opposite_building_only() -> None:
    t = arena("3=Battering Ram", "3=Forum, 4=Forum", (3,)).play("use 3")
    assert (t.row(1), t.discard) == ({"4": "Forum"}, {"Forum": 1})
    arena("3=Battering Ram", "3=Spy, 4=Forum", (3,)).refused("use 3")
    arena("3=Battering Ram", "4=Forum", (3,)).refused("use 3")


@pytest.mark.parametrize("strong", ["Decurion", "Trireme", "Forum"])
def test_c8_elephant_facing_more_than_four_is_refused(strong: str) -> None:
    t = arena("3=War Elephant", f"3={strong}", (3,))
    t.refused("use 3")
    assert t.dice == [3]


@pytest.mark.parametrize("weak", ["Spring of Bacchus", "Spy", "Fortuna", "Tavern"])
def test_c8_elephant_discards_up_to_four_of_any_type(weak: str) -> None:
    t = arena("3=War Elephant", f"3={weak}", (3,)).play("use 3")
    assert (t.row(1), t.discard) == ({}, {weak: 1})


def test_elephant_facing_nothing_is_refused() -> None:
    arena("3=War Elephant", "2=Spy, 4=Spy", (3,)).refused("use 3")


def test_c9_elephant_counts_the_towers() -> None:
    t = mixed("3=War Elephant", "3=Legat, 1=Turris, 2=Turris", (3,)).play("use 3")
    assert t.row(1) == {"1": "Turris", "2": "Turris"}
    mixed("3=War Elephant", "3=Haruspex, 1=Turris, 2=Turris", (3,)).refused("use 3")


def test_elephant_counts_essedum_too() -> None:
    t = mixed("3=War Elephant, 1=Essedum", "3=Forum", (1, 3))
    t.refused("use 3")
    t.play("use 1", "use 3")
    assert t.row(1) == {}


def test_c24_plunderer_sacrifices_a_building_for_its_defence() -> None:
    t = arena("1=Plunderer, 3=Trireme, 4=Spy", dice=(1,)).play("use 1")
    assert t.options == ["on 3"]
    t.play("on 3")
    assert (t.vp, t.supply, t.row(0)) == ((15, 10), 11, {"1": "Plunderer", "4": "Spy"})
    assert t.discard == {"Trireme": 1}


def test_c24_altar_sacrifices_a_character_for_its_defence() -> None:
    t = arena("1=Altar, 3=Trireme, 4=Templar, 7=Beast", dice=(1,)).play("use 1")
    assert t.options == ["on 4", "on 7"]
    t.play("on 4")
    assert (t.vp, t.supply, t.row(0)) == ((14, 10), 12, {"1": "Altar", "3": "Trireme", "7": "Beast"})


def test_q24_an_own_turris_counts_just_before_the_discard() -> None:
    t = mixed("1=Plunderer, 3=Trireme, 4=Turris, 5=Turris", dice=(1, 1)).play("use 1", "on 3")
    assert t.vp == (17, 10)
    t.play("use 1", "on 4")
    assert t.vp == (24, 10)


def test_q24_the_points_come_from_the_supply_and_the_rest_is_credited() -> None:
    t = arena("1=Plunderer, 3=Trireme", dice=(1,), vp=(20, 13)).play("use 1", "on 3")
    assert (t.vp, t.supply, t.over) == ((25, 13), 0, True)


def test_q18_plunderer_and_altar_need_a_card_to_give() -> None:
    arena("1=Plunderer, 2=Spy", "1=Forum", (1,)).refused("use 1")
    arena("1=Altar, 2=Forum", "1=Spy", (1,)).refused("use 1")


def test_altar_cannot_sacrifice_itself_nor_plunderer() -> None:
    t = arena("1=Altar, 2=Plunderer", dice=(1, 2)).play("use 1")
    assert t.options == ["on 2"]
    t = arena("1=Altar, 2=Plunderer", dice=(1, 2)).play("use 2")
    assert t.options == ["on 1"]


def test_c26_statue_costs_ten() -> None:
    t = arena("1=Statue of Jupiter", "3=Forum, 7=Decurion", (1,), money=(9, 0))
    t.refused("use 1")
    assert t.dice == [1]
    t = arena("1=Statue of Jupiter", "3=Forum, 7=Decurion", (1,), money=(10, 4)).play("use 1")
    assert t.options == ["target 3", "target 7"]
    t.play("target 7")
    assert (t.row(1), t.money, t.discard) == ({"3": "Forum"}, (0, 4), {"Decurion": 1})


def test_statue_takes_exactly_ten() -> None:
    t = arena("1=Statue of Jupiter", "3=Forum", (1,), money=(25, 0)).play("use 1", "target 3")
    assert t.money == (15, 0)


def test_statue_without_a_target_is_refused() -> None:
    arena("1=Statue of Jupiter", "", (1,), money=(30, 0)).refused("use 1")


def test_c34_cavalry_discards_all_forums_of_the_opponent() -> None:
    t = arena("1=Cavalry, 2=Forum", "1=Forum, 4=Forum, 5=Tavern, 7=Forum", (1,)).play("use 1")
    assert t.row(1) == {"5": "Tavern"}
    assert t.row(0) == {"1": "Cavalry", "2": "Forum"}
    assert t.discard == {"Forum": 3}


def test_q25_cavalry_without_any_forum_is_used_up() -> None:
    t = arena("1=Cavalry", full("Tavern", 7), (1, 2)).play("use 1")
    assert (len(t.row(1)), t.dice) == (7, [2])
