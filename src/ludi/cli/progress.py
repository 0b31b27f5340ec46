"""How far a long run is: a bar on a terminal, now and then a line elsewhere; always on stderr."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ludi.kernel.errors import BadOption
from ludi.kernel.messages import Message
from ludi.lab.cluster import cluster
from ludi.locales import Text

LINE_EVERY = 5.0  # seconds between lines of progress where there is no terminal


def clock(seconds: float) -> str:
    """A time as h:mm:ss or m:ss."""
    minutes, s = divmod(round(seconds), 60)
    hours, m = divmod(minutes, 60)
    return f"{hours}:{m:02}:{s:02}" if hours else f"{m}:{s:02}"


class Meter:
    """A bar, or lines, that say how much is done of all."""

    def __init__(self, t: Text) -> None:
        console = Console(stderr=True)
        self._t, self._terminal = t, console.is_terminal
        self._bar = Progress(
            TextColumn("{task.description}", markup=False), BarColumn(), console=console, transient=True
        )
        self._task = self._bar.add_task("", total=None)
        self._began, self._said = time.perf_counter(), -LINE_EVERY

    def __enter__(self) -> Self:
        if self._terminal:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._terminal:
            self._bar.stop()

    def pace(self, done: int, total: int) -> tuple[float, str]:
        """How many a second since it began, and the time that is left; for `done` above 0."""
        rate = done / max(time.perf_counter() - self._began, 1e-6)
        return rate, clock((total - done) / rate)

    def show(self, said: str, done: int, total: int) -> None:
        """The bar with its sentence; elsewhere a line if the last one is a while ago or all is done."""
        if self._terminal:
            self._bar.update(self._task, description=said, completed=done, total=total)
        elif done == total or time.perf_counter() - self._said >= LINE_EVERY:
            self.say(said)
            self._said = time.perf_counter()

    def say(self, said: str) -> None:
        """A sentence that stays."""
        if self._terminal:
            self._bar.console.print(said, markup=False, highlight=False)
        else:
            print(said, file=sys.stderr, flush=True)


class Games(Meter):
    """Games done of all; those that were there at the first call say nothing of the rate."""

    def __init__(self, t: Text, total: int = 0) -> None:
        super().__init__(t)
        self.done, self.total = 0, total
        self._found: int | None = None

    def progress(self, done: int, total: int) -> None:
        """So many games are done."""
        self.done, self.total = done, total
        if self._found is None:
            self._found, self._began = done, time.perf_counter()
        if done > self._found:
            rate, left = self.pace(done - self._found, total - self._found)
            said = self._t("lab-progress", done=done, total=total, rate=rate, left=left)
        else:
            said = self._t("lab-progress-first", done=done, total=total)
        self.show(said, done, total)

    def stopped(self, file: Path | None) -> None:
        """Ctrl-C: what is kept."""
        key = "lab-stopped" if file is None else "lab-stopped-kept"
        print(self._t(key, done=self.done, total=self.total, file=str(file)), file=sys.stderr)


@contextmanager
def long_run(t: Text, ray: str | None, out: Path | None, *, resume: bool) -> Iterator[tuple[Games, Executor | None]]:
    """A run over many games, here or on the machines of Ray, with its progress; after Ctrl-C it says what is kept.

    Raises BadOption for `resume` without a file; typer.Exit(130) after Ctrl-C.
    """
    if resume and out is None:
        raise BadOption(Message("lab-resume-alone"))
    meter = Games(t)
    try:
        with meter, cluster(ray) as executor:
            yield meter, executor
    except KeyboardInterrupt:
        meter.stopped(out)
        raise typer.Exit(130) from None
