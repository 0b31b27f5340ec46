"""The phases of a turn: peoples, factions, building, and the end (rules 6, 11, 12, 20 to 25, 39, 46)."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push

from . import constants as K
from .board import (
    around,
    cities_left,
    fortify,
    forts_left,
    holds,
    is_legions,
    is_people,
    on_map,
    rebels_of,
    seat_of,
    sites,
    size,
    supply,
    tidy,
)
from .combat import forget
from .map import (
    AREA_MASK,
    AREA_OF,
    COUNTERS,
    EMPEROR_BONUS,
    EMPEROR_VALUE,
    EMPERORS,
    KINGDOMS,
    ROME,
    SLOT_PEOPLE,
    SLOT_STRENGTH,
    SLOTS,
    TRIBE_BONUS,
)
from .placing import bring, free_starts
from .scoring import book, surviving
from .setup import by_points, call, draw, refresh, waits
from .state import State


def called(g: State, kind: int, number: int, side: int) -> None:
    """A number is called; its holder's phase begins."""
    g.called[kind] = number
    if side == K.SIDES:
        call_next(g, kind)
        return
    me = g.side[side]
    me.known[kind] = (1 << g.opt.seats) - 1
    g.active = side
    g.phase = kind
    if kind == K.OF_PEOPLES:
        slot = (g.turn - 1) * SLOTS + number - 1
        people = SLOT_PEOPLE[slot]
        g.slot[people] = slot + 1
        g.main = K.PEOPLE + people
        g.control[g.main] = side + 1
    else:
        g.main = K.LEGIONS + side
        match emperor(g, side):
            case K.PLUS_ONE:
                g.plus = 1
            case K.THREE_DICE:
                g.three = 1
            case K.WINS_TIES:
                g.ties = 1
        if g.turn > 1:
            perish(g)
    g.mover = g.main
    push(g, K.BEFORE, seat_of(g, side), 0, 0)


def perish(g: State) -> None:
    """A faction without units and points is dead for the rest of the game; its emperor brings none (rule 25)."""
    me = g.side[g.active]
    if me.vp[K.OF_FACTIONS] == 0 and g.pool == 0 and on_map(g, g.main) == 0:
        me.dead = 1


def emperor(g: State, side: int) -> int:
    """The bonus of a side's emperor."""
    return EMPEROR_BONUS[(g.turn - 1) * EMPERORS + g.side[side].token[K.OF_FACTIONS] - 1]


def more_legions(g: State, side: int) -> int:
    """The legions that an emperor brings."""
    if emperor(g, side) != K.MORE_LEGIONS:
        return 0
    return EMPEROR_VALUE[(g.turn - 1) * EMPERORS + g.side[side].token[K.OF_FACTIONS] - 1]


def build(g: State) -> None:
    """After the events before the turn: the armies of this phase."""
    me = g.side[g.active]
    if g.phase == K.OF_PEOPLES:
        strength = SLOT_STRENGTH[g.slot[g.main - K.PEOPLE] - 1]
        bring(g, g.main, max(0, min(strength, COUNTERS[g.main]) - on_map(g, g.main)), 0)
        push(g, K.PICKING, seat_of(g, g.active), 0, 0)
    elif me.dead == 1:
        end_phase(g)
    elif g.turn == 1 and free_starts(g) != 0 and on_map(g, g.main) == 0:
        bring(g, g.main, min(g.opt.legions + more_legions(g, g.active), K.LEGIONS_IN_BOX), 0)
        push(g, K.STARTING, seat_of(g, g.active), 0, 0)
    else:
        push(g, K.BUILDING, seat_of(g, g.active), 0, 0)


# Building of a faction (rule 22)


def recruit_cost(g: State) -> int:
    """The price of a legion."""
    return K.RECRUIT_EARLY if g.turn < K.LATE else K.RECRUIT_LATE


def can_recruit(g: State) -> bool:
    """Points, a counter, and room below the limit, which rebels lower."""
    if g.side[g.active].vp[K.OF_FACTIONS] < recruit_cost(g) or supply(g, g.main) == 0:
        return False
    return on_map(g, g.main) + g.pool + rebels_of(g, g.active) < g.opt.legions


def recruit(g: State) -> None:
    """A legion for the pool."""
    g.side[g.active].vp[K.OF_FACTIONS] -= recruit_cost(g)
    g.pool += 1


def can_bribe(g: State) -> int:
    """Lands with rebels, all of whom can be bribed."""
    found = 0
    reach = around(holds(g, g.main))
    for l in range(K.LANDS):
        if g.holder[l] == K.REBELS and g.armies[l] > 0 and reach >> l & 1:
            n = g.armies[l]
            if g.side[g.active].vp[K.OF_FACTIONS] >= K.BRIBE_COST * n and supply(g, g.main) >= n:
                found |= 1 << l
    return found


def bribe(g: State, l: int) -> None:
    """The rebels of a land are legions again, of whoever pays."""
    g.side[g.active].vp[K.OF_FACTIONS] -= K.BRIBE_COST * g.armies[l]
    for s in range(K.SIDES):
        g.rebel[l * K.SIDES + s] = 0
    g.holder[l] = g.main
    tidy(g, l)


def affords(g: State, price: int) -> bool:
    """Whether a fort or an upgrade can be had: free ones come first."""
    return g.free > 0 or (g.stack[g.depth - 1].kind == K.BUILDING and g.side[g.active].vp[K.OF_FACTIONS] >= price)


def can_fortify(g: State) -> int:
    """Controlled lands without a fort."""
    found = 0
    if affords(g, K.FORT_COST) and forts_left(g) > 0:
        for l in range(K.LANDS):
            if g.holder[l] == g.main and g.armies[l] > 0 and g.fort[l] == K.NO_FORT:
                found |= 1 << l
    return found


def can_upgrade(g: State) -> int:
    """Own forts that stood before this turn, in lands with a city."""
    found = 0
    if affords(g, K.UPGRADE_COST):
        for l in range(K.LANDS):
            if g.holder[l] == g.main and g.fort[l] == K.FORT and g.city[l] != K.NO_CITY and g.fresh >> l & 1 == 0:
                found |= 1 << l
    return found


def can_rebuild(g: State) -> int:
    """Controlled lands with a looted city."""
    found = 0
    if g.side[g.active].vp[K.OF_FACTIONS] >= K.REBUILD_COST:
        for l in range(K.LANDS):
            if g.holder[l] == g.main and g.armies[l] > 0 and g.city[l] == K.LOOTED:
                found |= 1 << l
    return found


def pay(g: State, price: int) -> None:
    """A free fort if there is one, else points."""
    if g.free > 0:
        g.free -= 1
    else:
        g.side[g.active].vp[K.OF_FACTIONS] -= price


def build_fort(g: State, l: int) -> None:
    """A new fort."""
    pay(g, K.FORT_COST)
    fortify(g, l)


def upgrade(g: State, l: int) -> None:
    """A fort becomes a fortress."""
    pay(g, K.UPGRADE_COST)
    g.fort[l] = K.FORTRESS


def rebuild(g: State, l: int) -> None:
    """A looted city is as new."""
    g.side[g.active].vp[K.OF_FACTIONS] -= K.REBUILD_COST
    g.city[l] = K.CITY


def built(g: State) -> None:
    """The emperor's legions come, if the faction has not spent its last point without units."""
    g.free = 0
    perish(g)
    if g.side[g.active].dead == 1:
        end_phase(g)
    else:
        bring(g, g.main, g.pool + min(more_legions(g, g.active), supply(g, g.main)), 0)
        push(g, K.PICKING, seat_of(g, g.active), 0, 0)


# The end of a phase


def placed(g: State) -> None:
    """After the expansion a faction builds; then its side scores."""
    if g.phase == K.OF_FACTIONS:
        if g.turn == 1:
            g.free += K.START_FORTS
            push(g, K.GIFTS, seat_of(g, g.active), 0, 0)
            return
        cities(g)
    else:
        end_phase(g)


def cities(g: State) -> None:
    """For each two resources with legions a new city (rule 39)."""
    g.free = 0
    n = size(sites(g, g.active)) // K.PER_CITY
    if g.opt.total_cap == 1:
        for l in range(K.LANDS):
            if g.holder[l] == g.main and g.armies[l] > 0 and g.city[l] != K.NO_CITY:
                n -= 1
    if n > 0:
        push(g, K.SITES, seat_of(g, g.active), n, 0)
    else:
        end_phase(g)


def can_site(g: State) -> int:
    """Resource lands without a city: first those in the area of the start land."""
    if cities_left(g) == 0:
        return 0
    found = 0
    for l in range(K.LANDS):
        if g.city[l] == K.NO_CITY:
            found |= 1 << l
    found &= sites(g, g.active)
    home = found & AREA_MASK[AREA_OF[g.side[g.active].start - 1]]
    return home if home != 0 else found


def site(g: State, l: int, n: int) -> None:
    """A new city; n more may follow."""
    g.city[l] = K.CITY
    if n > 0:
        push(g, K.SITES, seat_of(g, g.active), n, 0)
    else:
        end_phase(g)


def end_phase(g: State) -> None:
    """A side scores; its modifiers end; the next number is called."""
    book(g, g.active, g.phase)
    if g.phase == K.OF_FACTIONS and emperor(g, g.active) == K.LAND_POINTS:
        g.side[g.active].vp[K.OF_FACTIONS] += size(holds(g, g.main))
    kind = g.phase
    if kind == K.OF_FACTIONS:
        g.phases += 1
    rest(g)
    if kind == K.OF_PEOPLES:
        call_next(g, K.OF_FACTIONS)
    elif g.phases < g.opt.sides:
        call_next(g, K.OF_PEOPLES)
    else:
        end_turn(g)


def call_next(g: State, kind: int) -> None:
    """The next number of a kind; in a position from outside there may be none, and the turn ends."""
    if waits(g, kind):
        call(g, kind)
    else:
        end_turn(g)


def rest(g: State) -> None:
    """Nothing of a phase is left."""
    g.active = 0
    g.phase = 0
    g.main = 0
    g.mover = 0
    g.pool = 0
    g.free = 0
    g.plus = 0
    g.three = 0
    g.ties = 0
    g.elite = 0
    g.siege = 0
    g.surprise = 0
    g.roads = 0
    g.spared = 0
    g.held = 0
    g.barred = 0
    forget(g)


def end_turn(g: State) -> None:
    """The next turn, or the end. With three players Rome is there after turn 1 in any case (rule 58)."""
    if g.turn == 1 and g.opt.seats == 3 and g.city[ROME] == K.NO_CITY and cities_left(g) > 0:
        chosen = False
        for s in range(g.opt.sides):
            if g.side[s].start == ROME + 1:
                chosen = True
        if not chosen:
            g.city[ROME] = K.CITY
    if g.turn == K.TURNS:
        for s in range(g.opt.sides):
            g.side[s].vp[K.OF_FACTIONS] += K.LAST_LANDS * size(holds(g, K.LEGIONS + s))
        treasure(g, 0)
        return
    by_points(g)
    g.turn += 1
    refresh(g)
    draw(g, 0, K.OF_PEOPLES)


def treasure(g: State, first: int) -> None:
    """Surviving kingdoms are worth a die each (rule 46)."""
    k = surviving(g, first)
    if k < KINGDOMS:
        push(g, K.TREASURE, CHANCE, k, 0)


def treasured(g: State, k: int, value: int) -> None:
    """The die of a kingdom."""
    side = g.control[K.KINGDOM + k] - 1
    g.side[side].vp[K.OF_PEOPLES] += value + TRIBE_BONUS[K.MINORS + k]
    treasure(g, k + 1)


def main_is_there(g: State) -> bool:
    """Whether the phase has a main force that modifiers may serve."""
    return is_people(g.main) or (is_legions(g.main) and g.side[g.active].dead == 0)
