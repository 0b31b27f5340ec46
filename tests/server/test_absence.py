"""A seat changes hands only by the rule that the lobby showed, and everybody at the table is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from ludi.client import Seat, Table

from .conftest import PATIENCE, ServerProcess

Three = tuple[Seat, Seat, Seat]


@contextmanager
def three(server: ServerProcess, **rule: Any) -> Iterator[Three]:
    """A running game of three browsers: the owner and two others."""
    with Table(server.url, patience=0) as a, Table(server.url, patience=0) as b, Table(server.url, patience=0) as c:
        body = {"title": "lusitania", "players": 3, "seats": ["me", "open", "open"], "nickname": "Ada", **rule}
        answer = a.http.post("/api/rooms", json=body)
        assert answer.status_code == 200, answer.text
        owner = Seat(a, answer.json()["room"], 0)
        invite = owner.info()["invite"]
        yield owner, b.join(invite, "Ben"), c.join(invite, "Cleo")


def change(seat: Seat, number: int, kind: str) -> httpx.Response:
    """Ask for a change of a seat."""
    return seat.table.http.post(f"/api/rooms/{seat.room}/seat", json={"seat": number, "kind": kind})


def refused(answer: httpx.Response) -> str:
    """The key of a refusal."""
    assert answer.status_code in (403, 409), answer.text
    return str(answer.json()["key"])


@contextmanager
def present(server: ServerProcess, seat: Seat) -> Iterator[ClientConnection]:
    """The page of a seat is open."""
    cookies = "; ".join(f"{c.name}={c.value}" for c in seat.table.http.cookies.jar)
    url = f"{server.url.replace('http', 'ws')}/api/rooms/{seat.room}/stream"
    with connect(url, additional_headers={"Cookie": cookies}) as stream:
        stream.recv(PATIENCE)
        yield stream


def acts(seat: Seat) -> list[str]:
    """What was done about seats, as this reader is told."""
    return [act["told"]["key"].removeprefix("table-act-") for act in seat.info()["acts"]]


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where a player who is not there is absent at once."""
    with ServerProcess(tmp_path_factory.mktemp("soon") / "data", LUDI_SERVER_ABSENT="0") as found:
        yield found


def test_a_player_who_is_there_keeps_the_seat(soon: ServerProcess) -> None:
    with three(soon, successor="person") as (owner, ben, cleo), present(soon, ben):
        for kind in ("kick", "bot:centurio"):
            assert refused(change(owner, 1, kind)) == "server-no-absence"
        assert refused(change(cleo, 1, "bot:centurio")) == "server-no-absence"
        assert ben.state()["seat"] == 1
        assert acts(owner) == []


def test_nobody_is_absent_before_the_time_that_the_room_says(soon: ServerProcess) -> None:
    with three(soon, absence=600, successor="person") as (owner, ben, cleo):
        info = owner.info()
        assert (info["absence"], info["successor"]) == (600, "person")
        assert info["seats"][1]["absent"] in range(600)
        for reader, kind in ((owner, "bot:centurio"), (cleo, "bot:centurio"), (owner, "kick")):
            answer = change(reader, 1, kind)
            assert refused(answer) == "server-no-absence-yet"
            assert 0 < answer.json()["params"]["seconds"] <= 600
        now = ben.state()
        assert now["seat"] == 1


def test_an_absent_players_seat_goes_to_a_bot_and_back_and_all_are_told(soon: ServerProcess) -> None:
    with three(soon) as (owner, ben, cleo):
        assert change(cleo, 1, "bot:centurio").status_code == 200
        assert acts(owner) == acts(ben) == acts(cleo) == ["bot"]
        (act,) = owner.info()["acts"]
        assert act["told"]["params"] == {"by": "Cleo", "seat": "Ben", "level": "centurio"}
        assert (act["seat"], act["by"]) == (1, 2)
        assert change(ben, 1, "take_back").status_code == 200
        assert acts(cleo) == ["bot", "take-back"]
        soon.kill()
        soon.start()
        assert acts(cleo) == ["bot", "take-back"]


def test_nobody_sees_a_hand_that_way_where_the_room_does_not_say_so(soon: ServerProcess) -> None:
    with three(soon) as (owner, ben, cleo):
        invite = owner.info()["invite"]
        assert refused(change(owner, 1, "kick")) == "server-no-successor"
        assert change(cleo, 1, "bot:centurio").status_code == 200
        for kind in ("kick", "open"):
            assert refused(change(owner, 1, kind)) == "server-no-successor"
            assert refused(change(cleo, 1, kind)) in ("server-no-kick", "server-no-open")
        assert owner.info()["invite"] == invite
        assert ben.state()["seat"] == 1
        with Table(soon.url, patience=0) as other:
            answer = other.http.post(
                f"/api/rooms/{owner.room}/claim", json={"invite": invite[-43:], "nickname": "Eve", "seat": 1}
            )
            assert refused(answer) == "server-no-taken-seat"


def test_a_bots_hand_is_not_looked_into_either(soon: ServerProcess) -> None:
    with Table(soon.url, patience=0) as table:
        seat = table.create("roma", ["me", "bot:random"], "Ada")
        assert refused(change(seat, 1, "open")) == "server-no-successor"
        assert change(seat, 1, "bot:tiro").status_code == 200
        assert acts(seat) == ["level"]


def test_where_the_room_says_so_another_person_may_follow_and_all_are_told(soon: ServerProcess) -> None:
    with three(soon, successor="person") as (owner, ben, cleo):
        assert refused(change(cleo, 1, "kick")) == "server-no-kick"
        assert change(owner, 1, "kick").status_code == 200
        assert ben.table.http.get(f"/api/rooms/{ben.room}/state").status_code == 403
        with Table(soon.url, patience=0) as other:
            dora = other.join(owner.info()["invite"], "Dora")
            assert dora.number == 1
            assert acts(owner) == acts(cleo) == acts(dora) == ["opens", "claim"]
        said = [act["told"]["params"] for act in cleo.info()["acts"]]
        assert [(p["by"], p["seat"]) for p in said] == [("Ada", "Ben"), ("Dora", "2")]


def test_before_the_game_the_owner_may_send_anybody_away(soon: ServerProcess) -> None:
    with Table(soon.url, patience=0) as a, Table(soon.url, patience=0) as b:
        owner = a.create("lusitania", ["me", "open", "open"], "Ada")
        ben = b.join(owner.info()["invite"], "Ben")
        with present(soon, ben):
            assert change(owner, 1, "kick").status_code == 200
        assert acts(owner) == ["kick"]


def test_a_program_that_plays_without_a_stream_is_there(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(LUDI_SERVER_ABSENT="1000")
    with three(server) as (owner, *others):
        now = owner.state()
        mover = (owner, *others)[now["to_move"]] if now["to_move"] >= 0 else owner
        at = mover.state()
        mover.move(at["version"], at["legal"][0]["action"])
        assert owner.info()["seats"][mover.number or 0]["absent"] <= 5


@pytest.mark.parametrize("rule", [{"absence": 9}, {"absence": 86401}, {"successor": "owner"}, {"absence": "60"}])
def test_a_rule_that_is_none_is_refused(soon: ServerProcess, rule: dict[str, Any]) -> None:
    body = {"title": "roma", "players": 2, "seats": ["me", "open"], "nickname": "Ada", **rule}
    assert httpx.post(f"{soon.url}/api/rooms", json=body).status_code == 422
