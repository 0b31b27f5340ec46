"""`ludi bench`: how fast games run here."""

import sys
from collections.abc import Callable, Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludi.kernel.game import make
from ludi.kernel.home import has_numba
from ludi.kernel.titles import TITLES
from ludi.lab import speed
from ludi.locales import Text, text

Measurement = tuple[str, str, Callable[[], float]]


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("bench", help=t("lab-bench-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("lab-bench-title"))] = TITLES[0],
        seconds: Annotated[float, typer.Option(help=t("lab-bench-seconds"))] = 1.0,
        as_json: Annotated[bool, typer.Option("--json", help=t("lab-bench-json"))] = False,
    ) -> None:
        game = make(title)
        speed.checked_seconds(seconds)
        if has_numba():
            from ludi.cli.warm import warm

            warm(t, game)
            game.warm()
        figures = measure(t, speed.short(game, seconds), rounds=1)
        if as_json:
            print(speed.as_json(game, figures))
        else:
            show(t, figures)


def measure(t: Text, what: Iterable[Measurement], rounds: int) -> list[speed.Figure]:
    """Measure everything once a round, round after round, saying on stderr what is being measured."""
    kept = list(what)
    figures = [speed.Figure(name, unit) for name, unit, _ in kept]
    with Console(stderr=True).status("") as status:
        for _ in range(rounds):
            for figure, (name, _, once) in zip(figures, kept, strict=True):
                said = t("lab-bench-measuring", what=t(f"lab-bench-{name}"))
                if status.console.is_terminal:
                    status.update(said)
                else:
                    print(said, file=sys.stderr, flush=True)
                figure.rounds.append(once())
    return figures


def show(t: Text, figures: Iterable[speed.Figure]) -> None:
    """The table, on stdout."""
    table = Table(box=None, pad_edge=False)
    table.add_column(t("lab-bench-what"))
    table.add_column(t("lab-bench-value"), justify="right")
    table.add_column(t("lab-bench-unit"))
    for f in figures:
        value = t("lab-bench-number" if f.value < 100 else "lab-bench-whole", n=f.value)
        table.add_row(t(f"lab-bench-{f.name}"), value, t(f"lab-bench-unit-{f.unit}"))
    Console(highlight=False, markup=False).print(table)
