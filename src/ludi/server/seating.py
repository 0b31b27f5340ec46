"""Who sits where: the seats of a new room, and how they change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludi.bots.levels import check_level
from ludi.kernel.errors import BadOption
from ludi.kernel.game import Game
from ludi.kernel.record import Record

from .models import MAX_NAME, Claim, NewRoom, SeatChange
from .refused import Refused
from .room import Room
from .security import Who, hashed, new_token
from .store import SeatRow

Tokens = dict[int | str, str]


def clean(text: str) -> str:
    """Text of a person as one line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split()) or "?"


def bot(seat: SeatRow, kind: str) -> SeatRow:
    """The seat, played by a bot of the level in `bot:LEVEL`. Raises BadOption."""
    level = kind.removeprefix("bot:")
    check_level(level, None)
    return replace(seat, kind="bot", level=level)


def first(body: NewRoom, game: Game) -> tuple[tuple[SeatRow, ...], Tokens]:
    """The seats of a new room, and the tokens of those in this browser. Raises BadOption."""
    if len(body.seats) != game.players:
        raise BadOption(f"seats: {len(body.seats)} were given for {game.players} players")
    if body.seats.count("me") != 1:
        raise BadOption("seats: exactly one `me` is accepted")
    if body.practice and "open" in body.seats:
        raise BadOption("practice: it is for one browser; no seat may be open")
    seats, tokens, name = [], Tokens(), clean(body.nickname)
    for i, kind in enumerate(body.seats):
        seat = SeatRow(i, "open", None, "", None, owner=kind == "me")
        if kind.startswith("bot:"):
            seat = bot(seat, kind)
        elif kind in ("me", "shared") or kind.startswith("shared:"):
            tokens[i] = new_token()
            nickname = name if kind == "me" else f"{name[: MAX_NAME - 2]} {i + 1}"
            if ":" in kind:
                nickname = clean(kind.removeprefix("shared:"))[:MAX_NAME]
            seat = replace(seat, kind="human", nickname=nickname, token_hash=hashed(tokens[i]))
        elif kind != "open":
            raise BadOption(f"seats: {kind!r} was given; me, shared, shared:NAME, open and bot:LEVEL are accepted")
        seats.append(seat)
    return tuple(seats), tokens


def imported(record: Record) -> tuple[tuple[SeatRow, ...], Tokens]:
    """Every seat for the browser that brought the record."""
    tokens: Tokens = {i: new_token() for i in range(record.game.players)}
    return tuple(
        SeatRow(i, "human", None, clean(record.players[i])[:MAX_NAME], hashed(tokens[i]), owner=i == 0)
        for i in range(record.game.players)
    ), tokens


def swapped(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats of a rematch: everybody one further, seats that a bot took over given back."""
    found = []
    for i in range(len(seats)):
        was = seats[(i + 1) % len(seats)]
        back = was.kind == "bot" and was.token_hash is not None
        kind, level = ("human", None) if back else (was.kind, was.level)
        found.append(replace(was, seat=i, kind=kind, level=level, before=was.seat))
    return tuple(found)


def put(seats: Sequence[SeatRow], seat: SeatRow) -> tuple[SeatRow, ...]:
    """The seats with one of them changed."""
    return tuple(seat if s.seat == seat.seat else s for s in seats)


def claimed(room: Room, body: Claim) -> tuple[tuple[SeatRow, ...], int, str]:
    """The seats with an open one taken, its number and its token. Raises Refused."""
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    free = [s for s in room.seats if s.kind == "open" and body.seat in (None, s.seat)]
    if not free:
        raise Refused(409, "server-no-free-seat" if body.seat is None else "server-no-taken-seat")
    token = new_token()
    seat = replace(free[0], kind="human", level=None, nickname=clean(body.nickname), token_hash=hashed(token))
    return put(room.seats, seat), seat.seat, token


def changed(room: Room, who: Who, body: SeatChange, absent: float) -> tuple[tuple[SeatRow, ...], bool]:
    """The seats after a change, and whether somebody was sent away. Raises Refused, or BadOption."""
    if not who.seats:
        raise Refused(403, "server-no-member")
    if room.row.status == "over":
        raise Refused(409, "server-no-more")
    if body.seat >= len(room.seats):
        raise Refused(422, "server-no-such-seat", seat=body.seat, last=len(room.seats) - 1)
    seat, mine = room.seats[body.seat], body.seat in who.seats
    away = seat.kind == "bot" and seat.token_hash is not None
    if body.kind == "take_back":
        if not (mine and away):
            raise Refused(403, "server-no-take-back")
        return put(room.seats, replace(seat, kind="human", level=None)), False
    if body.kind == "kick":
        if not who.owner or mine:
            raise Refused(403, "server-no-kick")
        if seat.token_hash is None:
            raise Refused(409, "server-no-one-there")
        return put(room.seats, replace(seat, kind="open", level=None, nickname="", token_hash=None)), True
    if body.kind == "open":
        if not who.owner:
            raise Refused(403, "server-no-open")
        if seat.token_hash is not None or room.row.practice:
            raise Refused(409, "server-no-open-taken")
        return put(room.seats, replace(seat, kind="open", level=None)), False
    if not body.kind.startswith("bot:"):
        raise BadOption(f"kind: {body.kind!r} was given; bot:LEVEL, open, take_back and kick are accepted")
    after = bot(seat, body.kind)
    if seat.kind != "human":
        if not who.owner:
            raise Refused(403, "server-no-bot")
    elif not mine:
        if room.is_present(body.seat):
            raise Refused(409, "server-no-absence")
        if not who.owner and room.absent_for(body.seat) < absent:
            raise Refused(409, "server-no-absence-yet", seconds=round(absent))
    return put(room.seats, after), False
