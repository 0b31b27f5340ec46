"""Who sits where in a room of many browsers: how seats are taken, given and left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludi.kernel.errors import BadOption, short
from ludi.rooms.seats import SeatRow, bot, clean, put

from .inputs import Claim, SeatChange
from .refused import Refused
from .room import Room
from .rows import RoomRow
from .security import Who

STAND_IN = "centurio"  # plays on for who has left
EMPTY = SeatRow(0, "open", None, "", None, owner=False)


def free(room: Room, body: Claim) -> SeatRow:
    """An open seat as it is when it is taken, but for its holder. Raises Refused."""
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    found = [s for s in room.seats if s.kind == "open" and body.seat in (None, s.seat)]
    if not found:
        raise Refused(409, "server-no-free-seat" if body.seat is None else "server-no-taken-seat")
    sealed = "" if body.share else None
    return replace(found[0], kind="human", level=None, nickname=clean(body.nickname), seal=sealed)


def left(row: RoomRow, seats: Sequence[SeatRow], number: int) -> tuple[SeatRow, ...]:
    """The seats after the player of one has logged out of it.

    It is open again: whoever has the invite link may take it. In a running game the room's rule decides: where only a
    bot may follow, one plays on, and nobody else sees the hand. Where a bot played for the player, the bot stays; of a
    finished game the seat keeps its name. The room of its owner goes to the next who holds a seat.
    """
    over = row.status == "over"
    seat = replace(seats[number], holder=None, token_hash=None)
    if row.status == "running" and seat.kind == "human" and row.successor == "bot":
        seat = replace(bot(seat, f"bot:{STAND_IN}"), nickname="")
    elif not over and seat.kind == "human":
        seat = replace(EMPTY, seat=seat.seat, owner=seat.owner, before=seat.before)
    elif not over:
        seat = replace(seat, nickname="")
    heirs = [s for s in seats if s.is_held and s.seat != number]
    if seat.owner and heirs:
        heir = min(heirs, key=lambda s: s.holder != seats[number].holder)  # another seat of the same player first
        return put(put(seats, replace(seat, owner=False)), replace(heir, owner=True))
    return put(seats, seat)


def changed(room: Room, who: Who, body: SeatChange) -> tuple[tuple[SeatRow, ...], bool]:
    """The seats after a change that the rule on absence allows, and whether somebody was sent away.

    Raises Refused, or BadOption.
    """
    if not who.seats:
        raise Refused(403, "server-no-member")
    if body.seat >= len(room.seats):
        raise Refused(422, "server-no-such-seat", seat=body.seat, last=len(room.seats) - 1)
    seat, mine = room.seats[body.seat], body.seat in who.seats
    if body.kind == "leave":
        if not mine:
            raise Refused(403, "server-no-seat")
        return left(room.row, room.seats, body.seat), False
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    away = seat.kind == "bot" and seat.is_held
    if body.kind == "take_back":
        if not (mine and away):
            raise Refused(403, "server-no-take-back")
        return put(room.seats, replace(seat, kind="human", level=None)), False
    if body.kind == "kick":
        if not who.owner or mine:
            raise Refused(403, "server-no-kick")
        if not seat.is_held:
            raise Refused(409, "server-no-one-there")
        return put(room.seats, replace(EMPTY, seat=seat.seat, owner=seat.owner, before=seat.before)), True
    if body.kind == "open":
        if not who.owner:
            raise Refused(403, "server-no-open")
        if seat.is_held or room.row.practice:
            raise Refused(409, "server-no-open-taken")
        return put(room.seats, replace(seat, kind="open", level=None)), False
    if not body.kind.startswith("bot:"):
        raise BadOption(f"kind: {short(body.kind)} was given; bot:LEVEL, open, take_back, leave and kick are accepted")
    after = bot(seat, body.kind)
    if seat.kind != "human" and not who.owner:
        raise Refused(403, "server-no-bot")
    return put(room.seats, after), False
