"""The sentences of a title that speaks from its own `words`: here they are only put into a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove, Message
from ludi.locales import Text


class Spoken:
    """What the terminal says of a title, see Sentences."""

    GROUPS: Sequence[str] = ()

    def __init__(self, title: str, words: Any) -> None:
        self._title, self._words = title, words
        self.EXAMPLE: str = words.EXAMPLE

    def cards(self, game: Game) -> Sequence[str]:
        """The cards that a game is played with."""
        found: Sequence[str] = self._words.cards(game)
        return found

    def group(self, view: dict[str, Any], offer: LegalMove) -> str:
        """Moves are not grouped."""
        return ""

    def ask(self, view: dict[str, Any], names: Sequence[str], say: Text) -> str:
        """What is to be decided now."""
        return self._said(self._words.ask(view), names, say)

    def effect(self, view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
        """What to think of before a move, and what it would do; may be empty."""
        said = [self._said(message, names, say) for message in (offer.confirmation, offer.effect)]
        return say("web-between-clauses").join(filter(None, said))

    def describe(self, view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
        """The position in sentences, with its chances."""
        return [self._said(x, names, say) for x in (*self._words.describe(view, seat), *self._words.odds(view))]

    def card_facts(self, card: str, game: Game, say: Text) -> str:
        """What is to be known of a card besides its text."""
        return self._said(self._words.card_facts(card), (), say)

    def card_text(self, card: str, say: Text) -> str:
        """What a card does."""
        return self._said(self._words.card_text(card), (), say)

    def rules(self, game: Game, say: Text) -> list[str]:
        """The rules in short."""
        return [self._said(message, (), say) for message in self._words.rules(game)]

    def value(self, name: str, given: str) -> str:
        """No option is a free text."""
        return given

    def _said(self, message: Message | None, names: Sequence[str], say: Text) -> str:
        return "" if message is None else say.told(self._title, message, names)
