"""Positions from outside, read and checked; every complaint names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.kernel.frames import CHANCE, push
from ludi.kernel.parsing import LARGEST, Reader

from . import constants as K
from .board import seat_of
from .check import MOST_ADDED, check
from .map import (
    AREA_IDS,
    EVENT_EFFECT,
    EVENT_NAMES,
    LAND_IDS,
    OPTIONAL,
    PEOPLE_IDS,
    REPLACED,
    SLOT_PEOPLE,
    SLOTS,
)
from .names import CITIES, FORCES, FORTS, KINDS_OF, MODIFIERS, SETS_OF_LANDS, WORDS, slot_word
from .setup import tokens
from .state import Battle, State

FIELDS = (
    "turn", "active", "phase", "phases", "order", "called", "main", "mover", "pool", "free", "plus", "three", "ties",
    "elite", "siege", "surprise", "roads", "spared", "held", "fresh", "fought", "barred", "fate_at", "fate", "lands",
    "control", "slots", "played", "battle", "pending", "air", "sides",
)  # fmt: skip
SIDE_FIELDS = ("vp", "tokens", "known", "given", "start", "dead", "events", "hand")
LAND_FIELDS = ("holder", "armies", "fort", "city", "bonus", "cause", "rebels")
BATTLE_FIELDS = (
    "land", "force", "foe", "round", "alone", "hard", "over", "inside", "left", "origin", "rolled",
)  # fmt: skip
OF_BATTLE = (K.ROLLING, K.OFFERING, K.UNITS, K.ANSWERING)
BOUNDS = {
    "side": (0, K.SIDES - 1), "set": (0, K.SETS - 1), "place": (0, K.SIDES - 1), "number": (1, K.TOKENS),
    "extra": (0, 1), "displaced": (0, 1), "die": (0, K.DICE - 1), "dice": (1, 2), "cities": (1, K.LANDS),
    "tens": (0, 99), "sum": (1, 999),
}  # fmt: skip


def position(g: State, data: Mapping[str, Any]) -> None:
    """Set a state, zero but for its options, from readable data; every field may be left out.

    Without `pending` the tokens are distributed and the next people is called; tokens that are left out go by the
    number of the side. Raises BadPosition, naming the field.
    """
    top = Reader(data, "", FIELDS)
    sides = g.opt.sides
    g.turn = top.number("turn", 1, 1, K.TURNS)
    g.active = top.number("active", 0, 0, sides - 1)
    g.phase = top.word("phase", KINDS_OF[0], KINDS_OF)
    g.phases = top.number("phases", 0, 0, sides)
    order = top.numbers("order", 0, 8 * K.SIDES, K.SIDES) if "order" in data else list(range(sides))
    g.order[: len(order)] = order
    called = top.numbers("called", 0, K.TOKENS, 2)
    g.called[: len(called)] = called
    g.main, g.mover = top.word("main", "", FORCES), top.word("mover", data.get("main", ""), FORCES)
    g.pool, g.free = top.number("pool", 0, 0, K.LEGIONS_IN_BOX), top.number("free", 0, 0, MOST_ADDED)
    g.plus, g.fate = top.number("plus", 0, 0, MOST_ADDED), top.number("fate", 0, 0, K.STACK)
    for name in MODIFIERS:
        setattr(g, name, top.flag(name))
    for name in SETS_OF_LANDS:
        setattr(g, name, sum({1 << l for l in top.words(name, LAND_IDS, K.LANDS)}))
    g.barred = sum({1 << s for s in top.numbers("barred", 0, sides - 1, sides)})
    g.air = top.number("air", 0, 0, K.TOKENS)
    read_lands(g, top)
    read_control(g, top)
    read_sides(g, top)
    if data.get("battle"):
        read_battle(g.battle, Reader(data["battle"], "battle.", BATTLE_FIELDS))
    if "pending" in data:
        read_pending(g, top)
    else:
        push(g, K.CALLING, CHANCE, g.called[0] + 1, K.OF_PEOPLES)
    if data.get("fate_at"):
        area = any(f.kind == K.FATE and EVENT_EFFECT[f.a] == K.PLAGUE for f in g.stack[: g.depth])
        g.fate_at = top.word("fate_at", "", AREA_IDS if area else LAND_IDS) + 1
    check(g)


def table_of(top: Reader, name: str) -> Mapping[str, Any]:
    """An object of a position, empty if it is left out."""
    given = top.data.get(name, {})
    if not isinstance(given, Mapping):
        raise top.wrong(name, given, "an object with names")
    return given


def read_lands(g: State, top: Reader) -> None:
    """What is in each land."""
    for name, content in table_of(top, "lands").items():
        if name not in LAND_IDS:
            raise top.unknown("lands", name, LAND_IDS)
        l, r = LAND_IDS.index(name), Reader(content, f"lands.{name}.", LAND_FIELDS)
        g.holder[l] = r.word("holder", "", FORCES)
        g.armies[l] = r.number("armies", 0, 0, K.STACK)
        g.fort[l], g.city[l] = r.word("fort", "", FORTS), r.word("city", "", CITIES)
        g.bonus[l] = r.number("bonus", 0, 0, 9)
        if (g.armies[l] > 0 or g.fort[l] > 0) != (g.holder[l] != K.NOBODY):
            raise r.wrong("holder", r.data.get("holder", ""), "the force of the armies or of the fort")
        rebels = table_of(r, "rebels")
        for s in range(K.SIDES):
            g.rebel[l * K.SIDES + s] = Reader(rebels, f"{r.at}rebels.", rebels).number(str(s), 0, 0, K.STACK)
        if sum(g.rebel[l * K.SIDES : (l + 1) * K.SIDES]) != (g.armies[l] if g.holder[l] == K.REBELS else 0):
            raise r.wrong("rebels", dict(rebels), "the rebels by the side whose legions they were")
        if g.holder[l] == K.REBELS:
            g.cause[l] = r.number("cause", 0, 0, g.opt.sides - 1) + 1


def read_control(g: State, top: Reader) -> None:
    """Who controls peoples and kingdoms, and by which slot of the chart a people came last."""
    control = table_of(top, "control")
    r = Reader(control, "control.", FORCES[K.PEOPLE : K.REBELS])
    for force in range(K.PEOPLE, K.REBELS):
        if FORCES[force] in control:
            g.control[force] = r.number(FORCES[force], 0, 0, g.opt.sides - 1) + 1
    slots = Reader(table_of(top, "slots"), "slots.", PEOPLE_IDS)
    for k, name in enumerate(PEOPLE_IDS):
        own = [slot for slot in range(K.TURNS * SLOTS) if SLOT_PEOPLE[slot] == k]
        if name in slots.data:
            words = [slot_word(slot) for slot in own]
            g.slot[k] = own[slots.word(name, "", words)] + 1
        elif g.control[K.PEOPLE + k]:
            past = [slot for slot in own if slot < (g.turn - 1) * SLOTS] or own
            g.slot[k] = past[-1] + 1


def read_sides(g: State, top: Reader) -> None:
    """Factions, tokens and cards."""
    sides = g.opt.sides
    given = top.data.get("sides", [{}] * sides)
    if not isinstance(given, Sequence) or len(given) != sides:
        raise top.wrong("sides", given, f"a list of {sides} sides")
    for c in top.words("played", EVENT_NAMES, K.CARDS):
        g.card[c] = K.PLAYED
    g.card[REPLACED if g.opt.favor else OPTIONAL] = K.OUT
    for s in range(sides):
        me, r = g.side[s], Reader(given[s], f"sides[{s}].", SIDE_FIELDS)
        for name, own, high, default in (
            ("vp", me.vp, LARGEST, [0, 0]),
            ("tokens", me.token, K.TOKENS, [s + 1, s + 1]),
        ):
            numbers = r.numbers(name, 0, high, 2) if name in r.data else default
            if len(numbers) != 2:
                raise r.wrong(name, numbers, "two numbers")
            own[:] = numbers
        known = r.data.get("known", [[seat_of(g, s)] if x else [] for x in me.token])
        if not isinstance(known, Sequence) or len(known) != 2:
            raise r.wrong("known", known, "two lists of seats")
        for kind in range(2):
            seats = Reader({"known": known[kind]}, r.at, ("known",)).numbers("known", 0, g.opt.seats - 1, K.SEATS)
            me.known[kind] = sum({1 << p for p in seats})
            if me.token[kind] and me.token[kind] <= g.called[kind]:
                me.known[kind] = (1 << g.opt.seats) - 1
            if me.token[kind] > tokens(kind) or (me.token[kind] == 0 and me.known[kind]):
                raise r.wrong("tokens", me.token[kind], f"a number from 1 to {tokens(kind)}, or 0 for none,")
        flags = r.data.get("given", [False, False])
        if not isinstance(flags, Sequence) or len(flags) != 2 or not all(isinstance(x, bool) for x in flags):
            raise r.wrong("given", flags, "two of true and false")
        me.given[:] = [int(x) for x in flags]
        me.start = LAND_IDS.index(r.data["start"]) + 1 if r.data.get("start") in LAND_IDS else 0
        me.dead, me.events = r.flag("dead"), r.number("events", K.EVENTS_PER_TURN, 0, K.EVENTS_PER_TURN)
        for c in r.words("hand", EVENT_NAMES, K.CARDS):
            if g.card[c] != 0:
                raise r.wrong("hand", EVENT_NAMES[c], "a card that is nowhere else")
            g.card[c] = s + 1


def read_battle(b: Battle, r: Reader) -> None:
    """The battle that goes on."""
    b.at = r.word("land", "", LAND_IDS) + 1
    b.force, b.foe = r.word("force", "", FORCES), r.word("foe", "", FORCES)
    b.round, b.left = r.number("round", 0), r.number("left", 0, 0, K.STACK)
    b.alone, b.hard, b.over, b.inside = (r.flag(name) for name in ("alone", "hard", "over", "inside"))
    b.origin = r.number("origin", 0, 0, K.SIDES)
    rolled = r.numbers("rolled", 0, K.SIDES_OF_A_DIE, K.DICE)
    b.rolled[: len(rolled)] = rolled


def read_pending(g: State, top: Reader) -> None:
    """The stack of pending decisions."""
    pending = top.data["pending"]
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > len(g.stack):
        raise top.wrong("pending", pending, f"a list of at most {len(g.stack)} decisions")
    for i, item in enumerate(pending):
        at = f"pending[{i}]."
        kind = Reader(item, at, item).word("kind", "", K.FRAME_NAMES[1:]) + 1
        names = K.DECISIONS.arguments[kind]
        r = Reader(item, at, ("kind", "seat", *names))
        values = [r.word(n, "", WORDS[n]) if n in WORDS else r.number(n, BOUNDS[n][0], *BOUNDS[n]) for n in names]
        values += [0, 0]
        low, high = (CHANCE, CHANCE) if kind in K.DECISIONS.by_chance else (0, g.opt.seats - 1)
        push(g, kind, r.number("seat", low if low < 0 else seat_of(g, g.active), low, high), values[0], values[1])


def composed(g: State) -> bool:
    """No position has more than a started game can have."""
    return False
