"""What goes over the wire about a browser itself."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from .models import Given, ListedSeat, Token


class Redeem(Given):
    """A link to one more device."""

    code: Token


class Forget(Given):
    """Which keys are to end: that of `this` device, or those of all `others`."""

    what: Literal["this", "others"]


class MyRoom(BaseModel):
    """A room with seats of this browser. to_move: -1 for chance, null if unknown; at: last change, s since 1970."""

    room: str
    title: str
    status: str
    seats: list[ListedSeat]
    mine: list[int]
    to_move: int | None
    my_turn: bool
    at: int


class Me(BaseModel):
    """What this browser holds.

    devices: how many share the seats, this one among them; rooms: how many there are of those that were asked for;
    watch: links of rooms that this browser watched by cookies, which end with this answer.
    """

    devices: int
    rooms: int
    listed: list[MyRoom]
    watch: list[str]


class DeviceLink(BaseModel):
    """A link that takes all seats to one more device. link: a path; seconds: for so long it is good."""

    link: str
    seconds: int
