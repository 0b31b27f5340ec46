"""The bots of the levels, in this process; what the strongest level's way of searching says of every move."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from ludi.bots import advised, ahead, warmth
from ludi.bots.advised import Advised
from ludi.bots.ahead import Ahead
from ludi.bots.levels import LEVELS, SEARCH, Level, check_level, needs_code, way_of
from ludi.bots.protocol import Bot, Question
from ludi.bots.slips import odds, slip
from ludi.kernel.engine import Search
from ludi.kernel.game import Game

PLAIN_MS = 2000.0  # the most that a level takes for a move where there is no compiled code

Stop = Callable[[], bool]
Ready = Callable[[Game], bool]


@dataclass(frozen=True)
class Answer:
    """A legal move, the home that it was found in, and whether the level had its full strength for it."""

    action: int
    home: str
    full: bool


class RandomBot:
    """Any legal move, every one alike."""

    def choose(self, question: Question) -> int:
        """A legal move."""
        return random.Random(question.seed).choice(question.legal)


class LevelBot:
    """A level that thinks in each title in its own way.

    ms: time for a move in place of the level's own budget. stop: asked now and then; when it says true, the thinking
    ends with what there is. ready: loads what is compiled, and says whether it is there; without it the level plays as
    well as it can.
    """

    def __init__(
        self, level: str, ms: float | None = None, stop: Stop | None = None, ready: Ready | None = None
    ) -> None:
        self.level, self.ms, self.stop, self.ready = level, ms, stop, warmed if ready is None else ready

    def choose(self, question: Question) -> int:
        """The best move by the level's own lights; a forced one at once."""
        return self.answer(question).action

    def answer(self, question: Question) -> Answer:
        """That move, and how it was found."""
        if len(question.legal) == 1:
            return Answer(question.legal[0], "plain", True)
        title, ms = question.game.title, self.ms if question.ms is None else question.ms
        full = not needs_code(self.level, title, ms) or self.ready(question.game)
        way, simpler = way_of(self.level, title), way_of("greedy", title)
        if isinstance(way, Advised) and full:
            return Answer(self._advice(question, way), "fast", True)
        if isinstance(way, Ahead) and (full or isinstance(simpler, Ahead)):
            return Answer(ahead.action(question, way, ms, self.stop), "fast" if full else "plain", full)
        search = next(x for x in (way, simpler, SEARCH[self.level]) if isinstance(x, Level))
        home = "fast" if warmth.at_home(title) else "plain"
        found = self._search(question, search, ms, full)
        chosen = found.best
        if search.slips:
            worths = {x.action: odds(x.values[question.seat]) for x in found.actions}
            chosen = slip(worths, search.slips, question.seed) if max(worths.values()) > odds(0) else found.best
        return Answer(chosen, home, full or (search is way and ms is None and found.iterations == way.iterations))

    def _advice(self, question: Question, way: Advised) -> int:
        found = advised.opinions(question.world, way)
        worths = {x.action: x.points for x in found if x.points is not None}
        return slip(worths, way.slips, question.seed) if way.slips and worths else found[0].action

    def _search(self, question: Question, way: Level, ms: float | None, full: bool) -> Search:
        timed = ms is not None and not way.move
        if not full and not timed:
            ms = PLAIN_MS
        return question.game.best_home.search(
            question.world,
            question.seat,
            iterations=None if timed else way.iterations,
            ms=None if full and not timed else ms,
            seed=question.seed,
            cut=way.cut,
            move=way.move,
            settled=not way.slips,
            stop=self.stop,
        )


def warmed(game: Game) -> bool:
    """Whether the title is warm, after loading it in this thread."""
    warmth.warm(game)
    return warmth.is_warm(game.title)


def considered(question: Question, iterations: int | None, ms: float | None) -> Search:
    """What the strongest level's way of searching finds within a budget, action by action."""
    way = way_of(LEVELS[-1], question.game.title)
    if isinstance(way, Ahead) and ahead.ready(question.game.title):
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


def make_bot(level: str, ms: float | None = None, stop: Stop | None = None, ready: Ready | None = None) -> Bot:
    """A bot of a level in this process. ms: time for a move in place of the level's own budget (not for greedy).

    Where a level needs compiled code, it is loaded first; `ready` does so in another way, and says whether it is there.
    Raises BadOption for an unknown level or a time that is not positive.
    """
    check_level(level, ms)
    return RandomBot() if level == "random" else LevelBot(level, ms, stop, ready)
