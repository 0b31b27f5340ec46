"""The actions of a turn of Roma and Arena, and the contract (algorithms/rules.pyi); first opening.py and dice.py."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move
from ludi.kernel.rng import nth, total

from . import constants as K
from .board import count, gain_vp, leave_hand, pile_of, put
from .cards import (
    add_die,
    adjust,
    again,
    battle,
    buy,
    flush,
    forum,
    found,
    look,
    move,
    pay,
    perform,
    rob,
    sacrifice,
    swap,
    take,
    target,
)
from .dice import reroll, roll, spring, start_turn
from .features import estimate, observe
from .legal import legal
from .opening import deal, give, lift_to_place, place, receive_gift, reveal, setup
from .piles import drawn, keep, refilled, show_discarded, take_cards
from .redeal import redeal
from .state import State

__all__ = [
    "apply",
    "estimate",
    "legal",
    "merit",
    "observe",
    "outcome",
    "rank",
    "redeal",
    "score",
    "setup",
    "to_move",
    "ways",
    "witness",
]

merit = estimate


# Phase 3: actions


def main(g: State, p: int, a: int) -> None:
    """One action of phase 3; the decision stays until the turn is ended."""
    me = g.side[p]
    if a == K.END:
        end_turn(g, p)
    elif a >= K.FOREIGN or a < K.MONEY:
        me.money -= g.opt.cost[card_laid(a)]
        lift_from_hand(g, p, a, K.WHERE)
    elif a >= K.BRIBE:
        g.dice[a - K.BRIBE] -= 1
        g.bribed = 1
        me.money -= a - K.BRIBE + 1
        perform(g, p, K.BRIBERY, me.row[K.BRIBERY], False)
    elif a >= K.USE:
        g.dice[a - K.USE] -= 1
        perform(g, p, a - K.USE, me.row[a - K.USE], False)
    elif a >= K.CARDS:
        g.dice[a - K.CARDS] -= 1
        take_cards(g, p, a - K.CARDS + 1)
    else:
        g.dice[a - K.MONEY] -= 1
        me.money += a - K.MONEY + 1 + K.TAX * count(me.row, K.TAX_COLLECTION)


def card_laid(a: int) -> int:
    """The card that leaves the hand."""
    return a - K.FOREIGN if a >= K.FOREIGN else a - K.LAY


def is_foreign(a: int) -> int:
    """Whether it is one from the other seat's pile."""
    return 1 if a >= K.FOREIGN else 0


def lift_from_hand(g: State, p: int, a: int, next_: int) -> None:
    """A card leaves the hand, for all to see, to be put on a disc."""
    g.air = card_laid(a)
    g.air_alien = is_foreign(a)
    leave_hand(g.side[p], g.air, g.air_alien)
    push(g, next_, p, 0, 0)


def sponsor(g: State, p: int, disc: int) -> None:
    """Patron pays for a card, which then acts from its own disc."""
    card = g.side[p].row[disc]
    g.side[p].money -= g.opt.cost[card]
    perform(g, p, disc, card, False)


def copy_action(g: State, p: int, disc: int, a: int) -> None:
    """A copying card on a disc performs the action of an own card, or of the opposite one."""
    card = g.side[1 - p].row[a - K.TARGET] if a >= K.TARGET else g.side[p].row[a - K.ON]
    perform(g, p, disc, card, True)


def end_turn(g: State, p: int) -> None:
    """Unused dice are lost, blocks and weakenings of this turn end, the other player's turn begins."""
    for v in range(K.SIDES_OF_A_DIE):
        g.dice[v] = 0
    for d in range(K.DISCS):
        g.side[p].blocked[d] = 0
    g.side[1 - p].weakened = 0
    g.bribed = 0
    drop(g)
    start_turn(g, 1 - p)


# The contract


def ways(g: State) -> int:
    """In how many equally likely ways a chance node can fall."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.ROLL | K.BATTLE:
            return K.SIDES_OF_A_DIE
        case K.DEAL | K.DRAW | K.REFILL | K.FOUND:
            return total(g.pile[pile_of(g, f.a)].deck)
    return 1


def outcome(g: State, x: int) -> int:
    """The action of way x of a chance node."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEAL | K.DRAW | K.REFILL | K.FOUND:
            return K.CARD + nth(g.pile[pile_of(g, f.a)].deck, x)
        case K.GIFT:
            return K.CARD + nth(g.side[1 - f.a].gift, 0)
        case K.REVEAL:
            return K.CARD + g.side[f.a].down[f.b]
        case K.DISCARDING:
            return K.CARD + nth(g.tray, 0)
        case K.LOOK:
            return K.CARD + nth(g.side[1 - f.a].hand, f.b)
        case K.FLUSH:
            if total(g.side[f.a].foreign) > 0:
                return K.FOREIGN + nth(g.side[f.a].foreign, 0)
            return K.CARD + nth(g.side[f.a].hand, 0)
        case K.ROBBING:
            return K.DONE if g.wanted == K.NONE else K.ROBBED
    return K.DIE + x


def witness(g: State, a: int) -> int:
    """Who sees the action: a bit per seat, or PUBLIC."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEAL | K.DRAW | K.REFILL | K.LOOK:
            return 1 << f.a
        case K.GIVING | K.KEEPING:
            return 1 << f.seat
        case K.PLACING:
            return PUBLIC if g.opt.open_set_up == 1 else 1 << f.seat
        case K.GIFT:
            return (1 << K.SEATS) - 1
        case K.TAKING:
            if f.a == K.FROM_HAND:
                return (1 << K.SEATS) - 1
            return 1 << f.seat if f.a == K.FROM_DECK else PUBLIC
    return PUBLIC


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome."""
    f = g.stack[g.depth - 1]
    kind, p, x, y = f.kind, f.seat, f.a, f.b
    match kind:
        case K.MAIN:
            main(g, p, a)
            return
        case K.FREE:
            if a == K.DONE:
                drop(g)
            else:
                lift_from_hand(g, p, a, K.WHERE)
            return
        case K.MOVING:
            move(g, p, a - K.ON)
            return
        case K.DISCARDING:
            show_discarded(g, x, a - K.CARD)
            return
    drop(g)
    match kind:
        case K.DEAL:
            deal(g, x, y, a - K.CARD)
        case K.GIVING:
            give(g, p, x, a - K.GIVE)
        case K.GIFT:
            receive_gift(g, x, y, a - K.CARD)
        case K.PLACING:
            lift_to_place(g, p, card_laid(a), is_foreign(a))
        case K.PLACE:
            place(g, p, a - K.ON)
        case K.REVEAL:
            reveal(g, x, y, a - K.CARD)
        case K.ROLL:
            roll(g, x, y, a - K.DIE)
        case K.TRIPLE:
            if a == K.REROLL:
                reroll(g, x)
        case K.SPRING:
            spring(g, p, x, a)
        case K.WHERE | K.SETTLING:
            put(g, p, a - K.ON, g.air, g.air_alien)
            g.air = K.NONE
            g.air_alien = 0
        case K.DRAW:
            drawn(g, x, y, a - K.CARD)
        case K.KEEPING:
            keep(g, p, a - K.KEEP)
            push(g, K.DISCARDING, CHANCE, p, 0)
        case K.BATTLE:
            battle(g, x, y, a - K.DIE + 1)
        case K.LOOK:
            look(g, x, y, a - K.CARD)
        case _:
            apply_card(g, kind, p, x, y, a)


def apply_card(g: State, kind: int, p: int, x: int, y: int, a: int) -> None:
    """The same for the choices that single cards ask for."""
    match kind:
        case K.TARGETING:
            target(g, p, x, y, a - K.TARGET)
        case K.AGAIN:
            again(g, p, x, y, a == K.REROLL)
        case K.ADDING:
            add_die(g, p, x, y, a)
        case K.PAYING:
            pay(g, p, x, y, a - K.PAY)
        case K.COPYING:
            copy_action(g, p, x, a)
        case K.PATRONING:
            sponsor(g, p, a - K.ON)
        case K.SACRIFICE:
            sacrifice(g, p, a - K.ON)
        case K.BUYING:
            buy(g, p, a - K.BUY)
        case K.ADJUSTING:
            adjust(g, a)
        case K.SECOND_DIE:
            g.dice[a - K.SPEND] -= 1
            forum(g, p, x, a - K.SPEND + 1)
        case K.THIRD_DIE:
            third = 0
            if a != K.DONE:
                g.dice[a - K.SPEND] -= 1
                third = a - K.SPEND + 1
            gain_vp(g, p, x + third)
        case K.TAKING:
            if x == K.FROM_HAND:
                if a != K.DONE:
                    g.wanted = a - (K.FOREIGN if is_foreign(a) == 1 else K.TAKE)
                    g.wanted_alien = is_foreign(a)
                push(g, K.ROBBING, CHANCE, p, 0)
            else:
                take(g, p, x, a - K.TAKE)
        case K.ROBBING:
            if a == K.ROBBED:
                rob(g, x, g.wanted, g.wanted_alien)
            g.wanted = K.NONE
            g.wanted_alien = 0
        case K.FLUSH:
            flush(g, x, y, a - (K.FOREIGN if is_foreign(a) == 1 else K.CARD), is_foreign(a))
        case K.REFILL:
            refilled(g, x, y, a - K.CARD)
        case K.FOUND:
            found(g, x, a - K.CARD)
        case K.SWAPPING:
            if a != K.DONE:
                lift_from_hand(g, p, a, K.SWAP)
        case K.SWAP:
            swap(g, p, a - K.ON)


def score(g: State, out: list[int]) -> None:
    """Victory points."""
    for p in range(K.SEATS):
        out[p] = g.side[p].vp


def rank(g: State, out: list[int]) -> None:
    """Most victory points win; equal ones share the place (no tie-break is printed)."""
    out[0] = 1 if g.side[0].vp < g.side[1].vp else 0
    out[1] = 1 if g.side[1].vp < g.side[0].vp else 0
