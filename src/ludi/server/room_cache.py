"""The rooms in memory: a cache of the store."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from dataclasses import replace

from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.titles import TITLES
from ludi.match import Event, Match

from . import rules
from .absence import act_of_leaving
from .holders import Device
from .metrics import LIVE
from .refused import Refused
from .room import Room
from .rows import RoomRow
from .seating import left
from .security import WATCH, Who
from .settings import Settings
from .slices import Slices
from .store import Store
from .subscriber import Subscriber


class RoomCache:
    """The rooms of one process. The store is the truth."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings, self.store, self.key = settings, store, key
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._evicted = 0.0
        self.slices = Slices()

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def names(self) -> list[str]:
        """The rooms in memory."""
        return list(self._rooms)

    def forget_rematches(self, gone: set[str]) -> None:
        """Some rooms are there no more: another rematch may be made."""
        for room in self:
            if room.row.rematch in gone:
                room.row = replace(room.row, rematch=None)

    def drop(self, name: str) -> None:
        """A room was deleted: whoever looks on is sent away."""
        self.forget_rematches({name})
        if (room := self._rooms.pop(name, None)) is not None:
            if room.job is not None:
                room.job.cancel()
            for subscriber in list(room.subscribers):
                subscriber.close("sent away")

    def add(self, room: Room) -> None:
        """A room that has just been stored."""
        self._rooms[room.id] = room
        self.evict()

    async def get(self, name: str) -> Room:
        """A room, out of the store if it is not in memory. Raises Refused, or StoreAway."""
        self.store.must_be_ours()
        if (room := self._rooms.get(name)) is not None:
            room.used = time.monotonic()
            if room.in_doubt:
                async with self.holding(room):
                    pass
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
        if row.title not in TITLES:
            raise Refused(409, "server-no-title", why=f"there is no game {row.title!r}")
        past = await self.store.events(name)
        closed = None
        if rules.is_of_now(row):
            row = replace(row, version=len(past), facts=row.facts or "")
            match = await self._replay(row, past)
        else:
            stored = await self._stored(row, past)
            again = await asyncio.to_thread(rules.find, stored)
            match, closed = again.match, again.closed
            row = replace(again.row, version=len(past))
            if closed is None and row != stored.row:
                await self.store.change_room(name, rules_version=row.rules_version, facts=row.facts)
        secret = await self.store.secret(name)
        room = Room(row, seats, match, secret, self.key, self.settings, closed, self.slices)
        room.acts = await self.store.acts(name)
        return room

    async def _replay(self, row: RoomRow, past: Sequence[Event]) -> Match:
        """A match under the rules in use, from the stored position that is nearest."""
        try:
            game = Game(row.title, row.players, row.options)
        except LudiError as error:
            raise Refused(409, "server-no-title", why=str(error)) from None
        match = await self.slices.run(Match.noting(game, row.position, past, keep_draws=row.practice))
        nearest = match.nearest(await self.store.snapshots(row.id))
        stored = None if nearest is None else await self.store.snapshot(row.id, nearest)
        await self.slices.run(match.settling(nearest, stored))
        return match

    async def _stored(self, row: RoomRow, past: Sequence[Event]) -> rules.Stored:
        """What tells under which rules a match was played."""
        row, position = replace(row, version=len(past)), None
        if kept := [v for v in await self.store.snapshots(row.id) if v <= len(past)]:
            position = kept[-1], await self.store.snapshot(row.id, kept[-1])
        text = await self.store.facts(row.facts) if row.facts else None
        return rules.Stored(row, past, position, {} if text is None else {row.facts or "": text})

    @contextlib.asynccontextmanager
    async def holding(self, room: Room) -> AsyncIterator[None]:
        """Nobody else changes the room meanwhile, and it is as it is stored. Raises StoreAway."""
        async with room.lock, room.using():
            if room.in_doubt:
                await self.reload(room)
            yield

    @contextlib.contextmanager
    def writing(self, room: Room) -> Iterator[None]:
        """Around what stores a change of a room: where that fails, the room is read anew before it is used again."""
        try:
            yield
        except BaseException:
            room.in_doubt = True
            raise

    async def reload(self, room: Room) -> None:
        """The store knows better. Raises StoreAway."""
        fresh, before = await self._load(room.id), room.version
        for s in list(room.subscribers):
            if is_sent_away(s, room, fresh):
                s.close("sent away")
        room.row, room.seats, room.match, room.log_cache = fresh.row, fresh.seats, fresh.match, fresh.log_cache
        room.views = fresh.views
        room.secret, room.acts = fresh.secret, fresh.acts
        room.closed, room.in_doubt = fresh.closed, False
        if room.version != before:
            for s in list(room.subscribers):
                if s.told is not None:
                    text = await room.snapshot(s.audience)
                    s.told = room.version
                    s.put('{"type":"snapshot",' + text[1:])
        room.tell_room()

    async def held(self, places: Collection[tuple[str, int]], identity: str) -> None:
        """Seats have got a holder in the place of a token of their own, in the store; tell the rooms in memory."""
        await self._all_loaded()
        for name in {name for name, _ in places} & set(self._rooms):
            room = self._rooms[name]
            async with room.lock:
                room.seats = tuple(
                    replace(s, holder=identity, token_hash=None) if (name, s.seat) in places else s for s in room.seats
                )

    async def joined(self, before: str, after: str) -> None:
        """All seats of an identity have gone to another one, in the store; tell the rooms in memory."""
        await self._all_loaded()
        for room in self:
            if any(s.holder == before for s in room.seats):
                async with room.lock:
                    room.seats = tuple(replace(s, holder=after) if s.holder == before else s for s in room.seats)

    async def leave_unloaded(self, name: str, identity: str) -> bool:
        """Leave all seats of an identity in a room that is not in memory; False if it is."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                found = None if name in self._rooms else await self.store.room(name)
                if found is None:
                    return name not in self._rooms
                row, seats = found
                for s in seats:
                    if s.holder == identity:
                        before, seats = seats, left(row, seats, s.seat)
                        act = act_of_leaving(row, row.version, s)
                        await self.store.change_seats(name, before, seats, act, pending_undo=None)
                return True
            finally:
                self._loading.pop(name, None)

    async def _all_loaded(self) -> None:
        """Wait for rooms that are on their way, which may have been read before a change."""
        for lock in list(self._loading.values()):
            async with lock:
                pass

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

    async def who(self, name: str, device: Device | None, watch: str | None = None) -> Who:
        """Who asks with this device, and perhaps the token to watch. Raises Refused if there is no such room."""
        room = await self.get(name)
        watches = watch is not None and hmac.compare_digest(watch, room.link(WATCH))
        if device is None:
            return Who(watch=watches)
        seats = [s for s in room.seats if s.holder == device.identity]
        return Who(tuple(s.seat for s in seats), any(s.owner for s in seats), watches, device.key_hash)


def is_sent_away(subscriber: Subscriber, was: Room, now: Room) -> bool:
    """Whether what a stream was opened with no longer holds."""
    holders = [(was.seats[s].holder, now.seats[s].holder) for s in subscriber.who.seats]
    return any(a != b for a, b in holders) or (not holders and was.row.generation != now.row.generation)
