"""The value of a position of Römisch Pokern for one seat by the whole solution: every column that can follow it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludi.games.pokern import constants as K
from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State

from .pokern import Progress, Values, discarding, ended, one_turn_more
from .pokern_advisor import Edges, Place, Table, as_solved, judged, mode_of, place, solve_turn, turns_left
from .pokern_columns import EVERY_ROW, Graph, graph
from .pokern_dice import CELLS, FIRST, NUMBER_OF, SETS

# The values after a turn, for all columns of a graph: the graph, turns to come (None: discarding), mode.
Solve = Callable[[Graph, "int | None", int], Values]


@dataclass(frozen=True)
class Solved:
    """points: expected at the end under best play, those written included. moves: the same after each legal action."""

    points: float
    moves: dict[int, float]


def solve_columns(columns: Graph, turns: int | None, mode: int, progress: Progress | None = None) -> Values:
    """The values of all columns with so many turns to come; None: discarding."""
    if turns is None:
        return discarding(columns, mode, progress)
    values = ended(columns)
    for _ in range(turns):
        values = one_turn_more(columns, values, mode, progress)
    return values


def solve_position(state: State, turns: int | None = None, solve: Solve = solve_columns) -> Solved:
    """What a position is worth to the seat whose turn it is, which plays for points alone.

    turns: those left to it, this one included; as many as the rules allow if not given. solve: where the values of
    the columns come from.
    Raises BadPosition if the game is over or has rules that the solver does not know (`several_dice`, `order_rule`).
    """
    if state.to_move == OVER:
        raise BadPosition("the game is over: its points stand on the sheet")
    if not as_solved(state):
        raise BadPosition("several_dice, order_rule: the solver knows only the rules without these options")
    g = state.raw
    me = place(state, int(g.active))
    mode, paying = mode_of(state), bool(g.opt.paying)
    if not me.open:
        raise BadPosition("the column is full: nothing is left to decide")
    columns = graph(me.key, me.open)
    left = None if paying else (turns or turns_left(state)) - 1
    after = solve(columns, left, mode)
    index = {int(key): i for i, key in enumerate(columns.keys)}
    table = turn_table(me, lambda key: after[index[key]], mode, paying) + me.entered

    def worth(number: int, key: int, cards: int) -> float:
        if number == 0 and (me.bare or (paying and cards == 0 and me.held == 0)):
            return float(me.entered)
        if paying and key == me.key:
            return float(table[cards, FIRST[0, 1]])
        if key in index:
            return me.entered + number + float(after[index[key]][cards])
        apart = graph(key, me.open - 1)  # a duplicate apart from its like cuts off the rows between them
        return me.entered + number + float(solve(apart, left, mode)[apart.root][cards])

    moves = judged(state, state.to_move, table, worth, state.legal())
    return Solved(max(moves.values()) if moves else _falling(state, me, table), moves)


def turn_table(me: Place, known: Callable[[int], Values], mode: int, paying: bool) -> Table:
    """A turn from a column: points still to come by [set of cards, cell]; known: what a column is worth afterwards."""
    edges = Edges.of(me.key, EVERY_ROW)
    fresh = np.stack([known(int(key)) for key in edges.keys])[None]
    passed = np.zeros(SETS, np.float32) if paying or me.bare else np.asarray(known(me.key), np.float32)
    return solve_turn(edges, fresh, passed[None], me.held, mode, paying)[:, 0].reshape(SETS, CELLS)


def _falling(state: State, me: Place, table: Table) -> float:
    """Where dice are about to fall."""
    g = state.raw
    assert state.to_move == CHANCE
    top = g.stack[g.depth - 1]
    lying = NUMBER_OF[g.shown[K.I], g.shown[K.V], g.shown[K.X]]
    return float(table[me.held, FIRST[g.removed, top.a + 1] + lying])
