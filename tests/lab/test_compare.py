"""Comparisons and tournaments: how often the test errs, what it decides, and ratings that are those of the model."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from ludi import cli
from ludi.kernel.errors import BadOption, BadRecord, LudiError
from ludi.lab import Plan
from ludi.lab.compare import Comparison, Round, compare, played
from ludi.lab.sequential import ERROR, FEWEST, Sequential, Verdict
from ludi.lab.tournament import POINTS, bradley_terry, skill, table, tournament

RULES = tuple(Plan("roma", ("random", "random"), 40, seed=3, options={"max_turns": n}) for n in (400, 3))
LENGTH = Comparison(RULES, "length", 1.0, 40)


def decided(mean: float, seed: int) -> Verdict:
    """What the test says of rounds of two games each, won with a chance of 0.5 + mean."""
    rng, test = random.Random(seed), Sequential(0.05, 0.25)
    while test.verdict is Verdict.OPEN:
        test.add(sum(rng.random() < 0.5 + mean for _ in range(2)) / 2 - 0.5)
    return test.verdict


@pytest.mark.soak
def test_the_test_errs_no_more_often_than_it_says() -> None:
    n, three = 300, 3 * math.sqrt(ERROR * (1 - ERROR) / 300)
    alike = [decided(0.0, seed) for seed in range(n)]
    assert sum(verdict is not Verdict.SAME for verdict in alike) / n < ERROR + three
    better = [decided(0.05, seed) for seed in range(n)]
    assert sum(verdict is not Verdict.MORE for verdict in better) / n < ERROR + three
    worse = [decided(-0.05, seed) for seed in range(n)]
    assert sum(verdict is not Verdict.LESS for verdict in worse) / n < ERROR + three


def test_rules_are_compared_until_it_is_decided() -> None:
    outcome = compare(LENGTH, jobs=1)
    assert outcome.verdict is Verdict.LESS
    assert outcome.test.n == FEWEST
    assert outcome.means[1] == 3 < outcome.means[0]
    assert outcome.test.mean == pytest.approx(outcome.means[1] - outcome.means[0])
    low, high = outcome.test.interval
    assert low < outcome.test.mean < high < -1


def test_equal_rules_are_found_equal() -> None:
    same = Comparison((RULES[0], RULES[0]), "decisions", 1.0, 40)
    outcome = compare(same, jobs=1)
    assert (outcome.verdict, outcome.test.mean) == (Verdict.SAME, 0.0)


def test_processes_growing_and_merging_make_no_difference(tmp_path: Path) -> None:
    points = replace(LENGTH, measure="points", margin=0.3, rounds=24)
    whole = compare(points, jobs=1)
    file = tmp_path / "run.jsonl"
    compare(replace(points, rounds=5), jobs=1, out=file)
    with pytest.raises(BadRecord, match="it was made with plans"):
        compare(Comparison(RULES[::-1], "length"), jobs=1, out=file, resume=True)
    grown = compare(points, jobs=2, out=file, resume=True)
    assert grown == whole == compare(points, jobs=1, merge=[file])


def test_one_bot_sits_on_every_seat_of_a_round() -> None:
    plan = Plan("lusitania", ("random",) * 3, 3)
    comparison = Comparison((plan,), rounds=2)
    assert comparison.fair == 1 / 3
    number, values = played(Round((plan.as_dict(),), 1))
    assert number == 1
    assert len(values["a"]) == 3


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(BadOption, match="margin: 0 was given"):
        replace(LENGTH, margin=0)
    with pytest.raises(BadOption, match="measure: 'luck' was given, won, length"):
        replace(LENGTH, measure="luck")
    with pytest.raises(BadOption, match="rounds: 0 was given"):
        replace(LENGTH, rounds=0)
    for margin in (math.nan, math.inf):
        with pytest.raises(BadOption, match=f"margin: {margin} was given, a number above 0 is accepted"):
            replace(LENGTH, margin=margin)
    with pytest.raises(BadOption, match="margin: 5 was given, a number above 0 and below 1"):
        Comparison(RULES, "won", margin=5)


def test_who_plays_alone_is_not_asked_who_won() -> None:
    alone = Plan("pokern", ("random",), 1)
    with pytest.raises(BadOption, match="players: 1 was given, two or more"):
        Comparison((alone,))
    with pytest.raises(BadOption, match="measure: 'won' was given, length, decisions, points, winner is accepted"):
        Comparison((alone, alone), "won")
    assert Comparison((alone, alone), "points", margin=1.0).measure == "points"


def test_no_interval_of_a_share_goes_beyond_all_and_nothing() -> None:
    every = Comparison((Plan("roma", ("greedy", "random"), 2, options={"max_turns": 4}),), rounds=4)
    found = compare(every, jobs=1)
    assert found.plain.interval[1] > 0.5
    assert found.as_dict()["interval"][1] == found.as_dict()["plain"]["interval"][1] == 0.5
    rules = replace(LENGTH, measure="won", margin=0.1)
    assert rules.within((-1.2, 1.3)) == (-1.0, 1.0)
    assert LENGTH.within((-1.2, 1.3)) == (-1.2, 1.3)


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Two bots, 9 of 11 rounds and one drawn one added: the odds are 9.5 to 2.5."""
    theta, error = bradley_terry(2, [(0, 1)], [[1.0] * 9 + [0.0] * 2])
    assert theta[0] - theta[1] == pytest.approx(math.log(9.5 / 2.5), abs=1e-4)
    assert theta.sum() == pytest.approx(0, abs=1e-9)
    assert error[0] == pytest.approx(error[1])
    rng = random.Random(5)
    strength = [0.8, 0.0, -0.8]
    pairs = [(0, 1), (0, 2), (1, 2)]
    rounds = [
        [float(rng.random() < 1 / (1 + math.exp(strength[b] - strength[a]))) for _ in range(900)] for a, b in pairs
    ]
    theta, error = bradley_terry(3, pairs, rounds)
    assert all(abs(theta[i] - strength[i]) < 4 * error[i] for i in range(3))
    assert all(0.02 < e < 0.08 for e in error)


def test_a_table_names_who_won_against_whom() -> None:
    found = {n: [1.0, 1.0] if n % 3 < 2 else [0.0, 1.0] for n in range(30)}  # the first wins all, the others draw
    told = table(("consul", "greedy", "random"), found)
    assert told.rated[0].bot == "consul"
    assert told.rated[0].share == 1
    assert told.rated[0].skill > 25 > told.rated[2].skill - 2
    assert told.rated[0].games == 40
    assert told.shares[0] == (None, 1.0, 1.0)
    assert told.rated[0].low < told.rated[0].rating < told.rated[0].high
    assert told.rated[0].rating - told.rated[1].rating == pytest.approx(POINTS * math.log(10.5 / 0.5), rel=0.05)


def test_openskill_orders_bots_as_the_model_does() -> None:
    """Of equal strength they stay near each other; of known odds they end in that order, far apart."""
    rng, strength = random.Random(7), (1.0, 0.0, 0.0, -1.0)
    pairs = [(a, b) for a in range(4) for b in range(a + 1, 4)]
    games = [((a, b), float(rng.random() < 1 / (1 + math.exp(strength[b] - strength[a])))) for a, b in pairs * 60]
    found = skill(4, games)
    rounds = [[won for pair, won in games if pair == one] for one in pairs]
    theta, _ = bradley_terry(4, pairs, rounds)
    best, *same, worst = (mean for mean, _ in found)
    assert best > max(same) + 2 > min(same) + 2 > worst + 4
    assert (max(theta), min(theta)) == (theta[0], theta[3])
    assert all(0.5 < doubt < 4 for _, doubt in found)
    draws = skill(2, [((0, 1), 0.5)] * 50)
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


@pytest.mark.parametrize(
    "piece",
    [
        '{"piece": 0, "data": null}',
        '{"piece": 0, "data": {"a": "xx"}}',
        '{"piece": 0, "data": {"a": []}}',
        '{"piece": 0, "data": {"a": [NaN, 1.0]}}',
        '{"piece": -1, "data": {"a": [0.0, 1.0]}}',
        '{"piece": 0, "data": {"a": [0.0, 1.0], "b": [0.0, 1.0]}}',
    ],
)
def test_a_line_that_is_no_round_of_the_comparison_is_named(piece: str, tmp_path: Path) -> None:
    file, bots = tmp_path / "run.jsonl", Comparison((Plan("roma", ("random", "random"), 2),), rounds=1)
    compare(bots, jobs=1, out=file)
    damaged = file.read_bytes().splitlines()[0] + f"\n{piece}\n".encode()
    file.write_bytes(damaged)
    with pytest.raises(BadRecord, match="line 2: this is not a piece of this run"):
        compare(bots, jobs=1, out=file, resume=True)
    with pytest.raises(BadRecord, match="line 2: this is not a piece of this run"):
        compare(bots, jobs=1, merge=[file])
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("piece", ['{"piece": 0, "data": {"a": 3}}', '{"piece": -5, "data": [1.0, 1.0]}'])
def test_a_line_that_is_no_round_of_the_tournament_is_named(piece: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    tournament("roma", ("random", "greedy"), 1, options={"max_turns": 2}, jobs=1, out=file)
    file.write_bytes(file.read_bytes().splitlines()[0] + f"\n{piece}\n".encode())
    with pytest.raises(BadRecord, match="line 2: this is not a piece of this run"):
        tournament("roma", ("random", "greedy"), 1, options={"max_turns": 2}, jobs=1, out=file, resume=True)


def test_what_is_refused_leaves_no_file(tmp_path: Path) -> None:
    file, bots = tmp_path / "run.jsonl", Comparison((Plan("roma", ("random", "random"), 2),), rounds=1)
    with pytest.raises(BadOption, match="jobs: 0 was given"):
        compare(bots, jobs=0, out=file)
    with pytest.raises(LudiError, match="cannot be read"):
        compare(bots, jobs=1, out=file, merge=[tmp_path / "none.jsonl"])
    assert not file.exists()


def test_only_a_file_in_a_folder_keeps_a_run(tmp_path: Path) -> None:
    bots = Comparison((Plan("roma", ("random", "random"), 2),), rounds=1)
    (tmp_path / "file").touch()
    with pytest.raises(LudiError, match="file is not a folder"):
        compare(bots, jobs=1, out=tmp_path / "file" / "run.jsonl")
    for device in ("/dev/zero", "/dev/null"):  # the first one has no end
        with pytest.raises(LudiError, match="not a file that can be resumed"):
            compare(bots, jobs=1, out=Path(device), resume=True)


BAD = {
    ("greedy", "Random"): "'Random' was given beside greedy; another bot is accepted: random, greedy",
    ("max_turns=3", "tiro"): "'max_turns=3' was given beside tiro",
    ("greedy", "random", "--measure", "length"): "--measure was given, which is for two sets of rules",
    ("usual", "usual", "--players", "2", "--bots", "tiro"): "--players 2 was given, but 1 in --bots",
    ("greedy", "random", "--rounds", "0"): "rounds: 0 was given, 1 or more is accepted",
    ("greedy", "random", "--margin", "nan"): "margin: nan was given, a number above 0 and below 1 is accepted",
}


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_the_command_refuses_with_a_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["compare", "--title", "roma", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert BAD[words] in said.err


def test_progress_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--jobs", "1", "--rounds", "3", "--option", "max_turns=2"]
    assert cli.run(["compare", "random", "random", "--title", "roma", *short]) == 0
    assert cli.run(["tournament", "roma", "random", "greedy", *short]) == 0
    said = capsys.readouterr().err
    assert said.count("0 of 6 games") == 2
    assert said.count("6 of 6 games,") == 2
