"""Rooms where they are played, without a server: in one window of a browser, which runs this in Pyodide.

What keeps the rooms, thinks for the bots and carries messages is given, so this knows no browser. local_api.py answers
what the page asks. See docs/architecture.md.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from ludi.bots.protocol import HINT_ITERATIONS, HINT_MS, Question, ask, ask_for_hint
from ludi.kernel.frames import OVER
from ludi.kernel.game import Game
from ludi.kernel.messages import Named, as_data
from ludi.kernel.record import Record
from ludi.kernel.titles import TITLES, family
from ludi.match import Event, Match, at_once
from ludi.match.commitment import Secret

from . import along, hinting, seats
from .given import KEPT, MOVED, Keeper, Sources, Thinkers
from .local_room import Head, LocalRoom, Refusal, must_see
from .pace import Pace
from .records import kept_note, title_of
from .reviewing import Reviews
from .told import dumps

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
MOST = 20_000  # events of a match
PAUSE = 0.25  # seconds, at least, for a bot's move
HERE = "here"  # who holds the seats of people

Json = dict[str, Any]


class LocalRooms:
    """The rooms of one window. send: carries a message to a follower, who has a number."""

    def __init__(
        self, keeper: Keeper, thinkers: Thinkers, sources: Sources, send: Callable[[int, str], object]
    ) -> None:
        self._keeper, self._thinkers, self._sources, self._send = keeper, thinkers, sources, send
        self._rooms: dict[str, LocalRoom] = {}
        self._reading, self._reviews = asyncio.Lock(), Reviews(thinkers)
        self._paces: dict[tuple[str, str], Pace] = {}
        self.at_once = False  # bots move as soon as they can, for who does not want to see each move

    async def need(self, title: str, *apart: str) -> None:
        """Have the rules of a title here, and of its lessons and puzzles what is named. Raises Refusal."""
        if title in TITLES:
            for archive in (family(title), *(f"{family(title)}-{part}" for part in apart)):
                if not await self._sources.fetch(archive):
                    raise Refusal(503, "web-no-server")

    # Rooms

    async def drop(self, name: str) -> None:
        """Delete a room."""
        room = self._rooms.pop(name, None)
        if room is not None and room.job is not None:
            self._stop(room)
        await self._keeper.forget(name)

    async def create(self, body: Json) -> LocalRoom:
        """A new room. Raises Refusal or LudiError."""
        await self.need(body["title"])
        game = Game(body["title"], body["players"], body.get("options", {}))
        if "open" in body["seats"]:
            raise Refusal(422, "local-no-open")
        asked = SimpleNamespace(**{"practice": False, **body, "share": False})
        return await self._make(game, seats.first(asked, game), hints=body.get("hints", False), practice=asked.practice)

    async def _make(
        self,
        game: Game,
        who: tuple[seats.SeatRow, ...],
        past: list[int] | None = None,
        resigned: int | None = None,
        **more: Any,
    ) -> LocalRoom:
        name, secret, now = "".join(secrets.choice(ALPHABET) for _ in range(12)), Secret.new(), int(time.time())
        head = Head(
            id=name,
            title=game.title,
            players=game.players,
            rules_version=game.rules_version,
            options=dict(game.options),
            seats=seats.held(who, HERE),
            seed=secret.seed.hex(),
            salt=secret.salt.hex(),
            created_at=now,
            updated_at=now,
            **more,
        )
        match = Match(game, head.position, keep_draws=head.practice)
        at_once(match.retracing(past or [], resigned))
        state = match.state
        match.commit(match.run_on(state, secret.chance(name), MOST), state)
        room = LocalRoom(head, match)
        room.head = room.moved(match.log, state)
        await self._store(room, room.head, match.log, 0)
        self._rooms[name] = room
        return room

    async def heads(self) -> list[Head]:
        """Of all rooms."""
        return [Head.read(text) for text in json.loads(await self._keeper.heads())]

    async def _store(self, room: LocalRoom, head: Head, events: list[Event], before: int) -> None:
        """Raises Refusal, with nothing changed and nothing shown."""
        found = await self._keeper.write(head.id, head.text(), dumps(events), before)
        if found == MOVED:
            await self.read_anew(head.id)
            raise Refusal(409, "server-no-stale", version=room.match.version)
        if found != KEPT:
            raise Refusal(507, f"local-{found}")

    async def room(self, name: str) -> LocalRoom:
        """A room, as it is stored. Raises Refusal."""
        async with self._reading:
            if name not in self._rooms:
                found = await self._keeper.read(name)
                if found is None:
                    raise Refusal(404, "server-no-room", room=name)
                text, events = json.loads(found)
                head = Head.read(text)
                await self.need(head.title)
                self._rooms[name] = LocalRoom.stored(head, events)
            return self._rooms[name]

    async def read_anew(self, name: str) -> None:
        """Another window has written to a room, or no longer plays it: followers are told how it stands."""
        async with self._reading:
            room = self._rooms.get(name)
            if room is None:
                return
            self._stop(room)
            found = await self._keeper.read(name)
            if self._rooms.get(name) is not room:
                return  # it was left meanwhile
            del self._rooms[name]
            if found is None:
                return  # it was deleted
            head, events = json.loads(found)
            again = LocalRoom.stored(Head.read(head), events)
            again.followers = room.followers  # who begins to follow meanwhile is among them
            self._rooms[name] = again
        again.elsewhere = not await self._keeper.hold(name) if again.followers else False
        for number in again.followers:
            self._begin(again, number)
        self._wake(again)

    async def change_seat(self, name: str, body: Json) -> Json:
        """Let a bot play for a person or take the seat back; who leaves deletes the room. What is told of it."""
        room, kind = await self.room(name), body["kind"]
        if kind == "leave":
            await self.drop(name)
            return {**room.info(), "mine": []}
        async with room.lock:
            self._must_be_open(room)
            seat = room.head.seats[body["seat"]]
            if kind == "resign":
                self._must_hold(room, seat)
                if seats.resigning_of(room.head.seats, seat.seat) != "bot":
                    await self._commit(room, *room.match.resign(seat.seat))
                    return room.info()
                seat = replace(seats.bot(seat, f"bot:{seats.STAND_IN}"), nickname="", holder=None)
            elif kind == "take_back":
                seat = replace(seat, kind="human", level=None)
            else:
                seat = seats.bot(seat, kind)
            head = replace(room.head, seats=seats.put(room.head.seats, seat))
            await self._store(room, head, [], room.match.version)
            room.head = head
        self._tell_room(room)
        self._stop(room)
        self._wake(room)
        return room.info()

    async def rematch(self, name: str) -> LocalRoom:
        """The same again with the seats swapped. Raises Refusal."""
        room = await self.room(name)
        async with room.lock:
            if room.head.status != "over":
                raise Refusal(409, "server-no-rematch")
            if room.head.rematch is None:
                who, head = seats.swapped(room.head.seats), room.head
                again = await self._make(room.match.game, who, hints=head.hints, practice=head.practice, previous=name)
                head = replace(head, rematch=again.head.id)
                await self._store(room, head, [], room.match.version)
                room.head = head
        self._tell_room(room)
        return await self.room(room.head.rematch or "")

    async def bring(self, text: str) -> LocalRoom:
        """A room from a record. Raises Refusal or LudiError."""
        await self.need(title_of(text))
        record = Record.parse(text)
        if len(record.actions) > MOST:
            raise Refusal(422, "server-no-events", most=MOST)
        if record.verify().to_move != OVER:
            record.must_be_of_now()
        return await self._make(
            record.game,
            along.seated(record.note, seats.imported(record)),
            record.actions,
            record.resigned,
            hints=True,
            practice=True,
            position=record.position,
            note=kept_note(record),
        )

    # Commands

    async def command(
        self, name: str, seat: int, body: Json, leads: Callable[[LocalRoom, int, Json], tuple[Any, list[Event]]]
    ) -> str:
        """A move, an undo or a redo, and the position after it, as JSON. Raises Refusal."""
        room = await self.room(name)
        async with room.lock:
            self._must_be_open(room)
            if room.head.status == "over":
                raise Refusal(409, "server-no-more")
            if room.head.seats[seat].kind != "human":
                raise Refusal(409, "server-no-hand", seat=seat)
            if body["expected_version"] != room.match.version:
                raise Refusal(409, "server-no-stale", version=room.match.version)
            await self._commit(room, *leads(room, seat, body))
            return room.snapshot(seat, room.match.version)

    async def _commit(self, room: LocalRoom, state: Any, events: list[Event]) -> None:
        if room.match.version + len(events) > MOST:
            raise Refusal(422, "server-no-events", most=MOST)
        head = room.moved(events, state)
        await self._store(room, head, events, room.match.version)
        for number, message in room.commit(head, events, state):
            self._send(number, message)
        if head.status == "over":
            self._tell_room(room)
        if room.job is not asyncio.current_task():
            self._stop(room)
            self._wake(room)

    def _must_hold(self, room: LocalRoom, seat: seats.SeatRow) -> None:
        """Raises Refusal where a seat is not, or no longer, for its player to give up."""
        if not seat.is_held:
            raise Refusal(403, "server-no-seat")
        if room.head.status == "over":
            raise Refusal(409, "server-no-more")

    def _must_be_open(self, room: LocalRoom) -> None:
        if room.closed is not None:
            raise room.closed

    # Bots and hints

    def _wake(self, room: LocalRoom) -> None:
        if room.job is None and room.bot_to_move() is not None:
            room.job = asyncio.ensure_future(self._bots(room))

    def _stop(self, room: LocalRoom) -> None:
        """What a bot thought about another position is over."""
        if room.job is not None:
            room.job.cancel()
            room.job = None
            self._thinkers.cancel(room.head.id)

    async def _bots(self, room: LocalRoom) -> None:
        """The bots move until a person is to."""
        try:
            while (seat := room.bot_to_move()) is not None and self._rooms.get(room.head.id) is room:
                level, title = seat.level or "random", room.head.title
                began = time.monotonic()
                question = ask(room.match.state.copy(), random.SystemRandom())
                action = await self._choose(room, question, level)
                thought = time.monotonic() - began
                if not self.at_once:
                    pace = self._paces.get((level, title)) or Pace.of(level, title, PAUSE)
                    due, self._paces[level, title] = pace.after(thought)
                    await asyncio.sleep(due - thought)
                async with room.lock:
                    state, events = room.match.play(action, room.secret.chance(room.head.id), MOST)
                    await self._commit(room, state, events)
        except Refusal as refusal:
            self._tell_refused(room, refusal)
        finally:
            if room.job is asyncio.current_task():
                room.job = None

    async def _choose(self, room: LocalRoom, question: Question, level: str) -> int:
        """A bot's move; any legal one where the thinking fails twice, which is told."""
        text = dumps({**question.as_dict(), "level": level, "id": 1})
        for _ in range(2):
            answer = await self._thinkers.ask(room.head.id, text)
            if answer:
                found = json.loads(answer)
                self._tell_bots(room, "full" if found["full"] else "weak")
                return int(found["action"])
        self._tell_refused(room, Refusal(503, "local-bot-random", seat=as_data(Named("seat", question.seat))))
        return random.choice(question.legal)

    async def hint(self, name: str, seat: int, also: int | None = None) -> str:
        """The best moves that a search finds. also: a move to judge besides. Raises Refusal."""
        room = await self.room(name)
        self._must_be_open(room)
        if not (room.head.hints or room.head.practice):
            raise Refusal(403, "server-no-hints")
        state = room.match.state.copy()
        if state.to_move != seat:
            raise Refusal(409, "server-no-turn", seat=seat)
        if also is not None and also not in state.legal():
            raise Refusal(422, "server-no-move", action=also)
        question = ask_for_hint(state, HINT_MS, bytes.fromhex(room.head.salt) + name.encode())
        asked = hinting.asked(question, room.match.version, HINT_ITERATIONS, HINT_MS)

        def searched(done: int, total: int) -> None:
            for number, whose in room.followers.items():
                if whose == seat:
                    self._send(number, dumps({"type": "hint", "done": done, "total": total}))

        answer = await self._thinkers.ask(name, dumps({**asked, "also": also, "id": 1}), searched)
        if not answer:
            raise Refusal(503, "server-no-hint")
        return answer

    async def review(self, name: str) -> str:
        """A finished match looked back at. Raises Refusal: 202 while that is being done."""
        room = await self.room(name)
        if room.head.status != "over":
            raise Refusal(409, "server-no-review-yet")
        return await self._reviews.of(name, room.match, room.players())

    # Followers

    async def follow(self, number: int, name: str, seat: int | None) -> None:
        """A page follows a room from now on. Raises Refusal."""
        room = await self.room(name)
        must_see(room, seat)
        room.followers[number] = seat
        elsewhere = not await self._keeper.hold(name)
        now = self._rooms.get(name)
        if now is None or number not in now.followers:
            if now is None:
                self._keeper.release(name)
            return  # it was left meanwhile
        room = now
        room.elsewhere = elsewhere
        self._begin(room, number)
        self._wake(room)

    def leave(self, number: int) -> None:
        """It follows no more."""
        for name, room in list(self._rooms.items()):
            if room.followers.pop(number, room) is not room and not room.followers:
                self._stop(room)
                self._keeper.release(name)
                del self._rooms[name]

    def _begin(self, room: LocalRoom, number: int) -> None:
        self._send(number, '{"type":"room",' + dumps(room.info())[1:])
        self._send(number, '{"type":"snapshot",' + room.snapshot(room.followers[number])[1:])

    def _tell_room(self, room: LocalRoom) -> None:
        for number in room.followers:
            self._send(number, '{"type":"room",' + dumps(room.info())[1:])

    def _tell_refused(self, room: LocalRoom, refusal: Refusal) -> None:
        for number in room.followers:
            self._send(number, dumps({"type": "refused", **refusal.body()}))

    def _tell_bots(self, room: LocalRoom, state: str) -> None:
        if room.bots != state:
            room.bots = state
            for number in room.followers:
                self._send(number, dumps({"type": "bots", "state": state, "done": 0, "total": 0}))
