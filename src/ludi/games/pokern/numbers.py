"""Dice as Roman numbers: which multisets are numbers, which are still alive, and where a number may be entered."""

from __future__ import annotations

from . import constants as K
from .state import Side, State


def in_play(g: State) -> int:
    """How many dice are in play."""
    return g.shown[K.I] + g.shown[K.V] + g.shown[K.X]


def taken(g: State) -> int:
    """How many dice were taken from the cup in this turn, removed ones included."""
    return in_play(g) + g.removed


def high(i: int, v: int, x: int) -> int:
    """The number that these dice show all together, read with what is small at the end; 0 if they show none."""
    if v > 1 or x > 4 or i > 3:
        return 0
    if x == 4:
        return K.HIGHEST if i == 1 and v == 0 else 0
    return 10 * x + 5 * v + i


def low(i: int, v: int, x: int) -> int:
    """The other reading, of a single I before the V, or before the last X; 0 if there is none."""
    if i != 1 or v > 1 or x > 3 or v + x == 0:
        return 0
    return 10 * x + 5 * v - 1


def alive(i: int, v: int, x: int) -> bool:
    """Whether dice show a number, or XXXX, which may still become one."""
    return high(i, v, x) > 0 or (x == 4 and i == 0 and v == 0)


def subtracts(g: State) -> bool:
    """By the order of rolling: whether the single I stands before the V, or, without one, before an X."""
    mark = K.V if g.shown[K.V] > 0 else K.X
    seen = False
    for face in g.dice:
        if face == K.I:
            seen = True
        elif face == mark and seen:
            return True
    return False


def reading(g: State, which: int) -> int:
    """What the dice in play may be read as: the higher number (0) or the lower one (1); 0 if they may not."""
    i, v, x = g.shown[K.I], g.shown[K.V], g.shown[K.X]
    number = high(i, v, x) if which == 0 else low(i, v, x)
    if g.opt.order_rule == 1 and low(i, v, x) > 0 and (which == 1) != subtracts(g):
        return 0
    return number


def fits(side: Side, row: int, number: int, again: int) -> bool:
    """Whether a number may be entered in an open row: rising downwards; a duplicate may stand beside its like."""
    if side.row[row] != 0:
        return False
    for r in range(K.ROWS):
        n = side.row[r]
        if n != 0 and ((r < row and n >= number + again) or (r > row and n <= number - again)):
            return False
    return True


def can_enter(side: Side, number: int, again: int) -> bool:
    """Whether a number has a row: a new one, or (again) one that is listed already."""
    if number == 0:
        return False
    above, room, known, found = 0, 0, False, False
    for r in range(K.ROWS + 1):
        n = side.row[r] if r < K.ROWS else K.HIGHEST + 1
        if n == 0:
            room += 1
        else:
            if room > 0 and above < number + again and number - again < n:
                found = True
            known = known or n == number
            above, room = n, 0
    return found and known == (again == 1)


def enterable(g: State, side: Side, again: int) -> bool:
    """Whether the dice in play, in one reading or the other, can be entered."""
    return can_enter(side, reading(g, 0), again) or can_enter(side, reading(g, 1), again)


def hopeless(side: Side) -> bool:
    """Whether no number at all can be entered any more, not even with the cards that are left (ruling 13).

    Between an open row and its neighbours there must be a number; a double fits beside its like.
    """
    doubles = side.card[K.DUPLICATE] + side.card[K.WILD] > 0
    above, room = 0, 0
    for r in range(K.ROWS + 1):
        n = side.row[r] if r < K.ROWS else K.HIGHEST + 1
        if n == 0:
            room += 1
        else:
            between = n - above - 1 - (1 if above < K.NEVER < n else 0)
            if room > 0 and (between > 0 or (doubles and (above > 0 or r < K.ROWS))):
                return False
            above, room = n, 0
    return True
