"""What the sentences of History of the Roman Empire name: sides, forces, what is in a land, tokens, the charts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from ludi.kernel.messages import Listed, Message, Named, Param

from . import constants as K
from .map import AREA_IDS, LAND_IDS
from .view import EmpirePending, EmpireView, Kind

KEPT = 4096  # sentences that are kept, as most of them stay the same from move to move
NUMERALS = ("I", "II")  # of the two sides that one of two players leads
KINDS: tuple[Kind, Kind] = ("peoples", "factions")
HOUSE = "RECONSTRUCTED"
THINGS = {  # parameters of the log that name a thing, by its kind
    "card": "card",
    "land": "land",
    "refuge": "land",
    "area": "area",
    "people": "people",
    "emperor": "emperor",
    "kingdom": "tribe",
}
Row = Mapping[str, Any]
HOW = Message(
    "empire-score-how", {"presence": K.PRESENCE, "dominated": K.DOMINATION, "controlled": K.CONTROL}
)  # what each degree brings, times the value of the area
TRIBES: Mapping[str, Row] = {row["id"]: row for kind in ("minor_people", "kingdom") for row in K.DATA[kind]}
AREAS: Mapping[str, Row] = {row["id"]: row for row in K.DATA["area"]}
LANDS: Mapping[str, Row] = {row["id"]: row for row in K.DATA["land"]}
IN_AREA = {name: tuple(l for l in LAND_IDS if LANDS[l]["area"] == name) for name in AREA_IDS}


def top_of(view: EmpireView) -> EmpirePending | None:
    """The pending decision; None when the game is over."""
    return view["pending"][-1] if view["pending"] else None


def listed(between: Any, *parts: Param) -> Message:
    """Parts of a sentence in a row."""
    return Message("empire-parts", {"parts": Listed(parts, between)})


# Sides and forces


def side_of(view: EmpireView, s: int) -> Param:
    """A side by its player; each of two players leads two sides, which are numbered."""
    return side_named(s, view["sides"][-1]["seat"] + 1)


@lru_cache(KEPT)
def side_named(s: int, seats: int) -> Param:
    """The same, of so many players."""
    seat = Named("seat", s % seats)
    return seat if seats > 2 else Message("empire-side", {"seat": seat, "roman": NUMERALS[s // seats]})


def force_of(view: EmpireView, name: str) -> Param:
    """A force: the legions of a side, rebels, a people, or a tribe."""
    return force_named(name, view["sides"][-1]["seat"] + 1)


@lru_cache(KEPT)
def force_named(name: str, seats: int) -> Param:
    """The same, of so many players. A tribe alone has `t_` or `k_` before its name."""
    if name.startswith("legions "):
        return Message("empire-force-legions", {"side": side_named(int(name.partition(" ")[2]), seats)})
    if not name:
        return ""
    return Named("force" if name == "rebels" else "tribe" if name[1:2] == "_" else "people", name)


def owned(view: EmpireView, name: str, side: int | None) -> Param:
    """A force, and whose it is where its name does not say so."""
    return owned_named(name, side, view["sides"][-1]["seat"] + 1)


@lru_cache(KEPT)
def owned_named(name: str, side: int | None, seats: int) -> Param:
    """The same, of so many players."""
    force = force_named(name, seats)
    if side is None or name.startswith("legions "):
        return force
    return Message("empire-owned", {"force": force, "side": side_named(side, seats)})


def named(name: str, value: Any, seats: int) -> Param:
    """A parameter of the log, of so many players, as what its name says that it is."""
    match name, value:
        case "side" | "other", int():
            return side_named(value, seats)
        case "force" | "rival", str():
            return force_named(value, seats)
        case "cards", list() | tuple():
            return Listed(tuple(Named("card", card) for card in value))
        case _, str() if name in THINGS:
            return Named(THINGS[name], value) if value else ""
    return cast(Param, value)


# Lands


Inside = tuple[str, int | None, int, str, str]  # holder, its side, armies, fort, city


def inside(view: EmpireView, name: str) -> Inside:
    """What is in a land, as far as it is told; of a city the name of a capital, `city` or `looted`."""
    there = view["lands"].get(name, {})
    city = there.get("capital") or there.get("city", "")
    return there.get("holder", ""), there.get("side"), there.get("armies", 0), there.get("fort", ""), city


def holds(view: EmpireView, name: str) -> Message:
    """What is in a land: armies of whom, fort, city."""
    return contents(inside(view, name), view["sides"][-1]["seat"] + 1)


@lru_cache(KEPT)
def contents(what: Inside, seats: int) -> Message:
    """The same, of so many players."""
    holder, side, armies, fort, city = what
    things: list[Param] = []
    if armies:
        things.append(Message("empire-armies", {"force": owned_named(holder, side, seats), "n": armies}))
    elif not fort:
        things.append(Message("empire-vacant"))
    if fort:
        counter = Named("counter", fort)
        lone = armies == 0 and side is not None
        things.append(
            Message("empire-owned", {"force": counter, "side": side_named(side or 0, seats)}) if lone else counter
        )
    if city:
        things.append(Named("counter" if city in ("city", "looted") else "capital", city))
    alone = things[0] if len(things) == 1 else None
    return alone if isinstance(alone, Message) else listed("phrases", *things)


def land_message(view: EmpireView, name: str) -> Message:
    """A land, and what is in it."""
    return land_kept(name, inside(view, name), view["sides"][-1]["seat"] + 1)


@lru_cache(KEPT)
def land_kept(name: str, what: Inside, seats: int) -> Message:
    """The same, of so many players."""
    return Message("empire-state-land", {"land": Named("land", name), "holds": contents(what, seats)})


@lru_cache(KEPT)
def land_worth(name: str, value: int, what: Inside, seats: int) -> Message:
    """What the area of a land is worth, and what is in the land."""
    return listed("dots", area_value(LANDS[name]["area"], value), contents(what, seats))


@lru_cache(KEPT)
def area_message(area: str, value: int, lands: tuple[tuple[str, Inside], ...], seats: int) -> Message:
    """An area with those of its lands where anything is."""
    there = Listed(tuple(land_kept(name, what, seats) for name, what in lands), "clauses")
    return Message("empire-state-area", {"area": Named("area", area), "n": value, "lands": there})


@lru_cache(KEPT)
def area_value(area: str, value: int) -> Message:
    """An area with its value in this turn."""
    return Message("empire-position-worth", {"area": Named("area", area), "value": value})


def things(view: EmpireView) -> dict[str, Message]:
    """What is said of things on the board.

    `token:0:peoples`, `token:0:factions` of the people and the emperor of a side; `air` of a drawn token; `how` an
    area counts.
    """
    found = {"how": HOW}
    for s in range(len(view["sides"])):
        for kind in KINDS:
            found[f"token:{s}:{kind}"] = leader(view, s, kind)
    top = top_of(view)
    if top is not None and "of" in top and view.get("air_token"):
        found["air"] = meaning(view["turn"], top["of"], view["air_token"])
    return found


def places(view: EmpireView) -> dict[str, Message]:
    """What is in a land, as `land:roma`; `land` of all that have nothing."""
    nothing = contents(("", None, 0, "", ""), view["sides"][-1]["seat"] + 1)
    return {"land": nothing, **{f"land:{name}": holds(view, name) for name in view["lands"]}}


# Tokens and charts


def tokens(view: EmpireView, s: int) -> Message:
    """The people and the emperor of a side, as far as they are known."""
    return listed("phrases", *(token(view, s, kind) for kind in range(2)))


def token(view: EmpireView, s: int, kind: int) -> Param:
    """A token of a side by what it means in this turn."""
    return token_named(view["turn"], kind, view["sides"][s]["tokens"][kind])


def leader(view: EmpireView, s: int, of: Kind) -> Message:
    """The people or the emperor of a side with its number, and the armies: those left to be placed in its phase."""
    side, kind = view["sides"][s], KINDS.index(of)
    number = side["tokens"][kind]
    if not number:
        return unknown(number, of)
    found: list[Param] = [Message("empire-numbered", {"n": number, "name": called(view["turn"], of, number)})]
    if side["acts"] and view["phase"] == of and view["pool"]:
        found.append(Message("empire-position-pool", {"n": view["pool"]}))
    elif of == "peoples":
        found.append(Message("empire-its-armies", {"n": side["armies"]}))
    return listed("dots", *found)


def token_named(turn: int, kind: int, number: int | None) -> Param:
    """The same by its number: 0 for none, None for one face down."""
    if number:
        return called(turn, KINDS[kind], number)
    return unknown(number, KINDS[kind])


@lru_cache
def unknown(number: int | None, kind: Kind) -> Message:
    """A token that lies face down (None), or none."""
    return Message("empire-token", {"state": "hidden" if number is None else "none", "kind": kind})


@lru_cache(KEPT)
def row_of(turn: int, of: Kind, number: int) -> Row:
    """The line of a chart that a token stands for."""
    table = K.DATA["people_slot" if of == "peoples" else "emperor"]
    found: Row = table[(turn - 1) * (len(table) // K.TURNS) + number - 1]
    return found


def called(turn: int, of: Kind, number: int) -> Named:
    """What the chart calls the people or the emperor of a number."""
    row = row_of(turn, of, number)
    return Named("people", row["label"]) if of == "peoples" else Named("emperor", row["name"])


@lru_cache(KEPT)
def meaning(turn: int, of: Kind, number: int) -> Message:
    """What a token means: a people with its strength and start, or an emperor with what he brings."""
    row = row_of(turn, of, number)
    if of == "peoples":
        house = HOUSE in (row["strength_src"], row["start_src"])
        about: dict[str, Param] = {"n": row["strength"], "land": Named("land", row["start"])}
        return Message("empire-means-people", {"name": called(turn, of, number), **about, "house": yes(house)})
    bonus = Message(f"empire-bonus-{row['bonus']}", {"n": row["value"]})
    house = row["bonus_src"] == HOUSE
    return Message("empire-means-emperor", {"name": called(turn, of, number), "bonus": bonus, "house": yes(house)})


@lru_cache(KEPT)
def chart(turn: int, of: Kind) -> tuple[Message, ...]:
    """All tokens of a kind in a turn, each with its number."""
    rows = [row for row in K.DATA["people_slot" if of == "peoples" else "emperor"] if row["period"] == turn]
    return tuple(
        Message("empire-position-token", {"n": row["number"], "means": meaning(turn, of, row["number"])})
        for row in rows
    )


@lru_cache(KEPT)
def chart_message(turn: int, of: Kind, years: bool = False) -> Message:
    """The same in a sentence. years: with the year in which a people came."""
    found: tuple[Message, ...] = chart(turn, of)
    if years and of == "peoples":
        came = (row["year"].partition(" ") for row in K.DATA["people_slot"] if row["period"] == turn)
        when = (Message(f"empire-year-{'bc' if era else 'ad'}", {"n": n}) for n, _, era in came)
        found = tuple(listed("list", *pair) for pair in zip(found, when, strict=True))
    return Message(f"empire-position-{of}", {"n": turn, "tokens": Listed(found, "clauses")})


def yes(so: bool) -> str:
    """A yes or no in a sentence."""
    return "yes" if so else "no"
