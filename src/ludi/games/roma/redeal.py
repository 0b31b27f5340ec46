"""A world that a seat cannot tell from the true one."""

from __future__ import annotations

from ludi.kernel.rng import below, nth, total

from . import constants as K
from .board import pile_of
from .state import State


def redeal(g: State, seat: int, r: list[int]) -> None:
    """Replace what this seat cannot know: the other seat's hidden cards beyond the known ones, and its draw pile.

    Every hidden card alike; hidden choices of the other seat are taken as blind. What is in a draw pile of one's own
    is known; the order in which it falls is chance.
    """
    foe = g.side[1 - seat]
    deck = g.pile[pile_of(g, 1 - seat)].deck
    if total(g.tray) > 0 and g.active != seat:
        redeal_drawn(g, seat, r)
        return
    hidden_air = (
        g.opt.open_set_up == 0
        and g.air != K.NONE
        and g.stack[g.depth - 1].kind == K.PLACE
        and g.stack[g.depth - 1].seat != seat
    )
    given, placed, n = total(foe.gift), 0, total(foe.hand)
    for k in range(K.KINDS):
        deck[k] += foe.hand[k] + foe.gift[k] - foe.known[k]
        foe.hand[k] = foe.known[k]
        foe.gift[k] = 0
        n -= foe.known[k]
    for d in range(K.DISCS):
        if foe.down[d] != K.NONE:
            deck[foe.down[d]] += 1
            placed += 1
    if hidden_air:
        deck[g.air] += 1
        placed += 1
    for _ in range(given):
        foe.gift[pull(deck, r)] += 1
    for _ in range(n + placed):
        foe.hand[pull(deck, r)] += 1
    if placed > 0:
        for d in range(K.DISCS):
            if foe.down[d] != K.NONE:
                foe.down[d] = pull(foe.hand, r)
        if hidden_air:
            g.air = pull(foe.hand, r)


def redeal_drawn(g: State, seat: int, r: list[int]) -> None:
    """The same while the other seat chooses among drawn cards.

    If the draw pile ran out on the way, the cards known by elimination are the old ones, in the hand or drawn.
    """
    foe = g.side[1 - seat]
    deck = g.pile[pile_of(g, 1 - seat)].deck
    in_hand = total(foe.hand) - total(foe.known)
    in_all = total(foe.hand) + total(g.tray)
    split = total(g.sure) > total(foe.known) and g.stack[g.depth - 1].kind != K.DISCARDING
    for k in range(K.KINDS):
        deck[k] += foe.hand[k] + g.tray[k] - g.sure[k]
        foe.hand[k] = foe.known[k]
        g.tray[k] = g.sure[k] - foe.known[k]
    new = in_all - total(g.sure)
    if not split:
        for _ in range(new):
            g.tray[pull(deck, r)] += 1
    for _ in range(in_hand):
        foe.hand[pull(g.tray, r)] += 1
    if split:
        for _ in range(new):
            g.tray[pull(deck, r)] += 1


def pull(cards: list[int], r: list[int]) -> int:
    """A card out of a multiset, every one alike."""
    k = nth(cards, below(r, total(cards)))
    cards[k] -= 1
    return k
