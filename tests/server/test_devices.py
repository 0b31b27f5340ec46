"""One key a browser: its seats at any number of tables, on its other devices too, and old cookies taken over."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import ludi
from ludi.client import Refusal, Seat, Table
from ludi.match import Match
from ludi.match.commitment import Secret
from ludi.rooms.seats import SeatRow
from ludi.server.rows import RoomRow
from ludi.server.security import hashed, link_token
from ludi.server.store import Store

from .conftest import PATIENCE, ServerProcess

DEVICE = "ludi_device"
TWO = ["me", "shared"]


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


def line(table: Table) -> str:
    """The Cookie line that a browser sends."""
    return str(table.http.build_request("GET", "/").headers.get("cookie", ""))


def stream(table: Table, room: str, query: str = "", cookie: str | None = None) -> ClientConnection:
    """A socket as a browser opens it."""
    url = f"{table.address.replace('http', 'ws')}/api/rooms/{room}/stream{query}"
    return connect(url, additional_headers={"Cookie": line(table) if cookie is None else cookie})


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if message["type"] == kind:
            return message


def closed(socket: ClientConnection) -> int | None:
    """The code that the server closes a socket with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    return socket.close_code


def refused(table: Table, path: str, body: Any = None, method: str = "POST") -> tuple[int, str]:
    """Status and key of a refusal."""
    answer = table.http.request(method, path, json=body)
    return answer.status_code, answer.json()["key"]


def code(table: Table) -> str:
    """A new link to one more device, without the page."""
    link: str = table.http.post("/api/me/link").json()["link"]
    assert re.fullmatch(r"/device#[\w-]{43}", link)
    return link.partition("#")[2]


def redeem(table: Table, code: str) -> httpx.Response:
    return table.http.post("/api/me/redeem", json={"code": code})


def move(table: Table, room: str, seat: int = 0) -> int:
    """The first legal move; the version after it."""
    found = Seat(table, room, seat)
    now = found.state()
    return int(found.move(now["version"], now["legal"][0]["action"])["version"])


@pytest.mark.soak
def test_one_browser_holds_seats_in_500_rooms_and_plays_in_them_over_a_socket(table: Table) -> None:
    rooms = [table.create("roma", TWO, "Ada").room for _ in range(500)]
    assert line(table) == f"{DEVICE}={table.key}"
    listed = list(table.rooms())
    assert {r["room"] for r in listed} == set(rooms)
    assert len(listed) == 500
    for room in (rooms[0], rooms[250], rooms[-1]):
        with stream(table, room) as socket:
            before = heard(socket, "snapshot")
            actor = before["to_move"]
            after = move(table, room, actor)
            assert heard(socket, "event")["version"] == before["version"] + 1
            assert after > before["version"]


def test_a_mere_reader_gets_no_key(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "open"], "Ada")
    info = seat.info()
    with Table(server.url) as reader:
        reader.watch(info["watch"])
        me = reader.http.get("/api/me").json()
        assert me.pop("keep").keys() == {"lobbies", "abandoned", "finished", "chat"}
        assert me == {"devices": 0, "rooms": 0, "listed": [], "watch": []}
        assert refused(reader, f"/api/rooms/{seat.room}/claim", {"invite": "x" * 43, "nickname": "Eve"})[0] == 403
        assert refused(reader, "/api/rooms", {"title": "chess"})[0] == 422
        assert reader.http.get(f"/api/rooms/{seat.room}/state").status_code == 403
        assert (reader.key, line(reader)) == (None, "")
        reader.join(info["invite"], "Ben")
        assert line(reader) == f"{DEVICE}={reader.key}"


def test_the_list_says_whose_turn_it_is(table: Table, server: ServerProcess) -> None:
    lobby = table.create("roma", ["me", "open"], "Ada").room
    running = table.create("roma", ["me", "open"], "Ada")
    over = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 1})
    over.play(lambda now: int(now["legal"][0]["action"]))
    with Table(server.url) as other:
        other.join(running.info()["invite"], "Ben")
        now = running.state()
        by_room = {r["room"]: r for r in table.rooms()}
        assert [by_room[r]["status"] for r in (lobby, running.room, over.room)] == ["lobby", "running", "over"]
        assert [by_room[r]["to_move"] for r in (lobby, running.room, over.room)] == [None, now["to_move"], None]
        assert [s["nickname"] for s in by_room[running.room]["seats"]] == ["Ada", "Ben"]
        turns = {next(r for r in t.rooms() if r["room"] == running.room)["my_turn"] for t in (table, other)}
        assert turns == {True, False}
        assert by_room[running.room]["my_turn"] == (now["to_move"] == 0)
    assert {r["room"] for r in table.rooms(over=False)} == {lobby, running.room}
    assert [r["room"] for r in table.rooms(over=True)] == [over.room]
    page = table.http.get("/api/me", params={"skip": 1, "most": 1}).json()
    assert (page["rooms"], len(page["listed"])) == (3, 1)


def test_a_program_goes_on_with_the_key_it_has_kept(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", TWO, "Ada")
    with Table(server.url, key=table.key) as again:
        assert [r["room"] for r in again.rooms()] == [seat.room]
        assert Seat(again, seat.room, 1).state()["seat"] == 1
        assert again.key == table.key


def test_a_rematch_carries_the_seats_on(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "open"], "Ada", options={"max_turns": 1})
    with Table(server.url) as other:
        guest = other.join(seat.info()["invite"], "Ben")
        while seat.state()["over"] is None:
            for s in (seat, guest):
                while (now := s.state())["legal"]:
                    s.move(now["version"], now["legal"][-1]["action"])
        again = table.http.post(f"/api/rooms/{seat.room}/rematch").json()
        assert (again["mine"], again["owner"]) == ([1], True)
        assert table.held(again["room"]) == [1]
        assert other.held(again["room"]) == [0]


# Old cookies, one a seat.

FIRST, SECOND, THIRD = "bbbbbbbbbbbb", "cccccccccccc", "dddddddddddd"
ALONE = [letter * 12 for letter in "efghij"]  # a room for each test that needs one
LOCKED_OUT = [f"aaaaaaaaa{a}{b}{c}" for a in "ab" for b in "abcdefgh" for c in "abcdefghij"][:150]


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with rooms of before, of two people each, who have a token a seat; two rooms are rematches of FIRST."""
    server = ServerProcess(tmp_path_factory.mktemp("old") / "data")
    match, secret = Match(ludi.make("roma")), Secret.new()
    state = match.start()
    events = match.run_on(state, secret.chance(FIRST), 99)
    row = RoomRow(
        id=FIRST, title="roma", players=2, rules_version=match.game.rules_version, options=dict(match.game.options),
        position=None, note=None, status="running", version=len(events), hints=False, practice=False,
        commitment=secret.commitment,
    )  # fmt: skip

    async def main() -> None:
        server.data.mkdir()
        async with Store.opened(f"sqlite+aiosqlite:///{server.data / 'ludi.sqlite3'}") as store:
            for name in (*LOCKED_OUT, *ALONE, FIRST, SECOND, THIRD):
                previous = {SECOND: FIRST, THIRD: SECOND}.get(name)
                tokens = [token(name, 0), token(name if previous is None else FIRST, 1)]
                seats = [SeatRow(i, "human", None, f"p{i}", hashed(t), owner=i == 0) for i, t in enumerate(tokens)]
                await store.create(replace(row, id=name, previous=previous), seats, secret, events)

    asyncio.run(main())
    with server:
        yield server


def token(room: str, seat: int) -> str:
    """What the cookie of a seat was."""
    return f"{room}{seat}".ljust(43, "T")


def browser(server: ServerProcess, cookies: Mapping[str, str]) -> Table:
    """A browser with cookies of before."""
    found = Table(server.url)
    for name, value in cookies.items():
        found.http.cookies.set(name, value, domain="127.0.0.1", path="/")
    return found


def test_a_seat_of_an_old_cookie_is_taken_over_when_it_is_shown(old: ServerProcess) -> None:
    server, room = old, ALONE[0]
    shown = {f"ludi_{room}_0": token(room, 0)}
    with browser(server, shown) as table, Table(server.url) as stranger:
        answer = table.http.get("/api/titles")
        assert [c.partition("=")[0] for c in answer.headers.get_list("set-cookie")] == [f"ludi_{room}_0", DEVICE]
        assert line(table) == f"{DEVICE}={table.key}"
        assert table.held(room) == [0]
        assert Seat(table, room, 0).state()["seat"] == 0
        with stream(table, room) as socket:
            assert heard(socket, "snapshot")["seat"] == 0
        assert stranger.held(room) == []
        # A program that keeps no cookies shows the old one again and again, also to a socket.
        for _ in range(2):
            assert httpx.get(f"{server.url}/api/rooms/{room}", cookies=shown).json()["mine"] == [0]
        with stream(table, room, cookie=f"ludi_{room}_0={token(room, 0)}") as socket:
            assert heard(socket, "snapshot")["seat"] == 0
        more = {**shown, f"ludi_{room}_1": "x" * 43}
        assert httpx.get(f"{server.url}/api/rooms/{room}", cookies=more).json()["mine"] == []
    with sqlite3.connect(server.data / "ludi.sqlite3") as db:
        query = "select seat, token_hash is null, holder is null from seat where room = ? order by seat"
        assert db.execute(query, (room,)).fetchall() == [(0, 1, 0), (1, 0, 1)]


def test_a_browser_that_150_old_cookies_have_locked_out_gets_in_again(old: ServerProcess) -> None:
    server, rooms = old, LOCKED_OUT
    with browser(server, {f"ludi_{room}_0": token(room, 0) for room in rooms}) as table:
        assert len(line(table)) > 8192
        answers = 0
        while DEVICE not in line(table) or ";" in line(table):
            headers = table.http.get("/api/me").raise_for_status().headers
            assert sum(len(k) + len(v) + 4 for k, v in headers.multi_items()) < 4096
            answers += 1
            assert answers < 20
        assert answers > 1
        assert len(list(table.rooms())) == 150
        for room in (rooms[0], rooms[75], rooms[-1]):
            with stream(table, room) as socket:
                assert heard(socket, "snapshot")["seat"] == 0


def test_requests_at_the_same_time_and_lost_answers_give_one_key(old: ServerProcess) -> None:
    server, rooms = old, ALONE[1:3]
    cookies = {f"ludi_{room}_{seat}": token(room, seat) for room in rooms for seat in (0, 1)}

    async def keys() -> set[str]:
        async with httpx.AsyncClient(base_url=server.url) as http:
            head = {"Cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())}
            answers = await asyncio.gather(*(http.get(f"/api/rooms/{r}", headers=head) for r in rooms * 8))
            assert [a.json()["mine"] for a in answers] == [[0, 1]] * 16
            return {c.partition("=")[2][:43] for a in answers for c in a.headers.get_list("set-cookie") if DEVICE in c}

    (key,) = asyncio.run(keys())
    with Table(server.url, key=key) as table:
        assert {r["room"] for r in table.rooms()} == set(rooms)


def test_a_browser_with_a_key_takes_old_seats_over_to_it(old: ServerProcess) -> None:
    server, room = old, ALONE[3]
    with browser(server, {}) as table:
        new = table.create("roma", TWO, "Ada").room
        key = table.key
        table.http.cookies.set(f"ludi_{room}_1", token(room, 1), domain="127.0.0.1", path="/")
        assert table.held(room) == [1]
        assert (table.key, {r["room"] for r in table.rooms()}) == (key, {new, room})


def test_an_old_cookie_holds_in_the_rematches_of_its_room(old: ServerProcess) -> None:
    with browser(old, {f"ludi_{FIRST}_1": token(FIRST, 1)}) as table:
        assert table.held(THIRD) == [1]
        assert line(table) == f"{DEVICE}={table.key}"
        assert [table.held(room) for room in (FIRST, SECOND)] == [[1], [1]]


def test_cookies_that_are_good_for_nothing_give_no_key(old: ServerProcess) -> None:
    server, room = old, ALONE[4]
    with browser(server, {f"ludi_{room}_0": "x" * 43, f"ludi_{room}_1": "'", DEVICE: "y" * 43}) as table:
        answer = table.http.get(f"/api/rooms/{room}")
        assert answer.json()["mine"] == []
        assert [c.partition(";")[0] for c in answer.headers.get_list("set-cookie")] == [f'ludi_{room}_0=""']
        assert table.http.post("/api/me/link").status_code == 403


def test_an_old_link_to_watch_is_told_to_the_page_and_its_cookie_ends(old: ServerProcess) -> None:
    server, room = old, ALONE[5]
    with sqlite3.connect(server.data / "ludi.sqlite3") as db:
        key = db.execute("select value from meta where name = 'key'").fetchone()[0]
    watch = link_token(key, room, "watch", 0)
    with browser(server, {f"ludi_{room}_watch": watch}) as table:
        assert table.http.get(f"/api/rooms/{room}/state").json()["seat"] is None
        assert table.http.get(f"/api/rooms/{room}").json()["watch"] == f"/r/{room}?watch={watch}"
        assert table.http.get("/api/me").json()["watch"] == [f"/r/{room}?watch={watch}"]
        assert line(table) == ""


def test_the_cookie_lasts_longer_when_it_is_used(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with()
    with Table(server.url) as table:
        table.create("roma", TWO, "Ada")
        assert "set-cookie" not in table.http.get("/api/me").headers
        server.stop()
        with sqlite3.connect(server.data / "ludi.sqlite3") as db:
            db.execute("update device set used_at = used_at - 200 * 24 * 3600")
        server.start()
        given = table.http.get("/api/me").headers["set-cookie"]
        assert given.startswith(f"{DEVICE}={table.key}; HttpOnly; Max-Age={400 * 24 * 3600}; ")
        assert "set-cookie" not in table.http.get("/api/me").headers
        server.stop()
        with sqlite3.connect(server.data / "ludi.sqlite3") as db:
            db.execute("update device set used_at = used_at - 500 * 24 * 3600")
        server.start()
        assert table.http.get("/api/me").json()["devices"] == 0


# One more device.


def test_a_link_takes_all_seats_to_one_more_device_once(table: Table, server: ServerProcess) -> None:
    rooms = [table.create("roma", TWO, "Ada").room for _ in range(3)]
    link = code(table)
    with Table(server.url) as phone, Table(server.url) as thief:
        assert httpx.get(f"{server.url}/api/me/redeem").status_code == 405
        taken = redeem(phone, link).json()
        assert (taken["rooms"], taken["devices"]) == (3, 2)
        assert phone.key not in (None, table.key)
        assert (redeem(thief, link).status_code, redeem(thief, link).json()["key"]) == (409, "server-no-link-used")
        assert thief.key is None
        for device in (phone, table):
            move(device, rooms[0], Seat(device, rooms[0], 0).state()["to_move"])
        new = phone.create("roma", TWO, "Ada").room
        assert table.held(new) == [0, 1]
        phone_key, code_again = phone.key, code(phone)
    data = b"".join(p.read_bytes() for p in server.data.glob("ludi.sqlite3*"))
    for secret in (table.key, phone_key, link, code_again):
        assert secret is not None
        assert secret.encode() not in data


def test_links_that_are_late_unknown_replaced_or_opened_at_home(
    table: Table, server: ServerProcess, server_with: Callable[..., ServerProcess]
) -> None:
    table.create("roma", TWO, "Ada")
    with Table(server.url) as phone:
        assert refused(phone, "/api/me/link") == (403, "server-no-device")
        assert refused(phone, "/api/me/redeem", {"code": "x" * 43}) == (404, "server-no-link-unknown")
        assert refused(phone, "/api/me/redeem", {"code": "x"})[0] == 422
        first, second = code(table), code(table)
        assert refused(phone, "/api/me/redeem", {"code": first}) == (409, "server-no-link-late")
        assert refused(table, "/api/me/redeem", {"code": second}) == (409, "server-no-link-own")
        assert redeem(phone, second).status_code == 200
    with Table(server_with(LUDI_SERVER_LINK_AGE="0").url) as table:
        table.create("roma", TWO, "Ada")
        assert refused(table, "/api/me/redeem", {"code": code(table)}) == (409, "server-no-link-late")


def test_a_device_with_seats_of_its_own_joins_in(table: Table, server: ServerProcess) -> None:
    mine = table.create("roma", TWO, "Ada").room
    with Table(server.url) as phone:
        its = phone.create("roma", TWO, "Ada").room
        with stream(phone, its) as socket:
            heard(socket, "snapshot")
            assert redeem(phone, code(table)).json()["rooms"] == 2
            for device in (table, phone):
                assert {r["room"] for r in device.rooms()} == {mine, its}
            was = Seat(table, its, 0).state()
            move(table, its, was["to_move"])
            told = heard(socket, "event")
            assert (told["version"], told["entry"]["seat"]) == (was["version"] + 1, was["to_move"])


def test_two_who_play_against_each_other_cannot_be_joined(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "open"], "Ada")
    with Table(server.url) as opponent:
        opponent.join(seat.info()["invite"], "Ben")
        link = code(table)
        assert refused(opponent, "/api/me/redeem", {"code": link}) == (409, "server-no-link-rivals")
        assert table.held(seat.room) == [0]
        assert opponent.held(seat.room) == [1]
        Seat(opponent, seat.room, 1).post("/seat", {"seat": 1, "kind": "leave"})
        assert redeem(opponent, link).status_code == 200


def test_links_are_made_and_tried_only_so_often(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(LUDI_SERVER_LINKS_PER_HOUR="3", LUDI_SERVER_LOCAL_LIMITS="1")
    with Table(server.url) as table, Table(server.url) as phone:
        table.create("roma", TWO, "Ada")
        assert [table.http.post("/api/me/link").status_code for _ in range(5)] == [200] * 3 + [429] * 2
        assert [redeem(phone, "x" * 43).status_code for _ in range(5)] == [404] * 3 + [429] * 2


# Logging out.


def leave(table: Table, room: str, seat: int) -> dict[str, Any]:
    return Seat(table, room, seat).post("/seat", {"seat": seat, "kind": "leave"})


def test_a_seat_that_is_left_is_open_for_the_invite_link_and_the_others_are_told(
    table: Table, server: ServerProcess
) -> None:
    seat = table.create("roma", ["me", "open"], "Ada", successor="person")
    invite = seat.info()["invite"]
    with Table(server.url) as other, Table(server.url) as third:
        guest = other.join(invite, "Ben")
        with stream(table, seat.room) as mine, stream(table, seat.room) as second_tab, stream(other, seat.room) as its:
            for socket in (mine, second_tab, its):
                heard(socket, "snapshot")
            with pytest.raises(Refusal):
                leave(other, seat.room, 0)
            assert leave(table, seat.room, 0)["mine"] == []
            assert [closed(mine), closed(second_tab)] == [4001, 4001]
            while True:
                found = heard(its, "room")
                if found["seats"][0]["kind"] == "open":
                    break
            assert (found["seats"][0]["nickname"], found["owner"], found["status"]) == ("", True, "running")
        with pytest.raises(Refusal):
            seat.state()
        assert list(table.rooms()) == []
        version = guest.state()["version"]
        assert third.join(invite, "Cai").state()["version"] >= version
        assert guest.info()["seats"][0]["nickname"] == "Cai"


def test_where_only_a_bot_may_follow_it_plays_on_for_who_has_left(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "open"], "Ada")
    invite = seat.info()["invite"]
    with Table(server.url) as other, Table(server.url) as third:
        guest = other.join(invite, "Ben")
        leave(other, seat.room, 1)
        after = seat.info()["seats"][1]
        assert (after["kind"], after["level"], after["nickname"], after["away"]) == ("bot", "centurio", "", False)
        with pytest.raises(Refusal):
            third.join(invite, "Cai")
        with pytest.raises(Refusal) as rule:
            seat.post("/seat", {"seat": 1, "kind": "open"})
        assert rule.value.key == "server-no-successor"
        with pytest.raises(Refusal):
            guest.state()


def test_of_two_seats_on_one_sofa_one_is_left_and_the_other_plays_on(table: Table) -> None:
    seat = table.create("roma", TWO, "Ada")
    with stream(table, seat.room, "?seat=0") as left, stream(table, seat.room, "?seat=1") as kept:
        heard(left, "snapshot")
        heard(kept, "snapshot")
        assert leave(table, seat.room, 0)["mine"] == [1]
        assert closed(left) == 4001
        while (found := heard(kept, "room"))["mine"] != [1]:
            pass
        assert found["owner"]
        seat.table.http.post(f"/api/rooms/{seat.room}/chat", json={"text": "salve"})
        assert heard(kept, "chat")["text"] == "salve"


def test_of_a_finished_game_the_name_stays_and_the_rematch_has_an_open_seat(
    table: Table, server: ServerProcess
) -> None:
    seat = table.create("roma", ["me", "shared"], "Ada", options={"max_turns": 1})
    while (now := seat.state())["over"] is None:
        actor = Seat(table, seat.room, now["to_move"])
        actor.move(now["version"], actor.state()["legal"][-1]["action"])
    assert leave(table, seat.room, 1)["seats"][1]["nickname"] == "Ada 2"
    again = table.http.post(f"/api/rooms/{seat.room}/rematch").json()
    assert [(s["kind"], s["mine"]) for s in again["seats"]] == [("open", False), ("human", True)]


FOLLOWS = [("bot", "bot"), ("person", "open")]  # what the room's rule says, and what becomes of a seat that was left


def left_seat(reader: Table, room: str) -> dict[str, Any]:
    """The seat that was left, the first of two; the other one is the reader's."""
    info = reader.http.get(f"/api/rooms/{room}").json()
    seat, other = info["seats"]
    assert (other["kind"], info["mine"], info["owner"], seat["nickname"]) == ("human", [1], True, "")
    assert [act["told"]["key"] for act in info["acts"]][-1] == "table-act-leave"
    assert info["acts"][-1]["told"]["params"]["by"] == "Ada"
    return dict(seat)


@pytest.mark.parametrize(("successor", "kind"), FOLLOWS)
def test_a_forgotten_browser_leaves_its_seats_unless_another_device_has_them(
    table: Table, server: ServerProcess, successor: str, kind: str
) -> None:
    rooms = [table.create("roma", ["me", "open"], "Ada", successor=successor).room for _ in range(2)]
    invites = [table.http.get(f"/api/rooms/{room}").json()["invite"] for room in rooms]
    with Table(server.url) as phone:
        redeem(phone, code(table)).raise_for_status()
        with stream(phone, rooms[0]) as socket:
            key = phone.key
            assert phone.http.post("/api/me/forget", json={"what": "this"}).json()["devices"] == 0
            assert closed(socket) == 4001
        assert (phone.key, phone.held(rooms[0])) == (None, [])
        with Table(server.url, key=key) as again:
            assert again.held(rooms[0]) == []
        assert table.held(rooms[0]) == [0]
        phone.join(invites[0], "Ben")
        assert table.http.post("/api/me/forget", json={"what": "this"}).status_code == 200
        assert left_seat(phone, rooms[0])["kind"] == kind
        # Nobody plays in the other one yet: both its seats are free.
        phone.join(invites[1], "Ben", 0)
        assert [s["kind"] for s in phone.http.get(f"/api/rooms/{rooms[1]}").json()["seats"]] == ["human", "open"]
    assert (table.key, [table.held(room) for room in rooms]) == (None, [[], []])
    assert refused(table, "/api/me/forget", {"what": "this"}) == (403, "server-no-device")


@pytest.mark.parametrize(("successor", "kind"), FOLLOWS)
def test_a_forgotten_browser_leaves_rooms_that_are_not_in_memory_too(
    server_with: Callable[..., ServerProcess], successor: str, kind: str
) -> None:
    server = server_with()
    with Table(server.url) as table, Table(server.url) as other:
        seat = table.create("roma", ["me", "open"], "Ada", successor=successor)
        other.join(seat.info()["invite"], "Ben")
        server.stop()
        server.start()
        assert table.http.post("/api/me/forget", json={"what": "this"}).status_code == 200
        assert left_seat(other, seat.room)["kind"] == kind


def test_all_other_devices_are_logged_out_at_once(table: Table, server: ServerProcess) -> None:
    room = table.create("roma", TWO, "Ada").room
    with Table(server.url) as lost:
        redeem(lost, code(table)).raise_for_status()
        with stream(lost, room) as its, stream(table, room) as mine:
            heard(its, "snapshot")
            assert table.http.post("/api/me/forget", json={"what": "others"}).json()["devices"] == 1
            assert closed(its) == 4001
            table.http.post(f"/api/rooms/{room}/chat", json={"text": "salve"}).raise_for_status()
            assert heard(mine, "chat")["text"] == "salve"
        assert lost.held(room) == []
        assert lost.http.get(f"/api/rooms/{room}/state").status_code == 403
        assert table.held(room) == [0, 1]
