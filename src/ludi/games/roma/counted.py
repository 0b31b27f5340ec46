"""What a report of balance counts in a game of Roma or Arena: what becomes of a card, and dice for money and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from . import constants as K
from .printed import cards
from .rules import card_laid

if TYPE_CHECKING:
    from ludi.kernel.game import Game

EVENTS = HAD, LAID, USED, LEFT = "had", "laid", "used", "left"  # of cards: had, laid, used, left in the hand at the end
WITH = LAID  # the event by which the games count that were won with a card
DICE = (*range(K.MONEY, K.CARDS + K.SIDES_OF_A_DIE),)


def rows(game: Game) -> list[tuple[str, str]]:
    """(thing, event) of all that is counted: cards by name, other choices by their short text."""
    of_cards = [(card, event) for card in cards(game) for event in EVENTS]
    return of_cards + [(game.start().text(a), "chosen") for a in DICE]


class Counter:
    """Follows one game: before each action, and at its end, what happens to which seat as (seat, thing, event)."""

    def __init__(self, game: Game) -> None:
        self._text = {a: game.start().text(a) for a in DICE}
        self._hands = [[0] * K.KINDS for _ in range(K.SEATS)]

    def before(self, g: Any, a: int) -> Iterator[tuple[int, str, str]]:
        """What an action does, and the cards that have come to a hand since the last one."""
        yield from self._came(g)
        frame = g.stack[g.depth - 1]
        kind, seat = frame.kind, frame.seat
        if kind == K.FREE and a != K.DONE:
            yield seat, K.CARD_NAMES[card_laid(a)], LAID
        elif kind == K.MAIN and a != K.END:
            if a >= K.FOREIGN or a < K.MONEY:
                yield seat, K.CARD_NAMES[card_laid(a)], LAID
            elif a >= K.USE:
                disc = K.BRIBERY if a >= K.BRIBE else a - K.USE
                yield seat, K.CARD_NAMES[g.side[seat].row[disc]], USED
            else:
                yield seat, self._text[a], "chosen"

    def end(self, g: Any) -> Iterator[tuple[int, str, str]]:
        """What is left in the hands."""
        yield from self._came(g)
        for seat, side in enumerate(g.side):
            for k, n in enumerate(side.hand):
                for _ in range(n):
                    yield seat, K.CARD_NAMES[k], LEFT

    def _came(self, g: Any) -> Iterator[tuple[int, str, str]]:
        for seat, side in enumerate(g.side):
            if (old := self._hands[seat]) != side.hand:
                for k in range(1, K.KINDS):
                    for _ in range(side.hand[k] - old[k]):
                        yield seat, K.CARD_NAMES[k], HAD
                self._hands[seat] = [*side.hand]
