"""Whether a position from outside can be played on: pieces that are in the box, decisions one above the other."""

from __future__ import annotations

from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, Frame

from . import constants as K
from .board import controller, is_legions, is_people, on_map, seat_of, supply
from .combat import may_be_bribed, must_be_fought
from .events import revolt_lands
from .map import AREA_MASK, COUNTERS, EVENT_EFFECT, EVENT_FORTS, EVENT_SET, KINGDOMS, NEAR
from .names import FORCES
from .rules import legal, ways
from .setup import in_box, tokens, undealt
from .state import State

MOST_ADDED = 99  # of what events add to: free forts, the bonus of dice
SET_UP = (K.DEALING, K.ORDERING, K.DRAWING, K.TOKEN, K.LOOKING, K.CALLING, K.TREASURE)  # between two phases
NEW_TURN = (K.DEALING, K.ORDERING, K.DRAWING, K.TOKEN, K.LOOKING)
OF_FACTION = (K.BUILDING, K.GIFTS, K.SITES, K.STARTING)
FIRST = (K.BEFORE, K.BUILDING, K.GIFTS, K.SITES, K.PLACING)
OF_BATTLE = (K.ROLLING, K.OFFERING, K.UNITS, K.ANSWERING)
AIMED = (K.EPIDEMY, K.PESTILENCE, K.WRATH, K.DISASTER, K.REBELLION, K.TREACHERY, K.REVOLT)
ROLLED = (K.EPIDEMY, K.PLAGUE, K.PESTILENCE, K.WRATH, K.REBELLION)  # events whose dice fall in a land
EFFECTS = {
    K.AIMING: AIMED, K.AREA: (K.PLAGUE,), K.CHOOSING: (K.REVOLT, K.REVIVE), K.DEVICE: (K.ENGINEERING,), K.FATE: ROLLED,
}  # fmt: skip


def check(g: State) -> None:
    """Raise BadPosition, naming the field, where there are more pieces than in the box, or play cannot go on."""
    check_box(g)
    if g.depth == 0:
        return
    f = g.stack[g.depth - 1]
    at = f"pending[{g.depth - 1}]"
    if f.kind in OF_BATTLE and g.battle.at == 0:
        raise BadPosition(f"battle: {K.FRAME_NAMES[f.kind]!r} is accepted only in one")
    if (f.kind == K.TOKEN) != (g.air > 0):
        raise BadPosition("air: a token is wanted there" if f.kind == K.TOKEN else "air: accepted only with 'token'")
    if f.kind not in SET_UP and g.main == K.NOBODY:
        raise BadPosition(f"main: {K.FRAME_NAMES[f.kind]!r} is accepted only in the phase of a force")
    check_order(g)
    if f.kind in SET_UP:
        check_between(g, f, at)
    else:
        check_phase(g)
        check_stack(g)
        check_battle(g, f)
        check_event(g, f, at)
    if (ways(g) if f.seat == CHANCE else legal(g, [0] * K.ACTIONS)) == 0:
        raise BadPosition(f"{at}: {K.FRAME_NAMES[f.kind]!r} is accepted only with something to decide")


def check_box(g: State) -> None:
    """No more pieces than there are, none of a side that is not there."""
    for force in range(1, K.FORCES):
        n = on_map(g, force)
        waiting = g.pool if g.mover == force else 0
        waiting += g.battle.left if g.battle.at and g.battle.force == force and fighting(g) else 0
        if n + waiting > COUNTERS[force]:
            raise BadPosition(f"lands: {n} armies of {FORCES[force]!r} were given, there are {COUNTERS[force]}")
        if n > 0 and is_people(force) and g.control[force] == 0:
            raise BadPosition(f"control.{FORCES[force]}: the side is missing that controls these armies")
        if is_legions(force) and force - K.LEGIONS >= g.opt.sides and force in g.holder:
            raise BadPosition(f"lands: {FORCES[force]!r} is not in this game")
    for what, row, most in (("city", g.city, K.CITIES_IN_BOX), ("fort", g.fort, K.FORTS_IN_BOX)):
        if sum(x > 0 for x in row) > most:
            raise BadPosition(f"lands: {sum(x > 0 for x in row)} times {what} was given, there are {most}")
    for kind, name in enumerate(("peoples", "factions")):
        held = [x for side in g.side[: g.opt.sides] for x in (side.token[kind],) if x]
        if len(set(held)) < len(held):
            raise BadPosition(f"sides: of the tokens of the {name} each is accepted once")
    for s, side in enumerate(g.side):
        if any(flag and not number for flag, number in zip(side.given, side.token, strict=True)):
            raise BadPosition(f"sides[{s}].given: accepted is true only with a token")
    check_hands(g)
    to_come = [c for c in range(K.CARDS) if g.card[c] not in (K.OUT, K.PLAYED)]
    better = sum(EVENT_EFFECT[c] in (K.WEAPONRY, K.FAVOR) for c in to_come)
    forts = sum(EVENT_FORTS[c] for c in to_come)
    gifts = K.START_FORTS if any(f.kind == K.GIFTS for f in g.stack) else 0
    for field, n, most in (("plus", g.plus, MOST_ADDED - better), ("free", g.free, MOST_ADDED - forts + gifts)):
        if n > most:
            raise BadPosition(f"{field}: {n} was given, at most {most} is accepted with the cards still to play")


def check_hands(g: State) -> None:
    """One card of each set, and none of a set that is still to be dealt."""
    f = g.stack[0]
    dealt = K.SIDES * K.SETS
    if g.depth and f.kind == K.DEALING:
        dealt = f.a * K.SETS + f.b
    for s in range(g.opt.sides):
        sets = [EVENT_SET[c] for c in range(K.CARDS) if g.card[c] == s + 1]
        if len(set(sets)) < len(sets) or any(s * K.SETS + of >= dealt for of in sets):
            raise BadPosition(
                f"sides[{s}].hand: one card of each set is accepted, and none of a set that is still to be dealt"
            )


def fighting(g: State) -> bool:
    """Whether armies are between pool and land."""
    return g.depth > 0 and g.stack[g.depth - 1].kind in (*OF_BATTLE, K.RETREATING)


# Between two phases


def check_order(g: State) -> None:
    """The sides in the order of drawing; while it is rolled for, ranks with the dice of those who have rolled."""
    f, sides = g.stack[0], g.opt.sides
    order = list(g.order[:sides])
    if f.kind == K.ORDERING:
        rolled = [x % 8 for x in order]
        fits = f.a < sides and all(x <= 8 * (sides - 1) + 6 for x in order) and 7 not in rolled
        if not fits or any(rolled[f.a :]):
            raise BadPosition("order: accepted are 8 for each rank, and dice of the sides that have rolled")
    elif f.kind != K.DEALING and sorted(order) != list(range(sides)):
        raise BadPosition(f"order: accepted is each side from 0 to {sides - 1} once")


def check_between(g: State, f: Frame, at: str) -> None:
    """Nothing of a phase, and the tokens that are distributed at this point."""
    name = K.FRAME_NAMES[f.kind]
    if g.depth > 1:
        raise BadPosition(f"pending[1].kind: {name!r} is accepted only as the first")
    if f.kind == K.CALLING and f.a != g.called[f.b] + 1:
        raise BadPosition(f"{at}.number: {g.called[f.b] + 1} is accepted: the next to be called")
    if f.kind in NEW_TURN and any(g.called):
        raise BadPosition(f"called: nothing is accepted with {name!r}")
    if f.kind != K.TREASURE and g.phases >= g.opt.sides:
        raise BadPosition(f"phases: {g.phases} was given, less than {g.opt.sides} is accepted with {name!r}")
    if g.main or g.mover or g.pool or g.battle.at or g.fate or g.fate_at:
        raise BadPosition(f"main: {name!r} is accepted only between two phases, without main, mover, pool or battle")
    if not waited_for(g, f):
        raise BadPosition(f"{at}: {name!r} is accepted only with something to decide")


def waited_for(g: State, f: Frame) -> bool:
    """Whether there is what chance or a seat decides about."""
    sides = g.side[: g.opt.sides]
    missing = [sum(side.token[kind] == 0 for side in sides) for kind in range(2)]
    match f.kind:
        case K.DEALING:
            each = [len(sides) - f.a - (1 if of < f.b else 0) for of in range(K.SETS)]
            return f.a < len(sides) and all(undealt(g, of) >= n for of, n in enumerate(each))
        case K.ORDERING:
            return missing == [len(sides)] * 2
        case K.DRAWING | K.TOKEN:
            there = f.a < len(sides) and missing[f.b] == len(sides) - f.a and (f.b == 1 or missing[1] == len(sides))
            if not there or f.kind == K.DRAWING:
                return there
            return g.air <= tokens(f.b) and in_box(g, f.b, g.air) and f.seat == seat_of(g, g.order[f.a])
        case K.LOOKING:
            return f.a < len(sides) and g.side[f.a].given[f.b] == 1
        case K.TREASURE:
            return g.control[K.KINGDOM + f.a % KINGDOMS] > 0
    return True


# Within a phase


def check_phase(g: State) -> None:
    """The force of the phase is that of the active side, and the one that places armies is one of its forces."""
    me, by_event = g.side[g.active], any(f.kind == K.PLACING and f.a == 1 for f in g.stack[: g.depth])
    if g.phase == K.OF_FACTIONS:
        if g.main != K.LEGIONS + g.active or me.token[K.OF_FACTIONS] == 0:
            raise BadPosition(f"main: 'legions {g.active}' is accepted in this phase, with a token of the side")
    elif not K.PEOPLE <= g.main < K.TRIBE or g.control[g.main] != g.active + 1:
        raise BadPosition("main: a people that the active side controls is accepted in this phase")
    own = is_people(g.mover) and g.control[g.mover] == g.active + 1
    if not (own if by_event else g.mover == g.main):
        raise BadPosition("mover: accepted is the force of the phase, or that of an event while it is placed")
    if g.phases >= g.opt.sides:
        raise BadPosition(f"phases: {g.phases} was given, less than {g.opt.sides} is accepted in a phase")


def rank(f: Frame) -> int:
    """How far above the first decision of a phase another one stands."""
    match f.kind:
        case K.PICKING | K.STARTING:
            return 1
        case K.PLACING:
            return 2 * f.a
        case K.LOOT | K.LOOTING:
            return 3
    return 0 if f.kind in FIRST else 4


def check_stack(g: State) -> None:
    """The decisions one above the other as the rules put them, each of the seat that decides it."""
    for i, f in enumerate(g.stack[: g.depth]):
        below = g.stack[i - 1]
        above = i > 0 and rank(f) > rank(below) and below.kind != K.STARTING
        if f.kind in (K.PICKING, K.STARTING):
            above = above and below.kind == K.PLACING
        if i > 0 and rank(below) == 3:
            above = f.kind == K.TAKING
        if f.kind in SET_UP or not (above if i else rank(f) == 0):
            raise BadPosition(f"pending[{i}].kind: {K.FRAME_NAMES[f.kind]!r} is not accepted there")
        if f.kind in OF_FACTION and g.phase != K.OF_FACTIONS:
            raise BadPosition(f"pending[{i}].kind: {K.FRAME_NAMES[f.kind]!r} is accepted only in a faction's phase")
        seat = decider(g, f)
        if f.seat not in (CHANCE, seat):
            raise BadPosition(f"pending[{i}].seat: {f.seat} was given, {seat} is accepted")
        if f.kind == K.STARTING and (g.pool == 0 or g.turn > 1 or on_map(g, g.main) > 0):
            raise BadPosition("pool: 'starting' is accepted in turn 1 with legions to place, none of them on the map")


def decider(g: State, f: Frame) -> int:
    """The seat that decides: that of the phase, or of the side that is attacked."""
    side = g.active
    if f.kind == K.RETREATING:
        side = g.cause[f.a] - 1 if g.holder[f.a] == K.REBELS else controller(g, g.holder[f.a])
    elif f.kind in (K.OFFERING, K.UNITS):
        side = controller(g, g.battle.foe)
    return seat_of(g, max(0, side))


def check_battle(g: State, f: Frame) -> None:
    """A battle of two forces, with what is fought for, retreated from or offered."""
    b = g.battle
    l, name = b.at - 1, K.FRAME_NAMES[f.kind]
    if b.at == 0:
        if f.kind == K.RETREATING:
            raise BadPosition(f"battle: {name!r} is accepted only in one")
    elif fighting(g):
        rebels = b.force == K.REBELS
        right = b.force not in (K.NOBODY, b.foe) and b.foe == g.holder[l] != K.NOBODY and 0 < b.left <= K.STACK
        if b.inside:
            right = right and (1 <= b.origin <= g.opt.sides if rebels else controller(g, b.force) == g.active)
            right = right and not (g.stack[0].kind == K.PLACING and f.kind == K.OFFERING)
        elif not (f.kind == K.RETREATING and f.b == 1):
            right = right and b.force == g.mover and b.left == 1 and g.stack[max(0, g.depth - 2)].kind == K.PLACING
        if f.kind == K.RETREATING and f.b == 1:
            right = b.foe == g.holder[l] != g.mover and g.stack[max(0, g.depth - 2)].kind == K.PLACING
        if not right:
            raise BadPosition(f"battle: {name!r} is accepted only where a force attacks one that holds the land")
        if not fought(g, f, l):
            raise BadPosition(
                f"battle: {name!r} is accepted only with armies or a fort there, and offers that are paid"
            )
    elif not any(x.kind == K.PLACING for x in g.stack[: g.depth]) or b.force != g.mover or b.inside:
        raise BadPosition("battle: accepted only while one is fought, or while the attacker goes on placing armies")
    elif b.foe != g.holder[l] != K.NOBODY:
        raise BadPosition("battle.foe: accepted is the force that holds the land")
    if f.kind == K.TAKING and (g.fort[f.a] == K.NO_FORT or g.armies[f.a] == 0):
        raise BadPosition("pending: 'taking' is accepted only where an army holds a fort")
    for x in g.stack[: g.depth]:
        if x.kind == K.LOOTING and g.city[x.a] != K.CITY:
            raise BadPosition("pending: 'looting' is accepted only in a land with a city")


def fought(g: State, f: Frame, l: int) -> bool:
    """Whether a step of a battle has its armies, its fort or its points."""
    b = g.battle
    match f.kind:
        case K.ROLLING:
            return g.armies[l] > 0 or (g.fort[l] != K.NO_FORT and must_be_fought(g, l))
        case K.RETREATING:
            return f.a == l and g.armies[l] > 0 and (f.b == 1 or is_legions(b.foe))
        case K.OFFERING:
            return may_be_bribed(g, l) and f.a == controller(g, b.foe)
        case K.UNITS:
            return may_be_bribed(g, l)
    side = controller(g, b.foe)
    return may_be_bribed(g, l) and f.a == side and f.b <= g.side[side].vp[K.OF_FACTIONS]


def check_event(g: State, f: Frame, at: str) -> None:
    """Decisions about a card that has such an effect, and dice for a land that it strikes."""
    if f.kind in EFFECTS and EVENT_EFFECT[f.a] not in EFFECTS[f.kind]:
        raise BadPosition(f"{at}.card: {K.FRAME_NAMES[f.kind]!r} is accepted only with an event that does so")
    effect = EVENT_EFFECT[f.a] if f.kind in EFFECTS else -1
    if f.kind == K.AIMING and (f.b > 0) != (effect == K.REVOLT):
        raise BadPosition(f"{at}.by: accepted is a people with a revolt, and none with other events")
    if effect == K.TREACHERY and (g.stack[max(0, g.depth - 2)].kind != K.PLACING or g.mover != g.main):
        raise BadPosition(f"{at}.card: treachery is accepted only while the main force is placed")
    if f.kind == K.NUMBER:
        people = K.PEOPLE + f.b
        if supply(g, people) < 2 or not revolt_lands(g, f.b) >> f.a & 1:
            raise BadPosition(f"{at}: 'number' is accepted with two armies to come and a land to rise in")
    if (f.kind == K.FATE) != (g.fate > 0) or (f.kind != K.FATE and g.fate_at):
        raise BadPosition("fate: accepted are dice to roll with 'fate', and nothing without it")
    if f.kind == K.FATE and not fated(g, effect, f.b):
        raise BadPosition(f"{at}: 'fate' is accepted with a die for each army at most, in the land or area it strikes")


def fated(g: State, effect: int, l: int) -> bool:
    """Whether the dice of an event have armies to strike, where it strikes."""
    dice, at = g.fate, g.fate_at - 1
    if not 1 <= dice <= g.armies[l]:
        return False
    match effect:
        case K.EPIDEMY:
            return at < 0
        case K.PLAGUE:
            return at >= 0 and bool(AREA_MASK[at] >> l & 1)
        case K.PESTILENCE:
            return dice == 1 and at >= 0 and (bool(NEAR[at] >> l & 1) or (at == l and g.armies[l] == 1))
        case K.REBELLION:
            return dice == 1 and at < 0 and is_legions(g.holder[l]) and supply(g, K.REBELS) > 0
    return dice == 1 and at < 0
