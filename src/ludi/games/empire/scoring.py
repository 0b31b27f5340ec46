"""Points at the end of a phase and of the game (rules 41 to 47)."""

from __future__ import annotations

from . import constants as K
from .board import controller, is_capital, is_legions
from .map import KINGDOMS, TRIBE_START, VALUE
from .state import State

NOTHING, PRESENT, DOMINANT, IN_CONTROL = range(4)
TIMES = (0, K.PRESENCE, K.DOMINATION, K.CONTROL)  # how often the value of an area counts for each


def census(g: State, area: int) -> int:
    """How many lands of an area each side of each player holds: three bits each, for peoples, then the faction."""
    n = 0
    for l in range(area * K.AREA_SIZE, (area + 1) * K.AREA_SIZE):
        if g.armies[l] > 0:
            side = controller(g, g.holder[l])
            if side >= 0:
                n += 1 << 3 * (2 * side + (1 if is_legions(g.holder[l]) else 0))
    return n


def counted(census: int, side: int, track: int) -> int:
    """The lands of one side in a census."""
    return census >> 3 * (2 * side + track) & 7


def rivals_of(g: State, census: int, side: int) -> int:
    """The most lands that any single side of another player holds."""
    most = 0
    for other in range(g.opt.sides):
        if other != side:
            most = max(most, counted(census, other, 0), counted(census, other, 1))
    return most


def garrisoned(g: State, side: int, area: int) -> bool:
    """Whether a faction has a legion or a fort of its own in every land of an area."""
    for l in range(area * K.AREA_SIZE, (area + 1) * K.AREA_SIZE):
        if g.holder[l] != K.LEGIONS + side:
            return False
    return True


def degree(g: State, side: int, track: int, area: int, n: int, rivals: int) -> int:
    """What one side with n lands has of an area: NOTHING, PRESENT, DOMINANT or IN_CONTROL.

    rivals: the most lands of any other player's side.
    """
    if n == 0:
        return NOTHING
    if n == K.AREA_SIZE or (track == K.OF_FACTIONS and garrisoned(g, side, area)):
        return IN_CONTROL
    more = n > rivals
    enough = n >= K.DOMINATING
    if g.opt.domination == K.BY_PLURALITY:
        dominates = enough or more
    elif g.opt.domination == K.AND_PLURALITY:
        dominates = enough and more
    else:
        dominates = enough or (n >= K.LEADING and more)
    return DOMINANT if dominates else PRESENT


def grade(g: State, side: int, track: int, area: int, n: int, rivals: int) -> int:
    """How often the value of an area counts for one side; see `degree`."""
    return TIMES[degree(g, side, track, area, n, rivals)]


def area_points(g: State, side: int, track: int) -> int:
    """The value of all areas for one side."""
    points = 0
    for area in range(K.AREAS):
        held = census(g, area)
        n = counted(held, side, track)
        if n > 0:
            value = VALUE[area * K.TURNS + g.turn - 1]
            points += value * grade(g, side, track, area, n, rivals_of(g, held, side))
    return points


def city_worth(g: State, l: int, track: int) -> int:
    """What the city of a land scores for one side."""
    if g.city[l] == K.NO_CITY or (g.city[l] == K.LOOTED and g.opt.looted_score == 0):
        return 0
    if track == K.OF_PEOPLES:
        return K.PEOPLE_CAPITAL if is_capital(g, l) else K.PEOPLE_CITY
    return K.ROMAN_CAPITAL if is_capital(g, l) else K.ROMAN_CITY


def city_points(g: State, side: int, track: int) -> int:
    """Cities in the lands of one side."""
    points = 0
    for l in range(K.LANDS):
        if g.city[l] != K.NO_CITY and g.armies[l] > 0 and controller(g, g.holder[l]) == side:
            if (1 if is_legions(g.holder[l]) else 0) == track:
                points += city_worth(g, l, track)
    return points


def book(g: State, side: int, track: int) -> None:
    """What one side scores at the end of its phase."""
    g.side[side].vp[track] += area_points(g, side, track) + city_points(g, side, track)


def total(g: State, side: int) -> int:
    """Both tracks of a side."""
    return g.side[side].vp[0] + g.side[side].vp[1]


def surviving(g: State, first: int) -> int:
    """The first kingdom from this number on that still holds its start land with an unlooted city, or KINGDOMS."""
    for k in range(first, KINGDOMS):
        l = TRIBE_START[K.MINORS + k]
        if g.holder[l] == K.KINGDOM + k and g.armies[l] > 0 and g.city[l] == K.CITY:
            return k
    return KINGDOMS


def seat_total(g: State, seat: int) -> int:
    """The points of all sides of a seat."""
    n = 0
    for s in range(seat, g.opt.sides, g.opt.seats):
        n += total(g, s)
    return n


def score(g: State, out: list[int]) -> None:
    """Points of both tracks."""
    for p in range(g.opt.seats):
        out[p] = seat_total(g, p)


def order_key(g: State, seat: int) -> int:
    """What a seat is ranked by: points, then its highest emperor of the last turn (rule 47)."""
    emperor = 0
    for s in range(seat, g.opt.sides, g.opt.seats):
        emperor = max(emperor, g.side[s].token[K.OF_FACTIONS])
    return seat_total(g, seat) * 8 + emperor


def rank(g: State, out: list[int]) -> None:
    """The most points win."""
    for p in range(g.opt.seats):
        out[p] = 0
        for q in range(g.opt.seats):
            if order_key(g, q) > order_key(g, p):
                out[p] += 1
