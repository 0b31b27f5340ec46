"""The process that has loaded what many need, and forks them one by one."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import Any


class Mother:
    """A process with a program of its own, asked in lines of JSON. more: what its environment has besides."""

    def __init__(self, program: str, more: Mapping[str, str]) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **more},
            start_new_session=True,
        )
        atexit.register(self._process.communicate)

    def ask(self, **asked: Any) -> Any:
        """Ask, and its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())
