"""Solving turns of Römisch Pokern, in the home that is at hand: what pokern_loops.py works on is made here."""

from __future__ import annotations

from typing import Any

from .arrays import NDArray, np
from .pokern_dice import CELLS, CHANCE, SETS, WRITTEN
from .pokern_home import Home, Room
from .pokern_loops import CARDS_ON_VALID, END, LANES, LENIENT, STRICT

__all__ = ["CARDS_ON_VALID", "LANES", "LENIENT", "MODES", "STRICT", "layer", "one_turn"]
MODES = ("strict", "lenient", "cards-on-valid", "lenient-cards-on-valid")
Values = NDArray[np.floating[Any]]


def layer(
    home: Home, columns: slice, held: int, edges: Any, before: Values, after: Values, mode: int, discard: bool
) -> None:
    """after[column, cards] for these columns, as `pokern_loops.layer` says, in 32 or 64 bits.

    edges: starts, duplicates, numbers and child of a Graph.
    """
    table = Room((SETS * CELLS, LANES), before.dtype)
    given = *edges, before, after, mode, discard, *spare(before.dtype, table)
    home.run("layer", columns.start, columns.stop, held, *given, rows=columns)


def one_turn(
    home: Home, first: int, lanes: int, held: int, edges: Any, before: Values, mode: int, discard: bool
) -> Values:
    """table[cards * CELLS + cell, lane] of up to LANES columns; that of cards not held is 0."""
    table = np.zeros((SETS * CELLS, LANES), before.dtype)
    after = Room(before.shape, before.dtype)
    home.run("solved", first, lanes, held, *edges, before, after, mode, discard, *spare(before.dtype, table))
    return table


def spare(kind: Any, table: Any) -> tuple[Any, ...]:
    """The last six that both take: stop, double, table, chance, by_number, spare."""
    slots = Room((len(WRITTEN) * SETS, LANES), kind)
    return slots, slots.another(), table, CHANCE.astype(kind), Room((2 * END, SETS), kind), Room((2, LANES), kind)
