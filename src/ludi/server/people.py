"""What a browser asks of itself: its rooms, its other devices, and to be forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from ludi.rooms.seats import SeatRow, listed
from ludi.rooms.told import outlined

from . import inputs, prune
from . import models as m
from .devices import SLICE, Visit
from .holders import Device
from .models_me import DeviceLink, Keep, Me, MyRoom
from .refused import Refused

if TYPE_CHECKING:
    from .rooms import Rooms

COLUMNS = [f.name for f in fields(SeatRow)]


class People:
    """Those who hold seats, whatever the number of their rooms and devices."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.devices, self.holders = rooms, rooms.devices, rooms.devices.holders

    async def me(self, visit: Visit, over: bool | None = None, skip: int = 0, most: int = 24) -> Me:
        """The rooms of a browser."""
        old = list(visit.watching.items())[:SLICE]
        watch = [f"/r/{room}?watch={token}" for room, token in old]
        visit.take(f"{visit.prefix}ludi_{room}_watch" for room, _ in old)
        keep = Keep(**vars(prune.Keep.of(self.devices.settings)))
        if visit.identity is None:
            return Me(devices=0, rooms=0, listed=[], watch=watch, keep=keep)
        count, found = await self.holders.rooms(visit.identity, over, skip, most)
        listed = [listed_room(row, seats, visit.identity) for row, seats in found]
        devices = len(await self.holders.devices(visit.identity))
        return Me(devices=devices, rooms=count, listed=listed, watch=watch, keep=keep)

    async def link(self, visit: Visit) -> DeviceLink:
        """A link to one more device. Raises Refused."""
        code = await self.devices.link(visit)
        return DeviceLink(link=f"/device#{code}", seconds=round(self.devices.settings.link_age))

    async def redeem(self, visit: Visit, code: str, address: str) -> Me:
        """The seats of a link, for this browser too. Raises Refused."""
        await self.devices.redeem(visit, code, address)
        return await self.me(visit)

    async def forget(self, visit: Visit, what: str) -> Me:
        """End this browser's key, or those of all others. Raises Refused."""
        mine = self.devices.must_be_known(visit)
        others = [key for key in await self.holders.devices(mine.identity) if key != mine.key_hash]
        if what == "others":
            await self.devices.end(visit, others)
        else:
            if not others:
                await self._leave_all(mine)
            await self.devices.end(visit, [mine.key_hash])
        return await self.me(visit)

    async def remove(self, visit: Visit, name: str) -> Me:
        """Leave every seat in a room; it is deleted where nobody sits there any more. Raises Refused."""
        mine = self.devices.must_be_known(visit)
        seats = [seat for room, seat in await self.holders.places(mine.identity) if room == name]
        if not seats:
            raise Refused(404, "server-no-room", room=name)
        if not await self.rooms.cache.leave_unloaded(name, mine.identity):
            for seat in seats:
                await self.rooms.change_seat(name, mine, inputs.SeatChange(seat=seat, kind="leave"))
        if await self.holders.drop(name):
            self.rooms.cache.drop(name)
        return await self.me(visit)

    async def export(self, visit: Visit) -> bytes:
        """The files of all its matches, as a zip archive; of a running one what its own first seat saw."""
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            places = [] if visit.identity is None else await self.holders.places(visit.identity)
            for room, seat in dict(reversed(places)).items():
                with contextlib.suppress(Refused):  # a lobby has no match yet
                    text = await self.rooms.record(room, seat)
                    await asyncio.to_thread(archive.writestr, f"{room}.jsonl", text)
        return out.getvalue()

    async def _leave_all(self, mine: Device) -> None:
        """Leave every seat: nobody could come back to it."""
        places = await self.holders.places(mine.identity)
        for name in dict.fromkeys(room for room, _ in places):
            seats = [seat for room, seat in places if room == name]
            if not await self.rooms.cache.leave_unloaded(name, mine.identity):
                for seat in seats:
                    await self.rooms.change_seat(name, mine, inputs.SeatChange(seat=seat, kind="leave"))


def listed_room(row: Mapping[Any, Any], seats: Sequence[Mapping[Any, Any]], identity: str) -> MyRoom:
    """A room as its player finds it in a list."""
    rows = [SeatRow(**{name: s[name] for name in COLUMNS}) for s in seats]
    mine = [s.seat for s in rows if s.holder == identity]
    to_move = row["to_move"] if row["status"] == "running" else None
    return MyRoom(
        room=row["id"],
        title=row["title"],
        status=row["status"],
        seats=[m.ListedSeat(**listed(s, mine=s.seat in mine)) for s in rows],
        mine=mine,
        to_move=to_move,
        my_turn=to_move in mine and rows[to_move].kind == "human",
        at=row["updated_at"],
        **outlined(json.loads(row["outline"]) if row["outline"] else None),
    )
