"""A world that a seat cannot tell from the true one."""

from __future__ import annotations

from ludi.kernel.rng import below, nth, total

from . import constants as K
from .knowledge import PUBLIC_EYE
from .state import State


def redeal(g: State, seat: int, r: list[int]) -> None:
    """Replace what this seat cannot know: the others' hands beyond the known cards, what they released, the deck.

    Every hidden card alike; hidden choices are taken as blind. Cards that are sure to be hidden somewhere are dealt
    before those that may be in the deck; a released card is never a general. Of what the others know about each other
    nothing is left but what all know.
    """
    me = g.side[seat]
    air = 0
    if g.air != K.NONE:
        f = g.stack[g.depth - 1]
        if seat in (f.seat, f.a):
            g.spare[g.air] -= 1
        else:
            air = 1
            g.deck[g.air] += 1
    places = air
    for k in range(1, K.KINDS):
        g.spare[k] += g.out[k] - me.hand[k] - me.down[k]
    for p in range(g.opt.seats):
        if p != seat:
            places += gather(g, seat, p)
    sure = 0
    for k in range(1, K.KINDS):
        n = max(0, g.spare[k])
        g.spare[k] = n
        g.deck[k] -= n
        sure += n
    for p in range(g.opt.seats):
        of = g.side[p]
        if p != seat:
            for _ in range(of.released):
                k = pull(g, sure, places, True, r)
                sure, places = sure_left(k, sure), places - 1
                of.down[abs(k)] += 1
    for p in range(g.opt.seats):
        of = g.side[p]
        if p != seat:
            for _ in range(of.held - total(of.known[seat].cards)):
                k = pull(g, sure, places, False, r)
                sure, places = sure_left(k, sure), places - 1
                of.hand[abs(k)] += 1
    if air == 1:
        g.air = abs(pull(g, sure, places, False, r))


def gather(g: State, seat: int, p: int) -> int:
    """The cards of another seat that are not known go to the deck; how many they were."""
    of = g.side[p]
    n = of.held + of.released
    for k in range(1, K.KINDS):
        known = of.known[seat].cards[k]
        g.deck[k] += of.hand[k] + of.down[k] - known
        g.spare[k] -= known
        of.hand[k] = known
        of.down[k] = 0
        n -= known
    for o in range(g.opt.seats):
        if o not in (seat, p):
            for k in range(1, K.KINDS):
                of.known[o].cards[k] = of.known[PUBLIC_EYE].cards[k]
    return n


def sure_left(k: int, sure: int) -> int:
    """How many sure cards are still to deal after a pull."""
    return sure - 1 if k < 0 else sure


def pull(g: State, sure: int, places: int, down: bool, r: list[int]) -> int:
    """A card for the next of so many places, every one alike: negative if it is one of the sure cards."""
    kept_sure, kept_deck = 0, 0
    if down:
        kept_sure, kept_deck = g.spare[K.GENERAL], g.deck[K.GENERAL]
        g.spare[K.GENERAL] = 0
        g.deck[K.GENERAL] = 0
    n, m = sure - kept_sure, total(g.deck)
    first = below(r, places) < sure
    if n > 0 and (first or m == 0):
        k = nth(g.spare, below(r, n))
        g.spare[k] -= 1
        k = -k
    else:
        k = nth(g.deck, below(r, m))
        g.deck[k] -= 1
    if down:
        g.spare[K.GENERAL] = kept_sure
        g.deck[K.GENERAL] = kept_deck
    return k
