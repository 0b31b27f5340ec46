"""The table of the first columns of a game that is shipped: their values, and the rows that best play ever takes.

It is that of the strict rule, made by `bench/pokern_opening.py`. The freer rules are worth no less.
"""

from __future__ import annotations

import lzma
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .pokern_dice import SETS
from .pokern_loops import BITS, END

Values = NDArray[np.float32]
OPENING = Path(__file__).with_name("pokern_opening.xz")
STEP = 0.01  # points: what the values of the opening are rounded to
LISTED = 6  # columns with so many open rows or more are in the opening, and most have all sensible ones after them too


@dataclass(frozen=True)
class Opening:
    """rows[discarding, gap, number]: a bit for each sensible row. Values of the first columns of a game:

    keys: columns, ascending; values[turns to come, column, cards], those of discarding at 0.
    """

    rows: NDArray[np.uint8]
    keys: NDArray[np.int64]
    values: NDArray[np.float32]

    @property
    def turns(self) -> int:
        """The most turns to come that are listed."""
        return len(self.values) - 1

    def find(self, key: int, turns: int) -> Values | None:
        """The values of a column by set of cards, if it is listed; turns: to come, 0 for discarding."""
        i = int(np.searchsorted(self.keys, key))
        if i == len(self.keys) or self.keys[i] != key or turns > self.turns:
            return None
        found: Values = self.values[turns, i]
        return found

    def save(self, file: Path) -> None:
        """Packed: differences from one set of cards to the next, from one number of turns to the next."""
        steps = np.round(self.values / STEP).astype(np.int32)
        small = np.diff(np.diff(steps, axis=2, prepend=0), axis=0, prepend=0).astype("<i2")
        gaps = np.flatnonzero(self.rows.any(axis=(0, 2)))
        head = np.array([len(gaps), len(self.keys), len(self.values)], "<i8")
        low, high = (small & 255).astype(np.uint8), (small >> 8).astype(np.int8)
        parts = (head, gaps.astype("<i8"), self.rows[:, gaps], self.keys.astype("<i8"), low, high)
        packed = lzma.compress(b"".join(p.tobytes() for p in parts), preset=9 | lzma.PRESET_EXTREME)
        file.write_bytes(packed)

    @classmethod
    def load(cls, file: Path) -> Opening:
        """Read what `save` wrote."""
        data = lzma.decompress(file.read_bytes())
        n, columns, layers = (int(x) for x in np.frombuffer(data, "<i8", 3))
        at = 24
        gaps = np.frombuffer(data, "<i8", n, at)
        rows = np.zeros((2, 1 << BITS, END), np.uint8)
        rows[:, gaps] = np.frombuffer(data, np.uint8, 2 * n * END, at + 8 * n).reshape(2, n, END)
        at += (8 + 2 * END) * n
        keys = np.frombuffer(data, "<i8", columns, at).astype(np.int64)
        size = layers * columns * SETS
        low = np.frombuffer(data, np.uint8, size, at + 8 * columns).astype(np.int32)
        high = np.frombuffer(data, np.int8, size, at + 8 * columns + size).astype(np.int32)
        small = (low + 256 * high).reshape(layers, columns, SETS)
        return cls(rows, keys, (np.cumsum(np.cumsum(small, axis=0), axis=2) * STEP).astype(np.float32))


@cache
def opening() -> Opening:
    """The table that is shipped."""
    return Opening.load(OPENING)
