"""Long work on the event loop, cut in slices, so that nobody's move waits for somebody else's reading."""

from __future__ import annotations

import asyncio
import time

from ludi.match.work import T, Work

BUDGET = 0.005  # seconds of a slice; it ends with the step that reaches it


class Slices:
    """Works of a server: of all of them together only one slice is done in a round of the loop, each in its turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Work[T]) -> T:
        """What a work returns."""
        while True:
            async with self._turn:
                until = time.perf_counter() + BUDGET
                try:
                    while time.perf_counter() < until:
                        next(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
            await asyncio.sleep(0)
