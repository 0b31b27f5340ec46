"""What a network reads of a position where a try ends, side by side, and what it adds to far.py: see reading.py."""

from __future__ import annotations

from ludi.kernel.shares import chances

from . import constants as K
from .board import controller, is_legions, seat_of
from .evaluate import STEPS, between, estimate, in_front
from .far import STEEP, expected_then, turn
from .map import EMPERORS, EVENT_TURNS, SLOTS
from .scoring import census, counted, degree, rivals_of, seat_total
from .state import State

EVEN = 32  # the number of who is no point ahead of the mean; twice that is the highest
WHOLE = 14  # bits behind the point of what the network gives, in logarithms of the odds by STEEP
SURE = (2283, 2276, 2013, 1780, 1308, 900, 490)  # the lead that multiplies the odds by e, as far.STEEP, with a network


def sides(g: State) -> int:
    """How many sides the network judges."""
    return g.opt.sides


def read(g: State, side: int, out: list[int]) -> None:
    """The numbers of one side, in the order of reading.py. It reads what only that side knows as well.

    The world is redealt for a try, so that what it holds there is a guess of the seat that thinks.
    """
    me = g.side[side]
    here = g.main != K.NOBODY and g.active == side
    n = add(out, 0, g.turn)
    n = add(out, n, between(g))
    n = add(out, n, g.called[K.OF_PEOPLES])
    n = add(out, n, g.called[K.OF_FACTIONS])
    n = add(out, n, g.stack[0].kind)
    n = add(out, n, g.phases)
    n = standing(g, seat_of(g, side), out, n)
    n = tokens(g, side, out, n)
    n = add(out, n, me.events)
    n = add(out, n, me.given[K.OF_PEOPLES])
    n = add(out, n, me.given[K.OF_FACTIONS])
    n = add(out, n, place(g, side))
    n = add(out, n, 1 + g.phase if here else 0)
    for x in (g.pool, g.free, g.plus, g.three, g.ties, g.elite, g.siege, g.surprise, g.roads):
        n = add(out, n, x if here else 0)
    for area in range(K.AREAS):
        held = census(g, area)
        for track in range(2):
            lands = counted(held, side, track)
            n = add(out, n, degree(g, side, track, area, lands, rivals_of(g, held, side)) if lands > 0 else 0)
    for tribe in range(K.TRIBES):
        n = add(out, n, 1 if g.control[K.TRIBE + tribe] == side + 1 else 0)
    for c in range(K.CARDS):
        n = add(out, n, 1 if g.card[c] == side + 1 and EVENT_TURNS[c] >> g.turn != 0 else 0)
    for l in range(K.LANDS):
        n = land(g, l, side, out, n)


def add(out: list[int], n: int, x: int) -> int:
    """Write one more number."""
    out[n] = x
    return n + 1


def standing(g: State, seat: int, out: list[int], n: int) -> int:
    """By how many points a seat is ahead of the mean, around EVEN, and behind the best: halves of them."""
    own, best, sum_ = seat_total(g, seat), 0, 0
    for p in range(g.opt.seats):
        points = seat_total(g, p)
        best, sum_ = max(best, points), sum_ + points
    n = add(out, n, min(max(0, EVEN + (own - sum_ // g.opt.seats) // 2), 2 * EVEN))
    return add(out, n, min((best - own) // 2, 2 * EVEN))


def tokens(g: State, side: int, out: list[int], n: int) -> int:
    """Which emperor and which people of the charts its tokens stand for, not called yet and called: + 1, or 0."""
    for track in range(2):
        number = g.side[side].token[track]
        at = (g.turn - 1) * (EMPERORS if track == K.OF_FACTIONS else SLOTS) + number
        over = number <= g.called[track]
        n = add(out, n, at if number > 0 and not over else 0)
        n = add(out, n, at if number > 0 and over else 0)
    return n


def place(g: State, side: int) -> int:
    """Where it stands in the order of drawing, from 1; 0: that is not clear yet."""
    for i in range(g.opt.sides):
        if g.order[i] == side:
            return i + 1
    return 0


def land(g: State, l: int, side: int, out: list[int], n: int) -> int:
    """What it and others have in a land."""
    holder, armies = g.holder[l], g.armies[l]
    whose = controller(g, holder)
    legions = whose == side and is_legions(holder)
    bands = whose == side and not legions
    n = add(out, n, min(armies, 1) if legions else 0)
    n = add(out, n, armies if legions else 0)
    n = add(out, n, min(armies, 1) if bands else 0)
    n = add(out, n, armies if bands else 0)
    n = add(out, n, g.fort[l] if whose == side else 0)
    n = add(out, n, 1 if g.cause[l] == side + 1 else 0)
    n = add(out, n, armies if whose < 0 and holder != K.REBELS else 0)
    n = add(out, n, armies if holder == K.REBELS else 0)
    n = add(out, n, 1 if whose >= 0 and whose != side and armies > 0 else 0)
    return add(out, n, g.city[l])


def corrected(g: State, room: list[int], out: list[int]) -> None:
    """Hundredths of points each seat will have at the end, by far.py and what the network says of each side.

    That is in room[OBSERVED + side], in parts of 2 to the WHOLE.
    """
    expected_then(g, out)
    steep = STEEP[turn(g)]
    for s in range(g.opt.sides):
        out[seat_of(g, s)] += steep * room[K.OBSERVED + s] >> WHOLE


def gained(g: State, room: list[int], out: list[int]) -> None:
    """What came of a try, per seat, where the move has changed hands; as in foresight.py."""
    corrected(g, room, out)
    in_front(out, g.opt.seats)


def hoped(g: State, room: list[int], out: list[int]) -> None:
    """The chances of winning in thousandths there; exact when the game is over."""
    if g.depth == 0:
        estimate(g, out)
        return
    corrected(g, room, out)
    chances(out, g.opt.seats, SURE[turn(g)] // STEPS, STEPS)
