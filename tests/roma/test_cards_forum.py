"""Forum, Basilica, Templum."""

from __future__ import annotations

from tests.roma.table import full, table


def test_16_a_forum_pays_its_second_die() -> None:
    t = table("1=Forum", dice=(1, 5, 6))
    t.play("use 1", "spend 5")
    assert t.vp == (15, 10)
    assert t.dice == [6]
    assert t.supply == 11


def test_17_a_forum_with_a_basilica_beside() -> None:
    t = table("2=Forum, 3=Basilica", dice=(2, 3, 6))
    t.play("use 2", "spend 6")
    assert t.vp == (18, 10)
    assert t.dice == [3]


def test_18_a_forum_between_two_basilicas() -> None:
    t = table("1=Basilica, 2=Forum, 3=Basilica", dice=(2, 1, 1))
    t.play("use 2", "spend 1")
    assert t.vp == (15, 10)
    assert t.dice == [1]


def test_19_a_basilica_that_is_not_adjacent_adds_nothing() -> None:
    t = table("1=Forum, 3=Basilica", dice=(1, 2, 6))
    t.play("use 1", "spend 2")
    assert t.vp == (12, 10)


def test_20_basilicas_of_the_opponent_add_nothing() -> None:
    t = table("2=Forum", full("Basilica"), (2, 5))
    t.play("use 2", "spend 5")
    assert t.vp == (15, 10)


def test_the_first_and_the_last_disc_are_no_neighbours() -> None:
    t = table("1=Forum, 6=Basilica", dice=(1, 3))
    t.play("use 1", "spend 3")
    assert t.vp == (13, 10)
    t = table("6=Forum, 1=Templum", dice=(6, 3, 2))
    t.play("use 6", "spend 3")
    assert t.vp == (13, 10)
    assert t.dice == [2]


def test_21_a_templum_lets_the_third_die_count_too() -> None:
    t = table("1=Templum, 2=Forum", dice=(2, 3, 6))
    t.play("use 2", "spend 3", "spend 6")
    assert t.vp == (19, 10)
    assert t.dice == []


def test_the_third_die_of_a_templum_is_optional() -> None:
    t = table("1=Templum, 2=Forum", dice=(2, 3, 6))
    t.play("use 2", "spend 3", "done")
    assert t.vp == (13, 10)
    assert t.dice == [6]


def test_the_second_die_is_not_optional() -> None:
    t = table("1=Templum, 2=Forum", dice=(2, 3, 6)).play("use 2")
    assert t.options == ["spend 3", "spend 6"]


def test_a_templum_without_a_third_die_asks_nothing() -> None:
    t = table("1=Templum, 2=Forum", dice=(2, 3))
    t.play("use 2", "spend 3")
    assert t.decision == "main"
    assert t.vp == (13, 10)


def test_23_two_templa_allow_no_more_than_one_third_die() -> None:
    t = table("3=Templum, 4=Forum, 5=Templum", dice=(1, 2, 4))
    t.play("use 4", "spend 2", "spend 1")
    assert t.vp == (13, 10)
    assert t.dice == []
    assert t.decision == "main"


def test_26_forum_basilica_and_templum_are_one_payout_and_may_end_the_game() -> None:
    t = table("1=Templum, 2=Forum, 3=Basilica", dice=(6, 2, 5), vp=(15, 8))
    assert t.supply == 13
    t.play("use 2", "spend 5")
    assert not t.over
    t.play("spend 6")
    assert t.vp == (28, 8)
    assert t.supply == 0
    assert t.over


def test_a_payout_beyond_the_supply_is_credited_with_basilica_and_third_die() -> None:
    t = table("1=Templum, 2=Forum, 3=Basilica", dice=(6, 2, 5), vp=(20, 14))
    assert t.supply == 2
    t.play("use 2", "spend 5", "spend 6")
    assert (t.vp, t.supply, t.over) == ((33, 14), 0, True)


def test_28_a_forum_with_its_one_die_is_refused() -> None:
    table("1=Forum", dice=(1,)).refused("use 1")


def test_basilica_and_templum_are_never_activated_themselves() -> None:
    table("1=Basilica, 2=Templum", dice=(1, 2, 3)).refused("use 1", "use 2")


def test_the_dice_of_a_forum_may_be_alike() -> None:
    t = table("2=Forum", dice=(2, 2))
    t.play("use 2", "spend 2")
    assert t.vp == (12, 10)
    assert t.dice == []
