"""A room in memory: a cache of what is stored, and the streams that follow it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

from ludi.bots.levels import needs_code
from ludi.kernel.game import State
from ludi.match import Chance, Event, Match, Work
from ludi.match.commitment import Secret
from ludi.match.sent import Audience, View, Views, steps
from ludi.rooms import along
from ludi.rooms.records import PROOF, proven
from ludi.rooms.seats import SeatRow, listed, resigning_of
from ludi.rooms.told import Events, Position, Positions, Seen, dumps, position, snapshot

from .acts import Act
from .messages import LogCache
from .models import Act as ActInfo
from .models import Error, RoomInfo, SeatInfo
from .refused import Refused
from .rows import RoomRow
from .security import Who, link_token
from .settings import Settings
from .slices import Slices
from .subscriber import Subscriber

HintAsked = tuple[int, int, int | None]  # the seat, the version, and a move to judge besides


class Room:
    """A room and its match. What changes it stands in rooms.py, under `lock`."""

    def __init__(
        self,
        row: RoomRow,
        seats: tuple[SeatRow, ...],
        match: Match,
        secret: Secret,
        key: bytes,
        settings: Settings,
        closed: Refused | None = None,
        slices: Slices | None = None,
    ) -> None:
        self.row, self.seats, self.match, self.secret = row, seats, match, secret
        self._key, self._settings = key, settings
        self.closed = closed  # why nobody can go on with it: it was begun under other rules
        self.slices = slices or Slices()
        self.log_cache = LogCache(match)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.job: asyncio.Task[None] | None = None  # a bot that thinks
        self.thinks_about: object = None
        self.bots: dict[str, Any] = {"state": "full", "done": 0, "total": 0}
        self.in_use = 0
        self.in_doubt = False  # whether a write failed: what is stored is not known
        self.hinting: tuple[HintAsked, asyncio.Task[dict[str, Any]]] | None = None
        self.full_since: float | None = None  # all seats are taken, and shares in the seed awaited
        self.used = time.monotonic()
        self._left: dict[int, float] = {}
        self.acts: tuple[Act, ...] = ()  # the last of them
        self._positions = Positions()
        self._events = Events()
        self.views = Views(match)  # of those who were told of the last event

    @property
    def id(self) -> str:
        """The room's name in addresses."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many events there were."""
        return self.match.version

    @contextlib.asynccontextmanager
    async def using(self) -> AsyncIterator[None]:
        """Keep the room in memory meanwhile."""
        self.in_use += 1
        try:
            yield
        finally:
            self.in_use -= 1
            self.used = time.monotonic()

    def link(self, kind: str) -> str:
        """The token of the link to claim a seat (`invite`), or to watch (`watch`)."""
        return link_token(self._key, self.id, kind, self.row.generation)

    def is_present(self, seat: int) -> bool:
        """Whether a stream of this seat is open."""
        return any(seat in s.who.seats for s in self.subscribers)

    def absent_for(self, seat: int) -> float:
        """Seconds since the last stream of this seat ended, or since the room came into memory."""
        return 0.0 if self.is_present(seat) else time.monotonic() - self._left.setdefault(seat, self.used)

    def heard(self, seat: int) -> None:
        """A sign of life of a player who follows no stream: a program, say."""
        self._left[seat] = time.monotonic()

    def join(self, subscriber: Subscriber) -> None:
        """A stream begins."""
        self.subscribers.add(subscriber)
        self.used = time.monotonic()
        self.tell_room()

    def leave(self, subscriber: Subscriber) -> None:
        """A stream has ended."""
        self.subscribers.discard(subscriber)
        self.used = time.monotonic()
        for seat in subscriber.who.seats:
            self._left[seat] = self.used
        if not self.subscribers:
            self.log_cache.forget()
            self.views.forget()
            self._events = Events()
        self.tell_room()

    def dismiss(self, seat: int) -> None:
        """Its holder has left a seat: its streams end, those of other seats of the same player go on without it."""
        self._left[seat] = time.monotonic()
        for s in list(self.subscribers):
            was, rest = s.who.seats, tuple(x for x in s.who.seats if x != seat)
            s.who = replace(s.who, seats=rest, owner=any(self.seats[x].owner for x in rest))
            if rest != was and (not rest or s.audience == seat):
                s.close("sent away")

    def players(self) -> list[str]:
        """A name per seat."""
        return [s.nickname or s.level or "" for s in self.seats]

    def humans(self) -> list[int]:
        """The seats that people play."""
        return [s.seat for s in self.seats if s.kind == "human"]

    def bot_to_move(self) -> SeatRow | None:
        """The seat to move, if a bot plays it."""
        to_move = self.match.state.to_move
        if not self.runs or to_move < 0 or self.seats[to_move].kind != "bot":
            return None
        return self.seats[to_move]

    @property
    def chance(self) -> Chance:
        """What decides in this match."""
        return self.secret.chance(self.id)

    @property
    def runs(self) -> bool:
        """Whether it can be played on."""
        return self.row.status == "running" and self.closed is None

    def needs_code(self) -> bool:
        """Whether compiled code makes a difference, while it is not over: to a bot that sits here, or to hints."""
        if self.row.status == "over" or self.closed is not None:
            return False
        levels = [s.level for s in self.seats if s.kind == "bot" and s.level]
        return self.row.hints or self.row.practice or any(needs_code(level, self.row.title) for level in levels)

    def info(self, who: Who) -> RoomInfo:
        """The room as this reader may see it."""
        member, secret = bool(who.seats), self.shown_secret()
        return RoomInfo(
            room=self.id,
            title=self.row.title,
            players=self.row.players,
            options=dict(self.match.game.options),
            status=self.row.status,  # type: ignore[arg-type]
            version=self.version,
            seats=[self._seat_info(s, who) for s in self.seats],
            owner=who.owner,
            mine=list(who.seats),
            invite=f"/r/{self.id}?invite={self.link('invite')}" if member else None,
            watch=f"/r/{self.id}?watch={self.link('watch')}" if member or who.watch else None,
            watching=sum(not s.who.seats for s in self.subscribers),
            hints=self.row.hints,
            practice=self.row.practice,
            commitment=self.commitment(),
            seed=None if secret is None else secret.seed.hex(),
            salt=None if secret is None else secret.salt.hex(),
            proof=(self.row.note or {}).get(PROOF),
            rematch=self.row.rematch,
            closed=None if self.closed is None else Error(**self.closed.body()),
            absence=self.row.absence,
            successor=self.row.successor,  # type: ignore[arg-type]
            acts=[
                ActInfo(**act)
                for act in (*along.told(self.row.note, self.row.created_at), *(a.told() for a in self.acts))
            ],
        )

    def commitment(self) -> str | None:
        """What was promised before the match; of an imported one only what its record can prove."""
        secret = self.shown_secret()
        if self.row.note is None:
            return self.row.commitment
        return None if secret is None else secret.commitment

    def shown_secret(self) -> Secret | None:
        """The seed and the salt, after the end; of an imported match those in its record."""
        if self.row.note is None:
            return self.secret if self.row.status == "over" else None
        return proven(self.row.note)

    def _seat_info(self, s: SeatRow, who: Who) -> SeatInfo:
        present = s.kind == "bot" or self.is_present(s.seat)
        absent = int(self.absent_for(s.seat)) if s.is_held and not self.is_present(s.seat) else None
        return SeatInfo(
            **listed(s, mine=s.seat in who.seats),
            present=present,
            absent=absent,
            resigning=resigning_of(self.seats, s.seat),
            seal=s.seal,
            share=self._share(s),
        )

    def _share(self, s: SeatRow) -> str | None:
        if self.row.status == "lobby":
            return s.share
        secret = self.secret if self.row.note is None else self.shown_secret()
        return secret.shares[s.seat] if secret is not None and s.seat < len(secret.shares) else None

    def undo_for(self, seat: Audience) -> str:
        """Whether a seat may take its last choice back at once, by asking, or not."""
        if seat is None or not self.runs:
            return "no"
        back = self.match.back(self.undo_seats(seat))
        if back is None:
            return "no"
        if back[1] or self.row.practice:
            return "free"
        return "ask" if any(p != seat for p in self.humans()) else "no"

    def undo_seats(self, seat: int) -> list[int]:
        """The seats whose last choice an undo takes back: in practice that of anybody at this browser."""
        return self.humans() if self.row.practice else [seat]

    def redo_to(self, seat: int) -> int | None:
        """The version that a redo leads to."""
        return self.match.forward(seat, anything=self.row.practice) if self.runs else None

    def now(self, audience: Audience, view: View | None = None) -> Position:
        """The position now, made once per audience. view: that of the audience, if it is made already."""
        state = self.match.state

        def made() -> dict[str, Any]:
            seen = state.view(audience) if view is None else view
            return position(
                Seen(self.version, state, audience, seen),
                live=self.runs,
                undo=self.undo_for(audience),
                redo=audience is not None and self.redo_to(audience) is not None,
            )

        # What changes the position puts another row in the place of this one.
        return self._positions.to(audience, (self.match, self.row, self.seats), made)

    async def snapshot(self, audience: Audience, accepted: int | None = None, entries: int | None = None) -> str:
        """The position and the log, or its last entries, as JSON."""
        most = self._settings.log if entries is None else min(entries, self._settings.log)
        last = await self.entries(audience, max(1, self.version - most + 1)) if most else []
        return snapshot(
            self.now(audience).text,
            last[-most:],
            room=self.id,
            players=self.players(),
            pending_undo=self.pending_undo(),
            thinking=self.bot_to_move() is not None,
            bots=self.bots,
            accepted=accepted,
        )

    async def entries(self, audience: Audience, first: int) -> list[str]:
        """The log entries of an audience from a version on, up to that of now, each as JSON."""
        while True:
            log_cache = self.log_cache
            told = await log_cache.entries(audience, first, self.slices)
            if log_cache is self.log_cache:  # it was not read anew meanwhile
                return told

    def pending_undo(self) -> dict[str, Any] | None:
        """The undo that is asked for."""
        asked = self.row.pending_undo
        return None if asked is None else {k: asked[k] for k in ("seat", "to", "waiting")}

    async def catch_up(self, subscriber: Subscriber, after: int | None) -> AsyncIterator[str]:
        """What a stream begins with: the events since a version; a snapshot if that is unknown or too long ago.

        After the events comes what else may have changed. When this ends, the stream has been told all, and what
        happens next is put to it.
        """
        if self.row.status != "lobby":
            if after is not None and not 0 <= self.version - after <= self._settings.gap:
                after = None
            resumed = after is not None
            if after is None:
                text = await self.snapshot(subscriber.audience)
                after = self.version
                if not subscriber.closed:
                    yield '{"type":"snapshot",' + text[1:]
            while after < self.version and not subscriber.closed:
                told = await self.slices.run(self.events_since(subscriber.audience, after))
                after += len(told)
                for text in told:
                    yield text
            if resumed and not subscriber.closed:
                yield self._bots_told()
                yield self._undo_told()
        subscriber.told = self.version

    def events_since(self, audience: Audience, after: int, most: int = 50) -> Work[list[str]]:
        """The next events after a version, as they are sent."""
        found: list[str] = []
        events = Events()
        for step in steps(self.match, after + 1, audience):
            yield
            if step is not None:
                now = self._moment(step.event.v, step.state, audience, step.view)
                found.append(events.message(now, step.entry))
                if len(found) == most:
                    break
        return found

    def _moment(self, version: int, state: State, audience: Audience, view: View) -> Position:
        if version == self.version:
            return self.now(audience, view)
        return Position(position(Seen(version, state, audience, view), live=False, passing=True), passing=True)

    async def publish(self, events: Sequence[Event], before: State) -> None:
        """Tell every stream what has been committed. before: the position then; it is used up."""
        await self.slices.run(self.publishing(events, before))

    def publishing(self, events: Sequence[Event], before: State) -> Work[None]:
        """The same, as a work to be done in slices."""
        audiences = {*(s.audience for s in self.subscribers), *self.log_cache.audiences()}
        if not audiences:
            return
        said: dict[str, str] = {}  # most of it is the same for all, and is kept once
        for e, a, entry, state, view in self.views.telling(events, before, audiences):
            yield
            text = self._events.entry(entry)
            text = said.setdefault(text, text)
            self.log_cache.add(a, e.v, text)
            followers = [s for s in self.subscribers if s.audience == a and s.told is not None and s.told < e.v]
            if followers:
                message = self._events.message(self._moment(e.v, state, a, view), entry)
                for s in followers:
                    s.put(message)
                    s.told = e.v

    def tell_room(self) -> None:
        """Tell every stream who sits where."""
        told: dict[tuple[tuple[int, ...], bool], str] = {}
        for s in self.subscribers:
            whose = s.who.seats, s.who.owner
            if whose not in told:
                told[whose] = '{"type":"room",' + self.info(s.who).model_dump_json()[1:]
            s.put(told[whose])

    def tell_bots(self, state: str, done: int = 0, total: int = 0) -> None:
        """Tell every stream whether the bots have their full strength."""
        now = {"state": state, "done": done, "total": total}
        if now != self.bots:
            self.bots = now
            told = self._bots_told()
            for s in self.subscribers:
                s.put(told)

    def _bots_told(self) -> str:
        return dumps({"type": "bots", **self.bots})

    def bots_warm_up(self, done: int, total: int) -> None:
        """Tell them that compiled code is being loaded, and how far that is."""
        self.tell_bots("warming", done, total)

    def tell_hint(self, seat: int, done: int, total: int) -> None:
        """Tell a seat how far the search is that it asked for."""
        text = dumps({"type": "hint", "done": done, "total": total})
        for s in self.subscribers:
            if s.audience == seat:
                s.put(text)

    def tell_undo(self) -> None:
        """Tell the players about an undo that is asked for, or is no longer."""
        told = self._undo_told()
        for s in self.subscribers:
            s.put(told)

    def _undo_told(self) -> str:
        return dumps({"type": "undo_request", "pending_undo": self.pending_undo()})

    def tell_players(self, text: str) -> None:
        """A message for the players alone."""
        for s in self.subscribers:
            if s.who.seats:
                s.put(text)

    def is_used(self) -> bool:
        """Whether somebody follows it, or something is under way."""
        return bool(self.subscribers or self.job is not None or self.in_use or self.lock.locked())
