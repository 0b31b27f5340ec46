"""Who may do what, and what strangers, other sites and broken clients are told."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludi.client import Table

from .conftest import PATIENCE, ServerProcess
from .forked import Forked

JSON = {"content-type": "application/json"}
COMMAND = {"cmd_id": "12345678", "expected_version": 0}
ERROR = {"detail", "key", "params"}
NEW = {"title": "roma", "players": 2, "seats": ["me", "bot:random"], "nickname": "Ada"}


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


def paths(room: str, seat: int | None) -> list[tuple[str, str, dict[str, Any] | None, str]]:
    """(method, path, body, who may: member, reader, owner, all) of every path of a room."""
    q = "" if seat is None else f"?seat={seat}"
    at = f"/api/rooms/{room}"
    return [
        ("GET", at, None, "all"),
        ("GET", f"{at}/state{q}", None, "reader"),
        ("GET", f"{at}/replay{q}", None, "reader"),
        ("GET", f"{at}/replay/3{q}", None, "reader"),
        ("GET", f"{at}/description{q}", None, "reader"),
        ("GET", f"{at}/record{q}", None, "reader"),
        ("GET", f"{at}/events{q}{'&' if q else '?'}follow=false", None, "reader"),
        ("GET", f"{at}/chat", None, "member"),
        ("POST", f"{at}/moves{q}", {**COMMAND, "action": 0}, "member"),
        ("POST", f"{at}/undo{q}", COMMAND, "member"),
        ("POST", f"{at}/redo{q}", COMMAND, "member"),
        ("POST", f"{at}/undo/answer{q}", {"accept": True}, "member"),
        ("POST", f"{at}/chat{q}", {"text": "x"}, "member"),
        ("POST", f"{at}/hint{q}", None, "member"),
        ("GET", f"{at}/question{q}", None, "member"),
        ("GET", f"{at}/along{q}", None, "member"),
        ("POST", f"{at}/rematch", None, "member"),
        ("POST", f"{at}/seat", {"seat": 1, "kind": "kick"}, "owner"),
        ("POST", f"{at}/claim", {"invite": secrets.token_urlsafe(32), "nickname": "x"}, "nobody"),
    ]


def allowed(who: str, seat: int | None, mine: int | None, may: str) -> bool:
    """What the matrix says."""
    if may == "all":
        return True
    if may == "nobody":
        return False
    if who in ("owner", "member"):
        return ((seat is None or seat == mine) and (may != "owner" or who == "owner")) or may == "owner" == who
    return who == "spectator" and may == "reader" and seat is None


def test_the_matrix_of_readers_and_paths(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "open"], "Ada", hints=True)
    info = seat.info()
    with contextlib.ExitStack() as stack:
        member, spectator, elsewhere, stranger, forger = (stack.enter_context(Table(server.url)) for _ in range(5))
        member.join(info["invite"], "Ben")
        spectator.watch(info["watch"])
        elsewhere.create("roma", ["me", "bot:random"], "Eve")
        for n in (0, 1):
            forger.http.cookies.set(f"ludi_{seat.room}_{n}", secrets.token_urlsafe(32))
        forger.http.cookies.set(f"ludi_{seat.room}_watch", secrets.token_urlsafe(32))
        forger.http.cookies.set("ludi_device", secrets.token_urlsafe(32))
        readers = {
            "member": (member, 1),
            "spectator": (spectator, None),
            "elsewhere": (elsewhere, None),
            "stranger": (stranger, None),
            "forger": (forger, None),
            "owner": (table, 0),  # last: he sends the member away
        }
        checked = 0
        for who, (reader, mine) in readers.items():
            for asked in (None, 0, 1):
                for method, path, body, may in paths(seat.room, asked):
                    token = f"{'&' if '?' in path else '?'}watch={info['watch'][-43:]}" if who == "spectator" else ""
                    answer = reader.http.request(method, path + token, json=body)
                    expected = allowed(who, asked if "seat=" in path else None, mine, may)
                    assert (answer.status_code != 403) == expected, (who, asked, method, path, answer.text[:200])
                    assert answer.status_code < 500, (who, path)
                    if not expected:
                        assert set(answer.json()) == ERROR
                    checked += 1
        assert checked == 6 * 3 * 19
        assert stranger.http.get(f"/api/rooms/{seat.room}").json()["invite"] is None


def test_a_socket_is_for_the_same_readers(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "bot:random"], "Ada")
    url = f"{server.url.replace('http', 'ws')}/api/rooms/{seat.room}/stream"
    cookie = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in table.http.cookies.jar)}
    with connect(url, additional_headers=cookie) as socket:
        assert json.loads(socket.recv(PATIENCE))["seat"] == 0
    with connect(url, additional_headers={**cookie, "Origin": server.url}) as socket:
        assert json.loads(socket.recv(PATIENCE))["seat"] == 0
    for more, headers in (
        ("", {}),
        ("?seat=1", cookie),
        ("?seat=99", cookie),
        (f"?watch={secrets.token_urlsafe(32)}", {}),
        ("", {**cookie, "Origin": "https://evil.example"}),
        ("", {**cookie, "Origin": "null"}),
        ("", {**cookie, "Origin": server.url.replace("127.0.0.1", "localhost")}),
    ):
        with pytest.raises(InvalidStatus) as refused, connect(url + more, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403, (more, headers)


def test_a_socket_that_talks_too_much_is_closed(table: Table, server: ServerProcess) -> None:
    seat = table.create("roma", ["me", "shared"], "Ada")
    url = f"{server.url.replace('http', 'ws')}/api/rooms/{seat.room}/stream"
    cookie = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in table.http.cookies.jar)}
    for messages, code in (([b"x" * 5000], 1009), (["x"] * 30, 4000)):
        with connect(url, additional_headers=cookie) as socket:
            socket.recv(PATIENCE)
            with contextlib.suppress(ConnectionClosed):
                for m in messages:
                    socket.send(m)
                while True:
                    socket.recv(PATIENCE)
            assert socket.close_code == code
    assert table.http.get("/healthz").status_code == 200


def test_a_foreign_origin_changes_nothing(table: Table) -> None:
    seat = table.create("roma", ["me", "open"], "Ada")
    unsafe = [("POST", "/api/rooms", NEW), ("POST", "/api/import", None)]
    unsafe += [(m, p, b) for m, p, b, _ in paths(seat.room, 0) if m == "POST"]
    foreign = ["https://evil.example", "null", "", "http://127.0.0.1.evil.example", f"{table.address}.evil.example"]
    for method, path, body in unsafe:
        for origin in foreign:
            answer = table.http.request(method, path, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "server-no-origin")
        cross = table.http.request(method, path, json=body, headers={"Sec-Fetch-Site": "cross-site"})
        assert cross.status_code == 403
    answer = table.http.post("/api/rooms", json=NEW, headers={"Origin": table.address})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


def test_every_answer_has_the_headers(table: Table) -> None:
    seat = table.create("roma", ["me", "bot:random"], "Ada")
    for path in ("/", "/api/titles", f"/api/rooms/{seat.room}/state", "/nowhere", "/api/nowhere", "/metrics"):
        headers = table.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert table.http.get(f"/api/rooms/{seat.room}/state").headers["cache-control"] == "no-store"


def test_cookies_are_out_of_reach_and_long(server: ServerProcess) -> None:
    for headers, prefix in (({}, "ludi_"), ({"X-Forwarded-Proto": "https"}, "__Host-ludi_")):
        answer = httpx.post(f"{server.url}/api/rooms", json=NEW, headers=headers)
        (cookie,) = answer.headers.get_list("set-cookie")
        assert cookie.startswith(prefix)
        for part in ("HttpOnly", "SameSite=lax", "Path=/"):
            assert part in cookie
        assert ("Secure" in cookie) == bool(headers)
        token = cookie.partition("=")[2].partition(";")[0]
        assert len(token) == 43
        assert token not in answer.text
        room = answer.json()["room"]
        with_cookie = {"Cookie": f"{cookie.partition(';')[0]}", **headers}
        assert httpx.get(f"{server.url}/api/rooms/{room}/state", headers=with_cookie).status_code == 200
        data = b"".join(p.read_bytes() for p in server.data.glob("ludi.sqlite3*"))
        assert room.encode() in data
        assert token.encode() not in data


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        (b"", 422, "field required"),
        (b"{", 400, "not JSON"),
        (b"\xff\xfe", 400, "not JSON"),
        (b"[]", 422, "dictionary"),
        (json.dumps({**NEW, "admin": True}).encode(), 422, "admin: extra"),
        (json.dumps({**NEW, "players": "2"}).encode(), 422, "players"),
        (json.dumps({**NEW, "players": 3}).encode(), 422, "roma is for 2"),
        (json.dumps({**NEW, "title": "chess"}).encode(), 422, "no game 'chess'"),
        (json.dumps({**NEW, "options": {"x": 1}}).encode(), 422, "'x' is unknown"),
        (json.dumps({**NEW, "options": {"max_turns": -1}}).encode(), 422, "max_turns"),
        (json.dumps({**NEW, "seats": ["me"]}).encode(), 422, "1 were given for 2"),
        (json.dumps({**NEW, "seats": ["me", "me"]}).encode(), 422, "exactly one"),
        (json.dumps({**NEW, "seats": ["me", "cat"]}).encode(), 422, "'cat' was given"),
        (json.dumps({**NEW, "seats": ["me", "bot:god"]}).encode(), 422, "'god' was given"),
        (json.dumps({**NEW, "seats": ["me", "open"], "practice": True}).encode(), 422, "practice"),
        (json.dumps({**NEW, "nickname": ""}).encode(), 422, "nickname"),
        (json.dumps({**NEW, "nickname": "x" * 33}).encode(), 422, "nickname"),
        (json.dumps({**NEW, "nickname": "\ud800"}).encode(), 400, "surrogate"),
        (b'{"title":' + b"[" * 5000 + b"]" * 5000 + b"}", (400, 422), ""),
        (b'{"title":"' + b"x" * 20000 + b'"}', 413, "At most 16,384 bytes"),
    ],
)
def test_malformed_bodies_get_one_clear_sentence(server: ServerProcess, body: bytes, status: Any, says: str) -> None:
    answer = httpx.post(f"{server.url}/api/rooms", content=body, headers=JSON)
    assert answer.status_code in (status if isinstance(status, tuple) else (status,)), answer.text
    sentence = answer.json()["detail"]
    assert set(answer.json()) == ERROR
    assert says in sentence.replace("Input", "input")
    assert "\n" not in sentence
    assert len(sentence) < 300


def test_an_endless_body_is_cut_off(server: ServerProcess) -> None:
    def endless() -> Iterator[bytes]:
        while True:
            yield b"x" * 4096

    try:
        answer = httpx.post(f"{server.url}/api/rooms", content=endless(), headers=JSON, timeout=PATIENCE)
        assert answer.status_code == 413
    except httpx.TransportError:
        pass  # closed while we were sending
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_names_and_chat_are_one_clean_line(table: Table) -> None:
    seat = table.create("roma", ["me", "open"], "A\x00d\na\u202e \t B")
    assert seat.info()["seats"][0]["nickname"] == "A d a B"
    assert seat.post("/chat", {"text": "a\x00\n\r b"})["text"] == "a b"
    assert seat.post("/chat", {"text": "\x00"})["text"] == "?"


def test_unknown_rooms_and_paths(table: Table) -> None:
    for path, status in (
        ("/api/rooms/aaaaaaaaaaaa", 404),
        ("/api/rooms/aaaaaaaaaaaa/state", 404),
        ("/api/rooms/../../etc/passwd", 404),
        ("/api/rooms/%2e%2e%2f", 404),
        ("/api/rooms/AAA", 422),
        ("/api/nothing", 404),
        ("/assets/../app.py", 404),
    ):
        answer = table.http.get(path)
        assert answer.status_code == status, path
        assert set(answer.json()) == ERROR


def test_limits_per_address_hold_where_they_are_wanted(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(
        LUDI_SERVER_LOCAL_LIMITS="1", LUDI_SERVER_SOCKETS_PER_ADDRESS="3", LUDI_SERVER_REQUESTS_BURST="60",
        LUDI_SERVER_REQUESTS_PER_SECOND="1", LUDI_SERVER_CHATS_PER_SECOND="0.01",
    )  # fmt: skip
    with Table(server.url, patience=0) as table:
        answers = [table.http.post("/api/rooms", json={**NEW, "seats": ["me", "open"]}) for _ in range(5)]
        assert [a.status_code for a in answers] == [200, 200, 200, 429, 429]
        assert int(answers[-1].headers["Retry-After"]) > 60
        room = answers[0].json()["room"]
        codes = [table.http.post(f"/api/rooms/{room}/chat", json={"text": "x"}).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        with_cookie = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in table.http.cookies.jar)}
        url = f"{server.url.replace('http', 'ws')}/api/rooms/{room}/stream"
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(connect(url, additional_headers=with_cookie)).recv(PATIENCE)
            with pytest.raises(InvalidStatus), connect(url, additional_headers=with_cookie):
                pass
        codes = [table.http.get("/api/titles").status_code for _ in range(80)]
        assert set(codes) == {200, 429}
        assert codes[-1] == 429


def test_the_log_and_the_counters_tell_no_secrets(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with("--log", "info")
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "open"], "Livia Drusilla")
        info = seat.info()
        with Table(server.url) as other:
            other.join(info["invite"], "Marcus Agrippa")
        with Table(server.url) as eye:
            eye.watch(info["watch"]).state()
        seat.post("/chat", {"text": "arcanum"})
        now = seat.state()
        seat.move(now["version"], now["legal"][0]["action"])
        metrics = table.http.get("/metrics").text
        tokens = [c.value for c in table.http.cookies.jar if c.value]
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    requests = [x for x in lines if x["event"] == "request"]
    assert any(x["route"] == "/api/rooms/{room}/moves" and x["status"] == 200 for x in requests)
    assert 'ludi_events_total{kind="move"} 1.0' in metrics
    said = server.log.read_text() + metrics
    hidden = [*tokens, info["invite"][-43:], info["watch"][-43:], seat.room, "Livia", "Marcus", "arcanum", "127.0.0.1"]
    assert [x for x in hidden if x in said] == []


def serve(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`ludi` with these words, which it is expected to refuse."""
    said, told = folder / "stderr", folder / "stdout"
    said.unlink(missing_ok=True)
    process = Forked(arguments, {**os.environ, "LUDI_LANG": "en"}, said, told)
    return subprocess.CompletedProcess(arguments, process.wait(PATIENCE), told.read_text(), said.read_text())


def test_what_cannot_be_served_is_one_line(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "ludi.sqlite3").write_text("this is no database, and it is long enough to say so" * 50)
    fine = str(tmp_path / "fine")
    for arguments, says in (
        (("serve", "--port", str(server.port), "--data", fine), "cannot be listened to"),
        (("serve", "--port", "0", "--data", str(file)), f"cannot be written to: {file} is not a folder; choose"),
        (("serve", "--port", "0", "--data", str(file / "x")), f"cannot be written to: {file} is not a folder; choose"),
        (("serve", "--port", "0", "--data", str(broken)), "not a database"),
        (("serve", "--port", "0", "--db", "mysql://x", "--data", fine), "--db: the address of a PostgreSQL database"),
        (("serve", "--port", "0", "--db", fine), "a folder for the matches is named with --data"),
        (("serve", "--port", "0", "--db", "u:geheim@127.0.0.1/x"), "postgresql://user:password@host/name"),
        (
            ("serve", "--port", "0", "--db", "postgresql://u:geheim@127.0.0.1:port/x"),
            "postgresql://user:password@host/name",
        ),
        (("serve", "--port", "0", "--db", "postgresql://u:geheim@127.0.0.1:1/x"), "cannot be used"),
        (("serve", "--port", "0", "--db", "postgresql+asyncpg://u:geheim@127.0.0.1:1/x"), "cannot be used"),
        (("serve", "--port", "70000", "--data", fine), "70000"),
        (("serve", "--host", "256.1.1.1", "--data", fine), "cannot be listened to"),
        (("backup", str(tmp_path / "x"), "--data", fine + "no"), "no data"),
        (("backup", str(file), "--data", str(server.data)), "there already"),
    ):
        done = serve(tmp_path, *arguments)
        assert done.returncode == 2, (arguments, done)
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert re.match(r"ludi", done.stderr)
        assert says in done.stderr
        assert "geheim" not in done.stderr
        assert done.stdout == ""
