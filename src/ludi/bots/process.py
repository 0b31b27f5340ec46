"""Bots and hints in processes of their own: they can be cancelled, may overrun or die, and the game goes on."""

from __future__ import annotations

import json
import logging
import queue
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Self

from ludi.bots.child import Child
from ludi.bots.levels import check_level
from ludi.bots.protocol import HINT_ITERATIONS, HINT_MS, Judged, Question, ask
from ludi.kernel.game import State

log = logging.getLogger("ludi.bots")
GRACE_MS = 5000.0  # for a busy machine, beyond the time to think
UNTIMED_MS = 60_000.0  # a level with a budget in iterations
WORKER = (sys.executable, "-m", "ludi.bots.worker")

Warming = Callable[[int, int], None]  # functions compiled, and how many there are; 0 and 0: not known
Progress = Callable[[str, int, int], None]  # what says how far a hint is, its sentence, and how much of how much
SEARCHED = "server-hint-searched"
SENTENCES = {"warming": "server-hint-warming", "searched": SEARCHED}


def reason(error: Exception, ms: float) -> str:
    """Why there was no answer within a time, in words: that the time is over has none of its own."""
    return f"it thought longer than {ms:.0f} ms" if isinstance(error, queue.Empty) else str(error)


class Thinker:
    """A process that answers questions over its pipes. Used by one thread; `cancel` by any.

    warm: the titles whose compiled code it has loaded. home, full: where its last answer was found, and whether at full
    strength: not where Numba is missing, or loading failed. failed: why there was none.
    """

    def __init__(self, command: Sequence[str] | None = None) -> None:
        self._own = command is None
        self._child = Child(WORKER if command is None else command)
        self._asked = 0
        self.warm: frozenset[str] = frozenset()
        self.home, self.full, self.failed = "", True, ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self, title: str | None = None) -> None:
        """Start the process, if it is not running; with a title it loads the compiled code of that game meanwhile."""
        if self._child.start():
            self.warm = frozenset()
        if title is not None and self._own:
            self._child.send({"warm": title})

    def warm_up(self, title: str, warming: Warming | None = None) -> bool:
        """Load the compiled code of a title; whether it is there. warming: told now and then how far it is."""
        self._child.cancelled.clear()
        try:
            found = self._answer({"warm": title}, UNTIMED_MS, warming)
        except (queue.Empty, OSError, ValueError) as error:
            self._fail(f"{title}: its compiled code was not loaded: {reason(error, UNTIMED_MS)}")
            return False
        return found is not None and self.full

    def _answer(
        self, data: Mapping[str, Any], ms: float, warming: Warming | None = None, searched: Warming | None = None
    ) -> dict[str, Any] | None:
        """What it says to a question, in this time but for loading; None if that was cancelled.

        Raises queue.Empty if it is late, OSError or ValueError if it fails.
        """
        self.start()
        self.failed = ""
        self._asked += 1
        self._child.send({**data, "id": self._asked})
        while True:
            line = self._child.answer(ms / 1000)
            if self._child.cancelled.is_set():
                return None
            if line is None:
                raise ValueError("its process ended")
            if not line:
                continue  # a cancel that came too late
            found = json.loads(line)
            if self._own and found["id"] < self._asked:
                continue  # about something that was cancelled
            if not isinstance(found, dict) or found.get("id") != self._asked:
                raise ValueError(f"it answered {line.strip()[:80]!r}")
            if self._own and (said := found.keys() & {"warming", "searched"}):
                tell = warming if "warming" in said else searched
                if tell is not None:
                    tell(*found[said.pop()])
                continue
            if self._own:
                self.warm, self.full = frozenset(found["warm"]), found["full"]
                self.home = found.get("home", "")
            return found

    def _fail(self, why: str) -> None:
        self.failed, self.full = why, False
        log.warning(why)
        self.close()

    def cancel(self) -> None:
        """End the thinking now: what waits for an answer returns at once, with one that must not be used."""
        self._child.cancel({"stop": self._asked} if self._own else None)

    def close(self) -> None:
        """End the process."""
        self._child.close()

    def end(self) -> None:
        """End the process for good, from any thread."""
        self._child.end()


class BotProcess(Thinker):
    """A level of this package, or somebody else's program (`command`), that answers questions over its pipes.

    Each question is a line of JSON with seat, view, legal, texts, ms, seed and id; our own process also gets the level
    and a redealt world. The answer is a line `{"id": ..., "action": ...}`. `level` may be changed between questions.
    Raises BadOption for an unknown level.
    """

    def __init__(self, level: str, ms: float | None = None, *, command: Sequence[str] | None = None) -> None:
        if command is None:
            check_level(level, ms)
        super().__init__(command)
        self.level, self.ms = level, ms

    def choose(self, state: State, rng: random.Random, warming: Warming | None = None) -> int:
        """A legal action for the seat to move, within its time; if the bot fails, any legal one, with a warning.

        Where the level needs compiled code that is not loaded yet, that comes first: `warming` is told how far it is.
        """
        question = ask(state, rng, self.ms)
        self._child.cancelled.clear()
        budget = (self.ms if self.ms is not None else UNTIMED_MS) + GRACE_MS
        try:
            found = self._answer(self._put(question), budget, warming)
            if found is None:
                return rng.choice(question.legal)
            if found.get("action") in question.legal:
                return int(found["action"])
            why = f"it answered {json.dumps(found)[:80]!r}"
        except (queue.Empty, OSError, ValueError) as error:
            why = reason(error, budget)
        self._fail(f"bot {self.level}: {why}; a random move was made for it")
        return rng.choice(question.legal)

    def _put(self, question: Question) -> dict[str, Any]:
        data = question.as_dict()
        if self._own:
            return {**data, "level": self.level}
        del data["world"]
        return data


class HintProcess(Thinker):
    """Searches for hints; started when the first one is wanted."""

    def advise(
        self,
        question: Question,
        iterations: int = HINT_ITERATIONS,
        told: Progress | None = None,
        also: int | None = None,
    ) -> list[Judged]:
        """The best moves for the seat, then `also`, if it is none of them; none where it fails or is cancelled.

        The time of the question and the iterations: whichever ends first. told: how far it is, now and then.
        """
        self._child.cancelled.clear()
        ms = HINT_MS if question.ms is None else question.ms
        data = question.as_dict() | {"iterations": iterations, "ms": ms, "also": also}
        try:
            warming, searched = (None if told is None else partial(told, key) for key in SENTENCES.values())
            found = self._answer(data, ms + UNTIMED_MS, warming, searched)
        except (queue.Empty, OSError, ValueError) as error:
            self._fail(f"hints: {reason(error, ms + UNTIMED_MS)}")
            return []
        return [] if found is None else [Judged.from_dict(x) for x in found["moves"]]
