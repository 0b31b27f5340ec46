"""Reviews in a browser: one is asked for until it is made, by a worker that thinks, as at a server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.bots.levels import review_iterations
from ludi.kernel.record import Record
from ludi.match import Match

from .given import Thinkers
from .local_room import Refusal
from .told import dumps

ITERATIONS = 600
PATIENCE = 15.0  # seconds after which one that nobody asks for any more is given up
WAIT = 2.0  # seconds that somebody waits before being told how far it is
ARCHIVE = "review"  # what is needed for it besides the rules

Json = dict[str, Any]


def asked(title: str, lines: Sequence[str]) -> Json:
    """The question for the review of a record, for `review`; a page at a server (thought.ts) asks it as well."""
    return {"title": title, "lines": list(lines)}


def review(question: Mapping[str, Any], said: Callable[[int, int], None] | None = None) -> str:
    """The review of a record, as JSON. said: told how many of its positions are done, and how many there are.

    Raises BadRecord.
    """
    from ludi.lab.review import review  # fetched with what it needs when a browser first reviews

    record = Record.parse("".join(line + "\n" for line in question["lines"]))
    iterations = review_iterations(question["title"], ITERATIONS)
    return dumps(review(record, iterations=iterations, progress=said).as_dict())


@dataclass
class Job:
    """A review that is being made. wanted: when somebody last asked for it, by the clock of time.monotonic."""

    task: asyncio.Future[str]
    wanted: float
    done: int = 0
    total: int = 0


class Reviews:
    """Those of one window."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._jobs: dict[str, Job] = {}
        self._made: dict[str, str] = {}

    async def of(self, name: str, match: Match, players: Sequence[str]) -> str:
        """The review of a finished match in a room. Raises Refusal: 202 while it is made."""
        if name in self._made:
            return self._made[name]
        if name not in self._jobs:
            self._begin(name, match, players)
        job = self._jobs[name]
        job.wanted = time.monotonic()
        await asyncio.wait({job.task}, timeout=WAIT)
        if not job.task.done():
            raise Refusal(202, "server-review-made", done=job.done, total=job.total)
        self._jobs.pop(name, None)
        if not job.task.result():
            raise Refusal(503, "server-no-review")
        versions = [0, *(event.v for event in match.line())]
        self._made[name] = dumps({**json.loads(job.task.result()), "versions": versions})
        return self._made[name]

    def _begin(self, name: str, match: Match, players: Sequence[str]) -> None:
        """Have it made; whoever asks for it keeps it going."""
        record, whose = match.record(list(players), {}), f"review {name}"

        def said(done: int, total: int) -> None:
            job.done, job.total = done, total
            if time.monotonic() - job.wanted > PATIENCE:
                self._jobs.pop(name, None)
                self._thinkers.cancel(whose)

        question = dumps(asked(match.game.title, record.lines()))
        job = Job(
            asyncio.ensure_future(self._thinkers.ask(whose, question, said)), time.monotonic(), 0, len(record.actions)
        )
        self._jobs[name] = job
