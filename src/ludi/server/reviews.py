"""Reviews of finished matches: made once each, in a process of its own, one after the other, and kept for a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sys
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from ludi.bots.child import Child
from ludi.kernel.record import Record
from ludi.rooms import reviewing
from ludi.rooms.told import dumps

from .refused import Refused
from .room import Room

log = logging.getLogger("ludi.server")
WORKER = (sys.executable, "-P", "-m", "ludi.rooms.review_worker")
REVIEW = '{"review":'  # what its answer begins with: that of a long match is neither read nor written again here
WAITING = 16  # reviews that are being made or wait for it
KEPT = 64
LONGEST = 600.0  # seconds without a word from the process
RETRY = 2  # seconds until somebody may ask again


@dataclass
class Job:
    """A review that is being made. asked: when somebody asked for it last, by the clock of time.monotonic."""

    record: Record
    versions: list[int]
    done: int = 0
    asked: float = field(default_factory=time.monotonic)
    task: asyncio.Task[None] = field(init=False)

    @property
    def total(self) -> int:
        """Its actions."""
        return len(self.record.actions)


class Reviews:
    """One process that reviews. patience: seconds after which a review that nobody asks for any more is given up."""

    def __init__(self, patience: float = reviewing.PATIENCE) -> None:
        self.patience = patience
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
        if (kept := self.kept(room.id)) is None:
            record, line = room.match.record(room.players(), {}), room.match.line()
            kept = await self.made(room.id, record, [0, *(e.v for e in line)])
        return kept

    def kept(self, name: str) -> str | None:
        """One that is made; None if there is none."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)

    async def made(self, name: str, record: Record, versions: list[int]) -> str:
        """The review of a record, with the versions of the match after each action. Raises Refused: 202 meanwhile."""
        job = self._jobs.get(name)
        if job is None:
            if len(self._jobs) >= WAITING:
                raise Refused(503, "server-no-review-busy", retry=30)
            self._jobs[name] = job = Job(record, versions)
            job.task = asyncio.create_task(self._make(name, job))
        job.asked = time.monotonic()
        await asyncio.wait({job.task}, timeout=RETRY)
        if (kept := self.kept(name)) is not None:
            return kept
        if job.task.done():
            raise Refused(503, "server-no-review", retry=30)
        raise Refused(202, "server-review-made", retry=RETRY, done=job.done, total=job.total)

    async def _make(self, name: str, job: Job) -> None:
        try:
            async with self._turn:
                lines = await asyncio.to_thread(job.record.lines)
                asked = reviewing.asked(job.record.game.title, lines)
                found = await asyncio.wrap_future(self._thread.submit(self._ask, asked, job))
            if found is not None:
                self._kept[name] = f'{found[:-1]},"versions":{dumps(job.versions)}}}'
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        finally:
            del self._jobs[name]

    def _ask(self, asked: dict[str, Any], job: Job) -> str | None:
        """The review, as the process wrote it; None if it fails, or nobody waits for it any more."""
        try:
            if self._is_unwanted(job):
                return None
            self._child.start()
            self._child.send(asked)
            while answer := self._child.answer(LONGEST):
                if answer.startswith(REVIEW):
                    return answer.rstrip()[len(REVIEW) : -1]
                heard = json.loads(answer)
                if "done" in heard:
                    job.done = heard["done"]
                    if self._is_unwanted(job):
                        break
                else:
                    log.warning("review: %s", heard.get("failed"))
                    return None
        except (OSError, ValueError, queue.Empty) as error:
            log.warning("review: %s", error)
        self._child.close()
        return None

    def _is_unwanted(self, job: Job) -> bool:
        return time.monotonic() - job.asked > self.patience

    async def close(self) -> None:
        """End the process."""
        for job in self._jobs.values():
            job.task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._child.end()
        self._child.cancel()
        with contextlib.suppress(RuntimeError):
            self._thread.shutdown(wait=True)
