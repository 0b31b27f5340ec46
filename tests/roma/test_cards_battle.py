"""Legionarius, Centurio, Velites, Onager; Turris and Essedum."""

from __future__ import annotations

import pytest
from tests.roma.table import table


def test_29_legionarius_attacks_the_opposite_card() -> None:
    t = table("2=Legionarius", "2=Basilica, 3=Legat", (2,))
    t.play("use 2", "die 5")
    assert t.row(1) == {"3": "Legat"}
    assert t.discard == {"Basilica": 1}
    assert t.row(0) == {"2": "Legionarius"}


def test_29_one_less_than_the_defence_is_not_enough() -> None:
    t = table("2=Legionarius", "2=Basilica", (2,))
    t.play("use 2", "die 4")
    assert t.row(1) == {"2": "Basilica"}


def test_30_each_try_costs_a_die() -> None:
    t = table("2=Legionarius", "2=Sicarius", (2, 2, 1))
    t.play("use 2", "die 1")
    assert (t.row(1), t.dice) == ({"2": "Sicarius"}, [1, 2])
    t.play("use 2", "die 6")
    assert (t.row(1), t.dice) == ({}, [1])


def test_31_nero_survives_a_six() -> None:
    t = table("6=Legionarius", "6=Nero", (6,))
    t.play("use 6", "die 6")
    assert t.row(1) == {"6": "Nero"}


def test_32_centurio_may_add_a_die_or_not() -> None:
    t = table("1=Centurio", "1=Sicarius", (1, 1, 1))
    t.play("use 1", "die 1", "done")
    assert (t.row(1), t.dice) == ({"1": "Sicarius"}, [1, 1])
    t.play("use 1", "die 1", "spend 1")
    assert (t.row(1), t.dice) == ({}, [])
    assert t.discard == {"Sicarius": 1}


def test_34_the_added_die_is_used_even_if_it_is_not_enough() -> None:
    t = table("1=Centurio", "1=Legionarius", (1, 1, 3))
    t.play("use 1", "die 1", "spend 3")
    assert (t.row(1), t.dice) == ({"1": "Legionarius"}, [1])
    assert t.decision == "main"


def test_35_centurio_beats_centurio_with_an_added_one() -> None:
    t = table("1=Centurio", "1=Centurio", (1, 1))
    t.play("use 1", "die 4", "spend 1")
    assert (t.row(0), t.row(1), t.dice) == ({"1": "Centurio"}, {}, [])


def test_centurio_adds_one_die_only() -> None:
    t = table("1=Centurio", "1=Nero", (1, 1, 1))
    t.play("use 1", "die 6", "spend 1")
    assert (t.row(1), t.dice, t.decision) == ({"1": "Nero"}, [1], "main")


def test_centurio_cannot_add_a_die_that_he_does_not_have() -> None:
    t = table("1=Centurio", "1=Nero", (1,))
    t.play("use 1", "die 6")
    assert t.decision == "main"


def test_legionarius_adds_no_die() -> None:
    t = table("1=Legionarius", "1=Nero", (1, 6))
    t.play("use 1", "die 6")
    assert (t.decision, t.dice) == ("main", [6])


def test_36_velites_attack_any_character() -> None:
    t = table("2=Velites", "2=Mercator, 3=Haruspex, 4=Gladiator", (2, 2, 2))
    t.play("use 2", "target 2", "die 3")
    assert t.row(1) == {"3": "Haruspex", "4": "Gladiator"}
    t.play("use 2", "target 4", "die 5")
    assert t.row(1) == {"3": "Haruspex"}
    t.play("use 2", "target 3", "die 2")
    assert t.row(1) == {"3": "Haruspex"}


@pytest.mark.parametrize(("card", "roll", "wins"), [("Legat", 1, False), ("Legat", 4, True), ("Velites", 3, True)])
def test_37_velites_need_not_stand_opposite(card: str, roll: int, wins: bool) -> None:
    t = table("4=Velites", f"2={card}", (4,))
    t.play("use 4", "target 2", f"die {roll}")
    assert t.row(1) == ({} if wins else {"2": card})


def test_38_velites_attack_no_building_and_onager_no_character() -> None:
    other = "1=Forum, 2=Legat, 4=Turris, 6=Nero"
    t = table("2=Velites", other, (2,)).play("use 2")
    assert t.options == ["target 2", "target 6"]
    t.refused("target 1", "target 3", "target 4")
    t = table("2=Onager", other, (2,)).play("use 2")
    assert t.options == ["target 1", "target 4"]
    t.refused("target 2", "target 3", "target 6")


def test_39_onager_attacks_any_building() -> None:
    t = table("2=Onager", "2=Basilica, 3=Forum, 4=Templum", (2, 2, 2))
    t.play("use 2", "target 2", "die 5")
    assert t.row(1) == {"3": "Forum", "4": "Templum"}
    t.play("use 2", "target 4", "die 2")
    assert t.row(1) == {"3": "Forum"}
    t.play("use 2", "target 3", "die 4")
    assert t.row(1) == {"3": "Forum"}


@pytest.mark.parametrize(("roll", "stays"), [(4, True), (6, False)])
def test_40_onager_against_a_distant_forum(roll: int, stays: bool) -> None:
    t = table("4=Onager", "2=Forum", (4,))
    t.play("use 4", "target 2", f"die {roll}")
    assert t.row(1) == ({"2": "Forum"} if stays else {})
    assert t.row(0) == {"4": "Onager"}


def test_41_turris_strengthens_the_others_not_itself() -> None:
    t = table("1=Onager", "2=Basilica, 3=Turris, 4=Templum", (1, 1, 1))
    assert t.defence(1) == {2: 6, 3: 6, 4: 3}
    t.play("use 1", "target 2", "die 5")
    t.play("use 1", "target 4", "die 2")
    assert t.row(1) == {"2": "Basilica", "3": "Turris", "4": "Templum"}
    t.play("use 1", "target 3", "die 6")
    assert t.row(1) == {"2": "Basilica", "4": "Templum"}
    assert t.defence(1) == {2: 5, 4: 2}


def test_a_turris_does_not_help_the_other_player() -> None:
    t = table("1=Turris, 2=Forum", "1=Forum")
    assert t.defence(0) == {1: 6, 2: 6}
    assert t.defence(1) == {1: 5}


def test_45_essedum_weakens_by_two() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Basilica", (1, 2, 2))
    t.play("use 1")
    assert t.defence(1) == {2: 3}
    t.play("use 2", "die 2")
    assert t.row(1) == {"2": "Basilica"}
    t.play("use 2", "die 3")
    assert t.row(1) == {}


def test_46_essedum_activated_twice_weakens_by_four() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Basilica", (1, 1, 2))
    t.play("use 1", "use 1")
    assert t.defence(1) == {2: 1}
    t.play("use 2", "die 1")
    assert t.row(1) == {}


def test_49_essedum_is_over_with_the_turn() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Legionarius", (1, 5))
    t.play("use 1")
    assert t.defence(1) == {2: 3}
    t.play("end")
    assert t.defence(1) == {2: 5}
    t.roll(1, 3, 4).next_turn(2, 3, 4)
    t.play("use 2", "die 4")
    assert t.row(1) == {"2": "Legionarius"}


def test_50_essedum_that_is_not_activated_does_nothing() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Centurio", (1, 2, 2))
    t.play("use 2", "die 3")
    assert t.row(1) == {"2": "Centurio"}
    t.play("use 1", "use 2", "die 3")
    assert t.row(1) == {}


def test_essedum_weakens_the_opponent_alone() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Centurio", (1,)).play("use 1")
    assert t.defence(0) == {1: 3, 2: 5}


def test_opposite_means_the_same_disc() -> None:
    table("2=Legionarius, 3=Centurio", "1=Forum, 4=Legat", (2, 3)).refused("use 2", "use 3")
