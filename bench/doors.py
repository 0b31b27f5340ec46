"""Strangers at the door of `ludi serve` while a game is played.

    python bench/doors.py --idle 1000 --heads 100 --bodies 100 --seconds 30

Opens connections that send nothing, and others that send their head or their body byte by byte. They come one after the
other over ten seconds; those that the server closes are opened anew at once, so that so many are always there.
Meanwhile a game of Roma between two seats is played over real connections, `--rate` moves a second at random moments;
a move's time runs from the moment it was due to its answer. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import resource
import statistics
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.load import Enough, Game, Measured, cpu, drive, server

STEP = 0.5  # seconds between two bytes of a slow connection
ARRIVE, SETTLE = 10.0, 2.0  # seconds until all have come, and until anything is counted
ROOM = 200  # descriptors for the rest of this process
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "
BODY = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n"


@dataclass
class Strangers:
    """Those that are there, and what became of the others."""

    open: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    closed: Counter[str] = field(default_factory=Counter)

    async def come(self, address: httpx.URL, kind: str, first: bytes) -> None:
        """One stranger, again and again."""
        while True:
            try:
                reader, writer = await asyncio.open_connection(address.host, address.port)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            self.open[kind] += 1
            self.opened[kind] += 1
            try:
                writer.write(first)
                await self.stay(reader, writer, slow=bool(first))
            except OSError:
                pass
            finally:
                self.open[kind] -= 1
                self.closed[kind] += 1
                writer.transport.abort()

    async def stay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, slow: bool) -> None:
        """Until the server closes the connection."""
        reading = asyncio.ensure_future(reader.read())
        try:
            while not reading.done():
                await asyncio.wait([reading], timeout=STEP * (0.5 + random.random()) if slow else None)
                if slow and not writer.is_closing():
                    writer.write(b"x")
            reading.exception()
        finally:
            reading.cancel()


async def main(counts: dict[str, int], rate: float, seconds: float, url: str | None) -> None:
    """Run, and print what was measured."""
    wanted = sum(counts.values()) + ROOM
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"{wanted} descriptors are needed, {hard} are allowed; see ulimit -Hn")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    async with server(url) as (found, pid):
        address = httpx.URL(found)
        if address.host not in ("127.0.0.1", "localhost", "::1"):
            raise SystemExit(f"{address.host} was given; this is for a server on this machine")
        measured, ready, strangers = Measured(), asyncio.Queue[Game](), Strangers()
        firsts = {"idle": b"", "head": HEAD, "body": BODY}
        with contextlib.suppress(Enough):
            try:
                async with asyncio.TaskGroup() as tasks:
                    began = asyncio.Event()
                    tasks.create_task(Game(address, ready, measured).play(began))
                    await began.wait()
                    tasks.create_task(drive(ready, rate, tasks))
                    kinds = [kind for kind, many in counts.items() for _ in range(many)]
                    random.shuffle(kinds)
                    for kind in kinds:
                        tasks.create_task(strangers.come(address, kind, firsts[kind]))
                        await asyncio.sleep(ARRIVE / len(kinds))
                    await asyncio.sleep(SETTLE)
                    used, met = cpu(pid) if pid else 0.0, strangers.opened.total()
                    measured.counting, there, until = True, [], time.perf_counter() + seconds
                    while time.perf_counter() < until:
                        there.append(Counter(strangers.open))
                        await asyncio.sleep(0.1)
                    measured.counting = False
                    used, met = (cpu(pid) if pid else 0.0) - used, strangers.opened.total() - met
                    raise Enough
            except* Enough:
                pass
    print(f"{rate:g} moves/s wanted for {seconds:g} s beside strangers on one machine")
    for kind in counts:
        here = statistics.mean(x[kind] for x in there)
        opened, closed = strangers.opened[kind], strangers.closed[kind]
        print(f"{kind:>8} {here:7.1f} open on average, {opened} opened, {closed} closed by the server")
    if pid is not None:
        share = 100 * used / seconds
        print(f"  server {share:5.1f} % of a processor, {met / seconds:.0f} strangers a second")
    for name, times in (("answered", measured.answered), ("heard", measured.heard)):
        p50, p95, p99 = (1000 * statistics.quantiles(times, n=100)[n - 1] for n in (50, 95, 99))
        print(
            f"{name:>8} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   p99 {p99:6.1f} ms   max {1000 * max(times):6.1f} ms"
            f"   ({len(times)} moves)"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--idle", type=int, default=1000, help="connections that send nothing")
    parser.add_argument("--heads", type=int, default=100, help="connections that send their head byte by byte")
    parser.add_argument("--bodies", type=int, default=100, help="connections that send their body byte by byte")
    parser.add_argument("--rate", type=float, default=5.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--url", default=None, help="a server that runs already on this machine")
    given = parser.parse_args()
    try:
        uvloop.run(
            main({"idle": given.idle, "head": given.heads, "body": given.bodies}, given.rate, given.seconds, given.url)
        )
    except KeyboardInterrupt:
        sys.exit(130)
