"""My games: what a list of rooms says of each, what is left behind when one is deleted, and all of them as files."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from ludi.client import Table
from ludi.kernel.messages import from_data
from ludi.kernel.record import Record
from ludi.locales import Text
from ludi.match import outcome
from ludi.server.prune import Keep
from ludi.server.settings import Settings

from .conftest import ServerProcess


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


def test_a_list_says_turn_and_points_as_everybody_sees_them(table: Table) -> None:
    for title in ("roma", "lusitania", "pokern", "empire"):
        seat = table.create(title, ["me", "shared"], "Ada")
        listed = next(room for room in table.rooms() if room["room"] == seat.room)
        with Table(table.address) as stranger:
            seen = stranger.watch(seat.info()["watch"]).state()
        assert from_data(listed["summary"]) == from_data(seen["summary"])
        points = [from_data(one) for one in seen["standing"]][: 2 if title == "roma" else None]  # without the supply
        assert [from_data(one) for one in listed["standing"]] == points
        assert points
        assert listed["result"] is None
        assert listed["at"] > 0


def test_a_list_says_who_has_won(table: Table) -> None:
    seat = table.create("roma", ["me", "bot:tiro"], "Ada")
    seat.resign()
    listed = next(room for room in table.rooms(over=True) if room["room"] == seat.room)
    assert from_data(listed["result"]) == outcome([1, 0])


def test_who_deletes_a_game_leaves_it_and_nothing_is_left_where_nobody_else_sits(table: Table) -> None:
    alone = table.create("roma", ["me", "bot:random"], "Ada")
    after = table.http.delete(f"/api/me/rooms/{alone.room}").json()
    assert alone.room not in [room["room"] for room in after["listed"]]
    assert table.http.get(f"/api/rooms/{alone.room}").status_code == 404
    with Table(table.address) as other:
        two = table.create("roma", ["me", "open"], "Ada")
        info = table.http.get(f"/api/rooms/{two.room}").json()
        theirs = other.join(info["invite"], "Berta")
        assert table.http.delete(f"/api/me/rooms/{two.room}").status_code == 200
        assert other.held(two.room) == [theirs.number]
        assert table.http.delete(f"/api/me/rooms/{two.room}").status_code == 404


def test_all_games_come_as_files_that_can_be_read_again(table: Table) -> None:
    seat = table.create("pokern", ["me"], "Ada", options={"turns": 1})
    table.create("roma", ["me", "open"], "Ada")  # a lobby has nothing to export
    over = seat.play(lambda now: now["legal"][-1]["action"])["over"]
    found = table.http.get("/api/me/export")
    assert found.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(found.content)) as archive:
        assert archive.namelist() == [f"{seat.room}.jsonl"]
        record = Record.parse(archive.read(archive.namelist()[0]).decode())
    assert record.verify().points() == over["scores"]
    with (
        Table(table.address) as nobody,
        zipfile.ZipFile(io.BytesIO(nobody.http.get("/api/me/export").content)) as archive,
    ):
        assert archive.namelist() == []


def test_how_long_games_are_kept_is_said(table: Table) -> None:
    keep = table.http.get("/api/me").json()["keep"]
    assert keep == asdict(Keep.of(Settings()))
    assert Text("en")("web-games-keep", days=30).startswith("Finished games are deleted 30 days")
