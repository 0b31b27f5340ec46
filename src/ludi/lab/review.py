"""A game looked back at: the course of the chances, what chance gave, what each decision cost.

For each seat `luck + skill = final - initial`. Luck is what all chance nodes gave it (values.py), skill all the rest:
its own mistakes, those of others, and what the judgement cannot tell apart. The errors of decisions are measured on
their own, from what the mover could know. docs/howto-review.md says what the numbers mean.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any

from ludi.bots import warmth
from ludi.bots.judge import Chances
from ludi.bots.levels import LEVELS, level_of, review_iterations
from ludi.bots.protocol import Judged, Question, ask
from ludi.bots.reasons import Reasons
from ludi.kernel.errors import BadRecord
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State
from ludi.kernel.messages import Message, as_data
from ludi.kernel.record import Record
from ludi.kernel.spoken import choice, not_accepted
from ludi.lab.values import Fall, Values

ITERATIONS = 1000
PART = 16  # of the iterations for a decision, those for a value
FEWEST, MOST = 16, 10_000_000  # iterations
REPLICAS = 2  # of every value of chance: how far they are apart says how sure it is
TRIES = 8  # of a decision that was made otherwise
WORLDS = 16  # that are dealt to find one in which chance could fall as a seat has seen it
DEAREST = 3
Z95 = 1.959963984540054
STEEP = 4.35  # what an error costs of the accuracy, as an exponent

Progress = Callable[[int, int], None]  # positions that are done, and how many there are
Stretch = tuple[int, int]  # the first position, and the one behind the last


@dataclass(frozen=True)
class Luck:
    """A chance node. at: the actions before it; before, luck: per seat, the latter with a margin.

    That is one of 95 % in the sum over many nodes; of one node, of which two replicas are known, it covers about 70 %.
    """

    at: int
    decision: str
    action: int
    text: str
    ways: int
    before: Chances
    luck: Chances
    margin: Chances

    def as_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            **vars(self),
            "before": rounded(self.before),
            "luck": rounded(self.luck),
            "margin": rounded(self.margin),
        }


@dataclass(frozen=True)
class Decision:
    """A choice between several moves. error: what it cost the mover, 0 or less, with a 95 % margin.

    chance: of the mover with the best move. told, best_told: the moves in words; why: for the better one.
    """

    at: int
    seat: int
    action: int
    text: str
    told: Message
    best: int
    best_text: str
    best_told: Message
    choices: int
    chance: float
    error: float
    margin: float
    why: tuple[Message, ...] = ()

    @property
    def certain(self) -> bool:
        """Whether it cost something for sure."""
        return -self.error > self.margin

    def as_dict(self) -> dict[str, Any]:
        """As JSON."""
        told = {"told": as_data(self.told), "best_told": as_data(self.best_told), "why": [as_data(x) for x in self.why]}
        numbers = {name: round(getattr(self, name), 6) for name in ("chance", "error", "margin")}
        return {**vars(self), **told, **numbers}


@dataclass(frozen=True)
class Resignation:
    """How a game ended before its end. chance: what the seat gave up, as far as it could know.

    error: what that cost it, 0 or less, with a 95 % margin.
    """

    seat: int
    chance: float
    error: float
    margin: float

    def as_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"seat": self.seat} | {name: round(getattr(self, name), 6) for name in ("chance", "error", "margin")}


@dataclass(frozen=True)
class SeatReview:
    """A seat: luck + skill = final - initial. errors: of its own decisions, in all; margins: of 95 %.

    accuracy: 0 to 100, the mean of its decisions, a resignation among them; 100 where it had none.
    """

    player: str
    initial: float
    luck: float
    luck_margin: float
    skill: float
    final: float
    errors: float
    errors_margin: float
    decisions: int
    accuracy: float


@dataclass(frozen=True)
class Review:
    """All of it. curve: after so many actions the chances of every seat; seat: whose knowledge it rests on, if any."""

    title: str
    finished: bool
    seat: int | None
    iterations: int
    seats: tuple[SeatReview, ...]
    curve: tuple[Chances, ...]
    decisions: tuple[Decision, ...]
    chances: tuple[Luck, ...]
    resigned: Resignation | None = None

    def dearest(self, seat: int | None = None, most: int = DEAREST) -> list[Decision]:
        """The mistakes that cost most, of a seat or of all."""
        mine = [d for d in self.decisions if d.error < 0 and seat in (None, d.seat)]
        return sorted(mine, key=lambda d: (not d.certain, d.error, d.at))[:most]

    def as_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "title": self.title,
            "finished": self.finished,
            "seat": self.seat,
            "iterations": self.iterations,
            "seats": [vars(x) for x in self.seats],
            "curve": [rounded(x) for x in self.curve],
            "decisions": [d.as_dict() for d in self.decisions],
            "chances": [c.as_dict() for c in self.chances],
            "dearest": [d.at for d in self.dearest()],
            "resigned": None if self.resigned is None else self.resigned.as_dict(),
        }


@dataclass(frozen=True)
class Part:
    """What is found in a stretch of positions. curve: from its first position to the one behind it, where known."""

    stretch: Stretch
    curve: list[Chances | None]
    chances: list[Luck]
    decisions: list[Decision]


def rounded(chances: Chances) -> list[float]:
    """With as many digits as say something."""
    return [round(x, 6) for x in chances]


def review(
    record: Record,
    *,
    seat: int | None = None,
    iterations: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """Look back at a record. iterations: of the search for each decision; if None, what is usual for the title.

    seat: of a game that is not over, whose knowledge it rests on. Equal records, iterations and seeds have equal
    reviews. Raises BadRecord for a record that cannot be reviewed, BadOption for a seat that there is not.
    """
    return Reviewer(record, seat, iterations, seed).review(progress)


class Reviewer:
    """The work on one record."""

    def __init__(self, record: Record, seat: int | None, iterations: int | None, seed: int) -> None:
        game = record.game
        record.must_be_of_now("reviewed")
        if iterations is None:
            iterations = review_iterations(game.title, ITERATIONS)
        if not FEWEST <= iterations <= MOST:
            raise not_accepted("iterations", iterations, Message("given-from", {"low": str(FEWEST), "high": str(MOST)}))
        if seat is not None and seat not in range(game.players):
            raise not_accepted("seat", seat, choice(range(game.players)))
        self._states = list(record.states())
        self._record, self._iterations, self._seed = record, iterations, seed
        self.finished = self._states[-1].to_move == OVER
        if not self.finished and seat is None:
            if game.players > 1:
                raise BadRecord(Message("lab-review-open"))
            seat = 0
        self._seat = None if self.finished else seat
        if warmth.is_compiled(game.title) and not warmth.at_hand(game):
            warmth.warm(game)
        self._values = Values(game, max(FEWEST, iterations // PART))
        self._level = level_of(LEVELS[-1], game.title)
        self.total = len(self._states) - 1
        self._curve: list[Chances | None] = [None] * len(self._states)
        self._chances: list[Luck] = []
        self._decisions: list[Decision] = []
        self._resigned: Resignation | None = None

    def review(self, progress: Progress | None) -> Review:
        """Go through it."""
        for i in range(self.total):
            if progress is not None:
                progress(i, self.total)
            self._look(i)
        if progress is not None:
            progress(self.total, self.total)
        return self._whole()

    def stretches(self, size: int) -> Iterator[Stretch]:
        """The positions in stretches of so many or a few more, which can be looked at in any order.

        None begins behind a chance node: that tells what the position behind it is worth.
        """
        first = 0
        for i in range(1, self.total):
            if i - first >= size and self._states[i - 1].to_move != CHANCE:
                yield first, i
                first = i
        yield first, self.total

    def part(self, stretch: Stretch) -> Part:
        """What is found in a stretch."""
        first, behind = stretch
        self._chances, self._decisions = [], []
        for i in range(first, behind):
            self._look(i)
        return Part(stretch, self._curve[first : behind + 1], self._chances, self._decisions)

    def joined(self, parts: Iterable[Part]) -> Review:
        """The review that parts make together, whichever was found first."""
        inorder = sorted(parts, key=lambda part: part.stretch)
        self._chances = [x for part in inorder for x in part.chances]
        self._decisions = [x for part in inorder for x in part.decisions]
        for part in inorder:
            for i, chances in enumerate(part.curve, part.stretch[0]):
                self._curve[i] = self._curve[i] if chances is None else chances
        return self._whole()

    def _whole(self) -> Review:
        """What all that was found comes to, with reasons."""
        if self._record.resigned is None:
            self._curve[-1] = self._value(self.total)
        else:
            self._curve[-1] = self._given_up(self._record.resigned)  # whatever the last outcome promised
        found = self._made()
        reasons = {d.at: self._why(d) for p in range(len(found.seats)) for d in found.dearest(p)}
        return replace(found, decisions=tuple(replace(d, why=reasons.get(d.at, ())) for d in found.decisions))

    def _look(self, i: int) -> None:
        """At one position."""
        if self._states[i].to_move == CHANCE:
            self._chance(i)
        elif len(self._states[i].legal()) > 1:
            if self._curve[i] is None:
                self._curve[i] = self._value(i)
            self._decision(i)

    def decisions(self) -> list[Decision]:
        """What each decision cost, without reasons and without luck: a small part of the work."""
        for i, state in enumerate(self._states):
            if state.to_move >= 0 and len(state.legal()) > 1:
                self._decision(i)
        return self._decisions

    def luck(self) -> Review:
        """What chance gave, without what decisions cost."""
        for i in range(self.total):
            if self._states[i].to_move == CHANCE:
                self._chance(i)
        return self._whole()

    def _world(self, i: int) -> State:
        """The position as it is judged: as it was, or dealt anew from what the seat knows."""
        state = self._states[i]
        return state if self._seat is None else state.redeal(self._seat, self._rng(i))

    def _rng(self, i: int, what: str = "world") -> random.Random:
        return random.Random(f"{self._seed} {i} {what}")

    def _stream(self, i: int, replica: int = 0) -> int:
        return ((self._seed << 20) + i << 4) + replica << 8

    def _value(self, i: int) -> Chances:
        found = self._curve[i]
        return self._values.at(self._world(i), self._stream(i)) if found is None else found

    def _chance(self, i: int) -> None:
        state, action = self._states[i], self._record.actions[i]
        world = self._world_of_chance(i)
        if world is None:
            return
        falls = [self._values.fall(world, self._stream(i, replica)) for replica in range(REPLICAS)]
        before, luck = average([x.mean for x in falls]), average([x.luck(action) for x in falls])
        self._curve[i] = before
        self._curve[i + 1] = average([x.after[action] for x in falls])
        ways = sum(falls[0].weights.values())
        margin = margins(falls, action)
        self._chances.append(Luck(i, state.decision(), action, state.text(action), ways, before, luck, margin))

    def _world_of_chance(self, i: int) -> State | None:
        """The world of a chance node; None if it has one outcome, or the seat does not see which it was."""
        state, action = self._states[i], self._record.actions[i]
        if self._seat is None:
            return state if len(state.chance()) > 1 else None
        if self._seat not in state.witness(action):
            return None
        rng = self._rng(i)
        for _ in range(WORLDS):
            world = state.redeal(self._seat, rng)
            outcomes = [a for a, _ in world.chance()]
            if len(outcomes) > 1 and action in outcomes:
                return world
        return None

    def _decision(self, i: int) -> None:
        state, action = self._states[i], self._record.actions[i]
        seat = state.to_move
        if self._seat not in (None, seat):
            return
        question = self._question(i)
        warm = warmth.has_code(self._level, state.game)
        best = self._level.advise(question, self._iterations, None, warm=warm)[0].action
        chance, error, margin = self._compared(question, best, action)
        told = [state.game.legal_move(dict(question.view), a).told for a in (action, best)]
        texts = [state.text(a) for a in (action, best)]
        if error >= 0:  # what was chosen is as good
            best, told, texts = action, [told[0]] * 2, [texts[0]] * 2
        self._decisions.append(
            Decision(
                i, seat, action, texts[0], told[0], best, texts[1], told[1], len(question.legal), chance, error, margin
            )
        )

    def _given_up(self, seat: int) -> Chances:
        """What a resignation has decided; what it cost the seat is kept."""
        end = self._states[-1]
        final = tuple(end.estimate()) if end.game.players > 1 else so_far(end)
        open_, at = State(end.game, end.raw), self.total
        worlds = [open_.redeal(seat, self._rng(at, f"resigned {t}")) for t in range(TRIES)]
        found = [self._values.at(world, self._stream(at, t))[seat] for t, world in enumerate(worlds)]
        chance = fmean(found)
        self._resigned = Resignation(seat, chance, min(0.0, final[seat] - chance), Z95 * stdev(found) / sqrt(TRIES))
        return final

    def _why(self, d: Decision) -> tuple[Message, ...]:
        """What sets the better move apart from the one that was made."""
        question = self._question(d.at)
        better, _ = Reasons(question).explain([Judged(d.best, d.chance), Judged(d.action, d.chance + d.error)])
        return better.why

    def _question(self, i: int) -> Question:
        return ask(self._states[i], self._rng(i, "question"))

    def _compared(self, question: Question, best: int, chosen: int) -> tuple[float, float, float]:
        """The chance with the best move, what the chosen one costs, and the margin of that."""
        moves = [best] if best == chosen else [best, chosen]
        tries = 1 if best == chosen else TRIES
        each = max(FEWEST, self._iterations // TRIES)
        found = [
            [chances[question.seat] for chances in self._values.compared(question.world, moves, each, self._stream(t))]
            for t in range(tries)
        ]
        chance = fmean(x[0] for x in found)
        if best == chosen:
            return chance, 0.0, 0.0
        apart = [x[1] - x[0] for x in found]
        return chance, min(0.0, fmean(apart)), Z95 * stdev(apart) / sqrt(TRIES)

    def _made(self) -> Review:
        curve, after = [], self._value(len(self._states) - 1)
        for chances in reversed(self._curve):
            after = after if chances is None else chances
            curve.append(after)
        curve.reverse()
        seats = tuple(self._of_seat(p, curve[0][p], curve[-1][p]) for p in range(self._record.game.players))
        return Review(
            self._record.game.title,
            self.finished,
            self._seat,
            self._iterations,
            seats,
            tuple(curve),
            tuple(self._decisions),
            tuple(self._chances),
            self._resigned,
        )

    def _of_seat(self, seat: int, initial: float, final: float) -> SeatReview:
        luck = sum(x.luck[seat] for x in self._chances)
        own: list[Decision | Resignation] = [*self._decisions, *([self._resigned] if self._resigned else [])]
        mine = [d for d in own if d.seat == seat]
        return SeatReview(
            self._record.players[seat],
            initial,
            luck,
            sqrt(sum(x.margin[seat] ** 2 for x in self._chances)),
            final - initial - luck,
            final,
            sum(d.error for d in mine),
            sqrt(sum(d.margin**2 for d in mine)),
            len(mine),
            fmean(100 * exp(STEEP * d.error) for d in mine) if mine else 100.0,
        )


def so_far(state: State) -> Chances:
    """What a game for one person is worth that ends at once, with the points so far."""
    ended = State(state.game, state.raw).copy()
    ended.raw.depth = 0  # nothing is pending any more
    return tuple(ended.estimate())


def average(parts: list[Chances]) -> Chances:
    """Seat by seat."""
    return tuple(map(fmean, zip(*parts, strict=True)))


def margins(falls: list[Fall], action: int) -> Chances:
    """By how much the mean of the luck in several replicas may err."""
    lucks = zip(*(x.luck(action) for x in falls), strict=True)
    return tuple(Z95 * stdev(seat) / sqrt(len(falls)) for seat in lucks)
