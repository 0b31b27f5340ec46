"""Load for `ludi serve`: games between two seats over real sockets, at a given rate or as fast as they go.

    python bench/load.py --games 1000 --rate 320 --seconds 60
    python bench/load.py --games 20 --seconds 20

At a rate the moves fall due at random moments, so many a second on average, whatever the server does. A move's time
runs from the moment it was due to its answer: a move that had to wait for the server, or for a game whose turn it is,
has that wait counted. `heard` is until the other seat's socket has told of it. Without a rate every game plays as fast
as it can; each game then waits for itself, so the times say how long the queue is, no more.

Each game has two sockets, and a connection for its moves; a game that ends makes room for a new one. Without --url a
server is started on a temporary folder, with its bounds per seat and address lifted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
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
import uvloop
from websockets.asyncio.client import ClientConnection, connect

FREE = {
    "LUDI_SERVER_MOVES_PER_SECOND": "100000",
    "LUDI_SERVER_MOVES_BURST": "100000",
    "LUDI_SERVER_SOCKETS": "100000",
    "LUDI_SERVER_CONNECTIONS": "15000",
}
SETTLE = 3.0  # seconds of play before anything is counted
VERSION = re.compile(r'"version":(\d+)')


@dataclass
class Measured:
    """Seconds per move, and until the other seat heard of it."""

    answered: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    games: int = 0
    counting: bool = False


class Connection:
    """One kept-open HTTP connection: a small client, so that the load generator costs less than the server."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self._free = asyncio.Lock()

    async def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[int, str, bytes]:
        """Status, head and body of the answer. The streams may tell of a move before it is answered: one at a time."""
        async with self._free:
            return await self._post(path, body, cookie)

    async def _post(self, path: str, body: dict[str, Any], cookie: str) -> tuple[int, str, bytes]:
        if self.reader is None or self.writer is None or self.reader.at_eof():
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(x.split(":")[1]) for x in answer.split("\r\n") if x.lower().startswith("content-length"))
        return int(answer.split()[1]), answer, await self.reader.readexactly(length)


class Game:
    """A place for a game, and the game that is played there."""

    def __init__(self, address: httpx.URL, ready: asyncio.Queue[Game], measured: Measured) -> None:
        self.address, self.ready, self.measured = address, ready, measured
        self.connection = Connection(address.host, address.port or 80)
        self.turn: dict[str, Any] = {}  # what the seat to move was told last
        self._sent: dict[int, float] = {}  # by version: when the move that led there was due
        self._over = asyncio.Event()

    async def play(self, began: asyncio.Event) -> None:
        """One game after the other."""
        while True:
            body = {"title": "roma", "players": 2, "seats": ["me", "shared"], "nickname": "load"}
            status, head, answer = await self.connection.post("/api/rooms", body)
            if status != 200:
                raise SystemExit(f"a new room was answered {status}: {answer[:300]!r}")
            self.room = json.loads(answer)["room"]
            self.cookie = "; ".join(re.findall(r"(?im)^set-cookie: ([^;]+)", head))
            self._over.clear()
            self._sent.clear()
            stream = f"ws://{self.address.host}:{self.address.port}/api/rooms/{self.room}/stream?seat="
            more: dict[str, Any] = {
                "additional_headers": {"Cookie": self.cookie},
                "compression": None,
                "max_queue": None,
                "ping_interval": None,
            }
            async with connect(f"{stream}0", **more) as first, connect(f"{stream}1", **more) as second:
                listeners = [asyncio.create_task(self._listen(s, seat)) for seat, s in enumerate((first, second))]
                began.set()
                try:
                    await self._over.wait()
                finally:
                    for task in listeners:
                        task.cancel()
            self.measured.games += 1

    async def _listen(self, socket: ClientConnection, seat: int) -> None:
        async for text in socket:
            assert isinstance(text, str)
            if not text.startswith(('{"type":"event"', '{"type":"snapshot"')):
                continue
            if self.measured.counting and seat != self.turn.get("seat"):
                due = self._sent.pop(int(VERSION.search(text)[1]), None)  # type: ignore[index]
                if due is not None:
                    self.measured.heard.append(time.perf_counter() - due)
            if '"legal":[]' not in text:
                self.turn = json.loads(text)
                self.ready.put_nowait(self)
            elif '"over":null' not in text:
                self._over.set()

    async def move(self, due: float) -> None:
        """A random move of the seat whose turn it is."""
        now = self.turn
        version, action = now["version"], random.choice(now["legal"])["action"]
        self._sent[version + 1] = due
        body = {"cmd_id": str(uuid.uuid4()), "expected_version": version, "action": action}
        path = f"/api/rooms/{self.room}/moves?seat={now['seat']}&log=0"
        status, _, answer = await self.connection.post(path, body, self.cookie)
        if status != 200:
            raise SystemExit(f"a move was answered {status}: {answer[:300]!r}")
        if self.measured.counting:
            self.measured.answered.append(time.perf_counter() - due)


async def drive(ready: asyncio.Queue[Game], rate: float, moves: asyncio.TaskGroup) -> None:
    """Make moves where a turn waits: at random moments, `rate` a second; at rate 0 as soon as there is a turn."""
    due = time.perf_counter()
    while True:
        if rate:
            due += random.expovariate(rate)
            await asyncio.sleep(due - time.perf_counter())
        game = await ready.get()
        moves.create_task(game.move(due if rate else time.perf_counter()))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def rss(pid: int) -> float:
    """Memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


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


async def main(games: int, rate: float, seconds: float, url: str | None) -> None:
    """Run, and print what was measured."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    async with server(url) as (address, pid):
        measured, ready = Measured(), asyncio.Queue[Game]()
        httpx.get(f"{address.rstrip('/')}/healthz")
        try:
            async with asyncio.TaskGroup() as tasks:
                for _ in range(games):  # one after the other: what is measured is play, not the rush at the door
                    began = asyncio.Event()
                    tasks.create_task(Game(httpx.URL(address), ready, measured).play(began))
                    await began.wait()
                tasks.create_task(drive(ready, rate, tasks))
                await asyncio.sleep(SETTLE)
                processes = {"server": pid, "load generator": os.getpid()}
                used = {name: cpu(p) for name, p in processes.items() if p is not None}
                measured.counting, measured.games, began_at = True, 0, time.perf_counter()
                await asyncio.sleep(seconds)
                measured.counting, took = False, time.perf_counter() - began_at
                for name in used:
                    used[name] = cpu(processes[name] or 0) - used[name]
                memory = rss(pid) if pid is not None else 0.0
                raise Enough
        except* Enough:
            pass
    wanted = f"{rate:g} moves/s wanted" if rate else "flat out"
    print(f"{games} games, {2 * games} sockets, {wanted}, {took:.0f} s, {measured.games} games ended")
    print(f"{len(measured.answered) / took:8.1f} moves/s")
    for name, found in (("answered", measured.answered), ("heard", measured.heard)):
        p50, p95, p99 = (1000 * statistics.quantiles(found, n=100)[n - 1] for n in (50, 95, 99))
        print(f"{name:>8} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   p99 {p99:6.1f} ms   max {1000 * max(found):6.1f} ms")
    for name, seconds_used in used.items():
        print(f"{1000 * seconds_used / len(measured.answered):8.2f} ms of processor time of the {name} per move")
    if pid is not None:
        print(f"{memory:8.0f} MB resident in the server")


class Enough(Exception):
    """The time is over."""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second in all; 0: as fast as they go")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--url", default=None, help="a server that runs already")
    given = parser.parse_args()
    try:
        uvloop.run(main(given.games, given.rate, given.seconds, given.url))
    except httpx.TransportError as error:
        parser.exit(2, f"{parser.prog}: {given.url or 'the server'} cannot be reached: {error}\n")
    except KeyboardInterrupt:
        sys.exit(130)
