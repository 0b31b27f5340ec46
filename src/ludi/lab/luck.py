"""What chance gave each seat in a game that was played: the control variate of results (control.py).

As in values.py, but cheap enough for every game of a match: the value after all that chance did between two decisions,
less the mean of the values after what it might have done instead, drawn by the same weights. So it is nothing on
average, whatever the values and the bots are worth.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

from ludi.bots.judge import Chances, Judge
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State

ITERATIONS = 100  # of the search behind a value, which ends in `estimate` at once
INSTEAD = 6  # draws of what chance might have done
DIGITS = 6


class Lucks:
    """The luck of games of one title with its options. Used by one thread."""

    def __init__(self, game: Game, iterations: int = ITERATIONS, instead: int = INSTEAD) -> None:
        self._game, self._iterations, self._instead = game, iterations, instead
        self._judge = Judge(game, iterations + 1)

    def of(self, actions: Sequence[int], name: str) -> Chances:
        """What chance gave each seat, in chances of winning: the log of a game, and a name for its random numbers."""
        state, given, at = self._game.start(), [0.0] * self._game.players, 0
        while at < len(actions):
            if state.to_move != CHANCE:
                at = self._go(state, actions, at)
                continue
            before, began, open_ = state.copy(), at, False
            while at < len(actions) and state.to_move == CHANCE:
                open_ = open_ or len(state.chance()) > 1
                at = self._go(state, actions, at)
            if open_:
                rng = random.Random(f"{name} {began} instead")
                lucks = self._fall(before, state, rng)
                given = [x + y for x, y in zip(given, lucks, strict=True)]
        return tuple(round(x, DIGITS) for x in given)

    def _go(self, state: State, actions: Sequence[int], at: int) -> int:
        self._game.rules.apply(state.raw, actions[at])
        return at + 1

    def _fall(self, before: State, came: State, rng: random.Random) -> Chances:
        """The value of what came less the mean of others; all searched with the same random numbers."""
        seed = rng.getrandbits(48)
        others = [self._value(drawn(before, rng), seed) for _ in range(self._instead)]
        means = map(fmean, zip(*others, strict=True))
        return tuple(x - mean for x, mean in zip(self._value(came, seed), means, strict=True))

    def _value(self, state: State, seed: int) -> Chances:
        if state.to_move == OVER:
            return tuple(state.estimate())
        return self._judge.search(state, self._iterations, seed, playout_limit=0)


def drawn(before: State, rng: random.Random) -> State:
    """The position after chance has done all that it does before the next decision."""
    state = before.copy()
    while state.to_move == CHANCE:
        state.sample(rng)
    return state
