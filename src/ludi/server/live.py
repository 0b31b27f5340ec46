"""The rooms in memory: a cache of the store."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace

from ludi.kernel.errors import LudiError
from ludi.kernel.game import make

from .match import Match
from .metrics import LIVE
from .refused import Refused
from .room import Room
from .security import WATCH, Who, cookie_token, holds
from .settings import Settings
from .store import Store


class Live:
    """The rooms of one process. The store is the truth."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings, self.store, self.key = settings, store, key
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._evicted = 0.0

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def add(self, room: Room) -> None:
        """A room that has just been stored."""
        self._rooms[room.id] = room
        self.evict()

    async def get(self, name: str) -> Room:
        """A room, out of the store if it is not in memory. Raises Refused."""
        if (room := self._rooms.get(name)) is not None:
            room.used = time.monotonic()
            return room
        async with self._loading.setdefault(name, asyncio.Lock()):
            if name not in self._rooms:
                try:
                    self.add(await self._load(name))
                finally:
                    self._loading.pop(name, None)
        return self._rooms[name]

    async def _load(self, name: str) -> Room:
        found = await self.store.room(name)
        if found is None:
            raise Refused(404, "server-no-room", room=name)
        row, seats = found
        try:
            game = make(row.title, row.players, **row.options)
        except LudiError as error:
            raise Refused(409, "server-no-title", why=str(error)) from None
        if game.rules_version != row.rules_version:
            raise Refused(409, "server-no-rules", version=row.rules_version)
        past = await self.store.events(name)
        snapshot = await self.store.snapshot(name, len(past))
        match = Match.loaded(game, row.position, past, snapshot, keep_draws=row.practice)
        row = replace(row, version=len(past))
        return Room(row, seats, match, await self.store.secret(name), self.key, self.settings)

    async def reload(self, room: Room) -> None:
        """The store knows better."""
        fresh = await self._load(room.id)
        room.row, room.seats, room.match, room.chronicle = fresh.row, fresh.seats, fresh.match, fresh.chronicle
        for s in room.subscribers:
            s.put('{"type":"snapshot",' + room.snapshot(s.audience)[1:])

    async def tidy(self) -> None:
        """Let go of unused rooms, now and then, for ever."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            self.evict()

    async def ping(self) -> None:
        """A sign of life on every quiet stream, for ever."""
        while True:
            await asyncio.sleep(max(0.1, self.settings.ping / 2))
            for room in self:
                for subscriber in list(room.subscribers):
                    subscriber.ping()
                await asyncio.sleep(0)  # thousands at once would hold up a move

    def evict(self) -> None:
        """Let go of rooms that nobody uses, the longest unused first where there are too many."""
        now = time.monotonic()
        too_many = len(self._rooms) - self.settings.live_games
        if too_many > 0 or now - self._evicted > 1:
            self._evicted = now
            unused = sorted((room for room in self if not room.is_used()), key=lambda room: room.used)
            for i, room in enumerate(unused):
                if i < too_many or now - room.used > self.settings.idle:
                    del self._rooms[room.id]
        LIVE.set(len(self._rooms))

    async def who(self, name: str, cookies: Mapping[str, str], watch: str | None = None) -> Who:
        """Who shows these cookies, and perhaps the token to watch. Raises Refused if there is no such room."""
        room = await self.get(name)
        seats, fresh = [], dict[int | str, str]()
        for s in room.seats:
            if holds(cookie_token(cookies, name, s.seat), s.token_hash):
                seats.append(s.seat)
            elif room.row.previous is not None and s.before is not None:
                token = cookie_token(cookies, room.row.previous, s.before)
                if token is not None and holds(token, s.token_hash):
                    seats.append(s.seat)
                    fresh[s.seat] = token
        shown = watch or cookie_token(cookies, name, WATCH)
        watches = shown is not None and hmac.compare_digest(shown, room.link(WATCH))
        if watches and watch is not None:
            fresh[WATCH] = watch
        return Who(tuple(seats), any(room.seats[s].owner for s in seats), watches, fresh)
