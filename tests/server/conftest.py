"""A real server process on a free port, with its data in a temporary folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

import httpx
import pytest

from .forked import Forked
from .postgres import Postgres

PATIENCE = 120  # seconds that a slow and crowded machine may need for what takes one elsewhere
QUICK = {
    "LUDI_SERVER_MOVES_PER_SECOND": "100000",
    "LUDI_SERVER_MOVES_BURST": "100000",
    "LUDI_SERVER_BOT_PAUSE": "0",
}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def eventually(what: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something comes true in the end."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if what():
            return True
        time.sleep(0.05)
    return what()


class ServerProcess:
    """`ludi serve`, started and killed at will; what it said on standard error is in `log`.

    With no more than settings of the server's own it is forked from a process that has loaded the program.
    """

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        self.data, self.port = data, self.listens_at()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self.command = [
            *(
                str(Path(sys.executable).parent / "ludi"),
                "serve",
                "--no-open",
                "--port",
                str(self.port),
                "--data",
                str(data),
            ),
            *arguments,
        ]
        self.environment = {**os.environ, **QUICK, **environment, "LUDI_LANG": "en", "PYTHONWARNINGS": "default"}
        self.loaded = self.command if all(name.startswith("LUDI_SERVER_") for name in environment) else None
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def listens_at(self) -> int:
        """The port, which stays its own when it is started again."""
        return free_port()

    def start(self) -> ServerProcess:
        if self.command is self.loaded:
            self.process = Forked(self.command[1:], self.environment, self.log)
        else:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    self.command, stdout=subprocess.DEVNULL, stderr=log, env=self.environment, start_new_session=True
                )
        try:
            self.wait()
        except BaseException:  # nobody else would end it
            self.kill()
            raise
        return self

    def wait(self) -> None:
        """Until it answers. Without a look at certificates, which takes far longer than an answer."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process is None or self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL, as when the power fails for a program."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM, and the exit status. One that does not end is killed, and that is an error."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=PATIENCE)
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.stop()
        said = self.log.read_text()
        assert "Traceback" not in said, said
        assert "Warning" not in said, said


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not harm it."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "data")
    process.loaded = None  # this one starts as people start it
    with process as found:
        yield found


@pytest.fixture
def server_with(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """A server of one's own, with arguments and settings."""
    found: list[ServerProcess] = []

    def start(*arguments: str, **environment: str) -> ServerProcess:
        server = ServerProcess(tmp_path / f"data{len(found)}", *arguments, **environment)
        found.append(server)
        return server.start()

    yield start
    for server in found:
        server.__exit__(None, None, None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL that tests may stop, if they start it again."""
    found = Postgres(free_port())
    yield found
    found.close()


@pytest.fixture
def postgres(cluster: Postgres) -> str:
    """Its URL."""
    return cluster.url
