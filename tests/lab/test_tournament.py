"""Tournaments: who meets whom, ratings that are those of the model, and runs that are gone on with."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from pathlib import Path

import pytest

from ludi import cli
from ludi.kernel.errors import BadOption, BadRecord
from ludi.lab.ratings import bradley_terry, skill
from ludi.lab.tournament import POINTS, Schedule, standings, tournament


def finish(strength: dict[int, float], rng: random.Random) -> list[tuple[int, int]]:
    """Who finished where, by Plackett and Luce's model: of each two the odds are those of Bradley and Terry."""
    order = sorted(strength, key=lambda bot: -(strength[bot] - math.log(rng.expovariate(1))))
    return [(bot, order.index(bot)) for bot in strength]


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Two bots, 9 of 11 rounds and one drawn one added: the odds are 9.5 to 2.5."""
    theta, error = bradley_terry(2, [{(0, 1): 1.0}] * 9 + [{(0, 1): 0.0}] * 2)
    assert theta[0] - theta[1] == pytest.approx(math.log(9.5 / 2.5), abs=1e-4)
    assert theta.sum() == pytest.approx(0, abs=1e-9)
    assert error[0] == pytest.approx(error[1])


@pytest.mark.parametrize("seats", [2, 3])
def test_strengths_are_found_again_within_their_errors(seats: int) -> None:
    """However many sit at a table; and the errors are as large as they have to be, neither more nor less."""
    rng, strength = random.Random(5), [0.8, 0.0, -0.8]
    off: list[float] = []
    for _ in range(40):
        rounds = []
        for seated in Schedule(3, seats).tables * 60:
            places = dict(finish({bot: strength[bot] for bot in seated}, rng))
            pairs = [(a, b) for b in seated for a in seated if a < b]
            rounds.append({(a, b): float(places[a] < places[b]) for a, b in pairs})
        theta, error = bradley_terry(3, rounds)
        off += [(theta[i] - strength[i]) / error[i] for i in range(3)]
    assert max(map(abs, off)) < 4
    assert 0.8 < math.sqrt(sum(x * x for x in off) / len(off)) < 1.2


def test_standings_name_who_won_against_whom() -> None:
    won = [[0, 1], [0, 1]]
    found = {n: won if n % 3 < 2 else [[1, 0], [0, 1]] for n in range(30)}  # the first wins all, the others one each
    told = standings(("consul", "greedy", "random"), Schedule(3, 2), found)
    assert told.rated[0].bot == "consul"
    assert told.rated[0].share == 1
    assert told.rated[0].skill > 25 > told.rated[2].skill - 2
    assert told.rated[0].games == 40
    assert told.shares[0] == (None, 1.0, 1.0)
    assert told.rated[0].low < told.rated[0].rating < told.rated[0].high
    assert told.rated[0].rating - told.rated[1].rating == pytest.approx(POINTS * math.log(10.5 / 0.5), rel=0.05)


def test_standings_of_tables_of_four_tell_who_wins_and_who_finishes_ahead_of_whom() -> None:
    """Two win together, the third is behind them, the fourth last; each of the four seats counts."""
    told = standings(("a", "b", "c", "d"), Schedule(4, 4), {0: [[0, 0, 2, 3]] * 4})
    by_name = {bot.bot: bot for bot in told.rated}
    assert [by_name[name].share for name in "abcd"] == [0.5, 0.5, 0.0, 0.0]
    assert [by_name[name].games for name in "abcd"] == [4, 4, 4, 4]
    a, c = ([bot.bot for bot in told.rated].index(name) for name in "ac")
    assert told.shares[a][c] == 1.0
    assert sorted(x for x in told.shares[a] if x is not None) == [0.5, 1.0, 1.0]
    assert [bot.bot for bot in told.rated][2:] == ["c", "d"]


def test_who_has_several_seats_counts_with_each_of_them() -> None:
    """One of a against three of b: a is second, so behind one of them and ahead of two."""
    schedule = Schedule(2, 4)
    (number,) = [n for n, seated in enumerate(schedule.tables) if seated == (0, 1, 1, 1)]
    told = standings(("a", "b"), schedule, {number: [[1, 0, 2, 3]] * 4})
    assert [(bot.bot, bot.games, bot.share) for bot in told.rated] == [("a", 4, 0.0), ("b", 12, 1 / 3)]
    assert told.shares[0][1] == pytest.approx(2 / 3)
    assert told.rated[0].skill > told.rated[1].skill


def test_every_choice_of_bots_has_a_table() -> None:
    assert Schedule(3, 2).tables == [(0, 1), (0, 2), (1, 2)]
    assert Schedule(4, 3).tables == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert Schedule(3, 4).tables == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]
    assert Schedule(2, 4).tables == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_neighbours_change_from_round_to_round() -> None:
    schedule = Schedule(4, 4)
    lines = [schedule.line(n) for n in range(6)]
    assert len({*lines}) == 6
    followers = {(bot, after) for line in lines for bot, after in pairwise((*line, line[0]))}
    assert len(followers) == 12
    assert schedule.line(6) == lines[0]


def test_openskill_orders_bots_as_the_model_does() -> None:
    """Of equal strength they stay near each other; of known odds they end in that order, far apart."""
    rng, strength = random.Random(7), (1.0, 0.0, 0.0, -1.0)
    pairs = Schedule(4, 2).tables
    games = [finish({bot: strength[bot] for bot in pair}, rng) for pair in pairs * 60]
    found = skill(4, games)
    theta, _ = bradley_terry(4, [{(a[0], b[0]): float(a[1] < b[1])} for a, b in games])
    best, *same, worst = (mean for mean, _ in found)
    assert best > max(same) + 2 > min(same) + 2 > worst + 4
    assert (max(theta), min(theta)) == (theta[0], theta[3])
    assert all(0.5 < doubt < 4 for _, doubt in found)
    draws = skill(2, [[(0, 0), (1, 0)]] * 50)
    assert draws[0][0] == pytest.approx(draws[1][0], abs=0.01)


def test_a_tournament_is_played_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    bots = ("random", "greedy", "tiro")
    tournament("roma", bots, 1, ms=1, options={"max_turns": 2}, jobs=1, out=file)
    kept = file.read_bytes()
    assert kept.count(b"\n") == 4
    found = tournament("roma", bots, 1, ms=1, options={"max_turns": 2}, jobs=1, out=file, resume=True)
    assert file.read_bytes() == kept
    assert {bot.bot for bot in found.rated} == {*bots}
    assert [bot.games for bot in found.rated] == [4, 4, 4]
    with pytest.raises(BadOption, match="two or more different ones"):
        tournament("roma", ("random",), 1)


def test_three_at_a_table(tmp_path: Path) -> None:
    """Each round is as many games as there are seats, of which each bot has each; greedy is better, and is told so."""
    file, bots = tmp_path / "run.jsonl", ("random", "greedy")
    found = tournament("pokern", bots, 2, players=3, seed=2, jobs=1, out=file)
    assert file.read_bytes().count(b"\n") == 1 + 2 * 2
    assert [(bot.bot, bot.games) for bot in found.rated] == [("greedy", 18), ("random", 18)]
    assert 18 * sum(bot.share for bot in found.rated) == pytest.approx(2 * 2 * 3), "a winner in each game"
    assert found.rated[0].low > 0 > found.rated[1].high
    grown = tmp_path / "grown.jsonl"
    tournament("pokern", bots, 1, players=3, seed=2, jobs=1, out=grown)
    assert found == tournament("pokern", bots, 2, players=3, seed=2, jobs=1, out=grown, resume=True)
    with pytest.raises(BadRecord, match="players"):
        tournament("pokern", bots, 2, players=2, seed=2, jobs=1, out=file, resume=True)
    with pytest.raises(BadOption, match="players: 1 was given, 2 or more is accepted"):
        tournament("pokern", bots, 1, players=1)


def test_the_command_says_what_beating_is_where_more_than_two_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "pokern", "random", "greedy", "--rounds", "1", "--jobs", "1"]
    assert cli.run([*words, "--players", "3"]) == 0
    said = capsys.readouterr()
    assert "whoever finishes ahead has beaten the other" in said.out
    assert "6 of 6 games," in said.err
    assert cli.run(words) == 0
    assert "finishes ahead" not in capsys.readouterr().out
    assert cli.run([*words, "--players", "99"]) == 2
    assert "players: 99 was given" in capsys.readouterr().err


@pytest.mark.parametrize(
    "piece",
    [
        '{"piece": 0, "data": {"a": 3}}',
        '{"piece": -5, "data": [[0, 1], [1, 0]]}',
        '{"piece": 0, "data": [1.0, 1.0]}',
        '{"piece": 0, "data": [[0, 1]]}',
        '{"piece": 0, "data": [[0, 1], [1, 2]]}',
        '{"piece": 0, "data": [[0, 1], [1, 1]]}',
    ],
)
def test_a_line_that_is_no_round_of_the_tournament_is_named(piece: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    tournament("roma", ("random", "greedy"), 1, options={"max_turns": 2}, jobs=1, out=file)
    file.write_bytes(file.read_bytes().splitlines()[0] + f"\n{piece}\n".encode())
    with pytest.raises(BadRecord, match="line 2: this is not a piece of this run"):
        tournament("roma", ("random", "greedy"), 1, options={"max_turns": 2}, jobs=1, out=file, resume=True)
