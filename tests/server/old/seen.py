"""What every reader of a room was told, as one short text each: the fields that a server has had from the beginning."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludi.client import Table

ENTRY = ("v", "seat", "decision", "action", "text", "told", "turn", "to")
MOMENT = ("version", "to_move", "decision", "view", "over")
HEADER = ("rules", "title", "seats", "options", "players", "position", "seat")
Json = dict[str, Any]


def short(value: object) -> str:
    """A name of a value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]


def of(value: Json, names: tuple[str, ...]) -> Json:
    """Some fields."""
    return {name: value[name] for name in names if name in value}


def asked(table: Table, path: str, seat: int) -> str:
    """An answer for a seat."""
    answer = table.http.get(path, params={"seat": seat})
    assert answer.status_code == 200, f"{path}: {answer.text}"
    return answer.text


def seen(table: Table, room: str, players: int) -> dict[str, str]:
    """What each seat is told of a match: position, log, moments, file."""
    at, found = f"/api/rooms/{room}", {}
    for seat in range(players):
        state = json.loads(asked(table, f"{at}/state", seat))
        found[f"{seat} state"] = short(of(state, MOMENT))
        replay = json.loads(asked(table, f"{at}/replay", seat))
        found[f"{seat} replay"] = short([of(entry, ENTRY) for entry in replay["entries"]])
        for v in (0, state["version"] // 2, state["version"]):
            moment = json.loads(asked(table, f"{at}/replay/{v}", seat))
            entry = moment["entry"] and of(moment["entry"], ENTRY)
            found[f"{seat} moment {v}"] = short([of(moment, MOMENT), entry])
        header, *lines = (json.loads(line) for line in asked(table, f"{at}/record", seat).splitlines())
        found[f"{seat} record"] = short([of(header, HEADER), lines])
    return found
