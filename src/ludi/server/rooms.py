"""All rooms of a server: what a reader asks for is done here, one command of a room after the other."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludi.kernel.frames import OVER
from ludi.kernel.game import make

from . import match as events_of
from . import models as m
from . import records, seating
from .chance import Secret
from .limits import Limits
from .live import Live
from .match import Event, Match
from .messages import Audience
from .metrics import ROOMS, SOCKETS
from .play import Play, must_have_begun
from .refused import Refused
from .room import Room, Subscriber, is_public
from .seating import clean
from .security import Who
from .settings import Settings
from .store import Conflict, RoomRow, SeatRow, Store
from .thinkers import Thinkers

log = logging.getLogger("ludi.server")
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
Answer = tuple[str, int]


class Rooms:
    """The rooms of one server process. The store is the truth; what is in memory is a cache of it."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings, self.store, self.key = settings, store, key
        self.limits = Limits(settings)
        self.live = Live(settings, store, key)
        self.thinkers = Thinkers(settings)
        self.play = Play(self.live, self.limits, self.thinkers)
        self._streams: dict[str, int] = {}  # by address
        self._all_streams = 0

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, settings: Settings) -> AsyncIterator[Rooms]:
        """The rooms of a store, with what runs beside them."""
        async with Store.opened(settings.database) as store:
            rooms = cls(settings, store, await store.server_key())
            beside = [asyncio.create_task(work) for work in (rooms.live.tidy(), rooms.live.ping())]
            try:
                yield rooms
            finally:
                for task in beside:
                    task.cancel()
                await rooms.close()

    async def close(self) -> None:
        """End all streams and all thinking; every accepted command is stored already."""
        self.close_streams()
        for room in self.live:
            if room.job is not None:
                room.job.cancel()
        jobs = [room.job for room in self.live if room.job is not None]
        await asyncio.gather(*jobs, return_exceptions=True)
        await self.thinkers.close()

    def close_streams(self) -> None:
        """Tell every stream to come back later."""
        for room in self.live:
            for s in list(room.subscribers):
                s.close("closing")

    async def healthy(self) -> None:
        """Raises Refused if the store cannot be read."""
        try:
            await self.store.ping()
        except Exception as error:
            log.error("store", extra={"error": str(error)})
            raise Refused(503, "server-no-store") from None

    # Rooms and seats

    async def create(self, body: m.NewRoom) -> tuple[m.RoomInfo, dict[int | str, str]]:
        """A new room, begun if no seat is open; its tokens by seat."""
        game = make(body.title, body.players, **body.options)
        seats, tokens = seating.first(body, game)
        return await self._create(game, seats, tokens, hints=body.hints, practice=body.practice)

    async def _create(
        self,
        game: Any,
        seats: tuple[SeatRow, ...],
        tokens: Mapping[int | str, str],
        *,
        hints: bool,
        practice: bool,
        past: Sequence[int] = (),
        **more: Any,
    ) -> tuple[m.RoomInfo, dict[int | str, str]]:
        name, secret = "".join(secrets.choice(ALPHABET) for _ in range(12)), Secret.new()
        match = Match(game, more.get("position"), keep_draws=practice)
        state, events = match.start(), list[Event]()
        for v, action in enumerate(past, 1):
            seat = state.to_move
            events.append(Event(v, events_of.LUCK if seat < 0 else events_of.MOVE, seat, action, None))
            state.apply(action)
        match.commit(events, state)
        status = "lobby"
        if all(s.kind != "open" for s in seats):
            begun = match.run_on(
                state, secret.seed, name, self.settings.events_per_game, is_public=lambda d: is_public(game, d)
            )
            match.commit(begun, state)
            status = "over" if state.to_move == OVER else "running"
        row = RoomRow(
            id=name,
            title=game.title,
            players=game.players,
            rules_version=game.rules_version,
            options=dict(game.options),
            position=more.get("position"),
            note=more.get("note"),
            status=status,
            version=match.version,
            hints=hints,
            practice=practice,
            commitment=secret.commitment,
            previous=more.get("previous"),
        )
        await self.store.create(row, seats, secret, match.log, state.to_dict() if match.log else None)
        ROOMS.inc()
        room = Room(row, seats, match, secret, self.key, self.settings)
        self.live.add(room)
        self.play.wake(room)
        mine = tuple(s for s in tokens if isinstance(s, int))
        return room.info(Who(mine, any(seats[s].owner for s in mine))), dict(tokens)

    async def info(self, name: str, who: Who) -> m.RoomInfo:
        """The room as this reader may see it."""
        return (await self.play.room(name)).info(who)

    async def claim(self, name: str, who: Who, body: m.Claim) -> tuple[m.RoomInfo, dict[int | str, str]]:
        """A seat for a new token. Raises Refused."""
        room = await self.play.room(name)
        async with room.lock:
            if not hmac.compare_digest(body.invite, room.link("invite")):
                raise Refused(403, "server-no-invite")
            if who.seats and body.seat is None:
                return room.info(who), {}
            seats, seat, token = seating.claimed(room, body)
            await self._seat(room, seats)
        await self.play.begin(room)
        room.tell_room()
        held = tuple(sorted({*who.seats, seat}))
        return room.info(Who(held, any(room.seats[s].owner for s in held))), {seat: token}

    async def change_seat(self, name: str, who: Who, body: m.SeatChange) -> m.RoomInfo:
        """Who plays a seat. Raises Refused."""
        room = await self.play.room(name)
        async with room.lock:
            seats, sent_away = seating.changed(room, who, body, self.settings.absent)
            if sent_away:
                generation = room.row.generation + 1
                await self._seat(room, seats, generation=generation)
                room.row = replace(room.row, generation=generation)
                for s in list(room.subscribers):
                    if body.seat in s.who.seats or not s.who.seats:
                        s.close("sent away")
            else:
                await self._seat(room, seats)
            asked = room.row.pending_undo
            if asked is not None and body.seat in (asked["seat"], *asked["waiting"]):
                await self.play.ask_undo(room, None)
        await self.play.begin(room)
        room.tell_room()
        return room.info(who)

    async def _seat(self, room: Room, seats: tuple[SeatRow, ...], **changes: Any) -> None:
        try:
            await self.store.change_seats(room.id, room.seats, seats, **changes)
        except Conflict:
            await self.live.reload(room)
            raise Refused(409, "server-no-seats-changed") from None
        room.seats = seats

    async def rematch(self, name: str, cookies: Mapping[str, str]) -> tuple[m.RoomInfo, dict[int | str, str]]:
        """The room of the rematch, made by the first who asks. Raises Refused."""
        room = await self.play.room(name)
        who = await self.live.who(name, cookies)
        who.plays(None)
        async with room.lock:
            if room.row.status != "over":
                raise Refused(409, "server-no-rematch")
            if room.row.rematch is None:
                seats = seating.swapped(room.seats)
                row = room.row
                try:
                    info, _ = await self._create(
                        room.match.game, seats, {}, hints=row.hints, practice=row.practice, previous=name
                    )
                    room.row = replace(row, rematch=info.room)
                except Conflict:
                    await self.live.reload(room)
                room.tell_room()
        after = room.row.rematch
        assert after is not None
        found = await self.live.who(after, cookies)
        return (await self.play.room(after)).info(found), dict(found.fresh)

    # Chat

    async def chat(self, name: str, seat: int, text: str) -> m.ChatLine:
        """A line of a seat, to the players. Raises Refused."""
        self.limits.chat(name, seat)
        room = await self.play.room(name)
        nickname, line = room.players()[seat], clean(text)
        number, at = await self.store.say(name, seat, nickname, line)
        found = m.ChatLine(id=number, seat=seat, nickname=nickname, text=line, at=at)
        room.tell_players('{"type":"chat",' + found.model_dump_json()[1:])
        return found

    async def chat_lines(self, name: str) -> list[m.ChatLine]:
        """The last lines."""
        return [m.ChatLine(**line) for line in await self.store.chat(name)]

    # Replay, export, import

    async def replay(self, name: str, who: Who, seat: int | None, after: int, before: int | None) -> str:
        """The log for a reader, or its entries between two versions. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return await asyncio.to_thread(records.replay, room, who, records.audience(room, who, seat), after, before)

    async def moment(self, name: str, who: Who, seat: int | None, v: int) -> str:
        """The position after an event, for a reader. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return records.moment(room, records.audience(room, who, seat), v)

    async def record(self, name: str, audience: Audience) -> str:
        """The file of a match. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return await asyncio.to_thread(records.export, room, audience)

    async def import_record(self, body: bytes, content_type: str) -> tuple[m.RoomInfo, dict[int | str, str]]:
        """A room from a file. Raises Refused, or LudiError if it is no record of ours."""
        record = await asyncio.to_thread(records.read, body, content_type, self.settings)
        seats, tokens = seating.imported(record)
        return await self._create(
            record.game,
            seats,
            tokens,
            hints=True,
            practice=True,
            past=record.actions,
            position=record.position,
            note=records.kept_note(record),
        )

    # Streams

    async def subscribe(
        self, name: str, who: Who, audience: Audience, after: int | None, address: str
    ) -> tuple[Subscriber, list[str]]:
        """A stream and what it begins with. Raises Refused."""
        room = await self.play.room(name)
        most, host = self.settings, 0 if self.limits.free(address) else self._streams.get(address, 0)
        mine = sum(s.audience == audience and s.who.seats == who.seats for s in room.subscribers)
        if self._all_streams >= most.sockets:
            raise Refused(503, "server-no-streams", retry=30)
        if host >= most.sockets_per_address or (audience is not None and mine >= most.sockets_per_seat):
            raise Refused(429, "server-no-streams-here", retry=10)
        subscriber = Subscriber(room, who, audience, address, self.settings)
        first = [] if room.row.status == "lobby" else room.catch_up(audience, after)
        room.join(subscriber)
        self._streams[address] = self._streams.get(address, 0) + 1
        self._all_streams += 1
        SOCKETS.set(self._all_streams)
        return subscriber, first

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A stream has ended."""
        if subscriber not in subscriber.room.subscribers:
            return
        subscriber.room.leave(subscriber)
        self._all_streams -= 1
        self._streams[subscriber.address] -= 1
        if not self._streams[subscriber.address]:
            del self._streams[subscriber.address]
        SOCKETS.set(self._all_streams)
