"""The scenarios that need seven spaces, and bribery. Where they need Roma's cards, both games are mixed."""

from __future__ import annotations

import pytest
from tests.roma.table import MIXED, arena, full, mixed

import ludi


def test_08_three_vacancies_of_seven_cost_three_points() -> None:
    t = arena(other="1=Forum, 2=Tavern, 4=Beast, 7=Templar").play("end")
    assert (t.vp, t.supply, t.decision) == ((10, 7), 19, "roll")


def test_vacant_bribery_counts_like_any_other_space() -> None:
    t = arena(other=full("Forum")).play("end")
    assert t.vp == (10, 9)
    t = arena(other=full("Forum", 7)).play("end")
    assert t.vp == (10, 10)


def test_11_without_cards_the_game_ends_in_the_second_own_turn() -> None:
    t = arena(full("Forum", 7)).next_turn(1, 2, 3)
    assert t.vp == (10, 3)
    t.next_turn(1, 2, 3).play("end")
    assert (t.vp, t.over) == ((10, 0), True)


def test_53_sicarius_reaches_bribery() -> None:
    t = mixed("4=Sicarius", "7=Gladiator", (4,))
    t.play("use 4", "target 7")
    assert (t.row(0), t.row(1)) == ({}, {})
    assert t.discard == {"Sicarius": 1, "Gladiator": 1}


def test_55_exactly_one_of_seven_neros_and_forums_leaves() -> None:
    t = mixed(full("Nero", 7), full("Forum", 7), (1,))
    t.play("use 1", "target 1")
    rest = [str(d) for d in range(2, 8)]
    assert (list(t.row(0)), list(t.row(1))) == (rest, rest)
    assert t.discard == {"Nero": 1, "Forum": 1}


def test_61_legat_against_one_card_gains_six() -> None:
    t = mixed("2=Legat", "3=Forum", (2,)).play("use 2")
    assert (t.vp, t.supply) == ((16, 10), 10)


def test_62_legat_against_three_cards_gains_four() -> None:
    t = mixed("2=Legat", "1=Forum, 2=Legat, 7=Nero", (2,), money=(3, 5)).play("use 2")
    assert (t.vp, t.supply, t.money) == ((14, 10), 12, (3, 5))


def test_84_senator_lays_on_bribery_too() -> None:
    hand = "Velites, Praetorianus, Sicarius, Basilica"
    t = mixed("1=Senator", dice=(1, 1), money=(2, 0), hands=(hand, ""))
    t.play("use 1", "lay Velites", "on 4", "lay Praetorianus", "on 7", "done")
    t.play("use 1", "lay Sicarius", "on 6", "done")
    assert t.row(0) == {"1": "Senator", "4": "Velites", "6": "Sicarius", "7": "Praetorianus"}
    assert (t.money, t.hand(0)) == ((2, 0), {"Basilica": 1})


def test_107_bribery_takes_any_die_and_its_value_in_money() -> None:
    t = mixed("7=Tribunus Plebis", dice=(2, 3, 4), money=(100, 0))
    assert t.chosen("bribe") == ["bribe 2", "bribe 3", "bribe 4"]
    t.play("bribe 2")
    assert (t.money, t.vp, t.dice) == ((98, 0), (11, 9), [3, 4])
    assert t.row(0) == {"7": "Tribunus Plebis"}


def test_109_a_card_laid_on_bribery_can_be_bribed_at_once() -> None:
    t = mixed(dice=(2,), money=(14, 0), hands=("Haruspex", ""), deck="Forum, Nero")
    t.play("lay Haruspex", "on 7")
    assert t.money == (10, 0)
    t.play("bribe 2", "take Nero")
    assert (t.money, t.hand(0)) == ((8, 0), {"Nero": 1})


def test_110_without_money_bribery_is_refused() -> None:
    t = mixed("7=Tribunus Plebis", dice=(1,))
    t.refused("bribe 1")
    assert t.dice == [1]


def test_c3_two_dice_on_bribery_are_refused_two_on_a_disc_are_not() -> None:
    t = arena("7=Templar, 3=Templar", dice=(2, 3, 3), money=(20, 0))
    t.play("bribe 2", "die 1")
    t.refused("bribe 3")
    t.play("use 3", "die 1", "use 3", "die 1")
    assert (t.vp, t.money) == ((13, 10), (18, 0))


def test_c4_a_bribe_that_cannot_be_paid_keeps_the_die() -> None:
    t = arena("7=Templar", dice=(6, 5), money=(5, 0))
    t.refused("bribe 6")
    assert (t.dice, t.money) == ([5, 6], (5, 0))
    assert t.chosen("bribe") == ["bribe 5"]


def test_q26_once_per_own_turn() -> None:
    full_row = full("Forum").replace("7=Forum", "") + ", 7=Templar"
    t = arena(full_row, full_row, (2, 3), money=(9, 9))
    t.play("bribe 2", "die 5").next_turn(1, 2, 3)
    t.play("bribe 1", "die 6").next_turn(1, 1, 2)
    t.play("bribe 1", "die 6")
    assert t.money == (6, 8)


def test_q26_another_card_on_bribery_does_not_allow_a_second_bribe() -> None:
    t = arena("7=Templar", dice=(1, 1), money=(9, 0), hands=("Beast", "")).play("bribe 1", "die 1")
    t.play("lay Beast", "on 7")
    t.refused("bribe 1")


def test_a_refused_bribe_does_not_count() -> None:
    t = arena("7=Poisoner", "7=Forum", (1, 1), money=(9, 0), hands=("Templar", ""))
    t.refused("bribe 1")
    t.play("lay Templar", "on 7", "bribe 1", "die 6")
    assert t.vp == (13, 10)


def test_bribery_has_no_number_and_takes_no_die_of_its_own() -> None:
    t = arena("7=Templar", dice=(1, 6), money=(0, 0))
    t.refused("use 6", "use 1", "bribe 1", "bribe 6")


def test_empty_bribery_is_refused() -> None:
    arena("1=Templar", dice=(1, 2), money=(9, 0)).refused("bribe 1", "bribe 2")


def test_a_card_without_an_action_is_not_bribed() -> None:
    for card in ("Trumpeter", "Spring of Bacchus", "Tax Collection"):
        arena(f"7={card}", dice=(1,), money=(9, 0)).refused("bribe 1")


def test_a_bribed_forum_needs_a_second_die_and_pays_that_alone() -> None:
    arena("7=Forum", dice=(4,), money=(9, 0)).refused("bribe 4")
    t = arena("7=Forum", dice=(4, 6), money=(9, 0)).play("bribe 4", "spend 6")
    assert (t.vp, t.money, t.dice) == ((16, 10), (5, 0), [])


def test_the_bribe_is_paid_before_the_card_acts() -> None:
    """Statue of Jupiter costs 10 more, so 13 sestertii are not enough for a die that shows 4."""
    t = arena("7=Statue of Jupiter", "1=Forum", (4, 3), money=(13, 0))
    assert t.chosen("bribe") == ["bribe 3"]
    t.play("bribe 3", "target 1")
    assert t.money == (0, 0)


def test_on_six_spaces_nothing_can_be_bribed() -> None:
    game = ludi.make("arena", beginner=True)
    t = arena("6=Templar", dice=(1, 6), money=(20, 0), game=game)
    t.refused("bribe 1", "bribe 6")
    assert "bribe" not in " ".join(t.options)
    with pytest.raises(ludi.BadPosition, match=r"players\[0\].row: '7' was given, a disc from 1 to 6"):
        arena("7=Templar", game=game)


def test_bribery_is_a_space_like_the_others_for_praetorianus() -> None:
    t = mixed("1=Praetorianus", "7=Templar", (1,), money=(0, 9)).play("use 1", "target 7").next_turn(1, 2, 3)
    t.refused("bribe 1", "bribe 2")
    assert t.dice == [1, 2, 3]


def test_opposite_bribery_is_bribery() -> None:
    t = mixed("7=Legionarius", "7=Forum, 1=Legat", (1,), money=(1, 0), game=MIXED)
    t.play("bribe 1", "die 5")
    assert t.row(1) == {"1": "Legat"}
