"""What all tests share: which come first, what they cost, and what the processes that they start must not inherit."""

from __future__ import annotations

import signal
from collections import Counter, defaultdict
from pathlib import Path

import pytest

REAL = ("tests/e2e/", "tests/cli/", "tests/lab/", "tests/server/")


def pytest_configure() -> None:
    """Where Ctrl-C is ignored (tests started in the background), the processes of the tests must not inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow ones first, so that none is left over at the end: of two workers each is given one half of the list.

    On a crowded machine a real process may miss its moment: there a failure counts when it comes three times. Every one
    is shown with its traceback, and is to be looked into.
    """
    for item in items:
        if item.nodeid.startswith(REAL):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
    slow = [item for item in items if item.get_closest_marker("slow")]
    rest = [item for item in items if not item.get_closest_marker("slow")]
    half = len(rest) // 2
    items[:] = [*slow[::2], *rest[:half], *slow[1::2], *rest[half:]]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the tests of each folder cost, setting up and tearing down included."""
    seconds, tests = defaultdict[str, float](float), Counter[str]()
    for report in (one for kind in terminalreporter.stats.values() for one in kind):
        if isinstance(report, pytest.TestReport):
            folder = report.nodeid.partition("::")[0].rpartition("/")[0]
            seconds[folder] += report.duration
            tests[folder] += report.when == "call"
    if len(seconds) > 1:
        terminalreporter.section("time by folder")
        for folder, spent in sorted(seconds.items(), key=lambda one: -one[1]):
            terminalreporter.write_line(f"{spent:8.1f} s {tests[folder]:6} tests  {folder}")


@pytest.fixture
def without_numba(tmp_path: Path) -> dict[str, str]:
    """What to add to the environment of a process, and of those it starts, so that none of them finds Numba."""
    folder = tmp_path / "without numba"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text("import sys\n\nsys.modules['numba'] = None\n")
    return {"PYTHONPATH": str(folder)}
