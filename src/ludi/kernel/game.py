"""Game and State: the public face of a rules module."""

from __future__ import annotations

import warnings
from array import array
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from ludi.games import TITLES

from . import past, schema
from .errors import BadOption, IllegalAction, LudiError, UnknownTitle, listed, short
from .facts import own_facts
from .frames import CHANCE, OVER, PUBLIC
from .home import has_numba
from .luck import seed as seed_stream
from .messages import Entry, LegalMove, Message

if TYPE_CHECKING:  # loading NumPy takes longer than a first move
    import numpy as np
    from numpy.typing import NDArray

    from .engine import Engine, Playouts


class Randomness(Protocol):
    """What is needed of random.Random."""

    def randrange(self, stop: int, /) -> int: ...


class Integers(Protocol):
    """What is needed of numpy.random.Generator."""

    def integers(self, low: int, /) -> Any: ...


Rng = Randomness | Integers


def draw(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1 from either kind of generator."""
    integers = getattr(rng, "integers", None)
    return int(integers(n) if integers is not None else rng.randrange(n))  # type: ignore[union-attr]


class Game:
    """A title with its options agreed on; never changes.

    home: the root of its modules, as of `past.home`. One of another version or data file is replayed and played by
    people; playouts, search and bots have the rules of now alone.
    Raises UnknownTitle, or BadOption for an unknown option, a wrong value or a wrong number of players.
    """

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        home: str = past.NOW,
    ) -> None:
        if not isinstance(title, str) or title not in TITLES:
            raise UnknownTitle(f"there is no game {short(title)}; there is {listed(TITLES)}")
        self.home = home
        listed_options, option_rules = self.load("options", title), past.kernel(home, "options")
        low, high = listed_options.PLAYERS
        self.title = title
        self.facts = own_facts(title) if self.is_of_now else past.HOMES[home].facts  # the user's data file, by its name
        self.players: int = getattr(listed_options, "USUAL_PLAYERS", low) if players is None else players
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not low <= self.players <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"players: {short(players)} was given, {title} is for {wanted}")
        offered = listed_options.OPTIONS[title]
        self._values = option_rules.checked(title, offered, options or {})
        self.options: Mapping[str, Any] = MappingProxyType(option_rules.readable(offered, self._values))
        self._agree: Callable[[Any, Mapping[str, Any]], None] = listed_options.agree
        self.rules_version: int = listed_options.RULES_VERSION
        self.score_unit: int = getattr(listed_options, "SCORE_UNIT", 1)  # parts of a point in a score
        self.actions: int = self.load("kinds").ACTIONS
        self.rules: Any = self.load("rules")
        self.table: Any = self.load("table").State
        self.notation: Any = self.load("notation")
        self.views: Any = self.load("view")
        self.words: Any = past.words(home, title)
        self._blank()  # options that do not go together are refused here

    def __repr__(self) -> str:
        given = "".join(f", {k}={v!r}" for k, v in self.options.items())
        return f"ludi.make({self.title!r}, players={self.players}{given})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, others = ((g.title, g.home, g.players, g._values) for g in (self, other))
        return mine == others

    def __hash__(self) -> int:
        return hash((self.title, self.players, *self._values.items()))

    @property
    def is_of_now(self) -> bool:
        """Whether it has the rules and the data file that are in use."""
        return self.home == past.NOW

    def load(self, module: str, title: str = "") -> Any:
        """A module of its rules."""
        return past.module(self.home, title or self.title, module)

    def _blank(self) -> Any:
        g = schema.blank(self.table)
        g.opt.seats = self.players
        self._agree(g.opt, self._values)
        return g

    def start(self) -> State:
        """The position before anything was dealt or rolled."""
        g = self._blank()
        self.rules.setup(g)
        return State(self, g)

    def position(self, data: Mapping[str, Any]) -> State:
        """A position from readable data, as `State.to_dict` gives it; omitted fields get defaults.

        Raises BadPosition, naming the field.
        """
        g = self._blank()
        self.notation.position(g, data)
        return State(self, g)

    @cached_property
    def plain(self) -> Engine:
        """Playouts, search and batches in the plain home: slow, always there."""
        if not self.is_of_now:
            raise LudiError(f"{self!r} has rules or data of another time; playouts and search have those of now")
        from .engine import Engine

        return Engine(self.title, self.players, self.start().raw, fast=False)

    @cached_property
    def fast(self) -> Engine:
        """The same compiled. Without Numba it is the plain home, and says so once."""
        if not self.is_of_now:
            return self.plain
        if not has_numba():
            warnings.warn(
                "Numba is not installed here: playouts and search run uncompiled, about 50 times slower", stacklevel=2
            )
            return self.plain
        from .engine import Engine

        return Engine(self.title, self.players, self.start().raw, fast=True)

    @property
    def best_home(self) -> Engine:
        """The fast home once it is warm, until then the plain one; both give the same answers."""
        return self.fast if has_numba() and self.fast.ready else self.plain

    def warm(self, progress: Callable[[int, int], None] | None = None) -> float:
        """Load the fast home, compiling what is not yet compiled; see Engine.warm. Seconds; at once without Numba."""
        return self.fast.warm(progress) if has_numba() else 0.0

    def playouts(self, n: int, seed: int = 0) -> Playouts:
        """n random games in the plain home."""
        return self.plain.playouts(n, seed)

    def event_messages(self, before: Mapping[str, Any], entry: Entry, after: Mapping[str, Any]) -> list[Message]:
        """The sentences about one log entry of a seat, from that seat's views before and after."""
        told = past.function(self.words or self.views, "event_messages")
        found: list[Message] = told(before, entry, after)
        return found

    def legal_move(self, view: Mapping[str, Any], action: int) -> LegalMove:
        """A legal action of the seat to move, from its view: what a person touches, and what it does."""
        found: LegalMove = past.function(self.load("moves"), "legal_move")(view, action)
        if self.words is None:
            return found
        return replace(
            found, effect=self.words.effect(view, action), confirmation=self.words.confirmation(view, action)
        )

    def why(self, view: Mapping[str, Any], action: int) -> Message | None:
        """Why an action is not legal for the seat to move, from its view; None where the title does not say."""
        refuse = getattr(self.load("moves"), "why", None)
        return refuse(view, action) if refuse else None


class State:
    """A position of a game. It changes only by `apply`; `raw` is the plain state that rules work on."""

    __slots__ = ("game", "raw")

    def __init__(self, game: Game, raw: Any) -> None:
        self.game, self.raw = game, raw

    @property
    def to_move(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return int(self.game.rules.to_move(self.raw))

    @property
    def composed(self) -> bool:
        """Whether this position has cards or points that a started game never has."""
        return bool(self.game.notation.composed(self.raw))

    def legal(self) -> list[int]:
        """The legal actions, ascending; none at a chance node or after the end."""
        if self.to_move < 0:
            return []
        out = [0] * self.game.actions
        return out[: self.game.rules.legal(self.raw, out)]

    def chance(self) -> list[tuple[int, int]]:
        """(outcome, weight) at a chance node, ascending; the weights sum to the number of ways."""
        if self.to_move != CHANCE:
            return []
        counts: dict[int, int] = {}
        for x in range(self.game.rules.ways(self.raw)):
            a = int(self.game.rules.outcome(self.raw, x))
            counts[a] = counts.get(a, 0) + 1
        return sorted(counts.items())

    def possible(self) -> list[int]:
        """Everything that can happen next: the legal actions, or the outcomes of chance."""
        return [a for a, _ in self.chance()] if self.to_move == CHANCE else self.legal()

    def apply(self, action: int) -> None:
        """One choice or outcome.

        Raises IllegalAction, with the state unchanged, if it is not possible here.
        """
        possible = self.possible()
        if isinstance(action, bool) or action not in possible:
            if self.to_move == OVER:
                raise IllegalAction(f"{self._named(action)}: the game is over")
            raise IllegalAction(f"{self._named(action)} is not legal here; legal is {listed(map(self.text, possible))}")
        self.game.rules.apply(self.raw, int(action))

    def _named(self, action: object) -> str:
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.game.actions:
            return repr(self.text(action))
        return repr(action)

    def sample(self, rng: Rng) -> int:
        """Let chance decide, with its probabilities; returns the outcome."""
        if self.to_move != CHANCE:
            raise IllegalAction("there is nothing to leave to chance here")
        a = int(self.game.rules.outcome(self.raw, draw(rng, self.game.rules.ways(self.raw))))
        self.game.rules.apply(self.raw, a)
        return a

    def copy(self) -> State:
        """An equal state of its own."""
        g = schema.blank(self.game.table)
        self.game.load("state").copy(g, self.raw)
        return State(self.game, g)

    def __eq__(self, other: object) -> bool:
        return self.game == other.game and self.key() == other.key() if isinstance(other, State) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def key(self) -> bytes:
        """The whole position as bytes, for tables."""
        return array("q", schema.flat(self.game.table, self.raw)).tobytes()

    def __repr__(self) -> str:
        return f"{self.game!r}.position({self.to_dict()!r})"

    def decision(self) -> str:
        """The kind of decision that is pending: a word of the title; empty when the game is over."""
        g = self.raw
        return self.game.load("kinds").FRAME_NAMES[g.stack[g.depth - 1].kind] if g.depth else ""

    def witness(self, action: int) -> frozenset[int | None]:
        """The seats that would see this action; None among them: spectators too."""
        bits = int(self.game.rules.witness(self.raw, action))
        seats: set[int | None] = {p for p in range(self.game.players) if bits >> p & 1}
        return frozenset(seats | {None} if bits == PUBLIC else seats)

    def scores(self) -> list[int]:
        """Result per seat, higher is better."""
        out = [0] * self.game.players
        self.game.rules.score(self.raw, out)
        return out

    def points(self) -> list[float]:
        """The same as people count it; whole where it is whole."""
        unit = self.game.score_unit
        return [x // unit if x % unit == 0 else x / unit for x in self.scores()]

    def ranks(self) -> list[int]:
        """Place per seat, from 0; equal for a tie."""
        out = [0] * self.game.players
        self.game.rules.rank(self.raw, out)
        return out

    def estimate(self) -> list[float]:
        """A cheap guess at each seat's chance of winning, 0 to 1; exact when the game is over."""
        out = [0] * self.game.players
        self.game.rules.estimate(self.raw, out)
        return [x / 1000 for x in out]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as data for JSON; None: a spectator."""
        self._check_seat(seat)
        found: dict[str, Any] = self.game.views.view(self.raw, seat)
        return found

    def redeal(self, seat: int, rng: Rng) -> State:
        """A world that the seat cannot tell from this one: all that it cannot know is dealt anew."""
        self._check_seat(seat)
        world = self.copy()
        r = [0, 0, 0, 0]
        seed_stream(r, draw(rng, 2**31) << 31 | draw(rng, 2**31))
        self.game.rules.redeal(world.raw, seat, r)
        return world

    def observe(self, seat: int) -> NDArray[np.int64]:
        """What a seat may see as numbers of fixed shape (OBSERVED,), for learning."""
        import numpy as np

        self._check_seat(seat)
        out = [0] * self.game.load("kinds").OBSERVED
        self.game.rules.observe(self.raw, seat, out)
        return np.array(out, np.int64)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.game.players)):
            raise BadOption(f"seat: {short(seat)} was given, {listed(range(self.game.players))} is accepted")

    def text(self, action: int) -> str:
        """Short text of an action; `parse` reads it back."""
        return str(self.game.notation.text(action))

    def parse(self, words: str) -> int:
        """The action of a short text. Raises IllegalAction if it is none; whether it is legal here, `apply` says."""
        return int(self.game.notation.parse(words))

    def to_dict(self) -> dict[str, Any]:
        """The whole position with names; `Game.position` reads it back without loss."""
        found: dict[str, Any] = self.game.notation.to_dict(self.raw)
        return found


def titles() -> list[str]:
    """The games that can be played."""
    return list(TITLES)


def make(title: str, players: int | None = None, **options: object) -> Game:
    """A game of a title, with options by name; `players` is the fewest of the title if not given.

    Raises UnknownTitle, or BadOption for an unknown option or a wrong value.
    """
    return Game(title, players, options)
