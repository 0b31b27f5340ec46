"""Streams: the same messages by WebSocket and as lines."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from .addresses import Names
from .away import StoreAway
from .inputs import StreamQuery
from .limits import Buckets, check
from .refused import Refused, no_store
from .security import address, from_own_page, named
from .subscriber import Subscriber

if TYPE_CHECKING:
    from .rooms import Rooms

PATH = re.compile(r"/api/rooms/([a-z2-7]{12})/stream")

# Close codes: 1008 not for this reader, 1013 too many, 4000 the reader was too slow or sent too much, 4001 sent away.
CODES = {"too slow": 4000, "sent away": 4001, "closing": 1012}


async def lines(subscriber: Subscriber, first: AsyncIterator[str], follow: bool) -> AsyncIterator[str]:
    """Every message of a stream as a line."""
    async for text in first:
        yield text + "\n"
    while follow and await subscriber.news():
        yield subscriber.take() + "\n"


class Streams:
    """The WebSockets, outside the web framework: there are thousands, and each would carry all its layers along."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
        else:
            await serve_socket(WebSocket(scope, receive, send), scope["app"].state.rooms, found[1], self.names)


async def serve_socket(socket: WebSocket, rooms: Rooms, room: str, names: Names) -> None:
    """One WebSocket, from before it is accepted until it ends."""
    try:
        named(socket, names)
        from_own_page(socket)
        check(rooms.limits.request(address(socket)), "server-no-hurry")
        asked = StreamQuery.model_validate_strings(dict(socket.query_params))
        visit = await rooms.devices.visit(socket)
        who = await rooms.cache.who(room, visit.device, asked.watch or visit.watching.get(room))
        subscriber, first = await rooms.subscribe(room, who, who.reads(asked.seat), asked.after, address(socket))
    except ValidationError as error:
        await socket.close(1008, str(error.errors()[0]["msg"])[:120])
        return
    except (Refused, StoreAway) as error:
        refused = error if isinstance(error, Refused) else no_store()
        await socket.close(1013 if refused.status_code in (429, 503) else 1008, refused.detail[:120])
        return
    try:
        await socket.accept()
        listening = asyncio.create_task(listen(socket, subscriber))
        try:
            async for text in first:
                await socket.send_text(text)
            while await subscriber.news():
                await socket.send_text(subscriber.take())
            with contextlib.suppress(RuntimeError):
                await socket.close(CODES.get(subscriber.closed, 1000), subscriber.closed)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the other side has gone
        finally:
            listening.cancel()
    finally:
        rooms.unsubscribe(subscriber)


async def listen(socket: WebSocket, subscriber: Subscriber) -> None:
    """Nothing is expected of the client; more than a little ends the stream."""
    allowance = Buckets(10, 10)
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                subscriber.close("gone")
                return
            if allowance.take(0):
                subscriber.close("too slow")
                return
    except (WebSocketDisconnect, RuntimeError):
        subscriber.close("gone")
