"""What a seat may do: the legal actions of every decision, ascending.

An action is written first and counted if it is legal: without a jump this runs much faster compiled.
"""

from __future__ import annotations

from ludi.kernel.rng import total

from . import constants as K
from .able import able, can_target, copies_opposite, copies_own, sponsors
from .board import defence, of_type, pile_of, weakest
from .cards import lacking
from .piles import some_card
from .state import State

ANY, PAID = -1, -2  # instead of a type: cards of both; of both, for their cost


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
            return cards_legal(me.hand, K.GIVE, 0, out)
        case K.PLACING:
            n = lay_legal(g, p, ANY, 0, out)
            return n + foreign_legal(g, p, ANY, n, out)
        case K.WHERE:
            for d in range(g.opt.spaces):
                out[d] = K.ON + d
            return g.opt.spaces
        case K.PLACE | K.MOVING:
            for d in range(g.opt.spaces):
                out[n] = K.ON + d
                if me.down[d] == K.NONE and g.moved[d] == 0 and (f.kind == K.MOVING or me.row[d] == K.NONE):
                    n += 1
            return n
        case K.KEEPING:
            return cards_legal(g.tray, K.KEEP, 0, out)
        case K.TARGETING:
            return target_legal(g, p, f.a, f.b, out)
        case K.COPYING:
            return copying_legal(g, p, f.a, f.b, out)
        case K.BUYING:
            for i in range(min(g.side[1 - p].vp, me.money // K.PRICE_OF_A_POINT, K.ALL_VP) + 1):
                out[i] = K.BUY + i
                n += 1
            return n
        case K.PAYING:
            for i in range(min(lacking(g, p, f.a, f.b), me.money // K.PAID_FOR_ONE, K.MOST_PAID) + 1):
                out[i] = K.PAY + i
                n += 1
            return n
        case K.ADJUSTING:
            return adjust_legal(g, out)
        case K.SECOND_DIE:
            return dice_legal(g, K.SPEND, 0, out)
        case K.SETTLING | K.SWAP | K.SACRIFICE | K.PATRONING:
            return own_legal(g, p, f.kind, f.a, f.b, out)
    return optional_legal(g, p, f.kind, f.a, out)


def optional_legal(g: State, p: int, kind: int, a: int, out: list[int]) -> int:
    """Decisions that may be left alone, and the taking of a card, which may only out of a hand."""
    n = 0
    match kind:
        case K.FREE:
            n = lay_legal(g, p, a, 0, out)
        case K.SWAPPING:
            n = lay_legal(g, p, ANY, 0, out)
        case K.TAKING:
            n = taking_legal(g, p, a, out)
            if a != K.FROM_HAND:
                return n
        case K.ADDING | K.THIRD_DIE:
            n = dice_legal(g, K.SPEND, 0, out)
        case K.SPRING:
            n = dice_legal(g, K.ASIDE, 0, out)
    out[n] = K.DONE
    n += 1
    if kind == K.TRIPLE or kind == K.AGAIN:
        out[n] = K.REROLL
        n += 1
    match kind:
        case K.FREE:
            n += foreign_legal(g, p, a, n, out)
        case K.SWAPPING:
            n += foreign_legal(g, p, ANY, n, out)
        case K.TAKING:
            n += foreign_legal(g, 1 - p, ANY, n, out)
    return n


def main_legal(g: State, p: int, out: list[int]) -> int:
    """Lay a card, take money, take cards, activate a card, bribe, end the turn."""
    me = g.side[p]
    n = 0
    for k in range(1, K.KINDS):
        out[n] = K.LAY + k
        if me.hand[k] > me.foreign[k] and g.opt.cost[k] <= me.money:
            n += 1
    first = n
    values = dice_legal(g, K.MONEY, n, out)
    n += values
    if values == 0:
        out[n] = K.END
        return n + 1 + foreign_legal(g, p, PAID, n + 1, out)
    if some_card(g, p):
        for i in range(values):
            out[n] = out[first + i] - K.MONEY + K.CARDS
            n += 1
    spare = total(g.dice) - 1
    for i in range(values):
        disc = out[first + i] - K.MONEY
        if me.blocked[disc] == 0 and able(g, p, disc, me.row[disc], spare, me.money):
            out[n] = K.USE + disc
            n += 1
    if me.row[K.BRIBERY] != K.NONE and g.bribed == 0 and me.blocked[K.BRIBERY] == 0:
        for i in range(values):
            value = out[first + i] - K.MONEY + 1
            if value <= me.money and able(g, p, K.BRIBERY, me.row[K.BRIBERY], spare, me.money - value):
                out[n] = K.BRIBE + value - 1
                n += 1
    out[n] = K.END
    return n + 1 + foreign_legal(g, p, PAID, n + 1, out)


def lay_legal(g: State, p: int, type_: int, at: int, out: list[int]) -> int:
    """The cards of the hand, foreign ones aside, that can be laid free of charge."""
    me = g.side[p]
    n = at
    for k in range(1, K.KINDS):
        out[n] = K.LAY + k
        if me.hand[k] > me.foreign[k] and (type_ == ANY or of_type(k, type_)):
            n += 1
    return n - at


def foreign_legal(g: State, p: int, type_: int, at: int, out: list[int]) -> int:
    """The foreign cards of a hand that can be laid or taken: their backs show all where they come from."""
    if g.opt.piles == 1:
        return 0
    me = g.side[p]
    n = at
    for k in range(1, K.KINDS):
        out[n] = K.FOREIGN + k
        if me.foreign[k] > 0 and (g.opt.cost[k] <= me.money if type_ == PAID else type_ == ANY or of_type(k, type_)):
            n += 1
    return n - at


def dice_legal(g: State, first: int, at: int, out: list[int]) -> int:
    """One action for each value among the unused dice, written from `at` on."""
    n = at
    for v in range(K.SIDES_OF_A_DIE):
        out[n] = first + v
        if g.dice[v] > 0:
            n += 1
    return n - at


def cards_legal(cards: list[int], first: int, at: int, out: list[int]) -> int:
    """One action for each kind of card in a multiset, written from `at` on."""
    n = at
    for k in range(1, K.KINDS):
        out[n] = first + k
        if cards[k] > 0:
            n += 1
    return n - at


def taking_legal(g: State, p: int, source: int, out: list[int]) -> int:
    """The cards that can be taken out of a pile or the other hand."""
    pile = g.pile[pile_of(g, p)]
    if source == K.FROM_DECK:
        return cards_legal(pile.deck, K.TAKE, 0, out)
    n = 0
    if source == K.FROM_HAND:
        foe = g.side[1 - p]
        for k in range(1, K.KINDS):
            out[n] = K.TAKE + k
            if foe.hand[k] > foe.foreign[k]:
                n += 1
        return n
    for k in range(1, K.KINDS):
        if pile.discard[k] > 0 and of_type(k, K.CHARACTERS if source == K.FROM_DISCARD else K.BUILDINGS):
            out[n] = K.TAKE + k
            n += 1
    return n


def target_legal(g: State, p: int, disc: int, card: int, out: list[int]) -> int:
    """The discs of the opponent that a card can act on."""
    foe = g.side[1 - p]
    low = weakest(g, foe) if card == K.BEAST else 0
    n = 0
    for d in range(K.DISCS):
        if can_target(g, p, disc, card, d) and (card != K.BEAST or defence(g, foe, d) == low):
            out[n] = K.TARGET + d
            n += 1
    return n


def copying_legal(g: State, p: int, disc: int, card: int, out: list[int]) -> int:
    """The cards whose action a copying card may perform: own ones, and the one opposite."""
    spare, money = total(g.dice), g.side[p].money
    n = 0
    for d in range(K.DISCS):
        if copies_own(g, p, disc, card, d, spare, money):
            out[n] = K.ON + d
            n += 1
    if copies_opposite(g, p, disc, card, spare, money):
        out[n] = K.TARGET + disc
        n += 1
    return n


def own_legal(g: State, p: int, kind: int, disc: int, card: int, out: list[int]) -> int:
    """The own discs that can be chosen."""
    me = g.side[p]
    n = 0
    for d in range(g.opt.spaces):
        match kind:
            case K.SETTLING:
                fits = me.row[d] == K.NONE
            case K.SWAP:
                fits = me.row[d] != K.NONE
            case K.SACRIFICE:
                fits = of_type(me.row[d], K.BUILDINGS if card == K.PLUNDERER else K.CHARACTERS)
            case _:
                fits = sponsors(g, p, disc, d, total(g.dice), me.money)
        if fits:
            out[n] = K.ON + d
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
