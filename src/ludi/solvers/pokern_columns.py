"""Columns of Römisch Pokern as far as the future goes: their open gaps.

A gap is (number above, number below, open rows) with 0 above the first row and 40 below the last. What is written
outside the gaps no longer matters: earned points are added apart, a new number lies inside a gap and so is not listed,
and a duplicate is best put beside its like, at the edge of a gap (elsewhere it cuts off the rows between them).

A gap is a number below 2**14, a column up to four of them in one 64-bit key, in their order from the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.games.pokern.constants import HIGHEST, NEVER, ROWS
from ludi.kernel.compiled import compiled

END = HIGHEST + 1  # below the last row
BITS = 14
GAPS = 4
MOST = 400  # edges of one column: numbers times rows, both kinds
EVERY_ROW = np.full((1 << BITS, END), (1 << ROWS) - 1, np.uint8)  # [gap, number]: a bit for each row to be looked at


@compiled
def gap(above: int, below: int, rows: int) -> int:
    """A gap as a number from 1."""
    return (above * (END + 1) + below) * ROWS + rows if rows > 0 else 0


@compiled
def unpack(key: int, gaps: Any) -> int:
    """The gaps of a column from the top, as rows (above, below, open rows); how many."""
    n = 0
    while key > 0:
        g = (key & (1 << BITS) - 1) - 1
        gaps[n, 2] = g % ROWS + 1
        gaps[n, 1] = g // ROWS % (END + 1)
        gaps[n, 0] = g // ROWS // (END + 1)
        n += 1
        key >>= BITS
    return n


@compiled
def joined(gaps: Any, n: int, at: int, first: int, second: int) -> int:
    """The key of a column in which gap `at` is replaced by up to two others."""
    key, shift = 0, 0
    for i in range(n):
        if i != at:
            key |= gap(gaps[i, 0], gaps[i, 1], gaps[i, 2]) << shift
            shift += BITS
        else:
            if first > 0:
                key |= first << shift
                shift += BITS
            if second > 0:
                key |= second << shift
                shift += BITS
    return key


@compiled
def children(key: int, rows_of: Any, gaps: Any, keys: Any, numbers: Any) -> tuple[int, int]:
    """What one entry makes of a column: keys and numbers, those of new numbers first; (how many, duplicates more).

    rows_of[gap, number]: a bit for each row, from the top of the gap, that the number may go to.
    """
    n = unpack(key, gaps)
    m = 0
    for at in range(n):
        above, below, rows = gaps[at, 0], gaps[at, 1], gaps[at, 2]
        for number in range(above + 1, below):
            if number == NEVER:
                continue
            for j in range(rows):
                if rows_of[gap(above, below, rows), number] >> j & 1:
                    keys[m] = joined(gaps, n, at, gap(above, number, j), gap(number, below, rows - 1 - j))
                    numbers[m] = number
                    m += 1
    entries = m
    for at in range(n):
        above, below, rows = gaps[at, 0], gaps[at, 1], gaps[at, 2]
        for side in range(2):
            number = above if side == 0 else below
            if 0 < number < END:
                keys[m] = joined(gaps, n, at, gap(above, below, rows - 1), 0)
                numbers[m] = number
                m += 1
    return entries, m - entries


@compiled
def spread(parents: Any, rows_of: Any, keys: Any, numbers: Any, starts: Any, duplicates: Any) -> int:
    """All edges of some columns, one after the other; starts[i] of parent i, then how many of them are duplicates."""
    gaps = np.zeros((8, 3), np.int64)
    some_keys, some_numbers = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
    n = 0
    for i in range(len(parents)):
        entries, more = children(parents[i], rows_of, gaps, some_keys, some_numbers)
        starts[i] = n
        duplicates[i] = more
        if len(keys) > 0:
            keys[n : n + entries + more] = some_keys[: entries + more]
            numbers[n : n + entries + more] = some_numbers[: entries + more]
        n += entries + more
    starts[len(parents)] = n
    return n


@dataclass(frozen=True)
class Graph:
    """All canonical columns that can follow one, by open rows ascending, and what one entry makes of each.

    keys[column]; of column i the edges are starts[i] to starts[i + 1], the last duplicates[i] of them by Duplicate:
    numbers[edge] is entered, child[edge] the column after it. layers[k] is the first column with k open rows.
    """

    keys: NDArray[np.int64]
    layers: NDArray[np.int64]
    starts: NDArray[np.int64]
    duplicates: NDArray[np.int64]
    numbers: NDArray[np.int8]
    child: NDArray[np.int32]

    @property
    def root(self) -> int:
        """The column that all others follow from, if it is one: the last."""
        return len(self.keys) - 1


def column_key(column: list[int]) -> int:
    """The key of a column of numbers from the top, 0 for an open row."""
    gaps: list[tuple[int, int, int]] = []
    above, rows = 0, 0
    for number in [*column, END]:
        if number == 0:
            rows += 1
        else:
            if rows:
                gaps.append((above, number, rows))
            above, rows = number, 0
    return sum(int(gap(*g)) << (BITS * i) for i, g in enumerate(gaps))


def graph(roots: int | Sequence[int], rows: int = ROWS, rows_of: NDArray[np.uint8] = EVERY_ROW) -> Graph:
    """Everything that can follow one column or several with so many open rows each, by entries into the rows given."""
    layers = [np.unique(np.atleast_1d(np.array(roots, np.int64)))]
    edges = []
    for _ in range(rows):
        parents = layers[-1]
        starts, duplicates = np.zeros(len(parents) + 1, np.int64), np.zeros(len(parents), np.int64)
        none = np.zeros(0, np.int64)
        n = spread(parents, rows_of, none, none, starts, duplicates)
        keys, numbers = np.zeros(n, np.int64), np.zeros(n, np.int64)
        spread(parents, rows_of, keys, numbers, starts, duplicates)
        layers.append(np.unique(keys))
        edges.append((starts, duplicates, numbers.astype(np.int8), np.searchsorted(layers[-1], keys).astype(np.int32)))
    first = np.cumsum([0, *(len(layer) for layer in layers[::-1])])
    total = [np.zeros(2, np.int64)]  # the full column has no edges
    for i, (starts, _, _, _) in enumerate(edges[::-1]):
        total.append(starts[1:] + total[-1][-1]) if i else total.append(starts[1:])
    return Graph(
        keys=np.concatenate(layers[::-1]),
        layers=first,
        starts=np.concatenate(total),
        duplicates=np.concatenate([np.zeros(1, np.int64), *(e[1] for e in edges[::-1])]),
        numbers=np.concatenate([e[2] for e in edges[::-1]]),
        child=np.concatenate([e[3] + first[i] for i, e in enumerate(edges[::-1])]).astype(np.int32),
    )
