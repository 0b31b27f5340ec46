"""A stream that follows a room."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludi.match.sent import Audience

from .metrics import DROPPED
from .security import Who
from .settings import Settings

if TYPE_CHECKING:
    from .room import Room


class Subscriber:
    """One stream: whose it is, and the messages that wait for it. A reader that is too slow is let go.

    There are thousands of them, so they are small: nothing that was sent is held on to.
    """

    __slots__ = (
        *("_bytes", "_ended", "_news", "_settings", "_waiting"),
        *("address", "audience", "closed", "quiet", "room", "told", "who"),
    )

    def __init__(
        self,
        room: Room,
        who: Who,
        audience: Audience,
        address: str,
        settings: Settings,
        ended: Callable[[Subscriber], None] | None = None,
    ) -> None:
        """ended: called soon after it was closed, whether or not its connection takes notice."""
        self.room, self.who, self.audience, self.address = room, who, audience, address
        self._settings, self._ended = settings, ended
        self._waiting: list[str] = []
        self._bytes = 0
        self._news: asyncio.Future[None] | None = None
        self.quiet = time.monotonic()  # since when nothing was sent
        self.closed = ""  # why, when it is
        self.told: int | None = None  # the version it was told of; None while it still catches up

    def put(self, text: str) -> None:
        """One more message."""
        if self.closed:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > self._settings.queue_messages or self._bytes > self._settings.queue_bytes:
            DROPPED.inc()
            self.close("too slow")
        self._wake()

    def close(self, why: str) -> None:
        """End the stream; what waits is not sent any more."""
        if not self.closed and self._ended is not None:
            asyncio.get_running_loop().call_soon(self._ended, self)
        self.closed = self.closed or why
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def ping(self) -> None:
        """A sign of life, if nothing else was sent for long."""
        if not self._waiting and time.monotonic() - self.quiet > self._settings.ping / 2:
            self.put('{"type":"ping"}')

    async def news(self) -> bool:
        """Wait until there is a message to take; False at the end."""
        while not self._waiting and not self.closed:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return bool(self._waiting)

    def take(self) -> str:
        """The next message."""
        text = self._waiting.pop(0)
        self._bytes -= len(text)
        self.quiet = time.monotonic()
        return text
