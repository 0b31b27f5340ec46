"""`bench/strength.py` tells of games so far, and goes on with those of bots that still play as they did."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = "pokern-tiro-random-0ms-{}-seed1.jsonl"


def command(folder: Path, games: int) -> list[str]:
    """That plays a match."""
    asked = f"--title pokern --match tiro:random --ms 0 --jobs 1 --games {games} --folder {folder}"
    return [sys.executable, str(ROOT / "bench/strength.py"), *asked.split()]


def played(folder: Path, games: int) -> subprocess.CompletedProcess[str]:
    """A short match."""
    return subprocess.run(command(folder, games), capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """What is printed of three games, and the lines of their file."""
    folder = tmp_path_factory.mktemp("whole")
    done = played(folder, 3)
    assert done.returncode == 0, done.stderr
    return done.stdout, (folder / NAME.format(3)).read_text().splitlines()


@pytest.mark.soak
def test_games_that_are_kept_are_gone_on_with(whole: tuple[str, list[str]], tmp_path: Path) -> None:
    table, lines = whole
    (tmp_path / NAME.format(3)).write_text("\n".join(lines[:3]) + "\n")
    done = played(tmp_path, 3)
    assert (done.returncode, done.stdout) == (0, table), done.stderr
    assert "game 0 is played again" in done.stderr
    again = (tmp_path / NAME.format(3)).read_text().splitlines()
    assert again[:3] == lines[:3]
    assert json.loads(again[3])["scores"] == json.loads(lines[3])["scores"]


@pytest.mark.soak
def test_those_of_other_bots_are_not(whole: tuple[str, list[str]], tmp_path: Path) -> None:
    """Nothing is played and the file is as it was."""
    _, lines = whole
    first = json.loads(lines[1])
    first["scores"][0] += 1
    kept = "\n".join([lines[0], json.dumps(first), lines[2]]) + "\n"
    (tmp_path / NAME.format(3)).write_text(kept)
    done = played(tmp_path, 3)
    assert done.returncode == 2
    assert "the bots have changed" in done.stderr
    assert (tmp_path / NAME.format(3)).read_text() == kept


@pytest.mark.soak
def test_a_match_that_is_ended_early_says_what_its_games_say(tmp_path: Path) -> None:
    file = tmp_path / NAME.format(100_000)
    bench = subprocess.Popen(command(tmp_path, 100_000), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        while bench.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
            time.sleep(0.05)
        bench.send_signal(signal.SIGINT)
        table, _ = bench.communicate(timeout=60)
    finally:
        bench.kill()
    assert bench.returncode == 130
    games = file.read_bytes().count(b"\n") - 1
    *_, last = table.splitlines()
    assert last.startswith(f"| tiro | random | {games} | ")
    assert " to " in last
