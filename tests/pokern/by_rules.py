"""What every legal move of a position is worth, with nothing of the advisor in it: the rules play the turn out by plain
recursion. `ByRules` knows points: what comes after the turn is read from the layers of the whole cone of the column,
every row and number. `ByChance` knows chances of winning, in the last round with one seat to follow at most.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludi
from ludi.games.pokern.constants import CARDS
from ludi.solvers.pokern import Values, discarding, ended, one_turn_more
from ludi.solvers.pokern_columns import Graph, column_key, graph

Floats = NDArray[np.floating[Any]]
MOST = 400  # more points than anybody can have


class Turn:
    """One turn by the rules: `ended` says what a state is worth in which it is over, `best` which worth is chosen."""

    def __init__(self, state: ludi.State) -> None:
        self.turn = state.raw.round, state.raw.active
        self._known: dict[tuple[Any, ...], Floats] = {}

    def ended(self, state: ludi.State) -> Floats:
        """What the turn was worth, in a state after it."""
        raise NotImplementedError

    def best(self, worths: list[Floats]) -> Floats:
        """What the seat whose turn it is takes."""
        return np.asarray(np.max(worths, axis=0))

    def moves(self, state: ludi.State) -> dict[int, Floats]:
        """Each legal action, and what it is worth."""
        return {a: self._made(state, a) for a in state.legal()}

    def value(self, state: ludi.State) -> Floats:
        """What a state is worth."""
        g = state.raw
        if state.to_move == ludi.OVER or (g.round, g.active) != self.turn:
            return self.ended(state)
        frames = tuple((int(f.kind), int(f.seat), int(f.a), int(f.b)) for f in g.stack[: g.depth])
        name = (*map(int, g.shown), int(g.removed), *map(int, g.side[g.active].card), frames)
        if name not in self._known:
            if state.to_move == ludi.CHANCE:
                falls = state.chance()
                worths = [n * self._made(state, a) for a, n in falls]
                self._known[name] = np.sum(worths, axis=0) / sum(n for _, n in falls)
            else:
                self._known[name] = self.best([self._made(state, a) for a in state.legal()])
        return self._known[name]

    def _made(self, state: ludi.State, action: int) -> Floats:
        after = state.copy()
        after.apply(action)
        return self.value(after)


class ByRules(Turn):
    """Exact points, for fixed turns (`turns` of the seat to move, this one included) or discarding (None)."""

    def __init__(self, state: ludi.State, turns: int | None) -> None:
        super().__init__(state)
        self._seat, side = state.to_move, state.raw.side[state.to_move]
        self._column = [int(n) for n in side.row]
        self._bare = bool(state.raw.bare)
        options = state.game.options
        self._mode = int(options["misthrow_on_stop"] == "lenient") + 2 * int(options["cards_on_valid"])
        self._turns, self._values = turns, dict[int, Floats]()
        self._remember(self._column)

    def values(self, state: ludi.State) -> dict[int, float]:
        """Each legal action, and the points at the end to be expected after it."""
        return {a: float(x[0]) for a, x in self.moves(state).items()}

    def ended(self, state: ludi.State) -> Floats:
        """The points that are to be expected after the turn, or those at the end."""
        side = state.raw.side[self._seat]
        column, held = [int(n) for n in side.row], sum(1 << k for k in range(CARDS) if side.card[k])
        if state.to_move == ludi.OVER:
            return np.array([state.scores()[self._seat]], float)
        if column == self._column and self._bare:
            return np.array([sum(column)], float)
        if column_key(column) not in self._values:
            self._remember(column)  # a duplicate apart from its like
        return np.array([sum(column) + float(self._values[column_key(column)][held])])

    def _remember(self, column: list[int]) -> None:
        cone = graph(column_key(column), column.count(0))
        after = layer(cone, self._turns, self._mode)
        self._values |= {int(key): after[i] for i, key in enumerate(cone.keys)}


class ByChance(Turn):
    """The exact chance of winning of the seat to move, a tie of n seats being the n-th part of a win.

    In the last round and with one seat to follow at most, which plays for its own chance.
    Raises ValueError elsewhere, and where unused cards break ties.
    """

    def __init__(self, state: ludi.State) -> None:
        super().__init__(state)
        g = state.raw
        self._seat, seats = state.to_move, int(g.opt.seats)
        if not (g.last or g.round >= g.opt.rounds) or seats - self._seat > 2 or g.opt.tie_break:
            raise ValueError("the chance of winning is not decided by this turn and the next one alone")
        self._done = [state.scores()[p] for p in range(self._seat)]
        self._replied: Floats | None = None

    def values(self, state: ludi.State) -> dict[int, float]:
        """Each legal action, and the chance of winning after it."""
        return {a: float(x[0]) for a, x in self.moves(state).items()}

    def ended(self, state: ludi.State) -> Floats:
        """The chance of winning with what the turn gave."""
        mine = state.scores()[self._seat]
        if state.to_move == ludi.OVER:
            best = max(self._done)
            return np.array([float(mine > best) if mine != best else 1 / (1 + self._done.count(best))])
        if self._replied is None:
            self._replied = Reply(state, self._done).value(state)[1]
        return self._replied[mine : mine + 1]


class Reply(Turn):
    """The last turn of a game against every score that the seat before may have.

    Worths are arrays [2, score]: the chance of winning of the seat that plays, and of the one before.
    """

    def __init__(self, state: ludi.State, done: list[int]) -> None:
        super().__init__(state)
        self._seat, self._done = int(state.raw.active), done

    def ended(self, state: ludi.State) -> Floats:
        """Who won, by the score of the seat before."""
        assert state.to_move == ludi.OVER
        mine, theirs = state.scores()[self._seat], np.arange(MOST)
        least = max(self._done, default=0)
        level = 1 + (theirs == mine) + self._done.count(mine)
        first = np.where(mine >= np.maximum(theirs, least), 1 / level, 0.0)
        level = 1 + (theirs == mine) + np.sum([theirs == x for x in self._done], axis=0)
        before = np.where(theirs >= max(mine, least), 1 / level, 0.0)
        return np.stack([first, before])

    def best(self, worths: list[Floats]) -> Floats:
        """What is best for the seat that plays, score by score."""
        found = np.stack(worths)
        return np.asarray(np.take_along_axis(found, found[:, :1].argmax(axis=0)[None], axis=0)[0])


def layer(cone: Graph, turns: int | None, mode: int) -> Values:
    """The values of a cone after a turn of which so many are left, itself included; None: discarding."""
    if turns is None:
        return discarding(cone, mode)
    values = ended(cone)
    for _ in range(turns - 1):
        values = one_turn_more(cone, values, mode)
    return values
