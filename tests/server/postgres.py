"""A PostgreSQL of our own, that can be stopped and started again."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg


def programs() -> Path:
    """Where PostgreSQL's own programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path is not None, "PostgreSQL is needed: apt-get install postgresql (bin/test does it where it may)"
    return Path(on_path).parent


class Postgres:
    """A cluster in a temporary folder, run as a user without rights."""

    def __init__(self, port: int) -> None:
        self.port, self.programs = port, programs()
        self.folder = Path(tempfile.mkdtemp(prefix="ludi-postgres-"))  # pytest's own folders are closed to other users
        self.url = f"postgresql+asyncpg://ludi@127.0.0.1:{port}/postgres"
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres" if any(u.pw_name == "postgres" for u in pwd.getpwall()) else "nobody")
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", self._data, "-U", "ludi", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, name: str, *arguments: str) -> None:
        environment = {**os.environ, "LC_ALL": "C", "TZ": "UTC"}
        command = [str(self.programs / name), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=environment, **self._as)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Until it answers. That the machine itself fails is not among the faults, so nothing need be synchronized."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-w", "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """At once, as in a crash: every connection breaks, what was not committed is gone."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        """The rows that a statement gives."""

        async def main() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url.replace("+asyncpg", ""))
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(main())

    def close(self) -> None:
        """Stop it, and take it away."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)
