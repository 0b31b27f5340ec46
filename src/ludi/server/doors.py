"""The connections of a server: how many there may be, how large a head, and how long each may keep us waiting.

uvicorn's protocols have no such bounds. Here every connection is known from its first byte. One that does not send its
head or its body in time, or does not read what it asked for, is closed. Where there are as many as there may be, a new
one takes the place of the one that has kept us waiting longest; a request under way and an open socket are never
pushed out.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import ClassVar, Protocol

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import is_local, prefix
from .limits import Buckets
from .metrics import CONNECTIONS, TURNED_AWAY
from .settings import Settings

SWEEP = 0.25  # seconds between two looks at the clock
SLICE = 100  # connections looked at in one go
LINGER = 5.0  # seconds for the last bytes of a connection that is being closed
PIPELINED = 8  # requests that a client may send ahead
TALK = 8192  # bytes that a socket may send at once, and a quarter of it a second: nothing is expected of it
SENTENCES = {
    400: ("Bad Request", "This is no HTTP request."),
    408: ("Request Timeout", "The request took too long to arrive."),
    413: ("Content Too Large", "The body is too large."),
    431: ("Request Header Fields Too Large", "The head of the request is too large."),
    503: ("Service Unavailable", "The server has as many connections as it can serve; try again later."),
}


def said(status: int) -> bytes:
    """A whole answer, where none of the application can be had."""
    phrase, sentence = SENTENCES[status]
    again = "retry-after: 10\r\n" if status == 503 else ""
    return (
        f"HTTP/1.1 {status} {phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n{again}"
        f"content-length: {len(sentence)}\r\nconnection: close\r\n\r\n{sentence}"
    ).encode()


class Connection(Protocol):
    """What is asked of a connection."""

    transport: asyncio.Transport

    def overdue(self, now: float) -> bool:
        """Whether it has kept us waiting too long."""

    def expire(self) -> None:
        """End it for that."""


class Doors:
    """All connections of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings, self.clock = settings, clock
        self._by: Counter[str] = Counter()  # connections per address
        self._open: dict[Connection, str] = {}  # with what the limits count it as
        self._waiting: dict[Connection, None] = {}  # those that wait for the client, the longest first
        self._closing: dict[Connection, float] = {}  # since when

    def enter(self, connection: Connection, host: str) -> bool:
        """A new connection; whether there is room for it."""
        whose = prefix(host)
        most = self.settings
        if self._by[whose] >= most.connections_per_address and (most.local_limits or not is_local(host)):
            return False
        if len(self._open) >= most.connections:
            longest = next(iter(self._waiting), None)
            if longest is None:
                return False
            TURNED_AWAY.labels("crowded").inc()
            self.leave(longest)
            longest.transport.abort()
        self.take(connection, host)
        return True

    def take(self, connection: Connection, host: str) -> None:
        """Count a connection."""
        whose = prefix(host)
        self._open[connection] = whose
        self._by[whose] += 1
        CONNECTIONS.set(len(self._open))

    def leave(self, connection: Connection) -> None:
        """A connection has ended, or become another."""
        whose = self._open.pop(connection, None)
        if whose is None:
            return
        self._waiting.pop(connection, None)
        self._closing.pop(connection, None)
        self._by[whose] -= 1
        if not self._by[whose]:
            del self._by[whose]
        CONNECTIONS.set(len(self._open))

    def waits(self, connection: Connection) -> None:
        """From now on it is the client's turn."""
        self._waiting.pop(connection, None)
        if connection in self._open:
            self._waiting[connection] = None

    def works(self, connection: Connection) -> None:
        """From now on it is ours."""
        self._waiting.pop(connection, None)

    async def watch(self) -> None:
        """Close what is overdue, for ever."""
        before = self.clock()
        while True:
            await asyncio.sleep(SWEEP)
            now = self.clock()
            if now - before < SWEEP + 1.0:  # else we were late, and what came meanwhile has not been read yet
                await self.sweep(now)
            before = now

    async def sweep(self, now: float) -> None:
        """Close what is overdue, in slices: a game goes on meanwhile."""
        for i, connection in enumerate(list(self._open)):
            if i % SLICE == 0:
                await asyncio.sleep(0)
            if connection not in self._open:
                continue
            if connection.transport.is_closing():
                if now - self._closing.setdefault(connection, now) > LINGER:
                    connection.transport.abort()
            elif connection.overdue(now):
                TURNED_AWAY.labels("slow").inc()
                connection.expire()


class Written(asyncio.Protocol):
    """What we write to: since when nothing more of it is read. `doors` is set by `doors_of`."""

    doors: ClassVar[Doors]
    _stuck: float | None = None

    def pause_writing(self) -> None:
        """The client does not read what it asked for."""
        super().pause_writing()
        self._stuck = self.doors.clock()

    def resume_writing(self) -> None:
        """It reads."""
        super().resume_writing()
        self._stuck = None

    def unread(self, now: float) -> bool:
        """Whether nothing was read for too long."""
        return self._stuck is not None and now - self._stuck > self.doors.settings.read_seconds


class Door(Written, HttpToolsProtocol):
    """One HTTP connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self.refused = 0  # the status of a refusal
        self._running: RequestResponseCycle | None = None
        self._head, self._size = True, 0  # whether it is a head that is awaited; bytes of what is awaited
        self._count = self._listed = 0  # headers, and their bytes
        self._since: float | None = self.doors.clock()  # since when the message is awaited
        if self.doors.enter(self, self.client[0] if self.client else ""):
            self.doors.waits(self)
        else:
            TURNED_AWAY.labels("full").inc()
            self.refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.doors.leave(self)
        super().connection_lost(exc)

    def refuse(self, status: int) -> None:
        """Say why, and close; what the application does meanwhile reaches nobody."""
        self.refused = status
        answered = self.cycle is not None and self.cycle.response_complete and not self._head  # of this very message
        for cycle in (self._running, *(cycle for cycle, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                answered = answered or cycle.response_started
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        if not answered:
            self.transport.write(said(status))
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request."""
        if self.refused:
            return
        before = self._since, self._head
        super().data_received(data)
        if self._since is not None and before == (self._since, self._head):  # the same message goes on
            self._size += len(data)
            if self._size > (self.settings.head if self._head else 2 * self.settings.record + 65536):
                self.refuse(431 if self._head else 413)

    @property
    def settings(self) -> Settings:
        """The bounds."""
        return self.doors.settings

    def send_400_response(self, msg: str) -> None:
        """What is no request of HTTP, or one that a callback below has refused."""
        self.refuse(self.refused or 400)

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= PIPELINED:
            self.refused = 503
            raise ValueError("too many requests at once")
        super().on_message_begin()
        self._head, self._size, self._count, self._listed = True, 0, 0, 0
        if self.cycle is not None:  # of the first one the time runs since the connection was made
            self._since = self.doors.clock()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, or one trailer."""
        self._count += 1
        self._listed += len(name) + len(value) + 4
        if self._count > self.settings.headers or self._listed + len(self.url) > self.settings.head:
            self.refused = 431
            raise ValueError("too large a head")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there; the body has a time of its own."""
        self._head, self._size, self._since = False, 0, self.doors.clock()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there whole."""
        super().on_message_complete()
        self._since = None
        self.doors.works(self)

    def on_response_complete(self) -> None:
        """It is the client's turn again; uvicorn ends a connection that stays idle."""
        super().on_response_complete()
        if not self.pipeline:
            self.doors.waits(self)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self.doors.leave(self)
        super().handle_websocket_upgrade()

    def overdue(self, now: float) -> bool:
        """Whether the head, the body or the reading takes too long."""
        if self.unread(now):
            return True
        if self._since is None:
            return False
        most = self.settings
        wait = most.head_seconds if self._head else most.body_seconds + self._size / most.body_rate
        return now - self._since > wait

    def expire(self) -> None:
        """Too slow. Who has never sent a byte is not answered."""
        if self._stuck is not None:
            self.transport.abort()
        elif self._head and not self._size and self.scope is None:
            self.transport.close()
        else:
            self.refuse(408)


class Stream(Written, WebSocketsSansIOProtocol):
    """One WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was an HTTP connection until now."""
        super().connection_made(transport)
        self._talk = Buckets(TALK / 4, TALK, self.doors.clock)
        self.doors.take(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of the client: signs of life, and no more is expected."""
        if self.handshake_initiated and self._talk.take(0, len(data)):
            TURNED_AWAY.labels("talkative").inc()
            self.transport.abort()
            return
        super().data_received(data)

    def overdue(self, now: float) -> bool:
        """Whether nothing was read for too long; uvicorn's pings find those that have gone."""
        return self.unread(now)

    def expire(self) -> None:
        """Nobody reads."""
        self.transport.abort()


def doors_of(settings: Settings) -> tuple[Doors, type[Door], type[Stream]]:
    """The doors of a server, and the protocols for uvicorn."""
    found = Doors(settings)

    class OurDoor(Door):
        doors = found

    class OurStream(Stream):
        doors = found

    return found, OurDoor, OurStream
