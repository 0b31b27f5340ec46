"""How the levels think in Römisch Pokern: by the exact solver's expected points, near the end by chances of winning.

What a column is worth depends on the turns that are left. With other players nobody knows them: they are estimated
from how full the columns are. See docs/games/pokern.md.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Literal

from ludi.bots import warmth
from ludi.bots.levels import SEARCH
from ludi.bots.protocol import Answer, Judged, Kind, Limits, Question
from ludi.bots.search import TreeSearch
from ludi.bots.slips import slip
from ludi.kernel.frames import OVER
from ludi.kernel.game import Game, State
from ludi.kernel.wasm.described import why_no_loops

from .constants import HIGHEST, MOST_ALONE, ROWS

if TYPE_CHECKING:
    from ludi.bots.judge import Chances, Judge
    from ludi.solvers.pokern_advisor import Advisor

TITLE = "pokern"
PACE = 1.25  # turns for each open row, as seen in games of the strongest level
LEAST = 2  # turns left while no seat has ended the game
CLOSE = 3  # turns left, or fewer: play for the win
CERTAIN = 0.999999  # a chance of winning

_using = threading.RLock()


@dataclass(frozen=True)
class Advised:
    """The turns that a level looks ahead, and whether it plays for the win near the end.

    slips: the size of its mistakes (slips.py) in points; 0 for none. otherwise: the search without compiled code.
    """

    turns: int
    otherwise: TreeSearch
    win: bool = False
    slips: float = 0.0

    @property
    def usual_ms(self) -> float:
        """Its moves are of very different length."""
        return 0.0

    @property
    def in_wasm(self) -> bool:
        """Where the solver's loops are."""
        return not why_no_loops(TITLE)

    @property
    def apart(self) -> str:
        """The solver, with what is known of the opening."""
        return "solver"

    @property
    def hint_times(self) -> int:
        """The solver needs none."""
        return 1

    @property
    def review_share(self) -> float:
        """They take no long time."""
        return 1.0

    @property
    def in_calls(self) -> None:
        """The solver plays it."""

    def needs_code(self, ms: float | None) -> bool:
        """Always."""
        return True

    def warm(self, game: Game, progress: Callable[[int, int], None] | None) -> None:
        """The advisor, step by step."""
        from ludi.solvers.warming import warm as warm_solver

        warm_solver(progress)

    def choose(self, question: Question, limits: Limits, *, warm: bool) -> Answer:
        """The move that the advisor puts first, but for slips."""
        if not warm:
            return self.otherwise.instead(question, limits)
        found = opinions(question.world, self)
        worths = {x.action: x.points for x in found if x.points is not None}
        chosen = slip(worths, self.slips, question.seed) if self.slips and worths else found[0].action
        return Answer(chosen, solver_home(), True)

    def advise(self, question: Question, iterations: int | None, ms: float | None, *, warm: bool) -> list[Judged]:
        """What the advisor says, for all turns that are left; without it a search: alone its chances are points."""
        if warm and (found := opinions(question.world, self, every=True)):
            return [x.rounded() for x in found]
        searched = self.otherwise.advise(question, iterations, ms, warm=warm)
        if question.game.players > 1:
            return searched
        return [replace(x, points=round(x.value * MOST_ALONE), kind=Kind.ABOUT) for x in searched]

    def chances(self, judge: Judge, state: State, iterations: int, seed: int) -> Chances:
        """As the search without compiled code sees it: the solver knows points, not chances."""
        return self.otherwise.chances(judge, state, iterations, seed)

    def compared(self, judge: Judge, world: State, actions: Sequence[int], iterations: int, seed: int) -> list[Chances]:
        """Likewise."""
        return self.otherwise.compared(judge, world, actions, iterations, seed)


STRONGEST = Advised(turns=10, win=True, otherwise=SEARCH["caesar"])
LEVELS = {
    "greedy": Advised(turns=2, otherwise=SEARCH["greedy"]),
    "tiro": Advised(turns=2, slips=8.0, otherwise=SEARCH["tiro"]),
    "optio": Advised(turns=2, slips=5.5, otherwise=SEARCH["optio"]),
    "centurio": TreeSearch(iterations=200),  # playouts tell more in a short game
    "consul": Advised(turns=3, otherwise=SEARCH["consul"]),
    "caesar": STRONGEST,
}


@cache
def advisor() -> Advisor:
    """The advisor of this process."""
    from ludi.solvers.pokern_advisor import Advisor

    return Advisor()


def solver_home() -> Literal["fast", "wasm"]:
    """Where the solver's loops run in this process: compiled ahead until they are warm, if that can be."""
    return "fast" if warmth.is_warm(TITLE) or why_no_loops(TITLE) else "wasm"


def rounds_left(state: State) -> int:
    """An estimate of the turns that the seat to move has, this one included."""
    g = state.raw
    most = 1 if g.last else max(1, g.opt.rounds - g.round + 1)
    if g.opt.seats == 1:
        return int(most)
    need = [fillable(list(side.row)) for side in g.side[: g.opt.seats]]
    first = min((n for n in need if n is not None), default=ROWS)
    return int(min(most, max(LEAST, round(PACE * first))))


def fillable(column: list[int]) -> int | None:
    """The open rows, or None if a gap has not enough numbers for them."""
    above, rows = 0, 0
    for number in [*column, HIGHEST + 1]:
        if number == 0:
            rows += 1
        else:
            if rows > number - above - 1:
                return None
            above, rows = number, 0
    return column.count(0)


def opinions(state: State, level: Advised, *, every: bool = False) -> list[Judged]:
    """The legal actions of the seat to move, best first by the number of their kind.

    every: as a hint wants them, for all turns that are left and also those that best play never takes; a level looks
    ahead no further than it does, and leaves these out where there are others.
    """
    from ludi.solvers.pokern_chances import chances
    from ludi.solvers.pokern_home import ahead, fast, using
    from ludi.solvers.pokern_memory import HINT, PLAY

    effort, alone, left = HINT if every else PLAY, state.game.players == 1, rounds_left(state)
    turns = left if every else min(left, level.turns)
    found: dict[int, float] = {}
    with _using, using(fast() if solver_home() == "fast" else ahead()):
        advice = advisor().advice(state, turns, effort=effort)
        if level.win and not alone and (every or turns <= CLOSE):
            found = chances(advisor(), state, turns, effort=effort)
    points, win = advice.points, bool(found) and turns <= CLOSE
    judged = [
        Judged(
            a,
            (points.get(a) or 0.0) / MOST_ALONE if alone else found.get(a) or 0.0,
            points=points.get(a),
            kind=_kind(state, win=win, exact=a in advice.exact),
            turns=None if alone else left,
        )
        for a in state.legal()
        if a in points or a in found
    ]
    return sorted(judged, key=lambda x: (*(_by_chance(state, x) if win else ()), -(x.points or 0.0), x.action))


def _by_chance(state: State, move: Judged) -> tuple[float, bool]:
    """The better chance first, of those that are sure to win one that ends the game by it."""
    return -round(move.value, 6), not _wins(state, move)


def _kind(state: State, *, win: bool, exact: bool) -> Kind:
    from ludi.solvers.pokern_advisor import as_solved
    from ludi.solvers.pokern_chances import decided

    if win:
        return Kind.WIN if decided(state) else Kind.LIKELY
    if state.raw.opt.order_rule:
        return Kind.ABOUT
    return Kind.POINTS if exact and as_solved(state) else Kind.LEAST


def _wins(state: State, move: Judged) -> bool:
    """Whether an action that is sure to win ends the game by it."""
    return move.value >= CERTAIN and _ended(state, move.action)


def _ended(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if after.to_move == state.to_move:
        return any(_ended(after, a) for a in after.legal())
    return after.to_move == OVER and after.ranks()[state.to_move] == 0
