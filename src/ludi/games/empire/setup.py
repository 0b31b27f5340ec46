"""Cards, the order of drawing, tokens and the calls that bring the phases (rules 4 to 10)."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push

from . import constants as K
from .board import seat_of
from .map import EMPERORS, EVENT_SET, OPTIONAL, REPLACED, SLOTS
from .scoring import total
from .state import State


def setup(g: State) -> None:
    """An empty map; every side gets a card of each set."""
    g.card[REPLACED if g.opt.favor == 1 else OPTIONAL] = K.OUT
    g.turn = 1
    push(g, K.DEALING, CHANCE, 0, 0)


def undealt(g: State, of: int) -> int:
    """How many cards of a set are left."""
    n = 0
    for c in range(K.CARDS):
        if EVENT_SET[c] == of and g.card[c] == 0:
            n += 1
    return n


def nth_undealt(g: State, of: int, x: int) -> int:
    """One of them."""
    c = 0
    while True:
        if EVENT_SET[c] == of and g.card[c] == 0:
            if x == 0:
                return c
            x -= 1
        c += 1


def deal(g: State, side: int, of: int, card: int) -> None:
    """A card of a set for a side; when all have nine, the first turn begins."""
    g.card[card] = side + 1
    if of + 1 < K.SETS:
        push(g, K.DEALING, CHANCE, side, of + 1)
    elif side + 1 < g.opt.sides:
        push(g, K.DEALING, CHANCE, side + 1, 0)
    else:
        refresh(g)
        push(g, K.ORDERING, CHANCE, 0, 0)


def refresh(g: State) -> None:
    """A new turn: two events for everybody, tokens back."""
    g.phases = 0
    g.fresh = 0
    for kind in range(2):
        g.called[kind] = 0
        for s in range(g.opt.sides):
            g.side[s].token[kind] = 0
            g.side[s].known[kind] = 0
    for s in range(g.opt.sides):
        g.side[s].events = K.EVENTS_PER_TURN


# The order of drawing (rule 8). While it is rolled for, `order` has a rank and a die of each side in one number.


def rolled(g: State, side: int, value: int) -> None:
    """A die for the order; ties roll again among themselves."""
    g.order[side] += value
    after = next_roller(g, side + 1)
    if after < g.opt.sides:
        push(g, K.ORDERING, CHANCE, after, 0)
        return
    place = 0  # of each side, packed
    for s in range(g.opt.sides):
        n = 0
        for q in range(g.opt.sides):
            if g.order[q] < g.order[s]:
                n += 1
        place += n << 3 * s
    for s in range(g.opt.sides):
        g.order[s] = (place >> 3 * s & 7) * 8
    first = next_roller(g, 0)
    if first < g.opt.sides:
        push(g, K.ORDERING, CHANCE, first, 0)
        return
    for n in range(g.opt.sides):
        for s in range(g.opt.sides):
            if place >> 3 * s & 7 == n:
                g.order[n] = s
    draw(g, 0, K.OF_PEOPLES)


def next_roller(g: State, first: int) -> int:
    """The first side from this one on that has to roll: a tie, of which the others wait or have just rolled."""
    for s in range(first, g.opt.sides):
        mine = g.order[s] // 8
        for q in range(g.opt.sides):
            if q != s and g.order[q] // 8 == mine:
                return s
    return g.opt.sides


def by_points(g: State) -> None:
    """Later the side with the least points draws first; of equal ones that with the lower people token."""
    for s in range(g.opt.sides):
        n = 0
        for q in range(g.opt.sides):
            if drawn_before(g, q, s):
                n += 1
        g.order[n] = s


def drawn_before(g: State, q: int, s: int) -> bool:
    """Whether side q draws before side s."""
    if total(g, q) != total(g, s):
        return total(g, q) < total(g, s)
    return g.side[q].token[K.OF_PEOPLES] < g.side[s].token[K.OF_PEOPLES]


# Tokens (rules 9 and 10)


def draw(g: State, place: int, kind: int) -> None:
    """The next side in order draws a token."""
    push(g, K.DRAWING, CHANCE, place, kind)


def in_box(g: State, kind: int, number: int) -> bool:
    """Whether a token is not drawn yet."""
    for s in range(g.opt.sides):
        if g.side[s].token[kind] == number:
            return False
    return True


def tokens(kind: int) -> int:
    """How many there are of a kind."""
    return SLOTS if kind == K.OF_PEOPLES else EMPERORS


def drawn(g: State, place: int, kind: int, number: int) -> None:
    """A token is in the air until it is kept or given."""
    g.air = number
    push(g, K.TOKEN, seat_of(g, g.order[place]), place, kind)


def keep(g: State, place: int, kind: int, to: int) -> None:
    """The token goes to a side without one; it is known to the seat that has looked at it."""
    drawer = g.order[place]
    looked = g.side[drawer].token[kind] == 0
    me = g.side[to]
    me.token[kind] = g.air
    me.known[kind] = 1 << seat_of(g, drawer) if looked else 0
    me.given[kind] = 1 if to != drawer else 0
    g.air = 0
    if place + 1 < g.opt.sides:
        draw(g, place + 1, kind)
    elif kind == K.OF_PEOPLES:
        draw(g, 0, K.OF_FACTIONS)
    else:
        look(g)


def look(g: State) -> None:
    """When both kinds are distributed, everybody looks at what was given; then the first number is called."""
    for s in range(g.opt.sides):
        for kind in range(2):
            if g.side[s].given[kind] == 1:
                push(g, K.LOOKING, CHANCE, s, kind)
                return
    push(g, K.CALLING, CHANCE, 1, K.OF_PEOPLES)


def looked(g: State, side: int, kind: int) -> None:
    """The holder knows the number now."""
    g.side[side].given[kind] = 0
    g.side[side].known[kind] |= 1 << seat_of(g, side)
    look(g)


def holder_of(g: State, number: int, kind: int) -> int:
    """The side that holds a token, or SIDES."""
    for s in range(g.opt.sides):
        if g.side[s].token[kind] == number:
            return s
    return K.SIDES


def waits(g: State, kind: int) -> bool:
    """Whether a token of a kind is still to be called."""
    for s in range(g.opt.sides):
        if g.side[s].token[kind] > g.called[kind]:
            return True
    return False


def call(g: State, kind: int) -> None:
    """The next number of a kind is called."""
    push(g, K.CALLING, CHANCE, g.called[kind] + 1, kind)
