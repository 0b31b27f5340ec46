"""Levels that look ahead by greedy play: for titles whose turns are many small decisions, too many for a tree.

Greedily, by so many rolls, or by trying every action out (algorithms/plan.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludi.bots.learned import shipped
from ludi.bots.protocol import Answer, Judged, Limits, Question
from ludi.bots.search import TreeSearch, judged, searched
from ludi.bots.slips import odds, slip
from ludi.kernel.frames import CHANCE
from ludi.kernel.game import Game, State
from ludi.kernel.weights import Weights

if TYPE_CHECKING:  # it loads NumPy
    from ludi.bots.judge import Chances, Judge

EXACT = 216  # all throws of three dice
WIDTH = 4  # moves that are tried to see what a position is worth
WHOLE = 1_000_000_000  # a merit that is a sure win, as evaluate.py of the title scales it
TO_THE_END = 1 << 20  # changes of hands, more than any game has
PER_SIMULATION = 8  # iterations of a search, which one takes the time of, about


@dataclass(frozen=True)
class Lookahead:
    """Greedily by so many rolls, or by so many simulations of so many actions.

    advised: of how many actions where it advises; as of those where it chooses, if not given. hint_times: how many
    simulations of a hint take the place of one that is asked for. review_share: the same of a review.
    changes: how often the move changes hands in a try. farther: the same for decisions whose worth shows later, by
    name, and as how many simulations one of theirs counts. static: simulations go on without rolls
    (algorithms/static_greedy.py). odds: or by the odds of battles (algorithms/foresight.py).
    network: whether what it advises in a game comes from tries that end in the network of the title; it chooses by
    tries without.
    slips: the size of its mistakes (slips.py), in the logarithm of the odds of `merit`; 0 for none. Only its own moves
    have them, never what it advises or judges.
    otherwise: the search that takes its place without compiled code; if there is none, it plays greedily by one roll.
    """

    rolls: int = 0
    simulations: int = 0
    width: int = 8
    advised: int = 0
    hint_times: int = 1
    review_share: float = 1.0
    changes: int = 1
    farther: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    static: bool = False
    odds: bool = False
    network: Callable[[Game], bool] | None = None
    slips: float = 0.0
    otherwise: TreeSearch | None = None

    @property
    def usual_ms(self) -> float:
        """Its moves are of very different length."""
        return 0.0

    @property
    def within(self) -> int:
        """The rolls of the players in a try, as `Engine.plan` counts them."""
        return -1 if self.odds else 0 if self.static else 1

    def reach(self, state: State, iterations: int | None) -> tuple[int, int | None]:
        """How often the move changes hands in a try of the pending decision, and how many tries it gets."""
        changes, cost = self.farther.get(state.decision(), (self.changes, 1))
        return changes, iterations if iterations is None else max(1, iterations // cost)

    def net(self, game: Game) -> Weights | None:
        """In which the tries of what it advises in a game end."""
        return shipped(game.title) if self.network is not None and self.network(game) else None

    @property
    def in_wasm(self) -> bool:
        """It is."""
        return True

    @property
    def apart(self) -> str:
        """The rules are all that it needs."""
        return ""

    @property
    def in_calls(self) -> None:
        """It cannot."""

    def needs_code(self, ms: float | None) -> bool:
        """Always."""
        return True

    def warm(self, game: Game, progress: Callable[[int, int], None] | None) -> None:
        """Greedy play and simulations, those that end in a network too."""
        from ludi.kernel.compiling import compile_progress

        state, rng = game.start(), random.Random(0)
        while state.to_move == CHANCE:
            state.sample(rng)
        with compile_progress(game.title, progress):
            game.fast.greedy(state, rolls=1)
            game.fast.plan(state, iterations=1)
            if self.network is not None:  # for games of other numbers of players too: a title is warmed once
                game.fast.plan(state, iterations=1, net=shipped(game.title))

    def choose(self, question: Question, limits: Limits, *, warm: bool) -> Answer:
        """The best action. A time takes the place of the simulations, which no clock ends."""
        if not warm and self.otherwise is not None:
            return self.otherwise.instead(question, limits)
        home = question.game.best_home
        if self.slips:
            return Answer(self._slipped(question), home.home, warm)
        if rolls := self.rolls if warm else 1:
            action = home.greedy(question.world, question.seat, rolls=rolls, seed=question.seed)
            return Answer(action, home.home, warm)
        changes, tries = self.reach(question.world, self.simulations if limits.ms is None else None)
        found = home.plan(
            question.world,
            question.seat,
            iterations=tries,
            ms=limits.ms,
            seed=question.seed,
            width=self.width,
            changes=changes,
            rolls=self.within,
            stop=limits.stop,
        )
        return Answer(found.best, home.home, True)

    def _slipped(self, question: Question) -> int:
        """A move near the best one at first sight; where nothing can be won any more, the best."""
        found = question.game.best_home.promises(question.world, question.seat, seed=question.seed)
        worths = {a: odds(merit / WHOLE) for a, merit in found.items()}
        if max(worths.values()) <= odds(0):
            return max(found, key=lambda a: found[a])
        return slip(worths, self.slips, question.seed)

    def advise(self, question: Question, iterations: int | None, ms: float | None, *, warm: bool) -> list[Judged]:
        """What the simulations say; a search that ends with `estimate`, where there is no compiled code."""
        if not warm:
            return searched(question, iterations, ms, playout_limit=0)
        changes, tries = self.reach(question.world, iterations)
        found = question.game.best_home.plan(
            question.world,
            question.seat,
            iterations=tries,
            ms=ms,
            seed=question.seed,
            width=self.advised or self.width,
            changes=changes,
            rolls=self.within,
            net=self.net(question.game),
        )
        return judged(found, question.seat)

    def chances(self, judge: Judge, state: State, iterations: int, seed: int) -> Chances:
        """After the move that does best in simulations."""
        found = judge.plan(
            state, max(WIDTH, iterations // PER_SIMULATION), seed, self.changes, self.within, width=WIDTH
        )
        return max(found.values(), key=lambda chances: chances[state.to_move])

    def compared(self, judge: Judge, world: State, actions: Sequence[int], iterations: int, seed: int) -> list[Chances]:
        """In simulations with the same random numbers."""
        many, (changes, _) = len(actions) * max(1, iterations // PER_SIMULATION), self.reach(world, None)
        found = judge.plan(world, many, seed, changes, self.within, actions)
        return [found[a] for a in actions]

    def ended(self, judge: Judge, world: State, actions: Sequence[int], games: int, seed: int) -> list[Chances]:
        """Of so many whole games after each action, by the players of a try: what else judges positions has no say."""
        found = judge.plan(world, len(actions) * games, seed, TO_THE_END, self.within, actions)
        return [found[a] for a in actions]
