"""A position of a game: the public face of a plain state."""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterable
from numbers import Integral
from typing import TYPE_CHECKING, Any, Protocol

from . import copying, past, schema
from .errors import IllegalAction, LudiError, listed
from .extras import needs
from .frames import CHANCE, OVER, PUBLIC
from .rng import seed as seed_stream
from .spoken import choice, not_accepted

if TYPE_CHECKING:  # loading NumPy takes longer than a first move
    import numpy as np
    from numpy.typing import NDArray

    from .game import Game


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
        if isinstance(action, bool) or not self._can_be(action):
            if self.to_move == OVER:
                raise IllegalAction(f"{self._named(action)}: the game is over")
            possible = listed(map(self.text, self.possible()))
            raise IllegalAction(f"{self._named(action)} is not legal here; legal is {possible}")
        self.game.rules.apply(self.raw, int(action))

    def _can_be(self, action: object) -> bool:
        """Whether an action can happen next; the outcomes of chance ascend with its ways, which may be many."""
        if self.to_move != CHANCE:
            return action in self.legal()
        if not isinstance(action, Integral):
            return False
        rules, raw = self.game.rules, self.raw
        ways = rules.ways(raw)
        way = bisect_left(range(ways), action, key=lambda x: rules.outcome(raw, x))
        return bool(way < ways and rules.outcome(raw, way) == action)

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
        return State(self.game, copying.clone(self.game.state_type, self.raw))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, copying.numbers(self.game.state_type, self.raw))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self._numbers() == other._numbers()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def key(self) -> bytes:
        """The whole position as bytes, for tables."""
        numbers = self._numbers()
        return struct.pack(f"{len(numbers)}q", *numbers)

    def _numbers(self) -> list[int]:
        """All that tells a position from others of its game."""
        return copying.numbers(self.game.state_type, self.raw)

    def __repr__(self) -> str:
        return f"{self.game!r}.position({self.to_dict()!r})"

    def decision(self) -> str:
        """The kind of decision that is pending: a word of the title; empty when the game is over."""
        g = self.raw
        return self.game.load("constants").FRAME_NAMES[g.stack[g.depth - 1].kind] if g.depth else ""

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
        past.complete(self.game.home, self.game.title, found)
        return found

    def views(self, audiences: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """What each of several may see, only to be looked at: parts that all of them see stand in every view."""
        module = self.game.views
        if not self.game.is_of_now or (shared := getattr(module, "shared", None)) is None:
            return {a: self.view(a) for a in audiences}
        common = shared(self.raw)
        return {a: module.view(self.raw, a, common) for a in audiences}

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
        needs("numpy")
        import numpy as np

        self._check_seat(seat)
        out = [0] * self.game.load("constants").OBSERVED
        self.game.rules.observe(self.raw, seat, out)
        return np.array(out, np.int64)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(self.game.players)):
            raise not_accepted("seat", seat, choice(range(self.game.players)))

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


def _restored(game: Game, numbers: list[int]) -> State:
    """A state that was pickled. Raises LudiError if states of this game are made otherwise here."""
    raw = schema.blank(game.state_type)
    wanted = len(schema.flat(game.state_type, raw))
    if len(numbers) != wanted:
        raise LudiError(f"a state of {game.title} has {wanted} numbers here; {len(numbers)} were given")
    schema.fill(game.state_type, raw, iter(numbers))
    return State(game, raw)
