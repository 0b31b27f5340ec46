"""What a seat may see (everything), the facts of chance that go with it, and the log line of what happened."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.told import Entry, Told

from .kinds import CARD_NAMES, FACE_NAMES
from .learning import points
from .notation import frame_as_dict, parts, side_as_dict
from .numbers import reading
from .odds import odds
from .table import State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position, the same for every seat and for spectators."""
    return {
        "round": g.round,
        "rounds": 0 if g.opt.paying else g.opt.rounds,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "dice": [FACE_NAMES[face] for face in g.dice if face],
        "removed": g.removed,
        "readings": sorted({reading(g, which) for which in (0, 1)} - {0}),
        "odds": odds(g),
        "last": bool(g.last),
        "players": [{**side_as_dict(s), "points": points(s)} for s in g.side[: g.opt.seats]],
    }


# (decision, word of the action) -> sentence; the parameters are added by `tell`.
DONE = {
    ("rolling", "die"): "pokern-told-rolls",
    ("choosing", "stop"): "pokern-told-stops",
    ("entering", "row"): "pokern-told-enters",
    ("wildly", "as"): "pokern-told-wild",
    ("counting", "count"): "pokern-told-rerolls",
    ("picking", "pick"): "pokern-told-picks",
    ("paying", "pay"): "pokern-told-pays",
    ("misthrow", "pass"): "pokern-told-passes",
}


def tell(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Told]:
    """The sentences about a log entry: what was done, then what came of it."""
    if entry.action is None:
        return []
    word, x = parts(entry.action)
    seat, top = before["active"], before["pending"][-1]
    params: dict[str, Any] = {"seat": seat, "n": x}
    if word == "die":
        params["face"] = FACE_NAMES[x]
    elif word == "row":
        params["number"], params["row"] = top["number"], x
    elif word in ("card", "as", "pay"):
        params["card"] = CARD_NAMES[x]
    elif word == "count":
        params["face"] = top["face"]
    elif word == "pick":
        params["face"], params["card"] = FACE_NAMES[x], top["card"]
    key = "pokern-told-plays" if word == "card" else DONE.get((entry.decision, word))
    told = [Told(key, params)] if key else []
    if after["pending"] and after["pending"][-1]["kind"] == "misthrow" and top["kind"] != "misthrow":
        told.append(Told("pokern-told-misthrow", {"seat": seat, "dice": " ".join(after["dice"])}))
    if after["last"] and not before["last"]:
        told.append(Told("pokern-told-last", {"seat": seat}))
    if after["pending"] and (after["active"], after["round"]) != (seat, before["round"]):
        told.append(Told("pokern-told-turn", {"seat": after["active"], "n": after["round"]}))
    if not after["pending"]:
        told.append(Told("pokern-told-over", {}))
    return told
