"""The table of the first columns of a game that is shipped: their values, and the rows that best play ever takes.

It is that of the strict rule, made by `bench/pokern_opening.py`. The freer rules are worth no less.
"""

from __future__ import annotations

import lzma
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .arrays import NDArray, np
from .pokern_dice import SETS
from .pokern_loops import BITS, END

Values = NDArray[np.float32]
OPENING = Path(__file__).with_name("pokern_opening.xz")
STEP = 0.01  # points: what the values of the opening are rounded to
LISTED = 6  # columns with so many open rows or more are in the opening, and most have all sensible ones after them too


@dataclass(frozen=True)
class Opening:
    """rows[discarding, gap, number]: a bit for each sensible row. keys: the first columns of a game, ascending.

    low, high: of their values, as `save` packs them, the bytes by turns to come, column and set of cards.
    """

    rows: NDArray[np.uint8]
    keys: NDArray[np.int64]
    low: NDArray[np.uint8]
    high: NDArray[np.int8]
    found: dict[tuple[int, int], Values] = field(default_factory=dict, init=False, repr=False)

    @property
    def turns(self) -> int:
        """The most turns to come that are listed."""
        return len(self.low) - 1

    def find(self, key: int, turns: int) -> Values | None:
        """The values of a column by set of cards, if it is listed; turns: to come, 0 for discarding."""
        i = int(np.searchsorted(self.keys, key))
        if i == len(self.keys) or self.keys[i] != key or turns > self.turns:
            return None
        if (i, turns) not in self.found:
            small = self.low[: turns + 1, i].astype(np.int32) + self.high[: turns + 1, i].astype(np.int32) * 256
            self.found[i, turns] = (np.cumsum(small.sum(axis=0)) * STEP).astype(np.float32)
        return self.found[i, turns]

    @classmethod
    def load(cls, file: Path) -> Opening:
        """Read what `save` wrote."""
        data = lzma.decompress(file.read_bytes())
        n, columns, layers = (int(x) for x in np.frombuffer(data, "<i8", 3))
        at = 24
        gaps = np.frombuffer(data, "<i8", n, at).tolist()
        rows = np.zeros((2, 1 << BITS, END), np.uint8)
        some = np.frombuffer(data, np.uint8, 2 * n * END, at + 8 * n).reshape(2, n, END)
        for discarding, those in zip(rows, some, strict=True):
            for gap, row in zip(gaps, those, strict=True):
                discarding[gap] = row
        at += (8 + 2 * END) * n
        keys = np.frombuffer(data, "<i8", columns, at).astype(np.int64)
        at += 8 * columns
        shape, size = (layers, columns, SETS), layers * columns * SETS
        low = np.frombuffer(data, np.uint8, size, at).reshape(shape)
        return cls(rows, keys, low, np.frombuffer(data, np.int8, size, at + size).reshape(shape))


def save(file: Path, rows: NDArray[np.uint8], keys: NDArray[np.int64], values: NDArray[np.float32]) -> None:
    """Packed: differences from one set of cards to the next, from one number of turns to the next.

    values[turns to come, column, cards], those of discarding at 0.
    """
    steps = np.round(values / STEP).astype(np.int32)
    small = np.diff(np.diff(steps, axis=2, prepend=0), axis=0, prepend=0).astype("<i2")
    gaps = np.flatnonzero(rows.any(axis=(0, 2)))
    head = np.array([len(gaps), len(keys), len(values)], "<i8")
    low, high = (small & 255).astype(np.uint8), (small >> 8).astype(np.int8)
    parts = (head, gaps.astype("<i8"), rows[:, gaps], keys.astype("<i8"), low, high)
    file.write_bytes(lzma.compress(b"".join(p.tobytes() for p in parts), preset=9 | lzma.PRESET_EXTREME))


@cache
def opening() -> Opening:
    """The table that is shipped."""
    return Opening.load(OPENING)
