"""Matches as files and as replays, for a reader who may see them."""

from __future__ import annotations

from itertools import islice
from typing import Any

from ludi.kernel.errors import BadRecord
from ludi.kernel.record import Record

from . import messages
from .chance import note
from .messages import Audience, dumps
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


def replay(room: Room, who: Who, seat: Audience, after: int = 0, before: int | None = None) -> str:
    """The log, or its entries between two versions, and whose else may be asked for."""
    end = room.version + 1 if before is None else min(before, room.version + 1)
    wanted = islice(messages.steps(room.match, after + 1, seat), max(0, end - after - 1))
    entries = [dumps(entry) for entry, _ in wanted]
    over = room.row.status == "over"
    seats: list[Audience] = [*range(room.row.players), None] if over else list(who.seats) or [None]
    head = dumps({"seat": seat, "version": room.version, "seats": seats, "finished": over})
    return f'{head[:-1]},"entries":[{",".join(entries)}]}}'


def moment(room: Room, seat: Audience, v: int) -> str:
    """The position after event v, as it was seen. Raises Refused."""
    if v > room.version:
        raise Refused(404, "server-no-such-event", last=room.version)
    entry, state = None, None
    if v:
        before = room.match.at(v - 1)
        entries, state = messages.happen(room.match, room.match.log[v - 1], before, {seat: before.view(seat)})
        entry = entries[seat]
    else:
        state = room.match.start()
    found = messages.position(room.id, v, state, seat, room.players(), view=state.view(seat), live=False)
    return dumps({**found, "entry": entry})


def export(room: Room, seat: Audience) -> str:
    """The file: the whole record of a finished match, of a running one what the seat saw."""
    if room.row.status != "over":
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
        rows = [dumps(entry) for entry, _ in messages.steps(room.match, 1, seat)]
        return "".join(line + "\n" for line in (dumps(head), *rows))
    actions = [e.action for e in room.match.line() if e.action is not None]
    about: dict[str, Any] = {"chance": note(room.id, room.secret, room.match.draw_indices())}
    if room.row.note is not None:
        about = dict(room.row.note)  # it began elsewhere
    record = Record(room.match.game, actions, players=room.players(), position=room.row.position, note=about)
    return "".join(line + "\n" for line in record.lines())


def read(body: bytes, content_type: str, settings: Settings) -> Record:
    """A record that was sent, played through. Raises Refused, or BadRecord."""
    if content_type.split(";")[0].strip().lower() not in ("application/jsonl", "application/x-ndjson", "text/plain"):
        raise Refused(415, "server-no-record-type")
    try:
        record = Record.parse(body.decode())
    except UnicodeDecodeError:
        raise BadRecord("this is no match record: it is not text") from None
    if len(record.actions) > settings.events_per_game:
        raise Refused(422, "server-no-events", most=settings.events_per_game)
    record.verify()
    return record


def kept_note(record: Record) -> dict[str, Any]:
    """What is kept of a record's note; its seed says nothing about a match that is played on here."""
    if record.finished:
        return record.note
    return {k: v for k, v in record.note.items() if k != "chance"}
