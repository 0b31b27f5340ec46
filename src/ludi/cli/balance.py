"""`ludi balance`: how cards and choices fare, and what a change of the rules does to them."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ludi.bots import LEVELS
from ludi.cli.options import bots_from, checked, options_from, options_of
from ludi.cli.progress import long_run
from ludi.kernel.errors import BadOption
from ludi.kernel.extras import needs
from ludi.kernel.files import check_writable, write
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted
from ludi.kernel.titles import REPLACEABLE
from ludi.lab import Plan
from ludi.lab.balance import WON, Report, balance
from ludi.lab.balance_report import name, number, sentence, write_html, write_parquet
from ludi.locales import Text, text

SHOWN = 25  # rows of the table on the terminal


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("balance", help=t("lab-balance-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("lab-simulate-title"))],
        bots: Annotated[str, typer.Option(help=t("lab-simulate-bots", levels=", ".join(LEVELS)))] = "",
        games: Annotated[int, typer.Option(help=t("lab-balance-games"))] = 2000,
        first: Annotated[int, typer.Option(help=t("lab-balance-first"))] = 0,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
        seed: Annotated[int, typer.Option(help=t("lab-balance-seed"))] = 0,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-balance-option"))] = None,
        change: Annotated[list[str] | None, typer.Option(help=t("lab-balance-change"))] = None,
        facts: Annotated[Path | None, typer.Option(help=t("lab-balance-own"))] = None,
        cost: Annotated[list[str] | None, typer.Option(help=t("lab-balance-cost"))] = None,
        html: Annotated[Path | None, typer.Option(help=t("lab-balance-html"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
        as_json: Annotated[Path | None, typer.Option("--json", help=t("lab-balance-json"))] = None,
        parquet: Annotated[Path | None, typer.Option(help=t("lab-balance-parquet"))] = None,
        out: Annotated[Path | None, typer.Option(help=t("lab-balance-out"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=t("lab-balance-resume"))] = False,
        merge: Annotated[list[Path] | None, typer.Option(help=t("lab-balance-merge"))] = None,
    ) -> None:
        usual = options_from(title, option or ())
        new = after(title, option or [], change or [], facts, cost or [])
        levels = bots_from(bots) or ("random",) * seats_of(title)
        plan = Plan(title, levels, games, seed, None, usual)
        needs("scipy", *(["altair", "vl_convert"] if html else []), *(["polars"] if parquet else []))
        check_writable(as_json, parquet, html, beside=[out, *(merge or ())])
        with long_run(t, ray, out, resume=resume) as (meter, executor):
            report = balance(
                plan,
                None if new is None else Plan(title, levels, games, seed, None, new),
                first=first,
                jobs=jobs,
                executor=executor,
                out=out,
                resume=resume,
                merge=merge or (),
                progress=meter.progress,
            )
        show(t, report)
        if as_json is not None:
            write(as_json, json.dumps(report.as_dict(), indent=1) + "\n")
        if parquet is not None:
            write_parquet(report, parquet)
        if html is not None:
            write_html(report, html, t)
            print(t("lab-balance-written", file=str(html)), file=sys.stderr)


def seats_of(title: str) -> int:
    """The usual number of players."""
    import ludi

    return max(2, ludi.make(title).players)


def after(
    title: str, option: list[str], change: list[str], facts: Path | None, cost: list[str]
) -> dict[str, Any] | None:
    """The options after the change; None if none is asked for. Raises BadOption for what cannot be changed."""
    if facts is None and not change and not cost:
        return None
    if facts is not None and cost:
        raise BadOption(Message("lab-balance-twice", {"one": "--facts", "other": "--cost"}))
    if facts is not None and title in REPLACEABLE:
        raise BadOption(Message("lab-balance-compiled", {"title": title}))
    names = {pair.partition("=")[0].strip() for pair in change}
    kept = [pair for pair in option if pair.partition("=")[0].strip() not in names]
    found = options_from(title, [*kept, *change], facts)
    if cost:
        numbers = next((o.name for o in options_of(title) if o.facts), "")
        if not numbers:
            raise BadOption(Message("lab-balance-no-numbers", {"title": title}))
        table: dict[str, dict[str, int]] = {}
        for pair in cost:
            card, equals, value = (word.strip() for word in pair.rpartition("="))
            if not equals or not card or not value.isdecimal():
                raise not_accepted("--cost", pair, Message("lab-balance-pair"))
            table[card] = {"cost": int(value)}
        if numbers in found:
            raise BadOption(Message("lab-balance-twice", {"one": "--cost", "other": f"--option {numbers}"}))
        found[numbers] = checked(title, numbers, table, "--cost")
    return found


def show(t: Text, report: Report) -> None:
    """What was found, on stdout."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    if report.after is not None:
        for row in report.changes:
            console.print(sentence(report, row, t))
        if not report.changes:
            console.print(t("lab-balance-none"))
        console.print(t("lab-balance-honest", rows=len(report.rows), level=1))
        return
    table = Table(box=None, pad_edge=False)
    rows = {(row.thing, row.event): row for row in report.rows if row.thing}
    events = [*dict.fromkeys(event for _, event in rows)]
    table.add_column(t("lab-balance-thing"))
    for event in events:
        table.add_column(t(f"lab-event-{event}"), justify="right")
    best = {thing: rows[thing, WON].before if (thing, WON) in rows else -1.0 for thing, _ in rows}
    things = sorted(best, key=lambda thing: -best[thing])
    for thing in things[:SHOWN]:
        found = (rows.get((thing, event)) for event in events)
        table.add_row(name(report, thing, t), *("–" if row is None else number(t, row, row.before) for row in found))
    console.print(table)
    console.print(t("lab-balance-cause"))
