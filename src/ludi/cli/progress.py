"""How far a long run is: a bar on a terminal, now and then a line elsewhere; always on stderr."""

import sys
import time
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ludi.cli.simulate import LINE_EVERY, clock
from ludi.locales import Text


class Bar:
    """Games done of all, with the rate and the time left."""

    def __init__(self, t: Text) -> None:
        self._t, self._console = t, Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}", markup=False), BarColumn(), console=self._console, transient=True
        )
        self._task = self._bar.add_task("", total=None)
        self._began, self._said = time.perf_counter(), -LINE_EVERY
        self._found: int | None = None
        self.done = self.total = 0

    def __enter__(self) -> "Bar":
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._console.is_terminal:
            self._bar.stop()

    def progress(self, done: int, total: int) -> None:
        """So many games are done."""
        self.done, self.total = done, total
        now = time.perf_counter()
        if self._found is None:
            self._found, self._began = done, now
        if done > self._found:
            rate = (done - self._found) / max(now - self._began, 1e-6)
            said = self._t("lab-progress", done=done, total=total, rate=rate, left=clock((total - done) / rate))
        else:
            said = self._t("lab-progress-first", done=done, total=total)
        if self._console.is_terminal:
            self._bar.update(self._task, description=said, completed=done, total=total)
        elif done == total or now - self._said >= LINE_EVERY:
            print(said, file=sys.stderr, flush=True)
            self._said = now

    def stopped(self, file: Path | None) -> None:
        """Ctrl-C: what is kept."""
        key = "lab-stopped" if file is None else "lab-stopped-kept"
        print(self._t(key, done=self.done, total=self.total, file=str(file)), file=sys.stderr)
