"""`ludi learn`: the lessons at the terminal, line by line."""

from typing import Annotated

import typer

from ludi.kernel.titles import TITLES
from ludi.locales import text


def add(app: typer.Typer) -> None:
    """Add the command."""
    say = text()

    @app.command("learn", help=say("learn-help"))
    def learn(
        title: Annotated[
            str | None, typer.Argument(metavar="TITLE", help=say("play-help-title", titles=", ".join(TITLES)))
        ] = None,
        lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help=say("learn-help-lesson"))] = None,
        check: Annotated[bool, typer.Option("--check", help=say("learn-help-check"))] = False,
    ) -> None:
        from ludi.lessons import lessons

        from .classroom import Classroom, checked, chosen, listing

        asked = TITLES if title is None else (title,)
        found = [one for name in asked for one in lessons(name)]
        if check:
            if not checked(found):
                raise typer.Exit(2)
            return
        if title is None:
            listing(found)
            return
        Classroom(found, chosen(found, title, lesson)).teach()
