"""What the terminal needs of a title besides the rules: its sentences, and its board as a picture. One module each."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from ludi.kernel import past
from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove
from ludi.kernel.titles import family
from ludi.locales import Text

from .spoken import Spoken

if TYPE_CHECKING:
    from rich.console import RenderableType


class Sentences(Protocol):
    """A title's positions and moves in words, from the view of one seat."""

    GROUPS: Sequence[str]
    EXAMPLE: str  # a short text of a move

    def cards(self, game: Game) -> Sequence[str]:
        """The cards that a game is played with."""

    def group(self, view: dict[str, Any], offer: LegalMove) -> str:
        """Which of GROUPS a move belongs to; empty where moves are not grouped."""

    def ask(self, view: dict[str, Any], names: Sequence[str], say: Text) -> str:
        """What is to be decided now."""

    def effect(self, view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
        """What a move would do, beyond its own sentence; may be empty."""

    def describe(self, view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
        """The position in sentences."""

    def card_facts(self, card: str, game: Game, say: Text) -> str:
        """What is printed on a card, and what of it is a house value."""

    def card_text(self, card: str, game: Game, say: Text) -> str:
        """What a card does, as this game has it."""

    def rules(self, game: Game, say: Text) -> list[str]:
        """The rules in short, as they are for this game."""

    def value(self, name: str, given: str) -> str:
        """What the text that an option was given is called."""


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


def sentences(title: str) -> Sentences:
    """The sentences of a title: its own, or made here for one whose words do not yet stand with its rules."""
    words = past.optional(past.NOW, title, "words")
    if words is not None:
        return Spoken(title, words)
    return cast(Sentences, importlib.import_module(f"ludi.cli.boards.{family(title)}_words"))


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
