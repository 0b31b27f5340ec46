"""Games of bots against bots."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from ludi.bots import ask, warmth
from ludi.kernel.frames import CHANCE, OVER
from ludi.lab import compiled
from ludi.lab.bots import bot_of
from ludi.lab.luck import Lucks
from ludi.lab.plan import Plan, Result


@dataclass
class Luck:
    """The chance of a round of games that differ in the seating only.

    Each kind of chance has its own stream, and each outcome takes one number of it, so the games of a round share
    their first deal, and the n-th die of a kind, for as long as what has been played allows.
    """

    name: str
    streams: dict[str, random.Random] = field(default_factory=dict)

    def of(self, decision: str) -> Stream:
        """The stream of one kind of chance."""
        if decision not in self.streams:
            self.streams[decision] = random.Random(f"{self.name} {decision}")
        return Stream(self.streams[decision])


@dataclass
class Stream:
    """Numbers that stay close together when they are drawn from ranges of different length."""

    rng: random.Random

    def randrange(self, stop: int) -> int:
        """A number from 0 to stop - 1."""
        return int(self.rng.random() * stop)


def play_some(plan: Plan, games: Sequence[int]) -> list[Result]:
    """Some games of a plan. Each depends on the plan and on its number alone, unless a level thinks by time."""
    played = compiled.play_all(plan, games) if compiled.playable(plan) else [play(plan, i) for i in games]
    if not plan.luck:
        return played
    lucks = Lucks(plan.game)
    return [replace(x, luck=lucks.of(x.actions, f"{plan.seed} {x.game}")) for x in played]


def warm(plan: Plan, progress: Callable[[int, int], None]) -> None:
    """Load or compile what a process needs before the first game, if it needs anything."""
    if not compiled.playable(plan):
        if {*plan.bots} != {"random"}:
            warmth.warm(plan.game, progress)
    elif compiled.home_of(plan).fast:
        compiled.warm(plan, progress)


def pieces(plan: Plan, games: Iterable[int]) -> Iterator[list[int]]:
    """The games as they are played together."""
    size = compiled.games_of_a_call(plan) if compiled.playable(plan) else 1
    left = iter(games)
    while piece := list(itertools.islice(left, size)):
        yield piece


def play(plan: Plan, i: int) -> Result:
    """Game i of a plan, move by move, each bot with the same questions as at any table."""
    began = time.perf_counter()
    n = len(plan.bots)
    luck = Luck(f"{plan.seed} {i // n}")
    seating = plan.seating(i)
    bots = [bot_of(plan.bots[b], plan.ms) for b in seating]
    rngs = [random.Random(f"{plan.seed} {i} {b}") for b in seating]
    state = plan.game.start()
    actions: list[int] = []
    decisions = 0
    while (seat := state.to_move) != OVER:
        if seat == CHANCE:
            actions.append(state.sample(luck.of(state.decision())))
            continue
        legal = state.legal()
        a = legal[0] if len(legal) == 1 else bots[seat].choose(ask(state, rngs[seat], plan.ms))
        state.apply(a)
        actions.append(a)
        decisions += 1
    return Result(
        i,
        tuple(plan.bots[b] for b in seating),
        tuple(state.scores()),
        tuple(state.ranks()),
        int(state.view(None).get("turn", 0)),
        decisions,
        round(time.perf_counter() - began, 3),
        tuple(actions),
    )
