"""`ludi simulate`: bots against bots."""

import sys
import time
from concurrent.futures import Executor
from pathlib import Path
from types import TracebackType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from ludi.bots import LEVELS
from ludi.bots.warmth import waits
from ludi.cli.options import options_from
from ludi.kernel.errors import BadOption
from ludi.kernel.home import has_numba
from ludi.lab import Plan, Result, Share, Summary, simulate, summary
from ludi.lab.cluster import cluster
from ludi.locales import Text, text

LINE_EVERY = 5.0  # seconds between lines of progress where there is no terminal


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("simulate", help=t("lab-simulate-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("lab-simulate-title"))],
        bots: Annotated[str, typer.Option(help=t("lab-simulate-bots", levels=", ".join(LEVELS)))] = "greedy,random",
        games: Annotated[int, typer.Option(help=t("lab-simulate-games"))] = 100,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
        seed: Annotated[int, typer.Option(help=t("lab-simulate-seed"))] = 0,
        ms: Annotated[float | None, typer.Option(help=t("lab-simulate-ms"))] = None,
        out: Annotated[Path | None, typer.Option(help=t("lab-simulate-out"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=t("lab-simulate-resume"))] = False,
        records: Annotated[Path | None, typer.Option(help=t("lab-simulate-records"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-simulate-option"))] = None,
        facts: Annotated[Path | None, typer.Option(help=t("play-help-facts"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
    ) -> None:
        if resume and out is None:
            raise BadOption("--resume was given without --out, the file to go on with")
        levels = tuple(level.strip() for level in bots.split(",") if level.strip())
        plan = Plan(title, levels, games, seed, ms, options_from(title, option or (), facts))
        try:
            with cluster(ray) as executor:
                results = run(plan, jobs=jobs, out=out, resume=resume, records=records, executor=executor)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None  # `run` said it
        show(t, summary(plan, results))


def run(
    plan: Plan,
    *,
    jobs: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    executor: Executor | None = None,
) -> list[Result]:
    """Simulate with progress on stderr; Ctrl-C says what is kept and raises KeyboardInterrupt."""
    t = text()
    if not has_numba() and any(waits(level, plan.title, plan.ms) for level in plan.bots):
        print(t("web-weak"), file=sys.stderr)
    meter = Meter(t, plan.games, out)
    try:
        with meter:
            return simulate(
                plan,
                jobs=jobs,
                out=out,
                resume=resume,
                records=records,
                executor=executor,
                started=meter.started,
                warming=meter.warming,
                finished=meter.finished,
            )
    except KeyboardInterrupt:
        key = "lab-stopped" if out is None else "lab-stopped-kept"
        print(t(key, done=meter.done, total=plan.games, file=str(out)), file=sys.stderr)
        raise


class Meter:
    """How far a simulation is: a bar on a terminal, now and then a line elsewhere; always on stderr."""

    def __init__(self, t: Text, total: int, file: Path | None) -> None:
        self._t, self._total, self._file = t, total, file
        self.done = self._found = 0
        self._began = time.perf_counter()
        self._said = -LINE_EVERY
        console = Console(stderr=True)
        self._bar = Progress(
            TextColumn("{task.description}", markup=False), BarColumn(), console=console, transient=True
        )
        self._task = self._bar.add_task("", total=total)
        self._terminal = console.is_terminal

    def __enter__(self) -> "Meter":
        if self._terminal:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._terminal:
            self._bar.stop()

    def started(self, found: list[Result], dropped: bool) -> None:
        """The games that are in the file."""
        self.done = self._found = len(found)
        if dropped:
            self._say(self._t("lab-dropped", file=str(self._file)))
        if found:
            self._say(self._t("lab-found", games=len(found)))
        self._show(self._t("lab-progress-first", done=self.done, total=self._total), self.done, self._total)

    def warming(self, done: int, total: int) -> None:
        """Functions compiled."""
        self._show(self._t("lab-compiling", done=done, total=total), done, total, last=done == total)
        self._began = time.perf_counter()

    def finished(self, result: Result) -> None:
        """One game more."""
        self.done += 1
        rate = (self.done - self._found) / max(time.perf_counter() - self._began, 1e-6)
        left = clock((self._total - self.done) / rate)
        said = self._t("lab-progress", done=self.done, total=self._total, rate=rate, left=left)
        self._show(said, self.done, self._total, last=self.done == self._total)

    def _show(self, said: str, done: int, total: int, last: bool = False) -> None:
        if self._terminal:
            self._bar.update(self._task, description=said, completed=done, total=total)
        elif last or time.perf_counter() - self._said >= LINE_EVERY:
            self._say(said)
            self._said = time.perf_counter()

    def _say(self, said: str) -> None:
        if self._terminal:
            self._bar.console.print(said, markup=False, highlight=False)
        else:
            print(said, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """A time as h:mm:ss or m:ss."""
    minutes, s = divmod(round(seconds), 60)
    hours, m = divmod(minutes, 60)
    return f"{hours}:{m:02}:{s:02}" if hours else f"{m}:{s:02}"


def show(t: Text, found: Summary) -> None:
    """The summary, on stdout."""
    table = Table(box=None, pad_edge=False)
    table.add_column(t("lab-sum-bot"))
    for name in ("won", "interval", "wins", "draws", "losses", "score"):
        table.add_column(t(f"lab-sum-{name}"), justify="right")
    for bot in found.bots:
        counts = [str(n) for n in (bot.wins, bot.draws, bot.losses)]
        table.add_row(bot.name, won(t, bot.won), interval(t, bot.won), *counts, t("lab-sum-number", n=bot.score))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(table)
    console.print(t("lab-sum-length", games=found.games, turns=found.turns, decisions=found.decisions))
    console.print(t("lab-sum-first", won=won(t, found.first), range=interval(t, found.first)))
    console.print(t("lab-sum-draw"))


def won(t: Text, share: Share) -> str:
    """A share in percent."""
    return t("lab-sum-percent", share=100 * share.share)


def interval(t: Text, share: Share) -> str:
    """Its interval in percent."""
    return t("lab-sum-range", low=100 * share.low, high=100 * share.high)
