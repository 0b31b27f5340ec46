"""The command `ludi` as a user runs it: a process of its own, with a folder of its own for saved games.

That of `run` is forked from one that has loaded the command; who starts `LUDI` starts it as people do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli import forked

LUDI = str(Path(sys.executable).with_name("ludi"))


def environment(data: Path) -> dict[str, str]:
    """The environment of a user whose data folder is `data`."""
    return {**os.environ, "LUDI_DATA": str(data), "LUDI_LANG": "en", "PYTHONWARNINGS": "error", "TERM": "xterm"}


def run(data: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return forked.run(words, given, environment(data))


def only_game(data: Path) -> Path:
    """The one saved game there is."""
    (file,) = (data / "games").iterdir()
    return file


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line of a refused command."""
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("ludi")
    return lines[0]
