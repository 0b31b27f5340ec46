"""A server that ends: nothing begins any more, and nothing is written behind it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import ludi
from ludi.match.commitment import Secret
from ludi.rooms.seats import SeatRow
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings

from .test_secrecy import row

NAME, WAIT = "abcdefghijkl", 0.1


async def outlived(data: Path, kind: str, seal: str | None) -> str:
    """The state of a room in which something was about to happen as the server ended, a while later."""
    state, secret = ludi.make("pokern", 2).start(), Secret.new()
    seats = [SeatRow(i, kind, "random", f"p{i}", None, owner=i == 0, seal=seal) for i in range(2)]
    async with Rooms.opened(Settings(data=data, bot_pause=3 * WAIT, share_wait=WAIT)) as rooms:
        await rooms.store.create(replace(row(state, NAME), status="lobby", commitment=secret.commitment), seats, secret)
        room = await rooms.play.room(NAME)
        thinks, version = room.job is not None, room.version
    assert thinks == (kind == "bot")
    job = room.job
    rooms.play.wake(room)
    assert room.job is job
    await asyncio.sleep(5 * WAIT)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert room.version == version
    return room.row.status


def test_no_bot_thinks_any_more(tmp_path: Path) -> None:
    assert asyncio.run(outlived(tmp_path, "bot", None)) == "running"


def test_no_match_begins_any_more(tmp_path: Path) -> None:
    """It waited for the shares of its seats, until a moment after the end."""
    assert asyncio.run(outlived(tmp_path, "human", "")) == "lobby"
