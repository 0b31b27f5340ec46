"""What every legal move of a position is worth, with nothing of the advisor in it: the rules play the turn out by plain
recursion, and what comes after the turn is read from the layers of the whole cone of the column, every row and number.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludi
from ludi.games.pokern.constants import CARDS
from ludi.solvers.pokern import Values, discarding, ended, one_turn_more
from ludi.solvers.pokern_columns import Graph, column_key, graph

Floats = NDArray[np.floating[Any]]


class ByRules:
    """Exact values, for fixed turns (`turns` of the seat to move, this one included) or discarding (None)."""

    def __init__(self, state: ludi.State, turns: int | None) -> None:
        self._seat, side = state.to_move, state.raw.side[state.to_move]
        self._column = [int(n) for n in side.row]
        self._bare = bool(state.raw.bare)
        options = state.game.options
        self._mode = int(options["misthrow_on_stop"] == "lenient") + 2 * int(options["cards_on_valid"])
        self._turns, self._values = turns, dict[int, Floats]()
        self._remember(self._column)
        self._turn = state.raw.round, state.raw.active
        self._known: dict[str, float] = {}

    def values(self, state: ludi.State) -> dict[int, float]:
        """Each legal action, and the points at the end to be expected after it."""
        return {a: self._made(state, a) for a in state.legal()}

    def _made(self, state: ludi.State, action: int) -> float:
        after = state.copy()
        after.apply(action)
        return self._value(after)

    def _value(self, state: ludi.State) -> float:
        if state.to_move == ludi.OVER or (state.raw.round, state.raw.active) != self._turn:
            return self._ended(state)
        g = state.raw
        side = g.side[self._seat]
        where = [int(n) for n in g.shown], int(g.removed), [int(n) for n in side.card], state.to_dict()["pending"]
        name = json.dumps(where)
        if name not in self._known:
            worth: Callable[[int], float] = lambda action: self._made(state, action)  # noqa: E731
            if state.to_move == ludi.CHANCE:
                falls = state.chance()
                self._known[name] = sum(n * worth(a) for a, n in falls) / sum(n for _, n in falls)
            else:
                self._known[name] = max(worth(a) for a in state.legal())
        return self._known[name]

    def _ended(self, state: ludi.State) -> float:
        side = state.raw.side[self._seat]
        column, held = [int(n) for n in side.row], sum(1 << k for k in range(CARDS) if side.card[k])
        if state.to_move == ludi.OVER:
            return float(state.scores()[self._seat])
        if column == self._column and self._bare:
            return float(sum(column))
        if column_key(column) not in self._values:
            self._remember(column)  # a duplicate apart from its like
        return sum(column) + float(self._values[column_key(column)][held])

    def _remember(self, column: list[int]) -> None:
        cone = graph(column_key(column), column.count(0))
        after = layer(cone, self._turns, self._mode)
        self._values |= {int(key): after[i] for i, key in enumerate(cone.keys)}


def layer(cone: Graph, turns: int | None, mode: int) -> Values:
    """The values of a cone after a turn of which so many are left, itself included; None: discarding."""
    if turns is None:
        return discarding(cone, mode)
    values = ended(cone)
    for _ in range(turns - 1):
        values = one_turn_more(cone, values, mode)
    return values
