"""Two bots, or two sets of rules, compared game by game with the same luck, until it is decided."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from ludi.kernel.errors import BadOption
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, choice, not_accepted
from ludi.lab.control import Control
from ludi.lab.kept import Kept
from ludi.lab.lines import finite
from ludi.lab.match import play_some
from ludi.lab.plan import LUCK, Plan
from ludi.lab.sequential import Sequential, Verdict
from ludi.lab.simulate import interruptible
from ludi.lab.spread import checked_jobs, spread
from ludi.lab.summary import part

MEASURES = ("won", "length", "decisions", "points", "winner")
BOTS = "bots"


@dataclass(frozen=True)
class Round:
    """Games with the same luck: one bot on each seat in turn, or a game of each set of rules; picklable."""

    plans: tuple[Mapping[str, Any], ...]
    number: int


@dataclass(frozen=True)
class Comparison:
    """What is compared.

    plans: one with bot A on the first seat and bot B on all others; or two that differ in their options.
    measure: of two plans: `won` by the first seat, `length` in turns, `decisions`, `points` of a seat,
    points of the `winner`.
    margin: a difference of this size is not to be missed: of the share of games won (0.05: five in a hundred), or of
    the measure. rounds: at most so many.
    """

    plans: tuple[Plan, ...]
    measure: str = BOTS
    margin: float = 0.05
    rounds: int = 1000

    def __post_init__(self) -> None:
        check_rounds(self.rounds)
        if len(self.plans) == 2 and any(plan.luck for plan in self.plans):
            raise BadOption(Message("lab-luck-rules"))
        if len(self.plans) == 1 and self.plans[0].game.players == 1:
            raise BadOption(Message("lab-players-alone"))
        alone = any(plan.game.players == 1 for plan in self.plans)
        measures = [name for name in MEASURES if name != "won" or not alone]  # who plays alone always wins
        if self.measure not in (measures if len(self.plans) == 2 else (BOTS,)):
            raise not_accepted("measure", self.measure, choice(measures))
        check_margin(self.margin, 1.0 if self.is_share else math.inf)

    @property
    def fair(self) -> float:
        """The share of games that bot A wins if both are alike; 0 for rules."""
        return 1 / len(self.plans[0].bots) if len(self.plans) == 1 else 0.0

    @property
    def is_share(self) -> bool:
        """Whether what is compared is a share of games."""
        return self.measure in (BOTS, "won")

    def within(self, interval: tuple[float, float]) -> tuple[float, float]:
        """An interval of the difference, cut off where no difference of shares can be."""
        if not self.is_share:
            return interval
        least, most = (-self.fair, 1 - self.fair) if self.measure == BOTS else (-1.0, 1.0)
        return max(least, interval[0]), min(most, interval[1])

    def test(self) -> Sequential:
        """The test, before any round."""
        return Sequential(self.margin, 0.25 if self.is_share else self.margin**2)

    def fits(self, number: int, values: object) -> bool:
        """Whether these are the values of a round, as `played` gives them."""
        if self.measure == BOTS:
            size, names = len(self.plans[0].bots), {"a"} | ({LUCK} if self.plans[0].luck else set())
        else:
            size, names = len(MEASURES), {"a", "b"}
        return (
            number >= 0
            and isinstance(values, dict)
            and values.keys() == names
            and all(finite(x) and len(x) == size for x in values.values())
        )

    def difference(self, values: Mapping[str, list[float]]) -> float:
        """What a round says: bot A's share of it above a fair one, or B - A of the measure."""
        if self.measure == BOTS:
            return sum(values["a"]) / len(values["a"]) - self.fair
        k = MEASURES.index(self.measure)
        return values["b"][k] - values["a"][k]


def check_rounds(rounds: int) -> None:
    """Raises BadOption for fewer than one."""
    if rounds < 1:
        raise not_accepted("rounds", rounds, at_least(1))


def check_margin(margin: float, limit: float = 1.0) -> None:
    """Raises BadOption for a margin that is not between 0 and the limit: 1 for shares."""
    if not 0 < margin < limit:
        bounded = not math.isinf(limit)
        wanted = Message("given-below", {"limit": f"{limit:g}"}) if bounded else Message("given-above-0")
        raise not_accepted("margin", margin, wanted)


@dataclass(frozen=True)
class Outcome:
    """A finished or interrupted comparison. means: A's share of games, or the measure under A and B.

    test: what decides; of bots whose luck is known, by their results without it. plain: with it.
    """

    comparison: Comparison
    test: Sequential
    means: tuple[float, ...]
    plain: Sequential

    @property
    def verdict(self) -> Verdict:
        """What was decided; of bots: MORE is for A, of rules: B has more."""
        return self.test.verdict

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        c, test = self.comparison, self.test
        return {
            "plans": [plan.as_dict() for plan in c.plans],
            "measure": c.measure,
            "margin": c.margin,
            "rounds": test.n,
            "means": list(self.means),
            "difference": test.mean,
            "interval": list(c.within(test.interval)),
            "plain": {"difference": self.plain.mean, "interval": list(c.within(self.plain.interval))},
            "log likelihood ratios": [test.ratio(1), test.ratio(-1)],
            "verdict": self.verdict.value,
        }


def played(task: Round) -> tuple[int, dict[str, list[float]]]:
    """A round: its number; of bots what A won of each game (`a`) and its `luck` if the plan asks for it, of rules every
    measure under `a` and `b`."""
    plans = [Plan.from_dict(data) for data in task.plans]
    if len(plans) == 1:
        (plan,) = plans
        n = len(plan.bots)
        first = n * task.number
        games = play_some(replace(plan, games=first + n), [*range(first, first + n)])
        seats = [plan.seating(game.game).index(0) for game in games]
        won = {"a": [part(game.ranks, seat) for game, seat in zip(games, seats, strict=True)]}
        if not plan.luck:
            return task.number, won
        return task.number, won | {LUCK: [game.luck[seat] for game, seat in zip(games, seats, strict=True)]}
    return task.number, {name: _measured(plan, task.number) for name, plan in zip("ab", plans, strict=True)}


def _measured(plan: Plan, i: int) -> list[float]:
    (game,), unit = play_some(replace(plan, games=i + 1), [i]), plan.game.score_unit
    points = [score / unit for score in game.scores]
    return [part(game.ranks, 0), game.turns, game.decisions, sum(points) / len(points), max(points)]


def compare(
    comparison: Comparison,
    *,
    jobs: int | None = None,
    executor: Executor | None = None,
    out: Path | None = None,
    resume: bool = False,
    merge: Iterable[Path] = (),
    progress: Callable[[int, int, Sequential], None] | None = None,
) -> Outcome:
    """Play rounds until the test decides or all are played. What is reported rests on the rounds 0, 1, 2, ... up to the
    one that decided, however many processes there were.

    out, resume, merge, Ctrl-C and errors as in `balance`. progress: called with rounds, their limit and the test.
    """
    header: dict[str, Any] = {"ludi-compare": 1, "kind": "bots" if len(comparison.plans) == 1 else "rules"}
    header["plans"] = [{k: v for k, v in plan.as_dict().items() if k != "games"} for plan in comparison.plans]
    plans = tuple(plan.as_dict() for plan in comparison.plans)
    checked_jobs(jobs)
    with interruptible() as interrupted, Kept(out, header, resume, merge=merge, fits=comparison.fits) as kept:
        judge = _Judge(comparison)
        judge.take(kept.found)
        missing = (Round(plans, i) for i in itertools.count() if i not in kept.found)
        tasks = itertools.takewhile(lambda task: task.number < comparison.rounds and not judge.done, missing)
        if progress is not None:
            progress(judge.test.n, comparison.rounds, judge.test)
        if not judge.done:
            for number, values in spread(
                played, tasks, jobs=jobs, executor=executor, stop=lambda: interrupted() or judge.done
            ):
                kept.add(number, values)
                judge.take(kept.found)
                if progress is not None:
                    progress(judge.test.n, comparison.rounds, judge.test)
    return judge.outcome()


class _Judge:
    """Looks at rounds in their order, up to the one that decides."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison, self.test, self._plain = comparison, comparison.test(), comparison.test()
        self._control = Control()
        self._sums = [0.0] * len(comparison.plans)

    @property
    def done(self) -> bool:
        return self.test.n >= self._comparison.rounds or self.test.verdict is not Verdict.OPEN

    def take(self, found: Mapping[int, dict[str, list[float]]]) -> None:
        c = self._comparison
        while not self.done and (values := found.get(self.test.n)) is not None:
            x = c.difference(values)
            self._plain.add(x)
            luck = values.get(LUCK)
            self.test.add(x if luck is None else self._control.take(x, fmean(luck)))
            if c.measure == BOTS:
                self._sums[0] += sum(values["a"]) / len(values["a"])
            else:
                k = MEASURES.index(c.measure)
                self._sums = [s + values[name][k] for s, name in zip(self._sums, "ab", strict=True)]

    def outcome(self) -> Outcome:
        return Outcome(self._comparison, self.test, tuple(s / max(1, self.test.n) for s in self._sums), self._plain)
