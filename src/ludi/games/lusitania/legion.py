"""The legions: who may be hired where, what fits under whom, points, and what the expansions ask for."""

from __future__ import annotations

from . import constants as K
from .constants import (
    AWARD_VP,
    CELL_OF,
    COLOUR_OF,
    EQUIPMENT_CARDS,
    EQUIPMENT_OF,
    NEED_ALL,
    NEED_CELLS,
    NEED_DIFFERENT,
    NEED_FITTED,
    NEED_PAIRS,
    NEED_ROW,
    TYPE_OF,
)
from .state import Side, State


def has(g: State, p: int, award: int) -> bool:
    """Whether a seat has taken a Laurus or Virtus card."""
    return g.award[award] == K.TAKEN + p


# Cells


def guest_cell(side: Side) -> int:
    """The first free cell for a guest, or -1."""
    if side.cell[K.FIRST] == K.NONE:
        return K.FIRST
    return K.LAST if side.cell[K.LAST] == K.NONE else -1


def barbarians(side: Side) -> int:
    """How many barbarians a legion has."""
    n = 0
    for k in side.cell:
        if COLOUR_OF[k] == K.WHITE:
            n += 1
    return n


def can_enlist(g: State, p: int, k: int) -> bool:
    """Whether a warrior may go into the cell of its number: free, and its colour allowed."""
    me = g.side[p]
    if me.cell[CELL_OF[k]] != K.NONE:
        return False
    colour = COLOUR_OF[k]
    if colour == K.BLACK:
        return True
    if colour == K.WHITE:
        return barbarians(me) < (K.MORE_BARBARIANS if has(g, p, K.ENLISTING) else K.BARBARIANS)
    if me.colour != K.NO_COLOUR:
        return me.colour == colour
    for q in range(g.opt.seats):
        if g.side[q].colour == colour:
            return False
    return True


def can_hire(g: State, p: int, k: int) -> bool:
    """Whether a card of the hand may go into the legion."""
    if TYPE_OF[k] >= 0:
        return can_enlist(g, p, k)
    if EQUIPMENT_OF[k] >= 0:
        return fits_somewhere(g, p, EQUIPMENT_OF[k])
    return guest_cell(g.side[p]) >= 0


# Equipment


def place_for(g: State, p: int, cell: int, gear: int) -> int:
    """The place under a warrior that equipment goes to, or -1: a printed symbol, Virtus 6, Virtus 10."""
    side = g.side[p]
    k = side.cell[cell]
    if TYPE_OF[k] < 0:
        return -1
    bit = 2 << gear
    at = cell * K.PLACES
    symbol = TYPE_OF[k] * K.PRINTED
    pictured = 0
    for s in range(K.PRINTED):
        takes = g.opt.takes[symbol + s]
        if takes & bit != 0:
            pictured = 1
            if side.gear[at + s] == 0:
                return s
    if g.double_cell == cell and g.double_gear == gear + 1 and has(g, p, K.DOUBLING) and side.gear[at + K.DOUBLE] == 0:
        return K.DOUBLE
    if g.wide_cell == cell and pictured == 0 and has(g, p, K.WIDENING_UP):
        for s in range(K.WIDE, K.PLACES):
            if side.gear[at + s] == 0:
                return s
    return -1


def fits_somewhere(g: State, p: int, gear: int) -> bool:
    """Whether any warrior of a legion may take equipment."""
    for cell in range(1, K.LAST):
        if place_for(g, p, cell, gear) >= 0:
            return True
    return False


def holds(side: Side, cell: int, gear: int) -> bool:
    """Whether equipment of a kind lies under a warrior."""
    for s in range(K.PLACES):
        if side.gear[cell * K.PLACES + s] == gear + 1:
            return True
    return False


def equipped(side: Side, cell: int) -> bool:
    """Whether any equipment lies under a warrior."""
    for s in range(K.PLACES):
        if side.gear[cell * K.PLACES + s] != 0:
            return True
    return False


def equip(g: State, p: int, cell: int, gear: int) -> None:
    """Equipment goes under a warrior."""
    side = g.side[p]
    side.gear[cell * K.PLACES + place_for(g, p, cell, gear)] = gear + 1
    side.vp += g.opt.vp[EQUIPMENT_CARDS[gear]]


def strip(g: State, p: int, cell: int, gear: int) -> None:
    """Equipment leaves a legion for the discard pile: of two equal cards the one in the place of Virtus 6 or 10."""
    side = g.side[p]
    s = K.PLACES - 1
    while side.gear[cell * K.PLACES + s] != gear + 1:
        s -= 1
    side.gear[cell * K.PLACES + s] = 0
    side.vp -= g.opt.vp[EQUIPMENT_CARDS[gear]]
    g.discard[EQUIPMENT_CARDS[gear]] += 1


# Points


def halves(side: Side) -> int:
    """Points in half points: each released card costs one."""
    return 2 * side.vp - 2 * side.released // K.RELEASED_PER_VP


def reached(g: State) -> bool:
    """Whether a legion has the points that end the game, released cards taken off (ruling 1)."""
    for p in range(g.opt.seats):
        if halves(g.side[p]) >= 2 * K.TARGET:
            return True
    return False


# Laurus and Virtus


def claim(g: State, p: int) -> None:
    """Take every card whose condition is met, all at once (ruling 10)."""
    for award in range(K.AWARDS):
        if g.award[award] == K.OPEN and meets(g, p, award):
            g.award[award] = K.TAKEN + p
            g.side[p].vp += AWARD_VP[award]


def meets(g: State, p: int, award: int) -> bool:
    """Whether a legion has what a card asks for."""
    return progress(g, p, award) >= steps(g, award)


def steps(g: State, award: int) -> int:
    """How many things a card asks for."""
    if NEED_CELLS[award] > 0:
        return ones(NEED_CELLS[award])
    if NEED_FITTED[award] > 0:
        n = 2  # cook and ballistarius
        for s in range(K.PRINTED):
            if g.opt.takes[TYPE_OF[K.BALLISTARIUS] * K.PRINTED + s] != 0:
                n += 1
        return n
    if NEED_ALL[award] > 0:
        return ones(NEED_ALL[award])
    return NEED_ROW[award] + NEED_PAIRS[award] + NEED_DIFFERENT[award]  # one of these


def progress(g: State, p: int, award: int) -> int:
    """How many of the things that a card asks for a legion has; there may be more."""
    side = g.side[p]
    if NEED_CELLS[award] > 0:
        return filled(side, NEED_CELLS[award])
    if NEED_ROW[award] > 0:
        return longest_row(side)
    if NEED_FITTED[award] > 0:
        return fitted(g, side)
    seen, single, pairs = 0, 0, 0
    for x in side.gear:
        if x != 0:
            pairs += single >> x & 1
            single ^= 1 << x
            seen |= 1 << x
    if NEED_PAIRS[award] > 0:
        return pairs
    return ones(seen if NEED_DIFFERENT[award] > 0 else seen & NEED_ALL[award])


def ones(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


def filled(side: Side, cells: int) -> int:
    """In how many of these cells (bits) there is a warrior or an auxiliary."""
    n = 0
    for cell in range(1, K.LAST):
        if cells >> cell & 1 == 1 and side.cell[cell] != K.NONE:
            n += 1
    return n


def longest_row(side: Side) -> int:
    """How many cells side by side have warriors; auxiliaries are none."""
    n, most = 0, 0
    for cell in range(1, K.LAST):
        k = side.cell[cell]
        n = n + 1 if TYPE_OF[k] >= 0 else 0
        most = max(most, n)
    return most


def fitted(g: State, side: Side) -> int:
    """Cook, ballistarius, and the symbols of the ballistarius that hold a card: how many of these there are."""
    n = 0
    for cell in range(1, K.LAST):
        if side.cell[cell] == K.COOK or side.cell[cell] == K.BALLISTARIUS:
            n += 1
        if side.cell[cell] == K.BALLISTARIUS:
            for s in range(K.PRINTED):
                if g.opt.takes[TYPE_OF[K.BALLISTARIUS] * K.PRINTED + s] != 0 and side.gear[cell * K.PLACES + s] != 0:
                    n += 1
    return n


def points_of(g: State, p: int) -> int:
    """The points of a legion, counted card by card: what `vp` of a side always is."""
    side = g.side[p]
    n = 0
    for k in side.cell:
        if k != K.NONE:
            n += g.opt.vp[k]
    for x in side.gear:
        if x != 0:
            n += g.opt.vp[EQUIPMENT_CARDS[x - 1]]
    for award in range(K.AWARDS):
        if has(g, p, award):
            n += AWARD_VP[award]
    return n
