"""Matches as files and as replays, for a reader who may see them."""

from __future__ import annotations

import asyncio
from typing import Any

from ludi.kernel.errors import BadRecord
from ludi.kernel.frames import OVER
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.match.sent import Audience, log_event
from ludi.rooms.records import about, kept_note
from ludi.rooms.told import Seen, dumps, position
from ludi.rooms.told import description as described

from .refused import Refused
from .room import Room
from .security import Who
from .settings import Settings


def audience(room: Room, who: Who, seat: int | None) -> Audience:
    """Whose log a reader may see: of a running match their own, of a finished one any. Raises Refused."""
    mine = None if seat is not None and room.row.status == "over" else who.reads(seat)
    if seat is None or room.row.status != "over":
        return mine
    if not (who.seats or who.watch):
        raise Refused(403, "server-no-reader")
    if seat >= room.row.players:
        raise Refused(422, "server-no-such-seat", seat=seat, last=room.row.players - 1)
    return seat


async def replay(room: Room, who: Who, seat: Audience, after: int = 0, before: int | None = None) -> str:
    """The log, or its entries between two versions, and whose else may be asked for."""
    told = await room.entries(seat, after + 1) if after < room.version else []
    if before is not None:
        told = told[: max(0, before - after - 1)]
    over = room.row.status == "over"
    seats: list[Audience] = [*range(room.row.players), None] if over else list(who.seats) or [None]
    head = dumps({"seat": seat, "version": room.version, "seats": seats, "finished": over})
    return f'{head[:-1]},"entries":[{",".join(told)}]}}'


async def moment(room: Room, seat: Audience, v: int) -> str:
    """The position after event v, as it was seen. Raises Refused."""
    match = room.match
    if v > match.version:
        raise Refused(404, "server-no-such-event", last=match.version)
    entry, state = None, await room.slices.run(match.reaching(max(0, v - 1)))
    if v:
        entries, state = log_event(match, match.log[v - 1], state, {seat: state.view(seat)})
        entry = entries[seat].as_dict()
    found = position(Seen(v, state, seat, state.view(seat)), live=False)
    return dumps({**found, "entry": entry})


async def description(room: Room, seat: Audience, v: int | None) -> str:
    """The position after event v, or now, in sentences. Raises Refused."""
    match = room.match
    if v is None:
        return dumps(described(match.version, match.state, seat))
    if v > match.version:
        raise Refused(404, "server-no-such-event", last=match.version)
    return dumps(described(v, await room.slices.run(match.reaching(v)), seat))


async def export(room: Room, seat: Audience) -> str:
    """The file: the whole record of a finished match, of a running one what the seat saw."""
    if room.row.status == "over":
        return await asyncio.to_thread(record, room)
    head = {
        "log": 1,
        "room": room.id,
        "title": room.row.title,
        "seats": room.row.players,
        "options": dict(room.match.game.options),
        "players": room.players(),
        "seat": seat,
        "commitment": room.commitment(),
    }
    rows = await room.entries(seat, 1)
    return "".join(line + "\n" for line in (dumps(head), *rows))


def record(room: Room) -> str:
    """The file of a finished match."""
    note = about(room.row.note, room.id, room.secret, room.match)
    found = room.match.record(room.players(), note)
    return "".join(line + "\n" for line in found.lines())


def read(body: bytes, content_type: str, settings: Settings) -> tuple[Record, dict[str, Any]]:
    """A record that was sent, played through, and what is kept of its note. Raises Refused, or BadRecord."""
    if content_type.split(";")[0].strip().lower() not in ("application/jsonl", "application/x-ndjson", "text/plain"):
        raise Refused(415, "server-no-record-type")
    try:
        record = Record.parse(body.decode())
    except UnicodeDecodeError:
        raise BadRecord(Message("given-no-text")) from None
    if len(record.actions) > settings.events_per_game:
        raise Refused(422, "server-no-events", most=settings.events_per_game)
    if record.verify().to_move != OVER:
        record.must_be_of_now()
    return record, kept_note(record)
