"""Which processes run, as Linux tells it."""

from __future__ import annotations

import contextlib
from pathlib import Path


def children(pid: int) -> set[int]:
    """The processes that a process started and that have not ended, but for a helper of Python's own."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
                helper = b"multiprocessing.resource_tracker" in (entry / "cmdline").read_bytes()
                if int(parent) == pid and state != "Z" and not helper:
                    found.add(int(entry.name))
    return found


def alive(pid: int) -> bool:
    """Whether a process has not ended."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
