"""A bot in a process of its own: it can be cancelled, may overrun or die, and the game goes on."""

from __future__ import annotations

import contextlib
import json
import logging
import queue
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from ludi.bots.levels import SEARCH, check_level
from ludi.bots.protocol import ask
from ludi.kernel.game import State

log = logging.getLogger("ludi.bots")
GRACE_MS = 5000.0  # for a busy machine, beyond the time to think
UNTIMED_MS = 60_000.0  # a level with a budget in iterations


class BotProcess:
    """A level of this package, or somebody else's program (`command`), that answers questions over its pipes.

    Each question is a line of JSON with seat, view, legal, texts, ms, seed and id; levels of this package also get a
    redealt world. The answer is a line `{"id": ..., "action": ...}`. Used by one thread; `cancel` by any.
    Raises BadOption for an unknown level.
    """

    def __init__(self, level: str, ms: float | None = None, *, command: Sequence[str] | None = None) -> None:
        if command is None:
            check_level(level, ms)
        self.level, self.ms = level, ms
        self._own = command is None
        worker = [sys.executable, "-m", "ludi.bots.worker", level, *([str(ms)] if ms is not None else [])]
        self._command = list(command) if command is not None else worker
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._asked = 0
        self._cancelled = threading.Event()

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, title: str | None = None) -> None:
        """Start the process, if it is not running; with a title it loads the fast home of that game meanwhile."""
        if self._process is not None and self._process.poll() is None:
            return
        self._answers = queue.SimpleQueue()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
        )
        threading.Thread(target=_read, args=(self._process, self._answers), daemon=True).start()
        if title is not None and self._own:
            self._send({"warm": title})

    def _send(self, data: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(data) + "\n")
        self._process.stdin.flush()

    def choose(self, state: State, rng: random.Random) -> int:
        """A legal action for the seat to move, within its time; if the bot fails, any legal one, with a warning."""
        question = ask(state, rng, self.ms)
        self._cancelled.clear()
        budget = self.ms if self.ms is not None else self._level_ms()
        why = ""
        try:
            self.start(state.game.title)
            self._asked += 1
            data = question.as_dict()
            if not self._own:
                del data["world"]
            self._send({**data, "id": self._asked})
            answer = self._answers.get(timeout=(budget + GRACE_MS) / 1000)
            if self._cancelled.is_set():
                return rng.choice(question.legal)
            found = json.loads(answer) if answer is not None else None
            if isinstance(found, dict) and found.get("id") == self._asked and found.get("action") in question.legal:
                return int(found["action"])
            why = "its process ended" if answer is None else f"it answered {answer.strip()[:80]!r}"
        except queue.Empty:
            why = f"it thought longer than {budget + GRACE_MS:.0f} ms"
        except (OSError, ValueError) as error:
            why = str(error)
        log.warning("bot %s: %s; a random move was made for it", self.level, why)
        self.close()
        return rng.choice(question.legal)

    def _level_ms(self) -> float:
        level = SEARCH.get(self.level)
        return level.ms if level is not None and level.ms is not None else UNTIMED_MS

    def cancel(self) -> None:
        """End the thinking now: `choose` returns at once, with a move that must not be used."""
        self._cancelled.set()
        self._answers.put(None)
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

    def close(self) -> None:
        """End the process."""
        self._kill()
        self._process = None


def _read(process: subprocess.Popen[str], answers: queue.SimpleQueue[str | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(ValueError):  # closed while reading
        for line in process.stdout:
            answers.put(line)
    answers.put(None)
