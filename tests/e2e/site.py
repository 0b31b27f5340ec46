"""The site of files alone: built once for all tests, and served below a path."""

from __future__ import annotations

import fcntl
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.rooms.site import build

BELOW = "games/ludi"


def built(factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which the first of the processes of this run builds for all."""
    shared = factory.getbasetemp()
    if shared.name.startswith("popen-"):
        shared = shared.parent
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(folder / BELOW)
    return folder


class Host:
    """`python -m http.server`, which knows nothing of what it serves."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found is not None
        self.origin = f"http://127.0.0.1:{found[1]}"
        self.address = f"{self.origin}/{BELOW}/"

    def cut(self) -> None:
        """There is no network any more."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
