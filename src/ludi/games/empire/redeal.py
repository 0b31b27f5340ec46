"""A world that a seat cannot tell from the true one: cards and tokens that it cannot know are dealt anew."""

from __future__ import annotations

from ludi.kernel.rng import below

from . import constants as K
from .board import seat_of
from .map import EVENT_SET
from .setup import tokens
from .state import State


def redeal(g: State, seat: int, r: list[int]) -> None:
    """Every card that the seat has not seen may be in any other hand of its set, or out of the game.

    A token that it does not know may be any that was not called and that it has not seen elsewhere.
    """
    for of in range(K.SETS):
        redeal_set(g, seat, of, r)
    for kind in range(2):
        redeal_tokens(g, seat, kind, r)


def redeal_set(g: State, seat: int, of: int, r: list[int]) -> None:
    """The cards of one set."""
    holders = 0  # other sides with a card of this set
    for c in range(K.CARDS):
        owner = g.card[c] - 1
        if EVENT_SET[c] == of and 0 <= owner < g.opt.sides and seat_of(g, owner) != seat:
            holders |= 1 << owner
            g.card[c] = 0
    for s in range(g.opt.sides):
        if holders >> s & 1:
            n = 0
            for c in range(K.CARDS):
                if EVENT_SET[c] == of and g.card[c] == 0:
                    n += 1
            x = below(r, n)
            for c in range(K.CARDS):
                if EVENT_SET[c] == of and g.card[c] == 0:
                    if x == 0:
                        g.card[c] = s + 1
                        break
                    x -= 1


def knows_air(g: State, seat: int, kind: int) -> bool:
    """Whether the seat has looked at the token in the air."""
    f = g.stack[g.depth - 1]
    return f.seat == seat and g.side[g.order[f.a]].token[kind] == 0


def redeal_tokens(g: State, seat: int, kind: int, r: list[int]) -> None:
    """The tokens of one kind."""
    left = 0  # numbers that may be anywhere
    for number in range(g.called[kind] + 1, tokens(kind) + 1):
        left |= 1 << number
    flying = g.air > 0 and g.stack[g.depth - 1].b == kind
    if flying and knows_air(g, seat, kind):
        left &= ~(1 << g.air)
        flying = False
    for s in range(g.opt.sides):
        if g.side[s].known[kind] >> seat & 1:
            left &= ~(1 << g.side[s].token[kind])
    for s in range(g.opt.sides):
        me = g.side[s]
        if me.token[kind] > 0 and me.known[kind] >> seat & 1 == 0:
            me.token[kind] = pull(left, r)
            left &= ~(1 << me.token[kind])
    if flying:
        g.air = pull(left, r)


def pull(left: int, r: list[int]) -> int:
    """One number of a set, every one alike."""
    n = 0
    for number in range(1, K.TOKENS + 1):
        n += left >> number & 1
    x = below(r, n)
    number = 1
    while x > 0 or left >> number & 1 == 0:
        x -= left >> number & 1
        number += 1
    return number
