"""`ludi compare`: two bots, or two sets of rules, until it is decided which is ahead."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludi.bots import LEVELS
from ludi.cli.options import bots_from, options_from
from ludi.cli.progress import long_run
from ludi.kernel.errors import BadOption, short
from ludi.kernel.files import check_writable, write
from ludi.kernel.game import make
from ludi.kernel.messages import Message
from ludi.kernel.spoken import choice
from ludi.kernel.titles import REPLACEABLE
from ludi.lab import Plan
from ludi.lab.bots import parts
from ludi.lab.compare import BOTS, MEASURES, Comparison, Outcome, check_rounds, compare
from ludi.lab.sequential import ERROR
from ludi.locales import Text, text

USUAL = "usual"  # the rules as they are
CAREFUL = {True: 0.05, False: 1.0}  # the margin: of a share, of a measure


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("compare", help=t("lab-compare-help"))
    def command(
        a: Annotated[str, typer.Argument(help=t("lab-compare-a"))],
        b: Annotated[str, typer.Argument(help=t("lab-compare-b"))],
        title: Annotated[str, typer.Option(help=t("lab-simulate-title"))],
        bots: Annotated[str, typer.Option(help=t("lab-compare-bots"))] = "",
        players: Annotated[int | None, typer.Option(help=t("lab-compare-players"))] = None,
        measure: Annotated[
            str | None, typer.Option(help=t("lab-compare-measure", all=", ".join(MEASURES)), show_default=MEASURES[0])
        ] = None,
        margin: Annotated[float | None, typer.Option(help=t("lab-compare-margin"))] = None,
        rounds: Annotated[int, typer.Option(help=t("lab-compare-rounds"))] = 1000,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
        seed: Annotated[int, typer.Option(help=t("lab-simulate-seed"))] = 0,
        ms: Annotated[float | None, typer.Option(help=t("lab-simulate-ms"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-simulate-option"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
        as_json: Annotated[Path | None, typer.Option("--json", help=t("lab-balance-json"))] = None,
        out: Annotated[Path | None, typer.Option(help=t("lab-balance-out"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=t("lab-balance-resume"))] = False,
        merge: Annotated[list[Path] | None, typer.Option(help=t("lab-balance-merge"))] = None,
        luck: Annotated[bool, typer.Option("--luck", help=t("lab-luck"))] = False,
    ) -> None:
        seats = make(title, players).players if players is not None else max(2, make(title).players)
        levels = bots_from(bots)
        check_rounds(rounds)
        if is_bot(a) and is_bot(b):
            for name, given in (("--bots", bots), ("--measure", measure)):
                if given:
                    raise BadOption(Message("lab-compare-for-rules", {"name": name}))
            usual_rules = options_from(title, option or ())
            plans = [Plan(title, (a, *(b,) * (seats - 1)), rounds * seats, seed, ms, usual_rules, luck)]
        else:
            for bot, other in ((a, b), (b, a)):
                if is_bot(bot):
                    raise BadOption(
                        Message("lab-compare-beside", {"given": short(other), "bot": bot, "bots": choice(LEVELS)})
                    )
            if players is not None and len(levels) not in (0, players):
                raise BadOption(Message("lab-compare-seats", {"players": players, "bots": len(levels)}))
            both = (rules_of(title, word, option or []) for word in (a, b))
            plans = [Plan(title, levels or ("random",) * seats, rounds, seed, ms, opts, luck) for opts in both]
        measured = BOTS if len(plans) == 1 else measure or MEASURES[0]
        usual = CAREFUL[measured in (BOTS, "won")]
        comparison = Comparison((*plans,), measured, usual if margin is None else margin, rounds)
        each = seats if len(plans) == 1 else len(plans)  # games of a round
        check_writable(as_json, beside=[out, *(merge or ())])
        with long_run(t, ray, out, resume=resume) as (meter, executor):
            outcome = compare(
                comparison,
                jobs=jobs,
                executor=executor,
                out=out,
                resume=resume,
                merge=merge or (),
                progress=lambda done, total, _: meter.progress(done * each, total * each),
            )
        show(t, outcome, a, b)
        if as_json is not None:
            write(as_json, json.dumps(outcome.as_dict(), indent=1) + "\n")


def is_bot(word: str) -> bool:
    """Whether A or B is one: a level, with the file of a network or without."""
    return parts(word)[0] in LEVELS


def rules_of(title: str, word: str, option: list[str]) -> dict[str, Any]:
    """The options that A or B stands for: the usual ones, name=value,name=value, or a TOML file of numbers.

    Raises BadOption for anything else.
    """
    if word == USUAL:
        return options_from(title, option)
    if "=" in word:
        given = [pair for pair in word.split(",") if pair.strip()]
        names = {pair.partition("=")[0].strip() for pair in given}
        return options_from(title, [x for x in option if x.partition("=")[0].strip() not in names] + given)
    if not word.endswith(".toml"):
        raise BadOption(Message("lab-compare-neither", {"given": short(word), "bots": choice(LEVELS), "usual": USUAL}))
    if title in REPLACEABLE:
        raise BadOption(Message("lab-compare-compiled", {"given": word, "title": title}))
    return options_from(title, option, Path(word))


def show(t: Text, outcome: Outcome, a: str, b: str) -> None:
    """What was asked, what was found, what is decided, on stdout."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    c, test = outcome.comparison, outcome.test
    bots = c.measure == BOTS
    low, high = (x + c.fair for x in c.within(outcome.plain.interval))

    def said(x: float) -> str:
        return t("lab-sum-percent", share=100 * x) if c.is_share else t("lab-balance-number", n=x)

    what = t(f"lab-measure-{c.measure}")
    console.print(t("lab-compare-asked", what=what, margin=said(c.margin), error=100 * ERROR))
    if bots:
        console.print(t("lab-compare-bot", a=a, won=said(outcome.means[0]), low=said(low), high=said(high), n=test.n))
        if c.plans[0].luck:
            low, high = (x + c.fair for x in c.within(test.interval))
            console.print(t("lab-compare-luck", won=said(test.mean + c.fair), low=said(low), high=said(high)))
    else:
        first, second = map(said, outcome.means)
        console.print(t("lab-compare-rules", what=what, a=first, b=second, low=said(low), high=said(high), n=test.n))
    key = f"lab-compare-bots-{outcome.verdict}" if bots else f"lab-compare-rules-{outcome.verdict}"
    console.print(t(key, a=a, b=b, what=what, margin=said(c.margin)))
