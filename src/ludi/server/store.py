"""Rooms and their events in a database. Of a command all is there, or nothing of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, bindparam, create_engine, delete, func, insert, select, update
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludi.kernel.errors import LudiError
from ludi.kernel.extras import missing
from ludi.kernel.messages import Message
from ludi.match import Event
from ludi.match.commitment import Secret, Shares
from ludi.rooms.seats import SeatRow

from . import acts
from .acts import Act
from .away import Health, StoreAway, first_line, reaching
from .database import POSTGRES, hidden, migrate, prepare_file, prepare_sqlite
from .lease import Lease
from .lock import file_of, only_server
from .rows import JSON_FIELDS, RoomRow, now, to_row
from .tables import CHAT, EVENT, FACTS, META, ROOM, SEAT, SECRET, SNAPSHOT
from .writer import Writer

CHAT_LINES = 100
PAGE = 500  # events that are read at once
PROBE = 2.0  # seconds for which it is believed that the store can be written, or not
SNAPSHOTS = 3  # of a room, the last ones
T = TypeVar("T")

# What every move writes: made once, so that it is put into words once.
ADD_EVENTS = insert(EVENT)
MOVE_ON = update(ROOM).where(ROOM.c.id == bindparam("of"), ROOM.c.version == bindparam("before"))
LATER = SNAPSHOT.alias("later")
TOO_OLD = select(LATER.c.seq).where(LATER.c.room == bindparam("of")).order_by(LATER.c.seq.desc())
FORGET = delete(SNAPSHOT).where(
    SNAPSHOT.c.room == bindparam("of"), SNAPSHOT.c.seq <= TOO_OLD.limit(1).offset(SNAPSHOTS).scalar_subquery()
)


class Conflict(Exception):
    """Somebody else wrote this version, or this command is there already; nothing was written."""


class Store:
    """The database of a server. SQLite has one writer at a time, with every commit on the disk before it counts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.health = Health()
        self._probing = asyncio.Lock()
        self.lease: Lease | None = None  # on PostgreSQL
        self._closed = False  # a pool of connections would open again
        if self.is_sqlite:
            # One thread writes, whole transactions in one go: cheaper than to hand over every statement.
            writing = create_engine(
                engine.url.set(drivername="sqlite"),
                pool_size=1,
                pool_reset_on_return=None,
                connect_args={"check_same_thread": False},
            )
            for each in (engine.sync_engine, writing):
                sqlalchemy_event.listen(each, "connect", prepare_sqlite)
            self._writer = Writer(writing)

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, url: str, *, check: bool = False) -> AsyncIterator[Store]:
        """The store at a URL, brought up to date; with `check` a SQLite file is read through first.

        Raises LudiError if it cannot be used.
        """
        try:
            # Our transactions end by themselves; SQLite is spared one more rollback for each.
            more = {"pool_reset_on_return": None} if url.startswith("sqlite") else POSTGRES
            engine = create_async_engine(url, pool_size=5, max_overflow=5, **more)
        except ModuleNotFoundError as error:  # the driver of PostgreSQL
            raise LudiError(missing(error) or str(error)) from None
        except Exception as error:
            raise LudiError(Message("host-store", {"store": hidden(url), "why": first_line(error)})) from None
        store = cls(engine)
        async with contextlib.AsyncExitStack() as held:
            try:
                try:
                    held.enter_context(only_server(url))
                    if (file := file_of(url)) is not None:
                        prepare_file(file, check=check)
                    if not store.is_sqlite:
                        store.lease = await held.enter_async_context(Lease.taken(url, POSTGRES["connect_args"]))
                    with reaching():
                        async with engine.begin() as connection:
                            await connection.run_sync(migrate)
                except (DBAPIError, OSError, StoreAway) as error:
                    raise LudiError(Message("host-store", {"store": hidden(url), "why": first_line(error)})) from None
                yield store
            finally:
                store._closed = True
                if store.is_sqlite:
                    await store._writer.close()
                await engine.dispose()

    def must_be_ours(self) -> None:
        """Raises StoreAway once it is closed, and while another server may have the database."""
        if self._closed:
            raise StoreAway("the store is closed")
        if self.lease is not None and not self.lease.held:
            raise StoreAway("the lock of the database is lost")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction: all that `work` does, or nothing. Raises Conflict where a key is taken, or StoreAway."""
        try:
            with reaching():
                self.must_be_ours()
                if self.is_sqlite:
                    found = cast(T, await self._writer.write(work))
                else:
                    async with self.engine.begin() as connection:
                        found = await connection.run_sync(work)
        except IntegrityError as error:
            raise Conflict from error
        except StoreAway as error:
            self.health.bad(str(error))
            raise
        self.health.good()
        return found

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. Raises StoreAway."""
        self.must_be_ours()
        with reaching():
            async with self.engine.connect() as connection:
                yield connection

    async def probe(self) -> None:
        """Write something, unless it was tried a moment ago. Raises StoreAway if it cannot be written."""

        def work(connection: Connection) -> None:
            mark = {"value": str(now()).encode()}
            if not connection.execute(update(META).where(META.c.name == "probe").values(mark)).rowcount:
                connection.execute(insert(META).values(name="probe", **mark))

        self.must_be_ours()  # what was known a moment ago says nothing of a lock lost since
        async with self._probing:
            if time.monotonic() - self.health.known > PROBE:
                with contextlib.suppress(StoreAway):
                    await self.write(work)
            if self.health.why:
                raise StoreAway(self.health.why)

    async def server_key(self) -> bytes:
        """The key of the links of this server, made once."""
        async with self.reading() as connection:
            found = await connection.scalar(select(META.c.value).where(META.c.name == "key"))
        if found is not None:
            return bytes(found)
        with contextlib.suppress(Conflict):

            def work(connection: Connection) -> None:
                connection.execute(insert(META).values(name="key", value=secrets.token_bytes(32)))

            await self.write(work)
        return await self.server_key()

    async def create(
        self,
        room: RoomRow,
        seats: Sequence[SeatRow],
        secret: Secret,
        events: Iterable[Event] = (),
        snapshot: Mapping[str, Any] | None = None,
    ) -> None:
        """A room with all that it begins with. Raises Conflict if its previous room has a rematch already."""

        def work(connection: Connection) -> None:
            at = now()
            connection.execute(insert(ROOM).values(to_row(asdict(room)) | {"created_at": at, "updated_at": at}))
            connection.execute(insert(SEAT), [asdict(s) | {"room": room.id} for s in seats])
            connection.execute(insert(SECRET).values(room=room.id, seed=secret.seed, salt=secret.salt))
            add_events(connection, room.id, events, at, snapshot)
            if room.previous is not None:
                done = connection.execute(
                    update(ROOM)
                    .where(ROOM.c.id == room.previous, ROOM.c.rematch.is_(None))
                    .values(rematch=room.id, updated_at=at)
                )
                if done.rowcount != 1:
                    raise Conflict

        await self.write(work)

    async def append(
        self,
        room: str,
        events: Sequence[Event],
        changes: Mapping[str, Any],
        *,
        cmd_id: str | None = None,
        snapshot: Mapping[str, Any] | None = None,
    ) -> None:
        """The events of one command, and what they change of the room. Raises Conflict if the log has moved on."""

        def work(connection: Connection) -> None:
            at = now()
            add_events(connection, room, events, at, snapshot, cmd_id)
            values = to_row(changes) | {"version": events[-1].v, "updated_at": at}
            done = connection.execute(MOVE_ON, {"of": room, "before": events[0].v - 1, **values})
            if done.rowcount != 1:
                raise Conflict

        await self.write(work)

    async def change_room(self, room: str, **changes: Any) -> None:
        """Fields of a room other than its version."""

        def work(connection: Connection) -> None:
            connection.execute(update(ROOM).where(ROOM.c.id == room).values(to_row(changes)))

        await self.write(work)

    async def change_seats(
        self, room: str, before: Sequence[SeatRow], after: Sequence[SeatRow], act: Act | None = None, **changes: Any
    ) -> None:
        """Seats, if they still are as they were, and what that was called. Raises Conflict."""

        def work(connection: Connection) -> None:
            for was, is_now in zip(before, after, strict=True):
                if was == is_now:
                    continue
                done = connection.execute(
                    update(SEAT)
                    .where(
                        SEAT.c.room == room,
                        SEAT.c.seat == was.seat,
                        SEAT.c.kind == was.kind,
                        SEAT.c.token_hash.is_not_distinct_from(was.token_hash),
                        SEAT.c.holder.is_not_distinct_from(was.holder),
                    )
                    .values(asdict(is_now))
                )
                if done.rowcount != 1:
                    raise Conflict
            connection.execute(update(ROOM).where(ROOM.c.id == room).values(to_row(changes) | {"updated_at": now()}))
            if act is not None:
                acts.keep(connection, room, act)

        await self.write(work)

    async def acts(self, room: str) -> tuple[Act, ...]:
        """What was done about its seats last."""
        async with self.reading() as connection:
            return await acts.kept(connection, room)

    async def room(self, room: str) -> tuple[RoomRow, tuple[SeatRow, ...]] | None:
        """A room and its seats."""
        async with self.reading() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == room))).mappings().first()
            if row is None:
                return None
            values = {k: json.loads(x) if k in JSON_FIELDS and x is not None else x for k, x in row.items()}
            seats = await connection.execute(select(SEAT).where(SEAT.c.room == room).order_by(SEAT.c.seat))
            found = tuple(SeatRow(**{k: x for k, x in s.items() if k != "room"}) for s in seats.mappings())
            return RoomRow(**values), found

    async def events(self, room: str) -> list[Event]:
        """The log, read page by page: a long one holds nobody up."""
        columns = EVENT.c.seq, EVENT.c.kind, EVENT.c.seat, EVENT.c.action, EVENT.c.target
        query = select(*columns).where(EVENT.c.room == room).order_by(EVENT.c.seq).limit(PAGE)
        found: list[Event] = []
        async with self.reading() as connection:
            while len(found) % PAGE == 0:
                rows = await connection.execute(query.where(EVENT.c.seq > (found[-1].v if found else 0)))
                page = [Event(*row) for row in rows]
                if not page:
                    break
                found += page
        return found

    async def snapshots(self, room: str) -> list[int]:
        """The versions of which the position is stored, ascending."""
        query = select(SNAPSHOT.c.seq).where(SNAPSHOT.c.room == room).order_by(SNAPSHOT.c.seq)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def snapshot(self, room: str, seq: int) -> dict[str, Any]:
        """The stored position of a version."""
        query = select(SNAPSHOT.c.state).where(SNAPSHOT.c.room == room, SNAPSHOT.c.seq == seq)
        async with self.engine.connect() as connection:
            found: dict[str, Any] = json.loads((await connection.execute(query)).scalar_one())
            return found

    async def keep_facts(self, name: str, facts: str) -> None:
        """Keep a data file for the rooms that are played with it."""
        if await self.facts(name) is None:
            with contextlib.suppress(Conflict):
                await self.write(lambda connection: add_facts(connection, name, facts))

    async def facts(self, name: str) -> str | None:
        """A data file that rooms were played with."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(FACTS.c.text).where(FACTS.c.name == name))

    async def command(self, room: str, cmd_id: str) -> tuple[Event, int] | None:
        """The first event of a command, and the version after the last one."""
        columns = EVENT.c.seq, EVENT.c.kind, EVENT.c.seat, EVENT.c.action, EVENT.c.target, EVENT.c.reached
        query = select(*columns).where(EVENT.c.room == room, EVENT.c.cmd_id == cmd_id)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Event(*row[:5]), row[5])

    async def secret(self, room: str) -> Secret:
        """The source of a room's chance."""
        query = select(SECRET.c.seed, SECRET.c.salt, SECRET.c.shares).where(SECRET.c.room == room)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one()
        return Secret(bytes(row[0]), bytes(row[1]), tuple(json.loads(row[2] or "[]")))

    async def keep_shares(self, room: str, shares: Shares) -> None:
        """The shares of the seats in a room's seed, as its match begins."""

        def work(connection: Connection) -> None:
            connection.execute(update(SECRET).where(SECRET.c.room == room).values(shares=json.dumps(shares)))

        await self.write(work)

    async def say(self, room: str, seat: int, nickname: str, line: str) -> tuple[int, int]:
        """A line of chat; its number and time."""
        at = now()

        def work(connection: Connection) -> int:
            row = insert(CHAT).values(room=room, seat=seat, nickname=nickname, text=line, at=at)
            return int(connection.execute(row.returning(CHAT.c.id)).scalar_one())

        return await self.write(work), at

    async def chat(self, room: str) -> list[dict[str, Any]]:
        """The last lines, oldest first."""
        query = select(CHAT.c.id, CHAT.c.seat, CHAT.c.nickname, CHAT.c.text, CHAT.c.at).where(CHAT.c.room == room)
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(CHAT.c.id.desc()).limit(CHAT_LINES))).mappings()
            return [dict(row) for row in rows][::-1]

    def shrink(self) -> None:
        """Give the space of what was deleted back to the disk, overwritten; PostgreSQL does that by itself."""
        if self.is_sqlite and (file := self.engine.url.database):
            with contextlib.closing(sqlite3.connect(file, timeout=30)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    async def count(self) -> int:
        """How many rooms there are."""
        async with self.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(ROOM)) or 0)


def add_events(
    connection: Connection,
    room: str,
    events: Iterable[Event],
    at: int,
    snapshot: Mapping[str, Any] | None,
    cmd_id: str | None = None,
) -> None:
    """The rows of the events of one command, and a snapshot after them."""
    rows = [
        {
            "room": room,
            "seq": e.v,
            "kind": e.kind,
            "seat": e.seat,
            "action": e.action,
            "target": e.to,
            "cmd_id": None,
            "reached": None,
            "at": at,
        }
        for e in events
    ]
    if rows:
        rows[0] |= {"cmd_id": cmd_id, "reached": rows[-1]["seq"]}
        connection.execute(ADD_EVENTS, rows)
        if snapshot is not None:
            values = {"room": room, "seq": rows[-1]["seq"], "state": json.dumps(snapshot, separators=(",", ":"))}
            connection.execute(insert(SNAPSHOT).values(values))
            connection.execute(FORGET, {"of": room})


def add_facts(connection: Connection, name: str, facts: str) -> None:
    """The row of a data file."""
    connection.execute(insert(FACTS).values(name=name, text=facts))
