"""Set-up: cards are dealt and given, then put on discs."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push
from ludi.kernel.rng import total

from . import constants as K
from .board import leave_hand, pile_of, put, reach_hand
from .dice import start_turn
from .state import State


def setup(g: State) -> None:
    """Points and cards before the first deal; seat 0 is the younger player, who starts."""
    for i in range(g.opt.piles):
        for k in range(K.KINDS):
            g.pile[i].deck[k] = g.opt.deck[i].cards[k]
    for p in range(K.SEATS):
        g.side[p].vp = K.START_VP
    g.supply = K.START_SUPPLY
    push(g, K.DEAL, CHANCE, 0, g.opt.dealt - 1)


def deal(g: State, p: int, left: int, card: int) -> None:
    """A card for a seat; when all have theirs, they give cards to each other."""
    g.pile[pile_of(g, p)].deck[card] -= 1
    g.side[p].hand[card] += 1
    if left > 0:
        push(g, K.DEAL, CHANCE, p, left - 1)
    elif p == 0:
        push(g, K.DEAL, CHANCE, 1, g.opt.dealt - 1)
    else:
        push(g, K.GIVING, 0, K.GIFTS - 1, 0)


def give(g: State, p: int, left: int, card: int) -> None:
    """Two cards for the other player, chosen before either sees what he gets."""
    g.side[p].hand[card] -= 1
    g.side[p].gift[card] += 1
    if left > 0:
        push(g, K.GIVING, p, left - 1, 0)
    elif p == 0:
        push(g, K.GIVING, 1, K.GIFTS - 1, 0)
    else:
        push(g, K.GIFT, CHANCE, 1, K.GIFTS - 1)


def receive_gift(g: State, p: int, left: int, card: int) -> None:
    """A given card arrives; the giver knows it."""
    g.side[1 - p].gift[card] -= 1
    reach_hand(g.side[p], card, 1 if g.opt.piles == 2 else 0)
    if left > 0:
        push(g, K.GIFT, CHANCE, p, left - 1)
    elif p == 1:
        push(g, K.GIFT, CHANCE, 0, K.GIFTS - 1)
    else:
        push(g, K.PLACING, 0, 0, 0)


def lift_to_place(g: State, p: int, card: int, alien: int) -> None:
    """A card of the hand is about to be put on a disc at set-up: face down in Roma, openly in Arena."""
    if g.opt.open_set_up == 1:
        g.air_alien = alien
        leave_hand(g.side[p], card, alien)
    else:
        g.side[p].hand[card] -= 1
    g.air = card
    push(g, K.PLACE, p, 0, 0)


def place(g: State, p: int, disc: int) -> None:
    """A card lies on a disc; when both seats have placed all, the first turn begins, or all are turned up first."""
    if g.opt.open_set_up == 1:
        put(g, p, disc, g.air, g.air_alien)
    else:
        g.side[p].down[disc] = g.air
    g.air = K.NONE
    g.air_alien = 0
    if total(g.side[p].hand) > 0:
        push(g, K.PLACING, p, 0, 0)
    elif p == 0:
        push(g, K.PLACING, 1, 0, 0)
    elif g.opt.open_set_up == 1:
        start_turn(g, 0)
    else:
        reveal_next(g, 0, 0)


def reveal_next(g: State, p: int, disc: int) -> None:
    """Turn up the next card from here on; after the last one the first turn begins."""
    for i in range(p * K.DISCS + disc, K.SEATS * K.DISCS):
        if g.side[i // K.DISCS].down[i % K.DISCS] != K.NONE:
            push(g, K.REVEAL, CHANCE, i // K.DISCS, i % K.DISCS)
            return
    start_turn(g, 0)


def reveal(g: State, p: int, disc: int, card: int) -> None:
    """A placed card is turned up."""
    side = g.side[p]
    side.down[disc] = K.NONE
    side.row[disc] = card
    if side.known[card] > 0:
        side.known[card] -= 1
    reveal_next(g, p, disc + 1)
