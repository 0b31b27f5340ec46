"""One thread that writes to SQLite. What is asked for while it waits for the disk shares the next transaction.

The answers of a transaction come after its commit. So a disk that needs 4 ms for a commit still takes many moves a
second, and no move is answered before it is safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]


@dataclass(frozen=True)
class Failed:
    """What a work raised; nothing of it was written."""

    error: Exception


class Writer:
    """Works in the order in which they came, each of them wholly or not at all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._rounds: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> Any:
        """What `work` gives, once it is on the disk. It may be run twice: it does nothing but use its connection."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._rounds is None:
            self._rounds = asyncio.create_task(self._write_all())
        return await future

    async def _write_all(self) -> None:
        """One transaction after the other, until nothing waits."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    if future.done():
                        continue  # nobody waits for it any more
                    if isinstance(outcome, Failed):
                        future.set_exception(outcome.error)
                    else:
                        future.set_result(outcome)
        finally:
            self._rounds = None

    def _commit(self, works: Sequence[Work]) -> list[Any]:
        """All in one transaction; where one of them fails, each in its own."""
        try:
            return self._together(works)
        except Exception as error:
            if len(works) == 1:
                return [Failed(error)]
            return [self._commit([work])[0] for work in works]

    def _together(self, works: Sequence[Work]) -> list[Any]:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                found = [work(connection) for work in works]
                connection.commit()
            except BaseException:
                connection.rollback()
                raise
            return found

    async def close(self) -> None:
        """Write what waits, and end the thread."""
        while self._rounds is not None:
            await asyncio.shield(self._rounds)
        self._thread.shutdown()
        self._engine.dispose()
