"""What a bot is asked and what it answers; what every level provides."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Protocol, Self

from ludi.kernel.game import Game, State
from ludi.kernel.messages import Message, as_data, from_data

if TYPE_CHECKING:
    from ludi.bots.judge import Chances, Judge

# What a hint is searched for with, and how many moves it shows, unless a server's settings say otherwise.
# It is the iterations that end a search, so that the same question has the same answer; the time is for slow machines.
HINT_ITERATIONS = 2000
HINT_MS = 10_000.0
HINTS = 5
SURE = 1.96  # standard errors on both sides of a mean, within which it lies 95 times of a hundred


@dataclass(frozen=True)
class Question:
    """All that a bot is given; it never holds the true state.

    view: what its seat may see. legal, texts: the moves and their short text. world: a world redealt for this one
    request, in which everything the seat cannot know was dealt anew. ms: time to think; None: as the bot likes.
    seed: equal questions with equal seeds get equal answers where the budget is no time.
    """

    seat: int
    view: Mapping[str, Any]
    legal: tuple[int, ...]
    texts: tuple[str, ...]
    world: State
    ms: float | None
    seed: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.world.game

    def as_dict(self) -> dict[str, Any]:
        """For another process, as JSON."""
        game = self.game
        return {
            "title": game.title,
            "players": game.players,
            "options": dict(game.options),
            "seat": self.seat,
            "view": self.view,
            "legal": list(self.legal),
            "texts": list(self.texts),
            "world": self.world.to_dict(),
            "ms": self.ms,
            "seed": self.seed,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Question:
        """Read what `as_dict` wrote."""
        game = Game(data["title"], data["players"], data["options"])
        return cls(
            data["seat"],
            data["view"],
            tuple(data["legal"]),
            tuple(data["texts"]),
            game.position(data["world"]),
            data["ms"],
            data["seed"],
        )


class Kind(StrEnum):
    """What the number of a judged move is, and so in which unit it is told and by what the moves are ordered."""

    POINTS = "points"  # points at the end under best play, exactly
    LEAST = "least"  # points at the end that best play has at least
    ABOUT = "about"  # points at the end, estimated
    WIN = "win"  # the chance of winning, exactly
    LIKELY = "likely"  # the chance of winning, estimated


@dataclass(frozen=True)
class Judged:
    """A legal move and what it promises the seat to move: from a level to the page it has this one shape.

    value: the chance of winning, 0 to 1; for a seat that is alone its share of all the points that can be had.
    visits: how often a search tried it; 0 where none was needed. points: those to be expected at the end, where they
    are known. kind: what it is judged by; None: the value, as a search found it. turns: how many the seat is taken to
    have left, this one included, where nobody knows. why: the reasons for it or against it, as reasons.py finds them.
    """

    action: int
    value: float
    visits: int = 0
    points: float | None = None
    kind: Kind | None = None
    turns: int | None = None
    why: tuple[Message, ...] = ()

    def rounded(self) -> Judged:
        """With as many digits as anybody is shown."""
        points = None if self.points is None else round(self.points, 2)
        return replace(self, value=round(min(1.0, self.value), 3), points=points)

    @property
    def margin(self) -> float:
        """By how much the chance that a search found may err, 95 times of a hundred; 0 for what was not searched."""
        if self.kind is not None or not self.visits:
            return 0.0
        n = self.visits + SURE**2  # Agresti and Coull: what was never won is not sure to be lost
        middle = (self.value * self.visits + SURE**2 / 2) / n
        return SURE * sqrt(middle * (1 - middle) / n)

    def as_dict(self) -> dict[str, Any]:
        """For another process, as JSON."""
        return {**asdict(replace(self, why=())), "why": [as_data(x) for x in self.why]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """Read what `as_dict` wrote."""
        kind = None if data["kind"] is None else Kind(data["kind"])
        return cls(**{**data, "kind": kind, "why": tuple(from_data(x) for x in data["why"])})


class Bot(Protocol):
    """Anything that answers a question with one of its legal moves."""

    def choose(self, question: Question) -> int:
        """The action to take."""


@dataclass(frozen=True)
class Limits:
    """What ends the thinking about a move. ms: in place of a level's own budget; stop: asked now and then."""

    ms: float | None = None
    stop: Callable[[], bool] | None = None


@dataclass(frozen=True)
class Answer:
    """A legal move, the home that it was found in, and whether the level had its full strength for it."""

    action: int
    home: str
    full: bool


class Level(Protocol):
    """How a level thinks in a title, which may bring thinking of its own, in a module `levels` beside its rules.

    warm, in what follows: whether there is compiled code for it, loaded or in the wasm home.
    """

    @property
    def usual_ms(self) -> float:
        """About how long it takes for a move, in compiled code; 0 where that says nothing."""

    @property
    def in_wasm(self) -> bool:
        """Whether the wasm home has all the code that it needs."""

    @property
    def apart(self) -> str:
        """Which of the archives of its title a browser has to fetch for it besides the rules; empty for none."""

    @property
    def hint_times(self) -> int:
        """How many iterations its hints take for one of those that are asked for."""

    @property
    def review_share(self) -> float:
        """How many iterations a review makes for one of those that are usual: fewer than 1 where they take long."""

    @property
    def in_calls(self) -> tuple[int, int, int] | None:
        """How algorithms/match.py plays it: iterations, limit of playouts, 1 if it looks at its move alone.

        None: it cannot, as this level thinks in another way.
        """

    def needs_code(self, ms: float | None) -> bool:
        """Whether it is at its full strength only with compiled code."""

    def warm(self, game: Game, progress: Callable[[int, int], None] | None) -> None:
        """Compile or load what it needs besides the fast home of the game, which is there. Numba is installed."""

    def choose(self, question: Question, limits: Limits, *, warm: bool) -> Answer:
        """The move to make; there are several."""

    def advise(self, question: Question, iterations: int | None, ms: float | None, *, warm: bool) -> list[Judged]:
        """What the moves promise, best first, within a budget where it needs one."""

    def chances(self, judge: Judge, state: State, iterations: int, seed: int) -> Chances:
        """The chances of winning, per seat, in a position with a seat to move."""

    def compared(self, judge: Judge, world: State, actions: Sequence[int], iterations: int, seed: int) -> list[Chances]:
        """The chances after each of several moves, from what the seat to move knows; so many iterations for each."""


def ask(state: State, rng: random.Random, ms: float | None = None) -> Question:
    """The question to the seat to move. `rng` deals the bot's world; it is never the game's own source of chance."""
    seat, legal = state.to_move, state.legal()
    texts = tuple(state.text(a) for a in legal)
    return Question(seat, state.view(seat), tuple(legal), texts, state.redeal(seat, rng), ms, rng.getrandbits(48))


def ask_for_hint(state: State, ms: float | None = None, secret: bytes = b"") -> Question:
    """The question for hints to the seat to move: from equal views it is the same, whatever is hidden.

    secret: of the table, so that nobody else can work out the worlds that are dealt.
    """
    view = state.view(state.to_move)
    digest = hmac.digest(secret, json.dumps(view, sort_keys=True).encode(), "sha256")
    return ask(state, random.Random(int.from_bytes(digest, "big")), ms)


def value_message(move: Judged) -> Message:
    """What a move promises, with its unit; of what a search found also by how much it may err."""
    percent, points = round(100 * move.value), move.points or 0.0
    if move.kind is None and not move.visits:
        return Message("web-hint-untried")
    if move.kind is None:
        return Message("web-hint-found", {"percent": percent, "margin": max(1, round(100 * move.margin))})
    return Message("web-hint-worth", {"kind": str(move.kind or Kind.WIN), "points": points, "percent": percent})


def hint_note(found: Sequence[Judged]) -> Message | None:
    """What the numbers of hints are, where a solution gave them, and whether a search can tell the best ones apart."""
    if not found:
        return None
    first = found[0]
    if first.turns is not None:
        likely = first.kind in (Kind.WIN, Kind.LIKELY)
        return Message("web-hint-note-win") if likely else Message("web-hint-note-turns", {"turns": first.turns})
    if first.kind in (Kind.POINTS, Kind.LEAST):
        return Message("web-hint-note")
    if len(found) > 1 and first.kind is None and first.value - found[1].value < hypot(first.margin, found[1].margin):
        return Message("web-hint-note-even")
    return None
