"""The opponents of this package, from a coin-flipper to the strongest."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludi.bots import advised
from ludi.bots.advised import STRONGEST, Advised
from ludi.bots.protocol import Bot, Question
from ludi.kernel.engine import Search
from ludi.kernel.errors import BadOption, listed
from ludi.kernel.game import Game
from ludi.kernel.home import has_numba


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
CUTS = {"lusitania": 0}  # titles whose `estimate` says more than a random game to the end, and when it is asked
# Levels that think otherwise in a title. Where Numba is missing, and until it is loaded, they search like the others.
ADVISED = {
    advised.TITLE: {
        "greedy": Advised(turns=2),
        "consul": Advised(turns=5),
        "caesar": STRONGEST,
    },
}


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
            cut=CUTS.get(question.game.title, self.level.cut),
            move=self.level.move,
            stop=self.stop,
        )

    def choose(self, question: Question) -> int:
        """The most visited move; a forced one at once."""
        if len(question.legal) == 1:
            return question.legal[0]
        return self.search(question).best


class LevelBot:
    """A level that thinks in each title as the tables say. patient: wait for what is compiled or loaded, not search."""

    def __init__(self, level: str, search: SearchBot, patient: bool) -> None:
        self.level, self._search, self._patient = level, search, patient

    def choose(self, question: Question) -> int:
        """The best move by the level's own lights; a forced one at once."""
        if len(question.legal) == 1:
            return question.legal[0]
        way = ADVISED.get(question.game.title, {}).get(self.level)
        if way is not None and has_numba():
            if self._patient:
                advised.warm()
            if advised.ready():
                return advised.opinions(question.world, way)[0].action
        return self._search.choose(question)


def make_bot(
    level: str, ms: float | None = None, stop: Callable[[], bool] | None = None, *, patient: bool = True
) -> Bot:
    """A bot of a level in this process. ms: time for a move in place of the level's own budget (not for greedy).

    patient: wait for what has to be compiled first, where a level needs it; else it searches until that is there.
    Raises BadOption for an unknown level or a time that is not positive.
    """
    check_level(level, ms)
    return RandomBot() if level == "random" else LevelBot(level, SearchBot(SEARCH[level], ms, stop), patient)


def warm(game: Game, progress: Callable[[int, int], None] | None = None) -> float:
    """Compile or load all that the levels need for a game; the seconds it took. progress: as `Game.warm` says."""
    began = time.perf_counter()
    game.warm(progress)
    if game.title in ADVISED:
        advised.warm(progress)
    return time.perf_counter() - began


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise BadOption(f"bot: {level!r} was given, {listed(LEVELS)} is accepted")
    if ms is not None and not 0 < ms <= 3_600_000:
        raise BadOption(f"ms: {ms!r} was given, a number above 0 and at most 3600000 is accepted")
