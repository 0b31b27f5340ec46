"""What a seat may do: the legal actions of every decision, ascending.

An action is written first and counted if it is legal: without a jump this runs much faster compiled.
"""

from __future__ import annotations

from ludi.kernel.luck import total

from . import kinds as K
from .board import of_type
from .cards import able, can_copy
from .kinds import COST
from .table import State


def legal(g: State, out: list[int]) -> int:
    """What the seat to move may do; see the contract."""
    f = g.stack[g.depth - 1]
    p = f.seat
    me = g.side[p]
    n = 0
    match f.kind:
        case K.MAIN:
            return main_legal(g, p, out)
        case K.GIVING:
            return cards_legal(me.hand, K.GIVE, out)
        case K.PLACING:
            return cards_legal(me.hand, K.LAY, out)
        case K.PLACE | K.WHERE | K.MOVING:
            for d in range(K.DISCS):
                out[n] = K.ON + d
                if me.down[d] == K.NONE and g.moved[d] == 0:
                    n += 1
            return n
        case K.KEEPING:
            return cards_legal(g.tray, K.KEEP, out)
        case K.TARGETING:
            return target_legal(g, p, f.b, out)
        case K.COPYING:
            for d in range(K.DISCS):
                if can_copy(g, p, f.a, d, total(g.dice)):
                    out[n] = K.ON + d
                    n += 1
            return n
        case K.FREE:
            for k in range(1, K.KINDS):
                if me.hand[k] > 0 and of_type(k, f.a):
                    out[n] = K.LAY + k
                    n += 1
        case K.BUYING:
            for i in range(min(g.side[1 - p].vp, me.money // 2, K.ALL_VP) + 1):
                out[i] = K.BUY + i
                n += 1
            return n
        case K.ADJUSTING:
            return adjust_legal(g, out)
        case K.SECOND_DIE:
            return dice_legal(g, K.SPEND, 0, out)
        case K.TAKING:
            if f.a == K.FROM_DECK:
                return cards_legal(g.deck, K.TAKE, out)
            for k in range(1, K.FIRST_BUILDING):
                if g.discard[k] > 0:
                    out[n] = K.TAKE + k
                    n += 1
            return n
        case K.ADDING | K.THIRD_DIE:
            n = dice_legal(g, K.SPEND, 0, out)
    out[n] = K.DONE
    n += 1
    if f.kind == K.TRIPLE:
        out[n] = K.REROLL
        n += 1
    return n


def main_legal(g: State, p: int, out: list[int]) -> int:
    """Lay a card, take money, take cards, activate a card, end the turn."""
    me = g.side[p]
    n = 0
    if me.money > 0:  # no card is free of cost
        for k in range(1, K.KINDS):
            out[n] = K.LAY + k
            if me.hand[k] > 0 and COST[k] <= me.money:
                n += 1
    first = n
    values = dice_legal(g, K.MONEY, n, out)
    n += values
    if total(g.deck) > 0 or total(g.discard) > 0:
        for i in range(values):
            out[n] = out[first + i] - K.MONEY + K.CARDS
            n += 1
    spare = total(g.dice) - 1
    for i in range(values):
        disc = out[first + i] - K.MONEY
        if me.blocked[disc] == 0 and able(g, p, disc, me.row[disc], spare):
            out[n] = K.USE + disc
            n += 1
    out[n] = K.END
    return n + 1


def dice_legal(g: State, first: int, at: int, out: list[int]) -> int:
    """One action for each value among the unused dice, written from `at` on."""
    n = at
    for v in range(K.SIDES_OF_A_DIE):
        out[n] = first + v
        if g.dice[v] > 0:
            n += 1
    return n - at


def cards_legal(cards: list[int], first: int, out: list[int]) -> int:
    """One action for each kind of card in a multiset."""
    n = 0
    for k in range(1, K.KINDS):
        out[n] = first + k
        if cards[k] > 0:
            n += 1
    return n


def target_legal(g: State, p: int, card: int, out: list[int]) -> int:
    """The discs of the opponent that a card can act on."""
    row = g.side[1 - p].row
    n = 0
    for d in range(K.DISCS):
        match card:
            case K.PRAETORIANUS:
                fits = True
            case K.NERO | K.ONAGER:
                fits = of_type(row[d], K.BUILDINGS)
            case _:
                fits = of_type(row[d], K.CHARACTERS)
        if fits:
            out[n] = K.TARGET + d
            n += 1
    return n


def adjust_legal(g: State, out: list[int]) -> int:
    """Every unused die one up or one down, within 1 to 6 (ruling Q15)."""
    n = 0
    for v in range(K.SIDES_OF_A_DIE - 1):
        if g.dice[v] > 0:
            out[n] = K.UP + v
            n += 1
    for v in range(1, K.SIDES_OF_A_DIE):
        if g.dice[v] > 0:
            out[n] = K.DOWN + v
            n += 1
    return n
