"""`ludi warm`: compile ahead."""

import warnings
from typing import Annotated

import typer

from ludi.cli.progress import Meter
from ludi.kernel.errors import LudiError
from ludi.kernel.extras import bring
from ludi.kernel.game import Game, make, titles
from ludi.kernel.home import cache_root, folder, has_numba
from ludi.kernel.messages import Message
from ludi.lab.ahead import compile_ahead
from ludi.locales import Text, text


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("warm", help=t("lab-warm-help"))
    def command(
        names: Annotated[list[str] | None, typer.Argument(metavar="TITLE", help=t("lab-warm-titles"))] = None,
    ) -> None:
        if not has_numba():
            print(t("lab-warm-no-numba", command=bring("fast")))
            return
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            cache_root()
        if said:
            raise LudiError(Message("lab-warm-no-folder", {"why": str(said[0].message)}))
        for game in [make(name) for name in names or titles()]:
            seconds = warm(t, game)
            print(t("lab-warm-done", title=game.title, seconds=seconds, folder=str(folder(game.title))))


def warm(t: Text, game: Game) -> float:
    """Compile one game, with its progress; the seconds it took."""
    with Meter(t) as meter:
        return compile_ahead(
            game.title, lambda done, total: meter.show(t("lab-compiling", done=done, total=total), done, total)
        )
