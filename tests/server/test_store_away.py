"""While the store is away nothing is lost or shown by halves, and afterwards everything goes on by itself."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from ludi.client import Seat, Table

from .conftest import ServerProcess, eventually
from .postgres import Postgres

Json = dict[str, Any]
Away = Callable[[], contextlib.AbstractContextManager[None]]
KINDS = ("sqlite", "postgresql")


class Served:
    """A server whose store can be taken away, and what is stored."""

    def __init__(self, server: ServerProcess, away: Away, versions: Callable[[str], int]) -> None:
        self.server, self.away, self.version_stored = server, away, versions


@pytest.fixture(params=KINDS, scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on each kind of store; its bots pause long enough to be overtaken by a fault."""
    arguments, slow = [], {"LUDI_SERVER_BOT_PAUSE": "0.6"}
    if request.param == "postgresql":
        cluster: Postgres = request.getfixturevalue("cluster")
        arguments = ["--db", cluster.url]
    with ServerProcess(tmp_path_factory.mktemp("away") / "data", *arguments, **slow) as server:
        if arguments:
            yield Served(server, lambda: stopped(cluster), lambda room: in_postgres(cluster, room))
        else:
            yield Served(server, lambda: full_disk(server), lambda room: in_sqlite(server, room))


@contextlib.contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of the server can grow: what a full disk does to it."""
    assert server.process is not None
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8192, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextlib.contextmanager
def stopped(cluster: Postgres) -> Iterator[None]:
    """The database is not there."""
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


def in_sqlite(server: ServerProcess, room: str) -> int:
    """The version that is stored."""
    with contextlib.closing(sqlite3.connect(server.data / "ludi.sqlite3")) as database:
        return int(database.execute("select version from room where id = ?", [room]).fetchone()[0])


def in_postgres(cluster: Postgres, room: str) -> int:
    """The version that is stored."""
    return int(cluster.query(f"select version from room where id = '{room}'")[0][0])


def post_move(table: Table, seat: Seat, now: Json, cmd_id: str) -> httpx.Response:
    """A move, sent once."""
    body = {"cmd_id": cmd_id, "expected_version": now["version"], "action": now["legal"][0]["action"]}
    return table.http.post(f"/api/rooms/{seat.room}/moves", params={"seat": seat.number}, json=body)


def test_a_move_is_refused_with_503_and_made_once_when_it_is_sent_again(served: Served) -> None:
    with Table(served.server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", practice=True)
        now = seat.state()
        assert table.http.get("/healthz").status_code == 200
        with served.away():
            for _ in range(2):
                answer = post_move(table, seat, now, "command-1")
                assert answer.status_code == 503
                assert int(answer.headers["Retry-After"]) > 0
                assert answer.json()["key"] == "server-no-store"
            assert eventually(lambda: table.http.get("/healthz").status_code == 503, 5)
            health = table.http.get("/healthz")
            assert int(health.headers["Retry-After"]) > 0
        made = seat.move(now["version"], now["legal"][0]["action"], "command-1")  # the client waits as it is told to
        again = post_move(table, seat, now, "command-1")
        assert again.status_code == 200
        assert again.json()["accepted"] == made["accepted"] == served.version_stored(seat.room)
        assert eventually(lambda: table.http.get("/healthz").status_code == 200, 5)


def test_a_bot_moves_by_itself_when_the_store_is_back(served: Served) -> None:
    """Nobody looks at the room meanwhile: what counts is what is stored."""
    with Table(served.server.url) as table:
        seat = table.create("roma", ["me", "bot:random"], "Ada")
        now = seat.state()
        while now["to_move"] == 0:
            now = seat.move(now["version"], now["legal"][-1]["action"])
        stored = served.version_stored(seat.room)
    with served.away():
        assert eventually(lambda: '"event": "bot"' in served.server.log.read_text()), "the bot did not try"
    assert eventually(lambda: served.version_stored(seat.room) > stored), "the bot is lost"


def test_new_rooms_and_readers_get_503_and_no_error(served: Served) -> None:
    with Table(served.server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", practice=True)
        body = {"title": "roma", "players": 2, "seats": ["me", "shared"], "nickname": "Ada"}
        with served.away():
            answers = [
                table.http.post("/api/rooms", json=body),
                table.http.post(f"/api/rooms/{seat.room}/chat", json={"text": "salve"}),
            ]
            assert [a.status_code for a in answers] == [503, 503]
            assert all("Retry-After" in a.headers for a in answers)
        assert seat.post("/chat", {"text": "salve"})["text"] == "salve"
        assert table.create("roma", ["me", "shared"], "Ada").state()["version"] > 0
