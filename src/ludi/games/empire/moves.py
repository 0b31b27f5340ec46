"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any, cast

from ludi.kernel.messages import LegalMove, Listed, Message, Named, Param

from . import kinds as K
from .log import enters
from .map import AREA_IDS, EVENT_NAMES, LAND_IDS, PEOPLE_IDS
from .notation import parts

# Decisions whose legal moves follow from what all can see. The others depend on the own hand or token.
OPEN_CHOICES = (
    "starting", "retreating", "taking", "looting", "aiming", "area", "choosing", "number", "device", "offering",
    "units", "answering",
)  # fmt: skip
PRICES = {"fort": K.FORT_COST, "upgrade": K.UPGRADE_COST, "rebuild": K.REBUILD_COST, "bribe": K.BRIBE_COST}
ON_LAND = ("place", "pick", "retreat", "fort", "upgrade", "rebuild", "bribe", "city", "aim")


def legal_move(view: dict[str, Any], action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `land:italia`, `play:Fury`, `side:2`, `area:asia`, `people:gauls`, `done`.
    """
    word, x = parts(action)
    top = view["pending"][-1]
    params: dict[str, Any] = {"force": view["mover"]} if view["mover"] else {}
    if word in ON_LAND:
        land = LAND_IDS[x]
        params["land"] = land
        if word == "place":
            return LegalMove((f"land:{land}",), placed(view, land, params))
        if word in PRICES:
            params["cost"] = price(view, word, land)
        path = f"land:{land}" if word in ("retreat", "aim", "pick") else f"{word}:{land}"
        return LegalMove((path,), Message(f"empire-move-{word}", params))
    match word:
        case "play":
            return LegalMove((f"play:{EVENT_NAMES[x]}",), Message("empire-move-play", {"card": EVENT_NAMES[x]}))
        case "recruit":
            return LegalMove((word,), Message("empire-move-recruit", {"cost": price(view, word, "")}))
        case "give":
            mine = x == view["order"][top["place"]]
            key = "empire-move-keep-token" if mine else "empire-move-give"
            return LegalMove((f"side:{x}",), Message(key, {"side": x, "kind": top["of"]}))
        case "area":
            return LegalMove((f"area:{AREA_IDS[x]}",), Message("empire-move-area", {"area": AREA_IDS[x]}))
        case "people":
            return LegalMove((f"people:{PEOPLE_IDS[x]}",), Message("empire-move-people", {"people": PEOPLE_IDS[x]}))
        case "armies":
            return LegalMove((f"armies:{x + 1}",), Message("empire-move-armies", {"n": x + 1}))
        case "tens" | "ones":
            return LegalMove((f"{word}:{x}",), Message(f"empire-move-{word}", {"n": x}))
        case "done":
            return LegalMove(("done",), Message(f"empire-move-done-{top['kind']}", params))
    return LegalMove((word,), Message(f"empire-move-{word}", params))


def placed(view: dict[str, Any], land: str, params: dict[str, Any]) -> Message:
    """What it means to place an army in a land: begin, attack, make own armies give way, or just go there."""
    force = view["mover"]
    if view["pending"][-1]["kind"] == "starting":
        return Message("empire-move-start", params)
    if land in view["odds"]:
        first, all_ = view["odds"][land]
        key = "empire-move-attack-last" if view["pool"] == 1 else "empire-move-attack"
        return Message(key, {**params, "percent": percent(first), "all": percent(all_)})
    if enters(view):
        return Message("empire-move-enter", params)
    rival = view["lands"].get(land, {}).get("holder", "")
    if rival in ("", force):
        return Message("empire-move-place", params)
    return Message("empire-move-replace", {**params, "rival": rival})


def percent(chance: float) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else max(1, min(99, round(100 * chance)))


def price(view: dict[str, Any], word: str, land: str) -> int:
    """What a move of the building step costs; free forts come first, and rebels are paid for one by one."""
    match word:
        case "recruit":
            return K.RECRUIT_EARLY if view["turn"] < K.LATE else K.RECRUIT_LATE
        case "fort" | "upgrade" if view["free"]:
            return 0
        case "bribe":
            return PRICES[word] * int(view["lands"][land]["armies"])
    return PRICES[word]


THINGS = {  # what a parameter names, by its own name
    "card": "card",
    "with": "card",
    "land": "land",
    "refuge": "land",
    "origin": "land",
    "area": "area",
    "people": "people",
    "kingdom": "tribe",
    "emperor": "emperor",
}
NUMERALS = ("I", "II")  # of the two sides that one of two players leads


def typed(name: str, value: Any, players: int) -> Param:
    """A parameter of a sentence as what its name says that it is."""
    match name:
        case "seat" | "foe":
            return Named("seat", value)
        case "side" | "other":
            return side_named(value, players)
        case "force" | "rival":
            return force_named(value, players)
        case "cards":
            return Listed(tuple(Named("card", card) for card in value))
    if name in THINGS:
        return Named(THINGS[name], value) if value else ""
    return cast(Param, value)


def force_named(name: str, players: int) -> Param:
    """A force: `legions 2`, rebels, a people, or a tribe, which alone has `t_` or `k_` before its name."""
    if name.startswith("legions "):
        return Message("empire-force-legions", {"side": side_named(int(name.partition(" ")[2]), players)})
    if not name:
        return ""
    return Named("force" if name == "rebels" else "tribe" if name[1:2] == "_" else "people", name)


def side_named(side: int, players: int) -> Param:
    """A side by its player; each of two players leads two sides, which are numbered."""
    seat = Named("seat", side % players)
    return seat if players > 2 else Message("empire-side", {"seat": seat, "roman": NUMERALS[side // players]})
