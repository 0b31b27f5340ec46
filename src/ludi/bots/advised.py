"""Bots and hints for Römisch Pokern that rest on the exact solver: expected points, near the end chances of winning.

What a column is worth depends on the turns that are left. With other players nobody knows them: they are estimated
from how full the columns are. See docs/games/pokern.md.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from ludi.games.pokern.kinds import HIGHEST, ROWS
from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.kernel.home import has_numba

if TYPE_CHECKING:
    from ludi.solvers.pokern_advisor import Advisor

TITLE = "pokern"
PACE = 1.25  # turns for each open row, as seen in games of the strongest level
LEAST = 2  # turns left while no seat has ended the game
CLOSE = 3  # turns left, or fewer: play for the win
CERTAIN = 0.999999  # a chance of winning

_ready = threading.Event()
_warming = threading.Lock()
_using = threading.RLock()


@dataclass(frozen=True)
class Advised:
    """How a level thinks: the turns that it looks ahead, and whether it plays for the win near the end.

    slips: the size of its mistakes (slips.py) in points; 0 for none.
    """

    turns: int
    win: bool = False
    slips: float = 0.0


STRONGEST = Advised(turns=10, win=True)


class Kind(StrEnum):
    """What the number of a hint is, and so in which unit it is told and by what the moves are ordered."""

    POINTS = "points"  # points at the end under best play, exactly
    LEAST = "least"  # points at the end that best play has at least
    ABOUT = "about"  # points at the end, estimated
    WIN = "win"  # the chance of winning, exactly
    LIKELY = "likely"  # the chance of winning, estimated


@dataclass(frozen=True)
class Opinion:
    """An action with the points at the end to be expected, and the chance of winning where it was looked for.

    kind: which of the two the action is judged by.
    """

    action: int
    points: float | None
    chance: float | None
    kind: Kind


@cache
def advisor() -> Advisor:
    """The advisor of this process."""
    from ludi.solvers.pokern_advisor import Advisor

    return Advisor()


def ready() -> bool:
    """Whether the advisor answers at once, or has to be compiled or loaded first."""
    return _ready.is_set()


def warm(progress: Callable[[int, int], None] | None = None) -> None:
    """Compile or load the advisor; at once without Numba. progress: steps done, steps in all."""
    if not has_numba():
        return
    with _warming:
        if _ready.is_set():
            return
        from ludi.solvers.warming import warm as warm_solver

        warm_solver(progress)
        _ready.set()


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


def opinions(state: State, level: Advised, *, every: bool = False) -> list[Opinion]:
    """The legal actions of the seat to move, best first by the number of their kind.

    every: as a hint wants them, for all turns that are left and also those that best play never takes; a level looks
    ahead no further than it does, and leaves these out where there are others.
    """
    from ludi.solvers.pokern_chances import chances
    from ludi.solvers.pokern_memory import HINT, PLAY

    effort = HINT if every else PLAY
    turns = rounds_left(state) if every else min(rounds_left(state), level.turns)
    found: dict[int, float] = {}
    with _using:
        advice = advisor().advice(state, turns, effort=effort)
        if level.win and state.game.players > 1 and (every or turns <= CLOSE):
            found = chances(advisor(), state, turns, effort=effort)
    points, win = advice.points, bool(found) and turns <= CLOSE
    listed = [
        Opinion(a, points.get(a), found.get(a), _kind(state, win=win, exact=a in advice.exact))
        for a in state.legal()
        if a in points or a in found
    ]
    return sorted(listed, key=lambda o: (*(_by_chance(state, o) if win else ()), -(o.points or 0.0), o.action))


def _by_chance(state: State, opinion: Opinion) -> tuple[float, bool]:
    """The better chance first, of those that are sure to win one that ends the game by it."""
    return -round(opinion.chance or 0.0, 6), not _wins(state, opinion)


def _kind(state: State, *, win: bool, exact: bool) -> Kind:
    from ludi.solvers.pokern_advisor import as_solved
    from ludi.solvers.pokern_chances import decided

    if win:
        return Kind.WIN if decided(state) else Kind.LIKELY
    if state.raw.opt.order_rule:
        return Kind.ABOUT
    return Kind.POINTS if exact and as_solved(state) else Kind.LEAST


def _wins(state: State, opinion: Opinion) -> bool:
    """Whether an action that is sure to win ends the game by it."""
    return opinion.chance is not None and opinion.chance >= CERTAIN and _ended(state, opinion.action)


def _ended(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    if after.to_move == state.to_move:
        return any(_ended(after, a) for a in after.legal())
    return after.to_move == OVER and after.ranks()[state.to_move] == 0
