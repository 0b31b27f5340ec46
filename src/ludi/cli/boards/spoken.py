"""The sentences of a title that speaks from its own `words`: here they are only put into a language."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove, Message
from ludi.kernel.titles import family
from ludi.locales import Text


class Spoken:
    """A title's positions, moves, cards and rules in words, from the view of one seat. EXAMPLE: the text of a move."""

    def __init__(self, title: str, words: Any) -> None:
        self._title, self._words = title, words
        self.EXAMPLE: str = words.EXAMPLE
        self.GROUPS: Sequence[str] = getattr(words, "GROUPS", ())

    def cards(self, game: Game) -> Sequence[str]:
        """The cards that a game is played with."""
        found: Sequence[str] = self._words.cards(game)
        return found

    def two_moves(self, text: str) -> tuple[str, str] | None:
        """The texts of two moves in a row for which one text stands, where the title has such."""
        found = getattr(self._words, "two_moves", None)
        return found(text) if found else None

    def group(self, view: dict[str, Any], offer: LegalMove) -> str:
        """The group of a move; empty where the title has none."""
        return str(self._words.group(view, offer)) if self.GROUPS else ""

    def ask(self, view: dict[str, Any], names: Sequence[str], say: Text) -> str:
        """What is to be decided now."""
        return self._said(self._words.ask(view), names, say)

    def effect(self, view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
        """What to think of before a move, and what it would do; may be empty."""
        said = [self._said(message, names, say) for message in (offer.confirmation, offer.effect)]
        return say("web-between-clauses").join(filter(None, said))

    def describe(self, view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
        """The position in sentences, with its chances."""
        told = (*self._words.describe(view, seat), *self._words.odds(view))
        return list(filter(None, (self._said(x, names, say) for x in told)))

    def card_facts(self, card: str, game: Game, say: Text) -> str:
        """What is to be known of a card besides its text."""
        return self._said(self._words.card_facts(card, game), (), say)

    def card_text(self, card: str, game: Game, say: Text) -> str:
        """What a card does, as this game has it."""
        return self._said(self._words.card_text(card, game), (), say)

    def rules(self, game: Game, say: Text) -> list[str]:
        """The rules in short, then what the marks of the board mean."""
        told = [self._said(message, (), say) for message in self._words.rules(game)]
        legend = getattr(importlib.import_module(f"ludi.cli.boards.{family(self._title)}"), "legend", None)
        return [*told, *legend(say)] if legend else told

    def value(self, name: str, given: str) -> str:
        """What the text of an option is called, where the title has a name for it."""
        called = getattr(self._words, "value", None)
        return called(name, given) if called else given

    def _said(self, message: Message | None, names: Sequence[str], say: Text) -> str:
        return "" if message is None else say.told(self._title, message, names)
