"""`ludi tournament`: every bot against every other one, and their ratings."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from ludi.bots import LEVELS
from ludi.cli.options import options_from
from ludi.cli.progress import long_run
from ludi.kernel.files import check_writable, write
from ludi.lab.bots import short_names
from ludi.lab.tournament import Standings, tournament
from ludi.locales import Text, text


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("tournament", help=t("lab-tournament-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("lab-simulate-title"))],
        bots: Annotated[list[str], typer.Argument(help=t("lab-tournament-bots", levels=", ".join(LEVELS)))],
        players: Annotated[int, typer.Option(help=t("lab-tournament-players"))] = 2,
        rounds: Annotated[int, typer.Option(help=t("lab-tournament-rounds"))] = 50,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
        seed: Annotated[int, typer.Option(help=t("lab-simulate-seed"))] = 0,
        ms: Annotated[float | None, typer.Option(help=t("lab-simulate-ms"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-simulate-option"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
        as_json: Annotated[Path | None, typer.Option("--json", help=t("lab-balance-json"))] = None,
        out: Annotated[Path | None, typer.Option(help=t("lab-balance-out"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=t("lab-balance-resume"))] = False,
        merge: Annotated[list[Path] | None, typer.Option(help=t("lab-balance-merge"))] = None,
    ) -> None:
        usual = options_from(title, option or ())
        check_writable(as_json, beside=[out, *(merge or ())])
        with long_run(t, ray, out, resume=resume) as (meter, executor):
            found = tournament(
                title,
                tuple(bots),
                rounds,
                players=players,
                seed=seed,
                ms=ms,
                options=usual,
                jobs=jobs,
                executor=executor,
                out=out,
                resume=resume,
                merge=merge or (),
                progress=meter.progress,
            )
        show(t, found, players)
        if as_json is not None:
            write(as_json, json.dumps(found.as_dict(), indent=1) + "\n")


def show(t: Text, found: Standings, players: int) -> None:
    """The ratings and who won how much against whom, on stdout."""
    names = short_names([bot.bot for bot in found.rated])
    ratings, shares = Grid(box=None, pad_edge=False), Grid(box=None, pad_edge=False)
    for grid in (ratings, shares):
        grid.add_column(t("lab-sum-bot"), no_wrap=True)
    for name in (t("lab-tournament-rating"), t("lab-sum-interval"), t("lab-sum-won"), "openskill"):
        ratings.add_column(name, justify="right")
    for name in names:
        shares.add_column(name, justify="right", overflow="fold", min_width=len("100.0%"))
    for name, bot, row in zip(names, found.rated, found.shares, strict=True):
        interval = t("lab-tournament-interval", low=round(bot.low), high=round(bot.high))
        skill = t("lab-tournament-skill", skill=bot.skill, doubt=bot.doubt)
        ratings.add_row(name, f"{bot.rating:+.0f}", interval, t("lab-sum-percent", share=100 * bot.share), skill)
        shares.add_row(name, *("" if x is None else t("lab-sum-percent", share=100 * x) for x in row))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for grid in (ratings, shares):
        console.print(grid)
        console.print()
    if players > 2:
        console.print(t("lab-tournament-ahead"))
    console.print(t("lab-tournament-note"))
    console.print(t("lab-tournament-second"))
