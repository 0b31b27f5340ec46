"""Events that strike a land or an area: sickness, disaster, rebellion. Their dice fall one by one."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push

from . import constants as K
from .board import lose, raze, ruin, supply
from .combat import invade
from .map import AREA_MASK, EVENT_EFFECT, EVENT_KILLS, NEAR, REBEL_ROLL
from .state import State


def roll_for(g: State, card: int, l: int, dice: int) -> None:
    """So many dice for a land."""
    g.fate = dice
    push(g, K.FATE, CHANCE, card, l)


def strike(g: State, card: int, l: int) -> None:
    """An event strikes a land."""
    match EVENT_EFFECT[card]:
        case K.EPIDEMY:
            roll_for(g, card, l, g.armies[l])
        case K.PESTILENCE:
            g.fate_at = l + 1
            if g.armies[l] == 1:
                roll_for(g, card, l, 1)
            else:
                while g.armies[l] > 1:
                    lose(g, l)
                spread(g, card, 0)
        case K.WRATH:
            if g.fort[l] != K.NO_FORT:
                raze(g, l)
            if g.armies[l] > 0:
                roll_for(g, card, l, 1)
        case K.DISASTER:
            if g.city[l] == K.CITY:
                ruin(g, l)
            else:
                g.city[l] = K.NO_CITY
            if g.fort[l] == K.FORTRESS:
                g.fort[l] = K.FORT
            elif g.fort[l] == K.FORT:
                raze(g, l)
        case _:
            roll_for(g, card, l, 1)


def strike_area(g: State, card: int, area: int, first: int) -> None:
    """Plague: the next land of an area with armies."""
    for l in range(first, K.LANDS):
        if AREA_MASK[area] >> l & 1 and g.armies[l] > 0:
            roll_for(g, card, l, g.armies[l])
            return
    g.fate_at = 0


def spread(g: State, card: int, first: int) -> None:
    """Pestilence: the next neighbour with armies."""
    for l in range(first, K.LANDS):
        if NEAR[g.fate_at - 1] >> l & 1 and g.armies[l] > 0:
            roll_for(g, card, l, 1)
            return
    g.fate_at = 0


def fated(g: State, card: int, l: int, value: int) -> None:
    """A die of an event."""
    g.fate -= 1
    effect = EVENT_EFFECT[card]
    if effect == K.REBELLION:
        rebel(g, l, REBEL_ROLL[value - 1])
        return
    centre = effect == K.PESTILENCE and l == g.fate_at - 1
    if value >= (K.LONE_DIES if centre else EVENT_KILLS[card]):
        lose(g, l)
    if g.fate > 0:
        push(g, K.FATE, CHANCE, card, l)
    elif effect == K.PLAGUE:
        strike_area(g, card, g.fate_at - 1, l + 1)
    elif effect == K.PESTILENCE:
        spread(g, card, 0 if centre else l + 1)


def rebel(g: State, l: int, n: int) -> None:
    """Legions become rebels and fight those that stay loyal."""
    n = min(n, g.armies[l], supply(g, K.REBELS))
    origin = g.holder[l] - K.LEGIONS + 1
    for _ in range(n):
        lose(g, l)
    invade(g, l, K.REBELS, n, origin)
