"""A stream that has ended holds nothing any more, however it ended."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from ludi.client import Seat, Table
from ludi.server.devices import Visit
from ludi.server.inputs import NewRoom
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings
from ludi.server.sockets import lines

from .conftest import ServerProcess, eventually


def streams(table: Table) -> int:
    """How many are open, as the server counts them."""
    found = re.search(r"^ludi_streams ([\d.]+)", table.http.get("/metrics").text, re.M)
    return int(float(found[1])) if found else 0


def ask(line: socket.socket, server: ServerProcess, seat: Seat) -> None:
    """Ask for a stream of lines."""
    cookies = "; ".join(f"{k}={v}" for k, v in seat.table.http.cookies.items())
    head = f"GET /api/rooms/{seat.room}/events?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
    line.sendall(f"{head}Cookie: {cookies}\r\n\r\n".encode())


def drop(server: ServerProcess, seat: Seat, read: int) -> None:
    """Ask over a connection of one's own, read so many bytes, and hang up."""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        ask(line, server, seat)
        while read > 0 and (data := line.recv(read)):
            read -= len(data)


@pytest.mark.soak
def test_a_dropped_stream_of_lines_gives_its_place_back(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(LUDI_SERVER_PING="3600", LUDI_SERVER_SOCKETS_PER_SEAT="5")
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", practice=True)
        for read in (0, 1, 200, 3000) * 5:
            drop(server, seat, read)
            assert eventually(lambda: streams(table) == 0, 10), f"dropped after {read} bytes"
        follow = seat.messages()
        assert next(follow)["type"] == "snapshot"
        assert streams(table) == 1
        now = seat.state()
        seat.move(now["version"], now["legal"][0]["action"])
        assert any(message["type"] == "event" for message in follow)
        for asked in ("?follow=false", "?seat=0&follow=false&after=0") * 10:
            assert table.http.get(f"/api/rooms/{seat.room}/events{asked}").status_code == 200
            assert streams(table) == 1


@pytest.mark.soak
def test_a_reader_who_stops_reading_gives_the_place_back(server_with: Callable[..., ServerProcess]) -> None:
    """The connection is still there, and takes nothing: the stream is let go when too much waits for it."""
    server = server_with(LUDI_SERVER_PING="3600")
    with Table(server.url) as table:
        seat = table.create("empire", ["me", "shared", "shared", "shared"], "Ada", practice=True)
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            line.connect(("127.0.0.1", server.port))
            ask(line, server, seat)
            assert eventually(lambda: streams(table) == 1, 10)
            seats, now = [Seat(table, seat.room, i) for i in range(4)], seat.state()
            while streams(table) and now["over"] is None:
                now = seats[now["to_move"]].state()
                for _ in range(10):
                    now = seats[now["to_move"]].move(now["version"], now["legal"][0]["action"])
                    if not now["legal"]:
                        break
            assert streams(table) == 0
            assert "ludi_streams_dropped_total 1.0" in table.http.get("/metrics").text


def test_a_stream_that_begins_while_the_server_ends_holds_it_up_no_longer_than_those_before(tmp_path: Path) -> None:
    """It was asked for before, and its room had to be read first: it comes when all streams have been ended."""

    async def kinds() -> list[list[str]]:
        async with Rooms.opened(Settings(data=tmp_path)) as rooms:
            visit, found = Visit(), []
            body = NewRoom(title="roma", players=2, seats=["me", "shared"], nickname="Ada", practice=True)
            name = (await rooms.create(visit, body)).room
            who = await rooms.cache.who(name, visit.device)
            before = await rooms.subscribe(name, who, 0, None, "127.0.0.1")
            rooms.close_streams()
            for subscriber, first in (before, await rooms.subscribe(name, who, 0, None, "127.0.0.1")):
                async with asyncio.timeout(5):
                    found.append([json.loads(line)["type"] async for line in lines(subscriber, first, follow=True)])
            return found

    assert asyncio.run(kinds()) == [[], []]
