"""What a seat may do: the legal actions of every decision, ascending."""

from __future__ import annotations

from . import constants as K
from .numbers import alive, can_enter, enterable, fits, in_play, reading, taken
from .state import State


def legal(g: State, out: list[int]) -> int:
    """What the seat to move may do; see the contract."""
    f = g.stack[g.depth - 1]
    p = f.seat
    me = g.side[p]
    n = 0
    match f.kind:
        case K.CHOOSING:
            return choosing_legal(g, p, out)
        case K.READING:
            for which in (1, 0):
                if can_enter(me, reading(g, which), f.a):
                    out[n] = K.READ + reading(g, which)
                    n += 1
        case K.ENTERING:
            for row in range(K.ROWS):
                if fits(me, row, f.a, f.b):
                    out[n] = K.ROW + row
                    n += 1
        case K.MISTHROW:
            n = cards_legal(g, p, 0, out)
            out[n] = K.GIVE_UP
            n += 1
        case K.WILDLY:
            for k in range(K.WILD):
                if usable(g, p, k):
                    out[n] = K.AS + k
                    n += 1
        case K.COUNTING:
            for i in range(g.shown[f.a]):
                out[n] = K.COUNT + i
                n += 1
        case K.PICKING:
            return picking_legal(g, f.a, out)
        case K.PAYING:
            for k in range(K.CARDS):
                if me.card[k] == 1:
                    out[n] = K.PAY + k
                    n += 1
    return n


def choosing_legal(g: State, p: int, out: list[int]) -> int:
    """Roll on with one die or more, stop on a number that may be stopped on, or (option) play a card."""
    left = K.DICE - taken(g)
    n = 0
    for i in range(min(left, K.DICE if g.opt.several_dice == 1 else 1)):
        out[n] = K.ROLL + i
        n += 1
    if in_play(g) == 0:
        return n
    number = reading(g, 0) > 0 or reading(g, 1) > 0
    if number and (g.opt.lenient == 1 or enterable(g, g.side[p], 0)):
        out[n] = K.STOP
        n += 1
    if g.opt.cards_on_valid == 1:
        n += cards_legal(g, p, n, out)
    return n


def picking_legal(g: State, card: int, out: list[int]) -> int:
    """A die by its face; by its place where the order counts. Of like dice side by side the first stands for all."""
    n = 0
    if g.opt.order_rule == 0:
        for face in range(K.I, K.X + 1):
            if g.shown[face] > 0:
                out[n] = K.PICK + face - 1
                n += 1
        return n
    for i in range(in_play(g)):
        face = g.dice[i]
        wanted = card > K.REROLL_V or face == (K.I if card == K.REROLL_I else K.V)
        if wanted and (i == 0 or g.dice[i - 1] != face):
            out[n] = K.AT + i
            n += 1
    return n


def cards_legal(g: State, p: int, at: int, out: list[int]) -> int:
    """The cards that can be played, written from `at` on."""
    n = at
    for k in range(K.CARDS):
        if g.side[p].card[k] == 1 and usable(g, p, k):
            out[n] = K.CARD + k
            n += 1
    return n - at


def usable(g: State, p: int, card: int) -> bool:
    """Whether a card has dice to work on; Duplicate needs a number that is listed and can be entered again."""
    match card:
        case K.REROLL_I:
            return g.shown[K.I] > 0
        case K.REROLL_V:
            return g.shown[K.V] > 0
        case K.DUPLICATE:
            return alive(g.shown[K.I], g.shown[K.V], g.shown[K.X]) and enterable(g, g.side[p], 1)
    return True
