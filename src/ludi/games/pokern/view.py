"""What a seat may see (everything), the facts of chance that go with it, and the log line of what happened."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.messages import Entry, Message

from .kinds import CARD_NAMES, FACE_NAMES, REMOVE_ONE
from .learning import points
from .notation import frame_as_dict, parts, roman, side_as_dict, written
from .numbers import reading
from .odds import odds
from .table import State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position, the same for every seat and for spectators."""
    return {
        "round": g.round,
        "rounds": 0 if g.opt.paying else g.opt.rounds,
        "turn": (g.round - 1) * g.opt.seats + g.active + 1,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "dice": [FACE_NAMES[face] for face in g.dice if face],
        "removed": g.removed,
        "bare": bool(g.bare),
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
    ("paying", "pay"): "pokern-told-pays",
    ("misthrow", "pass"): "pokern-told-passes",
}


def event_messages(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """The sentences about a log entry: what was done, then what came of it."""
    if entry.action is None:
        return []
    word, x = parts(entry.action)
    seat, top = before["active"], before["pending"][-1]
    now = after["pending"][-1] if after["pending"] else {"kind": ""}
    params: dict[str, Any] = {"seat": seat, "n": x}
    key = DONE.get((entry.decision, word), "")
    match word:
        case "die":
            falling = now["kind"] == "rolling" and after["dice"]
            params |= {"face": FACE_NAMES[x], "numbers": "none" if falling else written(after["readings"])}
        case "stop":
            params["numbers"] = written(before["readings"])
        case "row":
            params |= {"number": top["number"], "roman": roman(top["number"]), "row": x}
            key = "pokern-told-enters-again" if top["again"] else key
        case "card" | "as" | "pay":
            params["card"] = CARD_NAMES[x]
            key = "pokern-told-plays" if word == "card" else key
        case "count":
            params["face"] = top["face"]
        case "pick" | "at":
            params["face"] = before["dice"][x - 1] if word == "at" else FACE_NAMES[x]
            key = f"pokern-told-picks-{'out' if top['card'] == CARD_NAMES[REMOVE_ONE] else 'again'}"
    told = [Message(key, params)] if key else []
    if now["kind"] == "misthrow" and top["kind"] != "misthrow":
        told.append(missed(seat, after))
    if after["last"] and not before["last"]:
        told.append(Message("pokern-told-last", {}))
    if after["pending"] and (after["active"], after["round"]) != (seat, before["round"]):
        told.append(Message("pokern-told-turn", {"seat": after["active"], "n": after["round"]}))
    if not after["pending"]:
        told.append(Message("pokern-told-over", {}))
    return told


def missed(seat: int, after: dict[str, Any]) -> Message:
    """A misthrow: the dice are no number, or it cannot be entered."""
    if after["readings"]:
        return Message("pokern-told-misthrow-number", {"seat": seat, "numbers": written(after["readings"])})
    return Message("pokern-told-misthrow", {"seat": seat, "dice": " ".join(after["dice"])})
