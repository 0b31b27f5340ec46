"""Which entries best play ever makes, found in the full solution: for each gap and number, the rows worth looking at.

A column has some thirty numbers and several rows for each; best play needs few of them. With the others left out the
cone of a column is ten to thirty times as small, and its values stay what they were but for a tolerance.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.games.pokern.constants import DICE, NEVER
from ludi.kernel.compiled import compiled
from ludi.kernel.cores import processors

from .pokern_columns import Graph
from .pokern_dice import CELLS, CHANCE, FALLING, FALLS, READINGS, REMOVE_ONE, SETS, SIZE, WILD, WRITTEN
from .pokern_home import fast
from .pokern_loops import BITS, END, LANES
from .pokern_loops import NEVER as WORTHLESS

TOLERANCE = 0.001  # points by which one entry must be better than another one
gap, unpack, solved = (fast().functions[name] for name in ("gap", "unpack", "solved"))


@compiled
def best_rows(begin: int, end: int, keys: Any, starts: Any, child: Any, values: Any, rows_of: Any, alone: bool) -> None:
    """Add to rows_of[gap, number] the rows that are best for some set of cards; alone: those better than any other."""
    gaps = np.zeros((8, 3), np.int64)
    best, second, row = np.zeros(SETS), np.zeros(SETS), np.zeros(SETS, np.int64)
    for i in range(begin, end):
        n = unpack(keys[i], gaps)
        e = starts[i]
        for at in range(n):
            above, below, rows = gaps[at, 0], gaps[at, 1], gaps[at, 2]
            g = gap(above, below, rows)
            for number in range(above + 1, below):
                if number == NEVER:
                    continue
                best[:] = -1e9
                second[:] = -1e9
                for j in range(rows):
                    for c in range(SETS):
                        x = values[child[e + j], c]
                        if x > best[c]:
                            second[c], best[c], row[c] = best[c], x, j
                        elif x > second[c]:
                            second[c] = x
                for c in range(SETS):
                    if alone:
                        if best[c] > second[c] + TOLERANCE:
                            rows_of[g, number] |= 1 << row[c]
                    else:
                        known = False
                        for j in range(rows):
                            if rows_of[g, number] >> j & 1 and values[child[e + j], c] >= best[c] - TOLERANCE:
                                known = True
                        if not known:
                            rows_of[g, number] |= 1 << row[c]
                e += rows


@compiled
def stops(begin: int, end: int, keys: Any, starts: Any, duplicates: Any, numbers: Any, child: Any, before: Any, after: Any, discard: bool, counts: Any) -> None:  # fmt: skip # noqa: E501
    """counts[gap, number]: cases in which one stops on it, or has to write it after the last die.

    That it has to be written with two dice taken out is too seldom to count.
    """
    chance = CHANCE.astype(before.dtype)
    stop = np.full((len(WRITTEN) * SETS, LANES), WORTHLESS, chance.dtype)
    double = np.full((len(WRITTEN) * SETS, LANES), WORTHLESS, chance.dtype)
    table = np.full((SETS * CELLS, LANES), WORTHLESS, chance.dtype)
    by_number, spare = np.zeros((2 * END, SETS), chance.dtype), np.zeros((2, LANES), chance.dtype)
    gaps = np.zeros((8, 3), np.int64)
    for first in range(begin, end, LANES):
        lanes = min(LANES, end - first)
        solved(first, lanes, SETS - 1, starts, duplicates, numbers, child, before, after, 0, discard, stop, double, table, chance, by_number, spare)  # fmt: skip # noqa: E501
        for k in range(lanes):
            n = unpack(keys[first + k], gaps)
            for slot in range(len(WRITTEN)):
                m = WRITTEN[slot]
                found = 0
                for c in range(SETS):
                    worth = stop[c * len(WRITTEN) + slot, k]
                    if worth > WORTHLESS / 2:
                        gone = (0 if c & REMOVE_ONE else 1) + (0 if c & WILD else 1)
                        for r in range(min(gone, DICE - SIZE[m]) + 1):
                            if SIZE[m] + r == DICE:
                                found += 1 if r < 2 else 0
                            elif worth > table[c * CELLS + FALLING[FALLS[r] + m, 0], k] + TOLERANCE:
                                found += 1
                for at in range(n):
                    for number in READINGS[m]:
                        if gaps[at, 0] < number < gaps[at, 1]:
                            counts[gap(gaps[at, 0], gaps[at, 1], gaps[at, 2]), number] += found


def sensible_rows(columns: Graph, layers: Iterable[int | None], values_of: Any) -> NDArray[np.uint8]:
    """rows[gap, number] as `graph` takes them. layers: numbers of turns, None for discarding; values_of(layer)."""
    rows_of = np.zeros((1 << BITS, END), np.uint8)
    wanted = np.zeros((1 << BITS, END), np.bool_)
    last = len(columns.keys)
    for alone in (True, False):
        for t in layers:
            best_rows(1, last, columns.keys, columns.starts, columns.child, values_of(t), rows_of, alone)
    for t in layers:
        values = np.array(values_of(t))
        after = np.array(values) if t is None else np.zeros_like(values)

        def count(piece: tuple[int, int], before: Any = values, after: Any = after, discard: bool = t is None) -> Any:
            counts = np.zeros((1 << BITS, END), np.int64)
            edges = columns.starts, columns.duplicates, columns.numbers, columns.child
            stops(*piece, columns.keys, *edges, after if discard else before, after, discard, counts)
            return counts

        bounds = np.linspace(1, last, processors() + 1).astype(int)
        with ThreadPoolExecutor(processors()) as pool:
            for counts in pool.map(count, [(int(a), int(b)) for a, b in pairwise(bounds)]):
                wanted |= counts > 0
    return np.where(wanted, rows_of, 0).astype(np.uint8)
