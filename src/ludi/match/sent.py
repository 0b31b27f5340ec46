"""What each seat is told of the events of a match, made from the views of that seat alone.

An *audience* is a seat, or None for spectators.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludi.kernel.game import State
from ludi.kernel.messages import Entry, Message, Named, as_data

from .history import REDO, RESIGN, UNDO, Event
from .match import Match

Audience = int | None
View = dict[str, Any]
TOLD = {UNDO: "table-told-undo", REDO: "table-told-redo", RESIGN: "table-told-resign"}


@dataclass(frozen=True)
class LogEntry:
    """An event as an audience saw it. action, text: None where it was not seen; turn: of the view afterwards.

    drawn: what a page draws of it besides its sentences, if anything.
    """

    v: int
    seat: int
    decision: str
    action: int | None
    text: str | None
    told: tuple[Message, ...]
    turn: int
    to: int | None
    drawn: Mapping[str, Any] | None = None

    def as_dict(self) -> dict[str, Any]:
        """The same as data."""
        return {
            "v": self.v,
            "seat": self.seat,
            "decision": self.decision,
            "action": self.action,
            "text": self.text,
            "told": [as_data(t) for t in self.told],
            "turn": self.turn,
            "to": self.to,
            **({} if self.drawn is None else {"drawn": self.drawn}),
        }


class Step(NamedTuple):
    """An event as it was told: to whom, and the position and that audience's view after it, only to be looked at."""

    event: Event
    audience: Audience
    entry: LogEntry
    state: State
    view: View


def log_event(
    match: Match, e: Event, state: State, views: dict[Audience, View]
) -> tuple[dict[Audience, LogEntry], State]:
    """The log entry of an event for each audience of `views`, and the position after it.

    views: each audience's view before the event, replaced by the one after it. The given state is used up.
    """
    found, before = {}, dict(views)
    if e.action is None:
        state = match.at(e.v)
        told = [Message(TOLD[e.kind], {"seat": Named("seat", e.seat), "n": e.to})]
        views.update(state.views(before))
        for a in before:
            found[a] = log_entry(e, e.kind, None, told, views[a])
        return found, state
    witnesses, decision = state.witness(e.action), state.decision()
    match.game.rules.apply(state.raw, e.action)  # it is in the log: it was legal
    views.update(state.views(before))
    text, alike = state.text(e.action), dict[tuple[int, int, bool], LogEntry]()
    for a, was in before.items():
        key = id(was), id(views[a]), a in witnesses  # who sees the same is told the same
        if key not in alike:
            seen = e.action if a in witnesses else None
            happened = was, Entry(e.seat, decision, seen), views[a]
            told = match.game.event_messages(*happened)
            drawn = match.game.drawn_event(*happened, told)
            alike[key] = log_entry(e, decision, None if seen is None else (seen, text), told, views[a], drawn)
        found[a] = alike[key]
    return found, state


def log_entry(
    e: Event,
    decision: str,
    seen: tuple[int, str] | None,
    told: Sequence[Message],
    view: View,
    drawn: Mapping[str, Any] | None = None,
) -> LogEntry:
    """An event as an audience saw it. seen: its action with its short text."""
    action, text = seen or (None, None)
    to = None if e.kind == RESIGN else e.to  # it takes nothing back
    return LogEntry(e.v, e.seat, decision, action, text, tuple(told), int(view.get("turn", 0)), to, drawn)


def steps(match: Match, first: int, audience: Audience) -> Iterator[Step | None]:
    """What an audience was told from version `first` on. None: not there yet, somebody else may have a turn."""
    work = match.reaching(first - 1)
    while True:
        try:
            next(work)
            yield None
        except StopIteration as end:
            state = end.value
            break
    views = {audience: state.view(audience)}
    for e in match.log[first - 1 :]:
        entries, state = log_event(match, e, state, views)
        yield Step(e, audience, entries[audience], state, views[audience])


class Views:
    """The views of those who follow a match, kept from one event to the next."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._views: dict[Audience, View] = {}
        self._version = -1  # after which they are

    def forget(self) -> None:
        """Nobody follows it any more."""
        self._views = {}

    def view(self, audience: Audience) -> View:
        """What an audience sees now."""
        if self._version != self.match.version:
            self._views, self._version = {}, self.match.version
        if audience not in self._views:
            self._views[audience] = self.match.state.view(audience)
        return self._views[audience]

    def telling(self, events: Sequence[Event], before: State, audiences: Collection[Audience]) -> Iterator[Step]:
        """Events that have just been committed, for each audience. before: the position then; it is used up."""
        if not events:
            return
        known = self._views if self._version == events[0].v - 1 else {}
        state, views = before, {a: known[a] for a in audiences if a in known}
        views |= before.views([a for a in audiences if a not in known])
        for e in events:
            entries, state = log_event(self.match, e, state, views)
            for a, entry in entries.items():
                yield Step(e, a, entry, state, views[a])
        self._views, self._version = views, self.match.version
        self.match.spare = state
