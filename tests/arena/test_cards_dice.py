"""Philosopher and Spring of Bacchus: fewer dice, dice rolled again (C20, C21, Q13, Q14)."""

from __future__ import annotations

import pytest
from tests.roma.table import Table, arena, full

import ludi

ROW = full("Forum", 7)
WITH_PHILOSOPHER = ROW.replace("1=Forum", "1=Philosopher")
WITH_SPRING = ROW.replace("1=Forum", "1=Spring of Bacchus")


def after_philosopher(times: int, dice: tuple[int, ...], row: str = ROW) -> Table:
    """The opponent's turn after a Philosopher was used so often."""
    t = arena(WITH_PHILOSOPHER, row, (1,) * times)
    return t.play(*["use 1"] * times, "end").roll(*dice)


def test_c20_one_die_less_in_the_opponents_next_turn() -> None:
    t = after_philosopher(1, (2, 3))
    assert (t.decision, t.dice, t.state.to_move) == ("main", [2, 3], 1)


def test_c20_three_dice_in_the_turn_after() -> None:
    t = after_philosopher(1, (2, 3)).next_turn(1, 2, 3)
    assert (t.decision, t.dice, t.state.to_move) == ("main", [1, 2, 3], 0)
    t.next_turn(4, 5, 6)
    assert (t.decision, t.dice, t.state.to_move) == ("main", [4, 5, 6], 1)


def test_c20_twice_leaves_one_die_three_times_none() -> None:
    t = after_philosopher(2, (6,))
    assert (t.decision, t.dice) == ("main", [6])
    t = after_philosopher(3, ())
    assert (t.decision, t.dice, t.state.to_move, t.options) == ("main", [], 1, ["end"])


def test_q13_never_fewer_than_none() -> None:
    t = arena(WITH_PHILOSOPHER, ROW, (1,), sides=({}, {"fewer": 5})).play("use 1", "end")
    assert (t.decision, t.dice, t.state.to_move) == ("main", [], 1)
    t.next_turn(1, 2, 3).next_turn(4, 5, 6)
    assert t.dice == [4, 5, 6]


def test_c20_equal_dice_fewer_than_three_are_not_rolled_again() -> None:
    t = after_philosopher(1, (4, 4))
    assert t.decision == "main"
    t.refused("reroll")


def test_the_own_dice_stay() -> None:
    t = arena(WITH_PHILOSOPHER, ROW, (1, 5, 5)).play("use 1")
    assert t.dice == [5, 5]


def test_everybody_sees_how_many_dice_will_be_missing() -> None:
    t = arena(WITH_PHILOSOPHER, ROW, (1, 1)).play("use 1", "use 1")
    for seat in (0, 1, None):
        assert [p["fewer"] for p in t.state.view(seat)["players"]] == [0, 2]


def test_c21_the_ones_are_rolled_again_once() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(1, 1, 6)
    assert (t.decision, t.state.to_move) == ("spring", 1)
    assert t.options == ["aside 1", "aside 6", "done"]
    t.play("aside 1", "aside 1", "done")
    assert t.state.to_move == ludi.CHANCE
    t.roll(1, 4)
    assert (t.decision, t.dice) == ("main", [1, 4, 6])
    t.refused("aside 1", "reroll")


def test_c21_not_in_the_middle_of_the_turn() -> None:
    t = arena(WITH_SPRING, ROW, (1, 2, 3)).play("money 1")
    t.refused("aside 2", "aside 3")
    t = arena(ROW, ROW, (1, 2), money=(4, 0), hands=("Spring of Bacchus", ""))
    t.play("lay Spring of Bacchus", "on 1")
    t.refused("aside 1")


def test_q14_it_is_optional() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(1, 2, 6).play("done")
    assert (t.decision, t.dice) == ("main", [1, 2, 6])


def test_q14_all_three_may_be_rolled_again() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(1, 2, 3).play("aside 1", "aside 2", "aside 3")
    assert (t.decision, t.state.to_move) == ("roll", ludi.CHANCE)
    t.roll(4, 5, 6)
    assert (t.decision, t.dice) == ("main", [4, 5, 6])


def test_q14_three_alike_are_asked_about_first() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(2, 2, 2)
    assert t.options == ["done", "reroll"]
    t.play("done")
    assert t.options == ["aside 2", "done"]
    t.play("aside 2", "done").roll(5)
    assert (t.decision, t.dice) == ("main", [2, 2, 5])


def test_q14_after_three_alike_were_rolled_again_the_spring_is_still_there() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(2, 2, 2).play("reroll").roll(1, 3, 4)
    assert t.options == ["aside 1", "aside 3", "aside 4", "done"]
    t.play("aside 1", "done").roll(6)
    assert (t.decision, t.dice) == ("main", [3, 4, 6])


def test_q14_three_alike_after_the_spring_may_be_rolled_again() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(2, 2, 3).play("aside 3", "done").roll(2)
    assert t.options == ["done", "reroll"]
    t.play("reroll").roll(1, 1, 3)
    assert (t.decision, t.dice) == ("main", [1, 1, 3])


@pytest.mark.parametrize("repeat", [True, False])
def test_q14_and_the_limit_on_rolling_three_alike_again(repeat: bool) -> None:
    game = ludi.make("arena", repeat_triple_reroll=repeat)
    t = arena(ROW, WITH_SPRING, game=game).play("end").roll(2, 2, 2).play("reroll").roll(4, 4, 5)
    t.play("aside 5", "done").roll(4)
    assert (t.decision == "triple") is repeat


def test_q13_q14_the_spring_with_fewer_dice() -> None:
    t = after_philosopher(1, (1, 1), WITH_SPRING)
    assert t.options == ["aside 1", "done"]
    t.play("aside 1", "aside 1").roll(6, 6)
    assert (t.decision, t.dice) == ("main", [6, 6])
    t = after_philosopher(3, (), WITH_SPRING)
    assert (t.decision, t.dice) == ("main", [])


def test_two_springs_are_no_more_than_one() -> None:
    row = WITH_SPRING.replace("2=Forum", "2=Spring of Bacchus")
    t = arena(ROW, row).play("end").roll(1, 2, 6).play("aside 1", "done").roll(1)
    assert t.decision == "main"


def test_the_spring_of_the_opponent_does_not_help() -> None:
    assert arena(WITH_SPRING, ROW).next_turn(1, 1, 6).decision == "main"


def test_the_spring_works_on_a_blocked_disc() -> None:
    t = arena(ROW, WITH_SPRING, sides=({}, {"blocked": [1]})).play("end").roll(1, 1, 6)
    assert t.decision == "spring"


def test_everybody_sees_the_dice_that_are_put_aside() -> None:
    t = arena(ROW, WITH_SPRING).play("end").roll(1, 1, 6).play("aside 1")
    for seat in (0, 1, None):
        assert (t.state.view(seat)["dice"], t.state.view(seat)["aside"]) == ([1, 6], 1)
