"""The columns that can follow one or several others, with their values, solved when they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from ludi.games.pokern.constants import CARD_POINTS
from ludi.kernel.cores import processors

from .arrays import NDArray, np
from .pokern_columns import EVERY_ROW, Graph, graph
from .pokern_dice import SETS
from .pokern_home import home
from .pokern_opening import opening
from .pokern_turn import LANES, layer

Values = NDArray[np.float32]
CARDS_LEFT = np.array([CARD_POINTS * c.bit_count() for c in range(SETS)], np.float32)


@lru_cache(maxsize=4)
def sensible(keys: tuple[int, ...], rows: int, discard: bool) -> Graph:
    """All columns that best play can make of some with so many open rows."""
    return graph(keys, rows, opening().rows[int(discard)])


@lru_cache(maxsize=4)
def whole(keys: tuple[int, ...], rows: int) -> Graph:
    """All columns that can be made of some with so many open rows."""
    return graph(keys, rows, EVERY_ROW)


def sizes(columns: Graph) -> list[int]:
    """How many columns there are by entries made, from none on."""
    found: list[int] = np.diff(columns.layers)[::-1].tolist()
    return found


def work(by_entries: Sequence[int], turns: int) -> int:
    """How many values by set of cards have to be solved for so many turns, the one at the beginning included."""
    return sum(n * max(0, turns - max(d, 1)) for d, n in enumerate(by_entries))


def fitting(by_entries: Sequence[int], turns: int, enough: int) -> int:
    """The most turns, up to those given, for which a cone is not too much work."""
    return next((t for t in range(turns, 1, -1) if work(by_entries, t) <= enough), 1)


class Cone:
    """All columns of a graph, solved for so many turns.

    A column after d entries is solved for up to turns - d turns (the first ones for turns - 1), since no more can be
    left then; for discarding there is no count of turns. all_rows: whether every entry is followed.
    """

    def __init__(self, columns: Graph, turns: int, held: int, mode: int, discard: bool, *, all_rows: bool) -> None:
        self.columns, self.turns, self.held, self.discard, self.all_rows = columns, turns, held, discard, all_rows
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
        here = home()
        run = pool.map if len(pieces) > 1 else map
        for _ in run(lambda p: layer(here, slice(*p), self.held, edges, before, after, mode, self.discard), pieces):
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
