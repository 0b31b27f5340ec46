"""Reading the cards, discs and rows of a position, naming the field in every complaint."""

from __future__ import annotations

from collections.abc import Mapping

from ludi.kernel.parsing import CardReader

from . import constants as K
from .constants import CARD_NAMES

BRIBE = "bribe"  # another name for the last disc of seven


class Reader(CardReader):
    """The kernel's reader, that knows cards and discs."""

    names = CARD_NAMES

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
