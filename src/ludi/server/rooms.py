"""All rooms of a server: what a reader asks for is done here, one command of a room after the other."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

from ludi.kernel.frames import OVER
from ludi.kernel.game import Game
from ludi.match import Match
from ludi.match.commitment import Secret
from ludi.match.sent import Audience
from ludi.rooms import along
from ludi.rooms import seats as seats_of
from ludi.rooms.seats import SeatRow, clean
from ludi.rooms.told import outline

from . import absence, inputs, records, rules, seating, shares
from . import models as m
from .acts import SHOWN, Act
from .addresses import prefix
from .away import StoreAway
from .bot_pool import BotPool
from .devices import Devices, Visit
from .holders import Device
from .limits import Limits
from .metrics import ROOMS, SOCKETS
from .people import People
from .play import Play, must_have_begun
from .prune import Keep, prune_again_and_again
from .refused import Refused
from .reviews import Reviews
from .room import Room
from .room_cache import RoomCache
from .rows import RoomRow
from .security import Who
from .settings import Settings
from .store import Conflict, Store
from .subscriber import Subscriber

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
Answer = tuple[str, int]


class Rooms:
    """The rooms of one server process. The store is the truth; what is in memory is a cache of it."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings, self.store, self.key = settings, store, key
        self.limits = Limits(settings)
        self.cache = RoomCache(settings, store, key)
        self.devices = Devices(settings, store, self.cache, self.limits, key)
        self.people = People(self)
        self.bot_pool = BotPool(settings)
        self.reviews = Reviews()
        self.play = Play(self.cache, self.limits, self.bot_pool)
        self._streams: dict[str, int] = {}  # by address
        self._all_streams = 0
        self._closing = False

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, settings: Settings) -> AsyncIterator[Rooms]:
        """The rooms of a store, with what runs beside them."""
        async with Store.opened(settings.database) as store:
            rooms = cls(settings, store, await store.server_key())
            if store.lease is not None:
                store.lease.back = rooms.read_anew
            await rooms.devices.holders.prune()
            for name, text in rules.files_in_use().items():
                await store.keep_facts(name, text)
            pruning = prune_again_and_again(store, Keep.of(settings), rooms.cache.names, rooms.cache.forget_rematches)
            beside = [asyncio.create_task(work) for work in (rooms.cache.tidy(), rooms.cache.ping(), pruning)]
            try:
                yield rooms
            finally:
                for task in beside:
                    task.cancel()
                await rooms.close()

    async def close(self) -> None:
        """End all streams and all thinking; every accepted command is stored already."""
        self.close_streams()
        await self.play.close()
        await self.reviews.close()
        await self.bot_pool.close()

    def close_streams(self) -> None:
        """Tell every stream to come back later, and those that still begin."""
        self._closing = True
        for room in self.cache:
            for s in list(room.subscribers):
                s.close("closing")

    async def healthy(self) -> None:
        """Raises StoreAway if the store cannot be written."""
        await self.store.probe()

    async def read_anew(self) -> None:
        """Another server may have changed what is stored: no room is what it was until it has been read again."""
        for room in self.cache:
            room.in_doubt = True
        for room in self.cache:
            if room.is_used():
                with contextlib.suppress(Refused, StoreAway):
                    await self.play.room(room.id)

    # Rooms and seats

    async def create(self, visit: Visit, body: inputs.NewRoom) -> m.RoomInfo:
        """A new room, begun if no seat is open."""
        game = Game(body.title, body.players, body.options)
        seats = seats_of.held(seats_of.first(body, game), await self.devices.own(visit))
        room = await self._create(
            game,
            seats,
            hints=body.hints,
            practice=body.practice,
            absence=body.absence,
            successor=body.successor,
        )
        return room.info(await self.cache.who(room.id, visit.device))

    async def _create(
        self,
        game: Any,
        seats: tuple[SeatRow, ...],
        *,
        hints: bool,
        practice: bool,
        past: Sequence[int] = (),
        resigned: int | None = None,
        **more: Any,
    ) -> Room:
        name, secret = "".join(secrets.choice(ALPHABET) for _ in range(12)), Secret.new()
        match = Match(game, more.get("position"), keep_draws=practice)
        await self.cache.slices.run(match.retracing(past, resigned))
        state = match.state
        status = "lobby"
        if all(s.kind != "open" for s in seats) and not shares.awaited(seats):
            begun = match.run_on(state, secret.chance(name), self.settings.events_per_game)
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
            to_move=state.to_move if match.log else None,
            facts=game.facts,
            absence=more.get("absence") or round(self.settings.absent),
            successor=more.get("successor", "bot"),
            outline=None if status == "lobby" else outline(state),
        )
        position = state.to_dict() if match.log else None
        await self.store.create(row, seats, secret, match.log, position)
        ROOMS.inc()
        room = Room(row, seats, match, secret, self.key, self.settings, slices=self.cache.slices)
        self.cache.add(room)
        self.play.wake(room)
        return room

    async def info(self, name: str, who: Who) -> m.RoomInfo:
        """The room as this reader may see it."""
        return (await self.play.room(name)).info(who)

    async def claim(self, name: str, visit: Visit, body: inputs.Claim) -> m.RoomInfo:
        """A seat for a browser. Raises Refused."""
        room = await self.play.room(name)
        async with self.cache.holding(room):
            if not hmac.compare_digest(body.invite, room.link("invite")):
                raise Refused(403, "server-no-invite")
            who = await self.cache.who(name, visit.device)
            if not who.seats or body.seat is not None:
                seat = seating.free(room, body)
                seat = replace(seat, holder=await self.devices.own(visit))
                act = absence.act_of_claim(room, seat.seat, seat.nickname)
                await self._seat(room, shares.anew(seats_of.put(room.seats, seat)), act=act)
        await self.play.begin(room)
        room.tell_room()
        return room.info(await self.cache.who(name, visit.device))

    async def change_seat(self, name: str, device: Device | None, body: inputs.SeatChange) -> m.RoomInfo:
        """Who plays a seat. Raises Refused."""
        room = await self.play.room(name)
        async with self.cache.holding(room):
            who = await self.cache.who(name, device)
            if body.kind == "resign" and seating.ends_by_resigning(room, who, body.seat):
                await self.play.resign(room, body.seat)
                return room.info(who)
            absence.must_be_allowed(room, who, body)
            seats, sent_away = seating.changed(room, who, body)
            act = absence.act_of(room, who, body)
            seats = shares.anew(seats) if room.row.status == "lobby" else seats
            if sent_away:
                generation = room.row.generation + 1
                await self._seat(room, seats, act=act, generation=generation)
                room.row = replace(room.row, generation=generation)
                for s in list(room.subscribers):
                    if body.seat in s.who.seats or not s.who.seats:
                        s.close("sent away")
            else:
                await self._seat(room, seats, act=act)
                if body.kind in ("leave", "resign"):
                    room.dismiss(body.seat)
                    who = await self.cache.who(name, device)
            asked = room.row.pending_undo
            if asked is not None and body.seat in (asked["seat"], *asked["waiting"]):
                await self.play.ask_undo(room, None)
        await self.play.begin(room)
        room.tell_room()
        return room.info(who)

    async def share(self, name: str, who: Who, body: inputs.ShareGiven) -> m.RoomInfo:
        """A seat's seal, or its share, in the seed of the match. Raises Refused."""
        room = await self.play.room(name)
        who.plays(body.seat)
        async with self.cache.holding(room):
            if room.row.status != "lobby":
                raise Refused(409, "server-no-share-late")
            await self._seat(room, shares.given(room.seats, body))
        await self.play.begin(room)
        room.tell_room()
        return room.info(who)

    async def _seat(self, room: Room, seats: tuple[SeatRow, ...], act: Act | None = None, **changes: Any) -> None:
        try:
            with self.cache.writing(room):
                await self.store.change_seats(room.id, room.seats, seats, act, **changes)
        except Conflict:
            await self.cache.reload(room)
            raise Refused(409, "server-no-seats-changed") from None
        room.seats = seats
        if act is not None:
            room.acts = (*room.acts, act)[-SHOWN:]

    async def rematch(self, name: str, device: Device | None) -> m.RoomInfo:
        """The room of the rematch, made by the first who asks. Raises Refused."""
        room = await self.play.room(name)
        who = await self.cache.who(name, device)
        who.plays(None)
        async with self.cache.holding(room):
            if room.row.status != "over":
                raise Refused(409, "server-no-rematch")
            if room.row.rematch is None:
                seats = seats_of.swapped(room.seats)
                row = room.row
                game = Game(row.title, row.players, row.options)
                try:
                    with self.cache.writing(room):
                        again = await self._create(
                            game,
                            seats,
                            hints=row.hints,
                            practice=row.practice,
                            previous=name,
                            absence=row.absence,
                            successor=row.successor,
                        )
                    room.row = replace(row, rematch=again.id)
                except Conflict:
                    await self.cache.reload(room)
                room.tell_room()
        after = room.row.rematch
        assert after is not None
        return (await self.play.room(after)).info(await self.cache.who(after, device))

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
        return await records.replay(room, who, records.audience(room, who, seat), after, before)

    async def moment(self, name: str, who: Who, seat: int | None, v: int) -> str:
        """The position after an event, for a reader. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return await records.moment(room, records.audience(room, who, seat), v)

    async def review(self, name: str) -> str:
        """A finished match looked back at. Raises Refused."""
        return await self.reviews.of(await self.play.room(name))

    async def description(self, name: str, who: Who, seat: int | None, v: int | None) -> str:
        """The position after an event, or now, in sentences, for a reader. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return await records.description(room, records.audience(room, who, seat), v)

    async def record(self, name: str, audience: Audience) -> str:
        """The file of a match. Raises Refused."""
        room = await self.play.room(name)
        must_have_begun(room)
        return await records.export(room, audience)

    async def import_record(self, visit: Visit, body: bytes, content_type: str) -> m.RoomInfo:
        """A room from a file. Raises Refused, or LudiError if it is no record of ours."""
        record, note = await asyncio.to_thread(records.read, body, content_type, self.settings)
        room = await self._create(
            record.game,
            seats_of.held(along.seated(record.note, seats_of.imported(record)), await self.devices.own(visit)),
            hints=True,
            practice=True,
            past=record.actions,
            resigned=record.resigned,
            position=record.position,
            note=note,
        )
        return room.info(await self.cache.who(room.id, visit.device))

    # Streams

    async def subscribe(
        self, name: str, who: Who, audience: Audience, after: int | None, address: str
    ) -> tuple[Subscriber, AsyncIterator[str]]:
        """A stream and what it begins with. Raises Refused."""
        room = await self.play.room(name)
        most, host = self.settings, 0 if self.limits.free(address) else self._streams.get(prefix(address), 0)
        mine = sum(s.audience == audience and s.who.seats == who.seats for s in room.subscribers)
        if self._all_streams >= most.sockets:
            raise Refused(503, "server-no-streams", retry=30)
        if host >= most.sockets_per_address or (audience is not None and mine >= most.sockets_per_seat):
            raise Refused(429, "server-no-streams-here", retry=10)
        subscriber = Subscriber(room, who, audience, address, self.settings, self.unsubscribe)
        first = room.catch_up(subscriber, after)
        room.join(subscriber)
        self._streams[prefix(address)] = self._streams.get(prefix(address), 0) + 1
        self._all_streams += 1
        SOCKETS.set(self._all_streams)
        if self._closing:
            subscriber.close("closing")
        return subscriber, first

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A stream has ended."""
        if subscriber not in subscriber.room.subscribers:
            return
        subscriber.room.leave(subscriber)
        self._all_streams -= 1
        whose = prefix(subscriber.address)
        self._streams[whose] -= 1
        if not self._streams[whose]:
            del self._streams[whose]
        SOCKETS.set(self._all_streams)
