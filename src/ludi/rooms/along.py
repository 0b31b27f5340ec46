"""A game of one person against bots, taken along from a table with a server to the browser's own, and back.

What is taken along is a record that begins with a position. It holds what the person knows; all else was dealt anew, so
the file says nothing of what is hidden at the table that it comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ludi.bots.protocol import Question
from ludi.kernel.errors import BadRecord, short
from ludi.kernel.record import Record

from .seats import SeatRow, bot

SEATS, ANEW = "seats", "dealt_anew"  # in the note of a record: who sits where; whether what was hidden was dealt anew
ME = "me"


def kinds(seats: Sequence[SeatRow]) -> list[str] | None:
    """Who sits where, as a new room is asked for; None but for one person against bots."""
    people = [s.seat for s in seats if s.kind == "human"]
    held = [s.seat for s in seats if s.is_held]
    if len(people) != 1 or held not in ([], people) or any(s.kind == "open" for s in seats):
        return None
    return [ME if s.kind == "human" else f"bot:{s.level}" for s in seats]


def taken(question: Question, who: Sequence[str], players: Sequence[str]) -> Record:
    """The record to be taken along, from the question to the seat of the person."""
    note = {SEATS: list(who), ANEW: True}
    return Record(question.game, players=players, position=question.world.to_dict(), note=note)


def seated(note: Mapping[str, Any], seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats of a record that is brought: bots sit where it says so. Raises BadRecord or BadOption."""
    who = note.get(SEATS)
    if who is None:
        return seats
    fits = isinstance(who, list) and len(who) == len(seats) and who.count(ME) == 1
    if not fits or not all(isinstance(one, str) and (one == ME or one.startswith("bot:")) for one in who):
        raise BadRecord(f"note: seats: {short(who)} was given, one {ME} and bot:LEVEL for the others are accepted")
    mine = who.index(ME)
    found = [s if kind == ME else bot(s, kind) for s, kind in zip(seats, who, strict=True)]
    return tuple(replace(s, owner=s.seat == mine) for s in found)


def told(note: Mapping[str, Any] | None, at: int) -> list[dict[str, Any]]:
    """What the log of such a game begins with, as an act. at: seconds since 1970."""
    if not (note or {}).get(ANEW):
        return []
    return [{"version": 0, "seat": 0, "by": 0, "at": at, "told": {"key": "table-act-along", "params": {}}}]
