"""A server that starts fast, because its program is loaded already."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from .conftest import ServerProcess

# Loads the program once and forks a server for every line, so that many starts do not take minutes.
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
    """`ludi serve`, to be killed and started again and again."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        super().__init__(data, *arguments, **environment)
        with self.log.open("ab") as log:
            self.mother = subprocess.Popen(
                [sys.executable, "-c", FORKS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
            )

    def __enter__(self) -> Forked:
        self.start()
        return self

    def start(self) -> ServerProcess:
        assert self.mother.stdin is not None
        assert self.mother.stdout is not None
        self.mother.stdin.write("\t".join(self.command[1:]) + "\n")
        self.mother.stdin.flush()
        self.pid = int(next(x for x in self.mother.stdout if x[0].isdigit()))
        self.wait()
        return self

    def signalled(self, number: signal.Signals) -> None:
        """Send a signal that ends it, and wait for the end."""
        assert self.mother.stdout is not None
        os.kill(self.pid, number)
        assert next(x for x in self.mother.stdout if x == "gone\n")

    def kill(self) -> None:
        self.signalled(signal.SIGKILL)

    def stop(self) -> int:
        self.signalled(signal.SIGTERM)
        return 0

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.mother.communicate()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()
