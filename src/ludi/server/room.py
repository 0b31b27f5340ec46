"""A room in memory: a cache of what is stored, and the streams that follow it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

from ludi.kernel.errors import BadRecord
from ludi.kernel.game import Game, State
from ludi.kernel.home import load

from . import messages
from .chance import Secret, opened
from .match import Event, Match
from .messages import Audience, Chronicle, View, dumps
from .metrics import DROPPED
from .models import RoomInfo, SeatInfo
from .security import Who, link_token
from .settings import Settings
from .store import RoomRow, SeatRow


class Subscriber:
    """One stream: whose it is, and the messages that wait for it. A reader that is too slow is let go.

    There are thousands of them, so they are small: nothing that was sent is held on to.
    """

    __slots__ = ("_bytes", "_news", "_settings", "_waiting", "address", "audience", "closed", "quiet", "room", "who")

    def __init__(self, room: Room, who: Who, audience: Audience, address: str, settings: Settings) -> None:
        self.room, self.who, self.audience, self.address = room, who, audience, address
        self._settings = settings
        self._waiting: list[str] = []
        self._bytes = 0
        self._news: asyncio.Future[None] | None = None
        self.quiet = time.monotonic()  # since when nothing was sent
        self.closed = ""  # why, when it is

    def put(self, text: str) -> None:
        """One more message."""
        if self.closed:
            return
        self._waiting.append(text)
        self._bytes += len(text)
        if len(self._waiting) > self._settings.queue_messages or self._bytes > self._settings.queue_bytes:
            DROPPED.inc()
            self.close("too slow")
        self._wake()

    def close(self, why: str) -> None:
        """End the stream; what waits is not sent any more."""
        self.closed = self.closed or why
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def ping(self) -> None:
        """A sign of life, if nothing else was sent for long."""
        if not self._waiting and time.monotonic() - self.quiet > self._settings.ping / 2:
            self.put('{"type":"ping"}')

    async def news(self) -> bool:
        """Wait until there is a message to take; False at the end."""
        while not self._waiting and not self.closed:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return bool(self._waiting)

    def take(self) -> str:
        """The next message."""
        text = self._waiting.pop(0)
        self._bytes -= len(text)
        self.quiet = time.monotonic()
        return text


class Room:
    """A room and its match. What changes it stands in rooms.py, under `lock`."""

    def __init__(
        self, row: RoomRow, seats: tuple[SeatRow, ...], match: Match, secret: Secret, key: bytes, settings: Settings
    ) -> None:
        self.row, self.seats, self.match, self.secret = row, seats, match, secret
        self._key, self._settings = key, settings
        self.chronicle = Chronicle(match, settings.log)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.job: asyncio.Task[None] | None = None  # a bot that thinks
        self.thinks_about: object = None
        self.in_use = 0
        self.hinting = False
        self.used = time.monotonic()
        self._left: dict[int, float] = {}
        self._told: dict[Audience, str] = {}  # the position now, as it was put into words
        self._told_of: tuple[object, ...] = ()
        self._views: dict[Audience, View] = {}  # after the last event, of those who were told of it
        self._views_of: tuple[Match, int] = match, -1

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
            self.chronicle.forget()
            self._views = {}
        self.tell_room()

    def players(self) -> list[str]:
        """A name per seat."""
        return [s.nickname or s.level or "" for s in self.seats]

    def humans(self) -> list[int]:
        """The seats that people play."""
        return [s.seat for s in self.seats if s.kind == "human"]

    def bot_to_move(self) -> SeatRow | None:
        """The seat to move, if a bot plays it."""
        to_move = self.match.state.to_move
        if self.row.status != "running" or to_move < 0 or self.seats[to_move].kind != "bot":
            return None
        return self.seats[to_move]

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
            watch=f"/r/{self.id}?watch={self.link('watch')}" if member else None,
            watching=sum(not s.who.seats for s in self.subscribers),
            hints=self.row.hints,
            practice=self.row.practice,
            commitment=self.commitment(),
            seed=None if secret is None else secret.seed.hex(),
            salt=None if secret is None else secret.salt.hex(),
            rematch=self.row.rematch,
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
        try:
            return opened(self.row.note.get("chance"))
        except BadRecord:
            return None

    def _seat_info(self, s: SeatRow, who: Who) -> SeatInfo:
        return SeatInfo(
            seat=s.seat,
            kind=s.kind,  # type: ignore[arg-type]
            level=s.level,
            nickname=s.nickname,
            present=s.kind == "bot" or self.is_present(s.seat),
            mine=s.seat in who.seats,
            away=s.kind == "bot" and s.token_hash is not None,
        )

    def undo_for(self, seat: Audience) -> str:
        """Whether a seat may take its last choice back at once, by asking, or not."""
        if seat is None or self.row.status != "running":
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
        return self.match.forward(seat, anything=self.row.practice) if self.row.status == "running" else None

    def now(self, audience: Audience, view: View | None = None) -> str:
        """The position now as JSON, made once per audience. view: that of the audience, if it is made already."""
        of = self.match, self.row, self.seats  # what changes the position puts another row in the place of this one
        if not self._told_of or any(a is not b for a, b in zip(of, self._told_of, strict=True)):
            self._told, self._told_of = {}, of
        if audience not in self._told:
            state = self.match.state
            found = messages.position(
                self.id,
                self.version,
                state,
                audience,
                self.players(),
                view=state.view(audience) if view is None else view,
                live=self.row.status == "running",
                undo=self.undo_for(audience),
                redo=audience is not None and self.redo_to(audience) is not None,
            )
            self._told[audience] = dumps(found)
        return self._told[audience]

    def snapshot(self, audience: Audience, accepted: int | None = None, entries: int | None = None) -> str:
        """The position and the log, or its last entries, as JSON."""
        told: Iterable[str] = ()
        if entries is None or entries > 0:
            told = self.chronicle.entries(audience)
            told = told if entries is None else list(told)[-entries:]
        return messages.snapshot(
            self.now(audience),
            told,
            pending_undo=self.pending_undo(),
            thinking=self.bot_to_move() is not None,
            accepted=accepted,
        )

    def pending_undo(self) -> dict[str, Any] | None:
        """The undo that is asked for."""
        asked = self.row.pending_undo
        return None if asked is None else {k: asked[k] for k in ("seat", "to", "waiting")}

    def catch_up(self, audience: Audience, after: int | None) -> list[str]:
        """What a stream begins with: the events since a version; a snapshot if that is unknown or too long ago."""
        if after is None or not 0 <= self.version - after <= self._settings.gap:
            return ['{"type":"snapshot",' + self.snapshot(audience)[1:]]
        found = []
        for entry, state in messages.steps(self.match, after + 1, audience):
            now = self._moment(entry["v"], state, audience, state.view(audience))
            found.append(messages.event(now, dumps(entry)))
        return found

    def _moment(self, version: int, state: State, audience: Audience, view: View) -> str:
        if version == self.version:
            return self.now(audience, view)
        return dumps(messages.position(self.id, version, state, audience, self.players(), view=view, live=False))

    def publish(self, events: Sequence[Event], before: State) -> None:
        """Tell every stream what has been committed. before: the position then; it is used up."""
        followers: dict[Audience, list[Subscriber]] = {}
        for s in self.subscribers:
            followers.setdefault(s.audience, []).append(s)
        audiences = {*followers, *self.chronicle.audiences()}
        if not audiences:
            return
        known = self._views if self._views_of == (self.match, events[0].v - 1) else {}
        state, views = before, {a: known[a] if a in known else before.view(a) for a in audiences}
        for e in events:
            entries, state = messages.happen(self.match, e, state, views)
            said: dict[str, str] = {}  # most of it is the same for all, and is kept once
            for a, entry in entries.items():
                text = dumps(entry)
                text = said.setdefault(text, text)
                self.chronicle.add(a, text)
                if a in followers:
                    message = messages.event(self._moment(e.v, state, a, views[a]), text)
                    for s in followers[a]:
                        s.put(message)
        self._views, self._views_of = views, (self.match, self.version)
        self.match.spare = state

    def tell_room(self) -> None:
        """Tell every stream who sits where."""
        for s in self.subscribers:
            s.put('{"type":"room",' + self.info(s.who).model_dump_json()[1:])

    def tell_undo(self) -> None:
        """Tell the players about an undo that is asked for, or is no longer."""
        text = dumps({"type": "undo_request", "pending_undo": self.pending_undo()})
        for s in self.subscribers:
            s.put(text)

    def tell_players(self, text: str) -> None:
        """A message for the players alone."""
        for s in self.subscribers:
            if s.who.seats:
                s.put(text)

    def is_used(self) -> bool:
        """Whether somebody follows it, or something is under way."""
        return bool(self.subscribers or self.job is not None or self.in_use or self.lock.locked())

    def is_public(self, decision: str) -> bool:
        """Whether the legal moves of a decision are known to all."""
        return is_public(self.match.game, decision)


def is_public(game: Game, decision: str) -> bool:
    """Whether the legal moves of a decision are known to all. A title that does not say so keeps all to itself."""
    return decision in getattr(load(game.title, "moves"), "OPEN_CHOICES", ())
