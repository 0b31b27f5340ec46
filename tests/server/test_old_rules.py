"""A database of an earlier version is opened: what was played stays readable for ever, what can go on goes on.

`old/a3ce65c-*` were made by a server of that commit: finished and running matches of every title, two of them with a
data file of the user's, and what each seat was told of them. They are opened here by a server of the version after this
one: a copy of the package in which every RULES_VERSION is raised, and the rules of Roma are really others.
"""

from __future__ import annotations

import json
import lzma
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.client import Refusal, Seat, Table
from ludi.kernel import past
from ludi.kernel.errors import BadRecord
from ludi.kernel.titles import FAMILY, TITLES, family

from .conftest import ServerProcess
from .old.seen import seen

OLD = Path(__file__).parent / "old"
SOURCE = Path(ludi.__file__).parent
Json = dict[str, Any]
CHANGED = ("roma", "arena")  # titles whose rules of the next version lead elsewhere


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data file with which Empire was played: Gallia is worth nine in turn 1."""
    with zipfile.ZipFile(past.KEPT / "empire-2.zip") as archive:
        ours = archive.read("games/empire/facts.toml").decode()
    first = ours.index('id = "gallia"')
    end = ours.index("[[area]]", first)
    gallia = ours[first:end].replace("vp = [2,", "vp = [9,").replace('vp_src = "RECONSTRUCTED"', 'vp_src = "FACT:SEED"')
    file = tmp_path_factory.mktemp("own") / "mine.toml"
    file.write_bytes((ours[:first] + gallia + ours[end:]).encode())
    return file


@pytest.fixture(scope="module")
def next_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it may be one day; each version up to this one is kept in it."""
    root = tmp_path_factory.mktemp("next")
    shutil.copytree(SOURCE, root / "ludi", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in {family(title) for title in TITLES}:
        options = root / "ludi" / "games" / name / "options.py"
        text, n = re.subn(
            r"^RULES_VERSION = (\d+)", lambda m: f"RULES_VERSION = {int(m[1]) + 1}", options.read_text(), flags=re.M
        )
        assert n == 1
        options.write_text(text)
    facts = root / "ludi" / "games" / "roma" / "facts.toml"
    text, n = re.subn(r"^vp = \{ value = 10,", "vp = { value = 11,", facts.read_text(), flags=re.M)
    assert n == 1
    facts.write_text(text)
    return root


def stored(name: str, data: Path) -> Json:
    """The data folder of that server, and what it answered."""
    data.mkdir()
    (data / "ludi.sqlite3").write_bytes(lzma.decompress((OLD / f"a3ce65c-{name}.sqlite3.xz").read_bytes()))
    found: Json = json.loads((OLD / f"a3ce65c-{name}.json").read_text())
    return found


def table_of(server: ServerProcess, old: Json) -> Table:
    """The browser that played then."""
    found = Table(server.url)
    found.http.cookies.update(old["cookies"])
    return found


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, next_version: Path) -> Iterator[tuple[ServerProcess, Json]]:
    """A server of the next version, with the data of then."""
    data = tmp_path_factory.mktemp("plain") / "data"
    old = stored("plain", data)
    with ServerProcess(data, PYTHONPATH=str(next_version)) as server:
        yield server, old


def rooms(old: Json, *, over: bool) -> dict[str, Json]:
    """The rooms that were over, or that were not."""
    found = {name: room for name, room in old["rooms"].items() if room["over"] is over}
    assert found
    return found


@pytest.mark.soak
def test_finished_matches_are_read_and_saved_as_on_the_day_they_were_played(plain: tuple[ServerProcess, Json]) -> None:
    server, old = plain
    with table_of(server, old) as table:
        finished = rooms(old, over=True)
        assert {room["title"] for room in finished.values()} == {"roma", "arena", "lusitania", "pokern"}
        for name, room in finished.items():
            assert seen(table, name, room["players"]) == room["seen"], room["title"]
            info = table.http.get(f"/api/rooms/{name}").json()
            assert (info["status"], info["closed"]) == ("over", None)


def test_running_matches_go_on_where_the_rules_lead_to_the_same_position(plain: tuple[ServerProcess, Json]) -> None:
    server, old = plain
    with table_of(server, old) as table:
        going = {name: room for name, room in rooms(old, over=False).items() if room["title"] not in CHANGED}
        assert {room["title"] for room in going.values()} == {"lusitania", "pokern", "empire"}
        for name, room in going.items():
            now = Seat(table, name, 0).state()
            assert now["version"] == room["version"]
            seat = Seat(table, name, now["to_move"])
            now = seat.state()
            assert seat.move(now["version"], now["legal"][0]["action"])["version"] > room["version"]
            assert seat.info()["closed"] is None
    with closing(sqlite3.connect(server.data / "ludi.sqlite3")) as database:
        rows = dict(database.execute("select id, rules_version from room").fetchall())
    assert all(rows[name] == past.now(room["title"]) + 1 for name, room in going.items())


def test_running_matches_that_cannot_go_on_are_closed_with_words_and_each_seat_keeps_what_it_saw(
    plain: tuple[ServerProcess, Json],
) -> None:
    server, old = plain
    with table_of(server, old) as table:
        closed = {name: room for name, room in rooms(old, over=False).items() if room["title"] in CHANGED}
        assert len(closed) == 2
        for name, room in closed.items():
            assert seen(table, name, room["players"]) == room["seen"], room["title"]
            seat = Seat(table, name, 0)
            said, now = seat.info()["closed"], seat.state()
            assert said["key"] == "server-closed-rules"
            assert "cannot go on under the present ones" in said["detail"]
            assert (now["legal"], now["undo"], now["redo"]) == ([], "no", False)
            for command in ("/undo", "/redo", "/undo/answer", "/hint"):
                body = {"cmd_id": "abcdefgh", "expected_version": now["version"], "accept": True}
                assert table.http.post(f"/api/rooms/{name}{command}", json=body).status_code in (409, 422)
            with pytest.raises(Refusal) as refused:
                seat.move(now["version"], 0)
            assert (refused.value.status, refused.value.key) == (409, "server-closed-rules")


def test_a_rematch_of_an_old_match_has_the_rules_of_now(plain: tuple[ServerProcess, Json]) -> None:
    server, old = plain
    with table_of(server, old) as table:
        name = next(name for name, room in rooms(old, over=True).items() if room["title"] == "roma")
        again = table.http.post(f"/api/rooms/{name}/rematch").json()
        view = Seat(table, again["room"], 0).state()["view"]
        assert [player["vp"] for player in view["players"]] == [11, 11]


@pytest.mark.soak
def test_a_saved_record_of_an_old_match_is_replayed_verified_and_opened_again(
    plain: tuple[ServerProcess, Json], next_version: Path, tmp_path: Path
) -> None:
    server, old = plain
    environment = {**os.environ, "LUDI_LANG": "en", "PYTHONPATH": str(next_version)}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "import ludi.cli; ludi.cli.main()", *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)

    with table_of(server, old) as table:
        name = next(name for name, room in rooms(old, over=True).items() if room["title"] == "arena")
        text = Seat(table, name, 0).record()
        file = tmp_path / "old.jsonl"
        file.write_text(text, "utf-8")
        verified = run("verify", str(file))
        assert (verified.returncode, verified.stderr) == (0, "")
        replayed = run("replay", str(file), "--at", "30")
        assert (replayed.returncode, replayed.stderr) == (0, "")
        posted = table.http.post("/api/import", content=text, headers={"content-type": "application/jsonl"})
        assert posted.status_code == 200, posted.text
        again = Seat(table, posted.json()["room"], 1).record()
        assert again.splitlines()[1:] == text.splitlines()[1:]
        file.write_text("".join(line + "\n" for line in text.splitlines()[:-20]), "utf-8")
        assert run("verify", str(file)).returncode == 0
        refused = run("play", "arena", "--resume", str(file))
        assert refused.returncode == 2
        unfinished = table.http.post(
            "/api/import", content=file.read_bytes(), headers={"content-type": "application/jsonl"}
        )
        assert unfinished.status_code == 422
        assert "it can be replayed and verified, not played on" in unfinished.json()["detail"]
        file.write_text(
            text.replace(f'"rules": {json.loads(text.splitlines()[0])["rules"]}', '"rules": 99', 1), "utf-8"
        )
        unknown = run("verify", str(file))
        assert unknown.returncode == 2
        assert re.search(
            r"it was played under version 99 of the rules of arena; this is version \d+; 2, .*can be read here",
            unknown.stderr,
        )


@pytest.mark.soak
def test_another_data_file_is_noticed(own: Path, tmp_path: Path) -> None:
    """First the file is there once, so that the store knows it; then there is none, or another one."""
    data = tmp_path / "data"
    old = stored("own", data)
    (finished,), (running,) = (list(rooms(old, over=over)) for over in (True, False))
    with ServerProcess(data, LUDI_FACTS_EMPIRE=str(own)) as server, table_of(server, old) as table:
        assert seen(table, finished, 2) == old["rooms"][finished]["seen"]
        assert Seat(table, running, 0).info()["closed"] is None
        then = {name: seen(table, name, 2) for name in (finished, running)}
    other = tmp_path / "other.toml"
    other.write_text(own.read_text("utf-8").replace("vp = [9,", "vp = [8,"), "utf-8")
    for given in ({}, {"LUDI_FACTS_EMPIRE": str(other)}):
        with ServerProcess(data, **given) as server, table_of(server, old) as table:
            assert {name: seen(table, name, 2) for name in then} == then
            seat = Seat(table, running, 0)
            said = seat.info()["closed"]
            assert said["key"] == "server-closed-facts"
            assert "LUDI_FACTS_EMPIRE" in said["detail"]
            with pytest.raises(Refusal) as refused:
                seat.move(seat.state()["version"], 0)
            assert refused.value.key == "server-closed-facts"


def test_a_data_file_that_the_store_never_saw_is_named_and_nothing_is_told_under_others(
    own: Path, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    old = stored("own", data)
    (finished,) = rooms(old, over=True)
    with ServerProcess(data) as server, table_of(server, old) as table:
        refused = table.http.get(f"/api/rooms/{finished}")
        assert refused.status_code == 409
        assert refused.json()["key"] == "server-no-facts"
        assert "LUDI_FACTS_EMPIRE" in refused.json()["detail"]
    with ServerProcess(data, LUDI_FACTS_EMPIRE=str(own)) as server, table_of(server, old) as table:
        assert seen(table, finished, 2) == old["rooms"][finished]["seen"]


@pytest.mark.soak
def test_a_data_file_that_changes_counts_from_the_next_start(own: Path, tmp_path: Path) -> None:
    mine, data = tmp_path / "mine.toml", tmp_path / "data"
    mine.write_bytes(own.read_bytes())
    with ServerProcess(data, LUDI_FACTS_EMPIRE=str(mine)) as server, Table(server.url) as table:
        first = table.create("empire", ["me", "shared"], "Ada")
        mine.write_text(own.read_text("utf-8").replace("vp = [9,", "vp = [8,"), "utf-8")
        second = table.create("empire", ["me", "shared"], "Ada")
        cookies = dict(table.http.cookies)
    with closing(sqlite3.connect(data / "ludi.sqlite3")) as database:
        facts = dict(database.execute("select id, facts from room").fetchall())
        texts = dict(database.execute("select name, text from facts").fetchall())
    assert facts[first.room] == facts[second.room]
    assert list(texts.values()) == [own.read_text("utf-8")]
    with ServerProcess(data, LUDI_FACTS_EMPIRE=str(mine)) as server, table_of(server, {"cookies": cookies}) as table:
        assert Seat(table, first.room, 0).info()["closed"]["key"] == "server-closed-facts"


@pytest.mark.parametrize("title", TITLES)
def test_every_version_that_was_played_is_kept(title: str) -> None:
    """If this fails, RULES_VERSION was raised: run bin/keep-rules and commit the file it makes."""
    oldest = {"roma": 2, "empire": 2}.get(FAMILY.get(title, title), 1)
    assert set(range(oldest, past.now(title) + 1)) <= set(past.versions(title))


def test_a_name_of_a_data_file_is_a_text() -> None:
    version = past.now("empire")
    header = f'{{"ludi": 1, "rules": {version}, "title": "empire", "seats": 2, "players": ["a", "b"], "facts": [1]}}'
    with pytest.raises(BadRecord, match=r"line 1: facts: \[1\] was given, a text is accepted"):
        ludi.Record.parse(header + "\n")
