"""Consul with dice; Haruspex and Aesculapinum with the piles."""

from __future__ import annotations

import pytest
from tests.roma.table import table


def test_72_consul_changes_an_unused_die_by_one() -> None:
    t = table("1=Consul", dice=(1, 5))
    t.play("use 1", "down 5")
    assert t.dice == [4]
    t = table("1=Consul", dice=(1, 2))
    t.play("use 1", "up 2")
    assert t.dice == [3]


def test_73_consul_may_change_the_same_die_again() -> None:
    t = table("1=Consul", dice=(1, 2, 1))
    t.play("use 1", "down 2")
    assert t.dice == [1, 1]
    t.play("use 1", "up 1")
    assert t.dice == [2]


def test_74_six_does_not_become_one_nor_one_six() -> None:
    t = table("2=Consul", dice=(2, 1, 6)).play("use 2")
    assert t.options == ["up 1", "down 6"]
    t.refused("up 6", "down 1", "done")


def test_74_consul_without_another_unused_die_is_refused() -> None:
    table("1=Consul", dice=(1,)).refused("use 1")


PILE = "Consul, Sicarius, Nero, Velites, Gladiator"


def test_75_haruspex_takes_one_card_from_the_draw_pile() -> None:
    t = table("1=Haruspex", dice=(1,), deck=PILE, discard="Forum", hands=("Legat", "Turris"))
    t.play("use 1").shown()
    t.refused("take Forum", "done", "end")
    t.play("take Nero")
    assert t.hand(0) == {"Legat": 1, "Nero": 1}
    assert t.position["deck"] == {"Consul": 1, "Sicarius": 1, "Velites": 1, "Gladiator": 1}
    assert t.discard == {"Forum": 1}
    assert t.hand(1) == {"Turris": 1}


@pytest.mark.parametrize("card", ["Consul", "Sicarius", "Nero", "Velites", "Gladiator", "Haruspex"])
def test_76_haruspex_may_take_every_card_of_the_pile(card: str) -> None:
    t = table("1=Haruspex", dice=(1,), deck=PILE + ", Haruspex", hands=("", "Forum"))
    t.play("use 1").shown().play(f"take {card}")
    assert t.hand(0) == {card: 1}
    assert t.hand(1) == {"Forum": 1}
    assert t.pile == 5


def test_77_aesculapinum_takes_a_character_from_the_discard_pile() -> None:
    t = table("1=Aesculapinum", dice=(1,), discard="Nero, Forum")
    t.play("use 1")
    assert t.options == ["take Nero"]
    t.refused("take Forum")
    t.play("take Nero")
    assert (t.hand(0), t.discard) == ({"Nero": 1}, {"Forum": 1})


def test_78_aesculapinum_until_no_character_is_left() -> None:
    t = table("3=Aesculapinum", dice=(3, 3, 3), discard="Architectus, Basilica, Consul")
    t.play("use 3", "take Architectus", "use 3", "take Consul")
    t.refused("use 3")
    assert (t.hand(0), t.discard, t.dice) == ({"Architectus": 1, "Consul": 1}, {"Basilica": 1}, [3])
