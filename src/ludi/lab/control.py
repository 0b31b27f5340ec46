"""Results with the luck taken out: a control variate, whose coefficient comes from the rounds before.

From what a round gave, a multiple of the luck in it is taken away. The luck is nothing on average and the multiple was
fixed before the round began, so the mean stays what it is, also where a test looks at every round and may stop after
it; a coefficient fitted to the same rounds would bias it. What the luck explains no longer widens the interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from ludi.lab.plan import Plan, Result
from ludi.lab.summary import Share, part

FEWEST = 16  # rounds
ENDS = 10  # games won and games lost, the fewest: with fewer, errors are not as in the normal distribution
TRUST = 8  # rounds that count for a coefficient of 1, which is right for luck in chances of winning without errors


@dataclass
class Control:
    """The sums of the rounds so far."""

    n: int = 0
    total: float = 0.0
    products: float = 0.0
    lucks: float = 0.0
    squares: float = 0.0

    @property
    def coefficient(self) -> float:
        """How much of the luck of the next round is taken away."""
        fitted = (self.products - self.total / self.n * self.lucks) / self.squares if self.squares else 1.0
        return (TRUST + self.n * fitted) / (TRUST + self.n)

    def take(self, x: float, luck: float) -> float:
        """What a round gave without its luck; the round then counts for those after it."""
        found = x - self.coefficient * luck
        self.n += 1
        self.total += x
        self.products += x * luck
        self.lucks += luck
        self.squares += luck * luck
        return found


def without_luck(plan: Plan, results: Sequence[Result]) -> list[Share | None]:
    """For each bot of a plan whose games know their luck, as `adjusted`."""
    found = []
    for b in range(len(plan.bots)):
        seats = {r.game: plan.seating(r.game).index(b) for r in results}
        parts = {r.game: part(r.ranks, seats[r.game]) for r in results}
        lucks = {r.game: r.luck[seats[r.game]] for r in results}
        found.append(adjusted(parts, lucks, len(plan.bots)))
    return found


def adjusted(parts: Mapping[int, float], lucks: Mapping[int, float], size: int) -> Share | None:
    """The share won without luck, with its 95 % interval; None where too few games tell how sure it is.

    parts, lucks: game -> what was won of it, and what chance gave; size: games of a round; only whole rounds count.
    Rounds are independent, so their spread makes the interval: where the games of a round, in which only the seats
    change, weigh each other up, that makes it narrower too.
    """
    rounds = [range(i, i + size) for i in sorted(parts) if i % size == 0]
    whole = [games for games in rounds if all(i in parts for i in games)]
    won = sum(parts[i] for games in whole for i in games)
    if len(whole) < FEWEST or min(won, size * len(whole) - won) < ENDS:
        return None
    control = Control()
    found = [control.take(*(fmean(values[i] for i in games) for values in (parts, lucks))) for games in whole]
    share, half = fmean(found), student(len(found) - 1) * sqrt(variance(found) / len(found))
    return Share(share, max(0.0, share - half), min(1.0, share + half))


def student(freedom: int) -> float:
    """How many standard errors to each side make 95 %, by Student's distribution."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 0.975))
