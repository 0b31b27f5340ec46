"""Rulings Q1 to Q27 as far as they concern Roma, where no scenario of the cards shows them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.roma.table import full, table


def test_q1_scaenicus_chooses_anew_each_time() -> None:
    t = table("2=Scaenicus, 3=Tribunus Plebis, 4=Legat", full("Forum"), (2, 2))
    t.play("use 2", "on 3")
    assert t.vp == (11, 9)
    t.play("use 2")
    assert t.options == ["on 3", "on 4"]
    t.play("on 4")
    assert t.vp == (11, 9)


def test_q1_scaenicus_does_not_copy_cards_of_the_opponent() -> None:
    table("2=Scaenicus", "3=Tribunus Plebis", (2,)).refused("use 2")


def test_q1_scaenicus_does_not_copy_a_building() -> None:
    table("2=Scaenicus, 3=Mercatus", "3=Forum", (2,)).refused("use 2")


def test_q4_passive_cards_work_on_a_blocked_disc() -> None:
    t = table("1=Praetorianus", "1=Templum, 2=Forum, 3=Basilica, 4=Turris", (1, 1, 1))
    t.play("use 1", "target 1", "use 1", "target 3", "use 1", "target 4")
    t.next_turn(2, 3, 4)
    assert t.defence(1) == {1: 3, 2: 6, 3: 6, 4: 6}
    assert t.vp == (10, 8)
    t.play("use 2", "spend 3", "spend 4")
    assert t.vp == (10, 17)


def test_q7_architectus_may_cover_the_card_he_is_copied_from() -> None:
    t = table("1=Scaenicus, 2=Architectus", dice=(1,), hands=("Forum, Turris", ""))
    t.play("use 1", "on 2", "lay Forum", "on 2", "lay Turris", "on 1", "done")
    assert t.row(0) == {"1": "Turris", "2": "Forum"}
    assert t.discard == {"Scaenicus": 1, "Architectus": 1}


def test_q8_a_block_survives_its_praetorianus() -> None:
    t = table("1=Praetorianus", "2=Legat", (1,), money=(5, 0), hands=("Forum", ""))
    t.play("use 1", "target 2", "lay Forum", "on 1").next_turn(2, 3, 4)
    t.refused("use 2")


def test_q8_a_card_on_a_blocked_disc_may_be_copied() -> None:
    t = table("1=Praetorianus", "2=Tribunus Plebis, 4=Scaenicus", (1,))
    t.play("use 1", "target 2").next_turn(2, 3, 4)
    assert t.vp == (10, 6)
    t.refused("use 2")
    t.play("use 4", "on 2")
    assert t.vp == (9, 7)


def test_q8_a_blocked_scaenicus_copies_nothing() -> None:
    t = table("1=Praetorianus", "2=Tribunus Plebis, 4=Scaenicus", (1,))
    t.play("use 1", "target 4").next_turn(2, 3, 4)
    t.refused("use 4")


def test_q8_blocking_a_disc_twice_is_blocking_it() -> None:
    t = table("1=Praetorianus", "2=Legat", (1, 1))
    t.play("use 1", "target 2", "use 1", "target 2")
    t.next_turn(2, 3, 4).refused("use 2")


def test_q9_essedum_stays_in_force_when_its_card_leaves() -> None:
    t = table("1=Essedum, 2=Legionarius", "2=Basilica", (1, 2), money=(5, 0), hands=("Forum", ""))
    t.play("use 1", "lay Forum", "on 1")
    assert t.defence(1) == {2: 3}
    t.play("use 2", "die 3")
    assert t.row(1) == {}


def test_q9_two_essedi_stack_and_turris_is_weakened_too() -> None:
    t = table("1=Essedum, 2=Essedum", "2=Templum, 4=Turris", (1, 2))
    t.play("use 1", "use 2")
    assert t.defence(1) == {2: -1, 4: 2}


def test_q9_a_copied_essedum_weakens_as_well() -> None:
    t = table("1=Essedum, 2=Scaenicus", "2=Forum", (1, 2))
    t.play("use 1", "use 2", "on 1")
    assert t.defence(1) == {2: 1}


def test_q10_two_turres_strengthen_each_other() -> None:
    t = table("1=Legionarius, 3=Onager", "1=Forum, 2=Turris, 5=Turris", (1, 3))
    assert t.defence(1) == {1: 7, 2: 7, 5: 7}
    t.play("use 1", "die 6")
    assert t.row(1) == {"1": "Forum", "2": "Turris", "5": "Turris"}


def test_q10_a_fallen_turris_strengthens_no_longer() -> None:
    t = table("1=Nero, 2=Legionarius", "1=Forum, 2=Turris, 5=Turris", (1, 2))
    t.play("use 1", "target 5")
    assert t.defence(1) == {1: 6, 2: 6}
    t.play("use 2", "die 6")
    assert t.defence(1) == {1: 5}


def test_q15_consul_cannot_change_the_die_that_activates_him() -> None:
    t = table("3=Consul", dice=(3, 5)).play("use 3")
    assert t.options == ["up 5", "down 5"]


def test_q17_mercator_has_no_other_limit() -> None:
    t = table("1=Mercator", dice=(1,), vp=(1, 20), money=(38, 0)).play("use 1", "buy 19")
    assert (t.vp, t.money) == ((20, 1), (0, 38))


WITHOUT_TARGET: list[tuple[str, str, dict[str, Any]]] = [
    ("Sicarius", "1=Forum", {}),
    ("Sicarius", "", {}),
    ("Nero", "1=Legat", {}),
    ("Gladiator", "1=Forum", {}),
    ("Velites", "1=Forum", {}),
    ("Onager", "1=Legat", {}),
    ("Legionarius", "2=Forum, 6=Legat", {}),
    ("Centurio", "2=Forum, 6=Legat", {}),
    ("Aesculapinum", "1=Legat", {"discard": "Forum, Turris"}),
    ("Aesculapinum", "1=Legat", {}),
    ("Haruspex", "1=Legat", {"deck": "", "discard": ""}),
    ("Basilica", "1=Legat", {}),
    ("Templum", "1=Legat", {}),
    ("Turris", "1=Legat", {}),
]


@pytest.mark.parametrize(("card", "other", "fields"), WITHOUT_TARGET)
def test_q18_without_a_target_the_activation_is_refused(card: str, other: str, fields: dict[str, Any]) -> None:
    t = table(f"1={card}", other, (1, 5), **fields)
    t.refused("use 1")
    assert t.dice == [1, 5]
    t = table(f"2=Scaenicus, 1={card}", other.replace("2=", "3="), (2, 5), **fields)
    t.refused("use 2")


@pytest.mark.parametrize(
    ("card", "rest"),
    [
        ("Legat", []),
        ("Mercatus", []),
        ("Mercator", ["buy 0"]),
        ("Architectus", ["done"]),
        ("Senator", ["done"]),
        ("Essedum", []),
    ],
)
def test_q18_cards_that_count_or_allow_may_come_to_nothing(card: str, rest: list[str]) -> None:
    t = table(f"1={card}", full("Nero"), (1, 5))
    t.play("use 1", *rest)
    assert t.decision == "main"
    assert t.dice == [5]
    assert t.vp == (10, 10)


def test_q19_both_piles_empty_one_of_the_drawn_is_kept() -> None:
    t = table(dice=(6,), deck="Nero", discard="Forum, Legat")
    t.play("cards 6", "card Nero", "card Legat", "card Forum")
    assert t.decision == "keeping"
    assert t.options == ["keep Legat", "keep Nero", "keep Forum"]
    t.play("keep Forum").shown()
    assert (t.hand(0), t.discard, t.pile) == ({"Forum": 1}, {"Nero": 1, "Legat": 1}, 0)


def test_q19_the_last_card_is_kept_without_a_choice() -> None:
    t = table(dice=(4, 1), deck="Nero", discard="")
    t.play("cards 4", "card Nero")
    assert (t.hand(0), t.pile, t.decision) == ({"Nero": 1}, 0, "main")


def test_q19_drawn_cards_are_not_reshuffled() -> None:
    t = table(dice=(4,), deck="Nero, Legat", discard="Forum, Turris, Consul")
    t.play("cards 4", "card Nero", "card Legat")
    assert t.position["deck"] == {"Forum": 1, "Turris": 1, "Consul": 1}
    assert t.position["drawn"] == {"Nero": 1, "Legat": 1}


def test_q19_haruspex_reshuffles_first() -> None:
    t = table("1=Haruspex", dice=(1,), deck="", discard="Forum, Turris")
    t.play("use 1", "take Turris")
    assert (t.hand(0), t.position["deck"], t.discard) == ({"Turris": 1}, {"Forum": 1}, {})


def test_q19_the_last_card_taken_by_haruspex_makes_the_pile_anew() -> None:
    t = table("1=Haruspex", dice=(1,), deck="Forum", discard="Turris, Nero").play("use 1").shown().play("take Forum")
    assert (t.hand(0), t.position["deck"], t.discard) == ({"Forum": 1}, {"Nero": 1, "Turris": 1}, {})


def test_q20_the_whole_payout_is_made_before_the_game_ends() -> None:
    t = table("2=Forum, 3=Basilica", dice=(2, 1), vp=(17, 18))
    assert t.supply == 1
    t.play("use 2", "spend 1")
    assert (t.vp, t.supply, t.over) == ((20, 18), 0, True)


def test_q20_a_payout_that_empties_the_supply_exactly_ends_the_game() -> None:
    t = table("2=Forum", dice=(2, 6, 1), vp=(15, 15))
    t.play("use 2", "spend 6")
    assert (t.vp, t.supply, t.over) == ((21, 15), 0, True)


def test_q21_a_player_without_points_ends_the_game_in_the_middle_of_a_turn() -> None:
    t = table("2=Tribunus Plebis", dice=(2, 3, 4), vp=(5, 1), supply=30)
    t.play("use 2")
    assert t.over
    t.refused("money 3", "end")


def test_q22_the_activator_moves_too_and_modifiers_follow() -> None:
    t = table("1=Machina, 2=Forum, 3=Basilica, 6=Nero", dice=(1, 5, 4), money=(0, 0))
    t.play("use 1", "on 3", "on 4", "on 5").play("end")
    assert t.row(0) == {"3": "Basilica", "4": "Machina", "5": "Forum", "6": "Nero"}


def test_q22_a_moved_turris_may_take_the_place_of_a_character() -> None:
    t = table("1=Machina, 2=Turris, 3=Legat, 4=Legat", dice=(1,))
    t.play("use 1", "on 3", "on 4")
    assert t.row(0) == {"3": "Machina", "4": "Turris"}
    assert t.discard == {"Legat": 2}


def test_q22_scaenicus_moves_along_when_he_copies_consiliarius() -> None:
    t = table("1=Scaenicus, 4=Consiliarius, 5=Forum", dice=(1,))
    t.play("use 1", "on 4")
    assert t.row(0) == {"5": "Forum"}
    t.play("on 2", "on 3")
    assert t.row(0) == {"2": "Consiliarius", "3": "Scaenicus", "5": "Forum"}


def test_q25_without_any_card_to_draw_taking_cards_is_refused() -> None:
    t = table(dice=(2, 3), deck="", discard="")
    t.refused("cards 2", "cards 3")
    assert t.options == ["money 2", "money 3", "end"]


def test_q25_with_discards_alone_cards_can_be_taken() -> None:
    t = table(dice=(1,), deck="", discard="Nero")
    t.play("cards 1", "card Nero")
    assert t.hand(0) == {"Nero": 1}


def test_q27_lay_activate_cover_activate_again() -> None:
    t = table(dice=(2, 2), money=(10, 0), hands=("Legat, Tribunus Plebis", ""))
    t.play("lay Legat", "on 2", "use 2")
    assert t.vp == (16, 10)
    t.play("lay Tribunus Plebis", "on 2", "use 2")
    assert t.vp == (17, 9)
    assert t.discard == {"Legat": 1}
    assert (t.money, t.dice) == ((0, 0), [])
