"""What every reader of a room was told, as one short text each: the fields that a server has had from the beginning.

Its sentences then had plain parameters; a server of today says of each what it is, which is left out here.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ludi.client import Table

# Counted from the rest of a view since: of the whole, and of a side.
COUNTED = ("taken", "used", "shown", "numerals")
COUNTED_OF_SIDE = ("acts", "total", "armies", "unplayable", "loss")
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


def moment_of(value: Json) -> Json:
    """A position as it was sent then."""
    found = of(value, MOMENT)
    if found.get("over"):
        found["over"] = {name: x for name, x in found["over"].items() if name != "told"}
    view = {name: x for name, x in found["view"].items() if name not in COUNTED}
    for group in ("sides", "players"):
        if group in view:
            view[group] = [{name: x for name, x in side.items() if name not in COUNTED_OF_SIDE} for side in view[group]]
    if "lands" in view:
        lands: dict[str, Json] = view["lands"]
        view["lands"] = {id_: {name: x for name, x in land.items() if name != "kind"} for id_, land in lands.items()}
    return {**found, "view": view}


def entry_of(entry: Json, players: int) -> Json:
    """An entry of the log as it was sent then."""
    found = of(entry, ENTRY)
    if "told" in found:
        found["told"] = [{**told, "params": params_of(told, players)} for told in found["told"]]
    return found


def params_of(told: Json, players: int) -> Json:
    """What stood in a sentence then: of the points before a change only Pokern told."""
    params: Json = plain(told["params"], players)
    return {name: x for name, x in params.items() if name != "was" or told["key"].startswith("pokern-")}


def plain(param: Any, players: int) -> Any:
    """What stands in a sentence, without what it is: things by their names, sides by their numbers."""
    match param:
        case {"kind": _, "id": id_}:
            return id_
        case {"of": items}:
            return [plain(x, players) for x in items]
        case {"key": "empire-force-legions", "params": {"side": side}}:
            return f"legions {plain(side, players)}"
        case {"key": "empire-side", "params": {"seat": seat, "roman": roman}}:
            return plain(seat, players) + (players if roman == "II" else 0)
        case dict():
            return {name: plain(x, players) for name, x in param.items()}
    return param


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
        found[f"{seat} state"] = short(moment_of(state))
        replay = json.loads(asked(table, f"{at}/replay", seat))
        found[f"{seat} replay"] = short([entry_of(entry, players) for entry in replay["entries"]])
        for v in (0, state["version"] // 2, state["version"]):
            moment = json.loads(asked(table, f"{at}/replay/{v}", seat))
            entry = moment["entry"] and entry_of(moment["entry"], players)
            found[f"{seat} moment {v}"] = short([moment_of(moment), entry])
        header, *lines = (json.loads(line) for line in asked(table, f"{at}/record", seat).splitlines())
        found[f"{seat} record"] = short(
            [of(header, HEADER), [entry_of(line, players) if "told" in line else line for line in lines]]
        )
    return found
