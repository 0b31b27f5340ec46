"""What a seat may see, built from nothing."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move

from . import kinds as K
from .board import controller, holds, is_legions, on_map
from .combat import attack_dice, defence_bonus, enemies, is_hard, modified, tie_of
from .log import event_messages
from .map import AREA_IDS, EVENT_SET, LAND_IDS, VALUE
from .names import FORTS
from .notation import hand_of, lands_of, open_as_dict
from .odds import odds, odds_of_battle
from .placing import targets
from .scoring import census, city_points, counted, grade, rivals_of
from .table import Side, State

__all__ = ["event_messages", "view"]

EMPERORS = K.DATA["emperor"]
SLOTS = K.DATA["people_slot"]


def view(g: State, seat: int | None) -> dict[str, Any]:
    """What a seat may see of a position: the own cards, and the tokens that it has looked at."""
    f = g.stack[max(g.depth - 1, 0)]
    out = open_as_dict(g)
    for name, land in out["lands"].items():
        side = controller(g, g.holder[LAND_IDS.index(name)])
        if side >= 0:
            land["side"] = side
    out["to_move"] = to_move(g)
    out["areas"] = {name: area_view(g, area) for area, name in enumerate(AREA_IDS)}
    points = [
        [sum(a["points"][s][kind] for a in out["areas"].values()) for kind in range(2)] for s in range(g.opt.sides)
    ]
    out["sides"] = [side_view(g, s, g.side[s], seat, points[s]) for s in range(g.opt.sides)]
    out["air"] = bool(g.air)
    if g.air and f.seat == seat and g.side[g.order[f.a]].token[f.b] == 0:
        out["air_token"] = g.air
    out["odds"] = odds_of(g) if f.kind == K.PLACING else {}
    if out["battle"]:
        out["battle"] |= battle_view(g)
    return out


def area_view(g: State, area: int) -> dict[str, Any]:
    """An area: its value in this turn, and for each side, of its peoples and its faction, lands and points."""
    value, held = VALUE[area * K.TURNS + g.turn - 1], census(g, area)
    found: dict[str, Any] = {"value": value, "lands": [], "points": []}
    for s in range(g.opt.sides):
        lands = [counted(held, s, track) for track in range(2)]
        rivals = rivals_of(g, held, s)
        found["lands"].append(lands)
        found["points"].append([value * grade(g, s, track, area, n, rivals) for track, n in enumerate(lands)])
    return found


def battle_view(g: State) -> dict[str, Any]:
    """What is to be known of a battle besides its fields: sides, dice, bonuses, and the exact chances."""
    b = g.battle
    out: dict[str, Any] = {"defenders": g.armies[b.at - 1], "fort": FORTS[g.fort[b.at - 1]]}
    for name, force in (("side", b.force), ("foe_side", b.foe)):
        side = controller(g, force)
        out[name] = side if side >= 0 else None
    if b.left > 0:
        out["dice"] = [attack_dice(g), 2 if is_hard(g) else 1]
        out["plus"] = [g.plus if modified(g) else 0, defence_bonus(g)]
        out["tie"] = ("", "attacker", "defender")[tie_of(g)]
        out["chance"] = odds_of_battle(g)
    return out


def side_view(g: State, s: int, side: Side, seat: int | None, points: list[int]) -> dict[str, Any]:
    """What a seat sees of one side; points: of the areas as they stand, of its peoples and its faction."""
    mine = seat is not None and s % g.opt.seats == seat
    sets = [EVENT_SET[c] + 1 for c in range(K.CARDS) if g.card[c] == s + 1]
    cities = [city_points(g, s, kind) for kind in range(2)]
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
        "legions": on_map(g, K.LEGIONS + s),
        "cities": cities,
        "scores_now": [points[kind] + cities[kind] for kind in range(2)],
    }
    if mine:
        out["hand"] = hand_of(g, s)
    people, emperor = out["tokens"]
    if people:
        slot = SLOTS[(g.turn - 1) * len(SLOTS) // K.TURNS + people - 1]
        out |= {"people": slot["people"], "label": slot["label"]}
    if emperor:
        chart = EMPERORS[(g.turn - 1) * len(EMPERORS) // K.TURNS + emperor - 1]
        out |= {"emperor": chart["name"], "bonus": chart["bonus"], "bonus_n": chart["value"]}
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
    if g.held == 0 and not is_legions(g.mover) and holds(g, g.mover) == 0:
        return {}  # in a start land all make room
    there = enemies(g, targets(g), g.mover)
    return {name: odds(g, LAND_IDS.index(name)) for name in lands_of(there)}
