"""`ludi simulate`: bots against bots."""

import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludi.bots import LEVELS
from ludi.bots.warmth import waits
from ludi.cli.options import bots_from, options_from
from ludi.cli.progress import Games
from ludi.kernel.errors import BadOption
from ludi.kernel.extras import needs
from ludi.kernel.home import has_numba
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted
from ludi.lab import Plan, Result, Share, Summary, simulate, summary
from ludi.lab.bots import parts
from ludi.lab.cluster import cluster
from ludi.lab.control import ENDS, FEWEST, without_luck
from ludi.locales import Text, text


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
        share: Annotated[str | None, typer.Option(metavar="K/N", help=t("lab-simulate-share"))] = None,
        merge: Annotated[list[Path] | None, typer.Option(help=t("lab-balance-merge"))] = None,
        records: Annotated[Path | None, typer.Option(help=t("lab-simulate-records"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-simulate-option"))] = None,
        facts: Annotated[Path | None, typer.Option(help=t("play-help-facts"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
        luck: Annotated[bool, typer.Option("--luck", help=t("lab-luck"))] = False,
    ) -> None:
        if resume and out is None:
            raise BadOption(Message("lab-resume-alone"))
        levels = bots_from(bots)
        plan = Plan(title, levels, games, seed, ms, options_from(title, option or (), facts), luck)
        if luck:
            needs("scipy")
        try:
            with cluster(ray) as executor:
                results = run(
                    plan,
                    jobs=jobs,
                    out=out,
                    resume=resume,
                    records=records,
                    only=shared(share, plan),
                    merge=merge or (),
                    executor=executor,
                )
        except KeyboardInterrupt:
            raise typer.Exit(130) from None  # `run` said it
        show(t, summary(plan, results), without_luck(plan, results) if luck else ())


def shared(share: str | None, plan: Plan) -> frozenset[int]:
    """The games of a share: of `1/3` every third round, from the first on. None: all. Raises BadOption.

    A round, in which the seats alone change, stays together.
    """
    k, _, n = ("1/1" if share is None else share).partition("/")
    if not (k.isdecimal() and n.isdecimal() and 1 <= int(k) <= int(n)):
        raise not_accepted("--share", share or "", Message("lab-share-accepted"))
    return frozenset(i for i in range(plan.games) if i // len(plan.bots) % int(n) == int(k) - 1)


def run(
    plan: Plan,
    *,
    jobs: int | None = None,
    out: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    only: frozenset[int] | None = None,
    merge: Sequence[Path] = (),
    executor: Executor | None = None,
) -> list[Result]:
    """Simulate with progress on stderr; Ctrl-C says what is kept and raises KeyboardInterrupt."""
    t = text()
    if not has_numba() and any(waits(parts(bot)[0], plan.title, plan.ms) for bot in plan.bots):
        print(t("web-weak"), file=sys.stderr)
    meter = Simulation(t, frozenset(range(plan.games)) if only is None else only, out)
    try:
        with meter:
            return simulate(
                plan,
                jobs=jobs,
                out=out,
                resume=resume,
                records=records,
                only=only,
                merge=merge,
                executor=executor,
                started=meter.started,
                warming=meter.warming,
                finished=meter.finished,
            )
    except KeyboardInterrupt:
        meter.stopped(out)
        raise


class Simulation(Games):
    """Games done of all, with what comes before the first."""

    def __init__(self, t: Text, games: frozenset[int], file: Path | None) -> None:
        super().__init__(t, len(games))
        self._games, self._file = games, file

    def started(self, found: list[Result], dropped: bool) -> None:
        """The games that are there; those of other shares count too."""
        self.total = len(self._games.union(result.game for result in found))
        if dropped:
            self.say(self._t("lab-dropped", file=str(self._file)))
        if found:
            self.say(self._t("lab-found", games=len(found)))
        self.progress(len(found), self.total)

    def warming(self, done: int, total: int) -> None:
        """Functions compiled."""
        self.show(self._t("lab-compiling", done=done, total=total), done, total)
        self._began = time.perf_counter()

    def finished(self, _: Result) -> None:
        """One game more."""
        self.progress(self.done + 1, self.total)


def show(t: Text, found: Summary, without: Sequence[Share | None] = ()) -> None:
    """The summary, on stdout. without: the share of each bot without luck, where that was asked for."""
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
    if len(found.bots) > 1:
        console.print(t("lab-sum-first", won=won(t, found.first), range=interval(t, found.first)))
        console.print(t("lab-sum-draw"))
    if without:
        show_without_luck(t, console, found, without)


def show_without_luck(t: Text, console: Console, found: Summary, without: Sequence[Share | None]) -> None:
    """The shares without luck beside the plain ones."""
    table = Table(box=None, pad_edge=False)
    table.add_column(t("lab-sum-bot"))
    for name in ("won", "interval", "without", "interval"):
        table.add_column(t(f"lab-sum-{name}"), justify="right")
    ratios = []
    for bot, share in zip(found.bots, without, strict=True):
        if share is not None:
            ratios.append((share.high - share.low) / (bot.won.high - bot.won.low))
            table.add_row(bot.name, won(t, bot.won), interval(t, bot.won), won(t, share), interval(t, share))
    console.print()
    if not ratios:
        console.print(t("lab-sum-luck-few", rounds=FEWEST, games=ENDS))
        return
    console.print(table)
    ratio = fmean(ratios)
    console.print(t("lab-sum-luck", width=100 * ratio, times=1 / ratio**2))


def won(t: Text, share: Share) -> str:
    """A share in percent."""
    return t("lab-sum-percent", share=100 * share.share)


def interval(t: Text, share: Share) -> str:
    """Its interval in percent."""
    return t("lab-sum-range", low=100 * share.low, high=100 * share.high)
