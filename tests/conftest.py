"""Tests with real processes: a browser, a server, a terminal."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

REAL = ("tests/e2e/", "tests/cli/", "tests/lab/")


def pytest_configure() -> None:
    """Where Ctrl-C is ignored (tests started in the background), the processes of the tests must not inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a crowded machine a real process may miss its moment: there a failure counts when it comes three times."""
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))


@pytest.fixture
def without_numba(tmp_path: Path) -> dict[str, str]:
    """What to add to the environment of a process, and of those it starts, so that none of them finds Numba."""
    folder = tmp_path / "without numba"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text("import sys\n\nsys.modules['numba'] = None\n")
    return {"PYTHONPATH": str(folder)}
