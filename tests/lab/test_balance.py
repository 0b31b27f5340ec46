"""A report of balance: the games are counted, a planted change is found, and nothing where none is."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import polars
import pytest

from ludi.games.roma.printed import NAMES
from ludi.kernel.errors import BadOption, BadRecord, LudiError
from ludi.kernel.titles import TITLES
from ludi.lab import Plan
from ludi.lab.balance import LEVEL, WON, Report, balance, report
from ludi.lab.balance_report import page, write_html, write_parquet
from ludi.lab.counted import PARTS, Counting, Piece, count, counted
from ludi.lab.match import play_some
from ludi.locales import languages, text

PLAN = Plan("roma", ("random", "random"), 100, seed=5)
CHEAP = {"numbers": "Forum 2/5"}  # three sestertii less
EVENTS = {"had", "laid", "used", "left"}


def changed(plan: Plan) -> Plan:
    return replace(plan, options=CHEAP)


@pytest.fixture(scope="module")
def found() -> Report:
    """Games of random players with a Forum that costs three less."""
    plan = replace(PLAN, games=400)
    return balance(plan, changed(plan), jobs=1)


@pytest.mark.soak
def test_a_planted_change_is_found_with_the_right_sign(found: Report) -> None:
    (first, second, *others) = found.changes
    assert {(first.thing, first.event), (second.thing, second.event)} == {("Forum", "laid"), ("Forum", "left")}
    signs = {row.event: row.change for row in (first, second)}
    assert (signs["laid"] or 0) > 0.05
    assert (signs["left"] or 0) < -0.05
    assert all(row.thing == "Forum" for row in others)
    assert {row.thing for row in found.rows} >= {*NAMES[:17]}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_reported_where_nothing_changed(seed: int) -> None:
    """Other games of the same rules: no luck is shared, so all that is left is chance."""
    before, after = replace(PLAN, games=200, seed=seed), replace(PLAN, games=200, seed=seed + 1000)
    pieces = dict([counted(Piece(before.as_dict(), after.as_dict(), 0, range(200)))])
    found = report(before, after, pieces)
    assert found.changes == []
    assert min(row.p or 0 for row in found.rows) < 0.2  # they do differ


def test_the_same_games_do_not_differ_at_all() -> None:
    found = balance(PLAN, replace(PLAN, options={"numbers": "Forum 5/5"}), jobs=1)  # what it costs anyway
    assert found.changes == []
    assert {row.change for row in found.rows} == {0.0}


def test_the_counts_are_those_of_the_games() -> None:
    counting = Counting.of(PLAN.game)
    table, won = count(PLAN, counting, range(20))
    row = {key: j for j, key in enumerate(counting.rows)}
    assert {event for thing, event in row if thing == "Nero"} == EVENTS
    for i in range(20):
        state = PLAN.game.start()
        laid = dict.fromkeys(NAMES, 0)
        decisions = 0
        for a in play_some(PLAN, [i])[0].actions:
            words = state.text(a)
            if words.startswith("lay ") and state.decision() in ("main", "free"):
                laid[words.removeprefix("lay ")] += 1
            decisions += state.to_move >= 0
            state.apply(a)
        assert {card: int(table[i, row[card, "laid"]].sum()) for card in NAMES if (card, "laid") in row} == {
            card: n for card, n in laid.items() if (card, "laid") in row
        }
        hands = state.to_dict()["players"]
        for seat, player in enumerate(hands):
            for card, n in player["hand"].items():
                assert table[i, row[card, "left"], seat] == n
                assert table[i, row[card, "had"], seat] >= n
        assert table[i, len(row), 0] == decisions
        assert won[i].tolist() == [PARTS // state.ranks().count(0) * (rank == 0) for rank in state.ranks()]


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_counted(title: str) -> None:
    plan = Plan(title, ("random",) * 2, 2)
    found = balance(plan, jobs=1)
    assert sum(row.before for row in found.rows if row.event == WON) >= 0
    assert {row.event for row in found.rows} >= {"decisions", "first"}
    split = {row.event: (row.before, sum(row.seats), len(row.seats)) for row in found.rows}
    assert {event for event, (_, _, n) in split.items() if n == 0} == {"decisions", "first"}
    for event, (whole, by_seat, n) in split.items():
        if n and event != "won":
            assert by_seat == pytest.approx(whole), event
    assert len(found.rows) > 10


@pytest.mark.soak
def test_jobs_growing_and_merging_make_no_difference(tmp_path: Path) -> None:
    after = changed(PLAN)
    whole = balance(PLAN, after, jobs=1)
    grown = tmp_path / "grown.jsonl"
    some = replace(PLAN, games=20)
    balance(some, changed(some), jobs=1, out=grown)
    kept = grown.read_bytes()
    again = balance(PLAN, after, jobs=2, out=grown, resume=True)
    assert grown.read_bytes().startswith(kept)
    half, other = replace(PLAN, games=50), tmp_path / "other.jsonl"
    balance(half, changed(half), first=50, jobs=1, out=other)
    merged = balance(half, changed(half), jobs=1, merge=[other])
    assert again.rows == whole.rows == merged.rows
    assert merged.games == 100


def test_files_of_other_runs_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    small = replace(PLAN, games=1)
    balance(small, jobs=1, out=file)
    before = file.read_bytes()
    with pytest.raises(BadRecord, match="seed 5, but 6 was given"):
        balance(replace(small, seed=6), jobs=1, out=file, resume=True)
    with pytest.raises(LudiError, match="is there already"):
        balance(small, jobs=1, out=file)
    with pytest.raises(BadRecord, match="made with after none, but something else was given"):
        balance(small, changed(small), jobs=1, merge=[file])
    with pytest.raises(BadOption, match="first: 7 was given, a multiple of 50"):
        balance(small, first=7)
    assert file.read_bytes() == before
    file.write_bytes(before[:-9])  # cut off
    assert balance(small, jobs=1, out=file, resume=True).games == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize("sums", ['{"games": 3}', '{"games": [1]}', "null"])
def test_a_line_that_is_no_piece_is_named(sums: str, tmp_path: Path) -> None:
    file, small = tmp_path / "run.jsonl", replace(PLAN, games=1)
    balance(small, jobs=1, out=file)
    file.write_bytes(file.read_bytes().splitlines()[0] + f'\n{{"piece": 0, "data": {sums}}}\n'.encode())
    with pytest.raises(BadRecord, match="line 2: this is not a piece of this run"):
        balance(small, jobs=1, out=file, resume=True)


@pytest.mark.soak
def test_the_report_is_one_page_in_every_language(found: Report, tmp_path: Path) -> None:
    for language in languages():
        said = page(found, text(language))
        assert f'<html lang="{language}">' in said
        assert not re.search(r"lab-[a-z]+-|<script|<link rel=\"styles", said)
        assert {*re.findall(r"https?://[^\"' )]+", said)} <= {
            "http://www.w3.org/2000/svg",
            "http://www.w3.org/1999/xlink",
        }
        assert said.count("<svg ") == len(EVENTS) + 2  # won with it, other choices
        assert "Forum" in said
    write_html(found, tmp_path / "r.html", text("en"))
    assert "▲ Forum, laid: from 0." in (tmp_path / "r.html").read_text("utf-8")
    write_parquet(found, tmp_path / "r.parquet")
    table = polars.read_parquet(tmp_path / "r.parquet")
    assert table.height == len(found.rows)
    assert table.filter(polars.col("adjusted") < LEVEL).height == len(found.changes) > 0
