"""Bots and hints for Römisch Pokern that rest on the exact solver: expected points, near the end chances of winning.

What a column is worth depends on the turns that are left. With other players nobody knows them: they are estimated
from how full the columns are. See docs/games/pokern.md.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ludi.games.pokern.kinds import HIGHEST, ROWS
from ludi.kernel.game import State
from ludi.kernel.home import has_numba

if TYPE_CHECKING:
    from ludi.solvers.pokern_advisor import Advisor

TITLE = "pokern"
PACE = 1.25  # turns for each open row, as seen in games of the strongest level
LEAST = 2  # turns left while no seat has ended the game
CLOSE = 3  # turns left, or fewer: play for the win

_ready = threading.Event()
_warming = threading.Lock()
_using = threading.RLock()


@dataclass(frozen=True)
class Advised:
    """How a level thinks: the turns that it looks ahead, and whether it plays for the win near the end."""

    turns: int
    win: bool = False


STRONGEST = Advised(turns=10, win=True)


@dataclass(frozen=True)
class Opinion:
    """An action with the points at the end to be expected, and the chance of winning where it was looked for."""

    action: int
    points: float | None
    chance: float | None


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
    """The legal actions of the seat to move, best first. every: also those that best play never takes."""
    from ludi.solvers.pokern_chances import chances

    turns = min(rounds_left(state), level.turns)
    with _using:
        points = advisor().values(state, turns, every=every) or advisor().values(state, turns)
        found = {}
        if level.win and state.game.players > 1 and (every or turns <= CLOSE):
            found = chances(advisor(), state, turns, every=every)
    listed = [Opinion(a, points.get(a), found.get(a)) for a in state.legal() if a in points or a in found]
    if found and turns <= CLOSE:
        return sorted(listed, key=lambda o: (-round(o.chance or 0.0, 6), -(o.points or 0.0), o.action))
    return sorted(listed, key=lambda o: (-(o.points or 0.0), o.action))
