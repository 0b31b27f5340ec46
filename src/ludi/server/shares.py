"""The shares of the seats in the seed of a match: sealed first, opened once every seal is there.

Of a seat in the lobby: no seal (None), it takes no part; an empty one, it will; then the seal, and then the share.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludi.match.commitment import Shares, seal
from ludi.rooms.seats import SeatRow, put

from .inputs import ShareGiven
from .refused import Refused

Seats = tuple[SeatRow, ...]


def awaited(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that take part and have not opened their share."""
    return [s.seat for s in seats if s.seal is not None and s.share is None]


def given(seats: Seats, body: ShareGiven) -> Seats:
    """The seats with a seal or a share added. Raises Refused where it is not its time, or does not fit."""
    seat = seats[body.seat]
    if seat.seal is None or (body.seal is None) == (body.share is None):
        raise Refused(422, "server-no-share")
    if body.seal is not None:
        if seat.seal not in ("", body.seal):
            raise Refused(409, "server-no-share-twice")
        return put(seats, replace(seat, seal=body.seal))
    assert body.share is not None
    if any(s.kind == "open" or s.seal == "" for s in seats):
        raise Refused(409, "server-no-share-yet")
    if seal(body.share) != seat.seal:
        raise Refused(422, "server-no-share-sealed")
    return put(seats, replace(seat, share=body.share))


def opened(seats: Sequence[SeatRow]) -> Shares:
    """The shares that were opened, by seat."""
    return tuple(s.share for s in seats)


def anew(seats: Seats) -> Seats:
    """The seats after somebody came or went: a share that others have seen is worth nothing any more."""
    if all(s.share is None for s in seats):
        return seats
    return tuple(s if s.seal is None else replace(s, seal="", share=None) for s in seats)
