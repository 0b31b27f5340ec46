"""`bench/former.py` plays a level against that of another tree, and says so where it cannot."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def played(*given: str) -> subprocess.CompletedProcess[str]:
    """A match of short searches, in Roma."""
    command = [sys.executable, str(ROOT / "bench/former.py"), "roma", "--level", "optio", "--jobs", "1", *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_a_match_with_this_tree_is_gone_on_with(tmp_path: Path) -> None:
    """A game that is lost from the file is played again and ends as it did."""
    file = tmp_path / "kept.jsonl"
    given = ("--tree", "HEAD", "--today", "5", "--former", "5", "--games", "2", "--out", str(file))
    done = played(*given)
    assert done.returncode == 0, done.stderr
    *_, row = done.stdout.splitlines()
    assert row.startswith("| roma | HEAD | 5 | 5 | 2 | ")
    lines = file.read_text().splitlines()
    assert len(lines) == 3
    file.write_text("\n".join(lines[:2]) + "\n")
    again = played(*given, "--resume")
    assert again.returncode == 0, again.stderr
    assert file.read_text().splitlines()[:2] == lines[:2]
    assert json.loads(file.read_text().splitlines()[2])["data"]["won"] == json.loads(lines[2])["data"]["won"]


def test_what_cannot_be_played_is_said() -> None:
    unknown = played("--tree", "nowhere")
    assert (unknown.returncode, unknown.stdout) == (2, "")
    assert unknown.stderr == "former.py: --tree: nowhere was given, a commit of this project is accepted\n"
    without = played("--tree", "HEAD", "--level", "imperator", "--games", "2")
    assert without.returncode == 2
    assert "a seat has ended" in without.stderr
