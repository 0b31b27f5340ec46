"""What all tests share: which come first, what they cost, and what the processes that they start must not inherit."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from tests.installed import without
from tests.soaking import GIVEN, TIMES, soaks

PAGES = Path(__file__).parent / "e2e"  # whose tests are slow together, if not one by one

# Before Numba is loaded, here and in all processes of the tests: whatever they compile is checked, read by read.
os.environ["NUMBA_BOUNDSCHECK"] = "1"


def pytest_configure() -> None:
    """Where Ctrl-C is ignored (tests started in the background), the processes of the tests must not inherit that."""
    if not GIVEN.isdecimal():
        raise pytest.UsageError(f"SOAK={GIVEN}: a number is accepted, such as 1")
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--home site` plays the tests of tests/e2e that can be at the site of files, whose table is in the browser."""
    parser.addoption(
        "--home", choices=("server", "site"), default="server", help="where the pages of tests/e2e are from"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The slow ones first, and those of pages, so that none is left at the end: each worker is given an equal part.

    Those of a file go to one worker: what they share is made once. Soaks stay out but where they are asked for.
    """
    left_out = {*soaks(items, config.args)} if not TIMES else set()
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    files = defaultdict[Path, list[pytest.Item]](list)
    rest: list[pytest.Item] = []
    for item in items:
        (files[item.path] if item.get_closest_marker("slow") or PAGES in item.path.parents else rest).append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for file in sorted(files.values(), key=len, reverse=True):
        min(parts, key=len).extend(file)
    left = len(items)
    for n, part in enumerate(parts):
        size = max(0, left // (workers - n) - len(part))
        part += rest[:size]
        del rest[:size]
        left -= len(part)
    items[:] = [item for part in parts for item in part] + rest


def children() -> set[int]:
    """The processes that this one has started, where the system tells."""
    found = set[int]()
    for file in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError):  # a thread that has ended
            found |= {int(pid) for pid in file.read_text().split()}
    return found


def pytest_collection_finish() -> None:
    """What is loaded by now stays, so that Python need not look through it for garbage; and it looks less often.

    That saves an eighth of the time of tests that make many small things, as views and sentences are.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """A test that is ended because it hangs takes along the processes that it has started and would wait for.

    Not those with a session of their own, which are servers: their fixtures end them.
    """
    before, raising = children(), signal.getsignal(signal.SIGALRM)

    def end(number: int, frame: FrameType | None) -> None:
        for pid in children() - before:
            with contextlib.suppress(ProcessLookupError):
                if os.getsid(pid) != pid:
                    os.kill(pid, signal.SIGKILL)
        assert callable(raising)
        raising(number, frame)

    if callable(raising):  # pytest-timeout's
        signal.signal(signal.SIGALRM, end)
    try:
        return (yield)
    finally:
        if callable(raising):
            signal.signal(signal.SIGALRM, raising)


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
def without_numba() -> dict[str, str]:
    """What to add to the environment of a process, and of those it starts, so that none finds Numba, or NumPy.

    So it is where the extra `fast` was not installed.
    """
    return without("numba", "numpy")


@pytest.fixture
def without_code() -> dict[str, str]:
    """The same without wasmtime too: the plain home alone."""
    return without("numba", "numpy", "wasmtime")


@pytest.fixture
def without_wasm() -> dict[str, str]:
    """The same without wasmtime: what is not compiled yet has to be."""
    return without("wasmtime")
