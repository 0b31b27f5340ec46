"""One server per PostgreSQL database, also after the database or a session has ended."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludi.client import Refusal, Seat, Table

from .conftest import PATIENCE, ServerProcess, eventually
from .postgres import Postgres

LOCK = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted"


@pytest.fixture(scope="module")
def first(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that was there first."""
    with ServerProcess(
        tmp_path_factory.mktemp("lease") / "first", "--db", cluster.url, LUDI_SERVER_ABSENT="0"
    ) as server:
        yield server


def refusal(data: Path, cluster: Postgres) -> str:
    """What another server says that may not begin."""
    second = ServerProcess(data, "--db", cluster.url)
    done = subprocess.run(second.command, capture_output=True, text=True, timeout=PATIENCE, env=second.environment)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.soak
def test_a_second_server_on_the_same_database_is_refused_also_after_a_restart_of_it(
    first: ServerProcess, cluster: Postgres, tmp_path: Path
) -> None:
    line = refusal(tmp_path / "second", cluster)
    assert line == (
        "ludi: the database 'postgres' is open in another server; end that one, or name another database with --db"
    )
    with Table(first.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", practice=True)
        cluster.stop()
        cluster.start()
        now = seat.state()
        assert seat.move(now["version"], now["legal"][0]["action"])["version"] > now["version"]
    assert refusal(tmp_path / "third", cluster) == line


def test_a_player_who_was_kicked_at_another_server_reads_nothing_more_at_the_first(
    first: ServerProcess, cluster: Postgres, tmp_path: Path
) -> None:
    """The first one is frozen, its session ends, another serves meanwhile: the worst that can happen to a lock."""
    assert first.process is not None
    with Table(first.url) as ada, Table(first.url) as ben:
        host = ada.create("roma", ["me", "open"], "Ada", successor="person")
        guest = ben.join(host.info()["invite"], "Ben")
        heard = guest.messages()
        assert [next(heard)["type"] for _ in range(2)] == ["snapshot", "room"]
        os.kill(first.process.pid, signal.SIGSTOP)
        try:
            cluster.query(LOCK)
            second = ServerProcess(tmp_path / "second", "--db", cluster.url).start()
            with Table(second.url) as there:
                there.http.cookies = ada.http.cookies
                Seat(there, host.room, host.number).post("/seat", {"seat": guest.number, "kind": "kick"})
        finally:
            os.kill(first.process.pid, signal.SIGCONT)
        path = f"/api/rooms/{guest.room}/state"
        assert ben.http.get(path, params={"seat": guest.number}).status_code == 503
        assert ada.http.get("/healthz").status_code == 503
        assert second.stop() == 0
        assert eventually(lambda: ada.http.get("/healthz").status_code == 200)
        assert ben.http.get(path, params={"seat": guest.number}).status_code == 403
        assert host.info()["seats"][guest.number or 0]["kind"] == "open"
        with pytest.raises(Refusal) as refused:
            assert [message["type"] for message in heard] == []
        assert refused.value.status == 403
