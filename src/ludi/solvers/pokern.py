"""The exact solution of Römisch Pokern for one player: the best expected points of every column and set of cards.

Solitaire with a fixed number of turns, or by discarding (docs: games/pokern). Points already earned are not counted.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.games.pokern.constants import CARD_POINTS, CARDS
from ludi.kernel.cores import processors

from .pokern_columns import Graph, column_key, graph
from .pokern_dice import SETS
from .pokern_home import home
from .pokern_turn import LANES, layer

Values = NDArray[np.floating[Any]]  # [column, set of cards]: expected points still to come
Progress = Callable[[int, int], None]  # columns done, columns in all
PIECE = 64 * LANES  # columns between two looks at who wants to stop


def ended(columns: Graph, exact: bool = False) -> Values:
    """With no turn left, or nothing left to fill: five points for each card. exact: in 64 bits instead of 32."""
    cards = np.array([CARD_POINTS * c.bit_count() for c in range(SETS)], np.float64 if exact else np.float32)
    return np.tile(cards, (len(columns.keys), 1))


def one_turn_more(
    columns: Graph, before: Values, mode: int, progress: Progress | None = None, first: int = 1
) -> Values:
    """The values with one more turn to come, from those with one less, of the columns from `first` on.

    Columns before `first` are worth nothing that can be read; every child of the others must be known in `before`.
    """
    after = ended(columns, before.dtype == np.float64)
    _solve(columns, first, len(columns.keys), before, after, mode, False, progress)
    return after


def discarding(columns: Graph, mode: int, progress: Progress | None = None, exact: bool = False) -> Values:
    """The values of the game in which a turn without an entry costs a card."""
    values = ended(columns, exact)
    for begin, end in zip(columns.layers[1:-1], columns.layers[2:], strict=True):
        _solve(columns, int(begin), int(end), values, values, mode, True, progress)
    return values


def _solve(
    columns: Graph,
    begin: int,
    end: int,
    before: Values,
    after: Values,
    mode: int,
    discard: bool,
    progress: Progress | None,
) -> None:
    edges = columns.starts, columns.duplicates, columns.numbers, columns.child
    pieces = [(at, min(at + PIECE, end)) for at in range(begin, end, PIECE)]
    done, here = begin, home()

    def solve(piece: tuple[int, int]) -> int:
        layer(here, slice(*piece), ALL_CARDS, edges, before, after, mode, discard)
        return piece[1] - piece[0]

    with ThreadPoolExecutor(processors()) as pool:
        for n in pool.map(solve, pieces):
            done += n
            if progress is not None:
                progress(done, len(columns.keys))


def solitaire(rows: int, turns: int, mode: int = 0, discard: bool = False) -> Values:
    """The values, in 64 bits, at the start of an instance with an empty column of so many rows, by set of cards."""
    columns = graph(column_key([0] * rows), rows)
    values = discarding(columns, mode, exact=True) if discard else ended(columns, exact=True)
    for _ in range(0 if discard else turns):
        values = one_turn_more(columns, values, mode)
    return np.asarray(values[columns.root])


ALL_CARDS = (1 << CARDS) - 1
