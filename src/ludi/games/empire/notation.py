"""Names for what the state holds as numbers: actions as short text, positions as readable data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.frames import Frame
from ludi.kernel.notation import Notation, Range

from . import constants as K
from .map import AREA_IDS, EVENT_EFFECT, EVENT_NAMES, LAND_IDS, PEOPLE_IDS
from .names import CITIES, FORCES, FORTS, KINDS_OF, MODIFIERS, SETS_OF_LANDS, WORDS, slot_word
from .positions import composed, position
from .state import Battle, Side, State

__all__ = ["composed", "parse", "parts", "position", "text", "to_dict"]

SIDE_WORDS = tuple(str(s) for s in range(K.SIDES))
NUMBERS = tuple(str(n) for n in range(1, 10))
TENS = tuple(str(n) for n in range(100))
# An argument is counted from 0.
SHORT = Notation(
    (
        Range("die", K.DIE, "number", NUMBERS[: K.SIDES_OF_A_DIE]),
        Range("token", K.SHOW, "number", NUMBERS[: K.TOKENS]),
        Range("held", K.HELD, "side", (*SIDE_WORDS, "nobody")),
        Range("card", K.DEAL, "event", EVENT_NAMES),
        Range("play", K.PLAY, "event", EVENT_NAMES),
        Range("give", K.GIVE, "side", SIDE_WORDS),
        Range("place", K.PLACE, "land", LAND_IDS),
        Range("pick", K.PICK, "land", LAND_IDS),
        Range("retreat", K.RETREAT, "land", LAND_IDS),
        Range("fort", K.FORTIFY_LAND, "land", LAND_IDS),
        Range("upgrade", K.UPGRADE, "land", LAND_IDS),
        Range("rebuild", K.REBUILD, "land", LAND_IDS),
        Range("bribe", K.BRIBE, "land", LAND_IDS),
        Range("city", K.SITE, "land", LAND_IDS),
        Range("aim", K.AIM, "land", LAND_IDS),
        Range("area", K.AIM_AREA, "area", AREA_IDS),
        Range("people", K.CHOOSE, "people", PEOPLE_IDS),
        Range("armies", K.ARMIES, "number", NUMBERS[:2]),
        Range("tens", K.TENS, "number", TENS),
        Range("ones", K.ONES, "number", TENS[:10]),
        Range("recruit", K.RECRUIT),
        Range("done", K.DONE),
        Range("keep", K.KEEP),
        Range("remove", K.REMOVE),
        Range("sack", K.SACK),
        Range("spare", K.SPARE),
        Range("accept", K.ACCEPT),
        Range("refuse", K.REFUSE),
        Range("roads", K.ROADS),
        Range("walls", K.WALLS),
    )
)
parts, text, parse = SHORT.parts, SHORT.text, SHORT.parse


def lands_of(mask: int) -> list[str]:
    """A set of lands by name."""
    return [name for l, name in enumerate(LAND_IDS) if mask >> l & 1]


def frame_as_dict(f: Frame) -> dict[str, Any]:
    """A pending decision with names."""
    out: dict[str, Any] = {"kind": K.FRAME_NAMES[f.kind], "seat": f.seat}
    for name, value in zip(K.DECISIONS.arguments[f.kind], (f.a, f.b), strict=False):
        out[name] = WORDS[name][value] if name in WORDS else value
    return out


def land_as_dict(g: State, l: int) -> dict[str, Any]:
    """What is in a land; empty things are left out."""
    found: dict[str, Any] = {
        "holder": FORCES[g.holder[l]],
        "armies": g.armies[l],
        "fort": FORTS[g.fort[l]],
        "city": CITIES[g.city[l]],
        "bonus": g.bonus[l],
    }
    found = {name: x for name, x in found.items() if x}
    if g.cause[l]:
        found["cause"] = g.cause[l] - 1
        found["rebels"] = {str(s): n for s in range(K.SIDES) if (n := g.rebel[l * K.SIDES + s])}
    return found


def lands_as_dict(g: State) -> dict[str, Any]:
    """The map: every land that has anything in it."""
    return {name: found for l, name in enumerate(LAND_IDS) if (found := land_as_dict(g, l))}


def hand_of(g: State, side: int) -> list[str]:
    """The cards of a side."""
    return [name for c, name in enumerate(EVENT_NAMES) if g.card[c] == side + 1]


def side_as_dict(g: State, s: int, side: Side) -> dict[str, Any]:
    """A faction with its peoples; of each pair of numbers the first is of the peoples."""
    return {
        "vp": list(side.vp),
        "tokens": list(side.token),
        "known": [[p for p in range(K.SEATS) if bits >> p & 1] for bits in side.known],
        "given": [bool(x) for x in side.given],
        "start": LAND_IDS[side.start - 1] if side.start else "",
        "dead": bool(side.dead),
        "events": side.events,
        "hand": hand_of(g, s),
    }


def battle_as_dict(b: Battle) -> dict[str, Any]:
    """A battle; empty where none goes on."""
    if b.at == 0:
        return {}
    return {
        "land": LAND_IDS[b.at - 1],
        "force": FORCES[b.force],
        "foe": FORCES[b.foe],
        "round": b.round,
        "alone": bool(b.alone),
        "hard": bool(b.hard),
        "over": bool(b.over),
        "inside": bool(b.inside),
        "left": b.left,
        "origin": b.origin,
        "rolled": list(b.rolled),
    }


def open_as_dict(g: State) -> dict[str, Any]:
    """What everybody sees of a position, but for the sides."""
    area = any(f.kind == K.FATE and EVENT_EFFECT[f.a] == K.PLAGUE for f in g.stack[: g.depth])
    at = (AREA_IDS if area else LAND_IDS)[g.fate_at - 1] if g.fate_at else ""
    people = range(K.PEOPLES)
    return {
        "turn": g.turn,
        "active": g.active,
        "phase": KINDS_OF[g.phase],
        "phases": g.phases,
        "order": list(g.order),
        "called": list(g.called),
        "main": FORCES[g.main],
        "mover": FORCES[g.mover],
        "pool": g.pool,
        "free": g.free,
        "plus": g.plus,
        **{name: bool(getattr(g, name)) for name in MODIFIERS},
        **{name: lands_of(getattr(g, name)) for name in SETS_OF_LANDS},
        "barred": [s for s in range(K.SIDES) if g.barred >> s & 1],
        "fate_at": at,
        "fate": g.fate,
        "lands": lands_as_dict(g),
        "control": {FORCES[f]: g.control[f] - 1 for f in range(K.FORCES) if g.control[f]},
        "slots": {PEOPLE_IDS[k]: slot_word(g.slot[k] - 1) for k in people if g.slot[k]},
        "played": [name for c, name in enumerate(EVENT_NAMES) if g.card[c] == K.PLAYED],
        "battle": battle_as_dict(g.battle),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
    }


def to_dict(g: State) -> dict[str, Any]:
    """The whole position, hidden things included; `position` reads it back without loss."""
    sides: list[Mapping[str, Any]] = [side_as_dict(g, s, g.side[s]) for s in range(g.opt.sides)]
    return {**open_as_dict(g), "air": g.air, "sides": sides}
