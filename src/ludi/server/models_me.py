"""What goes over the wire about a browser itself."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from .inputs import Given, Token
from .models import ListedSeat, Message


class Redeem(Given):
    """A link to one more device."""

    code: Token


class Forget(Given):
    """Which keys are to end: that of `this` device, or those of all `others`."""

    what: Literal["this", "others"]


class MyRoom(BaseModel):
    """A room with seats of this browser. to_move: -1 for chance, null if unknown; at: last change, s since 1970.

    summary, standing, result: turn and points as everybody sees them, and who has won a game that is over; nothing
    where they are not known.
    """

    room: str
    title: str
    status: str
    seats: list[ListedSeat]
    mine: list[int]
    to_move: int | None
    my_turn: bool
    at: int
    summary: Message | None
    standing: list[Message]
    result: Message | None = None


class Keep(BaseModel):
    """After how many days without a change the server deletes something; 0: it keeps it."""

    lobbies: int
    abandoned: int
    finished: int
    chat: int


class Me(BaseModel):
    """What this browser holds.

    devices: how many share the seats, this one among them; rooms: how many there are of those that were asked for;
    watch: links of rooms that this browser watched by cookies, which end with this answer; keep: how long it all stays.
    """

    devices: int
    rooms: int
    listed: list[MyRoom]
    watch: list[str]
    keep: Keep


class DeviceLink(BaseModel):
    """A link that takes all seats to one more device. link: a path; seconds: for so long it is good."""

    link: str
    seconds: int
