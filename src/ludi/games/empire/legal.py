"""What a seat may do: the legal actions of every decision, ascending."""

from __future__ import annotations

from . import constants as K
from .combat import refuge
from .events import can_revive, lands, playable, revolt_lands
from .map import AREA_MASK, EVENT_EFFECT
from .phases import can_bribe, can_fortify, can_rebuild, can_recruit, can_site, can_upgrade
from .placing import can_pick, free_starts, targets
from .state import State


def spread(out: list[int], n: int, first: int, mask: int) -> int:
    """Write an action for each land of a set."""
    l = 0
    while mask:
        if mask & 1:
            out[n] = first + l
            n += 1
        mask >>= 1
        l += 1
    return n


def one(out: list[int], n: int, a: int) -> int:
    """Write one action."""
    out[n] = a
    return n + 1


def cards(g: State, out: list[int], n: int) -> int:
    """The events that may be played now."""
    if g.side[g.active].events > 0:
        for c in range(K.CARDS):
            if g.card[c] == g.active + 1 and playable(g, c):
                n = one(out, n, K.PLAY + c)
    return n


def legal(g: State, out: list[int]) -> int:
    """What the seat to move may do; see the contract."""
    f = g.stack[g.depth - 1]
    n = 0
    match f.kind:
        case K.TOKEN:
            return token_legal(g, f.a, f.b, out)
        case K.BEFORE:
            n = one(out, cards(g, out, 0), K.DONE)
        case K.STARTING:
            n = spread(out, 0, K.PLACE, free_starts(g))
        case K.BUILDING:
            n = building_legal(g, out, cards(g, out, 0))
        case K.PICKING:
            n = spread(out, cards(g, out, 0), K.PICK, can_pick(g))
            n = one(out, n, K.DONE)
        case K.PLACING:
            n = spread(out, cards(g, out, 0), K.PLACE, targets(g))
            n = one(out, n, K.DONE)
        case K.RETREATING:
            n = spread(out, 0, K.RETREAT, refuge(g, f.a, f.b))
            if f.b == 0:
                n = one(out, n, K.DONE)
        case K.TAKING:
            n = one(out, one(out, 0, K.KEEP), K.REMOVE)
        case K.LOOTING:
            n = one(out, one(out, 0, K.SACK), K.SPARE)
        case K.GIFTS:
            n = spread(out, cards(g, out, 0), K.FORTIFY_LAND, can_fortify(g))
            n = one(out, spread(out, n, K.UPGRADE, can_upgrade(g)), K.DONE)
        case K.SITES:
            n = one(out, spread(out, cards(g, out, 0), K.SITE, can_site(g)), K.DONE)
        case K.AIMING:
            mask = revolt_lands(g, f.b - 1) if f.b > 0 else lands(g, f.a)
            n = spread(out, 0, K.AIM, mask)
        case _:
            return other_legal(g, f.kind, f.a, f.b, out)
    return n


def token_legal(g: State, place: int, kind: int, out: list[int]) -> int:
    """The token may be kept, or given to a side without one; who has one already must give it."""
    n = 0
    for s in range(g.opt.sides):
        if g.side[s].token[kind] == 0:
            n = one(out, n, K.GIVE + s)
    return n


def building_legal(g: State, out: list[int], n: int) -> int:
    """Forts, upgrades, cities, rebels, legions, in any order."""
    n = spread(out, n, K.FORTIFY_LAND, can_fortify(g))
    n = spread(out, n, K.UPGRADE, can_upgrade(g))
    n = spread(out, n, K.REBUILD, can_rebuild(g))
    n = spread(out, n, K.BRIBE, can_bribe(g))
    if can_recruit(g):
        n = one(out, n, K.RECRUIT)
    return one(out, n, K.DONE)


def other_legal(g: State, kind: int, a: int, b: int, out: list[int]) -> int:
    """Choices that events and offers ask for."""
    n = 0
    match kind:
        case K.AREA:
            for area in range(K.AREAS):
                there = False
                for l in range(K.LANDS):
                    if AREA_MASK[area] >> l & 1 and g.armies[l] > 0:
                        there = True
                if there:
                    n = one(out, n, K.AIM_AREA + area)
        case K.CHOOSING:
            revival = EVENT_EFFECT[a] == K.REVIVE
            for people in range(K.PEOPLES):
                if can_revive(g, people) if revival else revolt_lands(g, people) != 0:
                    n = one(out, n, K.CHOOSE + people)
        case K.NUMBER:
            n = one(out, one(out, 0, K.ARMIES), K.ARMIES + 1)
        case K.DEVICE:
            n = one(out, one(out, 0, K.ROADS), K.WALLS)
        case K.OFFERING:
            for tens in range(min(g.side[a].vp[K.OF_FACTIONS] // 10, 99) + 1):
                n = one(out, n, K.TENS + tens)
        case K.UNITS:
            side = side_offering(g)
            for units in range(min(g.side[side].vp[K.OF_FACTIONS] - 10 * a, 9) + 1):
                n = one(out, n, K.ONES + units)
        case K.ANSWERING:
            n = one(out, one(out, 0, K.ACCEPT), K.REFUSE)
    return n


def side_offering(g: State) -> int:
    """The faction that is about to be attacked."""
    return g.battle.foe - K.LEGIONS
