"""What was done about seats: kept with the room, and told to everybody in it."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .tables import ACT

SHOWN = 50  # acts that come with a room


@dataclass(frozen=True)
class Act:
    """What somebody did about a seat. seat: whose; by: the seat that did it; version: of the match, then."""

    version: int
    seat: int
    by: int
    key: str
    params: Mapping[str, Any]
    at: int

    @classmethod
    def now(cls, version: int, seat: int, by: int, key: str, params: Mapping[str, str]) -> Act:
        """Something that happens now."""
        return cls(version, seat, by, key, params, int(time.time()))

    def told(self) -> dict[str, Any]:
        """As everybody in the room is told of it."""
        told = {"key": self.key, "params": dict(self.params)}
        return {"version": self.version, "seat": self.seat, "by": self.by, "at": self.at, "told": told}


def keep(connection: Connection, room: str, act: Act) -> None:
    """Store an act."""
    values = {"version": act.version, "seat": act.seat, "by": act.by, "key": act.key, "at": act.at}
    connection.execute(insert(ACT).values(room=room, params=json.dumps(dict(act.params)), **values))


async def kept(connection: AsyncConnection, room: str) -> tuple[Act, ...]:
    """The last acts, oldest first."""
    columns = ACT.c.version, ACT.c.seat, ACT.c.by, ACT.c.key, ACT.c.params, ACT.c.at
    query = select(*columns).where(ACT.c.room == room).order_by(ACT.c.id.desc()).limit(SHOWN)
    rows = (await connection.execute(query)).all()
    return tuple(Act(row[0], row[1], row[2], row[3], json.loads(row[4]), row[5]) for row in rows[::-1])
