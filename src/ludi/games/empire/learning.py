"""Numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.shares import chances, won

from . import kinds as K
from .board import controller, is_legions, on_map
from .map import (
    COUNTERS,
    EMPEROR_BONUS,
    EMPEROR_VALUE,
    EMPERORS,
    KINGDOMS,
    RESOURCE,
    SLOT_STRENGTH,
    SLOTS,
    TRIBE_BONUS,
    TRIBE_START,
    VALUE,
)
from .scoring import census, city_worth, counted, grade, rank, rivals_of, seat_total
from .table import State

# What a seat has that will bring points, besides the points it has: see `expected`.
COMING, ACTIVE, NEXT, FOOTHOLD, ARMIES, WAITING = range(0, 12, 2)  # of peoples; + 1 of the faction
LANDS, FORTS, RESOURCES, POWER, CARDS, STRENGTH, BONUS, EXTRA, TREASURES = range(12, 21)
TRAITS = 21

# Hundredths of a point for one of each, in turns 1 to 7, and the lead in points that multiplies the odds by e, in
# hundredths too: bench/fit_empire.py fits them to games.
WORTH = (
    114, 114, 91, 100, 84, 99, 99,
    89, 89, 72, 69, 81, 82, 83,
    101, 105, 108, 110, 109, 112, 106,
    159, 125, 112, 106, 108, 102, 98,
    -8, 2, 20, 27, 26, -14, -14,
    -40, 1, 5, 24, 35, 28, 28,
    45, 30, 23, 24, 51, 71, 71,
    21, 83, 110, 125, 118, 95, 95,
    4, 10, 52, 44, -19, -61, -14,
    236, 662, 728, 632, 460, 271, 214,
    222, 219, 259, 246, 203, 140, 99,
    101, 519, 765, 747, 799, 572, 371,
    -947, -585, -435, -347, -275, -207, -27,
    284, 451, 350, 239, 103, 30, -13,
    274, 290, 165, 101, 50, 27, 29,
    -155, 30, 68, 92, -31, 34, -6,
    538, 423, 411, 366, 309, 227, 70,
    130, 218, 250, 295, 213, 149, 92,
    -176, 219, 176, 191, 107, 170, 5,
    208, 794, 1036, 1092, 1148, 701, 461,
    50, 16, 16, 25, 73, 94, 98,
)  # fmt: skip
STEEP = (4000, 4000, 4000, 3617, 2674, 1743, 799)


def counts_as(g: State, side: int, track: int) -> int:
    """Of the phase of a side in this turn: where its lands count among the traits, -1 if it is over."""
    if g.main != K.NOBODY and g.active == side and g.phase == track:
        return ACTIVE + track
    number = g.side[side].token[track]
    return -1 if 0 < number <= g.called[track] else COMING + track


def add_areas(g: State, w: Sequence[int], out: list[int]) -> None:
    """What areas would score in this turn and in the next one, and lands in them by their value."""
    t = g.turn - 1
    last = t + 1 == K.TURNS
    for area in range(K.AREAS):
        held = census(g, area)
        if held == 0:
            continue
        value = VALUE[area * K.TURNS + t]
        later = 0 if last else VALUE[area * K.TURNS + t + 1]
        for s in range(g.opt.sides):
            for track in range(2):
                n = counted(held, s, track)
                if n > 0:
                    times = grade(g, s, track, area, n, rivals_of(g, held, s))
                    now = counts_as(g, s, track)
                    worth = w[(NEXT + track) * K.TURNS + t] * later * times
                    worth += w[(FOOTHOLD + track) * K.TURNS + t] * later * n
                    if now >= 0:
                        worth += w[now * K.TURNS + t] * value * times
                    out[s % g.opt.seats] += worth


def add_lands(g: State, w: Sequence[int], out: list[int]) -> None:
    """Armies, forts, cities and resources on the map."""
    t = g.turn - 1
    for l in range(K.LANDS):
        s = controller(g, g.holder[l])
        if s >= 0:
            legions = is_legions(g.holder[l])
            track = K.OF_FACTIONS if legions else K.OF_PEOPLES
            worth = w[(ARMIES + track) * K.TURNS + t] * g.armies[l] + w[FORTS * K.TURNS + t] * g.fort[l]
            if g.armies[l] > 0:
                city = city_worth(g, l, track)
                if city > 0:
                    now = counts_as(g, s, track)
                    if now >= 0:
                        worth += w[now * K.TURNS + t] * city
                    if t + 1 < K.TURNS:
                        worth += w[(NEXT + track) * K.TURNS + t] * city
                if legions:
                    worth += w[LANDS * K.TURNS + t] + w[RESOURCES * K.TURNS + t] * (RESOURCE >> l & 1)
            out[s % g.opt.seats] += worth
    for k in range(KINGDOMS):
        l = TRIBE_START[K.MINORS + k]
        if g.holder[l] == K.KINGDOM + k and g.armies[l] > 0 and g.city[l] == K.CITY:
            s = controller(g, g.holder[l])
            out[s % g.opt.seats] += w[TREASURES * K.TURNS + t] * (3 + TRIBE_BONUS[K.MINORS + k])


def add_hands(g: State, w: Sequence[int], out: list[int]) -> None:
    """Cards that can still be played, and tokens that are not called yet."""
    t = g.turn - 1
    for s in range(g.opt.sides):
        me = g.side[s]
        held = 0
        for c in range(K.CARDS):
            if g.card[c] == s + 1:
                held += 1
        worth = w[CARDS * K.TURNS + t] * min(held, K.EVENTS_PER_TURN * (K.TURNS - g.turn) + me.events)
        number = me.token[K.OF_PEOPLES]
        if number > g.called[K.OF_PEOPLES]:
            worth += w[STRENGTH * K.TURNS + t] * SLOT_STRENGTH[t * SLOTS + number - 1]
        number = me.token[K.OF_FACTIONS]
        if number > g.called[K.OF_FACTIONS]:
            bonus = EMPEROR_BONUS[t * EMPERORS + number - 1]
            if bonus == K.MORE_LEGIONS:
                worth += w[EXTRA * K.TURNS + t] * EMPEROR_VALUE[t * EMPERORS + number - 1]
            elif bonus != K.NO_BONUS:
                worth += w[BONUS * K.TURNS + t]
        out[s % g.opt.seats] += worth


def waiting(g: State) -> int:
    """The armies that the side whose phase it is has still to place, those that are sure to come too."""
    n = g.pool
    if g.stack[0].kind == K.BEFORE and g.phase == K.OF_PEOPLES:
        n += max(0, min(SLOT_STRENGTH[g.slot[g.main - K.PEOPLE] - 1], COUNTERS[g.main]) - on_map(g, g.main))
    elif g.stack[0].kind == K.BEFORE or g.stack[0].kind == K.BUILDING:
        slot = (g.turn - 1) * EMPERORS + g.side[g.active].token[K.OF_FACTIONS] - 1
        if EMPEROR_BONUS[slot] == K.MORE_LEGIONS:
            n += EMPEROR_VALUE[slot]
        if g.turn == 1 and g.stack[0].kind == K.BEFORE:
            n += g.opt.legions
    return n


def expected(g: State, w: Sequence[int], out: list[int]) -> None:
    """Hundredths of points each seat will have at the end, by what its traits are worth: w[trait * TURNS + turn - 1].

    COMING, ACTIVE: what areas and cities would score in a phase of this turn that is to come, or goes on. NEXT: in the
    next turn. FOOTHOLD: lands, times the value of their area in the next turn. ARMIES. WAITING: armies still to be
    placed. LANDS, FORTS (fortresses are two), RESOURCES: of the faction. POWER: WAITING times the modifiers of the main
    force. CARDS: that can be played. STRENGTH, BONUS, EXTRA: tokens not called yet. TREASURES: of kingdoms.
    """
    for p in range(g.opt.seats):
        out[p] = 100 * seat_total(g, p)
    add_areas(g, w, out)
    add_lands(g, w, out)
    add_hands(g, w, out)
    if g.main != K.NOBODY:
        t = g.turn - 1
        n = waiting(g)
        power = g.plus + g.three + g.ties + g.elite + g.surprise + g.siege + g.roads
        out[g.active % g.opt.seats] += n * (w[(WAITING + g.phase) * K.TURNS + t] + w[POWER * K.TURNS + t] * power)


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    n = g.opt.seats
    if g.depth == 0:
        rank(g, out)
        won(out, n)
        return
    expected(g, WORTH, out)
    chances(out, n, STEEP[g.turn - 1] // 32, 32)


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
