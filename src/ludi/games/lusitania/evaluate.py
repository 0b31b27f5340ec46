"""What a side has and what may come of it: numbers and their weights, for a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.rng import total

from . import constants as K
from .constants import (
    EQUIPMENT_CARDS,
    EQUIPMENT_OF,
    GUEST_OF,
    NEED_ALL,
    NEED_CELLS,
    NEED_DIFFERENT,
    NEED_FITTED,
    NEED_PAIRS,
    NEED_ROW,
    TYPE_OF,
)
from .legion import barbarians, can_hire, halves, has, longest_row
from .state import Side, State

# What is weighed. Points in half points; those near the target again; again when the deck is about to run out.
HALF, NEAR, HALF_LATE, HALF_LAST = range(4)
# The turn: mandatory action to do, guest may be used, turns to wait, cards owed, hands that a senator still robs.
TO_DO, GUEST_LEFT, WAITS, OWED, VISITS = range(4, 9)
# The best card to hire: its points, again if there is time to hire it now, whether it ends the game now or next time.
BEST, BEST_TO_DO, WINS, THREATENS = range(9, 13)
# The hand: points of all that may be hired, equipment for such warriors, equipment for others to come, the rest.
READY, TOGETHER, LATER, DEAD = range(13, 17)
# The legion: points of equipment that its symbols wait for, cells given to auxiliaries, colour and barbarians open.
SYMBOLS, SETTLED, COLOURLESS, ENLISTABLE = range(17, 21)
# The camp's best card for this legion, how much better it is than the hand's, cards still to be laid out before this
# legion's mandatory action; released cards that a doctor may take.
CAMP_BEST, CAMP_TO_DO, CAMP_OPEN, CURABLE = range(21, 25)
# Laurus and Virtus: cards for which one thing or two are missing; advantages.
ONE_MISSING, TWO_MISSING, SECOND_EXCHANGE, SECOND_RELEASE, THIRD_BARBARIAN = range(25, 30)
LEGION = 30  # + number of the guest: guests and Mars cards of the legion
IN_HAND = LEGION + K.USABLE  # the same in the hand
NUMBERS = IN_HAND + K.USABLE

# Thousandths of the logarithm of the odds: half-way between weights set by hand, all of them times 0.6, and those that
# bench/tune_lusitania.py found by games (docs/games/lusitania.md, "What bots think").
WEIGHTS = (
    138, 12, 14, 21,  # points
    43, 6, -10, 100, 103,  # the turn
    114, 20, 536, 349,  # the best card
    72, 38, 4, -34,  # the hand
    26, -114, 28, 48,  # the legion
    35, 44, 23, 70,  # the camp, released cards
    78, 21, 54, 38, 41,  # Laurus and Virtus
    -30, 132, 150, 154, -34, 43, 88,  # guests of the legion
    52, 57, 42, 48, -56, 2, 17,  # guests in the hand
)  # fmt: skip
NEAR_TARGET = 28  # half points from which on each counts again
LATE, LAST = 65, 12  # cards of the deck that are left when points begin to count for more, and for much more
LATE_STEP = 16


def side_value(g: State, p: int, left: int) -> int:
    """What a side is worth. left: cards that can still be drawn."""
    me = g.side[p]
    seats = g.opt.seats
    points = halves(me)
    main = g.stack[0]
    mover = g.active if main.kind == K.MAIN and main.a == 0 else (g.active + 1) % seats  # of the next mandatory action
    to_do = 1 if p == mover else 0
    late = max(0, LATE - left) // LATE_STEP
    n = WEIGHTS[HALF] * points + WEIGHTS[NEAR] * max(0, points - NEAR_TARGET)
    n += WEIGHTS[HALF_LATE] * points * late + WEIGHTS[HALF_LAST] * points * max(0, LAST - left)
    n += WEIGHTS[TO_DO] * to_do + WEIGHTS[WAITS] * ((p - mover + seats) % seats)
    if g.active == p:
        n += WEIGHTS[GUEST_LEFT] * (1 - main.b) + WEIGHTS[OWED] * g.owe + WEIGHTS[VISITS] * visits(g)
    if me.colour == K.NO_COLOUR:
        n += WEIGHTS[COLOURLESS]
    n += guests(me)
    if g.active == p:
        n -= at_work(g.stack[g.depth - 1].kind)
    enlistable = (K.MORE_BARBARIANS if has(g, p, K.ENLISTING) else K.BARBARIANS) - barbarians(me)
    n += WEIGHTS[ENLISTABLE] * enlistable
    n += cells(g, me)
    n += hand(g, p, points, to_do)
    if g.opt.laurus == 1 or g.opt.virtus == 1:
        n += awards(g, p)
    return n


def guests(me: Side) -> int:
    """The guests and Mars cards of a legion."""
    n = 0
    for cell in (K.FIRST, K.LAST):
        k = me.cell[cell]
        if k != K.NONE:
            n += WEIGHTS[LEGION + GUEST_OF[k]]
            if k == K.DOCTOR:
                n += WEIGHTS[CURABLE] * min(me.released, K.DOCTOR_MOST)
    return n


def visits(g: State) -> int:
    """How many hands a senator at work has still to rob."""
    n = 1 if g.stack[g.depth - 1].kind == K.STEALING else 0
    for p in range(g.opt.seats):
        n += g.rob >> p & 1
    return n


def at_work(kind: int) -> int:
    """What a guest that is at work is worth, and a card that is being released: both are as good as gone."""
    match kind:
        case K.RELEASING:
            return WEIGHTS[HALF]
        case K.DISCARDING:
            return WEIGHTS[LEGION + GUEST_OF[K.GENERAL]]
        case K.INSPECTING | K.PICKING:
            return WEIGHTS[LEGION + GUEST_OF[K.INSPECTOR]]
        case K.HEALING:
            return WEIGHTS[LEGION + GUEST_OF[K.DOCTOR]]
        case K.RAIDING | K.STRIPPING:
            return WEIGHTS[LEGION + GUEST_OF[K.CLEOPATRA]]
        case K.CHOOSING | K.STEALING | K.GIVING:
            return WEIGHTS[LEGION + GUEST_OF[K.SENATOR]]
    return 0


def cells(g: State, me: Side) -> int:
    """What the symbols of a legion wait for, and cells that no warrior can have any more."""
    n = 0
    for cell in range(1, K.LAST):
        k = me.cell[cell]
        if k == K.AUXILIARY:
            n += WEIGHTS[SETTLED]
        elif k != K.NONE:
            for s in range(K.PRINTED):
                takes = g.opt.takes[TYPE_OF[k] * K.PRINTED + s]
                if takes != 0 and me.gear[cell * K.PLACES + s] == 0:
                    n += WEIGHTS[SYMBOLS] * dearest(g, takes)
    return n


def dearest(g: State, takes: int) -> int:
    """The most points that equipment for a symbol gives."""
    most = 0
    for gear in range(K.GEAR_TYPES):
        if takes & 2 << gear != 0:
            most = max(most, g.opt.vp[EQUIPMENT_CARDS[gear]])
    return most


def taken_by(g: State, k: int) -> int:
    """Equipment for a warrior, as bits."""
    at = TYPE_OF[k] * K.PRINTED
    return g.opt.takes[at] | g.opt.takes[at + 1] | g.opt.takes[at + 2]


def hand(g: State, p: int, points: int, to_do: int) -> int:
    """The cards of the hand and the best one of the camp."""
    me = g.side[p]
    f = g.stack[g.depth - 1]
    n, best, coming = 0, 0, 0
    for k in range(1, K.KINDS):
        copies = me.hand[k] + (in_the_air(g, f.kind, f.a, f.b, k) if g.active == p else 0)
        if copies == 0:
            continue
        vp = g.opt.vp[k]
        if GUEST_OF[k] >= 0:
            n += WEIGHTS[IN_HAND + GUEST_OF[k]] * copies
        elif can_hire(g, p, k):
            best = max(best, vp)
            n += WEIGHTS[READY] * vp + WEIGHTS[DEAD] * (copies - 1)
            if TYPE_OF[k] >= 0:
                coming |= taken_by(g, k)
        elif TYPE_OF[k] >= 0:
            n += WEIGHTS[DEAD] * copies
        elif coming >> (EQUIPMENT_OF[k] + 1) & 1 == 1:
            n += WEIGHTS[TOGETHER] * copies
        else:
            n += WEIGHTS[LATER if wanted(g, me, EQUIPMENT_OF[k]) else DEAD] * copies
    camp, gaps = 0, 0
    for k in g.camp:
        if k == K.NONE:
            gaps += 1
        elif GUEST_OF[k] < 0 and g.opt.vp[k] > camp and can_hire(g, p, k):
            camp = g.opt.vp[k]
    n += WEIGHTS[BEST] * best + WEIGHTS[CAMP_BEST] * camp
    if to_do == 1:
        n += WEIGHTS[BEST_TO_DO] * best + WEIGHTS[CAMP_TO_DO] * max(0, camp - best)
        if g.fill == 1 and g.last == 0:
            n += WEIGHTS[CAMP_OPEN] * gaps
    if points + 2 * best >= 2 * K.TARGET:
        n += WEIGHTS[WINS if to_do == 1 else THREATENS]
    return n


def in_the_air(g: State, kind: int, a: int, b: int, k: int) -> int:
    """How many cards of a kind are between two places: out of the camp, stolen, or to be laid under a warrior."""
    if kind in (K.PUTTING, K.LAST_PUTTING):
        return (1 if a == k else 0) + (1 if b == k else 0)
    if kind == K.GIVING:
        return 1 if g.air == k else 0
    return 1 if kind == K.EQUIPPING and a == k else 0


def wanted(g: State, me: Side, gear: int) -> bool:
    """Whether a warrior that may come into a free cell takes equipment."""
    for cell in range(1, K.LAST):
        k = K.LEGIONARY + cell - 1 if cell <= K.NUMBERS else K.BALLISTARIUS
        if me.cell[cell] == K.NONE and taken_by(g, k) >> (gear + 1) & 1 == 1:
            return True
    return False


def awards(g: State, p: int) -> int:
    """Laurus and Virtus: those that are near, and what those taken allow."""
    n = 0
    for award in range(K.AWARDS):
        if g.award[award] == K.OPEN:
            left = missing(g.side[p], award)
            n += WEIGHTS[ONE_MISSING] if left == 1 else WEIGHTS[TWO_MISSING] if left == 2 else 0
    if has(g, p, K.EXCHANGING):
        n += WEIGHTS[SECOND_EXCHANGE]
    if has(g, p, K.LETTING_GO):
        n += WEIGHTS[SECOND_RELEASE]
    if has(g, p, K.ENLISTING):
        n += WEIGHTS[THIRD_BARBARIAN]
    return n


def missing(side: Side, award: int) -> int:
    """How many cards a legion lacks of what a card of an expansion asks for, roughly."""
    if NEED_ROW[award] > 0:
        return NEED_ROW[award] - longest_row(side)
    n = 0
    if NEED_CELLS[award] > 0:
        for cell in range(1, K.LAST):
            if NEED_CELLS[award] >> cell & 1 == 1 and side.cell[cell] == K.NONE:
                n += 1
        return n
    if NEED_FITTED[award] > 0:
        n = 3
        for k in side.cell:
            if k in (K.COOK, K.BALLISTARIUS):
                n -= 1
        return n
    seen, pairs = 0, 0
    for x in side.gear:
        if x != 0:
            if seen >> x & 1 == 1:
                pairs += 1
            seen |= 1 << x
    if NEED_PAIRS[award] > 0:
        return NEED_PAIRS[award] - pairs
    wants = NEED_DIFFERENT[award]
    for gear in range(1, K.GEAR_TYPES + 1):
        if NEED_ALL[award] >> gear & 1 == 1:
            n += 1 - (seen >> gear & 1)
        elif wants > 0:
            wants -= seen >> gear & 1
    return n + wants


def cards_left(g: State) -> int:
    """Cards that can still be drawn: the deck, and the discard pile if it becomes the deck once more."""
    return total(g.deck) + (total(g.discard) if g.shuffled == 0 else 0)
