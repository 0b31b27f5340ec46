"""Comparisons: how often the test errs, and what it decides."""

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
    with pytest.raises(BadRecord, match="it was made with plans options max_turns 400, but 3 was given; the file was"):
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
