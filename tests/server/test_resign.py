"""A player resigns at a hosted table: what becomes of the match, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import ludi
from ludi.client import Seat, Table
from ludi.kernel.frames import OVER
from ludi.kernel.titles import TITLES

from .conftest import ServerProcess
from .test_absence import acts, change, refused, three


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, which is killed and started again."""
    with ServerProcess(tmp_path_factory.mktemp("resign") / "data") as found:
        yield found


def two(table: Table, other: Table, title: str = "roma") -> tuple[Seat, Seat]:
    owner = table.create(title, ["me", "open"], "Ada")
    return owner, other.join(owner.info()["invite"], "Ben")


def test_with_two_seats_the_other_has_won_and_it_stays_so(server: ServerProcess) -> None:
    with Table(server.url, patience=0) as a, Table(server.url, patience=0) as b:
        ada, ben = two(a, b)
        version = ada.state()["version"]
        assert ben.resign()["status"] == "over"
        for _ in range(2):
            for seat in (ada, ben):
                now = seat.state()
                assert (now["to_move"], now["legal"], now["version"]) == (OVER, [], version + 1)
                assert (now["over"]["ranks"], now["over"]["resigned"]) == ([0, 1], 1)
                assert [(m["key"], m["params"]["seat"]["id"]) for m in now["log"][-1]["told"]] == [
                    ("table-told-resign", 1)
                ]
            assert refused(change(ada, 0, "resign")) == "server-no-more"
            server.kill()
            server.start()
        record = ludi.Record.parse(ada.record())
        assert (record.resigned, record.verify().ranks()) == (1, [0, 1])
        again = a.http.post("/api/import", content=ada.record(), headers={"Content-Type": "application/jsonl"}).json()
        assert again["status"] == "over"
        assert Seat(a, again["room"], 0).state()["over"]["resigned"] == 1
        replay = a.http.get(f"/api/rooms/{ada.room}/replay/{version + 1}").json()
        assert (replay["over"]["resigned"], replay["entry"]["decision"]) == (1, "resign")
        assert a.http.get(f"/api/rooms/{ada.room}/replay/{version}").json()["over"] is None


@pytest.mark.parametrize("title", TITLES)
def test_against_bots_alone_it_is_over_at_once(server: ServerProcess, title: str) -> None:
    with Table(server.url, patience=0) as table:
        usual = next(x["usual"] for x in table.http.get("/api/titles").json() if x["title"] == title)
        seat = table.create(title, ["me", *["bot:random"] * (usual - 1)], "Ada")
        assert seat.resign()["status"] == "over"
        assert seat.state()["over"]["ranks"][0] == usual - 1


def test_with_more_seats_a_bot_plays_on_for_good(server: ServerProcess) -> None:
    with three(server, successor="person") as (ada, ben, cleo):
        assert [s["resigning"] for s in ada.info()["seats"]] == ["bot"] * 3
        assert (ben.resign()["status"], acts(ada), acts(cleo)) == ("running", ["resign"], ["resign"])
        seat = ada.info()["seats"][1]
        assert (seat["kind"], seat["away"], seat["nickname"]) == ("bot", False, "")
        assert refused(change(ben, 1, "take_back")) == "server-no-member"
        assert refused(change(ben, 1, "resign")) == "server-no-seat"
        assert ben.table.http.get(f"/api/rooms/{ben.room}/state").status_code == 403
        ada.resign()
        assert (cleo.info()["owner"], cleo.info()["seats"][2]["resigning"]) == (True, "last")
        assert cleo.resign()["status"] == "over"


def test_what_cannot_be_resigned_is_refused(server: ServerProcess) -> None:
    with Table(server.url, patience=0) as a, Table(server.url, patience=0) as b, Table(server.url, patience=0) as c:
        lobby = a.create("roma", ["me", "open"], "Ada")
        assert refused(change(lobby, 0, "resign")) == "server-no-start"
        ada, ben = two(a, b)
        assert refused(change(ada, 1, "resign")) == "server-no-seat"
        assert refused(change(Seat(c, ada.room, 0), 0, "resign")) == "server-no-seat"
        assert change(ada, 7, "resign").status_code == 403
        assert c.http.post("/api/rooms/aaaaaaaaaaaa/seat", json={"seat": 0, "kind": "resign"}).status_code == 404
        assert ben.info()["status"] == "running"


def test_streams_are_told_and_an_undo_that_was_asked_for_lapses(server: ServerProcess) -> None:
    with Table(server.url, patience=0) as a, Table(server.url, patience=0) as b:
        ada, ben = two(a, b)
        before = ben.state()
        ada.resign()
        with b.http.stream("GET", f"/api/rooms/{ben.room}/events", params={"after": before["version"]}) as found:
            for line in found.iter_lines():
                message = json.loads(line)
                if message["type"] == "event":
                    break
        assert (message["over"]["resigned"], message["entry"]["decision"]) == (0, "resign")
        assert message["view"]["turn"] == before["view"]["turn"]
        answer = a.http.post(
            f"/api/rooms/{ada.room}/undo", json={"cmd_id": "x" * 8, "expected_version": message["version"]}
        )
        assert (answer.status_code, answer.json()["key"]) == (409, "server-no-more")
