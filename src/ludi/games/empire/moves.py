"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from functools import lru_cache

from ludi.kernel.messages import LegalMove, Message, Named, Param

from .log import enters
from .map import AREA_IDS, EVENT_NAMES, LAND_IDS, PEOPLE_IDS
from .notation import parts
from .refusals import price, why
from .things import KEPT, force_named, force_of, side_of
from .view import EmpireView

__all__ = ["legal_move", "why"]

ON_LAND = ("place", "pick", "retreat", "fort", "upgrade", "rebuild", "bribe", "city", "aim")
PRICED = ("fort", "upgrade", "rebuild", "bribe")


def legal_move(view: EmpireView, action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `land:italia`, `play:Fury`, `side:2`, `area:asia`, `people:gauls`, `done`.
    """
    word, x = parts(action)
    top = view["pending"][-1]
    params: dict[str, Param] = {"force": force_of(view, view["mover"])} if view["mover"] else {}
    if word in ON_LAND:
        land = LAND_IDS[x]
        if word == "place":
            return LegalMove((f"land:{land}",), placed(view, land))
        cost = price(view, word, land) if word in PRICED else None
        path = f"land:{land}" if word in ("retreat", "aim", "pick") else f"{word}:{land}"
        return LegalMove((path,), on_land(word, land, view["mover"], view["sides"][-1]["seat"] + 1, cost))
    match word:
        case "play":
            card = EVENT_NAMES[x]
            return LegalMove((f"play:{card}",), Message("empire-move-play", {"card": Named("card", card)}))
        case "recruit":
            return LegalMove((word,), Message("empire-move-recruit", {"cost": price(view, word, "")}))
        case "give":
            mine = x == view["order"][top["place"]]
            key = "empire-move-keep-token" if mine else "empire-move-give"
            return LegalMove((f"side:{x}",), Message(key, {"side": side_of(view, x), "kind": top["of"]}))
        case "area":
            return LegalMove(
                (f"area:{AREA_IDS[x]}",), Message("empire-move-area", {"area": Named("area", AREA_IDS[x])})
            )
        case "people":
            people = PEOPLE_IDS[x]
            return LegalMove((f"people:{people}",), Message("empire-move-people", {"people": Named("people", people)}))
        case "armies":
            return LegalMove((f"armies:{x + 1}",), Message("empire-move-armies", {"n": x + 1}))
        case "tens":
            return LegalMove((f"tens:{x}",), Message("empire-move-tens", {"low": 10 * x, "high": 10 * x + 9}))
        case "ones":
            return LegalMove((f"ones:{x}",), Message("empire-move-ones", {"n": 10 * top["tens"] + x}))
        case "done":
            lost = {"n": view["pool"]} if top["kind"] == "placing" else {}
            return LegalMove(("done",), Message(f"empire-move-done-{top['kind']}", {**params, **lost}))
    return LegalMove((word,), Message(f"empire-move-{word}", params))


@lru_cache(KEPT)
def on_land(what: str, land: str, force: str, seats: int, cost: int | None = None) -> Message:
    """What a force does in a land."""
    params: dict[str, Param] = {"force": force_named(force, seats), "land": Named("land", land)}
    return Message(f"empire-move-{what}", params if cost is None else {**params, "cost": cost})


def placed(view: EmpireView, land: str) -> Message:
    """What it means to place an army in a land: begin, attack, make own armies give way, or just go there."""
    force, seats = view["mover"], view["sides"][-1]["seat"] + 1
    if view["pending"][-1]["kind"] == "starting":
        return on_land("start", land, force, seats)
    if land in view["attacks"]:
        return on_land("attack", land, force, seats)
    if enters(view):
        return on_land("enter", land, force, seats)
    rival = view["lands"].get(land, {}).get("holder", "")
    if rival in ("", force):
        return on_land("place", land, force, seats)
    told = on_land("replace", land, force, seats)
    return Message(told.key, {**told.params, "rival": force_of(view, rival)})
