"""Who sits where in a room of many browsers: how seats are taken, given and left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludi.kernel.errors import BadOption, short
from ludi.rooms.seats import STAND_IN, SeatRow, bot, clean, put, resigning_of

from .inputs import Claim, SeatChange
from .refused import Refused
from .room import Room
from .rows import RoomRow
from .security import Who

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


def left(row: RoomRow, seats: Sequence[SeatRow], number: int, *, resigned: bool = False) -> tuple[SeatRow, ...]:
    """The seats after the player of one has logged out of it.

    It is open again: whoever has the invite link may take it. In a running game the room's rule decides: where only a
    bot may follow, one plays on, and nobody else sees the hand; so it does where the player has resigned. Where a bot
    played for the player, the bot stays; of a finished game the seat keeps its name. The room of its owner goes to the
    next who holds a seat.
    """
    over = row.status == "over"
    seat = replace(seats[number], holder=None, token_hash=None)
    if row.status == "running" and seat.kind == "human" and (row.successor == "bot" or resigned):
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


def ends_by_resigning(room: Room, who: Who, number: int) -> bool:
    """Whether a resignation of a seat ends the match; else it is a change of the seat. Raises Refused."""
    who.plays(number)
    if room.row.status == "lobby":
        raise Refused(409, "server-no-start")
    if room.closed is not None:
        raise room.closed
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    return resigning_of(room.seats, number) != "bot"


def changed(room: Room, who: Who, body: SeatChange) -> tuple[tuple[SeatRow, ...], bool]:
    """The seats after a change that the rule on absence allows, and whether somebody was sent away.

    Raises Refused, or BadOption.
    """
    if not who.seats:
        raise Refused(403, "server-no-member")
    if body.seat >= len(room.seats):
        raise Refused(422, "server-no-such-seat", seat=body.seat, last=len(room.seats) - 1)
    seat, mine = room.seats[body.seat], body.seat in who.seats
    if body.kind in ("leave", "resign"):
        if not mine:
            raise Refused(403, "server-no-seat")
        return left(room.row, room.seats, body.seat, resigned=body.kind == "resign"), False
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
        accepted = "bot:LEVEL, open, take_back, leave, resign and kick are accepted"
        raise BadOption(f"kind: {short(body.kind)} was given; {accepted}")
    after = bot(seat, body.kind)
    if seat.kind != "human" and not who.owner:
        raise Refused(403, "server-no-bot")
    return put(room.seats, after), False
