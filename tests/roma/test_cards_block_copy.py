"""Praetorianus blocks a disc; Scaenicus copies a character."""

from __future__ import annotations

from tests.roma.table import table


def test_91_a_blocked_disc_cannot_be_activated() -> None:
    t = table("1=Praetorianus", "2=Tribunus Plebis, 3=Tribunus Plebis", (1,))
    t.play("use 1", "target 2").next_turn(2, 2, 3)
    t.refused("use 2", "use 2", "use 2")
    t.play("use 3")
    t.refused("use 2")
    assert t.dice == [2, 2]


def test_92_three_blocks_in_one_turn() -> None:
    t = table("1=Praetorianus, 2=Praetorianus, 3=Praetorianus", "2=Legat, 3=Legat, 4=Legat, 5=Legat", (1, 2, 3))
    t.play("use 1", "target 2", "use 2", "target 3", "use 3", "target 4")
    t.next_turn(2, 3, 4)
    assert t.position["players"][1]["blocked"] == [2, 3, 4]
    t.refused("use 2", "use 3", "use 4")


def test_93_a_new_card_on_a_blocked_disc_is_blocked_too() -> None:
    t = table("1=Praetorianus", "2=Forum", (1,), money=(0, 9), hands=("", "Legat"))
    t.play("use 1", "target 2").next_turn(2, 2, 4)
    t.play("lay Legat", "on 2")
    assert t.row(1) == {"2": "Legat"}
    t.refused("use 2")


def test_94_an_empty_disc_may_be_blocked() -> None:
    t = table("1=Praetorianus", "2=Forum", (1,), money=(0, 9), hands=("", "Legat"))
    t.play("use 1", "target 1").next_turn(1, 3, 4)
    vp = t.vp
    t.play("lay Legat", "on 1")
    t.refused("use 1")
    assert t.vp == vp


def test_96_a_refused_activation_keeps_the_die() -> None:
    t = table("1=Praetorianus", "2=Legat", (1,))
    t.play("use 1", "target 2").next_turn(2, 3, 4)
    t.refused("use 2")
    assert t.dice == [2, 3, 4]


def test_97_a_blocked_card_can_be_attacked() -> None:
    t = table("1=Praetorianus, 2=Legionarius", "2=Legat", (1, 2))
    t.play("use 1", "target 2", "use 2", "die 2")
    assert t.row(1) == {}
    assert t.position["players"][1]["blocked"] == [2]


def test_praetorianus_may_choose_every_disc() -> None:
    t = table("4=Praetorianus", "2=Legat", (4,)).play("use 4")
    assert t.options == [f"target {d}" for d in range(1, 7)]


def test_a_block_lasts_for_the_opponents_next_turn_only() -> None:
    t = table("1=Praetorianus", "2=Tribunus Plebis", (1,), vp=(12, 14))
    t.play("use 1", "target 2").next_turn(2, 3, 4).next_turn(2, 3, 4).next_turn(2, 3, 4)
    t.play("use 2")
    assert t.position["players"][1]["blocked"] == []


def test_a_block_does_not_hinder_the_blocking_player() -> None:
    t = table("1=Praetorianus, 2=Tribunus Plebis", "2=Legat", (1, 2))
    t.play("use 1", "target 2", "use 2")
    assert t.vp == (11, 9)


def test_99_scaenicus_copies_tribunus_and_mercator() -> None:
    t = table("2=Scaenicus, 5=Tribunus Plebis", dice=(2,))
    t.play("use 2", "on 5")
    assert t.vp == (11, 9)
    t = table("2=Scaenicus, 5=Mercator", dice=(2,), money=(10, 200), vp=(15, 8))
    t.play("use 2", "on 5", "buy 5")
    assert (t.vp, t.money) == ((20, 3), (0, 210))


def test_100_scaenicus_as_nero_is_discarded_himself() -> None:
    t = table("2=Scaenicus, 5=Nero", "3=Forum", (2,))
    t.play("use 2", "on 5", "target 3")
    assert (t.row(0), t.row(1)) == ({"5": "Nero"}, {})
    assert t.discard == {"Scaenicus": 1, "Forum": 1}


def test_101_scaenicus_as_sicarius_is_discarded_himself() -> None:
    t = table("2=Scaenicus, 5=Sicarius", "3=Nero", (2,))
    t.play("use 2", "on 5", "target 3")
    assert (t.row(0), t.row(1)) == ({"5": "Sicarius"}, {})
    assert t.discard == {"Scaenicus": 1, "Nero": 1}


def test_102_scaenicus_as_consul() -> None:
    t = table("6=Scaenicus, 1=Consul", dice=(6, 4))
    t.play("use 6", "on 1", "down 4")
    assert t.dice == [3]


def test_102_scaenicus_as_centurio_attacks_from_his_own_disc() -> None:
    t = table("6=Scaenicus, 1=Centurio", "1=Legat, 6=Forum", (6, 2))
    t.play("use 6", "on 1", "die 3", "spend 2")
    assert t.row(1) == {"1": "Legat"}
    assert t.dice == []


def test_103_with_two_scaenici_the_acting_one_counts() -> None:
    t = table("2=Scaenicus, 4=Scaenicus, 6=Legionarius", "2=Legat, 4=Forum, 6=Nero", (4,))
    t.play("use 4")
    assert t.options == ["on 6"]
    t.play("on 6", "die 5")
    assert t.row(1) == {"2": "Legat", "6": "Nero"}


def test_104_of_two_scaenici_the_acting_one_goes_as_nero() -> None:
    t = table("1=Scaenicus, 2=Scaenicus, 3=Nero, 4=Consul", "5=Forum", (1, 6))
    t.play("use 1")
    assert t.options == ["on 3", "on 4"]
    t.play("on 3", "target 5")
    assert t.row(0) == {"2": "Scaenicus", "3": "Nero", "4": "Consul"}


def test_104_a_scaenicus_as_consul_among_scaenici() -> None:
    t = table("1=Scaenicus, 2=Scaenicus, 4=Consul", dice=(1, 6))
    t.play("use 1", "on 4", "down 6")
    assert t.dice == [5]


def test_104_scaenici_alone_are_refused() -> None:
    table("1=Scaenicus, 2=Scaenicus, 3=Forum", dice=(1, 2, 3)).refused("use 1", "use 2")
    table("1=Scaenicus", dice=(1, 2, 3)).refused("use 1")
