"""A position as an audience is told of it, made from that audience's view alone: as data, for whoever sends it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from ludi.bots.protocol import Judged, value_message
from ludi.kernel.frames import OVER
from ludi.kernel.game import Game, State
from ludi.kernel.messages import LegalMove, Message, as_data
from ludi.kernel.orders import Order
from ludi.kernel.resigned import Resigned
from ludi.match.outcome import outcome
from ludi.match.sent import Audience, LogEntry, View

try:
    from pydantic_core import to_json  # a fraction of the time; there is none in a browser
except ModuleNotFoundError:
    to_json = None  # type: ignore[assignment]


def legal_moves(state: State, audience: Audience, view: View) -> dict[int, LegalMove]:
    """The legal moves, for the seat to move alone, by action."""
    if audience is None or state.to_move != audience:
        return {}
    return {action: state.game.legal_move(view, action) for action in state.legal()}


def offered(state: State, action: int, move: LegalMove) -> dict[str, Any]:
    """A legal move as data."""
    said = {name: as_data(getattr(move, name)) for name in ("told", "effect", "confirmation")}
    return {"action": action, "text": state.text(action), "path": list(move.path), "final": move.final, **said}


def orders(state: State, view: View, moves: Mapping[int, LegalMove]) -> list[dict[str, Any]]:
    """Several of these moves at once, where the title says of some that they may be wanted so."""
    tell = getattr(state.game.words, "orders", None)
    if tell is None or not moves:
        return []
    return [order_as_data(order) for order in tell(view, [*moves.values()])]


def order_as_data(order: Order) -> dict[str, Any]:
    """An order as data."""
    touches = [{"token": touch.token, "key": touch.key} for touch in order.touches]
    ways = [{"most": way.most, "told": as_data(way.told)} for way in order.ways]
    return {"of": order.of, "touches": touches, "ways": ways}


def judged(game: Game, view: View, text: str, move: Judged) -> dict[str, Any]:
    """A judged move in the words of the seat that is to move. text: its short one."""
    told = game.legal_move(view, move.action).told
    return {**move.as_dict(), "text": text, "told": as_data(told), "worth": as_data(value_message(move))}


def refused(state: State, audience: Audience, view: View) -> list[dict[str, Any]]:
    """What the seat to move would touch in vain, and why, where the title says it."""
    tell = getattr(state.game.words, "refused", None)
    if tell is None or audience is None or state.to_move != audience:
        return []
    return [{"token": token, "why": as_data(why)} for token, why in tell(view)]


Told = TypeVar("Told")
NOTHING_SAID: dict[str, Any] = {"ask": None, "summary": None, "standing": [], "odds": [], "things": {}}


class Said:
    """What was last said of a position: where nothing is hidden, the next audience is told the same of it."""

    def __init__(self) -> None:
        self._last: tuple[Any, View, dict[str, Any]] = (None, {}, {})
        self._things: dict[str, Any] | None = None  # with what lies in each place, once that was asked for

    def of(self, words: Any, view: View) -> dict[str, Any]:
        """The sentences about a view that are the same for every audience that has it."""
        last, seen, said = self._last
        if last is words and seen == view:
            return said
        self._things = None
        said = {
            "ask": as_data(words.ask(view)),
            "summary": as_data(words.summary(view)),
            "standing": [as_data(x) for x in words.standing(view)],
            "odds": [as_data(x) for x in words.odds(view)],
            "things": {thing: as_data(told) for thing, told in things_of(words, view).items()},
        }
        self._last = words, view, said
        return said

    def with_places(self, words: Any, view: View) -> dict[str, Any]:
        """The same, and what lies in each place."""
        said = self.of(words, view)
        if self._things is None:
            places = things_of(words, view, "places").items()
            self._things = {**said["things"], **{name: as_data(told) for name, told in places}}
        return {**said, "things": self._things}


def things_of(words: Any, view: View, of: str = "things") -> dict[str, Message]:
    """What is said of things on the board one by one, or of what lies in its `places`, in a title with such words."""
    tell = getattr(words, of, None)
    return {} if tell is None else tell(view)


SAID = Said()


def words_of(state: State, view: View, *, passing: bool) -> dict[str, Any]:
    """What is said of a position at every event; nothing for a title whose words are not yet made here."""
    words = state.game.words
    if words is None:
        return NOTHING_SAID
    return SAID.of(words, view) if passing else SAID.with_places(words, view)


def description(version: int, state: State, audience: Audience) -> dict[str, Any]:
    """The position in sentences, with its chances: on request, for it is longer than all else that is said."""
    words, view = state.game.words, state.view(audience)
    said = [] if words is None else [*words.describe(view, audience), *words.odds(view)]
    return {"version": version, "seat": audience, "sentences": [as_data(x) for x in said]}


OF_A_SEAT = {"seat", "side"}  # what sentences about points name; the supply of Roma is in the summary as well


def outline(state: State) -> dict[str, Any] | None:
    """Turn and points in sentences, as everybody sees them, and ranks where the game is over; None without words."""
    words, view = state.game.words, state.view(None)
    if words is None:
        return None
    points = [as_data(x) for x in words.standing(view) if x.params.keys() & OF_A_SEAT]
    ranks = state.ranks() if state.to_move == OVER else None
    return {"summary": as_data(words.summary(view)), "standing": points, "ranks": ranks}


def outlined(found: Mapping[str, Any] | None) -> dict[str, Any]:
    """An outline as a list of games has it: with who has won, where the game is over."""
    if found is None:
        return {"summary": None, "standing": [], "result": None}
    ranks = found.get("ranks")
    won = None if ranks is None else as_data(outcome(ranks))
    return {"summary": found["summary"], "standing": found["standing"], "result": won}


def result(state: State) -> dict[str, Any] | None:
    """Points as people count them, ranks, who has won, and who has resigned, if somebody has, when the game is over."""
    if state.to_move != OVER:
        return None
    ranks = state.ranks()
    found: dict[str, Any] = {"scores": state.points(), "ranks": ranks, "told": as_data(outcome(ranks))}
    return found | ({"resigned": state.seat} if isinstance(state, Resigned) else {})


@dataclass(frozen=True)
class Seen:
    """A position after so many events, and who sees what of it."""

    version: int
    state: State
    audience: Audience
    view: View


def position(
    seen: Seen,
    *,
    live: bool,
    undo: str = "no",
    redo: bool = False,
    passing: bool = False,
) -> dict[str, Any]:
    """The position as an audience may see it. live: whether it is the one to decide in.

    passing: whether others follow at once, so that it need not be said what lies in each place.
    """
    state, audience, view = seen.state, seen.audience, seen.view
    moves = legal_moves(state, audience, view) if live else {}
    return {
        "version": seen.version,
        "seat": audience,
        "to_move": state.to_move,
        "decision": state.decision(),
        "view": view,
        **words_of(state, view, passing=passing),
        "legal": [offered(state, action, move) for action, move in moves.items()],
        "orders": orders(state, view, moves),
        "refused": refused(state, audience, view) if live else [],
        "undo": undo,
        "redo": redo,
        "over": result(state),
    }


class Position:
    """A position as data, and as JSON once somebody wants it whole."""

    def __init__(self, data: dict[str, Any], *, passing: bool = False) -> None:
        self.data = data
        self.passing = passing

    @cached_property
    def text(self) -> str:
        """The whole of it."""
        return dumps(self.data)


class Positions:
    """The position now, made once per audience."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._made: dict[Audience, Position] = {}

    def to(self, audience: Audience, of: tuple[object, ...], make: Callable[[], dict[str, Any]]) -> Position:
        """What `make` says to an audience, unless that is known. of: what another position has others of."""
        if len(of) != len(self._of) or any(a is not b for a, b in zip(of, self._of, strict=True)):
            self._of, self._made = of, {}
        if audience not in self._made:
            self._made[audience] = Position(make())
        return self._made[audience]


def snapshot(
    now: str,
    entries: Iterable[str],
    *,
    room: str,
    players: Sequence[str],
    thinking: bool,
    bots: Mapping[str, Any],
    pending_undo: dict[str, Any] | None = None,
    accepted: int | None = None,
) -> str:
    """A snapshot as JSON, from the position and log entries as JSON."""
    head = dumps({"room": room, "players": players})
    tail = dumps({"pending_undo": pending_undo, "thinking": thinking, "bots": bots, "accepted": accepted})
    return f'{head[:-1]},{now[1:-1]},"log":[{",".join(entries)}],{tail[1:]}'


class Events:
    """Events as messages to those who have the position before: words that stand as they did are left out."""

    def __init__(self) -> None:
        self._last: dict[Audience, Position] = {}
        self._entry, self._view = Once[LogEntry](LogEntry.as_dict), Once[View](dict)

    def entry(self, entry: LogEntry) -> str:
        """A log entry as JSON."""
        return self._entry.of(entry)

    def message(self, now: Position, entry: LogEntry) -> str:
        """An event as JSON. now: the position after it."""
        audience, version = now.data["seat"], now.data["version"]
        last, self._last[audience] = self._last.get(audience), now
        left_out = {"view"}  # it is put in as text
        if last is not None and last.data["version"] == version - 1:
            left_out |= {name for name in NOTHING_SAID if last.data[name] == now.data[name]}
            if last.passing or now.passing:  # to some it was perhaps told what lies in each place, to others not
                left_out.discard("things")
        rest = dumps({name: value for name, value in now.data.items() if name not in left_out})
        view = self._view.of(now.data["view"])
        return f'{{"type":"event","entry":{self.entry(entry)},"view":{view},{rest[1:]}'


class Once(Generic[Told]):
    """What several readers are told, as JSON, made once while it is the same."""

    def __init__(self, as_dict: Callable[[Told], dict[str, Any]]) -> None:
        self._as_dict = as_dict
        self._last: Told | None = None
        self._text = ""

    def of(self, told: Told) -> str:
        """The text of it."""
        if told is not self._last:
            self._last, self._text = told, dumps(self._as_dict(told))
        return self._text


def dumps(value: Any) -> str:
    """Compact JSON."""
    if to_json is not None:
        return to_json(value).decode()
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
