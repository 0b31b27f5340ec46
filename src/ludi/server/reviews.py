"""Reviews of finished matches: made once each, in a process of its own, one after the other, and kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sys
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ludi.bots.child import Child

from .messages import dumps
from .refused import Refused
from .room import Room

log = logging.getLogger("ludi.server")
WORKER = (sys.executable, "-P", "-m", "ludi.lab.review_worker")
ITERATIONS = 600
WAITING = 16  # reviews that are being made or wait for it
KEPT = 64
LONGEST = 600.0  # seconds without a word from the process
RETRY = 2  # seconds until somebody may ask again


@dataclass
class Job:
    """A review that is being made."""

    done: int = 0
    total: int = 0
    task: asyncio.Task[None] = field(init=False)


class Reviews:
    """One process that reviews."""

    def __init__(self) -> None:
        self._child = Child(WORKER)
        self._thread = ThreadPoolExecutor(1, "reviews")
        self._turn = asyncio.Lock()
        self._jobs: dict[str, Job] = {}
        self._kept: OrderedDict[str, str] = OrderedDict()

    async def of(self, room: Room) -> str:
        """The review of a finished match. Raises Refused: 202 while it is made."""
        if room.row.status != "over":
            raise Refused(409, "server-no-review-yet")
        if not room.match.game.is_of_now:
            raise Refused(409, "server-no-review-rules")
        if room.id in self._kept:
            self._kept.move_to_end(room.id)
            return self._kept[room.id]
        job = self._jobs.get(room.id)
        if job is None:
            if len(self._jobs) >= WAITING:
                raise Refused(503, "server-no-review-busy", retry=30)
            self._jobs[room.id] = job = Job(0, len(room.match.actions()))
            job.task = asyncio.create_task(self._make(room, job))
        await asyncio.wait({job.task}, timeout=RETRY)
        if room.id in self._kept:
            return self._kept[room.id]
        if job.task.done():
            raise Refused(503, "server-no-review", retry=30)
        raise Refused(202, "server-review-made", retry=RETRY, done=job.done, total=job.total)

    async def _make(self, room: Room, job: Job) -> None:
        try:
            record = room.match.record(room.players(), {})
            line = [e.v for e in room.match.line()]
            async with self._turn:
                lines = await asyncio.to_thread(record.lines)
                found = await asyncio.wrap_future(self._thread.submit(self._ask, lines, job))
            if found is not None:
                self._kept[room.id] = dumps({**found, "versions": [0, *line]})
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        finally:
            del self._jobs[room.id]

    def _ask(self, lines: list[str], job: Job) -> dict[str, Any] | None:
        """The review, from the process; None if it fails."""
        try:
            self._child.start()
            self._child.send({"lines": lines, "iterations": ITERATIONS})
            while answer := self._child.answer(LONGEST):
                heard = json.loads(answer)
                if "done" in heard:
                    job.done, job.total = heard["done"], heard["total"]
                elif "review" in heard:
                    found: dict[str, Any] = heard["review"]
                    return found
                else:
                    log.warning("review: %s", heard.get("failed"))
                    return None
        except (OSError, ValueError, queue.Empty) as error:
            log.warning("review: %s", error)
        self._child.close()
        return None

    async def close(self) -> None:
        """End the process."""
        for job in self._jobs.values():
            job.task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._child.end()
        self._child.cancel()
        with contextlib.suppress(RuntimeError):
            self._thread.shutdown(wait=True)
