"""What a seat may do: the legal actions of every decision, ascending."""

from __future__ import annotations

from . import constants as K
from .camp import in_camp
from .cards import can_use
from .constants import EQUIPMENT_OF, GUEST_OF
from .legion import can_hire, equipped, has, holds, place_for
from .state import State


def legal(g: State, out: list[int]) -> int:
    """What the seat to move may do; see the contract."""
    f = g.stack[g.depth - 1]
    p = f.seat
    me = g.side[p]
    n = 0
    match f.kind:
        case K.MAIN:
            return main_legal(g, p, f.a, f.b, out)
        case K.EQUIPPING:
            for cell in range(1, K.LAST):
                if place_for(g, p, cell, EQUIPMENT_OF[f.a]) >= 0:
                    out[n] = K.ON + cell - 1
                    n += 1
        case K.PUTTING | K.LAST_PUTTING:
            if f.kind == K.PUTTING and f.b == K.NONE and has(g, p, K.EXCHANGING) and me.held > 1:
                n = camp_legal(g, 0, out)
            n = hand_legal(me.hand, K.PUT, n, out)
        case K.RELEASING:
            n = hand_legal(me.hand, K.DOWN, 0, out)
            if n > 0 and out[n - 1] == K.DOWN + K.GENERAL:
                n -= 1
        case K.MORE:
            if me.held > me.hand[K.GENERAL]:
                out[n] = K.RELEASE
                n += 1
            out[n] = K.DONE
            n += 1
        case K.SLIPPING:
            for cell in range(1, K.LAST):
                if equipped(me, cell):
                    out[n] = K.ON + cell - 1
                    n += 1
        case K.DOUBLED:
            return gear_legal(g, p, f.a, out)
        case K.STRIPPING:
            return gear_legal(g, f.a, f.b, out)
        case K.WIDENING:
            for cell in range(1, K.LAST):
                if me.cell[cell] != K.NONE and me.cell[cell] != K.AUXILIARY:
                    out[n] = K.ON + cell - 1
                    n += 1
        case K.MOVING:
            for cell in range(1, K.LAST):
                if me.cell[cell] == K.NONE:
                    out[n] = K.ON + cell - 1
                    n += 1
        case K.DISCARDING:
            n = hand_legal(me.hand, K.DISCARD, 0, out)
            if f.a > 0:
                out[n] = K.DONE
                n += 1
        case K.INSPECTING:
            return hand_legal(me.hand, K.DISCARD, 0, out)
        case K.PICKING:
            for k in range(1, K.KINDS):
                if g.discard[k] > (1 if k == f.a else 0):
                    out[n] = K.TAKE + k
                    n += 1
        case K.HEALING:
            n = hand_legal(me.down, K.HEAL, 0, out)
            if f.a > 0:
                out[n] = K.DONE
                n += 1
        case K.RAIDING:
            for q in range(g.opt.seats):
                for cell in range(1, K.LAST):
                    if q != p and equipped(g.side[q], cell):
                        out[n] = K.AT + q * (K.CELLS - 2) + cell - 1
                        n += 1
        case K.CHOOSING:
            for q in range(g.opt.seats):
                if g.rob >> q & 1 == 1:
                    out[n] = K.SEAT + q
                    n += 1
        case K.GIVING:
            return hand_legal(me.hand, K.GIVE, 0, out)
    return n


def main_legal(g: State, p: int, did: int, used: int, out: list[int]) -> int:
    """One mandatory action; one guest or Mars card, before or after it. Without any action the turn only ends."""
    me = g.side[p]
    n = 0
    if did == 0:
        for k in range(1, K.KINDS):
            if me.hand[k] > 0 and can_hire(g, p, k):
                out[n] = K.HIRE + k
                n += 1
        if me.held > 0:
            n = camp_legal(g, n, out)
    able = n > 0 or (did == 0 and me.held > me.hand[K.GENERAL])
    if used == 0:
        first, last = me.cell[K.FIRST], me.cell[K.LAST]
        for k in (min(first, last), max(first, last)):
            if k != K.NONE and can_use(g, p, k) and (n == 0 or out[n - 1] != K.USE + GUEST_OF[k]):
                out[n] = K.USE + GUEST_OF[k]
                n += 1
    if did == 0 and me.held > me.hand[K.GENERAL]:
        out[n] = K.RELEASE
        n += 1
    if not able:
        out[n] = K.END
        n += 1
    return n


def camp_legal(g: State, at: int, out: list[int]) -> int:
    """Each kind of card of the camp, written from `at` on; how many are written by then."""
    n = at
    size = in_camp(g)
    above = 0
    for _ in range(size):
        least = K.KINDS
        for k in g.camp:
            if above < k < least:
                least = k
        if least < K.KINDS:
            out[n] = K.TAKE + least
            n += 1
            above = least
    return n


def hand_legal(cards: list[int], first: int, at: int, out: list[int]) -> int:
    """An action for each kind of card of a multiset, written from `at` on; how many are written by then."""
    n = at
    for k in range(1, K.KINDS):
        if cards[k] > 0:
            out[n] = first + k
            n += 1
    return n


def gear_legal(g: State, q: int, cell: int, out: list[int]) -> int:
    """Each kind of equipment under a warrior."""
    n = 0
    for gear in range(K.GEAR_TYPES):
        if holds(g.side[q], cell, gear):
            out[n] = K.GEAR + gear
            n += 1
    return n
