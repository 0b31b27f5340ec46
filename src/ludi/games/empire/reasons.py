"""What a line of play changes for a seat, from its views alone: what the reasons for a move are made of."""

from __future__ import annotations

from ludi.kernel.changes import Change, Changes
from ludi.kernel.messages import Named, Param

from .things import side_named
from .view import EmpireView

ARMY, FORT, CITY, CARD = 0.6, 1.0, 1.0, 1.5  # what these are worth in points, about
CLASH = (
    "empire-why-foe-armies",
    "empire-why-foe-forts",
    "empire-why-foe-loses",
    "empire-why-foe-city-less",
    "empire-why-foe-area-less",
)  # what is done to others


def changes(before: EmpireView, after: EmpireView, seat: int) -> list[Change]:
    """What is otherwise after the line: points, what areas and cities would score now, armies, forts, cards."""
    found, seats = Changes(), before["sides"][-1]["seat"] + 1
    for s, (was, now) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        mine, side = was["seat"] == seat, {"side": side_named(s, seats)}
        points, cities = (sum(was["vp"]), sum(now["vp"])), (sum(was["cities"]), sum(now["cities"]))
        if mine:
            found.number("empire-why-gains", *points, 1.0, down="empire-why-loses")
            found.number("empire-why-cards", len(was["sets"]), len(now["sets"]), CARD, down="empire-why-plays")
            found.number("empire-why-city", *cities, CITY, down="empire-why-city-less")
        else:
            found.number("empire-why-foe-gains", *points, 0.8, down="empire-why-foe-loses", named=side)
            found.number("empire-why-foe-city", *cities, 0.7, down="empire-why-foe-city-less", named=side)
        if before["turn"] == after["turn"]:
            areas(found, before, after, s, mine=mine)
    units(found, before, after, seat)
    return found.found


def areas(found: Changes, before: EmpireView, after: EmpireView, s: int, *, mine: bool) -> None:
    """What areas would score now for a side, more or less than before."""
    seats = before["sides"][-1]["seat"] + 1
    for name, area in after["areas"].items():
        here: dict[str, Param] = {"area": Named("area", name)}
        was, now = sum(before["areas"][name]["points"][s]), sum(area["points"][s])
        if mine:
            found.number("empire-why-area", was, now, 1.0, down="empire-why-area-less", named=here)
        else:
            theirs = {**here, "side": side_named(s, seats)}
            found.number("empire-why-foe-area", was, now, 0.7, down="empire-why-foe-area-less", named=theirs)


def units(found: Changes, before: EmpireView, after: EmpireView, seat: int) -> None:
    """Lands, armies and forts of the seat and of the others, on the map and in the pool."""
    mine, theirs = ([held(view, seat, own=own) for view in (before, after)] for own in (True, False))
    found.number("empire-why-lands", mine[0][0], mine[1][0], 0.5, down="empire-why-lands-less")
    pool = [view["pool"] if view["sides"][view["active"]]["seat"] == seat else 0 for view in (before, after)]
    armies = [n[1] + more for n, more in zip(mine, pool, strict=True)]
    if before["active"] == after["active"] and before["turn"] == after["turn"]:
        found.number("empire-why-armies", armies[0], armies[1], ARMY, down="empire-why-armies-less")
    found.number("empire-why-foe-armies", theirs[1][1], theirs[0][1], ARMY)
    found.number("empire-why-forts", mine[0][2], mine[1][2], FORT, down="empire-why-forts-less")
    found.number("empire-why-fortresses", mine[0][3], mine[1][3], FORT / 2)
    found.number("empire-why-foe-forts", theirs[1][2], theirs[0][2], FORT)


def held(view: EmpireView, seat: int, *, own: bool) -> tuple[int, int, int, int]:
    """The lands, armies and forts of a seat, or of all others, and how many of the forts are fortresses."""
    lands = armies = forts = fortresses = 0
    for land in view["lands"].values():
        s = land.get("side")
        if s is not None and (view["sides"][s]["seat"] == seat) == own:
            lands += bool(land.get("armies"))
            armies += land.get("armies", 0)
            forts += "fort" in land
            fortresses += land.get("fort") == "fortress"
    return lands, armies, forts, fortresses
