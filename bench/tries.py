"""Games of the players of a try against each other, compiled, looked at whenever the move changes hands."""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import ludi
from ludi.kernel import schema
from ludi.kernel.scratch import declared

BLIND = 20  # of a thousand choices
MOST = 400  # changes of hands that are looked at in a game
ROOM = 1000  # numbers that `look` may write on


class Played(NamedTuple):
    """What every seat had where the move changed hands; its points at the end, its place, 0 the best; the last state.

    over: whether that is the end of the game, or only where the move had changed hands as often as asked.
    """

    found: NDArray[np.int16]
    points: NDArray[np.int64]
    places: NDArray[np.int64]
    state: Any
    over: bool


class Tries:
    """rolls: of the players, as `Engine.plan` counts them.

    look(g, w, found, gain): a compiled function that writes `width` numbers for each seat; w, gain are scratch.
    """

    def __init__(self, game: ludi.Game, rolls: int, look: Any, width: int) -> None:
        self.game, self.width = game, width
        rules, rollout, greedy = (game.fast.module(name) for name in ("rules", "rollout", "greedy"))
        below = greedy.below
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def play(states: Any, workspaces: Any, w: Any, found: Any, points: Any, places: Any, hands: int) -> int:
            g, x, n, last = states[0], workspaces[0], 0, -1
            while rules.to_move(g) != ludi.OVER:
                seat = rules.to_move(g)
                if seat == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, x.r, x.out))
                    continue
                if g.depth == 1 and seat != last and n < len(found):
                    last = seat
                    look(g, w, found[n], x.gain)
                    n += 1
                    if n == hands:
                        break
                many = int(rules.legal(g, x.out))
                if many == 1 or below(x.r, 1000) < BLIND:
                    rules.apply(g, x.out[below(x.r, many)])
                else:
                    rules.apply(g, greedy.move(states, workspaces, rolls))
            rules.score(g, points)
            rules.rank(g, places)
            return n

        self.compiled = play
        desk, _, _ = declared(game.title)
        self.states, self.workspaces = np.zeros(5, schema.dtype(game.state_type)), np.zeros(2, schema.dtype(desk))
        self.w = np.zeros(ROOM, np.int64)

    def play(self, seed: int, start: Any = None, hands: int = 0) -> Played:
        """A game from its start or from a state, to its end or until the move has changed hands so often."""
        if start is None:
            schema.to_record(self.game.state_type, self.game.start().raw, self.states, 0)
        else:
            self.states[0] = start
        importlib.import_module("ludi.kernel.rng").seed(r := [0, 0, 0, 0], seed)
        self.workspaces["r"][0][:] = r
        seats = self.game.players
        found = np.zeros((MOST, seats, self.width), np.int16)
        points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        n = int(self.compiled(self.states, self.workspaces, self.w, found, points, places, hands))
        return Played(found[:n], points, places, self.states[0].copy(), n < hands or hands == 0)
