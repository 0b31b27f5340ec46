"""`bench/former.py` plays a level against that of another tree, and says so where it cannot."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def played(*given: str) -> subprocess.CompletedProcess[str]:
    """A match of short searches, in Roma."""
    command = [sys.executable, str(ROOT / "bench/former.py"), "roma", "--level", "optio", "--jobs", "1", *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def ended(line: str) -> tuple[object, ...]:
    """What a kept game says but for the seconds."""
    data = json.loads(line)["data"]
    return data["won"], data["scores"], data["decisions"]


@pytest.mark.soak
def test_a_match_with_this_tree_is_gone_on_with(tmp_path: Path) -> None:
    """A game that is lost from the file is played again and ends as it did."""
    file = tmp_path / "kept.jsonl"
    given = ("--tree", "HEAD", "--today", "5", "--former", "5", "--games", "2", "--out", str(file))
    done = played(*given)
    assert done.returncode == 0, done.stderr
    *_, row = done.stdout.splitlines()
    assert " | 5 | 5 | 2 | " in row
    lines = file.read_text().splitlines()
    assert len(lines) == 3
    file.write_text("\n".join(lines[:2]) + "\n")
    again = played(*given, "--resume")
    assert again.returncode == 0, again.stderr
    after = file.read_text().splitlines()
    assert after[:2] == lines[:2]
    assert ended(after[2]) == ended(lines[2])


@pytest.mark.soak
def test_those_of_other_bots_are_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    given = ("--tree", "HEAD", "--today", "5", "--former", "5", "--out", str(file))
    assert played(*given, "--games", "1").returncode == 0
    head, line = file.read_text().splitlines()
    piece = json.loads(line)
    piece["data"]["decisions"] += 1
    kept = f"{head}\n{json.dumps(piece)}\n"
    file.write_text(kept)
    done = played(*given, "--games", "2", "--resume")
    assert done.returncode == 2
    assert "the bots have changed" in done.stderr
    assert file.read_text().startswith(kept)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--tree", "nowhere"], "former.py: --tree: nowhere was given, a commit of this project is accepted"),
        (["--level", "imperator"], "invalid choice: 'imperator'"),
        (["--games", "0"], "--games: 0 was given, 1 or more is accepted"),
        (["--today", "-1"], "--today: -1 was given, 0 or more is accepted"),
        (["--players", "1"], "former.py: players: 1 was given, roma is for 2"),
    ],
)
def test_what_cannot_be_played_is_said(given: list[str], said: str) -> None:
    done = played(*given)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
