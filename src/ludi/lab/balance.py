"""How cards and choices fare, and what a change of the rules does to them, corrected for how much is looked at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ludi.kernel.extras import needs
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted
from ludi.lab.counted import PARTS, WHOLE, Counting, Piece, Sums, counted, have_shapes, shapes_of, together
from ludi.lab.kept import Kept
from ludi.lab.plan import Plan
from ludi.lab.simulate import interruptible
from ludi.lab.spread import checked_jobs, spread
from ludi.lab.summary import Z95

LEVEL = 0.01  # of the false discovery rate; where nothing was changed, the chance that anything at all is reported
PIECE = 50  # games, or pairs of games
FEWEST = 30  # seats with a thing, before and after, for its wins to be compared
WON = "won"


@dataclass(frozen=True)
class Row:
    """One event of one thing (a card, a choice; empty: of the game): how often in a game, or the share of games won.

    seats: the same by seat, none of what is counted for a whole game. change: after - before, with its 95 % interval;
    p: how likely one of this size is by chance alone; adjusted: corrected for all rows (Benjamini and Hochberg).
    """

    thing: str
    event: str
    before: float
    low: float
    high: float
    seats: tuple[float, ...]
    after: float | None = None
    seats_after: tuple[float, ...] = ()
    change: float | None = None
    change_low: float | None = None
    change_high: float | None = None
    p: float | None = None
    adjusted: float | None = None

    @property
    def significant(self) -> bool:
        """Whether the change is told."""
        return self.adjusted is not None and self.adjusted < LEVEL

    def as_dict(self) -> dict[str, Any]:
        """For JSON and Parquet."""
        return {**asdict(self), "seats": list(self.seats), "seats_after": list(self.seats_after)} | {
            "significant": self.significant
        }


@dataclass(frozen=True)
class Report:
    """What a run found: both plans, how many games (or pairs), every row, in the order of the title."""

    before: Plan
    after: Plan | None
    games: int
    rows: tuple[Row, ...]

    @property
    def changes(self) -> list[Row]:
        """What a change did for certain, the clearest first."""
        found = [row for row in self.rows if row.significant]
        return sorted(found, key=lambda row: (row.p, row.thing, row.event))

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "before": self.before.as_dict() | {"games": self.games},
            "after": None if self.after is None else self.after.as_dict() | {"games": self.games},
            "games": self.games,
            "level": LEVEL,
            "correction": "Benjamini-Hochberg",
            "changes": [row.as_dict() for row in self.changes],
            "rows": [row.as_dict() for row in self.rows],
        }


def balance(
    before: Plan,
    after: Plan | None = None,
    *,
    first: int = 0,
    jobs: int | None = None,
    executor: Executor | None = None,
    out: Path | None = None,
    resume: bool = False,
    merge: Iterable[Path] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Count `before.games` games from game `first` on, and the same ones after a change: the n-th with the same luck.

    out: a file of finished pieces, gone on with or grown by `resume`; merge: files of other runs (other games of the
    same seed). progress: called with the games done and all. Ctrl-C keeps what is finished, as KeyboardInterrupt.
    Raises LudiError for files in the way or of another run, and where the extra is missing.
    """
    needs("scipy")
    checked_jobs(jobs)
    if first % PIECE or first < 0:
        raise not_accepted("first", first, Message("lab-multiple", {"n": PIECE}))
    header = {"ludi-balance": 1} | {k: v for k, v in before.as_dict().items() if k != "games"}
    header["after"] = None if after is None else {k: v for k, v in after.as_dict().items() if k != "games"}
    bounds = range(first, first + before.games, PIECE)
    pieces = {i // PIECE: range(i, min(i + PIECE, first + before.games)) for i in bounds}
    both = (before.as_dict(), None if after is None else after.as_dict())
    shapes = shapes_of(before)

    def fits(number: int, sums: object) -> bool:
        return number >= 0 and isinstance(sums, dict) and have_shapes(sums, shapes)

    with interruptible() as interrupted, Kept(out, header, resume, merge=merge, fits=fits) as kept:
        for number in [n for n, games in pieces.items() if n in kept.found and _games(kept.found[n]) < len(games)]:
            del kept.found[number]  # the last piece of a shorter run
        tasks = [Piece(*both, n, games) for n, games in pieces.items() if n not in kept.found]
        done = sum(map(_games, kept.found.values()))
        total = done + sum(len(task.games) for task in tasks)
        if progress is not None:
            progress(done, total)
        for number, sums in spread(counted, tasks, jobs=jobs, executor=executor, stop=interrupted):
            kept.add(number, sums)
            done += _games(sums)
            if progress is not None:
                progress(done, total)
    return report(before, after, kept.found)


def _games(sums: Sums) -> int:
    return int(sums["games"][0])


def report(before: Plan, after: Plan | None, pieces: Mapping[int, Sums]) -> Report:
    """The statistics of what was counted."""
    sums, counting = together(pieces), Counting.of(before.game)
    games = int(sums["games"][0])
    rows = _events(sums, counting, games, after is not None)
    rows += _won(sums, counting, after is not None)
    if after is not None:
        rows = _corrected(rows)
    order = {thing: k for k, (thing, _) in enumerate(counting.rows)}
    rows.sort(key=lambda row: order.get(row.thing, -1))
    return Report(before, after, games, tuple(rows))


def _events(sums: Mapping[str, Any], counting: Counting, games: int, changed: bool) -> list[Row]:
    """A row for each event that happened. A change is judged by its pairs of games alone.

    Where nothing was changed the differences of pairs lie evenly around zero. Then their sum over the root of their
    squares is never further from zero than the normal distribution has it, however few pairs differ (Efron, 1969).
    """
    found = []
    keys = [*counting.rows, *(("", event) for event in WHOLE)]
    for j, (thing, event) in enumerate(keys):
        unit = PARTS if event == "first" else 1
        seats = sums["seats"][:, j] / (games * unit)
        squares = sums["squares"][:3, j] / unit**2
        mean, mean_after = seats.sum(1).tolist()
        if thing and not seats.any():
            continue
        half = Z95 * math.sqrt(max(0.0, squares[0] / games - mean**2) / games)
        by_seat, by_seat_after = (tuple(one.tolist()) if thing else () for one in seats)
        row = {"before": mean, "low": mean - half, "high": mean + half, "seats": by_seat}
        if changed:
            change, square = mean_after - mean, squares[1] - 2 * squares[2] + squares[0]
            half = Z95 * math.sqrt(max(0.0, square / games - change**2) / games)
            score = change * games / math.sqrt(square) if square else 0.0
            row |= _change(mean_after, by_seat_after, change, half, score)
        found.append(Row(thing, event, **row))
    return found


def _won(sums: Mapping[str, Any], counting: Counting, changed: bool) -> list[Row]:
    """The share of wins of the seats with each thing; a change by the linear form of the difference of two ratios."""
    found, unit = [], np.array((PARTS, 1, PARTS, 1))
    for thing, totals, both in zip(counting.things, sums["won"], sums["products"], strict=True):
        products = both / np.outer(unit, unit)
        won, has, won_after, has_after = (totals / unit).tolist()
        if has < FEWEST or has_after < FEWEST:
            continue
        share, share_after = won / has, won_after / has_after
        one = np.array((1, -share, 0, 0)) / has
        half = Z95 * math.sqrt(max(0.0, one @ products @ one))
        row = {"before": share, "low": share - half, "high": share + half, "seats": ()}
        if changed:
            difference = np.array((0, 0, 1, -share_after)) / has_after - one
            error = math.sqrt(max(0.0, difference @ products @ difference))
            change = share_after - share
            row |= _change(share_after, (), change, Z95 * error, change / error if error else 0.0)
        found.append(Row(thing, WON, **row))
    return found


def _change(after: float, seats: tuple[float, ...], change: float, half: float, score: float) -> dict[str, Any]:
    p = math.erfc(abs(score) / math.sqrt(2))
    return {
        "after": after,
        "seats_after": seats,
        "change": change,
        "change_low": change - half,
        "change_high": change + half,
        "p": p,
    }


def _corrected(rows: list[Row]) -> list[Row]:
    """With every p corrected for the number of rows."""
    from scipy.stats import false_discovery_control

    adjusted = false_discovery_control([row.p for row in rows], method="bh")
    return [replace(row, adjusted=float(p)) for row, p in zip(rows, adjusted, strict=True)]
