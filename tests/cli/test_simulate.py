"""`ludi simulate` as a user runs it: summary, progress, Ctrl-C, going on, bad input."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest
from tests.cli.terminal import LUDI, complaint, environment, run
from tests.lab.processes import alive, children

import ludi

GAMES = 120
SIMULATE = ("simulate", "roma", "--bots", "random,random", "--games", str(GAMES), "--seed", "5", "--jobs", "2")
LONG = tuple("400000" if word == str(GAMES) else word for word in SIMULATE)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The games of a run that nothing interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    done = run(folder, *SIMULATE, "--out", str(folder / "games.jsonl"))
    assert done.returncode == 0, done.stderr
    return games(folder / "games.jsonl")


def games(file: Path) -> list[dict[str, Any]]:
    """The lines of the games in order, without the seconds; every one of them whole."""
    text = file.read_text()
    assert text.endswith("\n")
    rows = [json.loads(row) for row in text.splitlines()[1:]]
    for row in rows:
        del row["seconds"]
    return sorted(rows, key=lambda row: int(row["game"]))


def until(what: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + 120
    while not what():
        assert time.monotonic() < end
        time.sleep(0.005)


def has_games(file: Path, n: int) -> bool:
    return file.exists() and file.read_bytes().count(b"\n") > n


@pytest.mark.soak
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_goes_on_to_the_same_games(
    whole: list[dict[str, Any]], tmp_path: Path, stop: signal.Signals
) -> None:
    file = tmp_path / "games.jsonl"
    words = [LUDI, *SIMULATE, "--out", str(file)]
    process = subprocess.Popen(
        words, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until(lambda: has_games(file, 3))
    process.send_signal(stop)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    kept = games(file)
    assert 3 <= len(kept) < GAMES
    assert said == ""
    assert errors.splitlines()[-1] == (
        f"Stopped after {len(kept)} of {GAMES} games; they are kept in {file}, and --resume continues."
    )
    assert "Traceback" not in errors
    assert all(row in whole for row in kept)

    before = file.read_bytes()
    done = run(tmp_path, *SIMULATE, "--out", str(file), "--resume")
    assert done.returncode == 0, done.stderr
    assert f"{len(kept)} games are finished already." in done.stderr.splitlines()
    assert file.read_bytes().startswith(before)
    assert games(file) == whole


def test_ctrl_c_at_a_terminal_reaches_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    screen = pexpect.spawn(
        LUDI, [*LONG, "--out", str(file)], env=environment(tmp_path), encoding="utf-8", timeout=60, dimensions=(24, 120)
    )
    screen.expect(r"\d+ of 400,?000 games, [\d.,]+ games/s, \d+:\d\d")
    assert screen.pid is not None
    workers = children(screen.pid)
    assert len(workers) == 2
    screen.sendcontrol("c")
    screen.expect(r"Stopped after ([\d,]+) of 400,?000 games; they are kept in ")
    assert isinstance(screen.match, re.Match)
    stopped = int(screen.match.group(1).replace(",", ""))
    rest = screen.read()
    screen.close()
    assert screen.exitstatus == 130
    assert "Traceback" not in rest
    assert "interrupted" not in rest
    assert len(games(file)) == stopped
    assert not any(map(alive, workers))


@pytest.mark.soak
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = subprocess.Popen([LUDI, *LONG, "--out", str(file)], env=environment(tmp_path), stderr=subprocess.DEVNULL)
    until(lambda: has_games(file, 3) and len(children(process.pid)) == 2)
    workers = children(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    until(lambda: not any(map(alive, workers)))
    assert len(games(file)) >= 3


@pytest.mark.soak
def test_summary_on_stdout_and_lines_of_progress_on_stderr(whole: list[dict[str, Any]], tmp_path: Path) -> None:
    done = run(tmp_path, *SIMULATE)
    assert done.returncode == 0
    head, first, second, *rest = done.stdout.splitlines()
    assert head.split() == ["bot", "won", "95%", "interval", "wins", "draws", "losses", "mean", "score"]
    wins = sum(row["ranks"][row["game"] % 2] == 0 and row["ranks"].count(0) == 1 for row in whole)
    draws = sum(row["ranks"].count(0) == 2 for row in whole)
    percent = f"{100 * (wins + draws / 2) / GAMES:.1f}"
    assert first.split()[:3] == ["random", "1", f"{percent}%"]
    assert first.split()[-4:-1] == [str(wins), str(draws), str(GAMES - wins - draws)]
    assert second.split()[-4:-1] == [str(GAMES - wins - draws), str(draws), str(wins)]
    assert rest[0].startswith(f"{GAMES} games of ")
    assert rest[1].startswith("The first seat won ")
    assert "A draw counts as half a win." in rest[2]
    assert done.stderr.splitlines()[0] == f"0 of {GAMES} games"
    assert done.stderr.splitlines()[-1].startswith(f"{GAMES} of {GAMES} games, ")
    assert os.listdir(tmp_path) == []


def test_records_of_the_games_and_an_option(tmp_path: Path) -> None:
    words = ("simulate", "roma", "--bots", "random,random", "--games", "2", "--option", "max_turns=3")
    done = run(tmp_path, *words, "--records", str(tmp_path / "records"))
    assert done.returncode == 0, done.stderr
    records = [ludi.Record.load(file) for file in sorted((tmp_path / "records").iterdir())]
    for record in records:
        assert record.game.options["max_turns"] == 3
        assert record.finished
    assert [record.players for record in records] == [["random 1", "random 2"], ["random 2", "random 1"]]


BAD = {
    ("chess",): "there is no game 'chess'",
    ("roma", "--bots", "random,cato"): "bot: 'cato' was given, random, greedy",
    ("pokern", "--bots", "random", "--luck"): "luck was given, which is for two bots or more",
    ("roma", "--bots", "random"): "players: 1 was given, roma is for 2",
    ("roma", "--bots", ""): "bots: none was given",
    ("roma", "--bots", "tiro,"): "bot: '' was given, random, greedy",
    ("roma", "--bots", "tiro,,tiro"): "players: 3 was given, roma is for 2",
    ("roma", "--games", "0"): "games: 0 was given, 1 or more is accepted",
    ("roma", "--games", "many"): "--games: 'many' was given",
    ("roma", "--jobs", "0"): "jobs: 0 was given",
    ("roma", "--ms", "-1"): "ms: -1.0 was given",
    ("roma", "--ms", "nan"): "ms: nan was given",
    ("roma", "--option", "max_turns"): "option 'max_turns' was given, name=value is accepted",
    ("roma", "--option", "max_turns=no"): "option max_turns: 'no' was given",
    ("roma", "--option", "speed=1"): "option 'speed' is unknown",
    ("roma", "--resume"): "--resume was given without --out",
    ("roma", "--out", "file/x.jsonl"): "file is not a folder",
    ("roma", "--out", "file"): "file is there already",
    ("roma", "--out", "file", "--resume"): "file: line 1: this is not a file of a simulation",
    ("roma", "--records", "file"): "file was given, which is not a folder",
    ("roma", "--ray", "nowhere"): "--ray: 'nowhere' was given, HOST:PORT, auto or local is accepted",
}


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_one_line(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not to be lost")
    monkeypatch.chdir(tmp_path)
    assert BAD[words] in complaint(run(tmp_path, "simulate", *words))
    assert (tmp_path / "file").read_text() == "not to be lost"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize(("given", "accepted"), [("--games=many", "a whole number"), ("--jobs=2.5", "a whole number")])
def test_a_value_of_the_wrong_type_is_named(tmp_path: Path, given: str, accepted: str) -> None:
    done = run(tmp_path, "simulate", "roma", "--bots", "random,random", given)
    said = complaint(done)
    assert repr(given.partition("=")[2]) in said
    assert accepted in said


@pytest.mark.soak
def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    words = f"{LUDI} simulate roma --bots random,random --games 2 --jobs 1"
    done = subprocess.run(["sh", "-c", f"{words} >&- <&-"], env=environment(tmp_path), capture_output=True, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)
    assert subprocess.run(["sh", "-c", f"{words} 2>&- >/dev/null"], env=environment(tmp_path)).returncode == 0


def test_who_plays_alone_has_no_seat_to_change(tmp_path: Path) -> None:
    done = run(tmp_path, "simulate", "pokern", "--bots", "random", "--games", "2", "--jobs", "1")
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["bot", "random", "2"]


def test_shares_of_several_machines_are_put_together(whole: list[dict[str, Any]], tmp_path: Path) -> None:
    files = [tmp_path / f"share-{k}.jsonl" for k in (1, 2, 3)]
    for k, file in enumerate(files, 1):
        done = run(tmp_path, *SIMULATE, "--share", f"{k}/3", "--out", str(file))
        assert done.returncode == 0, done.stderr
        rounds = [row["game"] // 2 for row in games(file)]
        assert rounds == [n for n in range(k - 1, GAMES // 2, 3) for _ in range(2)], (
            "the games of a round stay together"
        )
    merging = [word for file in files[:2] for word in ("--merge", str(file))]
    done = run(tmp_path, *SIMULATE, "--share", "3/3", "--merge", str(files[0]))
    assert f"{2 * GAMES // 3} of {2 * GAMES // 3} games" in done.stderr, "those of the other share count on both sides"
    together = tmp_path / "all.jsonl"
    done = run(tmp_path, *SIMULATE, "--out", str(together), *merging)
    assert done.returncode == 0, done.stderr
    assert f"{2 * GAMES // 3} games are finished already." in done.stderr
    assert games(together) == whole


@pytest.mark.parametrize("share", ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", ""])
def test_a_share_that_is_none_is_refused(tmp_path: Path, share: str) -> None:
    said = complaint(run(tmp_path, *SIMULATE, "--share", share))
    assert said == f"ludi: --share: {share!r} was given, K/N with K from 1 to N, such as 1/3 is accepted"
