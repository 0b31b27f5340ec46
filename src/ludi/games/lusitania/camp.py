"""The deck, the discard pile and the training camp."""

from __future__ import annotations

from ludi.kernel.rng import total

from . import constants as K
from .constants import COLOUR_OF, EQUIPMENT_OF
from .knowledge import eliminate
from .state import State


def run_out(g: State) -> None:
    """With its last card taken the deck is made anew, once; after that nothing is drawn any more (definition a)."""
    if g.last == 1 or total(g.deck) > 0:
        return
    eliminate(g)
    if g.shuffled == 1 or total(g.discard) == 0:
        g.last = 1
        return
    g.shuffled = 1
    for k in range(1, K.KINDS):
        g.deck[k] = g.discard[k]
        g.discard[k] = 0


def in_camp(g: State) -> int:
    """How many cards lie in the camp."""
    n = 0
    for k in g.camp:
        if k != K.NONE:
            n += 1
    return n


def lay_out(g: State, k: int) -> None:
    """A card lies in the camp, behind the others."""
    g.camp[in_camp(g)] = k


def leave_camp(g: State, k: int) -> None:
    """The card of a kind that has lain there longest leaves the camp; the others close up."""
    i = 0
    while g.camp[i] != k:
        i += 1
    for j in range(i, K.CAMP - 1):
        g.camp[j] = g.camp[j + 1]
    g.camp[K.CAMP - 1] = K.NONE


def clear_camp(g: State) -> None:
    """Every card of the camp goes to the discard pile."""
    for i in range(K.CAMP):
        if g.camp[i] != K.NONE:
            g.discard[g.camp[i]] += 1
            g.camp[i] = K.NONE


def alike(a: int, b: int) -> bool:
    """Whether two cards count together for the camp rule: the same equipment, or warriors of one colour."""
    if EQUIPMENT_OF[a] >= 0:
        return a == b
    return a != K.NONE and COLOUR_OF[a] != K.NO_COLOUR and COLOUR_OF[a] == COLOUR_OF[b]


def three_alike(g: State) -> int:
    """A card of the camp that has two like it, or NONE."""
    for a in g.camp:
        n = 0
        for b in g.camp:
            if alike(a, b):
                n += 1
        if n >= K.ALIKE:
            return a
    return K.NONE


def clear_three(g: State, like: int) -> None:
    """The three alike that have lain there longest go to the discard pile."""
    n, i = 0, 0
    while n < K.ALIKE:
        k = g.camp[i]
        if alike(k, like):
            leave_camp(g, k)
            g.discard[k] += 1
            n += 1
        else:
            i += 1
