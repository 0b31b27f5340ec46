"""Numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from . import kinds as K
from .board import controller, is_legions
from .map import EMPEROR_BONUS, EMPEROR_VALUE, EMPERORS, SLOT_STRENGTH, SLOTS, VALUE
from .scoring import census, city_worth, counted, grade, rank, rivals_of, seat_total
from .table import State

NOW, LATER_PEOPLES, LATER_FACTIONS = 100, 30, 55  # percent of what lands score: this turn; in each later one
ARMY, LEGION, FORTRESS = 25, 60, 40  # hundredths of a point for what stands there, besides the land
WAITING = 90  # for an army that is still to be placed
FOOTHOLD = 20  # for each land, times the value of its area
STRENGTH, EMPEROR, EACH_LEGION = 180, 400, 250  # for a token: each army of its people; a bonus; each legion
CARD = 150  # for an event that can still be played
STEEP, STEEPER = 10, 3  # points of lead that multiply the odds by e or so: at the end, more for each turn to come


def weight(g: State, side: int, track: int) -> int:
    """How much the lands of one side count: what it will still score with them, in percent."""
    later = K.TURNS - g.turn
    w = later * (LATER_PEOPLES if track == K.OF_PEOPLES else LATER_FACTIONS)
    number = g.side[side].token[track]
    if 0 < number <= g.called[track] and not (g.active == side and g.phase == track and g.main != K.NOBODY):
        return w
    return w + NOW


def promise(g: State, side: int, track: int) -> int:
    """Hundredths of points to expect from a token that is not called yet."""
    number = g.side[side].token[track]
    if number <= g.called[track]:
        return 0
    if track == K.OF_PEOPLES:
        return STRENGTH * SLOT_STRENGTH[(g.turn - 1) * SLOTS + number - 1]
    slot = (g.turn - 1) * EMPERORS + number - 1
    match EMPEROR_BONUS[slot]:
        case K.NO_BONUS:
            return 0
        case K.MORE_LEGIONS:
            return EACH_LEGION * EMPEROR_VALUE[slot]
    return EMPEROR


def add_lands(g: State, out: list[int]) -> None:
    """Areas, cities and armies on the map, in hundredths of points for each seat."""
    later = K.TURNS - g.turn
    for area in range(K.AREAS):
        held = census(g, area)
        if held == 0:
            continue
        value = VALUE[area * K.TURNS + g.turn - 1]
        for s in range(g.opt.sides):
            for track in range(2):
                n = counted(held, s, track)
                if n > 0:
                    times = grade(g, s, track, area, n, rivals_of(g, held, s))
                    out[s % g.opt.seats] += value * (weight(g, s, track) * times + FOOTHOLD * n)
    for l in range(K.LANDS):
        s = controller(g, g.holder[l])
        if s >= 0:
            legions = is_legions(g.holder[l])
            track = K.OF_FACTIONS if legions else K.OF_PEOPLES
            n = (LEGION if legions else ARMY) * g.armies[l] * (1 + later) // 4 + FORTRESS * g.fort[l] * later // 4
            if g.armies[l] > 0:
                n += weight(g, s, track) * city_worth(g, l, track)
                if legions:
                    n += 200 * K.LAST_LANDS // (2 + later)
            out[s % g.opt.seats] += n


def add_hands(g: State, out: list[int]) -> None:
    """Cards, tokens and armies to place."""
    later = K.TURNS - g.turn
    for s in range(g.opt.sides):
        held = 0
        for c in range(K.CARDS):
            if g.card[c] == s + 1:
                held += 1
        n = CARD * min(held, K.EVENTS_PER_TURN * later + g.side[s].events)
        out[s % g.opt.seats] += n + promise(g, s, 0) + promise(g, s, 1)
    if g.main != K.NOBODY:
        out[g.active % g.opt.seats] += WAITING * g.pool


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    n = g.opt.seats
    if g.depth == 0:
        rank(g, out)
        for p in range(n):
            out[p] = 1000 if out[p] == 0 else 0
        return
    for p in range(n):
        out[p] = 100 * seat_total(g, p)
    add_lands(g, out)
    add_hands(g, out)
    best = out[0]
    for p in range(1, n):
        best = max(best, out[p])
    unit = 100 * (STEEP + STEEPER * (K.TURNS - g.turn)) // 32
    all_, leader = 0, 0
    for p in range(n):
        behind = min(best - out[p], 250 * unit)
        w = 1000000000
        for _ in range(behind // unit):
            w = w * 31 // 32
        w -= w * (behind % unit) // (32 * unit)
        out[p] = w
        all_ += w
        if w > out[leader]:
            leader = p
    rest = 1000
    for p in range(n):
        out[p] = 1000 * out[p] // all_
        rest -= out[p]
    out[leader] += rest


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
