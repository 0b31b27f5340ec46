"""The opponents of this package, from a coin-flipper to the strongest."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from ludi.bots import advised, ahead
from ludi.bots.advised import STRONGEST, Advised
from ludi.bots.ahead import EXACT, Ahead
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
# What thinks otherwise in a title: by an exact solver, ahead by greedy play, or in a search with another budget.
WAYS: dict[str, dict[str, Level | Advised | Ahead]] = {
    # `estimate` says more than a random game to the end.
    "lusitania": {
        "greedy": SEARCH["greedy"],
        "tiro": Level(iterations=60, ms=None, cut=0),
        "centurio": Ahead(tries=40, changes=4, sight=True),
        "consul": Ahead(tries=800, changes=8, sight=True),
        "caesar": Ahead(tries=4000, width=12, changes=8, sight=True),
    },
    # Playouts tell more in a short game. Where Numba is missing, and until it is loaded, all levels search.
    "pokern": {
        "greedy": Advised(turns=2),
        "tiro": Level(iterations=30, ms=None),
        "centurio": Level(iterations=200, ms=None),
        "consul": Advised(turns=3),
        "caesar": STRONGEST,
    },
    # Turns of many small decisions. ms: where it is given, in place of the tries.
    "empire": {
        "greedy": Ahead(rolls=EXACT),
        "tiro": Ahead(rolls=1),
        "centurio": Ahead(tries=50, width=6),
        "consul": Ahead(tries=300, width=8),
        "caesar": Ahead(tries=1000, width=12),
    },
}


def way_of(level: str, title: str) -> Level | Advised | Ahead:
    """How a level thinks in a title."""
    return WAYS.get(title, {}).get(level, SEARCH[level])


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


class LevelBot:
    """A level that thinks in each title in its own way.

    ms: time for a move in place of the level's own budget. stop: as for SearchBot. patient: wait for what is compiled
    or loaded first; else it answers in a simpler way until that is there.
    """

    def __init__(
        self, level: str, ms: float | None = None, stop: Callable[[], bool] | None = None, *, patient: bool = True
    ) -> None:
        self.level, self.ms, self.stop, self.patient = level, ms, stop, patient

    def choose(self, question: Question) -> int:
        """The best move by the level's own lights; a forced one at once."""
        if len(question.legal) == 1:
            return question.legal[0]
        way = way_of(self.level, question.game.title)
        if isinstance(way, Advised) and has_numba():
            if self.patient:
                advised.warm()
            if advised.ready():
                return advised.opinions(question.world, way)[0].action
        if isinstance(way, Ahead):
            if self.patient:
                ahead.warm(question.game)
            simpler = way_of("greedy", question.game.title)
            if ahead.ready(question.game) or not isinstance(simpler, Level):
                return ahead.action(question, way, self.ms if question.ms is None else question.ms, self.stop)
            way = simpler
        search = way if isinstance(way, Level) else SEARCH[self.level]
        return SearchBot(search, self.ms, self.stop).choose(question)


def considered(question: Question, iterations: int | None, ms: float | None) -> Search:
    """What the strongest level's way of searching finds within a budget, action by action."""
    way = way_of(LEVELS[-1], question.game.title)
    if isinstance(way, Ahead) and ahead.ready(question.game):
        return question.game.fast.plan(
            question.world,
            question.seat,
            iterations=iterations,
            ms=ms,
            seed=question.seed,
            width=way.width,
            changes=way.changes,
            rolls=way.within,
        )
    cut = 0 if isinstance(way, Ahead) else way.cut if isinstance(way, Level) else -1
    return question.game.best_home.search(
        question.world, question.seat, iterations=iterations, ms=ms, seed=question.seed, cut=cut
    )


def make_bot(
    level: str, ms: float | None = None, stop: Callable[[], bool] | None = None, *, patient: bool = True
) -> Bot:
    """A bot of a level in this process. ms: time for a move in place of the level's own budget (not for greedy).

    patient: wait for what has to be compiled first, where a level needs it; else it searches until that is there.
    Raises BadOption for an unknown level or a time that is not positive.
    """
    check_level(level, ms)
    return RandomBot() if level == "random" else LevelBot(level, ms, stop, patient=patient)


def warm(game: Game, progress: Callable[[int, int], None] | None = None) -> float:
    """Compile or load all that the levels need for a game; the seconds it took. progress: as `Game.warm` says."""
    began = time.perf_counter()
    game.warm(progress)
    ways = WAYS.get(game.title, {}).values()
    if any(isinstance(way, Advised) for way in ways):
        advised.warm(progress)
    if any(isinstance(way, Ahead) for way in ways):
        ahead.warm(game, progress)
    return time.perf_counter() - began


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise BadOption(f"bot: {level!r} was given, {listed(LEVELS)} is accepted")
    if ms is not None and not 0 < ms <= 3_600_000:
        raise BadOption(f"ms: {ms!r} was given, a number above 0 and at most 3600000 is accepted")
