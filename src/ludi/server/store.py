"""Rooms and their events in a database. Of a command all is there, or nothing of it."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, bindparam, create_engine, func, insert, inspect, select, text, update
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ludi.kernel.errors import LudiError

from .chance import Secret
from .lock import only_server
from .match import Event
from .tables import CHAT, EVENT, META, ROOM, SEAT, SECRET, SNAPSHOT
from .writer import Writer

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0001"  # the last migration
CHAT_LINES = 100
T = TypeVar("T")

# What every move writes: made once, so that it is put into words once.
ADD_EVENTS = insert(EVENT)
MOVE_ON = update(ROOM).where(ROOM.c.id == bindparam("of"), ROOM.c.version == bindparam("before"))


class Conflict(Exception):
    """Somebody else wrote this version, or this command is there already; nothing was written."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: str
    level: str | None
    nickname: str
    token_hash: str | None
    owner: bool
    before: int | None = None


@dataclass(frozen=True)
class RoomRow:
    """A room as it is stored, without its events."""

    id: str
    title: str
    players: int
    rules_version: int
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    note: Mapping[str, Any] | None
    status: str
    version: int
    hints: bool
    practice: bool
    commitment: str
    generation: int = 0
    previous: str | None = None
    rematch: str | None = None
    pending_undo: Mapping[str, Any] | None = None
    created_at: int = 0
    updated_at: int = 0


JSON_FIELDS = ("options", "position", "note", "pending_undo")


def to_row(values: Mapping[str, Any]) -> dict[str, Any]:
    """With its JSON as text."""
    return {
        k: json.dumps(x, separators=(",", ":")) if k in JSON_FIELDS and x is not None else x for k, x in values.items()
    }


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class Store:
    """The database of a server. SQLite has one writer at a time, with every commit on the disk before it counts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
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
    async def opened(cls, url: str) -> AsyncIterator[Store]:
        """The store at a URL, brought up to date. Raises LudiError if it cannot be used."""
        try:
            # Our transactions end by themselves; SQLite is spared one more rollback for each.
            more: dict[str, Any] = (
                {"pool_reset_on_return": None} if url.startswith("sqlite") else {"pool_pre_ping": True}
            )
            engine = create_async_engine(url, pool_size=5, max_overflow=5, **more)
        except Exception as error:
            raise LudiError(f"the store {hidden(url)} cannot be used: {first_line(error)}") from None
        store = cls(engine)
        with contextlib.ExitStack() as held:
            try:
                try:
                    held.enter_context(only_server(url))
                    async with engine.begin() as connection:
                        await connection.run_sync(migrate)
                except (DBAPIError, OSError) as error:
                    raise LudiError(f"the store {hidden(url)} cannot be used: {first_line(error)}") from None
                yield store
            finally:
                if store.is_sqlite:
                    await store._writer.close()
                await engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction: all that `work` does, or nothing. Raises Conflict where a key is taken."""
        try:
            if self.is_sqlite:
                return cast(T, await self._writer.write(work))
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError as error:
            raise Conflict from error

    async def ping(self) -> None:
        """Read something."""
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))

    async def server_key(self) -> bytes:
        """The key of the links of this server, made once."""
        async with self.engine.connect() as connection:
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
        self, room: str, before: Sequence[SeatRow], after: Sequence[SeatRow], **changes: Any
    ) -> None:
        """Seats, if they still are as they were. Raises Conflict."""

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
                    )
                    .values(asdict(is_now))
                )
                if done.rowcount != 1:
                    raise Conflict
            if changes:
                connection.execute(update(ROOM).where(ROOM.c.id == room).values(to_row(changes)))

        await self.write(work)

    async def room(self, room: str) -> tuple[RoomRow, tuple[SeatRow, ...]] | None:
        """A room and its seats."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ROOM).where(ROOM.c.id == room))).mappings().first()
            if row is None:
                return None
            values = {k: json.loads(x) if k in JSON_FIELDS and x is not None else x for k, x in row.items()}
            seats = await connection.execute(select(SEAT).where(SEAT.c.room == room).order_by(SEAT.c.seat))
            found = tuple(SeatRow(**{k: x for k, x in s.items() if k != "room"}) for s in seats.mappings())
            return RoomRow(**values), found

    async def events(self, room: str) -> list[Event]:
        """The log."""
        columns = EVENT.c.seq, EVENT.c.kind, EVENT.c.seat, EVENT.c.action, EVENT.c.target
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(EVENT.c.room == room).order_by(EVENT.c.seq))
            return [Event(*row) for row in rows]

    async def snapshot(self, room: str, most: int) -> tuple[int, dict[str, Any]] | None:
        """The last snapshot up to a version."""
        query = select(SNAPSHOT.c.seq, SNAPSHOT.c.state).where(SNAPSHOT.c.room == room, SNAPSHOT.c.seq <= most)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query.order_by(SNAPSHOT.c.seq.desc()).limit(1))).first()
        return None if row is None else (row[0], json.loads(row[1]))

    async def command(self, room: str, cmd_id: str) -> tuple[Event, int] | None:
        """The first event of a command, and the version after the last one."""
        columns = EVENT.c.seq, EVENT.c.kind, EVENT.c.seat, EVENT.c.action, EVENT.c.target, EVENT.c.reached
        query = select(*columns).where(EVENT.c.room == room, EVENT.c.cmd_id == cmd_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Event(*row[:5]), row[5])

    async def secret(self, room: str) -> Secret:
        """The source of a room's chance."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(SECRET.c.seed, SECRET.c.salt).where(SECRET.c.room == room))).one()
        return Secret(bytes(row[0]), bytes(row[1]))

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
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(CHAT.c.id.desc()).limit(CHAT_LINES))).mappings()
            return [dict(row) for row in rows][::-1]

    async def count(self) -> int:
        """How many rooms there are."""
        async with self.engine.connect() as connection:
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


def migrate(connection: Any) -> None:
    """Bring the tables up to date. Raises LudiError if they are of a later version of ours."""
    if inspect(connection).has_table("alembic_version"):
        if connection.scalar(text("select version_num from alembic_version")) == HEAD:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LudiError(f"the store was made by another version of Ludi Romani: {error}") from None


def prepare_sqlite(connection: Any, _: Any) -> None:
    """A new connection: the journal beside the file, every commit on the disk, transactions begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def hidden(url: str) -> str:
    """A URL without its password."""
    from sqlalchemy.engine import make_url

    try:
        return make_url(url).render_as_string(hide_password=True)
    except Exception:
        return "of this address"


def first_line(error: BaseException) -> str:
    """What went wrong, shortly."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0][:200] if str(cause).strip() else type(cause).__name__
