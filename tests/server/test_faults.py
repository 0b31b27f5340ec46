"""The server dies in the middle of moves, again and again, and nobody loses anything."""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludi import Record
from ludi.cli.backup import copy
from ludi.client import Seat, Table
from ludi.match.commitment import check

from .conftest import PATIENCE, ServerProcess


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
        assert [next(messages)["type"] for _ in range(3)] == ["bots", "undo_request", "room"]
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        server.start()
        assert [s.state() for s in (seat, other)] == before
        assert [next(messages)["type"] for _ in range(3)] == ["bots", "undo_request", "room"]


@pytest.mark.soak
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


@pytest.mark.soak
def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_ended(
    server_with: Callable[..., ServerProcess],
) -> None:
    first = server_with()
    second = ServerProcess(first.data)
    refused = subprocess.run(second.command, capture_output=True, text=True, timeout=PATIENCE, env=second.environment)
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
