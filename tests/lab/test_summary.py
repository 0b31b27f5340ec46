"""What is counted, and how sure it is."""

from __future__ import annotations

import pytest

from ludi.lab import Plan, Result, summary
from ludi.lab.summary import interval, wilson


def game(i: int, ranks: tuple[int, int], scores: tuple[int, int] = (0, 0), turns: int = 10) -> Result:
    seats = ("greedy", "random") if i % 2 == 0 else ("random", "greedy")
    return Result(i, seats, scores, ranks, turns, 5 * turns, 0.1)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # the worked values of Newcombe (1998), Statistics in Medicine 17, table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won / games, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wins_go_with_the_bot_and_not_with_the_seat() -> None:
    plan = Plan("roma", ("greedy", "random"), 4)
    games = [game(0, (0, 1), (20, 3)), game(1, (1, 0), (5, 9), 30), game(2, (1, 0), (4, 6)), game(3, (0, 0), (7, 7))]
    found = summary(plan, games)
    greedy, random = found.bots
    assert (greedy.name, greedy.wins, greedy.draws, greedy.losses) == ("greedy", 2, 1, 1)
    assert (random.name, random.wins, random.draws, random.losses) == ("random", 1, 1, 2)
    assert greedy.won.share == pytest.approx(2.5 / 4)
    assert random.won.share == pytest.approx(1.5 / 4)
    assert (greedy.score, random.score) == ((20 + 9 + 4 + 7) / 4, (3 + 5 + 6 + 7) / 4)
    assert found.first.share == pytest.approx(1.5 / 4)
    assert (found.games, found.turns, found.decisions) == (4, 15, 75)


def test_points_are_shown_as_people_count_them() -> None:
    plan = Plan("lusitania", ("greedy", "random"), 2)
    found = summary(plan, [game(0, (0, 1), (42, 13)), game(1, (1, 0), (14, 41))])
    assert [b.score for b in found.bots] == [20.75, 6.75]  # a score counts half points


def test_equal_levels_are_told_apart() -> None:
    plan = Plan("roma", ("greedy", "greedy"), 2)
    found = summary(
        plan, [Result(0, plan.bots, (1, 0), (0, 1), 1, 1, 0), Result(1, plan.bots, (1, 0), (0, 1), 1, 1, 0)]
    )
    assert [(b.name, b.wins, b.losses) for b in found.bots] == [("greedy 1", 1, 1), ("greedy 2", 1, 1)]
    assert found.first.share == 1


def test_games_of_a_round_that_always_end_alike_count_for_one() -> None:
    alike = interval({i: float(i // 2 % 2) for i in range(400)}, 2)
    alone = wilson(0.5, 400)
    once = wilson(0.5, 200)
    assert alike.share == 0.5
    assert alike.high - alike.low == pytest.approx(once.high - once.low, rel=0.01)
    assert alike.high - alike.low > 1.3 * (alone.high - alone.low)


def test_games_of_a_round_that_always_end_opposite_count_for_no_more_than_they_are() -> None:
    assert interval({i: float(i % 2) for i in range(400)}, 2) == wilson(0.5, 400)


def test_a_round_that_is_not_finished_still_counts() -> None:
    assert interval({0: 1.0, 1: 0.0, 2: 1.0}, 2).share == pytest.approx(2 / 3)


def test_one_game_is_enough() -> None:
    found = summary(Plan("roma", ("greedy", "random"), 1), [game(0, (0, 1))])
    assert found.bots[0].won == wilson(1.0, 1)
