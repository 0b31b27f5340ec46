"""Who may change a seat that is somebody else's: the rule that the lobby showed, and what everybody is told of it.

While nobody plays yet, the owner may send anybody away. In a running match a seat changes hands only after its player
has been absent for as long as the room says: then anyone at the table may let a bot play on, and the owner may open the
seat to another person where the room says so, for who takes it sees its hand.
"""

from __future__ import annotations

from ludi.rooms.seats import SeatRow

from .acts import Act
from .inputs import SeatChange
from .refused import Refused
from .room import Room
from .rows import RoomRow
from .security import Who

PERSON = "person"  # who may follow an absent player besides a bot


def must_be_allowed(room: Room, who: Who, body: SeatChange) -> None:
    """Whether a seat of somebody else's, or of a bot, may be changed now. Raises Refused."""
    if not who.seats or body.seat >= len(room.seats) or body.seat in who.seats or room.row.status != "running":
        return
    seat, asked = room.seats[body.seat], body.kind.partition(":")[0]
    opens = asked in ("kick", "open")
    if opens and who.owner and room.row.successor != PERSON:
        raise Refused(409, "server-no-successor")
    if not seat.is_held or not (asked == "kick" or (asked == "bot" and seat.kind == "human")):
        return
    if asked == "kick" and not who.owner:
        return  # refused by another name
    if room.is_present(body.seat):
        raise Refused(409, "server-no-absence")
    left = room.row.absence - room.absent_for(body.seat)
    if left > 0:
        raise Refused(409, "server-no-absence-yet", seconds=max(1, round(left)))


def act_of(room: Room, who: Who, body: SeatChange) -> Act | None:
    """What a change of a seat is called, before it is made; None for what is nobody's business."""
    names = room.players()
    by = who.seats[0]
    asked, _, level = body.kind.partition(":")
    if asked == "leave":
        return act_of_leaving(room.row, room.version, room.seats[body.seat])
    if asked == "resign":
        return act_of_resigning(room.version, room.seats[body.seat])
    if asked == "bot" and body.seat in who.seats:
        asked = "rests"
    elif asked == "bot" and not room.seats[body.seat].is_held:
        asked = "level" if room.row.status == "running" else "lobby"
    elif asked == "open" and room.row.status != "running":
        asked = "lobby"
    elif asked == "kick" and room.row.status == "running":
        asked = "opens"
    elif asked == "open":
        asked = "frees"
    if asked == "lobby":
        return None
    key = f"table-act-{asked.replace('_', '-')}"
    return Act.now(room.version, body.seat, by, key, {"by": names[by], "seat": names[body.seat], "level": level})


def act_of_leaving(row: RoomRow, version: int, seat: SeatRow) -> Act | None:
    """The player of a seat leaves it, in a match that runs."""
    if row.status != "running":
        return None
    return Act.now(version, seat.seat, seat.seat, "table-act-leave", {"by": seat.nickname, "seat": seat.nickname})


def act_of_resigning(version: int, seat: SeatRow) -> Act:
    """The player of a seat resigns, and the others play on."""
    return Act.now(version, seat.seat, seat.seat, "table-act-resign", {"by": seat.nickname, "seat": seat.nickname})


def act_of_claim(room: Room, seat: int, name: str) -> Act | None:
    """Somebody takes a seat of a match that has begun."""
    if room.row.status != "running":
        return None
    return Act.now(room.version, seat, seat, "table-act-claim", {"by": name, "seat": str(seat + 1)})
