"""What a position is worth: the points that each seat will have at the end, and the chance of winning by them."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.shares import chances, won

from . import constants as K
from .board import around, controller, holds, is_legions, on_map, seat_of
from .map import (
    COAST,
    COUNTERS,
    EMPEROR_BONUS,
    EMPEROR_VALUE,
    EMPERORS,
    EVENT_TURNS,
    KINGDOMS,
    RESOURCE,
    SLOT_STRENGTH,
    SLOTS,
    TRIBE_BONUS,
    TRIBE_START,
    VALUE,
)
from .scoring import city_worth, grade, rank, seat_total
from .state import State

# What a seat has that will bring points, besides the points it has: see `expected`.
COMING, ACTIVE, NEXT, FOOTHOLD, ARMIES, WAITING, AHEAD = range(0, 14, 2)  # of peoples; + 1 of the faction
LANDS, FORTS, RESOURCES, POWER, CARDS, STRENGTH, BONUS, EXTRA, TREASURES, SITES = range(14, 24)
TRAITS = 24

# Hundredths of a point for one of each, in turns 1 to 7, and the lead in points that multiplies the odds by e, in
# hundredths too: bench/fit_empire.py fits them to games.
WORTH = (
    5, 5, 5, 6, 22, 36, 55,
    42, 42, 41, 37, 49, 61, 59,
    100, 100, 100, 100, 100, 100, 100,
    100, 100, 100, 100, 100, 100, 100,
    5, 5, 6, 22, 36, 55, 55,
    42, 41, 37, 49, 61, 59, 59,
    5, 5, 5, 5, 17, 27, 27,
    5, 5, 5, 10, 24, 25, 25,
    5, 5, 5, 28, 13, 5, 5,
    100, 100, 100, 100, 100, 100, 116,
    277, 207, 220, 201, 213, 206, 187,
    458, 353, 314, 353, 348, 371, 355,
    821, 797, 832, 1022, 1132, 1351, 960,
    3617, 1569, 1372, 1083, 1155, 925, 732,
    50, 50, 50, 50, 50, 50, 50,
    159, 168, 118, 101, 101, 108, 46,
    5, 81, 108, 168, 156, 47, 5,
    20, 65, 72, 117, 132, 43, 56,
    380, 272, 342, 357, 290, 200, 132,
    65, 141, 189, 217, 169, 128, 110,
    25, 256, 544, 653, 668, 520, 327,
    142, 314, 314, 377, 441, 363, 426,
    28, 6, 5, 5, 5, 21, 64,
    51, 120, 5, 123, 5, 5, 5,
)  # fmt: skip
STEEP = (4000, 4000, 3354, 3110, 2418, 1743, 883)

STEPS = 32  # in which the odds fall by e
FAR = 20 * STEPS  # behind; from here on the odds are none
DIE = 350  # hundredths of a point
LEAD = 2400  # hundredths of a point that multiply the odds by e where moves are compared
FINE = 1_000_000_000  # parts of a merit
MOST = 100_000  # hundredths of a point that a seat can be behind the mean
POINTS = 10  # parts of a merit for each of them: it decides where a game is decided


def falling() -> tuple[int, ...]:
    """The odds of who is so many steps behind."""
    found = [FINE]
    for _ in range(FAR):
        found.append(found[-1] * (STEPS - 1) // STEPS)
    return tuple(found)


ODDS = falling()


def between(g: State) -> int:
    """1 from the end of a turn until the first number of the next one is called: lands are judged as at its end."""
    return 1 if g.main == K.NOBODY and g.called[K.OF_PEOPLES] == 0 and g.turn > 1 else 0


def counts_as(g: State, side: int, track: int) -> int:
    """Of the phase of a side in this turn: where its lands count among the traits, -1 if it is over."""
    if g.main != K.NOBODY and g.active == side and g.phase == track:
        return ACTIVE + track
    number = g.side[side].token[track]
    return -1 if 0 < number <= g.called[track] else COMING + track


def of_this_turn(g: State, w: Sequence[int], side: int, track: int) -> int:
    """What a point is worth that a phase of a side would score in this turn; nothing once it is over."""
    if between(g) == 1:
        return 0
    trait = counts_as(g, side, track)
    return 0 if trait < 0 else w[trait * K.TURNS + g.turn - 1]


def add_map(g: State, w: Sequence[int], out: list[int]) -> None:
    """What areas and cities would score in this turn and in the next one, lands by the value of their area, armies,
    forts and resources on the map, and cities that a faction is about to found."""
    t = g.turn - 1 - between(g)
    last = t + 1 == K.TURNS
    next_p = 0 if last else w[NEXT * K.TURNS + t]
    next_f = 0 if last else w[(NEXT + 1) * K.TURNS + t]
    foothold_p, foothold_f = w[FOOTHOLD * K.TURNS + t], w[(FOOTHOLD + 1) * K.TURNS + t]
    army_p, army_f, fort = w[ARMIES * K.TURNS + t], w[(ARMIES + 1) * K.TURNS + t], w[FORTS * K.TURNS + t]
    land, of_resource = w[LANDS * K.TURNS + t], w[RESOURCES * K.TURNS + t]
    resources, vacant, own, all_ = 0, 0, 0, 0  # lands of the main force with and without a city, its cities, all cities
    for area in range(K.AREAS):
        held = 0  # as in scoring.census
        for l in range(area * K.AREA_SIZE, (area + 1) * K.AREA_SIZE):
            city = g.city[l] != K.NO_CITY
            if city:
                all_ += 1
            s = controller(g, g.holder[l])
            if s < 0:
                continue
            worth = fort * g.fort[l]
            if g.armies[l] > 0 and is_legions(g.holder[l]):
                held += 1 << 3 * (2 * s + 1)
                resource = RESOURCE >> l & 1
                worth += army_f * g.armies[l] + land + of_resource * resource
                if city:
                    worth += city_worth(g, l, K.OF_FACTIONS) * (of_this_turn(g, w, s, K.OF_FACTIONS) + next_f)
                if g.holder[l] == g.main:
                    resources += resource
                    if city:
                        own += 1
                    else:
                        vacant += resource
            elif g.armies[l] > 0:
                held += 1 << 3 * 2 * s
                worth += army_p * g.armies[l]
                if city:
                    worth += city_worth(g, l, K.OF_PEOPLES) * (of_this_turn(g, w, s, K.OF_PEOPLES) + next_p)
            out[seat_of(g, s)] += worth
        if held == 0:
            continue
        most, second, leader = 0, 0, -1  # the most lands of a force, of one of another side, and whose the most are
        for s in range(g.opt.sides):
            n = max(held >> 6 * s & 7, held >> 6 * s + 3 & 7)
            second = max(second, min(n, most))
            leader = s if n > most else leader
            most = max(n, most)
        value = VALUE[area * K.TURNS + t]
        later = 0 if last else VALUE[area * K.TURNS + t + 1]
        rest, i = held, 0
        while rest != 0:
            n = rest & 7
            if n > 0:
                s, track = i >> 1, i & 1
                times = grade(g, s, track, area, n, second if s == leader else most)
                worth = of_this_turn(g, w, s, track) * value * times
                if track == K.OF_FACTIONS:
                    worth += later * (next_f * times + foothold_f * n)
                else:
                    worth += later * (next_p * times + foothold_p * n)
                out[seat_of(g, s)] += worth
            rest, i = rest >> 3, i + 1
    if is_legions(g.main):
        f = g.stack[0]
        n = f.a if f.kind == K.SITES else resources // K.PER_CITY - (own if g.opt.total_cap == 1 else 0)
        n = max(0, min(n, vacant, K.CITIES_IN_BOX - all_))
        out[seat_of(g, g.active)] += w[SITES * K.TURNS + t] * n


def add_treasures(g: State, w: Sequence[int], out: list[int]) -> None:
    """Kingdoms that still have their cities: a die each, and what they bring besides, if they have them at the end."""
    end = g.stack[0].kind == K.TREASURE
    for k in range(g.stack[0].a if end else 0, KINGDOMS):
        l = TRIBE_START[K.MINORS + k]
        if g.holder[l] == K.KINGDOM + k and g.armies[l] > 0 and g.city[l] == K.CITY:
            s = controller(g, g.holder[l])
            if end:
                out[seat_of(g, s)] += DIE + 100 * TRIBE_BONUS[K.MINORS + k]
            else:
                out[seat_of(g, s)] += w[TREASURES * K.TURNS + g.turn - 1] * (3 + TRIBE_BONUS[K.MINORS + k])


def add_hands(g: State, w: Sequence[int], out: list[int]) -> None:
    """Cards that can still be played, phases to come, and tokens that are not called yet."""
    t = g.turn - 1
    held = 0  # by all sides, eight bits each
    for c in range(K.CARDS):
        if g.card[c] != 0 and g.card[c] <= g.opt.sides and EVENT_TURNS[c] >> g.turn != 0:
            held += 1 << 8 * (g.card[c] - 1)
    for s in range(g.opt.sides):
        me = g.side[s]
        worth = w[CARDS * K.TURNS + t] * min(held >> 8 * s & 255, K.EVENTS_PER_TURN * (K.TURNS - g.turn) + me.events)
        for track in range(2):
            if counts_as(g, s, track) == COMING + track:
                worth += w[(AHEAD + track) * K.TURNS + t]
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
        out[seat_of(g, s)] += worth


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


def forts_in_reach(g: State) -> int:
    """Forts of other sides that the main force stands next to, overseas too for legions."""
    own = holds(g, g.main)
    reach = around(own)
    if is_legions(g.main) and own & COAST != 0:
        reach |= COAST
    n = 0
    for l in range(K.LANDS):
        if g.fort[l] != K.NO_FORT and reach >> l & 1 == 1 and controller(g, g.holder[l]) != g.active:
            n += 1
    return n


def expected(g: State, w: Sequence[int], out: list[int]) -> None:
    """Hundredths of points each seat will have at the end, by what its traits are worth: w[trait * TURNS + turn - 1].

    COMING, ACTIVE: what areas and cities would score in a phase of this turn that is to come, or goes on. NEXT: in the
    next turn. FOOTHOLD: lands, times the value of their area in the next turn. ARMIES. WAITING: armies still to be
    placed. AHEAD: phases of this turn to come. LANDS, FORTS (fortresses are two), RESOURCES: of the faction. POWER:
    WAITING times the modifiers of the main force; siegecraft for as many as there are forts in reach. CARDS: that can
    be played. STRENGTH, BONUS, EXTRA: tokens not called yet. TREASURES: of kingdoms. SITES: cities to be founded.
    """
    for p in range(g.opt.seats):
        out[p] = 100 * seat_total(g, p)
    if g.depth > 0:
        add_treasures(g, w, out)
    if g.depth == 0 or g.stack[0].kind == K.TREASURE:
        return
    add_map(g, w, out)
    add_hands(g, w, out)
    if g.main != K.NOBODY:
        t = g.turn - 1
        n = waiting(g)
        power = n * (g.plus + g.three + g.ties + g.elite + g.surprise + g.roads)
        if g.siege == 1 and n > 0:
            power += min(n, forts_in_reach(g))
        worth = w[(WAITING + g.phase) * K.TURNS + t] * n + w[POWER * K.TURNS + t] * power
        out[seat_of(g, g.active)] += worth


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    n = g.opt.seats
    if g.depth == 0:
        rank(g, out)
        won(out, n)
        return
    expected(g, WORTH, out)
    chances(out, n, STEEP[g.turn - 1] // STEPS, STEPS)


def odds(behind: int) -> int:
    """The odds of who is so far behind the best, by a table and straight lines between its steps."""
    unit = LEAD // STEPS
    k = behind // unit
    if k >= FAR:
        return 0
    return ODDS[k] - (ODDS[k] - ODDS[k + 1]) * (behind % unit) // unit


def merit(g: State, out: list[int]) -> None:
    """By how much each seat is ahead, as odds that are the same in all turns, and a little for its points.

    A chance of winning does not do: with the same lead it is higher a turn later, so whoever is ahead would hurry
    on; and where a game is decided all moves would be alike.
    """
    expected(g, WORTH, out)
    in_front(out, g.opt.seats)


def in_front(out: list[int], n: int) -> None:
    """From the hundredths of points that n seats will have at the end to their merit."""
    best, mean = best_of(out, n), mean_of(out, n)
    sum_ = all_odds(out, best, n)
    for p in range(n):
        out[p] = of_merit(out[p], best, mean, sum_)


def in_front_one(points: list[int], n: int, seat: int) -> int:
    """The merit of one seat only; `points` stay as they are."""
    best = best_of(points, n)
    return of_merit(points[seat], best, mean_of(points, n), all_odds(points, best, n))


def best_of(points: list[int], n: int) -> int:
    """The most that a seat has."""
    best = points[0]
    for p in range(1, n):
        best = max(best, points[p])
    return best


def mean_of(points: list[int], n: int) -> int:
    """What seats have in the mean."""
    sum_ = 0
    for p in range(n):
        sum_ += points[p]
    return sum_ // n


def all_odds(points: list[int], best: int, n: int) -> int:
    """The odds of all seats, summed up."""
    sum_ = 0
    for p in range(n):
        sum_ += odds(best - points[p])
    return sum_


def of_merit(points: int, best: int, mean: int, sum_: int) -> int:
    """The merit of a seat with so many points."""
    return FINE * odds(best - points) // sum_ + POINTS * max(0, MOST + points - mean)
