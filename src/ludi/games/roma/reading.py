"""Reading the cards, discs and rows of a position, naming the field in every complaint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludi.kernel import reading
from ludi.kernel.errors import BadPosition

from . import kinds as K
from .names import CARD_OF, hint

BRIBE = "bribe"  # another name for the last disc of seven


class Reader(reading.Reader):
    """The kernel's reader, that knows cards and discs."""

    def card(self, name: str, given: object) -> int:
        """The number of a card, by its name in any case."""
        if not isinstance(given, str) or given.casefold() not in CARD_OF:
            near = hint(given) if isinstance(given, str) else ""
            raise BadPosition(f"{self.at}{name}: {given!r} is no card of this game{near}")
        return CARD_OF[given.casefold()]

    def cards(self, name: str) -> list[int]:
        """A multiset from {"Forum": 2} or ["Forum", "Forum"]."""
        given = self.data.get(name, {})
        counts = [0] * K.KINDS
        if isinstance(given, Mapping):
            for card, n in given.items():
                if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= 999:
                    raise self.wrong(f"{name}.{card}", n, "a whole number from 0 to 999")
                counts[self.card(name, card)] += n
        elif isinstance(given, Sequence) and not isinstance(given, str):
            for card in given:
                counts[self.card(name, card)] += 1
        else:
            raise self.wrong(name, given, "a list of cards, or cards with their number,")
        return counts

    def discs(self, name: str, spaces: int) -> list[int]:
        """A list of discs, as a flag for each."""
        flags = [0] * K.DISCS
        for d in self.numbers(name, 1, spaces, spaces):
            flags[d - 1] = 1
        return flags

    def row(self, name: str, spaces: int) -> list[int]:
        """The cards on the discs, from {"1": "Forum"}."""
        given = self.data.get(name, {})
        if not isinstance(given, Mapping):
            raise self.wrong(name, given, 'an object like {"1": "Forum"}')
        row = [0] * K.DISCS
        for place, card in given.items():
            disc = str(spaces) if place == BRIBE and spaces == K.DISCS else place
            if str(disc) not in [str(d + 1) for d in range(spaces)]:
                raise self.wrong(name, place, f"a disc from 1 to {spaces}")
            row[int(disc) - 1] = self.card(f"{name}.{disc}", card)
        return row
