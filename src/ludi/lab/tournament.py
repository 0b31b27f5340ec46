"""Everyone against everyone: ratings by Bradley and Terry, and openskill as a second opinion."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from pathlib import Path
from statistics import fmean
from typing import Any

from ludi.kernel.extras import needs
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, not_accepted
from ludi.lab.kept import Kept
from ludi.lab.match import play_some
from ludi.lab.plan import Plan
from ludi.lab.ratings import Pair, bradley_terry, skill
from ludi.lab.simulate import interruptible
from ludi.lab.spread import checked_jobs, spread
from ludi.lab.summary import Z95, part

POINTS = 400 / math.log(10)  # of a rating: 400 more is ten wins to one


@dataclass(frozen=True)
class Rated:
    """A bot of a tournament: its rating (their mean is 0) with a 95 % interval, its games, the share of them won.

    A game counts for each seat that it has there.

    skill, doubt: mean and standard deviation of what openskill takes its strength to be (25 and 8.3 before any game).
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float
    skill: float
    doubt: float

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Standings:
    """The ratings, best first, and in how many of their games each bot (row) finished ahead of each other (column).

    shares: in the order of the ratings; None where two never met.
    """

    rated: tuple[Rated, ...]
    shares: tuple[tuple[float | None, ...], ...]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"rated": [bot.as_dict() for bot in self.rated], "shares": [list(row) for row in self.shares]}


@dataclass(frozen=True)
class Schedule:
    """Who sits at which table: so many bots, at tables with so many seats.

    Every choice of as many bots as there are seats has a table; where there are fewer, all of them sit at each, some of
    them on several seats.
    """

    bots: int
    seats: int

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """The bots of each table, in order."""
        if self.bots >= self.seats:
            return [*itertools.combinations(range(self.bots), self.seats)]
        more = itertools.combinations_with_replacement(range(self.bots), self.seats - self.bots)
        return [tuple(sorted((*range(self.bots), *again))) for again in more]

    def line(self, number: int) -> tuple[int, ...]:
        """The bots of a round, each before the one that plays next: from round to round in another order."""
        tables = self.tables
        first, *others = tables[number % len(tables)]
        order = number // len(tables) % math.factorial(len(others))
        return first, *next(itertools.islice(itertools.permutations(others), order, None))

    def fits(self, number: int, games: object) -> bool:
        """Whether this is what a round gave: the places of each of its games."""
        return number >= 0 and isinstance(games, list) and len(games) == self.seats and all(map(self._places, games))

    def _places(self, places: object) -> bool:
        if not isinstance(places, list) or len(places) != self.seats or any(type(x) is not int for x in places):
            return False
        return bool(min(places) == 0 and max(places) < self.seats)


def tournament(
    title: str,
    bots: Sequence[str],
    rounds: int,
    *,
    players: int = 2,
    seed: int = 0,
    ms: float | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    out: Path | None = None,
    resume: bool = False,
    merge: Iterable[Path] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    """Each table (`Schedule`) plays so many rounds: games with the same luck, after each of which all move up a seat.

    players: the seats of a table, two or more. Other arguments and errors as in `balance`; `progress` counts games.
    """
    checked_jobs(jobs)
    if len(bots) < 2 or len({*bots}) < len(bots):
        raise not_accepted("bots", [*bots], Message("lab-tournament-two"))
    if rounds < 1:
        raise not_accepted("rounds", rounds, at_least(1))
    if players < 2:
        raise not_accepted("players", players, at_least(2))
    schedule = Schedule(len(bots), players)
    plans = [Plan(title, tuple(bots[b] for b in table), 1, seed, ms, options or {}) for table in schedule.tables]
    needs("scipy", "openskill")
    asked = {k: v for k, v in plans[0].as_dict().items() if k != "games"} | {"bots": [*bots], "players": players}
    networks = {bot: known for plan in plans for bot, known in plan.networks.items()}
    header = {"ludi-tournament": 2} | asked | ({"networks": networks} if networks else {})
    wanted = rounds * len(plans)
    with interruptible() as interrupted, Kept(out, header, resume, merge=merge, fits=schedule.fits) as kept:
        tasks = [
            _Round(replace(plans[n % len(plans)], bots=tuple(bots[b] for b in schedule.line(n))), n // len(plans), n)
            for n in range(wanted)
            if n not in kept.found
        ]
        done, total = len(kept.found), len(kept.found) + len(tasks)
        if progress is not None:
            progress(players * done, players * total)
        for number, games in spread(_played, tasks, jobs=jobs, executor=executor, stop=interrupted):
            kept.add(number, games)
            done += 1
            if progress is not None:
                progress(players * done, players * total)
    return standings(bots, schedule, kept.found)


@dataclass(frozen=True)
class _Round:
    """A round. again: those of the same table before it; number: all before it."""

    plan: Plan
    again: int
    number: int


def _played(task: _Round) -> tuple[int, list[list[int]]]:
    """Its number, and of each game the places, in the order of the bots of the plan."""
    n = len(task.plan.bots)
    first = n * task.again
    games = play_some(replace(task.plan, games=first + n), [*range(first, first + n)])
    places = []
    for game in games:
        seats = task.plan.seating(game.game)
        places.append([game.ranks[seats.index(b)] for b in range(n)])
    return task.number, places


def standings(bots: Sequence[str], schedule: Schedule, found: Mapping[int, Sequence[Sequence[int]]]) -> Standings:
    """The ratings of rounds by number: of each game the places, in the order of `schedule.line`."""
    k = len(bots)
    lines = [(schedule.line(n), found[n]) for n in sorted(found)]
    games = [[[*zip(line, places, strict=True)] for places in rows] for line, rows in lines]
    rounds = [ahead(one) for one in games]
    theta, error = bradley_terry(k, rounds)
    met = {(a, b): [x[a, b] for x in rounds if (a, b) in x] for b in range(k) for a in range(b)}
    shares: list[list[float | None]] = [[None] * k for _ in range(k)]
    for (a, b), won in met.items():
        if won:
            shares[a][b], shares[b][a] = fmean(won), 1 - fmean(won)
    skills = skill(k, [game for one in games for game in one])
    parts: list[list[float]] = [[] for _ in bots]
    for line, rows in lines:
        for seat, bot in enumerate(line):
            parts[bot] += [part(places, seat) for places in rows]
    order = sorted(range(k), key=lambda i: (-theta[i], i))
    rated = []
    for i in order:
        middle, half = POINTS * float(theta[i]), Z95 * POINTS * float(error[i])
        share = math.fsum(parts[i]) / max(1, len(parts[i]))
        rated.append(Rated(bots[i], middle, middle - half, middle + half, len(parts[i]), share, *skills[i]))
    return Standings(tuple(rated), tuple(tuple(shares[i][j] for j in order) for i in order))


def ahead(games: Sequence[Sequence[tuple[int, int]]]) -> dict[Pair, float]:
    """How often the first of each two bots finished ahead of the other; as good is a half. games: bots with places."""
    found: dict[Pair, list[float]] = {}
    for game in games:
        for (a, mine), (b, theirs) in itertools.permutations(game, 2):
            if a < b:
                found.setdefault((a, b), []).append(0.5 if mine == theirs else float(mine < theirs))
    return {pair: fmean(won) for pair, won in found.items()}
