"""What everybody knows of the cards that nobody shows: lower bounds, changed only by what an observer sees.

`known` is of one hand, by each observer; `out` is common knowledge of all hands and released cards together, so that
a card seen to go into a hand is not taken for one of the deck when it may since have been released or stolen.
"""

from __future__ import annotations

from . import constants as K
from .state import State

PUBLIC_EYE = K.OBSERVERS - 1  # the spectator: what he knows, all know


def enter_openly(g: State, p: int, k: int) -> None:
    """A card that all can see goes into a hand."""
    me = g.side[p]
    me.hand[k] += 1
    me.held += 1
    me.known[PUBLIC_EYE].cards[k] += 1
    for o in range(g.opt.seats):
        if o != p:
            me.known[o].cards[k] += 1
    g.out[k] += 1


def leave_openly(g: State, p: int, k: int) -> None:
    """A card leaves a hand for all to see."""
    me = g.side[p]
    me.hand[k] -= 1
    me.held -= 1
    for o in range(K.OBSERVERS):
        if me.known[o].cards[k] > 0:
            me.known[o].cards[k] -= 1
    come_to_light(g, k)


def come_to_light(g: State, k: int) -> None:
    """A hidden card is shown: there is one less of those that are sure to be hidden, but for those known in a hand."""
    n = 0
    for p in range(g.opt.seats):
        n += g.side[p].known[PUBLIC_EYE].cards[k]
    if g.out[k] > n:
        g.out[k] -= 1


def blur(g: State, p: int, o: int) -> None:
    """An observer sees a card leave a hand, but not which: of each kind one less is sure to be left."""
    known = g.side[p].known[o].cards
    for k in range(1, K.KINDS):
        if known[k] > 0:
            known[k] -= 1


def release(g: State, p: int, k: int) -> None:
    """A card of the hand goes face down beside the legion; only its owner knows which."""
    me = g.side[p]
    me.hand[k] -= 1
    me.held -= 1
    me.down[k] += 1
    me.released += 1
    for o in range(K.OBSERVERS):
        if o != p:
            blur(g, p, o)


def steal(g: State, thief: int, victim: int, k: int) -> None:
    """A random card leaves a hand; thief and victim see which, the others do not."""
    of = g.side[victim]
    of.hand[k] -= 1
    of.held -= 1
    g.air = k
    for o in range(K.OBSERVERS):
        if o == thief:
            if of.known[o].cards[k] > 0:
                of.known[o].cards[k] -= 1
        elif o != victim:
            blur(g, victim, o)


def give(g: State, thief: int, victim: int, k: int) -> None:
    """A card of the thief's hand goes to the victim, then the stolen one into the hand."""
    me, of = g.side[thief], g.side[victim]
    me.hand[k] -= 1
    of.hand[k] += 1
    of.held += 1
    me.hand[g.air] += 1
    for o in range(K.OBSERVERS):
        if o == victim:
            if me.known[o].cards[k] > 0:
                me.known[o].cards[k] -= 1
            me.known[o].cards[g.air] += 1
        elif o != thief:
            blur(g, thief, o)
    of.known[thief].cards[k] += 1
    g.air = K.NONE


def eliminate(g: State) -> None:
    """With the deck empty all know which cards are hidden, all together."""
    for k in range(1, K.KINDS):
        n = 0
        for p in range(g.opt.seats):
            n += g.side[p].hand[k] + g.side[p].down[k]
        g.out[k] = n
