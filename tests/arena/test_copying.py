"""Patron, Magister, Road, Scaenicus: who acts from where, what cannot be copied (C29 to C32, Q1 to Q3, Q16, Q25)."""

from __future__ import annotations

import pytest
from tests.roma.table import arena, mixed

import ludi

NO_ACTION = ["Trumpeter", "Spring of Bacchus", "Tax Collection", "Basilica", "Templum", "Turris"]

# Patron


def test_c29_patron_pays_for_the_tavern() -> None:
    t = arena("1=Patron, 3=Tavern", "1=Spy, 2=Spy, 3=Forum", (1, 2), money=(8, 0)).play("use 1")
    assert t.options == ["on 3"]
    t.play("on 3")
    assert (t.vp, t.money, t.dice) == ((12, 10), (1, 0), [2])


def test_c29_patron_cannot_choose_himself() -> None:
    arena("1=Patron", dice=(1,), money=(50, 0)).refused("use 1")
    t = arena("1=Patron, 3=Templar", dice=(1,), money=(50, 0)).play("use 1")
    assert t.options == ["on 3"]


def test_c29_without_the_money_he_is_refused() -> None:
    t = arena("1=Patron, 3=Tavern", "1=Spy", (1,), money=(6, 0))
    t.refused("use 1")
    assert (t.dice, t.money) == ([1], (6, 0))


def test_c30_patron_activates_a_forum_with_one_more_die() -> None:
    t = arena("1=Patron, 4=Forum", dice=(1, 6), money=(5, 0)).play("use 1", "on 4", "spend 6")
    assert (t.vp, t.money, t.dice) == ((16, 10), (0, 0), [])
    t = arena("1=Patron, 4=Forum", dice=(1,), money=(5, 0))
    t.refused("use 1")


@pytest.mark.parametrize("card", NO_ACTION)
def test_q16_patron_needs_a_card_with_a_die(card: str) -> None:
    mixed(f"1=Patron, 3={card}", "1=Spy", (1,), money=(50, 0)).refused("use 1")


def test_q16_patron_pays_for_another_patron() -> None:
    t = arena("1=Patron, 2=Patron, 3=Templar", dice=(1, 5), money=(7, 0)).play("use 1")
    assert t.options == ["on 2", "on 3"]
    t.play("on 2")
    assert t.options == ["on 3"]
    t.play("on 3", "die 6")
    assert (t.vp, t.money, t.dice) == ((13, 10), (0, 0), [5])


def test_q16_a_patron_who_could_pay_for_nothing_more_is_not_chosen() -> None:
    t = arena("1=Patron, 2=Patron, 3=Templar", dice=(1,), money=(6, 0)).play("use 1")
    assert t.options == ["on 3"]


def test_q16_two_patrons_may_pay_for_each_other_while_the_money_lasts() -> None:
    t = arena("1=Patron, 2=Patron, 3=Templar", dice=(1,), money=(19, 0)).play("use 1", "on 2", "on 1", "on 2")
    assert t.options == ["on 3"]
    t.play("on 3", "die 1")
    assert t.money == (0, 0)


def test_q16_the_card_on_bribery_without_counting_as_the_bribe() -> None:
    t = arena("1=Patron, 7=Templar", dice=(1, 2), money=(4, 0)).play("use 1", "on 7", "die 6")
    assert (t.money, t.vp) == ((3, 0), (13, 10))
    t.play("bribe 2", "die 6")
    assert (t.money, t.vp) == ((1, 0), (16, 10))


def test_q16_patron_on_bribery() -> None:
    t = arena("7=Patron, 1=Templar", dice=(2, 4), money=(3, 0))
    t.refused("bribe 4")
    t.play("bribe 2", "on 1", "die 6")
    assert (t.money, t.vp) == ((0, 0), (13, 10))


def test_q8_patron_cannot_activate_a_blocked_card() -> None:
    t = arena("1=Patron, 3=Templar", dice=(1,), money=(9, 0), blocked=[3])
    t.refused("use 1")


def test_q25_patron_is_refused_where_the_card_would_be() -> None:
    arena("1=Patron, 3=Poisoner", "3=Forum, 1=Spy", (1,), money=(9, 0)).refused("use 1")
    t = arena("1=Patron, 3=Poisoner", "3=Spy, 1=Spy", (1,), money=(9, 0)).play("use 1", "on 3")
    assert t.row(1) == {"1": "Spy"}
    arena("1=Patron, 3=Statue of Jupiter", "3=Forum", (1,), money=(14, 0)).refused("use 1")
    arena("1=Patron, 3=Statue of Jupiter", "3=Forum", (1,), money=(15, 0)).play("use 1", "on 3", "target 3")


def test_the_activated_card_acts_from_its_own_disc() -> None:
    t = arena("1=Patron, 3=Mercenary", "1=Forum, 3=Spy", (1,), money=(5, 0)).play("use 1", "on 3", "die 4")
    assert t.row(1) == {"1": "Forum"}


def test_q25_a_forum_that_patron_activates_moves_basilica_and_templum() -> None:
    t = mixed("1=Patron, 3=Forum, 4=Basilica, 2=Templum", dice=(1, 2, 4), money=(5, 0))
    t.play("use 1", "on 3", "spend 2", "spend 4")
    assert (t.vp, t.dice) == ((18, 10), [])


def test_patron_activates_a_copying_card() -> None:
    t = arena("1=Patron, 3=Road, 4=Templar", dice=(1,), money=(3, 0)).play("use 1")
    assert t.options == ["on 3", "on 4"]
    t.play("on 3", "on 4", "die 5")
    assert (t.vp, t.money) == ((13, 10), (0, 0))
    t = arena("1=Patron, 3=Magister", "3=Templar", (1,), money=(5, 0)).play("use 1", "on 3", "target 3", "die 5")
    assert (t.vp, t.money) == ((13, 10), (0, 0))


def test_patron_activates_a_card_that_copies_a_patron() -> None:
    """Scaenicus has nothing to copy but Patron, and pays as he does: 8 sestertii, then nothing for Fortuna."""
    t = mixed("1=Patron, 2=Scaenicus, 4=Fortuna", dice=(1,), money=(8, 0)).play("use 1")
    assert t.options == ["on 2", "on 4"]
    t.play("on 2")
    assert t.options == ["on 1"]
    t.play("on 1")
    assert t.options == ["on 4"]
    t.play("on 4")
    assert (t.money, t.decision) == ((0, 0), "main")


# Magister


def test_c31_magister_acts_as_the_opposite_card() -> None:
    t = arena("3=Magister", "3=Tavern, 1=Spy, 2=Spy", (3,)).play("use 3")
    assert t.options == ["target 3"]
    t.play("target 3")
    assert (t.vp, t.money, t.dice) == ((12, 10), (0, 0), [])


def test_c31_his_owner_gains_for_the_opponents_characters() -> None:
    t = arena("3=Magister, 4=Spy, 5=Spy, 6=Spy", "3=Tavern, 1=Spy", (3,)).play("use 3", "target 3")
    assert (t.vp, t.supply) == ((11, 10), 15)


@pytest.mark.parametrize("card", [*NO_ACTION, "Magister"])
def test_c31_facing_a_card_without_an_action_he_is_refused(card: str) -> None:
    t = mixed("3=Magister", f"3={card}, 1=Spy", (3,))
    t.refused("use 3")
    assert t.dice == [3]


def test_c31_facing_nothing_he_is_refused() -> None:
    arena("3=Magister", "2=Tavern, 4=Tavern", (3,)).refused("use 3")


def test_q2_facing_a_forum_he_needs_a_second_die_and_no_basilica_counts() -> None:
    mixed("3=Magister", "3=Forum", (3,)).refused("use 3")
    t = mixed("3=Magister, 2=Basilica, 4=Templum", "3=Forum, 4=Basilica", (3, 5, 6)).play("use 3", "target 3")
    t.play("spend 5")
    assert (t.vp, t.dice, t.decision) == ((15, 10), [6], "main")


def test_q2_facing_a_poisoner_he_poisons_him() -> None:
    t = arena("3=Magister", "3=Poisoner", (3,)).play("use 3", "target 3")
    assert (t.row(0), t.row(1)) == ({"3": "Magister"}, {})


def test_q2_facing_nero_or_sicarius_magister_is_discarded() -> None:
    t = mixed("3=Magister", "3=Nero, 5=Forum", (3,)).play("use 3", "target 3", "target 5")
    assert (t.row(0), t.row(1), t.discard) == ({}, {"3": "Nero"}, {"Magister": 1, "Forum": 1})
    t = mixed("3=Magister", "3=Sicarius, 5=Spy", (3,)).play("use 3", "target 3")
    assert t.options == ["target 3", "target 5"]
    t.play("target 3")
    assert (t.row(0), t.row(1), t.discard) == ({}, {"5": "Spy"}, {"Magister": 1, "Sicarius": 1})


def test_q2_he_may_sacrifice_himself() -> None:
    t = arena("3=Magister", "3=Altar", (3,)).play("use 3", "target 3", "on 3")
    assert (t.vp, t.row(0), t.row(1)) == ((13, 10), {}, {"3": "Altar"})


def test_q2_he_attacks_from_his_own_disc() -> None:
    t = arena("6=Magister", "6=Ballista, 7=Tavern, 2=Tavern", (6,)).play("use 6", "target 6")
    assert t.options == ["target 6", "target 7"]


def test_q2_on_bribery_he_copies_the_card_on_bribery() -> None:
    t = arena("7=Magister", "7=Tavern, 1=Spy", (2,), money=(2, 0)).play("bribe 2", "target 7")
    assert (t.vp, t.money) == ((11, 10), (0, 0))


def test_q8_a_card_on_a_blocked_disc_of_the_opponent_may_be_copied() -> None:
    t = arena("3=Magister", "3=Tavern, 1=Spy", (3,), sides=({}, {"blocked": [3]})).play("use 3", "target 3")
    assert t.vp == (11, 10)


def test_magister_as_praetorianus_blocks_the_opponent() -> None:
    t = mixed("3=Magister", "3=Praetorianus", (3,)).play("use 3", "target 3", "target 5")
    assert t.position["players"][1]["blocked"] == [5]


def test_magister_as_fortification_or_haruspex_uses_his_own_side() -> None:
    t = arena("3=Magister", "3=Fortification", (3,), deck="Spy").play("use 3", "target 3", "card Spy", "on 7")
    assert t.row(0) == {"3": "Magister", "7": "Spy"}
    t = mixed("3=Magister", "3=Consiliarius, 4=Spy", (3,)).play("use 3", "target 3", "on 5")
    assert (t.row(0), t.row(1)) == ({"5": "Magister"}, {"3": "Consiliarius", "4": "Spy"})


# Road


def test_c32_a_road_beside_a_templar_works() -> None:
    t = arena("3=Road, 4=Templar", dice=(3,)).play("use 3")
    assert t.options == ["on 4"]
    t.play("on 4", "die 6")
    assert t.vp == (13, 10)


def test_c32_a_road_between_a_road_and_nothing_is_refused() -> None:
    t = arena("2=Road, 3=Road", dice=(3,))
    t.refused("use 3")
    assert t.dice == [3]


def test_q3_a_chain_of_roads_reaches_no_farther() -> None:
    t = arena("2=Road, 3=Road, 4=Templar", dice=(2, 3))
    t.refused("use 2")
    t.play("use 3", "on 4", "die 1")
    assert t.vp == (11, 10)


def test_q3_the_road_chooses_left_or_right_and_acts_from_its_own_disc() -> None:
    t = arena("2=Mercenary, 3=Road, 4=Tavern", "2=Forum, 3=Spy", (3,)).play("use 3")
    assert t.options == ["on 2", "on 4"]
    t.play("on 2", "die 4")
    assert t.row(1) == {"2": "Forum"}


@pytest.mark.parametrize("card", NO_ACTION)
def test_q3_beside_cards_without_an_action_it_is_refused(card: str) -> None:
    mixed(f"3=Road, 4={card}, 6=Templar", "3=Spy", (3,)).refused("use 3")


def test_q3_a_copied_forum_needs_a_second_die_and_no_basilica_counts() -> None:
    mixed("3=Road, 4=Forum", dice=(3,)).refused("use 3")
    t = mixed("2=Basilica, 3=Road, 4=Forum, 5=Basilica, 6=Templum", dice=(3, 5, 6)).play("use 3", "on 4", "spend 5")
    assert (t.vp, t.dice, t.decision) == ((15, 10), [6], "main")


def test_q3_no_die_and_no_bribe_for_the_copied_card() -> None:
    t = arena("6=Road, 7=Templar", dice=(6, 1), money=(1, 0)).play("use 6", "on 7", "die 2")
    assert (t.dice, t.money) == ([1], (1, 0))
    t.play("bribe 1", "die 2")
    assert t.money == (0, 0)


def test_a_road_on_bribery_has_one_neighbour() -> None:
    t = arena("7=Road, 6=Templar, 1=Tavern", dice=(2,), money=(2, 0)).play("bribe 2")
    assert t.options == ["on 6"]
    arena("7=Road, 1=Templar", dice=(2,), money=(2, 0)).refused("bribe 2")
    arena("1=Road, 7=Templar", dice=(1,)).refused("use 1")


def test_a_road_beside_nero_goes_itself() -> None:
    t = mixed("3=Road, 4=Nero", "5=Forum", (3,)).play("use 3", "on 4", "target 5")
    assert (t.row(0), t.discard) == ({"4": "Nero"}, {"Road": 1, "Forum": 1})


def test_a_road_may_plunder_itself() -> None:
    t = arena("3=Road, 4=Plunderer", dice=(3,)).play("use 3", "on 4")
    assert t.options == ["on 3"]
    t.play("on 3")
    assert (t.vp, t.row(0)) == ((14, 10), {"4": "Plunderer"})


def test_a_road_beside_a_patron_pays_for_another_card() -> None:
    t = arena("3=Road, 4=Patron, 6=Templar", dice=(3,), money=(7, 0)).play("use 3", "on 4")
    assert t.options == ["on 4", "on 6"]
    t.play("on 6", "die 6")
    assert (t.vp, t.money) == ((13, 10), (6, 0))


def test_a_copied_card_on_an_own_blocked_disc() -> None:
    t = arena("3=Road, 4=Templar", dice=(3, 4), blocked=[4])
    t.refused("use 4")
    t.play("use 3", "on 4", "die 1")
    assert t.vp == (11, 10)


# Copying cards that meet each other


def test_q25_road_beside_scaenicus_copies_any_own_character() -> None:
    t = mixed("1=Road, 2=Scaenicus, 6=Templar, 7=Forum", dice=(1, 2)).play("use 1")
    assert t.options == ["on 6"]
    t.play("on 6", "die 6")
    assert t.vp == (13, 10)


def test_q25_road_beside_magister_copies_the_card_opposite_the_road() -> None:
    t = arena("2=Road, 3=Magister", "2=Tavern, 3=Aqueduct, 5=Spy", (2,)).play("use 2")
    assert t.options == ["target 2"]
    t.play("target 2")
    assert (t.vp, t.supply) == ((11, 10), 15)


def test_q25_scaenicus_copies_a_magister_from_his_own_disc() -> None:
    t = mixed("1=Scaenicus, 5=Magister", "1=Tavern, 5=Aqueduct, 6=Spy", (1,)).play("use 1")
    assert t.options == ["target 1"]
    t.play("target 1")
    assert t.vp == (11, 10)


def test_q25_magister_facing_scaenicus_copies_his_own_characters() -> None:
    t = mixed("3=Magister, 6=Templar, 7=Forum", "3=Scaenicus, 5=Nero", (3,)).play("use 3")
    assert t.options == ["on 6"]


def test_q25_magister_facing_a_road_copies_his_own_neighbours() -> None:
    t = arena("2=Tavern, 3=Magister, 4=Templar", "3=Road, 2=Spy, 4=Aqueduct", (3,)).play("use 3")
    assert t.options == ["on 2", "on 4"]


def test_q25_each_copying_card_is_used_once_and_loops_end() -> None:
    t = mixed("1=Scaenicus, 2=Scaenicus, 3=Magister", "1=Scaenicus, 2=Forum", (1, 6))
    t.refused("use 1")
    t = mixed("1=Scaenicus, 2=Scaenicus, 3=Magister", "1=Tavern, 2=Forum", (1, 2, 6)).play("use 1")
    assert t.options == ["target 1"]


def test_q25_three_copying_cards_in_a_row() -> None:
    """The Road reads Scaenicus, he reads Magister, who reads the card opposite the Road."""
    t = mixed("1=Road, 2=Scaenicus, 6=Magister", "1=Aqueduct, 2=Tavern, 6=Forum", (1,)).play("use 1")
    assert t.options == ["target 1"]
    t.play("target 1")
    assert t.supply == 13


def test_q25_by_default_scaenicus_reads_no_building() -> None:
    mixed("1=Scaenicus, 3=Road, 4=Tavern", "1=Forum", (1,)).refused("use 1")
    game = ludi.make("arena", cards="mixed", scaenicus_any_card=True)
    t = mixed("1=Scaenicus, 2=Templar, 3=Road, 4=Tavern", dice=(1,), game=game).play("use 1")
    assert t.options == ["on 2", "on 4"]


def test_q1_scaenicus_copies_no_trumpeter() -> None:
    mixed("1=Scaenicus, 3=Trumpeter", "1=Spy", (1,)).refused("use 1")


@pytest.mark.parametrize("copy", ["1=Road, 2={}", "1=Scaenicus, 2={}"])
@pytest.mark.parametrize("card", ["Poisoner", "War Elephant", "Decurion", "Mercenary"])
def test_q25_copying_is_refused_where_the_action_would_be(copy: str, card: str) -> None:
    mixed(copy.format(card), "4=Decurion", (1,)).refused("use 1")
