"""What the guests and the Mars cards do: one small function each."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push
from ludi.kernel.rng import total

from . import constants as K
from .camp import clear_camp, in_camp
from .knowledge import come_to_light, leave_openly
from .legion import equipped, guest_cell
from .state import Side, State


def can_use(g: State, p: int, k: int) -> bool:
    """Whether the effect of a card can be carried out; else it may not be used to be rid of the card."""
    me = g.side[p]
    match k:
        case K.AUXILIARY:
            return free_cell(me)
        case K.SENATOR:
            return me.held > 0 and victims(g, p) != 0
        case K.CLEOPATRA:
            return targets(g, p)
        case K.INSPECTOR:
            return me.held > 0 and total(g.discard) > 0
        case K.DOCTOR:
            return me.released > 0
        case K.CAESAR:
            return in_camp(g) > 0 and g.last == 0
        case K.GENERAL:
            return me.held > 0 and g.last == 0
    return False


def any_usable(g: State, p: int) -> bool:
    """Whether a seat has a guest or a Mars card that it may use now."""
    me = g.side[p]
    for cell in (K.FIRST, K.LAST):
        if me.cell[cell] != K.NONE and can_use(g, p, me.cell[cell]):
            return True
    return False


def use(g: State, p: int, k: int) -> None:
    """A guest or a Mars card begins its work."""
    match k:
        case K.AUXILIARY:
            push(g, K.MOVING, p, 0, 0)
        case K.SENATOR:
            g.rob = victims(g, p)
        case K.CLEOPATRA:
            push(g, K.RAIDING, p, 0, 0)
        case K.INSPECTOR:
            push(g, K.INSPECTING, p, 0, 0)
        case K.DOCTOR:
            push(g, K.HEALING, p, 0, 0)
        case K.CAESAR:
            clear_camp(g)
            g.fill = 1
            g.leaving = K.CAESAR
        case K.GENERAL:
            push(g, K.DISCARDING, p, 0, 0)


def leave_legion(g: State, p: int, k: int) -> None:
    """A guest leaves its cell."""
    me = g.side[p]
    me.cell[K.FIRST if me.cell[K.FIRST] == k else K.LAST] = K.NONE
    me.vp -= g.opt.vp[k]


def spend(g: State, p: int, k: int) -> None:
    """A guest that has done its work goes to the discard pile."""
    leave_legion(g, p, k)
    g.discard[k] += 1


def depart(g: State, p: int) -> None:
    """The effect of a Mars card is done: a general is discarded, Caesar goes on to another legion."""
    if g.leaving == K.CAESAR:
        pass_on(g, p)
    else:
        spend(g, p, g.leaving)
    g.leaving = K.NONE


def pass_on(g: State, p: int) -> None:
    """Caesar goes counter-clockwise to the next legion with a free guest cell (ruling 5)."""
    leave_legion(g, p, K.CAESAR)
    q = p
    for _ in range(g.opt.seats):
        q = q - 1 if q > 0 else g.opt.seats - 1
        if guest_cell(g.side[q]) >= 0:
            break
    g.side[q].cell[guest_cell(g.side[q])] = K.CAESAR
    g.side[q].vp += g.opt.vp[K.CAESAR]


def generals_discard(g: State, p: int, so_far: int, k: int) -> None:
    """A card for the discard pile; after the third there is no choice left."""
    leave_openly(g, p, k)
    g.discard[k] += 1
    if so_far + 1 < K.GENERAL_MOST and g.side[p].held > 0:
        push(g, K.DISCARDING, p, so_far + 1, 0)
    else:
        generals_draw(g, so_far + 1)


def generals_draw(g: State, n: int) -> None:
    """As many cards as were discarded; then the general goes."""
    g.leaving = K.GENERAL
    g.owe = n
    run_dry(g)


def run_dry(g: State) -> None:
    """Nothing is owed where nothing is left to draw."""
    if g.last == 1:
        g.owe = 0


def free_cell(me: Side) -> bool:
    """Whether a warrior's cell is free."""
    for cell in range(1, K.LAST):
        if me.cell[cell] == K.NONE:
            return True
    return False


def settle(g: State, p: int, cell: int) -> None:
    """An auxiliary goes into a warrior's cell, for good (ruling 8)."""
    leave_legion(g, p, K.AUXILIARY)
    g.side[p].cell[cell] = K.AUXILIARY
    g.side[p].vp += g.opt.vp[K.AUXILIARY]


def victims(g: State, p: int) -> int:
    """Every other seat with a card in hand, as bits."""
    bits = 0
    for q in range(g.opt.seats):
        if q != p and g.side[q].held > 0:
            bits |= 1 << q
    return bits


def visit(g: State, p: int) -> None:
    """The senator's next visit: clockwise, or (option) as its owner says."""
    if g.opt.chosen_order == 1 and g.rob & (g.rob - 1) != 0:
        push(g, K.CHOOSING, p, 0, 0)
        return
    q = p
    while g.rob >> q & 1 == 0:
        q = q + 1 if q + 1 < g.opt.seats else 0
    begin_visit(g, q)


def begin_visit(g: State, q: int) -> None:
    """A random card is taken from a seat."""
    g.rob -= 1 << q
    push(g, K.STEALING, CHANCE, q, 0)


def targets(g: State, p: int) -> bool:
    """Whether any other legion has equipment."""
    for q in range(g.opt.seats):
        if q != p:
            for cell in range(1, K.LAST):
                if equipped(g.side[q], cell):
                    return True
    return False


def heal(g: State, p: int, so_far: int, k: int) -> None:
    """A released card goes to the discard pile; after the second there is no choice left."""
    me = g.side[p]
    me.down[k] -= 1
    me.released -= 1
    come_to_light(g, k)
    g.discard[k] += 1
    if so_far + 1 < K.DOCTOR_MOST and me.released > 0:
        push(g, K.HEALING, p, so_far + 1, 0)
    else:
        spend(g, p, K.DOCTOR)
