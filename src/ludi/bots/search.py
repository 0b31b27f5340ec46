"""Levels that search a tree of what the seat knows: how most titles are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from ludi.bots.protocol import Answer, Judged, Limits, Question
from ludi.bots.slips import odds, slip
from ludi.kernel.game import Game, State

if TYPE_CHECKING:  # it loads NumPy, which only a search needs
    from ludi.bots.judge import Chances, Judge
    from ludi.kernel.searching import Search
    from ludi.kernel.weights import Weights

QUICK = 300  # iterations that take no time worth a word without compiled code
PLAIN_MS = 2000.0  # the most that a level takes for a move where there is no compiled code
HINT_TIMES = 5  # iterations of a tree search, for one of a search that tries each move out
HORIZON = 24  # random decisions before `estimate` says what a position is worth: it errs less than a whole random game


@dataclass(frozen=True)
class TreeSearch:
    """So many iterations, how far its playouts go, how far it looks.

    slips: the size of its mistakes (slips.py), in the logarithm of the odds of winning; 0 for none.
    """

    iterations: int
    playout_limit: int = -1
    move: bool = False
    slips: float = 0.0
    a_millisecond: ClassVar[int] = 100  # iterations, about

    @property
    def usual_ms(self) -> float:
        """About how long it takes for a move, in compiled code."""
        return self.iterations / self.a_millisecond

    @property
    def in_wasm(self) -> bool:
        """It is."""
        return True

    @property
    def apart(self) -> str:
        """The rules are all that it needs."""
        return ""

    @property
    def hint_times(self) -> int:
        """Its iterations are spread over all moves."""
        return HINT_TIMES

    @property
    def review_share(self) -> float:
        """They take no long time."""
        return 1.0

    @property
    def in_calls(self) -> tuple[int, int, int] | None:
        """All but slips are played so."""
        return None if self.slips else (self.iterations, self.playout_limit, int(self.move))

    def needs_code(self, ms: float | None) -> bool:
        """A short search by iterations finds the same in both homes, and soon enough; not what is limited by time."""
        return (ms is not None and not self.move) or self.iterations > QUICK

    def warm(self, game: Game, progress: Callable[[int, int], None] | None) -> None:
        """All that it needs is in the fast home."""

    def ends(self, game: Game) -> tuple[int, Weights | None]:
        """How far playouts go, and the network that says what they have led to; without one it is `estimate`."""
        return self.playout_limit, None

    def choose(self, question: Question, limits: Limits, *, warm: bool) -> Answer:
        """The move that is tried most, but for slips."""
        return self._choose(question, limits, full=warm or not self.needs_code(limits.ms))

    def instead(self, question: Question, limits: Limits) -> Answer:
        """The move of a level that thinks otherwise, but lacks its compiled code."""
        return replace(self._choose(question, limits, full=False), full=False)

    def _choose(self, question: Question, limits: Limits, *, full: bool) -> Answer:
        home = question.game.best_home.home
        found = self._search(question, limits, full)
        chosen = found.best
        if self.slips:
            worths = {x.action: odds(x.values[question.seat]) for x in found.actions}
            chosen = slip(worths, self.slips, question.seed) if max(worths.values()) > odds(0) else found.best
        enough = found.iterations == self.iterations or (not self.slips and found.is_settled(self.iterations))
        return Answer(chosen, home, full or (limits.ms is None and enough))

    def _search(self, question: Question, limits: Limits, full: bool) -> Search:
        ms, timed = limits.ms, limits.ms is not None and not self.move
        if not full and not timed:
            ms = PLAIN_MS
        limit, net = self.ends(question.game)
        return question.game.best_home.search(
            question.world,
            question.seat,
            iterations=None if timed else self.iterations,
            ms=None if full and not timed else ms,
            seed=question.seed,
            playout_limit=limit,
            move=self.move,
            settled=not self.slips,
            net=net,
            stop=limits.stop,
        )

    def advise(self, question: Question, iterations: int | None, ms: float | None, *, warm: bool) -> list[Judged]:
        """The chances of winning that a search finds."""
        return searched(question, iterations, ms, *self.ends(question.game))

    def chances(self, judge: Judge, state: State, iterations: int, seed: int) -> Chances:
        """After the move that a search tries most."""
        return judge.search(state, iterations, seed, HORIZON)

    def compared(self, judge: Judge, world: State, actions: Sequence[int], iterations: int, seed: int) -> list[Chances]:
        """A search for each, which begins with it."""
        return [judge.search(world, iterations, seed, HORIZON, a) for a in actions]


def searched(
    question: Question, iterations: int | None, ms: float | None, playout_limit: int, net: Weights | None = None
) -> list[Judged]:
    """The chances of winning that a search finds within a budget, whose playouts go so far and end in the network."""
    home = question.game.best_home
    found = home.search(
        question.world,
        question.seat,
        iterations=iterations,
        ms=ms,
        seed=question.seed,
        playout_limit=playout_limit,
        net=net,
    )
    return judged(found, question.seat)


def judged(found: Search, seat: int) -> list[Judged]:
    """What a search found, as the seat sees it."""
    return [Judged(x.action, x.values[seat], x.visits).rounded() for x in found.actions]
