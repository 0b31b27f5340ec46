"""Everything that a seat or a spectator is sent about a match, built from that reader's views alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic_core import to_json

from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.kernel.messages import as_data
from ludi.match import Match, Work
from ludi.match.sent import Audience, View, steps

from .slices import Slices


def dumps(value: Any) -> str:
    """Compact JSON."""
    return to_json(value).decode()


def legal_moves(state: State, audience: Audience, view: View) -> list[dict[str, Any]]:
    """The legal moves, for the seat to move alone."""
    if audience is None or state.to_move != audience:
        return []
    found = []
    for a in state.legal():
        move = state.game.legal_move(view, a)
        said = {name: as_data(getattr(move, name)) for name in ("told", "effect", "confirmation")}
        found.append({"action": a, "text": state.text(a), "path": list(move.path), **said})
    return found


NOTHING_SAID: dict[str, Any] = {"ask": None, "summary": None, "standing": [], "odds": []}


class Said:
    """What was last said of a position: where nothing is hidden, the next audience is told the same of it."""

    def __init__(self) -> None:
        self._last: tuple[Any, View, dict[str, Any]] = (None, {}, {})

    def of(self, words: Any, view: View) -> dict[str, Any]:
        """The sentences about a view that are the same for every audience that has it."""
        last, seen, said = self._last
        if last is words and seen == view:
            return said
        said = {
            "ask": as_data(words.ask(view)),
            "summary": as_data(words.summary(view)),
            "standing": [as_data(x) for x in words.standing(view)],
            "odds": [as_data(x) for x in words.odds(view)],
        }
        self._last = words, view, said
        return said


SAID = Said()


def words_of(state: State, audience: Audience, view: View) -> dict[str, Any]:
    """What is said of a position; nothing for a title whose words are not yet made here."""
    words = state.game.words
    if words is None:
        return {**NOTHING_SAID, "describe": []}
    return {**SAID.of(words, view), "describe": [as_data(x) for x in words.describe(view, audience)]}


def result(state: State) -> dict[str, Any] | None:
    """Points as people count them and ranks when the game is over."""
    return {"scores": state.points(), "ranks": state.ranks()} if state.to_move == OVER else None


def position(
    room: str,
    version: int,
    state: State,
    audience: Audience,
    players: Sequence[str],
    *,
    view: View,
    live: bool,
    undo: str = "no",
    redo: bool = False,
) -> dict[str, Any]:
    """The position as an audience may see it. live: whether it is the one to decide in."""
    return {
        "room": room,
        "version": version,
        "seat": audience,
        "to_move": state.to_move,
        "decision": state.decision(),
        "view": view,
        **words_of(state, audience, view),
        "legal": legal_moves(state, audience, view) if live else [],
        "players": list(players),
        "undo": undo,
        "redo": redo,
        "over": result(state),
    }


class Kept:
    """Entries of an audience without a gap, as text."""

    def __init__(self, first: int) -> None:
        self.first = first  # the version of the first one
        self.told: list[str] = []
        self.turn = asyncio.Lock()  # what two ask for is told once

    @property
    def last(self) -> int:
        """The version of the last one."""
        return self.first + len(self.told) - 1


class Chronicle:
    """The log entries that audiences were told, kept as text while a match is in memory."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._kept: dict[Audience, Kept] = {}

    def audiences(self) -> set[Audience]:
        """Those that are kept up to date."""
        return set(self._kept)

    def add(self, audience: Audience, v: int, entry: str) -> None:
        """The entry of a version, if it is the next one of an audience that is kept."""
        kept = self._kept.get(audience)
        if kept is not None and v == kept.last + 1:
            kept.told.append(entry)

    def forget(self) -> None:
        """Let go of all of it; it can be told again."""
        self._kept.clear()

    async def entries(self, audience: Audience, first: int, slices: Slices) -> list[str]:
        """The entries of an audience from a version on, up to now."""
        kept = self._kept.setdefault(audience, Kept(self.match.version + 1))
        async with kept.turn:
            return await slices.run(self.telling(kept, audience, first))

    def telling(self, kept: Kept, audience: Audience, first: int) -> Work[list[str]]:
        """The same, as a work to be done in slices. The log may grow meanwhile."""
        if first < kept.first:
            before: list[str] = []
            for step in steps(self.match, first, audience):
                if step is not None:
                    before.append(dumps(step.entry.as_dict()))
                    if first + len(before) == kept.first:
                        break
                yield
            kept.told[:0], kept.first = before, first
        while kept.last < self.match.version:
            for step in steps(self.match, kept.last + 1, audience):
                if step is not None and step.event.v == kept.last + 1:
                    kept.told.append(dumps(step.entry.as_dict()))
                yield
        return kept.told[first - kept.first :]


def snapshot(
    now: str,
    entries: Iterable[str],
    *,
    pending_undo: dict[str, Any] | None,
    thinking: bool,
    bots: Mapping[str, Any],
    accepted: int | None = None,
) -> str:
    """A snapshot as JSON, from the position as JSON."""
    tail = dumps({"pending_undo": pending_undo, "thinking": thinking, "bots": bots, "accepted": accepted})[1:]
    return f'{now[:-1]},"log":[{",".join(entries)}],{tail}'


def event(now: str, entry: str) -> str:
    """An event message as JSON, from the position and the log entry as JSON."""
    return f'{{"type":"event","entry":{entry},{now[1:]}'
