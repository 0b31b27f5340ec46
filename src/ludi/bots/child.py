"""A process beside ours that answers a line with a line: it can be cancelled, may overrun or die."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Mapping, Sequence
from typing import Any


class Child:
    """Started when it is first asked, and again after it died. Used by one thread; `cancel` by any."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = list(command)
        self.cancelled = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._writing = threading.Lock()
        self._ended = False

    def start(self) -> bool:
        """Start the process; whether it was not running. Raises OSError."""
        if self._process is not None and self._process.poll() is None:
            return False
        self._answers = queue.SimpleQueue()
        self._process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,
            process_group=0,  # nobody's foreground: Ctrl-C reaches this process alone, also while that one begins
        )
        if self._ended:  # by another thread, just now or before
            self.close()
            raise OSError("it is not wanted any more")
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()
        return True

    def send(self, data: Mapping[str, Any]) -> None:
        """Write a line of JSON. Raises OSError if nobody reads it."""
        assert self._process is not None
        assert self._process.stdin is not None
        with self._writing:
            self._process.stdin.write(json.dumps(data) + "\n")
            self._process.stdin.flush()

    def answer(self, seconds: float) -> str | None:
        """The next line, or None: the process ended; empty: it was cancelled. Raises queue.Empty after the time."""
        return self._answers.get(timeout=seconds)

    def cancel(self, message: Mapping[str, Any] | None = None) -> None:
        """Wake what waits for an answer, and tell the process to stop; without a message for that, end it."""
        self.cancelled.set()
        self._answers.put("")
        if message is None:
            self._kill()
        elif self._process is not None:
            with contextlib.suppress(OSError, ValueError):  # it is gone
                self.send(message)

    def close(self) -> None:
        """End the process."""
        self._kill()
        self._process = None

    def end(self) -> None:
        """End the process for good, from any thread: none is started any more."""
        self._ended = True
        self._kill()

    def _kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()


def _read(process: subprocess.Popen[str], answers: queue.SimpleQueue[str | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(ValueError):  # closed while reading
        for line in process.stdout:
            answers.put(line)
    answers.put(None)
