"""What happens in a match: moves, undo, bots and hints, one command of a room after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.match import MOVE, REDO, UNDO, Event
from ludi.match.forced import among
from ludi.match.sent import Audience
from ludi.rooms import told
from ludi.rooms.pace import Pace
from ludi.rooms.seats import SeatRow
from ludi.rooms.told import dumps

from . import inputs
from .away import StoreAway
from .bot_pool import BotPool
from .limits import Limits
from .metrics import EVENTS, TO_MOVE
from .refused import Refused, impossible
from .room import Room
from .room_cache import RoomCache
from .shares import awaited, opened
from .store import Conflict

log = logging.getLogger("ludi.server")
Answer = tuple[str, int]
RETRY, RETRY_MOST = 0.2, 5.0  # seconds until a bot tries again
SOON = 0.02  # seconds


class Play:
    """The commands of seats, and the bots that answer them."""

    def __init__(self, cache: RoomCache, limits: Limits, bot_pool: BotPool) -> None:
        self.cache, self.limits, self.bot_pool, self.settings = cache, limits, bot_pool, cache.settings
        self._paces: dict[tuple[str, str], Pace] = {}  # by level and title, the same in all rooms
        self._beginning: set[asyncio.Task[None]] = set()
        self._closed = False

    async def close(self) -> None:
        """No bot thinks any more, and no match begins by itself."""
        self._closed = True
        jobs = [*self._beginning, *(room.job for room in self.cache if room.job is not None)]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)

    async def room(self, name: str) -> Room:
        """A room, its game begun if no seat is open, its bots awake. Raises Refused."""
        room = await self.cache.get(name)
        await self.begin(room)
        return room

    async def begin(self, room: Room) -> None:
        """Start the game when no seat is open any more."""
        if self._complete(room):
            async with self.cache.holding(room):
                if self._complete(room):
                    given = opened(room.seats)
                    if any(given) or any(room.secret.shares):
                        with self.cache.writing(room):
                            await self.cache.store.keep_shares(room.id, given)
                        room.secret = replace(room.secret, shares=given)
                    state = room.match.state.copy()
                    most = self.settings.events_per_game
                    events = room.match.run_on(state, room.chance, most)
                    if events:
                        await self.commit(room, events, state, status="running")
                    else:
                        with self.cache.writing(room):
                            outline = told.outline(room.match.state)
                            await self.cache.store.change_room(room.id, status="running", outline=outline)
                        room.row = replace(room.row, status="running", outline=outline)
            room.tell_room()
        self.wake(room)

    def _complete(self, room: Room) -> bool:
        """Whether a match in the lobby can begin: nothing is missing, or was not given in time."""
        if room.row.status != "lobby" or room.closed is not None or any(s.kind == "open" for s in room.seats):
            room.full_since = None
            return False
        if not awaited(room.seats):
            return True
        now, wait = time.monotonic(), self.settings.share_wait
        if room.full_since is None:
            room.full_since = now
            self._begin_later(room.id, wait)
        return now - room.full_since >= wait

    def _begin_later(self, name: str, wait: float) -> None:
        """Begin a match once the wait is over, and look again if it is not: a loop's clock is coarser than ours."""

        async def begin() -> None:
            with contextlib.suppress(Refused, StoreAway):  # then whoever comes next begins it
                room = await self.room(name)
                if room.row.status == "lobby" and room.full_since is not None:
                    left = room.full_since + self.settings.share_wait - time.monotonic()
                    self._begin_later(name, max(SOON, left))

        def now() -> None:
            if self._closed:
                return
            task = asyncio.create_task(begin())
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

        asyncio.get_running_loop().call_later(wait, now)

    async def snapshot(self, name: str, audience: Audience, entries: int) -> str:
        """The position and the log, for a reader."""
        room = await self.room(name)
        must_have_begun(room)
        return await room.snapshot(audience, entries=entries)

    async def _command(
        self,
        name: str,
        seat: int,
        body: inputs.Move | inputs.Undo,
        entries: int,
        wanted: tuple[str, int | None],
        do: Callable[[Room], Awaitable[int | None]],
    ) -> Answer:
        """A command of a seat, once: `do` is called if the position is the expected one, and the command new."""
        self.limits.move(name, seat)
        room = await self.room(name)
        async with self.cache.holding(room):
            must_have_begun(room)
            room.heard(seat)
            accepted = None
            if body.expected_version == room.version:
                try:
                    accepted = await do(room)
                    return await room.snapshot(seat, accepted, entries), 200
                except Conflict:
                    await self.cache.reload(room)
            return await self._again(room, seat, body.cmd_id, entries, wanted)

    async def _again(self, room: Room, seat: int, cmd_id: str, entries: int, wanted: tuple[str, int | None]) -> Answer:
        """The answer to a command that comes again, or too late."""
        found = await self.cache.store.command(room.id, cmd_id)
        if found is None:
            now = await room.snapshot(seat, None, entries)
            stale = Refused(409, "server-no-stale", version=room.version)
            return f'{dumps(stale.body())[:-1]},"snapshot":{now}}}', 409
        e, reached = found
        if (e.kind, e.seat) != (wanted[0], seat) or wanted[1] not in (None, e.action):
            raise Refused(422, "server-no-command")
        return await room.snapshot(seat, reached, entries), 200

    async def move(self, name: str, seat: int, body: inputs.Move, entries: int) -> Answer:
        """A move of a seat. Raises Refused."""

        async def do(room: Room) -> int:
            must_play(room, seat)
            state = room.match.state
            if state.to_move != seat:
                raise Refused(422, "server-no-turn", seat=seat)
            if body.action not in state.legal():
                raise impossible(state, seat, body.action, room.players())
            await self._play(room, body.action, body.cmd_id)
            return room.version

        return await self._command(name, seat, body, entries, (MOVE, body.action), do)

    async def _play(self, room: Room, action: int, cmd_id: str | None = None) -> None:
        most = self.settings.events_per_game - room.version
        if most <= 0:
            raise Refused(422, "server-no-events", most=self.settings.events_per_game)
        room.match.forced = among(room.humans(), watched=any(not s.who.seats for s in room.subscribers))
        state, events = room.match.play(action, room.chance, most + 1000)
        await self.commit(room, events, state, cmd_id)

    async def commit(
        self, room: Room, events: Sequence[Event], state: State, cmd_id: str | None = None, status: str = ""
    ) -> None:
        """Store the events of one command, then show them. Raises Conflict or StoreAway, with nothing shown."""
        changes: dict[str, Any] = {"to_move": state.to_move, "outline": told.outline(state)}
        if state.to_move == OVER:
            status = "over"
        if status:
            changes["status"] = status
        asked = room.row.pending_undo is not None
        if asked:
            changes["pending_undo"] = None
        every = self.settings.snapshot_every
        due = bool(status) or events[-1].v // every > (events[0].v - 1) // every
        snapshot = state.to_dict() if due else None
        with self.cache.writing(room):
            await self.cache.store.append(room.id, events, changes, cmd_id=cmd_id, snapshot=snapshot)
        before = room.match.state
        room.match.commit(events, state)
        room.row = replace(room.row, version=events[-1].v, **changes)
        for e in events:
            EVENTS.labels(e.kind).inc()
        await room.publish(events, before)
        if asked:
            room.tell_undo()
        if status:
            room.tell_room()
        self.wake(room)

    # Undo

    async def undo(self, name: str, seat: int, body: inputs.Undo, entries: int) -> Answer:
        """The seat's last choice back, at once or by consent. Raises Refused."""

        async def do(room: Room) -> int | None:
            must_play(room, seat)
            back = room.match.back(room.undo_seats(seat))
            may = room.undo_for(seat)
            if back is None:
                raise Refused(409, "server-no-undo")
            if may == "free":
                await self._jump(room, UNDO, seat, back[0], body.cmd_id)
                return room.version
            others = [p for p in room.humans() if p != seat]
            if may == "no":
                raise Refused(409, "server-no-undo-seen")
            asked = room.row.pending_undo
            if asked is None:
                asked = {"seat": seat, "to": back[0], "waiting": others, "cmd_id": body.cmd_id}
                await self.ask_undo(room, asked)
            elif asked["cmd_id"] != body.cmd_id:
                raise Refused(409, "server-no-undo-twice")
            return None

        return await self._command(name, seat, body, entries, (UNDO, None), do)

    async def redo(self, name: str, seat: int, body: inputs.Undo, entries: int) -> Answer:
        """The seat's own undo back, straight after it. Raises Refused."""

        async def do(room: Room) -> int:
            must_play(room, seat)
            to = room.redo_to(seat)
            if to is None:
                raise Refused(409, "server-no-redo")
            await self._jump(room, REDO, seat, to, body.cmd_id)
            return room.version

        return await self._command(name, seat, body, entries, (REDO, None), do)

    async def _jump(self, room: Room, kind: str, seat: int, to: int, cmd_id: str | None = None) -> None:
        if room.version >= self.settings.events_per_game:
            raise Refused(422, "server-no-events", most=self.settings.events_per_game)
        state, events = await room.slices.run(room.match.leading(kind, seat, to))
        await self.commit(room, events, state, cmd_id)

    async def ask_undo(self, room: Room, asked: dict[str, Any] | None) -> None:
        with self.cache.writing(room):
            await self.cache.store.change_room(room.id, pending_undo=asked)
        room.row = replace(room.row, pending_undo=asked)
        room.tell_undo()

    async def answer_undo(self, name: str, seat: int, accept: bool) -> str:
        """A seat's answer to an undo that is asked for. Raises Refused."""
        self.limits.move(name, seat)
        room = await self.room(name)
        async with self.cache.holding(room):
            must_have_begun(room)
            must_be_open(room)
            asked = room.row.pending_undo
            if asked is None or seat not in asked["waiting"]:
                raise Refused(409, "server-no-undo-asked", seat=seat)
            waiting = [p for p in asked["waiting"] if p != seat]
            if not accept:
                await self.ask_undo(room, None)
            elif waiting:
                await self.ask_undo(room, {**asked, "waiting": waiting})
            else:
                try:
                    await self._jump(room, UNDO, asked["seat"], asked["to"], asked["cmd_id"])
                except Conflict:
                    await self.cache.reload(room)
                    raise Refused(409, "server-no-stale", version=room.version) from None
            return await room.snapshot(seat)

    async def resign(self, room: Room, seat: int) -> None:
        """The match ends, for this seat gives up. Raises Refused."""
        state, events = room.match.resign(seat)
        try:
            await self.commit(room, events, state)
        except Conflict:
            await self.cache.reload(room)
            raise Refused(409, "server-no-stale", version=room.version) from None

    # Bots and hints

    def wake(self, room: Room) -> None:
        """Let a bot think if it is its turn; what it thought about another position is over."""
        if self._closed:
            return
        seat = room.bot_to_move()
        if room.needs_code():
            self.bot_pool.prepare(room.row.title)
        key = None if seat is None else (room.version, seat.seat, seat.level)
        if room.job is not None:
            if key is not None and room.thinks_about == key:
                return
            if room.job is not asyncio.current_task():
                room.job.cancel()
            room.job = None
        if seat is not None:
            room.thinks_about = key
            room.job = asyncio.create_task(self._bot(room, seat))

    async def _bot(self, room: Room, seat: SeatRow) -> None:
        """Think, and move. While the store is away, or no process can be had, try again for ever."""
        version, wait = room.version, RETRY
        TO_MOVE.inc()
        try:
            while not await self._bot_moves(room, seat):
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                wait = min(RETRY_MOST, 2 * wait)
                if room.version != version or room.bot_to_move() != seat:
                    break
            self.wake(room)
        finally:
            TO_MOVE.dec()
            if room.job is asyncio.current_task():
                room.job = None

    async def _bot_moves(self, room: Room, seat: SeatRow) -> bool:
        """One try; whether there is nothing more to do here."""
        version = room.version
        try:
            async with self.cache.holding(room):
                pass  # it is as it is stored
            if room.version != version:
                return True
            level, title = seat.level or "random", room.row.title
            await self.bot_pool.ready(level, title, room.bots_warm_up)
            began = time.monotonic()
            action, full = await self.bot_pool.choose(level, room.match.state.copy(), room.bots_warm_up)
            thought = time.monotonic() - began
            pace = self._paces.get((level, title)) or Pace.of(level, title, self.settings.bot_pause)
            due, self._paces[level, title] = pace.after(thought)
            await asyncio.sleep(due - thought)
            room.tell_bots("full" if full else "weak")
            async with self.cache.holding(room):
                if room.version == version and room.bot_to_move() == seat:
                    await self._play(room, action)
        except Conflict:
            return False
        except Refused as refused:
            log.warning("bot", extra={"room": room.id, "error": refused.detail})
        except (StoreAway, OSError) as error:
            log.warning("bot", extra={"room": room.id, "error": str(error)})
            return False
        return True


def must_have_begun(room: Room) -> None:
    """Raises Refused in the lobby."""
    if room.row.status == "lobby":
        raise Refused(409, "server-no-start")


def must_be_open(room: Room) -> None:
    """Raises Refused where a match cannot go on here."""
    if room.closed is not None:
        raise room.closed


def must_play(room: Room, seat: int) -> None:
    """Raises Refused where a seat cannot do anything."""
    must_be_open(room)
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    if room.seats[seat].kind != "human":
        raise Refused(409, "server-no-hand", seat=seat)
