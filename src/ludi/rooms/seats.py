"""Who sits where, whoever keeps the room: the seats of a new one, of a rematch, of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from ludi.bots.levels import check_level
from ludi.kernel.errors import BadOption, short
from ludi.kernel.game import Game
from ludi.kernel.record import Record
from ludi.match import Resigning, resigning

MAX_NAME = 32
STAND_IN = "centurio"  # plays on for who has left or resigned


@dataclass(frozen=True)
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: str
    level: str | None
    nickname: str
    token_hash: str | None
    owner: bool
    before: int | None = None
    seal: str | None = None  # of its share in the seed, see the server
    share: str | None = None
    holder: str | None = None

    @property
    def is_held(self) -> bool:
        """Whether it belongs to somebody, also while a bot plays it."""
        return self.holder is not None or self.token_hash is not None


class Asked(Protocol):
    """What is asked of a new room's seats. seats: `me` (once), `shared`, `shared:NAME`, `open`, `bot:LEVEL`."""

    seats: list[str]
    nickname: str
    practice: bool
    share: bool


def clean(text: str) -> str:
    """Text of a person as one line without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split()) or "?"


def bot(seat: SeatRow, kind: str) -> SeatRow:
    """The seat, played by a bot of the level in `bot:LEVEL`. Raises BadOption."""
    level = kind.removeprefix("bot:")
    check_level(level, None)
    return replace(seat, kind="bot", level=level, seal=None, share=None)


def first(body: Asked, game: Game) -> tuple[SeatRow, ...]:
    """The seats of a new room; those of people are for this browser. Raises BadOption."""
    if len(body.seats) != game.players:
        raise BadOption(f"seats: {len(body.seats)} were given for {game.players} players")
    if body.seats.count("me") != 1:
        raise BadOption("seats: exactly one `me` is accepted")
    if body.practice and "open" in body.seats:
        raise BadOption("practice: it is for one browser; no seat may be open")
    seats, name = [], clean(body.nickname)
    for i, kind in enumerate(body.seats):
        seat = SeatRow(i, "open", None, "", None, owner=kind == "me")
        if kind.startswith("bot:"):
            seat = bot(seat, kind)
        elif kind in ("me", "shared") or kind.startswith("shared:"):
            nickname = name if kind == "me" else f"{name[: MAX_NAME - 2]} {i + 1}"
            if ":" in kind:
                nickname = clean(kind.removeprefix("shared:"))[:MAX_NAME]
            sealed = "" if body.share and kind == "me" else None
            seat = replace(seat, kind="human", nickname=nickname, seal=sealed)
        elif kind != "open":
            raise BadOption(f"seats: {short(kind)} was given; me, shared, shared:NAME, open and bot:LEVEL are accepted")
        seats.append(seat)
    return tuple(seats)


def imported(record: Record) -> tuple[SeatRow, ...]:
    """Every seat for the browser that brought the record; along.py says where bots sit."""
    return tuple(
        SeatRow(i, "human", None, clean(record.players[i])[:MAX_NAME], None, owner=i == 0)
        for i in range(record.game.players)
    )


def held(seats: Sequence[SeatRow], identity: str) -> tuple[SeatRow, ...]:
    """The seats of people, held by an identity."""
    return tuple(replace(s, holder=identity) if s.kind == "human" else s for s in seats)


def swapped(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The seats of a rematch: everybody one further, seats that a bot took over given back, those left open."""
    found = []
    for i in range(len(seats)):
        was = seats[(i + 1) % len(seats)]
        seat = replace(was, seat=i, before=was.seat, seal=None, share=None)
        if was.kind == "bot" and was.is_held:
            seat = replace(seat, kind="human", level=None)
        elif was.kind == "human" and not was.is_held:
            seat = replace(seat, kind="open", nickname="")
        if seat.kind == "human" and was.seal is not None:
            seat = replace(seat, seal="")
        found.append(seat)
    return tuple(found)


def others(seats: Sequence[SeatRow], seat: int) -> list[int]:
    """The other seats of people, also of those for whom a bot plays."""
    return [s.seat for s in seats if s.seat != seat and (s.kind == "human" or s.is_held)]


def resigning_of(seats: Sequence[SeatRow], seat: int) -> Resigning:
    """What it would bring if the player of a seat resigned."""
    return resigning(len(seats), others(seats, seat))


def put(seats: Sequence[SeatRow], seat: SeatRow) -> tuple[SeatRow, ...]:
    """The seats with one of them changed."""
    return tuple(seat if s.seat == seat.seat else s for s in seats)


def listed(s: SeatRow, *, mine: bool) -> dict[str, Any]:
    """What everybody may know of a seat."""
    return {
        "seat": s.seat,
        "kind": s.kind,
        "level": s.level,
        "nickname": s.nickname,
        "mine": mine,
        "away": s.kind == "bot" and s.is_held,
    }
