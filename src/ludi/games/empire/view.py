"""What a seat may see, built from nothing."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ludi.kernel.frames import to_move

from . import constants as K
from .battles import EmpireAttack, EmpireBattle, attacks, battle_view
from .board import cities_left, controller, forts_left, holds, is_capital, on_map, rebels_of
from .map import AREA_IDS, COUNTERS, EVENT_SET, LAND_IDS, VALUE
from .margins import margins
from .notation import hand_of, open_as_dict
from .scoring import TIMES, census, city_points, counted, degree, rivals_of
from .state import Side, State

EMPERORS = K.DATA["emperor"]
SLOTS = K.DATA["people_slot"]
PERIODS: dict[str, list[int]] = {row["name"]: row["periods"] for row in K.DATA["event"]}
DEGREES = ("", "presence", "domination", "control")
STEPS = (("before", "picking", "placing"), ("before", "building", "picking", "placing", "sites"))
Kind = Literal["peoples", "factions"]


class EmpirePending(TypedDict):
    """A pending decision, with what it is about."""

    kind: str
    seat: int
    side: NotRequired[int]
    set: NotRequired[int]
    place: NotRequired[int]
    of: NotRequired[Kind]
    number: NotRequired[int]
    extra: NotRequired[int]
    land: NotRequired[str]
    displaced: NotRequired[int]
    die: NotRequired[int]
    dice: NotRequired[int]
    cities: NotRequired[int]
    card: NotRequired[str]
    by: NotRequired[str]
    people: NotRequired[str]
    tens: NotRequired[int]
    sum: NotRequired[int]
    kingdom: NotRequired[str]


class EmpireLand(TypedDict):
    """What is in a land; what is not there is left out.

    kind: of the holder. side: that controls it. capital: the name of a capital whose city stands. bonus: loot of a
    kingdom's city. cause, rebels: the side that caused the rebels, and how many were legions of each.
    """

    holder: NotRequired[str]
    kind: NotRequired[Literal["people", "faction", "rebels"]]
    side: NotRequired[int]
    armies: NotRequired[int]
    fort: NotRequired[Literal["fort", "fortress"]]
    city: NotRequired[Literal["city", "looted"]]
    capital: NotRequired[str]
    bonus: NotRequired[int]
    cause: NotRequired[int]
    rebels: NotRequired[dict[str, int]]


class EmpireArea(TypedDict):
    """An area with its value in this turn; per side lands, points and degree of its peoples, and of its faction."""

    value: int
    lands: list[list[int]]
    points: list[list[int]]
    degrees: list[list[Literal["", "presence", "domination", "control"]]]


class EmpireSide(TypedDict):
    """A faction with its peoples; of each pair the first is of the peoples.

    acts: whether its phase goes on. total: both of vp. tokens: 0 for none, null for one face down; known: the seats
    that have seen it. legions: on the map, as armies of the people of this turn; reserve: in the supply; rebels: that
    were its legions. cities, emperor_now: what those would score now; scores_now: what all would, as far as this seat
    knows. unplayable: of the hand, what cannot be played in this turn.
    """

    seat: int
    acts: bool
    vp: list[int]
    total: int
    tokens: list[int | None]
    known: list[list[int]]
    given: list[bool]
    start: str
    dead: bool
    events: int
    sets: list[int]
    legions: int
    reserve: int
    rebels: int
    cities: list[int]
    scores_now: list[int]
    hand: NotRequired[list[str]]
    unplayable: NotRequired[list[str]]
    people: NotRequired[str]
    armies: NotRequired[int]
    label: NotRequired[str]
    emperor: NotRequired[str]
    bonus: NotRequired[str]
    bonus_n: NotRequired[int]
    emperor_now: NotRequired[int]


class EmpireView(TypedDict):
    """A position as a seat may see it.

    most: legions that a faction may have by recruiting. steps, step: of the phase. attacks: for each land that the next
    army may attack. gains: the points that the next choice in a land adds to the scoring of the phase. left: forts and
    cities in the supply. fought: lands attacked in this phase and not taken.
    """

    turn: int
    active: int
    phase: Kind
    phases: int
    order: list[int]
    called: list[int]
    main: str
    mover: str
    pool: int
    free: int
    plus: int
    three: bool
    ties: bool
    elite: bool
    siege: bool
    surprise: bool
    roads: bool
    spared: list[str]
    held: list[str]
    fresh: list[str]
    fought: list[str]
    barred: list[int]
    fate_at: str
    fate: int
    lands: dict[str, EmpireLand]
    control: dict[str, int]
    slots: dict[str, str]
    played: list[str]
    battle: EmpireBattle
    pending: list[EmpirePending]
    to_move: int
    areas: dict[str, EmpireArea]
    sides: list[EmpireSide]
    most: int
    left: dict[Literal["forts", "cities"], int]
    basins: bool
    steps: list[str]
    step: str
    air: bool
    air_token: NotRequired[int]
    attacks: dict[str, EmpireAttack]
    gains: dict[str, int]


View = EmpireView


def shared(g: State) -> dict[str, Any]:
    """What all see of a position, and of the sides what all see of them."""
    f = g.stack[max(g.depth - 1, 0)]
    out = open_as_dict(g)
    for name, land in out["lands"].items():
        l = LAND_IDS.index(name)
        side = controller(g, g.holder[l])
        if side >= 0:
            land["side"] = side
        if g.city[l] == K.CITY and is_capital(g, l):
            land["capital"] = K.DATA["land"][l]["capital"]
    out["to_move"] = to_move(g)
    out["areas"], worth = MAP.of(g)
    out["sides"] = [side_view(g, s, g.side[s], worth[s]) for s in range(g.opt.sides)]
    out["most"], out["basins"] = g.opt.legions, bool(g.opt.basins)
    out["left"] = {"forts": forts_left(g), "cities": cities_left(g)}
    out["steps"] = steps_of(g)
    out["step"] = step_of(g)
    out["air"] = bool(g.air)
    out["attacks"] = attacks(g) if f.kind == K.PLACING else {}
    out["gains"] = margins(g)
    if out["battle"]:
        out["battle"] |= battle_view(g)
    return out


def view(g: State, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a seat may see of a position, an EmpireView: the own cards, and the tokens that it has looked at.

    common: `shared` of it, if it is at hand.
    """
    f = g.stack[max(g.depth - 1, 0)]
    out = dict(shared(g) if common is None else common)
    out["sides"] = [seen_side(g, s, side, seat) for s, side in enumerate(out["sides"])]
    if g.air and f.seat == seat and g.side[g.order[f.a]].token[f.b] == 0:
        out["air_token"] = g.air
    complete(out)
    return out


def complete(seen: dict[str, Any]) -> None:
    """Add what is counted from the rest of a view; those of earlier rules come without it."""
    for land in seen["lands"].values():
        if "holder" in land:
            land["kind"] = kind_of(land["holder"])
    for s, side in enumerate(seen["sides"]):
        side["acts"] = seen["main"] != "" and seen["active"] == s
        side["total"] = sum(side["vp"])
        if "people" in side:
            lands = [land for land in seen["lands"].values() if land.get("holder") == side["people"]]
            side["armies"] = sum(land.get("armies", 0) for land in lands)
        if "hand" in side:
            side["unplayable"] = [card for card in side["hand"] if not fits(card, seen["turn"], side["events"])]


def kind_of(holder: str) -> Literal["people", "faction", "rebels"]:
    """What kind of force holds a land: legions are of a faction, tribes are peoples too."""
    if holder == "rebels":
        return "rebels"
    return "faction" if holder.startswith("legions ") else "people"


def fits(card: str, turn: int, events: int) -> bool:
    """Whether an event card may be played in a turn, with so many events left; only its step is not asked."""
    return events > 0 and turn in PERIODS.get(card, ())


def steps_of(g: State) -> list[str]:
    """The steps of the phase; nothing is bought or taken up in the first turn."""
    if g.main == 0:
        return ["drawing"] if g.depth > 0 else []
    return [name for name in STEPS[g.phase] if g.turn > 1 or name not in ("building", "picking")]


def step_of(g: State) -> str:
    """The step that the pending decisions belong to: the deepest that is one."""
    if g.main == 0:
        return "drawing"
    for i in range(g.depth - 1, -1, -1):
        name = K.FRAME_NAMES[g.stack[i].kind]
        if name in STEPS[1]:
            return name
        if name in ("gifts", "starting"):
            return "sites" if name == "gifts" else "placing"
    return "placing" if g.battle.at > 0 else ""


def area_view(g: State, area: int) -> dict[str, Any]:
    """An area: its value in this turn, and for each side, of its peoples and its faction, lands, points and degree."""
    value, held = VALUE[area * K.TURNS + g.turn - 1], census(g, area)
    found: dict[str, Any] = {"value": value, "lands": [], "points": [], "degrees": []}
    for s in range(g.opt.sides):
        lands = [counted(held, s, track) for track in range(2)]
        rivals = rivals_of(g, held, s)
        degrees = [degree(g, s, track, area, n, rivals) for track, n in enumerate(lands)]
        found["lands"].append(lands)
        found["points"].append([value * TIMES[n] for n in degrees])
        found["degrees"].append([DEGREES[n] for n in degrees])
    return found


Worth = list[tuple[list[int], list[int]]]  # per side the points of areas and of cities, of its peoples and its faction


class Scored:
    """What the map would score, kept until it changes: all readers of a position are told the same."""

    def __init__(self) -> None:
        self._key: tuple[Any, ...] = ()
        self._areas: dict[str, Any] = {}
        self._worth: Worth = []

    def of(self, g: State) -> tuple[dict[str, Any], Worth]:
        """The areas, and what they and the cities are worth for each side."""
        o = g.opt
        lands = tuple(g.holder), tuple(g.armies), tuple(g.city), tuple(g.control)
        key = (g.turn, o.sides, o.domination, o.looted_score, lands)
        if key != self._key:
            areas = {name: area_view(g, area) for area, name in enumerate(AREA_IDS)}
            self._worth = [
                (
                    [sum(a["points"][s][kind] for a in areas.values()) for kind in range(2)],
                    [city_points(g, s, kind) for kind in range(2)],
                )
                for s in range(o.sides)
            ]
            self._key, self._areas = key, areas
        return dict(self._areas), self._worth


MAP = Scored()


def side_view(g: State, s: int, side: Side, worth: tuple[list[int], list[int]]) -> dict[str, Any]:
    """What all see of one side, but for its tokens; worth: points of the areas and of the cities as they stand."""
    (points, cities), legions, force = worth, on_map(g, K.LEGIONS + s), K.LEGIONS + s
    sets = [EVENT_SET[c] + 1 for c in range(K.CARDS) if g.card[c] == s + 1]
    return {
        "seat": s % g.opt.seats,
        "vp": list(side.vp),
        "tokens": [],
        "known": [[p for p in range(K.SEATS) if bits >> p & 1] for bits in side.known],
        "given": [bool(x) for x in side.given],
        "start": LAND_IDS[side.start - 1] if side.start else "",
        "dead": bool(side.dead),
        "events": side.events,
        "sets": sorted(sets),
        "legions": legions,
        "reserve": COUNTERS[force] - legions - (g.pool if g.mover == force else 0),
        "rebels": rebels_of(g, s) if K.REBELS in g.holder else 0,
        "cities": list(cities),
        "scores_now": [points[kind] + cities[kind] for kind in range(2)],
    }


def seen_side(g: State, s: int, side: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A side with what a seat sees of its tokens and its hand."""
    out = {**side, "tokens": [token_view(g, g.side[s], kind, seat) for kind in range(2)]}
    if side["seat"] == seat:
        out["hand"] = hand_of(g, s)
    people, emperor = out["tokens"]
    if people:
        slot = SLOTS[(g.turn - 1) * len(SLOTS) // K.TURNS + people - 1]
        out |= {"people": slot["people"], "label": slot["label"]}
    if emperor:
        chart = EMPERORS[(g.turn - 1) * len(EMPERORS) // K.TURNS + emperor - 1]
        out |= {"emperor": chart["name"], "bonus": chart["bonus"], "bonus_n": chart["value"]}
        if chart["bonus"] == "vp":
            lands = holds(g, K.LEGIONS + s).bit_count()
            people_now, faction_now = side["scores_now"]
            out |= {"emperor_now": lands, "scores_now": [people_now, faction_now + lands]}
    return out


def token_view(g: State, side: Side, kind: int, seat: int | None) -> int | None:
    """A number that the seat knows, 0 for no token, None for one face down."""
    if side.token[kind] == 0:
        return 0
    if side.token[kind] <= g.called[kind] or (seat is not None and side.known[kind] >> seat & 1):
        return side.token[kind]
    return None
