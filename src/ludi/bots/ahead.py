"""Levels that look ahead by greedy play: for titles whose turns are many small decisions, too many for a tree.

Greedily, by so many rolls, or by trying every action out (algorithms/plan.py). Where Numba is missing they play
greedily by a single roll.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass

from ludi.bots.protocol import Question
from ludi.kernel.engine import compile_progress
from ludi.kernel.frames import CHANCE
from ludi.kernel.game import Game
from ludi.kernel.home import has_numba

EXACT = 216  # all throws of three dice

_ready: set[str] = set()  # titles
_warming = threading.Lock()


@dataclass(frozen=True)
class Ahead:
    """How a level thinks: greedily by so many rolls, or by so many tries of so many actions.

    changes: how often the move changes hands in a try. sight: tries go on at sight, not by rolls (algorithms/sight.py).
    """

    rolls: int = 0
    tries: int = 0
    width: int = 8
    changes: int = 1
    sight: bool = False

    @property
    def within(self) -> int:
        """The rolls of the players in a try, as `Engine.plan` counts them."""
        return 0 if self.sight else 1


def ready(title: str) -> bool:
    """Whether the compiled code is loaded."""
    return title in _ready


def warm(game: Game, progress: Callable[[int, int], None] | None = None) -> None:
    """Compile it, or load what is compiled."""
    with _warming:
        if has_numba() and not ready(game.title):
            game.warm(progress)
            state, rng = game.start(), random.Random(0)
            while state.to_move == CHANCE:
                state.sample(rng)
            with compile_progress(game.title, progress):
                game.fast.greedy(state, rolls=1)
                game.fast.plan(state, iterations=1)
            _ready.add(game.title)


def action(question: Question, way: Ahead, ms: float | None = None, stop: Callable[[], bool] | None = None) -> int:
    """Best action. ms: in place of the tries, which no clock ends. stop: asked now and then, it ends the thinking."""
    game = question.game
    if not ready(game.title):
        return game.plain.greedy(question.world, question.seat, rolls=1, seed=question.seed)
    if way.rolls:
        return game.fast.greedy(question.world, question.seat, rolls=way.rolls, seed=question.seed)
    return game.fast.plan(
        question.world,
        question.seat,
        iterations=way.tries if ms is None else None,
        ms=ms,
        seed=question.seed,
        width=way.width,
        changes=way.changes,
        rolls=way.within,
        stop=stop,
    ).best
