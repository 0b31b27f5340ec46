"""Whose the seats are, as it is stored: identities, their devices, and links to one more device."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from .rows import now
from .store import Store
from .tables import DEVICE, LINK, ROOM, SEAT

DAY = 24 * 3600
DEVICE_AGE = 400 * DAY  # browsers keep no cookie for longer
LISTED = ROOM.c.id, ROOM.c.title, ROOM.c.status, ROOM.c.to_move, ROOM.c.updated_at, ROOM.c.outline
Place = tuple[str, int]  # a room and a seat of it


@dataclass(frozen=True)
class Device:
    """A browser or program. identity: what its seats, and those of its owner's other devices, belong to."""

    key_hash: str
    identity: str
    used_at: int


@dataclass(frozen=True)
class Redeemed:
    """What became of a link: `done`, or why not (`unknown`, `used`, `late`, `own`, `rivals`)."""

    outcome: str
    identity: str = ""


class Holders:
    """Reads and changes of devices and of the holders of seats, each of them wholly or not at all."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def device(self, key_hash: str) -> Device | None:
        """The device with this key."""
        query = select(DEVICE).where(DEVICE.c.key_hash == key_hash)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Device(*row)

    async def add(self, key_hash: str, identity: str) -> None:
        """A new device."""
        values = {"key_hash": key_hash, "identity": identity, "used_at": now()}
        await self.store.write(lambda connection: connection.execute(insert(DEVICE).values(values)))

    async def use(self, key_hash: str, at: int) -> None:
        """A device was used."""
        change = update(DEVICE).where(DEVICE.c.key_hash == key_hash).values(used_at=at)
        await self.store.write(lambda connection: connection.execute(change))

    async def tokens(self, hashes: Collection[str]) -> bool:
        """Whether a seat has one of these tokens."""
        query = select(SEAT.c.seat).where(SEAT.c.token_hash.in_(hashes)).limit(1)
        async with self.store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def take_over(self, key_hash: str, identity: str, hashes: Collection[str]) -> list[Place]:
        """Seats with these tokens, in rematches too, for the device with this key, made if there is none."""

        def work(connection: Connection) -> list[Place]:
            mine = SEAT.c.token_hash.in_(hashes)
            places = [(room, seat) for room, seat in connection.execute(select(SEAT.c.room, SEAT.c.seat).where(mine))]
            known = connection.scalar(select(DEVICE.c.identity).where(DEVICE.c.key_hash == key_hash))
            if places and known is None:
                connection.execute(insert(DEVICE).values(key_hash=key_hash, identity=identity, used_at=now()))
            connection.execute(update(SEAT).where(mine).values(holder=known or identity, token_hash=None))
            return places

        return await self.store.write(work)

    async def devices(self, identity: str) -> list[str]:
        """The hashes of the keys of an identity's devices."""
        query = select(DEVICE.c.key_hash).where(DEVICE.c.identity == identity)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove(self, keys: Collection[str]) -> None:
        """Devices are no more."""
        await self.store.write(lambda connection: connection.execute(delete(DEVICE).where(DEVICE.c.key_hash.in_(keys))))

    async def places(self, identity: str) -> list[Place]:
        """Every seat of an identity."""
        query = select(SEAT.c.room, SEAT.c.seat).where(SEAT.c.holder == identity).order_by(SEAT.c.room, SEAT.c.seat)
        async with self.store.reading() as connection:
            return [(room, seat) for room, seat in await connection.execute(query)]

    async def rooms(
        self, identity: str, over: bool | None, skip: int, most: int
    ) -> tuple[int, list[tuple[Mapping[Any, Any], list[Mapping[Any, Any]]]]]:
        """How many rooms an identity has seats in, and some of them, the last changed first, with their seats."""
        theirs = ROOM.c.id.in_(select(SEAT.c.room).where(SEAT.c.holder == identity))
        wanted = theirs if over is None else and_(theirs, (ROOM.c.status == "over") == over)
        query = select(*LISTED).where(wanted).order_by(ROOM.c.updated_at.desc(), ROOM.c.id)
        async with self.store.reading() as connection:
            count = await connection.scalar(select(func.count()).select_from(ROOM).where(wanted))
            rows = (await connection.execute(query.offset(skip).limit(most))).mappings().all()
            seats = select(SEAT).where(SEAT.c.room.in_([r["id"] for r in rows])).order_by(SEAT.c.room, SEAT.c.seat)
            found: dict[str, list[Mapping[Any, Any]]] = {r["id"]: [] for r in rows}
            for seat in (await connection.execute(seats)).mappings():
                found[seat["room"]].append(seat)
        return int(count or 0), [(r, found[r["id"]]) for r in rows]

    async def drop(self, room: str) -> bool:
        """Delete a room with all that belongs to it, if no seat of it has a holder; whether that was so."""

        def work(connection: Connection) -> bool:
            whose = or_(SEAT.c.holder.is_not(None), SEAT.c.token_hash.is_not(None))
            if connection.execute(select(SEAT.c.seat).where(SEAT.c.room == room, whose).limit(1)).first() is not None:
                return False
            connection.execute(update(ROOM).where(ROOM.c.rematch == room).values(rematch=None))
            return connection.execute(delete(ROOM).where(ROOM.c.id == room)).rowcount == 1

        return bool(await self.store.write(work))

    async def new_link(self, code_hash: str, identity: str, until: int) -> None:
        """A link to one more device; an older one of the identity is good no longer."""

        def work(connection: Connection) -> None:
            connection.execute(update(LINK).where(LINK.c.identity == identity).values(until=0))
            values = {"code_hash": code_hash, "identity": identity, "made_at": now(), "until": until, "used": False}
            connection.execute(insert(LINK).values(values))

        await self.store.write(work)

    async def redeem(self, code_hash: str, key_hash: str, mine: str | None) -> Redeemed:
        """Take the identity of a link to a device: a new one, or one that has an identity, which joins in."""

        def work(connection: Connection) -> Redeemed:
            row = connection.execute(select(LINK).where(LINK.c.code_hash == code_hash)).mappings().first()
            if row is None:
                return Redeemed("unknown")
            if row["used"] or row["until"] <= now():
                return Redeemed("used" if row["used"] else "late")
            identity = row["identity"]
            if mine == identity:
                return Redeemed("own")
            if mine is not None and rivals(connection, mine, identity):
                return Redeemed("rivals")
            fresh = (LINK.c.code_hash == code_hash) & LINK.c.used.is_(False)
            if connection.execute(update(LINK).where(fresh).values(used=True)).rowcount != 1:
                return Redeemed("used")
            if mine is None:
                connection.execute(insert(DEVICE).values(key_hash=key_hash, identity=identity, used_at=now()))
            else:
                connection.execute(update(SEAT).where(SEAT.c.holder == mine).values(holder=identity))
                for table in (DEVICE, LINK):
                    connection.execute(update(table).where(table.c.identity == mine).values(identity=identity))
            return Redeemed("done", identity)

        return await self.store.write(work)

    async def prune(self) -> None:
        """Let go of devices whose cookies have ended, and of links of long ago."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DEVICE).where(DEVICE.c.used_at < now() - DEVICE_AGE - 2 * DAY))
            connection.execute(delete(LINK).where(LINK.c.made_at < now() - 30 * DAY))

        await self.store.write(work)


def rivals(connection: Connection, one: str, other: str) -> bool:
    """Whether two identities sit at one table whose game is not over."""
    theirs = SEAT.alias()
    query = (
        select(SEAT.c.room)
        .join(theirs, theirs.c.room == SEAT.c.room)
        .join(ROOM, ROOM.c.id == SEAT.c.room)
        .where(SEAT.c.holder == one, theirs.c.holder == other, ROOM.c.status != "over")
    )
    return connection.execute(query.limit(1)).first() is not None
