"""The server dies in the middle of moves, again and again, and nobody loses anything."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ludi import Record
from ludi.cli.backup import copy
from ludi.client import Refusal, Seat, Table
from ludi.server.chance import check

from .conftest import ServerProcess

KILLS = 20

# Loads the program once and forks a server for every line, so that twenty starts do not take a minute.
FORKS = """
import os, sys
from ludi.cli import run
import ludi.server.run
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os._exit(run(line.strip().split("\\t")))
    print(pid, flush=True)
    os.waitpid(pid, 0)
    print("gone", flush=True)
"""


class Forked(ServerProcess):
    """A server that starts fast, because its program is loaded already."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        with self.log.open("ab") as log:
            self.mother = subprocess.Popen(
                [sys.executable, "-c", FORKS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
            )

    def start(self) -> ServerProcess:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write("\t".join(self.command[1:]) + "\n")
        self.mother.stdin.flush()
        self.pid = int(next(x for x in self.mother.stdout if x[0].isdigit()))
        self.wait()
        return self

    def kill(self) -> None:
        assert self.mother.stdout is not None
        os.kill(self.pid, signal.SIGKILL)
        assert next(x for x in self.mother.stdout if x == "gone\n")

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.mother.communicate()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()


def test_killed_in_the_middle_of_moves(tmp_path: Path) -> None:
    """Two clients play by themselves; every move they were told of is there, once, and in order."""
    with Forked(tmp_path / "data") as server:
        acknowledged = kill_again_and_again(server)
    with sqlite3.connect(server.data / "ludi.sqlite3") as database:
        rows = database.execute("select room, seq, kind, action, cmd_id from event order by room, seq").fetchall()
    database.close()
    log: dict[str, list[int]] = {}
    for room, seq, *_ in rows:
        log.setdefault(room, []).append(seq)
    assert all(seqs == list(range(1, len(seqs) + 1)) for seqs in log.values())
    made = {(room, seq): action for room, seq, kind, action, _ in rows if kind == "move"}
    twice = [x for x, n in Counter((room, v) for room, v, _ in acknowledged).items() if n > 1]
    assert not twice, "one version was given to two moves"
    for room, version, action in acknowledged:
        assert made[room, version] == action
    commands = [r[4] for r in rows if r[4] is not None]
    assert len(commands) == len(set(commands))


def kill_again_and_again(server: ServerProcess) -> list[tuple[str, int, int]]:
    """Twenty times after a few moves; room, version and action of every move that was answered."""
    with Table(server.url) as first, Table(server.url) as second:
        rooms = []
        for _ in range(KILLS):
            ada = first.create("roma", ["me", "open"], "Ada")
            rooms.append((ada, second.join(ada.info()["invite"], "Ben")))
        done, failed = threading.Event(), list[BaseException]()
        acknowledged: list[tuple[str, int, int]] = []

        def play(seats: list[Seat], seed: int) -> None:
            rng = random.Random(seed)
            try:
                for seat in seats:
                    play_until(seat, rng, done, acknowledged)
            except BaseException as error:
                failed.append(error)

        threads = [threading.Thread(target=play, args=([r[i] for r in rooms], i)) for i in range(2)]
        for t in threads:
            t.start()
        rng, moves = random.Random(0), 0

        def wait_for(more: int) -> None:
            nonlocal moves
            until, moves = time.monotonic() + 30, moves + more
            while len(acknowledged) < moves and not failed and time.monotonic() < until:
                time.sleep(0.001)
            assert len(acknowledged) >= moves or failed, "the clients do not go on"
            moves = len(acknowledged)

        for _ in range(KILLS):
            wait_for(rng.randint(1, 10))
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            server.start()
        wait_for(10)
        done.set()
        for t in threads:
            t.join(30)
        assert not failed, failed
        assert all(ada.state()["version"] == ben.state()["version"] for ada, ben in rooms)
    return acknowledged


def play_until(seat: Seat, rng: random.Random, done: threading.Event, acknowledged: list[tuple[str, int, int]]) -> None:
    """Play, and write down room, version and action of every move that was answered."""
    now = seat.state()
    while not done.is_set() and now["over"] is None:
        if now["legal"]:
            version, action = now["version"], rng.choice(now["legal"])["action"]
            try:
                now = seat.move(version, action)
                acknowledged.append((seat.room, version + 1, action))
            except Refusal as refusal:
                if refusal.snapshot is None:
                    raise
                now = refusal.snapshot
            continue
        for message in seat.messages(now["version"]):
            if message["type"] in ("event", "snapshot") and message["version"] >= now["version"]:
                now = message
            if done.is_set() or now["legal"] or now["over"]:
                break


def test_a_restart_loses_nothing_and_sockets_are_told(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with()
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", practice=True)
        other, rng, now = Seat(table, seat.room, 1), random.Random(4), seat.state()
        for _ in range(45):
            actor = (seat, other)[now["to_move"]]
            now = actor.state()
            now = actor.move(now["version"], rng.choice(now["legal"])["action"])
            if rng.random() < 0.2 and now["undo"] == "free":
                now = actor.undo(now["version"])
        before = [s.state() for s in (seat, other)]
        messages = seat.messages(now["version"])
        assert next(messages)["type"] == "room"
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        server.start()
        assert [s.state() for s in (seat, other)] == before
        assert next(messages)["type"] == "room"


def test_a_backup_while_it_runs_is_a_whole_store(server_with: Callable[..., ServerProcess], tmp_path: Path) -> None:
    server = server_with()
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 4})
        seat.play(lambda now: int(now["legal"][-1]["action"]))
        text = seat.record()
        folder = tmp_path / "restored"
        assert copy(server.data / "ludi.sqlite3", folder / "ludi.sqlite3") == 1
        restored = ServerProcess(folder)
        with restored, Table(restored.url) as again:
            again.http.cookies = table.http.cookies
            assert Seat(again, seat.room, 0).record() == text
    record = Record.parse(text)
    assert check(record)


def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_ended(
    server_with: Callable[..., ServerProcess],
) -> None:
    first = server_with()
    second = ServerProcess(first.data)
    refused = subprocess.run(second.command, capture_output=True, text=True, timeout=30, env=second.environment)
    assert refused.returncode == 2
    (line,) = refused.stderr.splitlines()
    assert line.startswith("ludi: ")
    assert "is open in another server" in line
    assert str(first.data) in line
    with Table(first.url) as table:
        assert table.create("roma", ["me", "shared"], "Ada").state()["version"] > 0
    first.kill()
    with second, Table(second.url) as table:
        assert table.titles()
