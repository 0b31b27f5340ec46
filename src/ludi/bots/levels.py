"""The opponents of this package, from a coin-flipper to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ludi.bots.protocol import Bot, Question
from ludi.kernel.engine import Search
from ludi.kernel.errors import BadOption, listed


@dataclass(frozen=True)
class Level:
    """How a search level thinks: by iterations or by milliseconds, how far its playouts go, how far it looks."""

    iterations: int | None
    ms: float | None
    cut: int = -1
    move: bool = False


SEARCH = {
    "greedy": Level(iterations=300, ms=None, cut=0, move=True),
    "tiro": Level(iterations=60, ms=None),
    "centurio": Level(iterations=1000, ms=None),
    "consul": Level(iterations=None, ms=100),
    "caesar": Level(iterations=None, ms=1000),
}
LEVELS = ("random", *SEARCH)


class RandomBot:
    """Any legal move, every one alike."""

    def choose(self, question: Question) -> int:
        """A legal move."""
        return random.Random(question.seed).choice(question.legal)


class SearchBot:
    """Information-set search; `greedy` is the one that looks no further than its own move, judged by `estimate`.

    stop: asked now and then; when it says true, the search ends with what it has.
    """

    def __init__(self, level: Level, ms: float | None = None, stop: Callable[[], bool] | None = None) -> None:
        self.level, self.ms, self.stop = level, ms, stop

    def search(self, question: Question) -> Search:
        """What the search found, action by action. A time asked for takes the place of the level's own budget."""
        ms = question.ms if question.ms is not None else self.ms
        limited = ms is not None and not self.level.move
        return question.game.best_home.search(
            question.world,
            question.seat,
            iterations=None if limited else self.level.iterations,
            ms=ms if limited else self.level.ms,
            seed=question.seed,
            cut=self.level.cut,
            move=self.level.move,
            stop=self.stop,
        )

    def choose(self, question: Question) -> int:
        """The most visited move; a forced one at once."""
        if len(question.legal) == 1:
            return question.legal[0]
        return self.search(question).best


def make_bot(level: str, ms: float | None = None, stop: Callable[[], bool] | None = None) -> Bot:
    """A bot of a level in this process. ms: time for a move in place of the level's own budget (not for greedy).

    Raises BadOption for an unknown level or a time that is not positive.
    """
    check_level(level, ms)
    return RandomBot() if level == "random" else SearchBot(SEARCH[level], ms, stop)


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise BadOption(f"bot: {level!r} was given, {listed(LEVELS)} is accepted")
    if ms is not None and not 0 < ms <= 3_600_000:
        raise BadOption(f"ms: {ms!r} was given, a number above 0 and at most 3600000 is accepted")
