"""Points, places, numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.shares import chances, won

from . import constants as K
from .state import Side, State

FILLED = 55  # percent of the rows still open that are expected to be filled
STEEP = 12  # points of lead that double the odds, about
ALONE = K.MOST_ALONE * 100 // 1000  # a thousandth of it, in hundredths of a point


def points(side: Side) -> int:
    """The sum of a column, and five for each unused card."""
    n = 0
    for number in side.row:
        n += number
    for held in side.card:
        n += K.CARD_POINTS * held
    return n


def score(g: State, out: list[int]) -> None:
    """Points."""
    for p in range(g.opt.seats):
        out[p] = points(g.side[p])


def order(g: State, p: int) -> int:
    """What a seat is ranked by: points, then (option) unused cards, then the seventh row."""
    n = points(g.side[p])
    if g.opt.tie_break == 0:
        return n
    held = 0
    for card in g.side[p].card:
        held += card
    return (n * 10 + held) * 100 + g.side[p].row[K.ROWS - 1]


def rank(g: State, out: list[int]) -> None:
    """The most points win; equal ones share the place (ruling 14)."""
    for p in range(g.opt.seats):
        out[p] = 0
        for q in range(g.opt.seats):
            if order(g, q) > order(g, p):
                out[p] += 1


def promise(side: Side) -> int:
    """Hundredths of points to expect: what is there, and the open rows as if numbers lay evenly in their gaps."""
    n = 100 * points(side)
    above, start = 0, 0
    for r in range(K.ROWS + 1):
        number = K.HIGHEST + 1 if r == K.ROWS else side.row[r]
        if number != 0:
            rows = r - start
            room = number - above - 1
            for i in range(min(rows, room)):
                n += FILLED * (above + (number - above) * (i + 1) // (rows + 1))
            above, start = number, r + 1
    return n


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over. Alone: of more than can be had."""
    n = g.opt.seats
    if n == 1:
        out[0] = (promise(g.side[0]) if g.depth > 0 else 100 * points(g.side[0])) // ALONE
        return
    if g.depth == 0:
        rank(g, out)
        won(out, n)
        return
    for p in range(n):
        out[p] = promise(g.side[p])
    chances(out, n, 100 * STEEP // 8, 12)


def observe(g: State, seat: int, out: list[int]) -> int:
    """The whole position as numbers, the own side first; docs/games/pokern.md lists them."""
    n = 0
    top = g.stack[max(g.depth - 1, 0)]
    below = g.stack[max(g.depth - 2, 0)]
    seats = g.opt.seats
    for x in (g.round, (g.active - seat + seats) % seats, g.removed, g.bare, g.last, g.depth):
        out[n] = x
        n += 1
    for face in g.dice:
        out[n] = face
        n += 1
    for f in (top, below):
        for x in (f.kind, -1 if f.seat < 0 else (f.seat - seat + seats) % seats, f.a, f.b):
            out[n] = x
            n += 1
    for i in range(K.SEATS):
        side = g.side[(seat + i) % seats] if i < seats else g.side[i]
        for number in side.row:
            out[n] = number
            n += 1
        for held in side.card:
            out[n] = held
            n += 1
    return n
