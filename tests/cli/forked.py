"""`ludi` that starts at once: one process has loaded what every command needs, and forks one for each."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mother import Mother

# Nothing here may start a thread.
MOTHER = """
import gc, json, os, sys
from ludi.cli import build, main
import fluent.runtime, ludi.bots, ludi.cli.local, ludi.locales

build()  # it loads the rest
ludi.locales.text.cache_clear()  # a command may be given a language
gc.collect()
gc.freeze()

questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")  # the streams of `ludi` have not been read yet
while line := questions.readline():
    asked = json.loads(line)
    if "wait" in asked:
        pid, status = os.waitpid(asked["wait"], os.WNOHANG)
        print(json.dumps(os.waitstatus_to_exitcode(status) if pid else None), file=answers, flush=True)
        continue
    pid = os.fork()
    if pid == 0:
        break
    print(pid, file=answers, flush=True)
questions.close()
answers.close()
if not line:
    sys.exit()

os.chdir(asked["folder"])
os.environ.clear()
os.environ.update(asked["environment"])
for stream, (file, flags) in enumerate(zip(asked["streams"], (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY))):
    opened = os.open(file, flags)
    os.dup2(opened, stream)
    os.close(opened)
sys.argv = ["ludi", *asked["words"]]
main()
"""
AT_START = ("PYTHON", "NUMBA_", "LC_", "LANG", "LUDI_LANG", "LUDI_CACHE", "LUDI_FACTS")  # read as a process begins


def at_start(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that cannot be changed later."""
    return {name: value for name, value in environment.items() if name.startswith(AT_START)}


@cache
def mother(given: tuple[tuple[str, str], ...]) -> Mother:
    """The one of these tests for what a process begins with."""
    return Mother(MOTHER, {**dict(given), "OPENBLAS_NUM_THREADS": "1"})  # NumPy's threads are not forked


def run(words: Sequence[str], given: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """What `subprocess.run` gives for `ludi` with some words, of at most two minutes."""
    of = mother(tuple(sorted(at_start(environment).items())))
    with TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("in", "out", "err")]
        for file, text in zip(files, (given, "", ""), strict=True):
            file.write_text(text, "utf-8")
        streams = [str(file) for file in files]
        pid = of.ask(words=[*words], environment={**environment}, folder=str(Path.cwd()), streams=streams)
        until, wait = time.monotonic() + 120, 0.002
        while (status := of.ask(wait=pid)) is None:
            if time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                raise subprocess.TimeoutExpired(["ludi", *words], 120)
            time.sleep(wait)
            wait = min(0.02, 1.5 * wait)
        _, out, err = (file.read_text("utf-8") for file in files)
    return subprocess.CompletedProcess(["ludi", *words], status, out, err)
