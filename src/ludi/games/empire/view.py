"""What a seat may see, and the log line of what happened."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.told import Entry, Told

from . import kinds as K
from .combat import enemies
from .map import EMPEROR_BONUS, EMPERORS, EVENT_NAMES, EVENT_SET, LAND_IDS, PEOPLE_IDS, SLOT_PEOPLE, SLOTS
from .notation import hand_of, lands_of, open_as_dict, parts
from .odds import odds
from .placing import targets
from .scoring import area_points, city_points
from .table import Side, State

BONUSES = ("none", "legion", "attack", "dice3", "tie", "vp")


def view(g: State, seat: int | None) -> dict[str, Any]:
    """What a seat may see of a position: the own cards, and the tokens that it has looked at."""
    f = g.stack[max(g.depth - 1, 0)]
    out = open_as_dict(g)
    out["to_move"] = to_move(g)
    out["sides"] = [side_view(g, s, g.side[s], seat) for s in range(g.opt.sides)]
    out["air"] = bool(g.air)
    if g.air and f.seat == seat and g.side[g.order[f.a]].token[f.b] == 0:
        out["air_token"] = g.air
    out["odds"] = odds_of(g) if f.kind == K.PLACING else {}
    return out


def side_view(g: State, s: int, side: Side, seat: int | None) -> dict[str, Any]:
    """What a seat sees of one side."""
    mine = seat is not None and s % g.opt.seats == seat
    sets = [EVENT_SET[c] + 1 for c in range(K.CARDS) if g.card[c] == s + 1]
    out: dict[str, Any] = {
        "seat": s % g.opt.seats,
        "vp": list(side.vp),
        "tokens": [token_view(g, side, kind, seat) for kind in range(2)],
        "known": [[p for p in range(K.SEATS) if bits >> p & 1] for bits in side.known],
        "given": [bool(x) for x in side.given],
        "start": LAND_IDS[side.start - 1] if side.start else "",
        "dead": bool(side.dead),
        "events": side.events,
        "sets": sorted(sets),
        "scores_now": [area_points(g, s, kind) + city_points(g, s, kind) for kind in range(2)],
    }
    if mine:
        out["hand"] = hand_of(g, s)
    people, emperor = out["tokens"]
    if people:
        out["people"] = PEOPLE_IDS[SLOT_PEOPLE[(g.turn - 1) * SLOTS + people - 1]]
    if emperor:
        out["bonus"] = BONUSES[EMPEROR_BONUS[(g.turn - 1) * EMPERORS + emperor - 1]]
    return out


def token_view(g: State, side: Side, kind: int, seat: int | None) -> int | None:
    """A number that the seat knows, 0 for no token, None for one face down."""
    if side.token[kind] == 0:
        return 0
    if side.token[kind] <= g.called[kind] or (seat is not None and side.known[kind] >> seat & 1):
        return side.token[kind]
    return None


def odds_of(g: State) -> dict[str, list[float]]:
    """For each land that may be attacked: the chance of the first army to take it, and of all in the pool."""
    there = enemies(g, targets(g), g.mover)
    return {name: odds(g, LAND_IDS.index(name)) for name in lands_of(there)}


SIDE_OF_CHANCE = ("dealing", "ordering", "looking")


def tell(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Told]:
    """The sentences about a log entry: what was done, then what came of it."""
    top = before["pending"][-1]
    side = top["side"] if entry.decision in SIDE_OF_CHANCE else before["active"]
    if entry.decision in ("drawing", "token"):
        side = before["order"][top["place"]]
    told = []
    if entry.action is None:
        if entry.decision in ("dealing", "drawing", "looking"):
            told.append(Told(f"empire-told-{entry.decision}-unseen", {"side": side, "kind": top.get("of", "")}))
    else:
        word, x = parts(entry.action)
        told.append(Told(f"empire-told-{entry.decision}-{word}", {"side": side, **details(before, top, word, x)}))
    return told + came_of(before, after)


def details(before: dict[str, Any], top: dict[str, Any], word: str, x: int) -> dict[str, Any]:
    """What stands in a sentence: the argument of the action by name, and what the decision is about."""
    found = {name: value for name, value in top.items() if name in ("land", "of", "card", "sum", "kingdom")}
    if word in ("card", "play"):
        found["card"] = EVENT_NAMES[x]
    elif word in ("place", "pick", "retreat", "fort", "upgrade", "rebuild", "bribe", "city", "aim"):
        found["land"] = LAND_IDS[x]
    elif word in ("die", "token", "armies"):
        found["n"] = x + 1
    elif word in ("held", "give"):
        found["to"] = x
    else:
        found["n"] = x
    if before["battle"] and "land" not in found:
        found["land"] = before["battle"]["land"]
    if before["mover"]:
        found["force"] = before["mover"]
    return found


def came_of(before: dict[str, Any], after: dict[str, Any]) -> list[Told]:
    """What followed: lands that changed hands, points, the turn, the end."""
    told = []
    for land in LAND_IDS:
        was, now = before["lands"].get(land, {}), after["lands"].get(land, {})
        holder = now.get("holder", "")
        if holder != was.get("holder", "") and holder and was.get("holder"):
            told.append(Told("empire-told-falls", {"land": land, "force": holder, "from": was["holder"]}))
        if now.get("city") == "looted" and was.get("city") == "city":
            told.append(Told("empire-told-looted", {"land": land}))
        lost = was.get("armies", 0) - now.get("armies", 0)
        if lost > 0 and holder in ("", was.get("holder")) and before["pending"][-1]["kind"] in ("rolling", "fate"):
            told.append(Told("empire-told-loses", {"land": land, "force": was["holder"], "n": lost}))
    for s, (was, now) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        for kind, word in enumerate(("peoples", "faction")):
            gain = now["vp"][kind] - was["vp"][kind]
            if gain:
                told.append(Told(f"empire-told-points-{word}", {"side": s, "n": gain}))
        if now["dead"] and not was["dead"]:
            told.append(Told("empire-told-dead", {"side": s}))
    if after["turn"] != before["turn"]:
        told.append(Told("empire-told-turn", {"n": after["turn"]}))
    if not after["pending"]:
        told.append(Told("empire-told-over", {}))
    return told
