"""Where the outcomes of a match come from: one small question, and the answers of a game at one's own table.

The answer of a table of strangers, which everybody can check afterwards, stands in commitment.py.
"""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol


class Draw(NamedTuple):
    """An outcome to be found. number: which draw of the match; after: how many actions led to it; ways: how many there
    are, every one equally likely."""

    number: int
    after: int
    decision: str
    ways: int


class Chance(Protocol):
    """What decides."""

    def draw(self, asked: Draw) -> int:
        """A number below `asked.ways`."""


class Unforeseen:
    """The system's source of randomness."""

    def draw(self, asked: Draw) -> int:
        """A number that nobody knows before."""
        return random.SystemRandom().randrange(asked.ways)


class Seeded:
    """Chance by a seed and the number of the log entry: what was taken back and is done again falls as before."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def draw(self, asked: Draw) -> int:
        """The same number for the same seed and place."""
        return random.Random(f"{self.seed}:{asked.after}").randrange(asked.ways)
