"""Everyone against everyone, two at a table: ratings by Bradley and Terry, and openskill as a second opinion."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludi.kernel.extras import needs
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, not_accepted
from ludi.lab.compare import Round, played
from ludi.lab.kept import Kept
from ludi.lab.lines import finite
from ludi.lab.plan import Plan
from ludi.lab.simulate import interruptible
from ludi.lab.spread import checked_jobs, spread
from ludi.lab.summary import Z95

POINTS = 400 / math.log(10)  # of a rating: 400 more is ten wins to one


@dataclass(frozen=True)
class Rated:
    """A bot of a tournament: its rating (their mean is 0) with a 95 % interval, its games, the share of them won.

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
class Table:
    """The ratings, best first, and the share that each bot (row) won against each other (column), in their order."""

    rated: tuple[Rated, ...]
    shares: tuple[tuple[float | None, ...], ...]

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"rated": [bot.as_dict() for bot in self.rated], "shares": [list(row) for row in self.shares]}


def tournament(
    title: str,
    bots: Sequence[str],
    rounds: int,
    *,
    seed: int = 0,
    ms: float | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    out: Path | None = None,
    resume: bool = False,
    merge: Iterable[Path] = (),
    progress: Callable[[int, int], None] | None = None,
) -> Table:
    """Each pair of bots plays so many rounds: two games with the same luck and changed seats.

    Arguments and errors as in `balance`; `progress` counts rounds of pairs.
    """
    checked_jobs(jobs)
    pairs = [*itertools.combinations(bots, 2)]
    if not pairs or len({*bots}) < len(bots):
        raise not_accepted("bots", [*bots], Message("lab-tournament-two"))
    if rounds < 1:
        raise not_accepted("rounds", rounds, at_least(1))
    two = [Plan(title, pair, 2 * rounds, seed, ms, options or {}).as_dict() for pair in pairs]
    needs("scipy", "openskill")
    header = {"ludi-tournament": 1} | {k: v for k, v in two[0].items() if k != "games"} | {"bots": [*bots]}
    wanted = rounds * len(pairs)
    with interruptible() as interrupted, Kept(out, header, resume, merge=merge, fits=_fits) as kept:
        tasks = [_Game(Round((two[n % len(pairs)],), n // len(pairs)), n) for n in range(wanted) if n not in kept.found]
        done, total = len(kept.found), len(kept.found) + len(tasks)
        if progress is not None:
            progress(done, total)
        for number, values in spread(_played, tasks, jobs=jobs, executor=executor, stop=interrupted):
            kept.add(number, values)
            done += 1
            if progress is not None:
                progress(done, total)
    return table(bots, kept.found)


@dataclass(frozen=True)
class _Game:
    round: Round
    number: int


def _played(task: _Game) -> tuple[int, list[float]]:
    return task.number, played(task.round)[1]["a"]


def _fits(number: int, won: object) -> bool:
    """Whether this is what a round gave."""
    return number >= 0 and finite(won) and isinstance(won, list) and len(won) == 2


def table(bots: Sequence[str], found: Mapping[int, Sequence[float]]) -> Table:
    """The ratings of rounds by number: what the first one of a pair won of each game."""
    k = len(bots)
    pairs = [*itertools.combinations(range(k), 2)]
    rounds = [[math.fsum(x) / len(x) for n, x in found.items() if n % len(pairs) == p] for p in range(len(pairs))]
    theta, error = bradley_terry(k, pairs, rounds)
    shares: list[list[float | None]] = [[None] * k for _ in range(k)]
    for (a, b), won in zip(pairs, rounds, strict=True):
        if won:
            shares[a][b], shares[b][a] = math.fsum(won) / len(won), 1 - math.fsum(won) / len(won)
    skills = skill(k, [(pairs[n % len(pairs)], won) for n in sorted(found) for won in found[n]])
    games = [sum(2 * len(won) for pair, won in zip(pairs, rounds, strict=True) if i in pair) for i in range(k)]
    order = sorted(range(k), key=lambda i: (-theta[i], i))
    rated = []
    for i in order:
        of_all = [(shares[i][j], len(rounds[pairs.index((min(i, j), max(i, j)))])) for j in range(k) if j != i]
        share = sum((s or 0.0) * n for s, n in of_all) / max(1, sum(n for _, n in of_all))
        middle, half = POINTS * float(theta[i]), Z95 * POINTS * float(error[i])
        rated.append(Rated(bots[i], middle, middle - half, middle + half, games[i], share, *skills[i]))
    return Table(tuple(rated), tuple(tuple(shares[i][j] for j in order) for i in order))


def bradley_terry(k: int, pairs: Sequence[tuple[int, int]], rounds: Sequence[Sequence[float]]) -> tuple[Any, Any]:
    """Strengths (natural logarithms, their mean is 0) and their standard errors.

    One drawn round of each pair is added, so that a bot that never lost has a rating too. The errors rest on how much
    the rounds of a pair vary (a sandwich estimate): their games share their luck and are not independent.
    """
    from scipy.optimize import minimize

    won = np.array([sum(x) + 0.5 for x in rounds])
    all_ = np.array([len(x) + 1.0 for x in rounds])
    design = np.zeros((len(pairs), k))
    for p, (a, b) in enumerate(pairs):
        design[p, a], design[p, b] = 1, -1

    def loss(theta: Any) -> tuple[float, Any]:
        z = design @ theta
        value = float((all_ * np.logaddexp(0, z) - won * z).sum() + 1e-9 * (theta @ theta))
        return value, design.T @ (all_ / (1 + np.exp(-z)) - won) + 2e-9 * theta

    theta = minimize(loss, np.zeros(k), jac=True, method="BFGS").x
    theta -= theta.mean()
    share = 1 / (1 + np.exp(-design @ theta))
    spread_ = [(sum((x - s) ** 2 for x in found) + (0.5 - s) ** 2) for found, s in zip(rounds, share, strict=True)]
    bread = np.linalg.pinv(design.T @ (design * (all_ * share * (1 - share))[:, None]))
    meat = design.T @ (design * np.array(spread_)[:, None])
    return theta, np.sqrt(np.maximum(0, np.diag(bread @ meat @ bread)))


def skill(k: int, games: Sequence[tuple[tuple[int, int], float]]) -> list[tuple[float, float]]:
    """Means and standard deviations of the skills of k bots by openskill (Weng and Lin, 2011), game after game.

    games: who played whom, and what the first of the two won of it, from 0 to 1.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    now = [model.rating() for _ in range(k)]
    for (a, b), won in games:
        [now[a]], [now[b]] = model.rate([[now[a]], [now[b]]], scores=[won, 1 - won])
    return [(float(rating.mu), float(rating.sigma)) for rating in now]
