"""Numbers for learning, and a cheap guess at who wins."""

from __future__ import annotations

from ludi.kernel.rng import total

from . import constants as K
from .board import pile_of
from .state import State

# Fitted to games of search against itself by bench/fit_estimate.py, Roma's cards and the first line in Roma, Arena's in
# Arena: hundredths of the logarithm of the odds.
TURN, VP, VP_LATE, MONEY, HAND = 29, 9, 5, 4, 9
WORTH = (
    0, 16, 24, 26, 1, 73, 86, 33, 25, 55, 20, 23, 31, 18, 37, 28, 49, 38,  # characters of Roma
    47, 10, 11, 31, 25, 35, 39, 47, 32, 49, 30, 58, 37, 42, 38,  # characters of Arena
    24, 46, 41, 69, 23, 11, 24, 25,  # buildings of Roma
    31, 58, 28, 58, 40, 42, 30, 60, 53, 18, 48, 33, 67, 50, 70,  # buildings of Arena
)  # fmt: skip
ODDS = (500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993)
STEP = 25  # of ODDS, in hundredths
OF_A_KIND = K.KINDS - 1  # numbers of `observe`, one for each kind of card,
BY_KIND = K.OBSERVED - 9 * OF_A_KIND  # nine times, from here on


def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; exact when the game is over."""
    if g.depth == 0:
        lead = g.side[0].vp - g.side[1].vp
        out[0] = 500 if lead == 0 else 1000 if lead > 0 else 0
    else:
        lead = side_value(g, 0) - side_value(g, 1) + (TURN if g.active == 0 else -TURN)
        out[0] = odds(lead) if lead >= 0 else 1000 - odds(-lead)
    out[1] = 1000 - out[0]


def side_value(g: State, p: int) -> int:
    """What a side has: points (that weigh more when the supply is low), money, cards."""
    me = g.side[p]
    n = VP * me.vp + VP_LATE * 10 * me.vp // (g.supply + 5) + MONEY * min(me.money, 15) + HAND * total(me.hand)
    for card in me.row:
        n += WORTH[card]
    return n


def odds(lead: int) -> int:
    """The logistic function in thousandths, by a table and a straight line between its steps."""
    i = min(lead // STEP, len(ODDS) - 2)
    return ODDS[i] + (ODDS[i + 1] - ODDS[i]) * min(lead - STEP * i, STEP) // STEP


def observe(g: State, seat: int, out: list[int]) -> int:
    """What a seat may see, as numbers, its own side first; docs/games/roma.md lists them."""
    me = g.side[seat]
    foe = g.side[1 - seat]
    top = g.stack[max(g.depth - 1, 0)]
    below = g.stack[max(g.depth - 2, 0)]
    mine = g.pile[pile_of(g, seat)]
    his = g.pile[pile_of(g, 1 - seat)]
    n = 0
    for x in (g.turn, 1 if g.active == seat else 0, g.supply, total(mine.deck), total(his.deck), g.depth):
        n = add(out, n, x)
    for x in (g.bribed, g.rolled, g.aside):
        n = add(out, n, x)
    for f in (top, below):
        for x in (f.kind, relative(f.seat, seat), f.a, f.b):
            n = add(out, n, x)
    for s in (me, foe):
        for x in (s.vp, s.money, s.weakened, s.fewer, total(s.hand), total(s.foreign)):
            n = add(out, n, x)
        for d in range(K.DISCS):
            n = add(out, n, s.row[d])
            n = add(out, n, s.alien[d])
            n = add(out, n, s.blocked[d])
    for d in range(K.DISCS):
        n = add(out, n, me.down[d])
        n = add(out, n, 1 if foe.down[d] != K.NONE else 0)
        n = add(out, n, g.moved[d])
    for v in range(K.SIDES_OF_A_DIE):
        n = add(out, n, g.dice[v])
    hidden = top.kind == K.PLACE and top.seat != seat and g.opt.open_set_up == 0
    n = add(out, n, 0 if hidden else g.air)
    count_cards(g, seat, out)
    return K.OBSERVED


def count_cards(g: State, seat: int, out: list[int]) -> None:
    """The numbers for each kind of card. Loops between constants run many times as fast compiled."""
    me = g.side[seat]
    foe = g.side[1 - seat]
    mine = g.pile[pile_of(g, seat)]
    his = g.pile[pile_of(g, 1 - seat)]
    for k in range(OF_A_KIND):
        out[BY_KIND + k] = me.hand[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + OF_A_KIND + k] = me.known[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 2 * OF_A_KIND + k] = me.foreign[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 3 * OF_A_KIND + k] = foe.known[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 4 * OF_A_KIND + k] = me.gift[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 5 * OF_A_KIND + k] = mine.discard[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 6 * OF_A_KIND + k] = his.discard[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 7 * OF_A_KIND + k] = g.lifted[k + 1]
    for k in range(OF_A_KIND):
        out[BY_KIND + 8 * OF_A_KIND + k] = 0
    if g.active == seat:
        for k in range(OF_A_KIND):
            out[BY_KIND + 8 * OF_A_KIND + k] = g.tray[k + 1]


def add(out: list[int], n: int, x: int) -> int:
    """Write one more number."""
    out[n] = x
    return n + 1


def relative(seat: int, of: int) -> int:
    """1 for this seat, 2 for the other one, 0 for chance and for no frame's seat."""
    return 0 if seat < 0 else 1 if seat == of else 2
