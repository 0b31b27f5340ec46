"""Streams: the same messages by WebSocket and as lines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from .limits import Buckets
from .room import Subscriber
from .security import Refused, address

if TYPE_CHECKING:
    from .rooms import Rooms

# Close codes: 1008 not for this reader, 1013 too many, 4000 the reader was too slow or sent too much, 4001 sent away.
CODES = {"too slow": 4000, "sent away": 4001, "closing": 1012}


async def lines(rooms: Rooms, subscriber: Subscriber, first: Sequence[str], follow: bool) -> AsyncIterator[str]:
    """Every message of a stream."""
    try:
        for text in first:
            yield text
        while follow:
            following = await subscriber.get()
            if following is None:
                return
            yield following
    finally:
        rooms.unsubscribe(subscriber)


async def serve_socket(
    socket: WebSocket,
    rooms: Rooms,
    room: str,
    seat: int | None,
    watch: str | None,
    after: int | None,
    *,
    allowed: bool,
) -> None:
    """One WebSocket, from before it is accepted until it ends."""
    if not allowed:
        await socket.close(1008, "this connection comes from another site")
        return
    try:
        who = await rooms.live.who(room, socket.cookies, watch)
        subscriber, first = await rooms.subscribe(room, who, who.reads(seat), after, address(socket))
    except Refused as refused:
        await socket.close(1013 if refused.status in (429, 503) else 1008, refused.sentence[:120])
        return
    try:
        await socket.accept()
        listening = asyncio.create_task(listen(socket, subscriber))
        try:
            for text in first:
                await socket.send_text(text)
            while (following := await subscriber.get()) is not None:
                await socket.send_text(following)
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
