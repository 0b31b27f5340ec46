"""Bots and hints in processes of their own: they can be cancelled, may overrun or die, and the game goes on."""

from __future__ import annotations

import json
import logging
import queue
import random
import sys
from collections.abc import Sequence
from typing import Any

from ludi.bots.child import Child
from ludi.bots.levels import SEARCH, check_level
from ludi.bots.protocol import HINT_ITERATIONS, HINT_MS, HINTS, ask
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
        self._child = Child(command if command is not None else worker)
        self._asked = 0

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, title: str | None = None) -> None:
        """Start the process, if it is not running; with a title it loads the fast home of that game meanwhile."""
        if self._child.start() and title is not None and self._own:
            self._child.send({"warm": title})

    def choose(self, state: State, rng: random.Random) -> int:
        """A legal action for the seat to move, within its time; if the bot fails, any legal one, with a warning."""
        question = ask(state, rng, self.ms)
        child = self._child
        child.cancelled.clear()
        budget = self.ms if self.ms is not None else self._level_ms()
        why = ""
        try:
            self.start(state.game.title)
            self._asked += 1
            data = question.as_dict()
            if not self._own:
                del data["world"]
            child.send({**data, "id": self._asked})
            answer = child.answer((budget + GRACE_MS) / 1000)
            if child.cancelled.is_set():
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
        self._child.cancel()

    def close(self) -> None:
        """End the process."""
        self._child.close()


class AdviserProcess:
    """Searches for hints; started when the first one is wanted."""

    def __init__(self) -> None:
        self._child = Child([sys.executable, "-m", "ludi.bots.adviser"])

    def __enter__(self) -> AdviserProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def advise(self, state: State, rng: random.Random) -> list[dict[str, Any]]:
        """The best moves for the seat to move: action, visits, value, points; none where it fails or is cancelled."""
        self._child.cancelled.clear()
        data = ask(state, rng, HINT_MS).as_dict() | {"iterations": HINT_ITERATIONS}
        try:
            self._child.start()
            self._child.send(data)
            answer = self._child.answer((HINT_MS + UNTIMED_MS) / 1000)
            found: list[dict[str, Any]] = json.loads(answer) if answer is not None else []
        except (queue.Empty, OSError, ValueError):
            self.close()
            return []
        return found[:HINTS]

    def cancel(self) -> None:
        """End the search now."""
        self._child.cancel()

    def close(self) -> None:
        """End the process."""
        self._child.close()
