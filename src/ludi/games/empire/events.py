"""Event cards: when one may be played, on what, and what it does (rules 49 to 56)."""

from __future__ import annotations

from ludi.kernel.frames import push

from . import constants as K
from .board import around, controller, holds, is_legions, seat_of, supply
from .combat import enemies, invade, walk_in
from .fate import strike
from .map import (
    AREA_MASK,
    AREA_OF,
    BYZANTIUM,
    EVENT_BEFORE,
    EVENT_EFFECT,
    EVENT_FORTS,
    EVENT_PHASES,
    EVENT_TRIBE,
    EVENT_TURNS,
    ROME,
    SLOT_PEOPLE,
    SLOT_START,
    SLOT_STRENGTH,
    SLOTS,
    TRIBE_ARMIES,
)
from .phases import can_fortify, can_upgrade, main_is_there
from .placing import bring
from .state import State


def playable(g: State, card: int) -> bool:
    """Whether the side whose phase it is may play this card of its hand now."""
    frame = g.stack[g.depth - 1]
    if frame.kind == K.PLACING and frame.a == 1:
        return False  # what another event brought is finished first (draft 8.3)
    if EVENT_TURNS[card] >> g.turn & 1 == 0 or EVENT_PHASES[card] >> g.phase & 1 == 0:
        return False
    if EVENT_BEFORE[card] == 1 and frame.kind != K.BEFORE:
        return False
    match EVENT_EFFECT[card]:
        case K.MINOR | K.REALM:
            return True
        case K.REVOLT:
            for people in range(K.PEOPLES):
                if revolt_lands(g, people) != 0:
                    return True
            return False
        case K.REVIVE:
            for people in range(K.PEOPLES):
                if can_revive(g, people):
                    return True
            return False
        case K.FORTIFY:
            return main_is_there(g) and (g.turn == 1 or free_fort(g))
        case K.TREACHERY:
            return frame.kind == K.PLACING and treachery_lands(g) != 0
        case K.EPIDEMY | K.PLAGUE | K.PESTILENCE | K.WRATH | K.DISASTER | K.REBELLION:
            return lands(g, card) != 0
    return main_is_there(g)


def free_fort(g: State) -> bool:
    """Whether a free fort would have a place."""
    g.free += 1
    there = can_fortify(g) | can_upgrade(g)
    g.free -= 1
    return there != 0


def play(g: State, card: int) -> None:
    """An event is played."""
    p = seat_of(g, g.active)
    g.card[card] = K.PLAYED
    g.side[g.active].events -= 1
    match EVENT_EFFECT[card]:
        case K.MINOR | K.REALM:
            tribe = EVENT_TRIBE[card]
            g.control[K.TRIBE + tribe] = g.active + 1
            bring(g, K.TRIBE + tribe, min(TRIBE_ARMIES[tribe], supply(g, K.TRIBE + tribe)), 1)
        case K.LEADER:
            g.three = 1
        case K.WEAPONRY:
            g.plus += 1
        case K.FURY:
            g.ties = 1
        case K.FAVOR:
            g.plus += 1
            g.ties = 1
        case K.ELITE:
            g.elite = 1
        case K.FORTIFY:
            g.free += EVENT_FORTS[card]
        case K.ENGINEERING:
            push(g, K.DEVICE, p, card, 0)
        case K.SURPRISE:
            g.surprise = 1
        case K.SIEGECRAFT:
            g.siege = 1
        case K.PLAGUE:
            push(g, K.AREA, p, card, 0)
        case K.REVOLT | K.REVIVE:
            push(g, K.CHOOSING, p, card, 0)
        case _:
            push(g, K.AIMING, p, card, 0)


def lands(g: State, card: int) -> int:
    """Where an event that is aimed at a land may strike."""
    found = 0
    effect = EVENT_EFFECT[card]
    for l in range(K.LANDS):
        match effect:
            case K.WRATH:
                fits = g.fort[l] != K.NO_FORT or g.city[l] != K.NO_CITY
            case K.DISASTER:
                fits = g.city[l] != K.NO_CITY and may_fall(g, l)
            case K.REBELLION:
                fits = g.armies[l] > 0 and is_legions(g.holder[l]) and g.holder[l] != K.LEGIONS + g.active
            case K.TREACHERY:
                return treachery_lands(g)
            case _:
                fits = g.armies[l] > 0
        if fits:
            found |= 1 << l
    if effect == K.REBELLION and supply(g, K.REBELS) == 0:
        return 0
    return found


def may_fall(g: State, l: int) -> bool:
    """Rome, and Thracia from turn 4, are spared by disaster and treachery."""
    return l != ROME and not (l == BYZANTIUM and g.turn >= K.CAPITAL_TURN)


def aimed(g: State, card: int, people: int, l: int) -> None:
    """An event has its land."""
    p = seat_of(g, g.active)
    match EVENT_EFFECT[card]:
        case K.REVOLT:
            if supply(g, K.PEOPLE + people) > 1:
                push(g, K.NUMBER, p, l, people)
            else:
                invade(g, l, K.PEOPLE + people, 1, 0)
        case K.TREACHERY:
            betray(g, l)
        case _:
            strike(g, card, l)


# Revolt


def revolt_lands(g: State, people: int) -> int:
    """Where a people may rise: defended by another player, in the area of its start land or next to its lands."""
    force = K.PEOPLE + people
    if controller(g, force) != g.active or supply(g, force) == 0:
        return 0
    reach = AREA_MASK[AREA_OF[SLOT_START[g.slot[people] - 1]]] | around(holds(g, force))
    return enemies(g, reach, force)


# People Revive


def can_revive(g: State, people: int) -> bool:
    """An older people with armies in the supply."""
    if g.control[K.PEOPLE + people] != g.active + 1 or supply(g, K.PEOPLE + people) == 0:
        return False
    for slot in range((g.turn - 1) * SLOTS, g.turn * SLOTS):
        if SLOT_PEOPLE[slot] == people:
            return False
    return True


def revive(g: State, people: int) -> None:
    """Half its strength, rounded up, before the main people."""
    strength = (SLOT_STRENGTH[g.slot[people] - 1] + 1) // 2
    bring(g, K.PEOPLE + people, min(strength, supply(g, K.PEOPLE + people)), 1)


def chosen(g: State, card: int, people: int) -> None:
    """A people is named for an event."""
    if EVENT_EFFECT[card] == K.REVIVE:
        revive(g, people)
    else:
        push(g, K.AIMING, seat_of(g, g.active), card, people + 1)


# Treachery


def treachery_lands(g: State) -> int:
    """Next to a land of the main force, defended by another player or by rebels, and no capital."""
    if g.pool == 0:
        return 0
    found = enemies(g, around(holds(g, g.main)), g.main)
    for l in range(K.LANDS):
        if not may_fall(g, l):
            found &= ~(1 << l)
    return found


def betray(g: State, l: int) -> None:
    """An army of the pool takes a land without a fight."""
    g.pool -= 1
    walk_in(g, l, g.main)
