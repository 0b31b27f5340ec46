"""Draw piles and discard piles, drawn cards, and what the other seat is sure of."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, drop, push
from ludi.kernel.rng import nth, total

from . import constants as K
from .board import discard, pile_of
from .state import State


def some_card(g: State, p: int) -> bool:
    """Whether a seat can draw a card, after a reshuffle if need be."""
    pile = g.pile[pile_of(g, p)]
    return total(pile.deck) > 0 or total(pile.discard) > 0


def reshuffle_if_empty(g: State, p: int) -> None:
    """The discard pile becomes the draw pile when that is empty."""
    pile = g.pile[pile_of(g, p)]
    if total(pile.deck) == 0:
        for k in range(K.KINDS):
            pile.deck[k] = pile.discard[k]
            pile.discard[k] = 0


def card_left(g: State, p: int) -> None:
    """A card has left the draw pile of a seat. If it was the last one, the pile is made anew (ruling Q19).

    The rule books do that when it runs out; option: when a card is needed, as it is where nothing was discarded yet.
    """
    eliminate(g)
    if g.opt.reshuffle_late == 0:
        reshuffle_if_empty(g, p)


def eliminate(g: State) -> None:
    """With its draw pile empty, a seat's cards are known to the other one: they are all that it does not see."""
    for p in range(K.SEATS):
        if total(g.pile[pile_of(g, p)].deck) == 0:
            if p == g.active and total(g.tray) > 0:
                sure_of_drawn(g, p)
            else:
                side = g.side[p]
                for k in range(K.KINDS):
                    side.known[k] = side.hand[k]


def sure_of_drawn(g: State, p: int) -> None:
    """While a seat draws, the other one is sure of hand and drawn cards together, when the pile first runs out.

    What is drawn after a reshuffle cannot be in the hand, so it is kept apart.
    """
    me = g.side[p]
    if total(g.sure) == total(me.known):
        for k in range(K.KINDS):
            g.sure[k] = me.hand[k] + g.tray[k]


def take_cards(g: State, p: int, n: int) -> None:
    """Draw n cards, one chance each, to keep one."""
    me = g.side[p]
    for k in range(K.KINDS):
        g.sure[k] = me.known[k]
    draw_next(g, p, n)


def draw_next(g: State, p: int, left: int) -> None:
    """The next of the cards to draw, or, with no more to draw, the choice of the one to keep."""
    if left > 0:
        reshuffle_if_empty(g, p)
        if total(g.pile[pile_of(g, p)].deck) > 0:
            push(g, K.DRAW, CHANCE, p, left - 1)
            return
    if total(g.tray) > 1:
        push(g, K.KEEPING, p, 0, 0)
        return
    keep(g, p, nth(g.tray, 0))
    done_drawing(g, p)


def drawn(g: State, p: int, left: int, card: int) -> None:
    """A card is drawn, seen by the drawing seat alone."""
    g.pile[pile_of(g, p)].deck[card] -= 1
    g.tray[card] += 1
    card_left(g, p)
    draw_next(g, p, left)


def keep(g: State, p: int, card: int) -> None:
    """One drawn card goes to the hand, unseen by the other seat."""
    g.tray[card] -= 1
    g.side[p].hand[card] += 1


def show_discarded(g: State, p: int, card: int) -> None:
    """One of the drawn cards goes to the discard pile, for all to see."""
    g.tray[card] -= 1
    discard(g, p, 0, card)
    if g.sure[card] > g.side[p].known[card]:
        g.sure[card] -= 1
    if total(g.tray) == 0:
        drop(g)
        done_drawing(g, p)


def done_drawing(g: State, p: int) -> None:
    """What the other seat is sure of in hand and drawn cards, it is now sure of in the hand."""
    me = g.side[p]
    for k in range(K.KINDS):
        me.known[k] = g.sure[k]
        g.sure[k] = 0
    eliminate(g)


def refill(g: State, p: int, left: int) -> None:
    """Fortuna: the next card into the hand, as long as there is one."""
    if left > 0:
        reshuffle_if_empty(g, p)
        if total(g.pile[pile_of(g, p)].deck) > 0:
            push(g, K.REFILL, CHANCE, p, left - 1)


def refilled(g: State, p: int, left: int, card: int) -> None:
    """A card goes from the draw pile to the hand, unseen by the other seat."""
    g.pile[pile_of(g, p)].deck[card] -= 1
    g.side[p].hand[card] += 1
    card_left(g, p)
    refill(g, p, left)
