"""`ludi train`: a network from games of search against itself, and the match that decides whether it is better."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludi.cli.options import options_from
from ludi.cli.progress import Games, long_run
from ludi.kernel.extras import needs
from ludi.kernel.files import check_writable, write
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted
from ludi.kernel.weights import UNITS
from ludi.learning.inputs import titles
from ludi.learning.origin import made_by
from ludi.learning.train import RUN, Callbacks, Run, Trained, train, weights_of
from ludi.locales import Text, text

WEIGHTS = "weights.json"  # of a folder: those of the last generation


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("train", help=t("train-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("train-title", titles=", ".join(titles())))],
        out: Annotated[Path, typer.Option(help=t("train-out"))],
        games: Annotated[int, typer.Option(help=t("train-games"))] = Run.games,
        generations: Annotated[int, typer.Option(help=t("train-generations"))] = Run.generations,
        iterations: Annotated[int, typer.Option(help=t("train-iterations"))] = Run.iterations,
        playouts: Annotated[int, typer.Option(help=t("train-playouts"))] = Run.playouts,
        units: Annotated[str, typer.Option(help=t("train-units"))] = f"{Run.first},{Run.second}",
        mix: Annotated[float, typer.Option(help=t("train-mix"))] = Run.mix,
        passes: Annotated[int, typer.Option(help=t("train-passes"))] = Run.passes,
        rounds: Annotated[int, typer.Option(help=t("train-rounds"))] = Run.rounds,
        margin: Annotated[float, typer.Option(help=t("train-margin"))] = Run.margin,
        strength: Annotated[int, typer.Option(help=t("train-strength"))] = Run.strength,
        fresh: Annotated[bool, typer.Option("--fresh", help=t("train-fresh"))] = Run.fresh,
        seed: Annotated[int, typer.Option(help=t("train-seed"))] = Run.seed,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=t("lab-simulate-option"))] = None,
        ray: Annotated[str | None, typer.Option(help=t("lab-ray"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=t("train-resume"))] = False,
        as_json: Annotated[Path | None, typer.Option("--json", help=t("lab-balance-json"))] = None,
    ) -> None:
        first, second = layers(units)
        run = Run(
            title, options_from(title, option or ()), seed, games, iterations, generations, playouts, first, second,
            mix, passes, rounds, margin, strength, fresh,
        )  # fmt: skip
        needs("jax", "optax")
        check_writable(as_json, beside=[out / RUN, out / WEIGHTS])
        with long_run(t, ray, out, resume=resume) as (meter, executor):
            found = train(
                run,
                out,
                resume=resume,
                jobs=jobs,
                executor=executor,
                note=made_by(" ".join(["ludi", *sys.argv[1:]])),
                callbacks=callbacks(t, meter),
            )
        if found.better:
            found.weights.save(out / WEIGHTS)
        show(t, run, found, out)
        if as_json is not None:
            write(as_json, json.dumps(found.as_dict(), indent=1) + "\n")


def callbacks(t: Text, meter: Games) -> Callbacks:
    """What is said on the way."""

    def games(n: int, done: int, total: int) -> None:
        meter.done, meter.total = done, total
        meter.show(t("train-told-games", n=n, done=done, total=total), done, total)

    def passes(n: int, done: int, total: int, loss: float) -> None:
        meter.show(t("train-told-passes", n=n, done=done, total=total, loss=loss), done, total)

    def rounds(done: int, total: int) -> None:
        meter.show(t("train-told-rounds", done=done, total=total), done, total)

    return Callbacks(games, passes, rounds)


def layers(units: str) -> tuple[int, int]:
    """The units of both layers. Raises BadOption for anything but two numbers that layers can have."""
    parts = units.split(",")
    if len(parts) != 2 or not all(part.strip().isdecimal() and 0 < int(part) <= UNITS for part in parts):
        raise not_accepted("--units", units, Message("train-two-units", {"most": UNITS}))
    return int(parts[0]), int(parts[1])


def show(t: Text, run: Run, found: Trained, folder: Path) -> None:
    """What came of it, on stdout."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for n, loss in enumerate(found.losses):
        console.print(t("train-losses", n=n, before=loss["targets, estimate"], after=loss["targets, network"]))
    low, high = (100 * x for x in found.interval)
    own = max(1, round(found.pace * run.strength))
    console.print(t("train-pace", iterations=run.strength, own=own))
    console.print(t("train-match", won=100 * (found.test.mean + found.fair), low=low, high=high, n=found.test.n))
    console.print(t(f"train-verdict-{found.test.verdict}"))
    if found.better:
        console.print(t("train-file", file=str(folder / WEIGHTS)))
    else:
        console.print(t("train-file-refused", file=str(weights_of(folder, run.generations - 1))))
