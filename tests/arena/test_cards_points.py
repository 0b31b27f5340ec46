"""Victory points and money: Templar, Aqueduct, Trireme, Painter, Ox Team, Tavern, Taxes (C16 to C19, C25, C33, C36)."""

from __future__ import annotations

import pytest
from tests.roma.table import arena, full, mixed


@pytest.mark.parametrize(("roll", "gain"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_c16_templar_gains_half_the_roll_rounded_up(roll: int, gain: int) -> None:
    t = arena("2=Templar", "2=Spy", (2,)).play("use 2", f"die {roll}")
    assert (t.vp, t.supply, t.decision) == ((10 + gain, 10), 16 - gain, "main")
    assert t.row(1) == {"2": "Spy"}


def test_c16_trumpeter_does_not_apply() -> None:
    t = arena("2=Templar, 3=Trumpeter", dice=(2,)).play("use 2", "die 1")
    assert (t.vp, t.decision) == ((11, 10), "main")


def test_c17_aqueduct_removes_points_from_the_game() -> None:
    t = arena("1=Aqueduct", dice=(1, 2)).play("use 1")
    assert (t.vp, t.supply, t.dice) == ((10, 10), 13, [2])
    assert not t.state.composed


def test_c17_aqueduct_with_less_than_three_ends_the_game() -> None:
    t = arena("1=Aqueduct", dice=(1, 2), vp=(16, 18))
    assert t.supply == 2
    t.play("use 1")
    assert (t.vp, t.supply, t.over) == ((16, 18), 0, True)
    assert sum(t.vp) == 34
    assert t.state.ranks() == [1, 0]


def test_aqueduct_with_exactly_three_ends_the_game() -> None:
    t = arena("1=Aqueduct", dice=(1,), vp=(16, 17)).play("use 1")
    assert (t.vp, t.supply, t.over) == ((16, 17), 0, True)


def test_c18_trireme_needs_strictly_more_characters() -> None:
    t = arena("1=Trireme, 2=Spy, 3=Spy, 4=Beast", "1=Spy, 2=Spy, 7=Beast", (1, 2)).play("use 1")
    assert (t.vp, t.supply, t.dice) == ((10, 10), 16, [2])
    t = arena("1=Trireme, 2=Spy, 3=Spy, 4=Beast, 7=Templar", "1=Spy, 2=Spy, 5=Beast, 6=Forum", (1,)).play("use 1")
    assert (t.vp, t.supply) == ((13, 10), 13)


def test_c19_painter_credits_both_at_once() -> None:
    own, other = "1=Painter, 2=Forum, 3=Arena", "2=Forum, 3=Arena, 4=Tavern, 7=Altar, 1=Spy"
    t = arena(own, other, (1,), vp=(16, 15)).play("use 1")
    assert (t.vp, t.supply, t.over) == ((18, 19), 0, True)
    assert sum(t.vp) == 37
    assert t.state.ranks() == [1, 0]


def test_painter_gives_one_for_each_building() -> None:
    t = arena("1=Painter, 2=Forum, 3=Spy", "2=Forum, 3=Arena", (1, 2)).play("use 1")
    assert (t.vp, t.supply, t.over) == ((11, 12), 13, False)


def test_q25_painter_may_come_to_nothing() -> None:
    t = arena("1=Painter", "1=Spy", (1, 2)).play("use 1")
    assert (t.vp, t.supply, t.dice) == ((10, 10), 16, [2])


def test_c25_ox_team_fills_up_to_five() -> None:
    t = arena("1=Ox Team", dice=(1, 2), vp=(2, 10), supply=10).play("use 1")
    assert (t.vp, t.supply) == ((5, 10), 7)
    for vp in (5, 6, 20):
        t = arena("1=Ox Team", dice=(1, 2), vp=(vp, 10), supply=10).play("use 1")
        assert (t.vp, t.supply, t.dice) == ((vp, 10), 10, [2])


def test_q20_ox_team_is_credited_beyond_the_supply() -> None:
    t = arena("1=Ox Team", dice=(1,), vp=(1, 33)).play("use 1")
    assert (t.vp, t.supply, t.over) == ((5, 33), 0, True)


def test_tavern_counts_the_opponents_characters() -> None:
    t = arena("1=Tavern, 2=Spy", "1=Spy, 2=Forum, 6=Beast, 7=Templar", (1,)).play("use 1")
    assert (t.vp, t.supply) == ((13, 10), 13)
    t = arena("1=Tavern, 2=Spy", full("Forum", 7), (1, 2)).play("use 1")
    assert (t.vp, t.dice) == ((10, 10), [2])


def test_c33_each_tax_collection_adds_two() -> None:
    for n, gain in ((0, 4), (1, 6), (2, 8)):
        t = arena(", ".join(f"{d}=Tax Collection" for d in range(1, n + 1)), "1=Tax Collection", (4, 1))
        t.play("money 4")
        assert t.money == (gain, 0)


def test_c33_for_every_die_and_on_bribery_too() -> None:
    t = arena("7=Tax Collection", dice=(1, 2, 2)).play("money 1", "money 2", "money 2")
    assert t.money == (11, 0)


def test_tax_collection_is_never_activated() -> None:
    arena("1=Tax Collection, 2=Trumpeter, 3=Spring of Bacchus", dice=(1, 2, 3)).refused("use 1", "use 2", "use 3")


def test_tax_collection_works_on_a_blocked_disc() -> None:
    row = full("Forum", 7).replace("1=Forum", "1=Tax Collection")
    t = mixed("1=Praetorianus", row, (1,)).play("use 1", "target 1").next_turn(3, 3, 4).play("money 3")
    assert t.money == (0, 5)


def test_c36_the_example_of_the_tavern() -> None:
    t = arena("1=Spy", "2=Spy, 5=Beast", (3, 4, 6), money=(1, 0), deck="Tavern, Road, Altar, Forum")
    t.play("cards 3", "card Road", "card Tavern", "card Altar", "keep Tavern").shown()
    assert (t.hand(0), t.discard, t.pile) == ({"Tavern": 1}, {"Road": 1, "Altar": 1}, 1)
    t.play("money 6")
    assert t.money == (7, 0)
    t.play("lay Tavern", "on 4")
    assert t.money == (0, 0)
    t.play("use 4")
    assert (t.vp, t.dice) == ((12, 10), [])


def test_forum_is_as_in_roma() -> None:
    t = arena("2=Forum", dice=(2, 6, 5)).play("use 2", "spend 6")
    assert (t.vp, t.dice) == ((16, 10), [5])
    arena("2=Forum", dice=(2,)).refused("use 2")
