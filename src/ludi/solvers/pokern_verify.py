"""How far a kept solution of Römisch Pokern can be from the exact one.

A layer is solved once more, in 64 bits, from the kept values of the layer before it. What it differs by is its
residual. A turn is made of sums with fixed weights and of maxima, so an error in what comes after a turn never grows in
it: the error of a layer is at most its largest residual and the error of the layer before. Discarding has no layers of
turns; there a column's values rest on those of columns with fewer open rows, and the same holds from one number of open
rows to the next. What 64 bits leave out themselves, below a hundred-millionth of a point, is added as ROUNDING for each
step.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.games.pokern.constants import CARDS
from ludi.kernel.cores import processors

from .pokern import ALL_CARDS, Progress, Values, solitaire
from .pokern_columns import Graph, column_key, graph
from .pokern_dice import SETS
from .pokern_home import home
from .pokern_recursion import Solitaire
from .pokern_turn import LANES, layer

ROUNDING = 1e-8  # points, for each step
PIECE = 16 * LANES  # columns that are looked at together
NAMES = ("reroll I", "reroll V", "reroll one", "remove one", "duplicate", "wild")
RULES = ("strict", "lenient", "cards on valid", "lenient, cards on valid")  # as pokern_recursion reads them, by mode
# Small columns that plain recursion gets to the end of: numbers from the top, cards, turns.
SMALL = (
    ((0,), 0b000011, 2),
    ((0,), 0b101000, 2),
    ((12, 0), 0b010100, 2),
    ((0, 0), 0b001001, 1),
    ((0, 0), 0b110000, 2),
    ((0, 20, 0), 0b100010, 2),
    ((14, 0, 0, 16), 0b010001, 3),
    ((33, 0, 37), 0b111000, 3),
)
SMALL_DISCARDING = (((0,), 0), ((0,), 0b001010), ((30, 0, 33), 0b110001), ((14, 0, 0, 16), 0b010010))


@dataclass(frozen=True)
class Residual:
    """Of one step: the most that kept values differ from those solved anew; columns looked at, and of how many."""

    largest: float
    columns: int
    of: int


def recursion_differs(mode: int) -> Iterator[float]:
    """By how much the solver and plain recursion, with rules of its own, differ at each small column."""
    rules = Solitaire(RULES[mode])
    for column, cards, turns in SMALL:
        yield abs(_solved(column, cards, turns, mode) - rules.value(column, _names(cards), turns))
    for column, cards in SMALL_DISCARDING:
        yield abs(_solved(column, cards, None, mode) - rules.value(column, _names(cards), None))


def _names(cards: int) -> frozenset[str]:
    return frozenset(NAMES[k] for k in range(CARDS) if cards >> k & 1)


def _solved(column: Sequence[int], cards: int, turns: int | None, mode: int) -> float:
    if not any(column):
        return float(solitaire(len(column), turns or 0, mode, discard=turns is None)[cards])
    from .pokern import discarding, ended, one_turn_more

    columns = graph(column_key(list(column)), list(column).count(0))
    if turns is None:
        return float(discarding(columns, mode, exact=True)[columns.root, cards])
    values = ended(columns, exact=True)
    for _ in range(turns):
        values = one_turn_more(columns, values, mode)
    return float(values[columns.root, cards])


def residual(
    columns: Graph,
    span: tuple[int, int],
    before: Values,
    after: Values,
    mode: int,
    *,
    discard: bool = False,
    sample: int | None = None,
    progress: Progress | None = None,
) -> Residual:
    """Solve columns span[0] to span[1] once more from the kept values before a turn; the largest difference after it.

    sample: about so many of them, drawn with a fixed seed, in place of all; the last one is always among them.
    """
    begin, end = span
    pieces = [(at, min(at + PIECE, end)) for at in range(begin, end, PIECE)]
    if sample is not None and sample < end - begin:
        some = random.Random(1).sample(pieces[:-1], min(len(pieces) - 1, max(0, -(-sample // PIECE) - 1)))
        pieces = [*sorted(some), pieces[-1]]
    looked = sum(b - a for a, b in pieces)
    largest, done = 0.0, 0
    with ThreadPoolExecutor(processors()) as pool:
        found = pool.map(lambda piece: _differs(columns, piece, before, after, mode, discard), pieces)
        for (a, b), x in zip(pieces, found, strict=True):
            largest, done = max(largest, x), done + b - a
            if progress is not None:
                progress(done, looked)
    return Residual(largest, looked, end - begin)


def _differs(columns: Graph, piece: tuple[int, int], before: Values, after: Values, mode: int, discard: bool) -> float:
    """The largest difference at some neighbouring columns, which are solved as a small graph of their own."""
    first, last = piece
    n = last - first
    low, high = int(columns.starts[first]), int(columns.starts[last])
    children, child = np.unique(columns.child[low:high], return_inverse=True)
    known: NDArray[Any] = np.concatenate([before[first:last], before[children]]).astype(np.float64)
    anew = np.zeros_like(known)
    kept = np.asarray(after[first:last], np.float64)
    layer(
        home(), slice(0, n), ALL_CARDS,
        (columns.starts[first : last + 1] - low, columns.duplicates[first:last], columns.numbers[low:high],
        (child + n).astype(np.int32)), known, anew, mode, discard,
    )  # fmt: skip
    return float(np.abs(anew[:n] - kept).max(initial=0.0)) if n * SETS else 0.0
