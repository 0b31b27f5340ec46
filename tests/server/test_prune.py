"""What is kept for how long: rooms and chat go as the owner of the server has set it, and nothing else does."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ludi.client import Seat, Table
from ludi.match.commitment import Secret
from ludi.server.prune import DAY, ROOMS, Keep, prune
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.tables import CHAT, ROOM, metadata

from .conftest import PATIENCE, ServerProcess
from .test_store import Work, a_room, with_store

__all__ = ["with_store"]  # a fixture
STATUS = ("lobby", "running", "over")


async def fill(store: Store, each: int) -> dict[str, list[str]]:
    """Rooms of every status, half of them old, each with an old line of chat; their names, the old ones first."""
    found: dict[str, list[str]] = {status: [] for status in STATUS}
    for i in range(2 * each):
        for status in STATUS:
            row, seats, secret, events, _ = a_room(f"{status[:4]:a<4}{i:08d}")
            await store.create(replace(row, status=status), seats, secret, events)
            await store.say(row.id, 0, "Ada", "salve")
            found[status].append(row.id)
    old = int(time.time()) - 10 * DAY - 60
    async with store.engine.begin() as connection:
        names = [name for rooms in found.values() for name in rooms[:each]]
        await connection.execute(update(ROOM).where(ROOM.c.id.in_(names)).values(updated_at=old))
        await connection.execute(update(CHAT).where(CHAT.c.room.in_(names)).values(at=old))
    return found


async def left(store: Store) -> set[str]:
    """The rooms that are there."""
    async with store.engine.connect() as connection:
        return set(await connection.scalars(select(ROOM.c.id)))


@pytest.mark.parametrize(("kind", "status"), [("lobbies", "lobby"), ("abandoned", "running"), ("finished", "over")])
def test_old_rooms_of_the_kind_go_with_all_that_is_theirs(
    kind: str, status: str, with_store: Callable[[Work], None]
) -> None:
    async def work(store: Store) -> None:
        rooms = await fill(store, 3)
        spared, *gone = rooms[status][:3]
        counts, names = await prune(store, Keep(**{kind: 10}), lambda: [spared])
        assert counts == {"lobbies": 0, "abandoned": 0, "finished": 0, "chat": 0} | {kind: 2}
        assert names == set(gone)
        assert await left(store) == {name for all_of in rooms.values() for name in all_of} - names
        async with store.engine.connect() as connection:
            for table in metadata.tables.values():
                if "room" in table.c:
                    count = select(func.count()).select_from(table).where(table.c.room.in_(names))
                    assert await connection.scalar(count) == 0, table.name

    with_store(work)


def test_chat_goes_alone_and_nothing_goes_before_its_time(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        rooms = await fill(store, 2)
        everything = await left(store)
        assert sum((await prune(store, Keep()))[0].values()) == 0
        assert sum((await prune(store, Keep(11, 11, 11, 11)))[0].values()) == 0
        counts, _ = await prune(store, Keep(chat=10))
        assert counts == {"lobbies": 0, "abandoned": 0, "finished": 0, "chat": 6}
        assert await left(store) == everything
        assert [len(await store.chat(name)) for name in rooms["over"]] == [0, 0, 1, 1]

    with_store(work)


@pytest.mark.soak
def test_it_goes_on_in_slices_until_all_is_gone(tmp_path: Path) -> None:
    async def main() -> None:
        async with Store.opened(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}") as store:
            rooms = await fill(store, ROOMS + 5)
            moves = asyncio.create_task(prune(store, Keep(lobbies=10)))
            while len(await left(store)) == 6 * (ROOMS + 5):
                await asyncio.sleep(0.001)
            assert len(await left(store)) == 6 * (ROOMS + 5) - ROOMS
            await store.say(rooms["over"][0], 0, "Ada", "in between")
            assert (await moves)[0]["lobbies"] == ROOMS + 5

    asyncio.run(main())


def test_a_rematch_that_went_can_be_made_again(with_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        first, seats, secret, events, _ = a_room()
        await store.create(replace(first, status="over"), seats, secret, events)
        for name in ("bbbbbbbbbbbb", "cccccccccccc"):
            after, _, _, _, _ = a_room(name, previous=first.id)
            await store.create(replace(after, status="lobby"), seats, Secret.new())
            async with store.engine.begin() as connection:
                await connection.execute(update(ROOM).where(ROOM.c.id == name).values(updated_at=0))
            assert (await prune(store, Keep(lobbies=1)))[1] == {name}
            found = await store.room(first.id)
            assert found is not None
            assert found[0].rematch is None

    with_store(work)


def test_by_default_nothing_that_somebody_played_is_deleted() -> None:
    assert Keep.of(Settings()) == Keep(lobbies=30, abandoned=0, finished=0, chat=0)


def grow_old(file: Path, days: int) -> None:
    """As if all had happened so many days ago."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update room set updated_at = updated_at - ?", (days * DAY,))
        database.execute("update chat set at = at - ?", (days * DAY,))


@pytest.mark.soak
def test_a_server_prunes_by_its_settings_and_logs_numbers_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with ServerProcess(data) as server, Table(server.url) as table:
        lobby = table.create("roma", ["me", "open"], "Ada").room
        over = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 1})
        over.play(lambda now: int(now["legal"][0]["action"]))
        running = table.create("roma", ["me", "shared"], "Ada")
        cookies = table.http.cookies
    grow_old(data / "ludi.sqlite3", 31)
    with ServerProcess(data, "--log", "info", LUDI_SERVER_KEEP_FINISHED="7") as server, Table(server.url) as table:
        table.http.cookies = cookies
        until = time.monotonic() + PATIENCE
        while '"finished": 1' not in server.log.read_text() and time.monotonic() < until:
            time.sleep(0.05)
        codes = [table.http.get(f"/api/rooms/{name}").status_code for name in (lobby, over.room, running.room)]
        assert codes == [404, 404, 200]
        assert Seat(table, running.room, 0).state()["legal"] is not None
        (line,) = [line for line in server.log.read_text().splitlines() if '"event": "pruned"' in line]
        assert '"lobbies": 1, "abandoned": 0, "finished": 1, "chat": 0' in line
        assert not any(name in line for name in (lobby, over.room, "Ada"))


def test_by_hand_with_no_table_open(tmp_path: Path) -> None:
    data = tmp_path / "data"

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(Path(sys.executable).parent / "ludi"), "prune", "--data", str(data), *arguments]
        environment = {**os.environ, "LUDI_LANG": "en"}
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)

    missing = run("--finished", "7")
    assert (missing.returncode, "there is no data in" in missing.stderr) == (2, True)
    with ServerProcess(data) as server, Table(server.url) as table:
        table.create("roma", ["me", "open"], "Adalbertina")  # a short name may come up in a random key
        busy = run("--lobbies", "7")
        assert (busy.returncode, "is open in another server" in busy.stderr) == (2, True)
    grow_old(data / "ludi.sqlite3", 8)
    nothing = run()
    assert (nothing.returncode, "nothing was chosen" in nothing.stderr) == (2, True)
    done = run("--lobbies", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Deleted: 1 never started, 0 unfinished, 0 finished; 0 lines of chat.\n"
    assert b"Adalbertina" not in (data / "ludi.sqlite3").read_bytes(), "what was deleted is gone from the disk"
