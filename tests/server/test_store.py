"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

import ludi
from ludi.client import Seat, Table
from ludi.kernel.errors import LudiError
from ludi.match import Event, Match
from ludi.match.commitment import Secret
from ludi.rooms.seats import SeatRow
from ludi.server.away import StoreAway
from ludi.server.database import HEAD
from ludi.server.files import MIGRATIONS
from ludi.server.rows import RoomRow
from ludi.server.store import Conflict, Store
from ludi.server.tables import metadata

from .conftest import ServerProcess

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Runs something with an empty store of each kind."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'ludi.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres")
        asyncio.run(emptied(url))

    def run(work: Work) -> None:
        async def main() -> None:
            async with Store.opened(url) as store:
                await work(store)

        asyncio.run(main())

    return run


def test_a_store_that_is_closed_says_so_and_is_not_opened_again(with_store: Callable[[Work], None]) -> None:
    kept: list[Store] = []

    async def work(store: Store) -> None:
        kept.append(store)

    async def late() -> None:
        for what in (kept[0].write(lambda _: None), kept[0].room("abcdefghijkl")):
            with pytest.raises(StoreAway, match="the store is closed"):
                await asyncio.wait_for(what, 10)

    with_store(work)
    asyncio.run(late())


async def emptied(url: str) -> None:
    """Take everything out of a database."""
    async with Store.opened(url) as store, store.engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())


def a_room(name: str = "abcdefghijkl", **more: Any) -> tuple[RoomRow, list[SeatRow], Secret, list[Event], Match]:
    """A room that has begun."""
    secret, match = Secret.new(), Match(ludi.make("roma"))
    state = match.start()
    events = match.run_on(state, secret.chance(name), 99)
    match.commit(events, state)
    row = RoomRow(
        id=name,
        title="roma",
        players=2,
        rules_version=1,
        options=dict(match.game.options),
        position=None,
        note=None,
        status="running",
        version=len(events),
        hints=False,
        practice=False,
        commitment=secret.commitment,
        **more,
    )
    seats = [
        SeatRow(0, "human", None, "Ada Ж 漢", "a" * 64, owner=True),
        SeatRow(1, "bot", "tiro", "", None, owner=False),
    ]
    return row, seats, secret, events, match


def test_what_is_stored_comes_back(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row, seats, secret, events, match = a_room()
        await store.create(row, seats, secret, events, match.state.to_dict())
        found = await store.room(row.id)
        assert found is not None
        assert found[0].options == row.options
        assert (found[0].version, found[0].commitment, found[0].hints) == (len(events), secret.commitment, False)
        assert found[1] == tuple(seats)
        assert await store.events(row.id) == events
        assert await store.secret(row.id) == secret
        assert await store.snapshots(row.id) == [len(events)]
        loaded = Match.noted(match.game, None, events, keep_draws=False)
        loaded.settle(len(events), await store.snapshot(row.id, len(events)))
        assert loaded.state == match.state == loaded.at(len(events))
        assert await store.room("zzzzzzzzzzzz") is None
        assert await store.server_key() == await store.server_key()
        number, at = await store.say(row.id, 0, "Ada", "salve")
        assert await store.chat(row.id) == [{"id": number, "seat": 0, "nickname": "Ada", "text": "salve", "at": at}]

    with_store(work)


def test_a_version_is_written_once_and_a_command_too(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row, seats, secret, events, match = a_room()
        await store.create(row, seats, secret, events)
        v, action = len(events), match.state.legal()[0]
        new = [Event(v + 1, "move", 0, action, None), Event(v + 2, "chance", -1, 3, None)]
        many = [store.append(row.id, new, {}, cmd_id=f"command-{i}") for i in range(8)]
        results = await asyncio.gather(*many, return_exceptions=True)
        assert sum(r is None for r in results) == 1
        assert all(r is None or isinstance(r, Conflict) for r in results)
        winner = f"command-{results.index(None)}"
        assert await store.command(row.id, winner) == (new[0], v + 2)
        later = [Event(v + 3, "move", 0, action, None)]
        with pytest.raises(Conflict):
            await store.append(row.id, later, {}, cmd_id=winner)
        with pytest.raises(Conflict):
            await store.append(row.id, [Event(v + 4, "move", 0, action, None)], {})
        assert await store.events(row.id) == events + new
        found = await store.room(row.id)
        assert found is not None
        assert found[0].version == v + 2
        await store.append(row.id, later, {"status": "over"}, cmd_id="command-x", snapshot={"a": 1})
        assert await store.snapshots(row.id) == [v + 3]
        assert await store.snapshot(row.id, v + 3) == {"a": 1}
        for i in range(4, 9):
            await store.append(row.id, [Event(v + i, "move", 0, action, None)], {}, snapshot={"a": i})
        assert await store.snapshots(row.id) == [v + 6, v + 7, v + 8]

    with_store(work)


def test_a_command_that_fails_takes_no_other_with_it(with_store: Callable[[Work], None]) -> None:
    """Commands of many rooms at once share a transaction, and still each is written wholly or not at all."""

    async def work(store: Store) -> None:
        names = [f"aaaaaaaaaaa{c}" for c in "bcdefghi"]
        for name in names:
            row, seats, secret, events, match = a_room(name)
            await store.create(row, seats, secret, events)
        v, action = len(events), match.state.legal()[0]
        good = [Event(v + 1, "move", 0, action, None), Event(v + 2, "chance", -1, 3, None)]
        late = [Event(v + 5, "move", 0, action, None)]
        wanted = [
            store.append(name, late if i % 3 == 1 else good, {}, cmd_id=f"command-{i}") for i, name in enumerate(names)
        ]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        assert [isinstance(r, Conflict) for r in results] == [i % 3 == 1 for i in range(len(names))]
        for i, name in enumerate(names):
            found, log = await store.room(name), await store.events(name)
            assert found is not None
            assert (found[0].version, len(log)) == ((v, v) if i % 3 == 1 else (v + 2, v + 2))

    with_store(work)


def test_a_seat_is_taken_once_and_a_rematch_made_once(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row, seats, secret, _, _ = a_room()
        free = [seats[0], SeatRow(1, "open", None, "", None, owner=False)]
        await store.create(row, free, secret)
        taken = [[seats[0], SeatRow(1, "human", None, f"p{i}", str(i) * 64, owner=False)] for i in range(6)]
        results = await asyncio.gather(
            *(store.change_seats(row.id, free, after) for after in taken), return_exceptions=True
        )
        assert sum(r is None for r in results) == 1
        rematches = [a_room(f"aaaaaaaaaaa{c}", previous=row.id) for c in "bcdef"]
        results = await asyncio.gather(*(store.create(r[0], r[1], r[2]) for r in rematches), return_exceptions=True)
        assert sum(r is None for r in results) == 1
        assert await store.count() == 2

    with_store(work)


def test_the_migrations_make_the_tables_that_are_used(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            diff = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata)
            )
        assert diff == []
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        assert ScriptDirectory.from_config(config).get_heads() == [HEAD]

    with_store(work)


def test_sqlite_keeps_every_commit(tmp_path: Path) -> None:
    async def main() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"
        async with Store.opened(url) as store, store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(text(f"pragma {pragma}"))).scalar() == value

    asyncio.run(main())


def test_a_store_of_a_later_version_is_refused(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}"

    async def main() -> None:
        async with Store.opened(url) as store, store.engine.begin() as connection:
            await connection.execute(text("update alembic_version set version_num = '9999'"))
        with pytest.raises(LudiError, match="another version"):
            async with Store.opened(url):
                pass

    asyncio.run(main())


def test_a_game_is_played_on_postgresql(postgres: str, server_with: Callable[..., ServerProcess]) -> None:
    asyncio.run(emptied(postgres))
    server = server_with("--db", postgres)
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 6})
        end = seat.play(lambda now: int(now["legal"][-1]["action"]))
        server.stop()
        server.start()
        again = Seat(table, seat.room, 0).state()
        assert again["over"] == end["over"]
        assert ludi.Record.parse(seat.record()).finished
    assert not list(server.data.glob("*"))
