"""Numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.luck import total

from . import kinds as K
from .board import count
from .table import State


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    if g.depth == 0:
        lead = g.side[0].vp - g.side[1].vp
        out[0] = 500 if lead == 0 else 1000 if lead > 0 else 0
    else:
        lead = worth(g, 0) - worth(g, 1)
        out[0] = 500 + 500 * lead // (abs(lead) + 120)
    out[1] = 1000 - out[0]


def worth(g: State, p: int) -> int:
    """What a side has, in tenths of a victory point."""
    me = g.side[p]
    n = 10 * me.vp + 3 * min(me.money, 15) + 5 * min(total(me.hand), 6)
    return n - 25 * count(me.row, K.NONE)


def observe(g: State, seat: int, out: list[int]) -> int:
    """What a seat may see, as numbers, its own side first; docs/games/roma.md lists them."""
    me = g.side[seat]
    foe = g.side[1 - seat]
    drawing = g.active == seat
    top = g.stack[max(g.depth - 1, 0)]
    below = g.stack[max(g.depth - 2, 0)]
    n = 0
    for x in (g.turn, 1 if g.active == seat else 0, g.supply, total(g.deck), g.depth):
        n = add(out, n, x)
    for f in (top, below):
        for x in (f.kind, relative(f.seat, seat), f.a, f.b):
            n = add(out, n, x)
    for s in (me, foe):
        for x in (s.vp, s.money, s.weakened, total(s.hand)):
            n = add(out, n, x)
        for d in range(K.DISCS):
            n = add(out, n, s.row[d])
            n = add(out, n, s.blocked[d])
    for d in range(K.DISCS):
        n = add(out, n, me.down[d])
        n = add(out, n, 1 if foe.down[d] != K.NONE else 0)
        n = add(out, n, g.moved[d])
    for v in range(K.SIDES_OF_A_DIE):
        n = add(out, n, g.dice[v])
    n = add(out, n, 0 if top.kind == K.PLACE and top.seat != seat else g.air)
    for k in range(1, K.KINDS):
        n = add(out, n, me.hand[k])
        n = add(out, n, me.known[k])
        n = add(out, n, foe.known[k])
        n = add(out, n, me.gift[k])
        n = add(out, n, g.discard[k])
        n = add(out, n, g.lifted[k])
        n = add(out, n, g.tray[k] if drawing else 0)
    return n


def add(out: list[int], n: int, x: int) -> int:
    """Write one more number."""
    out[n] = x
    return n + 1


def relative(seat: int, of: int) -> int:
    """1 for this seat, 2 for the other one, 0 for chance and for no frame's seat."""
    return 0 if seat < 0 else 1 if seat == of else 2
