"""What positions are worth, and so what chance has given: the control variates of results, and the luck of a review.

The value of a chance node is the weighted mean of the values after its outcomes, of which one and the same function
finds each. So what chance gives, the value after its outcome less that mean, is nothing on average, whatever the
function (Burch, Schmid, Moravčík, Bowling 2018; GNU Backgammon's luck). A better function only makes it tell more.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from ludi.bots.judge import Chances, Judge
from ludi.bots.levels import LEVELS, level_of
from ludi.bots.lookahead import Lookahead
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State

LEAVES = 6  # ends of what chance does straight after an outcome that are counted out; beyond it one is drawn


@dataclass(frozen=True)
class Fall:
    """A chance node: its outcomes with their weights, and the chances of winning after each."""

    weights: Mapping[int, int]
    after: Mapping[int, Chances]

    @property
    def mean(self) -> Chances:
        """The chances before it."""
        return mean([(self.weights[a], after) for a, after in self.after.items()])

    def luck(self, outcome: int) -> Chances:
        """What an outcome gives each seat; 0 in the mean."""
        return tuple(x - y for x, y in zip(self.after[outcome], self.mean, strict=True))


class Values:
    """The chances of winning in positions of a game. iterations: of the search behind each. Used by one thread.

    stream: what is compared with each other has one stream of random numbers.
    """

    def __init__(self, game: Game, iterations: int) -> None:
        self.game, self.iterations = game, iterations
        self._level, self._judge = level_of(LEVELS[-1], game.title), Judge(game)

    def at(self, state: State, stream: int, leaves: int = LEAVES) -> Chances:
        """The chances of every seat in a position, in which nothing is hidden from the judge."""
        rng = random.Random(stream)
        while (seat := state.to_move) == CHANCE:
            outcomes = state.chance()
            if 1 < len(outcomes) <= leaves:
                return mean([(w, self.at(after(state, a), stream, leaves // len(outcomes))) for a, w in outcomes])
            state = state.copy()
            state.sample(rng)
        if seat == OVER:
            return tuple(state.estimate())
        return self._level.chances(self._judge, state, self.iterations, stream)

    def fall(self, state: State, stream: int) -> Fall:
        """A chance node, looked at from before it falls."""
        outcomes = state.chance()
        return Fall(dict(outcomes), {a: self.at(after(state, a), stream) for a, _ in outcomes})

    def compared(self, world: State, actions: list[int], iterations: int, stream: int) -> list[Chances]:
        """The chances after each of several moves, from what the seat to move knows."""
        return self._level.compared(self._judge, world, actions, iterations, stream)

    def ended(self, world: State, actions: list[int], games: int, stream: int) -> list[Chances] | None:
        """How so many whole games end after each of several moves; None where each search plays to the end anyway."""
        if not isinstance(self._level, Lookahead):
            return None
        return self._level.ended(self._judge, world, actions, games, stream)


def after(state: State, action: int) -> State:
    """The position after an action that is possible."""
    found = state.copy()
    found.game.rules.apply(found.raw, action)
    return found


def mean(parts: list[tuple[int, Chances]]) -> Chances:
    """The weighted mean, seat by seat."""
    total = sum(w for w, _ in parts)
    seats = zip(*(chances for _, chances in parts), strict=True)
    return tuple(sum(w * x for (w, _), x in zip(parts, seat, strict=True)) / total for seat in seats)
