"""A title with its options: the public face of a rules module."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from . import copying, past, schema
from .decisions import Decisions
from .errors import BadOption, LudiError
from .extras import bring
from .facts import own_facts
from .home import has_numba
from .messages import Entry, LegalMove, Message, typed
from .own_data import check_own
from .spoken import given_as, no_title, span
from .state import State
from .titles import TITLES

if TYPE_CHECKING:  # loading NumPy takes longer than a first move
    from .engine import Engine, Playouts
    from .observed import Observed

__all__ = ["Game", "State", "make", "titles"]


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
            raise no_title(title, TITLES)
        if home == past.NOW:
            check_own(title)
        self.home = home
        self._modules: dict[tuple[str, str], Any] = {}
        listed_options, option_rules = self.load("options", title), past.kernel(home, "options")
        low, high = listed_options.PLAYERS
        self.title = title
        self.facts = own_facts(title) if self.is_of_now else past.HOMES[home].facts  # the user's data file, by its name
        self.players: int = getattr(listed_options, "USUAL_PLAYERS", low) if players is None else players
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not low <= self.players <= high:
            bounds = {"given": given_as(players), "title": title, "wanted": span(low, high)}
            raise BadOption(Message("given-players", bounds))
        offered = listed_options.OPTIONS[title]
        self._values = option_rules.checked(title, offered, options or {})
        self.options: Mapping[str, Any] = MappingProxyType(option_rules.readable(offered, self._values))
        self._apply_options: Callable[[Any, Mapping[str, Any]], None] = past.function(listed_options, "apply_options")
        self.rules_version: int = listed_options.RULES_VERSION
        self.score_unit: int = getattr(listed_options, "SCORE_UNIT", 1)  # parts of a point in a score
        self.actions: int = self.load("constants").ACTIONS
        self.rules: Any = self.load("rules")
        self.state_type: Any = self.load("state").State
        self.notation: Any = self.load("notation")
        self.views: Any = self.load("view")
        self.words: Any = past.optional(home, title, "words")
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

    def __copy__(self) -> Game:
        return self  # it never changes

    def __deepcopy__(self, _: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = past.told(self.home, self.title)
        return _restored, (self.title, self.players, dict(self.options), self.rules_version, *told)

    @property
    def is_of_now(self) -> bool:
        """Whether it has the rules and the data file that are in use."""
        return self.home == past.NOW

    def load(self, module: str, title: str = "") -> Any:
        """A module of its rules."""
        asked = title or self.title, module
        if asked not in self._modules:
            self._modules[asked] = past.module(self.home, *asked)
        return self._modules[asked]

    @cached_property
    def decisions(self) -> Decisions:
        """Its kinds of decision."""
        declared: Decisions | None = getattr(self.load("constants"), "DECISIONS", None)
        return past.decisions(self.load("moves")) if declared is None else declared

    @cached_property
    def _empty(self) -> Any:
        g = schema.blank(self.state_type)
        g.opt.seats = self.players
        self._apply_options(g.opt, self._values)
        return g

    def _blank(self) -> Any:
        return copying.clone(self.state_type, self._empty)

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

        return Engine(self, "plain")

    @cached_property
    def fast(self) -> Engine:
        """The same compiled. Without Numba it is the plain home, and says so once."""
        if not self.is_of_now:
            return self.plain
        if not has_numba():
            warnings.warn(
                "Numba is not installed here: playouts and search run uncompiled, about 50 times slower; "
                f"{bring('fast')} brings it",
                stacklevel=2,
            )
            return self.plain
        from .engine import Engine

        return Engine(self, "fast")

    @cached_property
    def wasm(self) -> Engine:
        """The same compiled ahead, as WebAssembly: at once, at most of the speed.

        Raises LudiError where `has_wasm` is false; `kernel.wasm.described.why_not` says why.
        """
        if not self.is_of_now:
            raise LudiError(f"{self!r} has rules or data of another time; the wasm home has those of now")
        from .engine import Engine
        from .wasm.described import why_not

        if why := why_not(self.title):
            raise LudiError(f"no wasm home: {why}")
        return Engine(self, "wasm")

    @cached_property
    def observed(self) -> Observed:
        """What the numbers of `State.observe` are, one by one, with their bounds and an encoding for learning."""
        if not self.is_of_now:
            raise LudiError(f"{self!r} has rules or data of another time; its observations are not declared")
        from .observed import Observed

        return Observed(self.load("observed").entries())

    @property
    def has_wasm(self) -> bool:
        """Whether there is a wasm home for it here."""
        from .wasm.described import why_not

        return self.is_of_now and not why_not(self.title)

    @property
    def best_home(self) -> Engine:
        """The fast home once it is warm, until then the wasm home, or the plain one; all give the same answers."""
        if self.is_of_now and has_numba() and self.fast.ready:
            return self.fast
        return self.wasm if self.has_wasm else self.plain

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
        return found if self.is_of_now else [self._named(x) for x in found]

    def drawn_event(
        self, before: Mapping[str, Any], entry: Entry, after: Mapping[str, Any], told: Sequence[Message]
    ) -> Mapping[str, Any] | None:
        """What a page draws of a log entry besides its sentences, in a title that tells it. told: the sentences."""
        draw = getattr(self.words, "drawn_event", None)
        return draw(before, entry, after, told) if draw else None

    def legal_move(self, view: Mapping[str, Any], action: int) -> LegalMove:
        """A legal action of the seat to move, from its view: what a person touches, and what it does."""
        found: LegalMove = past.function(self.load("moves"), "legal_move")(view, action)
        if not self.is_of_now:
            found = LegalMove(found.path, self._named(found.told))
        if self.words is None:
            return found
        effect, confirmation = self.words.effect(view, action), self.words.confirmation(view, action)
        move = LegalMove(found.path, found.told, effect, confirmation)
        final = getattr(self.words, "final", None)
        return replace(move, final=True) if final and final(move) else move

    def why(self, view: Mapping[str, Any], action: int) -> Message | None:
        """Why an action is not legal for the seat to move, from its view; None where the title does not say."""
        refuse = getattr(self.load("moves"), "why", None)
        return refuse(view, action) if refuse else None

    def _named(self, told: Message) -> Message:
        """A sentence of another time, in which everything says what it is."""
        former = past.optional(past.NOW, self.title, "former")
        found: Message = former.former(told, self.players) if former else typed(told)
        return found


def titles() -> list[str]:
    """The games that can be played."""
    return list(TITLES)


def make(title: str, players: int | None = None, **options: object) -> Game:
    """A game of a title, with options by name; `players` is the usual number of the title if not given.

    Raises UnknownTitle, or BadOption for an unknown option or a wrong value.
    """
    return Game(title, players, options)


def _restored(title: str, players: int, options: Mapping[str, object], version: int, facts: str, text: str) -> Game:
    """A game that was pickled, with the rules and the data file it had; what `past.home` raises where they are not."""
    kept = {facts: text} if text else {}
    return Game(title, players, options, past.home(title, version, facts, kept.get))
