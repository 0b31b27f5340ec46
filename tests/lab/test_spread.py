"""Work in processes of this machine: what they need not import, what they say meanwhile, how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import environment

from ludi.kernel.errors import LudiError
from ludi.lab.spread import spread, tell

from .processes import children

SCRIPT = """
from ludi.lab.plan import Plan
from ludi.lab.simulate import simulate

print(len(simulate(Plan("roma", ("random", "random"), 60), jobs=2)), "games")
"""


def test_a_script_may_use_processes_at_its_first_level(tmp_path: Path) -> None:
    file = tmp_path / "script.py"
    file.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(file)], env=environment(tmp_path), capture_output=True, text=True, timeout=120
    )
    assert (done.stdout, done.stderr) == ("60 games\n", "")


def telling(n: int) -> int:
    """Say what there is to do, and do it."""
    tell(f"squaring {n}")
    return n * n


def ending(n: int) -> int:
    """End as if by the system, for one task; the others go on for long."""
    if n == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    signal.pause()
    return n


def test_what_is_told_meanwhile_is_heard() -> None:
    heard: list[str] = []
    assert [*spread(telling, [3], jobs=1, apart=True, heard=heard.append)] == [9]
    assert heard == ["squaring 3"]
    assert [*spread(telling, [4], jobs=1, apart=True)] == [16]
    assert [*spread(telling, [5], jobs=1, heard=heard.append)] == [25]
    assert heard == ["squaring 3"], "here nobody needs to be told"


def test_one_process_does_its_tasks_in_their_order() -> None:
    assert [*spread(telling, range(40), jobs=1, apart=True)] == [n * n for n in range(40)]


def test_a_process_that_ends_on_its_own_is_told_with_its_status() -> None:
    before = children(os.getpid())
    with pytest.raises(LudiError, match=r"^the process that compiles ended on its own \(status -9\)$"):
        [*spread(ending, [0, 1], jobs=2, broken="lab-process-ended")]
    assert children(os.getpid()) == before


def test_what_is_left_is_ended_with_the_work() -> None:
    before = children(os.getpid())
    found = spread(telling, range(100), jobs=2)
    assert next(found) % 1 == 0
    found.close()
    assert children(os.getpid()) == before
