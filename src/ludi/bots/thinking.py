"""The bots of the levels, in this process, and hints: what the strongest level says of every move."""

from __future__ import annotations

import random
from collections.abc import Callable

from ludi.bots import warmth
from ludi.bots.levels import LEVELS, check_level, level_of
from ludi.bots.protocol import HINTS, Answer, Bot, Judged, Level, Limits, Question
from ludi.bots.reasons import Reasons, ordered
from ludi.kernel.budget import search_progress
from ludi.kernel.game import Game

Stop = Callable[[], bool]
Ready = Callable[[Game], bool]


class RandomBot:
    """Any legal move, every one alike."""

    def choose(self, question: Question) -> int:
        """A legal move."""
        return random.Random(question.seed).choice(question.legal)


class LevelBot:
    """A level that thinks in each title in its own way.

    ms: time for a move in place of the level's own budget. stop: asked now and then; when it says true, the thinking
    ends with what there is. ready: loads what is compiled, and says whether it is there; without it the level plays as
    well as it can. thinks: how the level thinks in a title, by its name and that.
    """

    def __init__(
        self,
        level: str,
        ms: float | None = None,
        stop: Stop | None = None,
        ready: Ready | None = None,
        thinks: Callable[[str, str], Level] = level_of,
    ) -> None:
        self.level, self.ms, self.stop, self.ready = level, ms, stop, warmed if ready is None else ready
        self.thinks = thinks

    def choose(self, question: Question) -> int:
        """The best move by the level's own lights; a forced one at once."""
        return self.answer(question).action

    def answer(self, question: Question) -> Answer:
        """That move, and how it was found."""
        if len(question.legal) == 1:
            return Answer(question.legal[0], "plain", True)
        game, limits = question.game, Limits(self.ms if question.ms is None else question.ms, self.stop)
        level = self.thinks(self.level, game.title)
        code = warmth.has_code(level, game) or (level.needs_code(limits.ms) and self.ready(game))
        return level.choose(question, limits, warm=code)


def warmed(game: Game) -> bool:
    """Whether the title is warm, after loading it in this thread."""
    warmth.warm(game)
    return warmth.is_warm(game.title)


def hints(
    question: Question,
    iterations: int | None,
    ms: float | None,
    also: int | None = None,
    told: Callable[[int, int], None] | None = None,
) -> list[Judged]:
    """The moves that promise most, best first, each with its reasons; after them `also`, where it is none of them.

    also: a move that somebody asks about. Without kind and visits it was not worth trying. told: how many of how many
    iterations the search has made, now and then.
    """
    level = level_of(LEVELS[-1], question.game.title)
    if iterations is not None:
        iterations *= level.hint_times
    with search_progress(told):
        found = level.advise(question, iterations, ms, warm=warmth.has_code(level, question.game))
    reasons = Reasons(question)
    searched = question.game.players > 1 and not any(x.kind is not None for x in found)
    wins = reasons.wins() if searched else []
    missing = [Judged(a, 1.0) for a in wins if a not in [x.action for x in found]]
    best = ordered([*missing, *found], wins)[:HINTS]
    if also is not None and also not in [x.action for x in best]:
        best.append(next((x for x in found if x.action == also), Judged(also, 0.0)))
    return reasons.explain(best)


def make_bot(level: str, ms: float | None = None, stop: Stop | None = None, ready: Ready | None = None) -> Bot:
    """A bot of a level in this process. ms: time for a move in place of the level's own budget (not for greedy).

    Where a level needs compiled code that the wasm home lacks, it is loaded first; `ready` does so in another way, and
    says whether it is there.
    Raises BadOption for an unknown level or a time that is not positive.
    """
    check_level(level, ms)
    return RandomBot() if level == "random" else LevelBot(level, ms, stop, ready)
