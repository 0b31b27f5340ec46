"""Columns of Römisch Pokern as far as the future goes: their open gaps.

A gap is (number above, number below, open rows) with 0 above the first row and 40 below the last. What is written
outside the gaps no longer matters: earned points are added apart, a new number lies inside a gap and so is not listed,
and a duplicate is best put beside its like, at the edge of a gap (elsewhere it cuts off the rows between them).

A gap is a number below 2**14, a column up to four of them in one 64-bit key, in their order from the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludi.games.pokern.constants import ROWS

from .arrays import NDArray, np
from .pokern_home import Room, home
from .pokern_loops import BITS, END, GAPS, gap

MOST = 400  # edges of one column: numbers times rows, both kinds
EVERY_ROW = np.full((1 << BITS, END), (1 << ROWS) - 1, np.uint8)  # [gap, number]: a bit for each row to be looked at


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
    run, spare = home().run, (Room((2 * GAPS, 3), np.int64), Room((MOST,), np.int64), Room((MOST,), np.int64))
    for _ in range(rows):
        parents = layers[-1]
        starts, duplicates = np.zeros(len(parents) + 1, np.int64), np.zeros(len(parents), np.int64)
        none = np.zeros(0, np.int64)
        n = run("spread", parents, rows_of, none, none, starts, duplicates, *spare)
        keys, numbers = np.zeros(n, np.int64), np.zeros(n, np.int64)
        run("spread", parents, rows_of, keys, numbers, starts, duplicates, *spare)
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
