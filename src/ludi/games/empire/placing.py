"""Armies are picked up and placed: where they may go, the first of a force, and who has to make room for it."""

from __future__ import annotations

from ludi.kernel.frames import push

from . import constants as K
from .board import (
    around,
    cities_left,
    clear,
    controller,
    defended,
    fortify,
    forts_left,
    holds,
    is_capital,
    is_legions,
    loot,
    lose,
    of_factions,
    raze,
    ruin,
    seat_of,
    shift,
    vacant,
)
from .combat import attack, forget, open_to, refuge
from .map import BASIN, COAST, SLOT_START, STARTS, TRIBE_ARMIES, TRIBE_BONUS, TRIBE_FORT, TRIBE_START
from .state import State


def bring(g: State, force: int, n: int, extra: int) -> None:
    """A force is ready to place armies. extra: 1 before the main force of the phase, by an event."""
    g.mover = force
    g.pool = n
    g.held = holds(g, force)
    push(g, K.PLACING, seat_of(g, g.active), extra, 0)


def stop(g: State, extra: int) -> None:
    """Armies not placed are lost (rule 18)."""
    g.pool = 0
    g.held = 0
    g.fought = 0
    forget(g)
    if extra == 1:
        g.mover = g.main


def can_pick(g: State) -> int:
    """The lands from which an army may be picked up: a faction leaves a legion or a fort behind (rules 13, 23)."""
    found = 0
    legions = is_legions(g.mover)
    for l in range(K.LANDS):
        if g.holder[l] == g.mover and g.armies[l] > 0:
            if not legions or g.armies[l] > 1 or g.fort[l] != K.NO_FORT:
                found |= 1 << l
    return found


def pick_up(g: State, l: int) -> None:
    """One army goes back into the pool."""
    lose(g, l)
    g.pool += 1


def start_of(g: State, force: int) -> int:
    """The start land of a people, a minor people or a kingdom."""
    if force >= K.TRIBE:
        return TRIBE_START[force - K.TRIBE]
    return SLOT_START[g.slot[force - K.PEOPLE] - 1]


def free_starts(g: State) -> int:
    """The start lands that no faction has chosen."""
    mask = STARTS
    for s in range(g.opt.sides):
        if g.side[s].start > 0:
            mask &= ~(1 << (g.side[s].start - 1))
    return mask


def entry(g: State) -> int:
    """Where the first legion goes when none is on the map (rule 24)."""
    forts = 0
    for l in range(K.LANDS):
        if g.holder[l] == g.mover:
            forts |= 1 << l
    if forts != 0:
        return forts
    controlled = of_factions(g)
    if controlled == 0:
        return vacant(g)
    beside = vacant(g) & around(controlled)
    return beside if beside != 0 else controlled


def overseas(g: State, own: int) -> int:
    """The coasts that legions reach by ship (rule 26)."""
    if own & COAST == 0:
        return 0
    if g.opt.basins == 0:
        return COAST
    found = 0
    for l in range(K.LANDS):
        if own >> l & 1:
            found |= BASIN[l]
    return found


def targets(g: State) -> int:
    """Where the next army of the mover may be placed (rules 14, 16, 24, 26)."""
    if g.pool == 0:
        return 0
    own = holds(g, g.mover)
    if own != 0:
        reach = own | around(own)
        if is_legions(g.mover):
            reach |= overseas(g, own)
    elif is_legions(g.mover):
        reach = entry(g)
    elif g.held != 0:
        reach = g.held | around(g.held)
    else:
        return 1 << start_of(g, g.mover)
    return open_to(g, reach, g.mover)


def place(g: State, l: int) -> None:
    """One army of the mover goes into a land."""
    if g.held == 0 and not is_legions(g.mover) and holds(g, g.mover) == 0:
        enter(g, l)
        return
    g.pool -= 1
    if defended(g, l, g.mover):
        attack(g, l)
    else:
        forget(g)
        g.holder[l] = g.mover
        g.armies[l] += 1


# The start land (rules 14 and 21)


def enter(g: State, l: int) -> None:
    """The first army comes into its start land; whoever is there makes room."""
    g.pool -= 1
    forget(g)
    if defended(g, l, g.mover):
        g.battle.at = l + 1
        g.battle.foe = g.holder[l]
    make_room(g, l)


def make_room(g: State, l: int) -> None:
    """Armies in a start land retreat to their own next to it as long as they can; the rest is lost."""
    if g.battle.foe != K.NOBODY and g.armies[l] > 0:
        if refuge(g, l, 1) != 0:
            side = g.cause[l] - 1 if g.holder[l] == K.REBELS else controller(g, g.holder[l])
            push(g, K.RETREATING, seat_of(g, side), l, 1)
            return
        clear(g, l)
    arrive(g, l)


def give_way(g: State, l: int, to: int) -> None:
    """One army leaves a start land."""
    shift(g, l, to)
    make_room(g, l)


def arrive(g: State, l: int) -> None:
    """The newcomer stands in its start land: fort and city (rules 14, 21, 52)."""
    foe = g.battle.foe
    forget(g)
    if foe != K.NOBODY and g.fort[l] != K.NO_FORT:
        raze(g, l)
    g.holder[l] = g.mover
    g.armies[l] += 1
    if is_legions(g.mover):
        g.side[g.active].start = l + 1
        found_city(g, l)
    elif g.mover >= K.KINGDOM:
        if g.pool == TRIBE_ARMIES[g.mover - K.TRIBE] - 1:
            found_kingdom(g, l, g.mover - K.TRIBE)
    elif foe != K.NOBODY and g.city[l] == K.CITY:
        if controller(g, foe) == g.active:
            ruin(g, l)
        else:
            loot(g, l, K.LOOT_CAPITAL if is_capital(g, l) else K.LOOT_CITY)


def found_city(g: State, l: int) -> None:
    """An unlooted city, as far as there are any in the supply."""
    if g.city[l] != K.NO_CITY or cities_left(g) > 0:
        g.city[l] = K.CITY


def found_kingdom(g: State, l: int, tribe: int) -> None:
    """A kingdom brings its city, its loot bonus, and some a fort."""
    found_city(g, l)
    if g.city[l] == K.CITY:
        g.bonus[l] = TRIBE_BONUS[tribe]
    if TRIBE_FORT[tribe] == 1 and g.fort[l] == K.NO_FORT and forts_left(g) > 0:
        fortify(g, l)
