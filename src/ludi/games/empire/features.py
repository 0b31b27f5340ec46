"""Numbers for learning: what a seat may see."""

from __future__ import annotations

from . import constants as K
from .state import State


def observe(g: State, seat: int, out: list[int]) -> int:
    """What a seat may see, as numbers, its own side first; docs/games/empire.md lists them."""
    n = 0
    f = g.stack[max(g.depth - 1, 0)]
    sides = g.opt.sides
    b = g.battle
    acts = 1 if g.main != K.NOBODY else 0
    n = add(out, n, g.turn)
    n = add(out, n, acts * (1 + (g.active - seat + sides) % sides))
    for x in (g.phase, g.phases, g.called[0], g.called[1], g.main, g.mover, g.pool, g.free, g.plus, g.three, g.ties):
        n = add(out, n, x)
    for x in (g.elite, g.siege, g.surprise, g.roads, g.barred, g.fate_at, g.fate, g.depth):
        n = add(out, n, x)
    for x in (f.kind, -1 if f.seat < 0 else (f.seat - seat + g.opt.seats) % g.opt.seats, f.a, f.b):
        n = add(out, n, x)
    for x in (b.at, b.force, b.foe, b.round, b.hard, b.over, b.inside, b.left):
        n = add(out, n, x)
    for x in b.rolled:
        n = add(out, n, x)
    n = add(out, n, g.air if g.air > 0 and f.seat == seat and g.side[g.order[f.a]].token[f.b] == 0 else 0)
    for i in range(K.SIDES):
        s = (seat + i) % sides if i < sides else i
        me = g.side[s]
        for kind in range(2):
            n = add(out, n, me.vp[kind])
            n = add(out, n, me.token[kind] if me.known[kind] >> seat & 1 == 1 else -min(me.token[kind], 1))
            n = add(out, n, me.known[kind])
            n = add(out, n, me.given[kind])
        for x in (me.start, me.dead, me.events, g.order[i]):
            n = add(out, n, x)
    for l in range(K.LANDS):
        for x in (g.holder[l], g.armies[l], g.fort[l], g.city[l], g.bonus[l], g.cause[l]):
            n = add(out, n, x)
        for s in range(K.SIDES):
            n = add(out, n, g.rebel[l * K.SIDES + s])
        n = add(out, n, g.spared >> l & 1)
        n = add(out, n, g.held >> l & 1)
        n = add(out, n, g.fresh >> l & 1)
        n = add(out, n, g.fought >> l & 1)
    for force in range(K.PEOPLE, K.REBELS):
        n = add(out, n, g.control[force])
    for people in range(K.PEOPLES):
        n = add(out, n, g.slot[people])
    for c in range(K.CARDS):
        owner = g.card[c] - 1
        mine = 0 <= owner < sides and owner % g.opt.seats == seat
        n = add(out, n, 1 + owner if mine else -1 if g.card[c] == K.PLAYED else -2 if g.card[c] == K.OUT else 0)
    return n


def add(out: list[int], n: int, x: int) -> int:
    """Write one more number."""
    out[n] = x
    return n + 1
