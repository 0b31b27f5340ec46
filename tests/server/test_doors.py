"""Strangers who send too much, too slowly or nothing at all hold up nobody, without a proxy in front."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludi.client import Seat, Table
from ludi.server.addresses import is_local, prefix
from ludi.server.limits import FORGET, Buckets

from .conftest import PATIENCE, ServerProcess, eventually

Start = Callable[..., ServerProcess]
HASTY = {
    "LUDI_SERVER_HEAD_SECONDS": "1",
    "LUDI_SERVER_BODY_SECONDS": "1",
    "LUDI_SERVER_BODY_RATE": "1000",
    "LUDI_SERVER_READ_SECONDS": "1",
}
HEAD = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody."""
    with ServerProcess(tmp_path_factory.mktemp("hasty") / "data", **HASTY) as found:
        yield found


@pytest.fixture
def lines() -> Iterator[Callable[..., socket.socket]]:
    """Opens bare connections, with some bytes sent."""
    with contextlib.ExitStack() as stack:

        def opened(server: ServerProcess, data: bytes = b"") -> socket.socket:
            line = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10))
            line.sendall(data)
            return line

        yield opened


Lines = Callable[..., socket.socket]


def answer(line: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65536):
            found += more
    return found


def is_ended(line: socket.socket) -> bool:
    """Whether the server has closed the connection by now."""
    line.settimeout(0.01)
    try:
        answer(line)
    except TimeoutError:
        return False
    return True


def is_cut_off(line: socket.socket, data: bytes, most: int) -> bool:
    """Whether the connection is closed while we send the same again and again, without a look at what comes."""
    line.settimeout(PATIENCE)
    try:
        for _ in range(most // len(data)):
            line.sendall(data)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def status(line: socket.socket) -> int:
    """The status of the last answer before the server closes; 0 if it says nothing."""
    found = answer(line)
    return int(found.rpartition(b"HTTP/1.1 ")[2][:3]) if found else 0


class Played:
    """A match between two seats of one browser, which must be able to go on."""

    def __init__(self, server: ServerProcess, table: Table) -> None:
        self.table, self.room = table, table.create("roma", ["me", "shared"], "Ada", practice=True).room
        cookies = "; ".join(f"{c.name}={c.value}" for c in table.http.cookies.jar)
        self.headers = {"Cookie": cookies}
        self.stream = f"{server.url.replace('http', 'ws')}/api/rooms/{self.room}/stream"

    def goes_on(self, moves: int = 2) -> None:
        """Some moves, each of them accepted."""
        for _ in range(moves):
            to_move = Seat(self.table, self.room, 0).state()["to_move"]
            seat = Seat(self.table, self.room, to_move)
            now = seat.state()
            after = seat.move(now["version"], now["legal"][0]["action"])
            assert after["version"] > now["version"]


@pytest.fixture
def played(server: ServerProcess) -> Iterator[Played]:
    """A match on the server of all tests."""
    with Table(server.url) as table:
        yield Played(server, table)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 1_000_000,  # a header that never ends
        b"GET /" + b"x" * 1_000_000,  # an address that never ends
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 101 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: yyyyyyyyyyyyyyyy\r\n" * 90 * 100,
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + b"x" * 40_000 + b"\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * 200,
    ],
)
def test_too_large_a_head_is_refused_before_it_is_read_whole(
    server: ServerProcess, lines: Lines, played: Played, head: bytes
) -> None:
    line = lines(server)
    with contextlib.suppress(ConnectionError):
        line.sendall(head)
    assert status(line) in (0, 431)  # 0: it was closed while we were sending
    played.goes_on()


def test_a_head_as_browsers_send_it_is_fine(server: ServerProcess, lines: Lines) -> None:
    cookie = b"Cookie: " + b"; ".join(b"other%d=%s" % (i, b"x" * 60) for i in range(200)) + b"\r\n"
    request = b"GET /api/titles HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + cookie + b"\r\n"
    assert status(lines(server, request)) == 200
    line = lines(server)
    for i in range(0, len(request), 1000):
        line.sendall(request[i : i + 1000])
    assert status(line) == 200


@pytest.mark.soak
def test_who_sends_too_slowly_is_closed_and_the_game_goes_on(hasty: ServerProcess, lines: Lines) -> None:
    server = hasty
    with Table(hasty.url) as table:
        match = Played(server, table)
        idle = [lines(server) for _ in range(50)]
        heads = [lines(server, b"GET / HTTP/1.1\r\nX: ") for _ in range(20)]
        bodies = [lines(server, HEAD + b"Content-Length: 9000\r\n\r\n{") for _ in range(20)]
        refused = [lines(server, HEAD + b"Origin: null\r\nContent-Length: 9000\r\n\r\n{") for _ in range(5)]
        again = [lines(server, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /he") for _ in range(5)]
        until = time.monotonic() + 3.5
        while time.monotonic() < until:  # one byte after the other
            match.goes_on(1)
            for line in (*heads, *bodies, *refused, *again):
                with contextlib.suppress(OSError):
                    line.send(b"x")
            time.sleep(0.2)
        for line in (*idle, *heads, *bodies, *refused, *again):
            line.settimeout(PATIENCE)
        assert {status(line) for line in idle} == {0}
        assert {status(line) for line in heads} <= {408, 0}
        assert {status(line) for line in bodies} <= {408, 0}
        assert {status(line) for line in refused} <= {403, 0}
        assert {status(line) for line in again} <= {408, 0}
        assert "slow" in table.http.get("/metrics").text


@pytest.mark.soak
def test_a_body_that_keeps_coming_may_take_longer(hasty: ServerProcess, lines: Lines) -> None:
    line = lines(hasty, HEAD + b"Connection: close\r\nContent-Length: 8000\r\n\r\n")
    for _ in range(32):
        line.sendall(b" " * 250)
        time.sleep(0.1)
    assert status(line) == 400  # it came whole, and is no JSON


def test_a_full_house_has_room_for_who_plays(server_with: Start, lines: Lines) -> None:
    server = server_with(LUDI_SERVER_CONNECTIONS="40", LUDI_SERVER_HEAD_SECONDS="60", LUDI_SERVER_BODY_SECONDS="60")
    with Table(server.url) as table:
        match = Played(server, table)
        with connect(match.stream, additional_headers=match.headers) as stream:
            assert json.loads(stream.recv(PATIENCE))["type"] == "snapshot"
            held = [lines(server, data) for data in (b"", b"GET / HT", HEAD + b"Content-Length: 9\r\n\r\n") * 50]
            match.goes_on()
            assert json.loads(stream.recv(PATIENCE))["type"] in ("event", "room")

            def is_full() -> bool:
                """Whether no more than the limit are left; the end of another may be on its way."""
                held[:] = [line for line in held if not is_ended(line)]
                return len(held) <= 40

            assert eventually(is_full), len(held)


@pytest.mark.soak
def test_descriptors_are_raised_to_what_is_allowed_and_never_run_out(tmp_path: Path, lines: Lines) -> None:
    server = ServerProcess(tmp_path / "data")
    server.command = ["sh", "-c", 'ulimit -Sn 60; ulimit -Hn 240; exec "$@"', "sh", *server.command]
    with server, Table(server.url) as table:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert re.search(r"Max open files +240 +240 ", limits)
        for _ in range(400):
            lines(server, b"GET / HTTP/1.1\r\n")
        Played(server, table).goes_on()
    assert "Too many open files" not in server.log.read_text()


def test_connections_of_one_address_are_bounded(server_with: Start, lines: Lines) -> None:
    server = server_with(
        LUDI_SERVER_LOCAL_LIMITS="1", LUDI_SERVER_CONNECTIONS_PER_ADDRESS="10", LUDI_SERVER_HEAD_SECONDS="2"
    )
    held = [lines(server) for _ in range(10)]
    line = lines(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    said = answer(line)
    assert said == b"" or b" 503 " in said
    assert [answer(line) for line in held] == [b""] * 10
    server.wait()


def test_this_machine_may_open_as_many_tabs_as_it_likes(server: ServerProcess, lines: Lines) -> None:
    for _ in range(250):
        lines(server)
    request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert status(lines(server, request)) == 200


def test_requests_sent_ahead_are_bounded(server: ServerProcess, lines: Lines) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    line = lines(server, request * 4)
    found = b""
    while found.count(b'{"status":"ok"}') < 4:
        found += line.recv(65536)
    flood = lines(server)
    with contextlib.suppress(ConnectionError):
        flood.sendall(request * 5000)
    assert answer(flood).count(b'{"status":"ok"}') <= 9


def test_who_never_reads_is_closed(hasty: ServerProcess, lines: Lines) -> None:
    line = lines(hasty)
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    assert is_cut_off(line, request, 10**9)
    hasty.wait()


def test_a_socket_that_floods_with_pings_is_closed(played: Played) -> None:
    ping = struct.pack("!BB4s", 0x89, 0x80, b"\0\0\0\0")
    with connect(played.stream, additional_headers=played.headers) as stream:
        stream.recv(PATIENCE)
        assert is_cut_off(stream.socket, ping * 2000, 10**8)
    played.goes_on()


def test_upgrades_are_counted_as_requests(server_with: Start) -> None:
    server = server_with(
        LUDI_SERVER_LOCAL_LIMITS="1", LUDI_SERVER_REQUESTS_BURST="20", LUDI_SERVER_REQUESTS_PER_SECOND="0.1"
    )
    url = f"{server.url.replace('http', 'ws')}/api/rooms/aaaaaaaaaaaa/stream"
    for _ in range(25):
        with pytest.raises(InvalidStatus), connect(url):
            pass
    assert httpx.get(f"{server.url}/api/titles").status_code == 429


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::1"),
        ("", ""),
    ],
)
def test_limits_count_a_household_as_one(host: str, whose: str) -> None:
    assert prefix(host) == whose


def test_this_machine_is_known_in_every_spelling() -> None:
    assert all(map(is_local, ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1")))
    assert not any(map(is_local, ("192.0.2.1", "::", "", "localhost.evil.example", "2001:db8::1")))


def test_many_strangers_cost_no_memory_and_take_nobodys_tokens() -> None:
    now = 0.0
    buckets = Buckets(1, 2, lambda: now)
    assert [buckets.take("me") == 0 for _ in range(3)] == [True, True, False]
    for i in range(FORGET - 1):
        assert buckets.take(i) == 0
    assert buckets.take("me") > 0
    for i in range(2 * FORGET):
        buckets.take(-i)
    assert len(buckets._left) <= FORGET
    now = 1.0
    assert [buckets.take(0) == 0 for _ in range(3)] == [True, True, False]
