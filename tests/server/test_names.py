"""The table answers to its own names only, and believes only its own page."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludi.server.addresses import Names, origin_of, own_address, own_origin, split_host

from .conftest import ServerProcess

NEW = {"title": "roma", "players": 2, "seats": ["me", "bot:random"], "nickname": "Ada"}
FOREIGN = ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "x" * 200)


def raw(server: ServerProcess, head: bytes) -> bytes:
    """What is answered to a request that no client would send."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(head + b"Connection: close\r\n\r\n")
        found = b""
        while more := line.recv(65536):
            found += more
    return found


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_somebody_points_here_gets_nothing(server: ServerProcess, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    for method, path, body in (
        ("GET", "/", None),
        ("GET", "/api/titles", None),
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
        ("POST", "/api/rooms", NEW),
    ):
        answer = httpx.request(method, f"{server.url}{path}", json=body, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-no-name"), path
        assert f"ludi serve --name {host.partition(':')[0][:57]}" in answer.json()["detail"]
        assert len(answer.content) < 500
    url = f"{server.url.replace('http', 'ws')}/api/rooms/aaaaaaaaaaaa/stream"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"Host": host}):
        pass
    assert refused.value.response.status_code == 403


def test_addresses_and_names_of_this_machine_are_fine(server: ServerProcess) -> None:
    for host in (
        "127.0.0.1",
        "localhost",
        "LocalHost:8000",
        "x.localhost",
        "192.168.1.7:80",
        "[::1]:9",
        "[2001:db8::1]",
    ):
        assert httpx.get(f"{server.url}/healthz", headers={"Host": host}).status_code == 200, host
    own = socket.gethostname()
    assert httpx.get(f"{server.url}/healthz", headers={"Host": own}).status_code == 200


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\n",
        b"GET /healthz HTTP/1.0\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: \r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a@localhost\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost/x\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: [::1\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: localhost:99999\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: \xff\xfe\r\n",
    ],
)
def test_a_request_names_one_host(server: ServerProcess, head: bytes) -> None:
    found = raw(server, head)
    assert found.split(b"\r\n")[0].split()[1] in (b"400", b"403")
    assert b'"status":"ok"' not in found


def test_the_host_of_a_table_allows_more_names(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with("--name", "ludi.example.org", "--name", "Second.Example", LUDI_SERVER_HOSTS="third.example")
    for host, status in (
        ("ludi.example.org", 200),
        ("ludi.example.org:8443", 200),
        ("ludi.example.org.", 200),
        ("second.example", 200),
        ("third.example", 200),
        ("www.ludi.example.org", 403),
    ):
        assert httpx.get(f"{server.url}/healthz", headers={"Host": host}).status_code == status, host
    forwarded = {"Host": "ludi.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    for origin, key in (
        ("https://ludi.example.org", ""),
        ("https://ludi.example.org:443", ""),
        ("http://ludi.example.org", "server-no-scheme"),
        ("https://ludi.example.org:8443", "server-no-origin"),
        ("https://second.example", "server-no-origin"),
    ):
        answer = httpx.post(f"{server.url}/api/rooms", json=NEW, headers={**forwarded, "Origin": origin})
        assert (answer.status_code, answer.json().get("key", "")) == ((403, key) if key else (200, "")), origin
    forgot = {"Host": "ludi.example.org", "Origin": "https://ludi.example.org"}
    answer = httpx.post(f"{server.url}/api/rooms", json=NEW, headers=forgot)
    assert (answer.status_code, answer.json()["key"]) == (403, "server-no-scheme")
    assert "X-Forwarded-Proto" in answer.json()["detail"]


def test_an_origin_is_scheme_name_and_port(server: ServerProcess) -> None:
    at = f"127.0.0.1:{server.port}"
    for origin, status in (
        (f"http://{at}", 200),
        (f"HTTP://{at}", 403),  # browsers write it small
        (f"https://{at}", 403),
        ("http://127.0.0.1", 403),
        (f"http://127.0.0.1:{server.port + 1}", 403),
        (f"http://localhost:{server.port}", 403),
        (f"http://a@{at}", 403),
        (f"http://{at}/", 403),
        (at, 403),
    ):
        answer = httpx.post(f"{server.url}/api/rooms", json=NEW, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_only_who_sits_here_learns_how_others_reach_the_table(server: ServerProcess, tmp_path: Path) -> None:
    def others(asked: ServerProcess, **headers: str) -> object:
        return httpx.get(f"{asked.url}/api/address", headers=headers).json()["others"]

    assert others(server) is None, "it listens to this computer alone"
    house = ServerProcess(tmp_path / "house", "--host", "0.0.0.0").start()
    try:
        assert others(house) == f"http://{own_address()}:{house.port}"
        assert others(house, **{"X-Forwarded-For": "192.0.2.7"}) is None
    finally:
        house.stop()


def test_every_name_can_be_allowed() -> None:
    assert "evil.example" in Names("127.0.0.1", "*")
    assert "evil.example" not in Names("0.0.0.0", "")
    assert "table.example" in Names("table.example", "")
    assert "table.example" in Names("127.0.0.1", "other.example, table.example:8443")


def test_hosts_and_origins_are_read_whole() -> None:
    assert split_host("a.example:80") == ("a.example", 80)
    assert split_host("[::1]:80") == ("::1", 80)
    assert split_host("a.example") == ("a.example", None)
    assert [split_host(x) for x in ("", "a:b", "a b", "a:99999", "a?b", "[x", "x" * 300)] == [None] * 7
    assert origin_of("https://a.example") == ("https", "a.example", 443) == own_origin("wss", "a.example:443")
    assert [origin_of(x) for x in ("null", "", "ftp://a", "https://", "a.example", "https://a/b")] == [None] * 6
