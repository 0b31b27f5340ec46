"""The values of the columns that can follow one column, solved when they are asked for: the advisor's memory.

Only entries that best play ever makes are followed (`pokern_sensible`). Columns with up to two entries that best play
comes to are read from a small table, made by `bench/pokern_opening.py`; everything else is solved here.
"""

from __future__ import annotations

import lzma
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.games.pokern.kinds import CARD_POINTS
from ludi.kernel.engine import processors

from .pokern_columns import BITS, END, EVERY_ROW, Graph, graph
from .pokern_dice import SETS
from .pokern_turn import LANES, STRICT, layer

Values = NDArray[np.float32]
OPENING = Path(__file__).with_name("pokern_opening.xz")
STEP = 0.01  # points: what the values of the opening are rounded to
ENOUGH = 24_000  # columns times turns that are solved for one question
ENOUGH_EARLY = 16_000  # the same of a column in the opening, which says what the turns beyond are worth
KEPT = 24  # cones
KEPT_SIZE = 800_000  # columns times turns of all of them, at 256 bytes each
SIZES_KEPT = 1000
LISTED = 6  # columns with so many open rows or more are in the opening, and most have all sensible ones after them too
CARDS_LEFT = np.array([CARD_POINTS * c.bit_count() for c in range(SETS)], np.float32)


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


@lru_cache(maxsize=4)
def sensible(key: int, rows: int, discard: bool) -> Graph:
    """All columns that best play can make of one with so many open rows."""
    return graph(key, rows, opening().rows[int(discard)])


class Cone:
    """All columns that can sensibly follow one with so many open rows, solved for so many turns.

    A column after d entries is solved for up to turns - d turns (the first one for turns - 1), since no more can be
    left then; for discarding there is no count of turns.
    """

    def __init__(self, columns: Graph, turns: int, held: int, mode: int, discard: bool) -> None:
        self.columns, self.turns, self.held, self.discard = columns, turns, held, discard
        self.open = len(columns.layers) - 2
        self._values: list[Values] = [self._ended()]
        edges = columns.starts, columns.duplicates, columns.numbers, columns.child
        with ThreadPoolExecutor(processors()) as pool:
            if discard:
                values = self._values[0]
                for begin, end in zip(columns.layers[1:-1], columns.layers[2:], strict=True):
                    self._solve(pool, int(begin), int(end), edges, values, values, mode)
                return
            for t in range(1, turns):
                values = self._ended()
                first = int(columns.layers[max(1, self.open - (turns - t))])
                self._solve(pool, first, len(columns.keys), edges, self._values[-1], values, mode)
                self._values.append(values)

    @property
    def size(self) -> int:
        """Columns times turns that are kept."""
        return len(self.columns.keys) * len(self._values)

    def _ended(self) -> Values:
        return np.tile(CARDS_LEFT, (len(self.columns.keys), 1))

    def _solve(
        self, pool: ThreadPoolExecutor, begin: int, end: int, edges: Any, before: Values, after: Values, mode: int
    ) -> None:
        size = max(LANES, -(-(end - begin) // (processors() * LANES)) * LANES)
        pieces = [(at, min(at + size, end)) for at in range(begin, end, size)]
        for _ in pool.map(lambda p: layer(*p, self.held, *edges, before, after, mode, self.discard), pieces):
            pass

    def find(self, key: int, rows: int, turns: int) -> Values | None:
        """The values of a column with so many open rows by set of cards, if it is solved here."""
        distance = self.open - rows
        if distance < 0 or (not self.discard and turns > self.turns - max(distance, 1)):
            return None
        begin, end = int(self.columns.layers[rows]), int(self.columns.layers[rows + 1])
        i = begin + int(np.searchsorted(self.columns.keys[begin:end], key))
        if i == end or self.columns.keys[i] != key:
            return None
        found: Values = self._values[0 if self.discard else turns][i]
        return found


def fitting(sizes: Sequence[int], turns: int, enough: int) -> int:
    """The most turns, up to those given, for which a cone is not too much work; sizes: columns by entries made."""
    for t in range(turns, 1, -1):
        if sum(n * max(0, t - max(d, 1)) for d, n in enumerate(sizes)) <= enough:
            return t
    return 1


class Memory:
    """The values of columns, from the opening and from the cones solved last. For one way to play."""

    def __init__(self, mode: int, discard: bool) -> None:
        self.mode, self.discard = mode, discard
        self._cones: OrderedDict[tuple[int, int, int], Cone] = OrderedDict()
        self._sizes: OrderedDict[int, list[int]] = OrderedDict()

    def rows(self, turns: int) -> NDArray[np.uint8]:
        """The rows worth looking at with so many turns to come, this one included: all of them in the last."""
        return EVERY_ROW if turns == 1 and not self.discard else opening().rows[int(self.discard)]

    def find(self, key: int, rows: int, turns: int, held: int) -> Values | None:
        """What is to come by set of cards with so many turns (discarding: any number) after this; None if not known."""
        if rows == 0 or (turns == 0 and not self.discard):
            return CARDS_LEFT
        if (listed := self.listed(key, turns)) is not None:
            return listed
        for name, cone in reversed(self._cones.items()):
            if held & ~cone.held == 0 and (found := cone.find(key, rows, turns)) is not None:
                self._cones.move_to_end(name)
                return found
        return None

    def listed(self, key: int, turns: int) -> Values | None:
        """The same from the opening alone, which is that of the strict rule."""
        return opening().find(key, 0 if self.discard else turns) if self.mode == STRICT else None

    def reach(self, key: int, rows: int, turns: int) -> int:
        """How many turns can be looked ahead from a column in time. It depends on nothing else."""
        if turns <= 1 or self.discard or (turns <= opening().turns + 1 and self._leads_to_listed(key, rows)):
            return turns
        if key not in self._sizes:
            self._sizes[key] = np.diff(sensible(key, rows, False).layers)[::-1].tolist()
            while len(self._sizes) > SIZES_KEPT:
                self._sizes.popitem(last=False)
        return fitting(self._sizes[key], turns, ENOUGH_EARLY if rows >= LISTED else ENOUGH)

    def _leads_to_listed(self, key: int, rows: int) -> bool:
        """Whether all that best play makes of a column by one entry is in the opening."""
        if self.mode != STRICT or rows < LISTED:
            return False
        return bool(np.isin(graph(key, 1, opening().rows[0]).keys, opening().keys).all())

    def beyond(self, key: int, held: int, turns: int, reach: int) -> float:
        """What the turns that are not looked ahead add to a column, where the opening knows it; else nothing."""
        if self.discard or reach >= turns:
            return 0.0
        all_, some = (self.listed(key, min(t, opening().turns)) for t in (turns, reach))
        return 0.0 if all_ is None or some is None else max(0.0, float(all_[held] - some[held]))

    def solve(self, key: int, rows: int, turns: int, held: int) -> None:
        """Solve what can follow a column with so many turns to come."""
        columns = sensible(key, rows, self.discard)
        self._cones[key, turns, held] = Cone(columns, turns, held, self.mode, self.discard)
        self._cones.move_to_end((key, turns, held))
        while len(self._cones) > KEPT or (len(self._cones) > 1 and self._size() > KEPT_SIZE):
            self._cones.popitem(last=False)

    def _size(self) -> int:
        return sum(cone.size for cone in self._cones.values())
