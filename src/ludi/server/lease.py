"""One server per PostgreSQL database: a lock that its session holds, watched for as long as we serve.

PostgreSQL lets go of the lock when the session ends: when we die, and when the database is started again. Until we have
it again nothing is read or written here, because another server may have come in between.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from ludi.kernel.errors import LudiError, short
from ludi.kernel.messages import Message

from .away import StoreAway, first_line, reaching

log = logging.getLogger("ludi.server")
# The lock is of this schema: two sets of tables in one database do not hinder each other.
TAKE = text("select pg_try_advisory_lock(hashtext('ludi romani'), hashtext(current_schema()))")
START = 5.0  # seconds to wait for the lock at the start: the session of a server that was killed may end a little later
EVERY = 2.0  # seconds between looks at the session, and between tries to have the lock again
ANSWER = 5.0  # seconds after which a session that does not answer is lost
SURE = EVERY + ANSWER + 1  # seconds for which an answer of the session counts

Back = Callable[[], Awaitable[None]]


class Lease:
    """The lock, and the session that holds it."""

    def __init__(self, url: str, how: Mapping[str, Any]) -> None:
        # Every connection is a session, and no transaction stays open in it.
        self._engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=how)
        self._session: AsyncConnection | None = None
        self._lost = asyncio.Event()
        self._line: int | None = None  # the descriptor of the session, where the driver has one
        self._sure = 0.0  # when the session answered last
        self.back: Back = nothing  # called when the lock was lost and is had again

    @property
    def held(self) -> bool:
        """Whether we may read and write: true only if the session lives as far as this machine can know.

        A process that was frozen may have lost it without having been told yet.
        """
        if self._session is None or self._lost.is_set() or time.monotonic() - self._sure > SURE:
            return False
        return self._line is None or not hung_up(self._line)

    @classmethod
    @contextlib.asynccontextmanager
    async def taken(cls, url: str, how: Mapping[str, Any]) -> AsyncIterator[Lease]:
        """The lock, for as long as we serve. Raises LudiError if another server has it, or StoreAway.

        how: what the driver is told for a connection.
        """
        lease = cls(url, how)
        until = time.monotonic() + START
        try:
            while not await lease._take():
                if time.monotonic() > until:
                    raise LudiError(Message("host-database-open", {"name": short(make_url(url).database)}))
                await asyncio.sleep(0.1)
            watch = asyncio.create_task(lease._watch())
            try:
                yield lease
            finally:
                watch.cancel()
                await asyncio.gather(watch, return_exceptions=True)
        finally:
            await lease._end()

    async def _take(self) -> bool:
        """One try. Raises StoreAway."""
        await self._end()
        with reaching():
            async with asyncio.timeout(ANSWER), contextlib.AsyncExitStack() as stack:
                session = await stack.enter_async_context(self._engine.connect())
                if not (await session.execute(TAKE)).scalar():
                    return False
                self._lost, self._line = await ended(session)
                stack.pop_all()  # it stays open
                self._session, self._sure = session, time.monotonic()
        return True

    async def _watch(self) -> None:
        """Notice that the session has ended, and take the lock again, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._lost.wait()
            if not self._lost.is_set() and await self._answers():
                continue
            self._lost.set()
            log.error("the lock of the database is lost")
            await self._again()
            log.error("the lock of the database is held again")
            await self.back()

    async def _answers(self) -> bool:
        assert self._session is not None
        try:
            async with asyncio.timeout(ANSWER):
                await self._session.execute(text("select 1"))
        except Exception as error:
            log.warning("the session of the lock", extra={"error": first_line(error)})
            return False
        self._sure = time.monotonic()
        return True

    async def _again(self) -> None:
        wait = 0.1
        while True:
            with contextlib.suppress(StoreAway):
                if await self._take():
                    return
            await asyncio.sleep(wait)
            wait = min(EVERY, 2 * wait)

    async def _end(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(ANSWER):
                    await session.invalidate()
                    await session.close()


async def nothing() -> None:
    """Nothing is to be done."""


async def ended(session: AsyncConnection) -> tuple[asyncio.Event, int | None]:
    """What the driver sets when the session has ended, and the descriptor of its socket; where it has them."""
    found = asyncio.Event()
    driver = (await session.get_raw_connection()).driver_connection
    if driver is None or not hasattr(driver, "add_termination_listener"):
        return found, None
    driver.add_termination_listener(lambda _: found.set())
    socket = driver._transport.get_extra_info("socket")
    return found, socket.fileno() if socket is not None else None


def hung_up(line: int) -> bool:
    """Whether the other side of a socket has closed it, even if our loop has not read that yet."""
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(line, getattr(select, "POLLRDHUP", 0))
    return bool(poll.poll(0))
