"""Servers that start fast: one process has loaded their program and forks a server for each."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.mother import Mother

MOTHER = '''
import base64, gc, json, os, secrets, signal, sys
from random import Random
from ludi.cli import build, run
import aiosqlite, alembic.command, fluent.runtime, ludi.locales, ludi.server.run, sqlalchemy.dialects.sqlite
import uvicorn.lifespan.on, uvicorn.loops.auto, uvicorn.protocols.http.auto, uvicorn.protocols.websockets.auto

try:
    import uvloop
except ImportError:
    pass
build()  # it loads the rest
gc.collect()
gc.freeze()  # what is loaded need not be looked at again by every server


def sow(file):
    """Games, bots and names of rooms by what a file says, now and at every SIGUSR2; keys of devices stay random."""
    seeds, bots, names = (Random() for _ in range(3))

    def begin(*_):
        with open(file, encoding="utf-8") as told:
            text = told.read()
        for stream, what in ((seeds, "seeds"), (bots, "bots"), (names, "names")):
            stream.seed(f"{text}:{what}")

    begin()
    signal.signal(signal.SIGUSR2, begin)
    secrets.token_urlsafe = lambda n=32: base64.urlsafe_b64encode(os.urandom(n)).rstrip(b"=").decode()
    secrets.token_bytes, secrets.randbits, secrets.choice = seeds.randbytes, bots.getrandbits, names.choice


for line in sys.stdin:
    asked = json.loads(line)
    if "wait" in asked:
        pid, status = os.waitpid(asked["wait"], os.WNOHANG)
        print(json.dumps(os.waitstatus_to_exitcode(status) if pid else None), flush=True)
        continue
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.environ.clear()
        os.environ.update(asked["environment"])
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(os.open(asked["out"], os.O_WRONLY | os.O_CREAT, 0o600), 1)
        os.dup2(os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
        if "SEED_FILE" in os.environ:
            sow(os.environ["SEED_FILE"])
        os._exit(run(asked["words"]))
    print(pid, flush=True)
'''


@cache
def mother() -> Mother:
    """The one of these tests."""
    return Mother(MOTHER, {"PYTHONWARNINGS": "default"})


class Forked:
    """`ludi` with some words, forked: as much of `subprocess.Popen` as is needed here."""

    def __init__(
        self, words: Sequence[str], environment: Mapping[str, str], log: Path, out: str | Path = os.devnull
    ) -> None:
        asked = {"words": [*words], "environment": {**environment}, "log": str(log), "out": str(out)}
        self.pid = int(mother().ask(**asked))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, None while it runs."""
        if self.returncode is None:
            self.returncode = mother().ask(wait=self.pid)
        return self.returncode

    def wait(self, timeout: float = 60) -> int:
        """Until it has ended."""
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            assert time.monotonic() < until, f"{self.pid} does not end"
            time.sleep(0.005)
        return status

    def send_signal(self, number: int) -> None:
        """A signal, if it runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)
