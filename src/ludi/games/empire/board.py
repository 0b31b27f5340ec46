"""Who holds what: forces, their controllers, armies that come and go."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push

from . import constants as K
from .map import CAPITALS, COUNTERS, NEAR, RESOURCE, ROME
from .state import State


def seat_of(g: State, side: int) -> int:
    """The seat that runs a side."""
    return side if side < g.opt.seats else side - g.opt.seats


def is_legions(force: int) -> bool:
    """Whether a force is a faction's."""
    return K.LEGIONS <= force < K.PEOPLE


def is_people(force: int) -> bool:
    """Whether a force is a people, a minor people or a kingdom."""
    return K.PEOPLE <= force < K.REBELS


def controller(g: State, force: int) -> int:
    """The side of a force, -1 for none."""
    if is_legions(force):
        return force - K.LEGIONS
    return g.control[force] - 1


def holds(g: State, force: int) -> int:
    """The lands with armies of a force."""
    mask = 0
    for l in range(K.LANDS):
        if g.holder[l] == force and g.armies[l] > 0:
            mask |= 1 << l
    return mask


def of_factions(g: State) -> int:
    """The lands that any faction controls."""
    mask = 0
    for l in range(K.LANDS):
        if g.armies[l] > 0 and is_legions(g.holder[l]):
            mask |= 1 << l
    return mask


def vacant(g: State) -> int:
    """The lands without army and fort."""
    mask = 0
    for l in range(K.LANDS):
        if g.holder[l] == K.NOBODY:
            mask |= 1 << l
    return mask


def around(mask: int) -> int:
    """The neighbours of a set of lands."""
    found = 0
    for l in range(K.LANDS):
        if mask >> l & 1:
            found |= NEAR[l]
    return found


def size(mask: int) -> int:
    """How many lands a set has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def on_map(g: State, force: int) -> int:
    """How many armies of a force stand in lands."""
    n = 0
    for l in range(K.LANDS):
        if g.holder[l] == force:
            n += g.armies[l]
    return n


def supply(g: State, force: int) -> int:
    """How many counters of a force are neither on the map nor about to be placed."""
    n = COUNTERS[force] - on_map(g, force)
    return n - g.pool if g.mover == force else n


def cities_left(g: State) -> int:
    """Cities in the supply."""
    n = K.CITIES_IN_BOX
    for x in g.city:
        if x != K.NO_CITY:
            n -= 1
    return n


def forts_left(g: State) -> int:
    """Forts in the supply."""
    n = K.FORTS_IN_BOX
    for x in g.fort:
        if x != K.NO_FORT:
            n -= 1
    return n


def defended(g: State, l: int, force: int) -> bool:
    """Whether a land has armies or a fort of another force."""
    return g.holder[l] != K.NOBODY and g.holder[l] != force


def is_capital(g: State, l: int) -> bool:
    """Rome always, Constantinople from turn 4."""
    return l == ROME or (CAPITALS >> l & 1 == 1 and g.turn >= K.CAPITAL_TURN)


def rebels_of(g: State, side: int) -> int:
    """Rebels on the map that were legions of a side."""
    n = 0
    for l in range(K.LANDS):
        n += g.rebel[l * K.SIDES + side]
    return n


def tidy(g: State, l: int) -> None:
    """A land without army and fort belongs to nobody."""
    if g.armies[l] == 0 and g.fort[l] == K.NO_FORT:
        g.holder[l] = K.NOBODY
    if g.holder[l] != K.REBELS:
        g.cause[l] = 0


def lose(g: State, l: int) -> None:
    """One army of a land goes back to the supply."""
    g.armies[l] -= 1
    if g.holder[l] == K.REBELS:
        g.rebel[l * K.SIDES + first_rebel(g, l)] -= 1
    tidy(g, l)


def first_rebel(g: State, l: int) -> int:
    """The side whose rebels of a land fall or move first: the lowest number."""
    s = 0
    while g.rebel[l * K.SIDES + s] == 0:
        s += 1
    return s


def shift(g: State, l: int, to: int) -> None:
    """One army goes to a land of the same force."""
    force = g.holder[l]
    if force == K.REBELS:
        g.rebel[to * K.SIDES + first_rebel(g, l)] += 1
    lose(g, l)
    g.holder[to] = force
    g.armies[to] += 1


def raze(g: State, l: int) -> None:
    """A fort goes back to the supply."""
    g.fort[l] = K.NO_FORT
    g.fresh &= ~(1 << l)
    tidy(g, l)


def clear(g: State, l: int) -> None:
    """All armies of a land go back to the supply; a fort stays."""
    while g.armies[l] > 0:
        lose(g, l)


def fortify(g: State, l: int) -> None:
    """A new fort."""
    g.fort[l] = K.FORT
    g.fresh |= 1 << l


def ruin(g: State, l: int) -> int:
    """A city is looted; the loot bonus that lay in it."""
    bonus = g.bonus[l]
    g.city[l] = K.LOOTED
    g.bonus[l] = 0
    return bonus


def loot(g: State, l: int, dice: int) -> None:
    """A city is looted for points, which are booked at once."""
    g.side[g.active].vp[g.phase] += ruin(g, l)
    push(g, K.LOOT, CHANCE, dice, 0)


def sites(g: State, side: int) -> int:
    """Resource lands with legions of a side."""
    return holds(g, K.LEGIONS + side) & RESOURCE
