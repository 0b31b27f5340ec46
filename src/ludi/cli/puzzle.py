"""`ludi puzzle`: a puzzle at the terminal, line by line."""

from typing import Annotated

import typer

from ludi.kernel.titles import TITLES
from ludi.locales import text


def add(app: typer.Typer) -> None:
    """Add the command."""
    say = text()

    @app.command("puzzle", help=say("puzzle-help"))
    def puzzle(
        title: Annotated[
            str | None, typer.Argument(metavar="TITLE", help=say("play-help-title", titles=", ".join(TITLES)))
        ] = None,
        number: Annotated[int | None, typer.Argument(metavar="NUMBER", help=say("puzzle-help-number"))] = None,
    ) -> None:
        from ludi.puzzles import puzzle as puzzle_of

        from .puzzle_table import PuzzleTable, listing, of_today

        if title is None:
            listing()
            return
        chosen = of_today(title) if number is None else puzzle_of(title, number).number
        PuzzleTable(title).ask(chosen)
