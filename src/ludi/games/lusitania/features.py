"""Points, places, numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.rng import total
from ludi.kernel.shares import chances, won

from . import constants as K
from .evaluate import cards_left, side_value
from .legion import halves
from .state import Side, State

STEP = 105  # of lead, that makes the odds a tenth worse


def score(g: State, out: list[int]) -> None:
    """Points, in half points."""
    for p in range(g.opt.seats):
        out[p] = halves(g.side[p])


def leader(g: State) -> int:
    """The seat with Caesar."""
    for p in range(g.opt.seats):
        if g.side[p].cell[K.FIRST] == K.CAESAR or g.side[p].cell[K.LAST] == K.CAESAR:
            return p
    return 0


def order(g: State, p: int, first: int) -> int:
    """What a seat is ranked by: points, then how near it sits to Caesar, clockwise (ruling 12)."""
    return halves(g.side[p]) * K.SEATS - (p - first + g.opt.seats) % g.opt.seats


def rank(g: State, out: list[int]) -> None:
    """The most points win; among equals the one with Caesar, or the next to his left."""
    first = leader(g)
    for p in range(g.opt.seats):
        out[p] = 0
        for q in range(g.opt.seats):
            if order(g, q, first) > order(g, p, first):
                out[p] += 1


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    n = g.opt.seats
    if g.depth == 0:
        rank(g, out)
        won(out, n)
        return
    left = cards_left(g)
    for p in range(n):
        out[p] = side_value(g, p, left)
    chances(out, n, STEP, 10)


def seat_in(f_kind: int) -> bool:
    """Whether the argument a of a frame is a seat."""
    return f_kind in (K.DRAW, K.STRIPPING, K.STEALING, K.GIVING)


def observe(g: State, seat: int, out: list[int]) -> int:
    """What a seat may see, as numbers, its own side first; docs/games/lusitania.md lists them."""
    seats = g.opt.seats
    f = g.stack[max(g.depth - 1, 0)]
    main = g.stack[0]
    n = 0
    for x in (g.turn, relative(g, g.active, seat), total(g.deck), g.shuffled, g.last, g.owe, g.fill, g.depth):
        out[n] = x
        n += 1
    a = relative(g, f.a, seat) if seat_in(f.kind) else f.a
    air = g.air if g.air != K.NONE and seat in (f.seat, f.a) else K.NONE
    for x in (air, f.kind, relative(g, f.seat, seat), a, f.b, main.kind, main.a, main.b):
        out[n] = x
        n += 1
    for i in range(1, K.SEATS):
        out[n] = g.rob >> (seat + i) % seats & 1 if i < seats else 0
        n += 1
    for k in g.camp:
        out[n] = k
        n += 1
    for x in g.award:
        out[n] = K.TAKEN + relative(g, x - K.TAKEN, seat) if x >= K.TAKEN else x
        n += 1
    for x in (g.double_cell, g.double_gear, g.wide_cell):
        out[n] = x
        n += 1
    for i in range(K.SEATS):
        n = observe_side(g, g.side[(seat + i) % seats] if i < seats else g.side[i], seat, i == 0, n, out)
    for k in range(1, K.KINDS):
        out[n] = g.side[seat].down[k]
        out[n + 1] = g.discard[k]
        out[n + 2] = g.out[k]
        n += 3
    return n


def observe_side(g: State, side: Side, seat: int, own: bool, at: int, out: list[int]) -> int:
    """The numbers of one side, written from `at` on; how many are written by then."""
    n = at
    for x in (halves(side), side.held, side.released, side.colour):
        out[n] = x
        n += 1
    for k in side.cell:
        out[n] = k
        n += 1
    for i in range(K.PLACES, K.LAST * K.PLACES):
        out[n] = side.gear[i]
        n += 1
    cards = side.hand if own else side.known[seat].cards
    for k in range(1, K.KINDS):
        out[n] = cards[k]
        n += 1
    return n


def relative(g: State, of: int, seat: int) -> int:
    """A seat counted clockwise from this one; -1 for chance."""
    return (of - seat + g.opt.seats) % g.opt.seats if of >= 0 else -1
