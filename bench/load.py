"""Load for `ludi serve`: games between two seats over real sockets, as fast as they go or with time to think.

    ludi serve --port 8000 &     (with LUDI_SERVER_MOVES_PER_SECOND=100000 LUDI_SERVER_MOVES_BURST=100000)
    python bench/load.py --games 50 --seconds 20
    python bench/load.py --games 1000 --think 2 --seconds 30

Each game has two sockets and one connection for its moves. A move's time is from sending it to its answer; `heard` is
until the other seat's socket has told of it. Without --url it starts a server of its own on a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

FREE = {
    "LUDI_SERVER_MOVES_PER_SECOND": "100000",
    "LUDI_SERVER_MOVES_BURST": "100000",
    "LUDI_SERVER_SOCKETS": "100000",
}


@dataclass
class Measured:
    """Seconds per move, and until the other seat heard of it."""

    moves: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    games: int = 0
    counting: bool = False


class Connection:
    """One kept-open HTTP connection: a small client, so that the load generator costs less than the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> tuple[int, bytes]:
        """Status and body of the answer."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        assert self.reader is not None
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(x.split(":")[1]) for x in answer if x.lower().startswith("content-length"))
        return int(answer[0].split()[1]), await self.reader.readexactly(length)


async def play(
    url: httpx.URL, http: httpx.AsyncClient, think: float, measured: Measured, stop: asyncio.Event, ready: asyncio.Event
) -> None:
    """One game after the other, until it is time to stop."""
    rng = random.Random()
    connection = Connection(url.host, url.port or 80)
    first = True
    while not stop.is_set():
        body = {"title": "roma", "players": 2, "seats": ["me", "shared"], "nickname": "load"}
        created = await http.post("/api/rooms", json=body)
        room = created.json()["room"]
        cookie = "; ".join(c.partition(";")[0] for c in created.headers.get_list("set-cookie"))
        http.cookies.clear()
        stream = f"ws://{url.host}:{url.port}/api/rooms/{room}/stream?seat="
        headers = {"Cookie": cookie}
        async with (
            connect(f"{stream}0", additional_headers=headers, compression=None, max_queue=None) as a,
            connect(f"{stream}1", additional_headers=headers, compression=None, max_queue=None) as b,
        ):
            if first:
                ready.set()
                first = False
            await one_game(room, cookie, connection, (a, b), rng, think, measured, stop)
        measured.games += 1


async def one_game(
    room: str,
    cookie: str,
    connection: Connection,
    sockets: tuple[ClientConnection, ClientConnection],
    rng: random.Random,
    think: float,
    measured: Measured,
    stop: asyncio.Event,
) -> None:
    """Both seats choose at random; each acts on what its own socket tells."""
    sent: dict[int, float] = {}
    turn: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    async def listen(seat: int) -> None:
        async for text in sockets[seat]:
            if '"type":"room"' in str(text)[:20]:
                continue
            message = json.loads(text)
            if message["type"] not in ("event", "snapshot"):
                continue
            if (at := sent.get(message["version"])) is not None and measured.counting:
                measured.heard.append(time.perf_counter() - at)
            if message["over"]:
                turn.put_nowait(None)
            elif message["legal"]:
                turn.put_nowait(message)

    listeners = [asyncio.create_task(listen(seat)) for seat in range(2)]
    try:
        while not stop.is_set():
            now = await turn.get()
            if now is None:
                return
            if think:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
            body = {
                "cmd_id": str(uuid.uuid4()),
                "expected_version": now["version"],
                "action": rng.choice(now["legal"])["action"],
            }
            began = sent[now["version"] + 1] = time.perf_counter()
            status, answer = await connection.post(f"/api/rooms/{room}/moves?seat={now['seat']}&log=0", body, cookie)
            if status != 200:
                raise SystemExit(f"a move was answered {status}: {answer[:300]!r}")
            if measured.counting:
                measured.moves.append(time.perf_counter() - began)
    finally:
        for task in listeners:
            task.cancel()


def cpu(pid: int | None) -> float:
    """Seconds of processor time that a process has used."""
    if pid is None:
        return 0.0
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    """Memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextlib.asynccontextmanager
async def server(url: str | None) -> AsyncIterator[tuple[str, int | None]]:
    """The server to load: the one given, or one of our own; its process, if ours."""
    if url is not None:
        yield url, None
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "ludi"), "serve", "--no-open", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **FREE})
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()
            process.wait()


async def main(games: int, think: float, seconds: float, url: str | None) -> None:
    """Run, and print what was measured."""
    async with server(url) as (address, pid):
        target = httpx.URL(address)
        measured, stop = Measured(), asyncio.Event()
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=target, limits=limits, timeout=60) as http:
            players = []
            for _ in range(games):  # one after the other: what is measured is play, not the rush at the door
                ready = asyncio.Event()
                task = asyncio.create_task(play(target, http, think, measured, stop, ready))
                players.append(task)
                waiting = asyncio.create_task(ready.wait())
                await asyncio.wait((waiting, task), return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    task.result()
            await asyncio.sleep(1)
            measured.counting, began, used = True, time.perf_counter(), cpu(pid)
            await asyncio.sleep(seconds)
            measured.counting, took, used = False, time.perf_counter() - began, cpu(pid) - used
            memory = rss(pid) if pid is not None else 0.0
            stop.set()
            for task in players:
                task.cancel()
            ended = await asyncio.gather(*players, return_exceptions=True)
            failed = [e for e in ended if isinstance(e, BaseException) and not isinstance(e, asyncio.CancelledError)]
            if failed:
                raise failed[0]
    print(f"{games} games, 2 sockets each, {think:g} s to think, {took:.0f} s, {measured.games} games ended")
    print(f"{len(measured.moves) / took:8.0f} moves/s")
    for name, found in (("answered", measured.moves), ("heard", measured.heard)):
        cuts = statistics.quantiles(found, n=100)
        print(
            f"{name:>8} p50 {1000 * cuts[49]:6.1f} ms   p95 {1000 * cuts[94]:6.1f} ms   p99 {1000 * cuts[98]:6.1f} ms"
        )
    if pid is not None:
        print(f"{1000 * used / len(measured.moves):8.2f} ms of processor time of the server per move")
        print(f"{memory:8.0f} MB resident")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0, help="seconds per move, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--url", default=None, help="a server that runs already")
    given = parser.parse_args()
    try:
        asyncio.run(main(given.games, given.think, given.seconds, given.url))
    except httpx.TransportError as error:
        parser.exit(2, f"{parser.prog}: {given.url or 'the server'} cannot be reached: {error}\n")
    except KeyboardInterrupt:
        sys.exit(130)
