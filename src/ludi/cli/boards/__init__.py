"""What the terminal needs of a title besides the rules: its sentences, and its board as a picture. One module each."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from ludi.kernel.game import Game
from ludi.kernel.home import load
from ludi.kernel.titles import family
from ludi.locales import Text

from .spoken import Spoken

if TYPE_CHECKING:
    from rich.console import RenderableType


class Picture(Protocol):
    """A title's board as something that rich can draw."""

    def picture(
        self,
        game: Game,
        view: dict[str, Any],
        seat: int,
        names: Sequence[str],
        say: Text,
        width: int,
        height: int = 0,
    ) -> RenderableType:
        """The whole position, at most `width` columns wide and 13 lines high at 80 columns.

        height: lines of the screen, which moves and log share; where there are many, the board may take more.
        """


def sentences(title: str) -> Spoken:
    """The sentences of a title, as the terminal says them."""
    return Spoken(title, load(title, "words"))


class Overview(Protocol):
    """A page to read about a position, beside the board."""

    def __call__(self, view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> Sequence[RenderableType]:
        """Its lines."""


def overview(title: str) -> Overview | None:
    """The page of a title whose board has no room for everything."""
    module = importlib.import_module(f"ludi.cli.boards.{family(title)}")
    return cast("Overview | None", getattr(module, "overview", None))


def picture(title: str) -> Picture:
    """The board of a title."""
    return cast(Picture, importlib.import_module(f"ludi.cli.boards.{family(title)}"))
