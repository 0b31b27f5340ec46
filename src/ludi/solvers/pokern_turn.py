"""One turn of Römisch Pokern for sixteen columns at a time: the best expected points for every set of cards.

For each set of cards, smaller sets first, and each number of dice taken out, the dice in play are solved from six dice
down. A table of rolls ("so many more dice onto these, all at once") serves the next die and the cards that roll again.
Values of a smaller set are at hand when a card is played, so a wild card costs no more than any other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludi.games.pokern.kinds import DICE, SIDES, SIDES_OF_A_DIE
from ludi.games.pokern.numbers import alive, high, low

from .compiled import compiled

LANES = 16
SETS = 64
REROLL_I, REROLL_V, REROLL_ONE, REMOVE_ONE, DUPLICATE, WILD = 1, 2, 4, 8, 16, 32
STRICT, LENIENT, CARDS_ON_VALID = range(3)
CHANCE = np.array([s / SIDES_OF_A_DIE for s in SIDES[1:]])

# The 84 multisets of up to six dice, by size ascending: counts of I, V, X; the two readings; what dies lead where.
MULTISETS = sorted(
    ((i, v, x) for i in range(7) for v in range(7) for x in range(7) if i + v + x <= DICE), key=lambda m: (sum(m), m)
)
NUMBER_OF = {m: n for n, m in enumerate(MULTISETS)}
COUNTS = np.array(MULTISETS, np.int64)
SIZE = COUNTS.sum(axis=1)
READINGS = np.array([[high(*m), low(*m)] for m in MULTISETS], np.int64)
ALIVE = np.array([alive(*m) and sum(m) > 0 for m in MULTISETS])
MORE = np.array(
    [[NUMBER_OF.get((i + (f == 0), v + (f == 1), x + (f == 2)), -1) for f in range(3)] for i, v, x in MULTISETS],
    np.int64,
)
LESS = np.array(
    [[NUMBER_OF.get((i - (f == 0), v - (f == 1), x - (f == 2)), -1) for f in range(3)] for i, v, x in MULTISETS],
    np.int64,
)
UP_TO = np.array([sum(1 for m in MULTISETS if sum(m) <= n) for n in range(DICE + 1)], np.int64)
NEVER = np.float32(-1e9)


@compiled
def offered(first: int, lanes: int, starts: Any, duplicates: Any, numbers: Any, child: Any, values: Any, stop: Any, double: Any) -> None:  # fmt: skip # noqa: E501
    """stop[multiset, cards, lane]: the best of entering one of its readings; double: the same by Duplicate."""
    by_number = np.full((40, SETS), NEVER, values.dtype)
    by_double = np.full((40, SETS), NEVER, values.dtype)
    for lane in range(lanes):
        column = first + lane
        by_number[:] = NEVER
        by_double[:] = NEVER
        last = starts[column + 1]
        for e in range(starts[column], last):
            n, to = numbers[e], child[e]
            into = by_number if e < last - duplicates[column] else by_double
            for c in range(SETS):
                x = values[to, c] + n
                if x > into[n, c]:
                    into[n, c] = x
        for m in range(len(READINGS)):
            a, b = READINGS[m, 0], READINGS[m, 1]
            for c in range(SETS):
                x = by_number[a, c] if a > 0 else NEVER
                y = by_double[a, c] if a > 0 else NEVER
                if b > 0:
                    x, y = max(x, by_number[b, c]), max(y, by_double[b, c])
                stop[m, c, lane] = x
                double[m, c, lane] = y


@compiled
def rolls(base: Any, roll: Any, r: int, chance: Any) -> None:
    """roll[n, multiset, lane]: n more dice onto these at once; base[multiset, lane] is what the dice are worth then."""
    for m in range(UP_TO[DICE - r]):
        for k in range(LANES):
            roll[0, m, k] = base[m, k]
    for n in range(1, DICE + 1 - r):
        for m in range(UP_TO[DICE - r - n]):
            a, b, c = roll[n - 1, MORE[m, 0]], roll[n - 1, MORE[m, 1]], roll[n - 1, MORE[m, 2]]
            for k in range(LANES):
                roll[n, m, k] = chance[0] * a[k] + chance[1] * b[k] + chance[2] * c[k]


@compiled
def better(best: Any, other: Any) -> None:
    """The greater of two in every lane."""
    for k in range(LANES):
        best[k] = max(best[k], other[k])


@compiled
def mended(best: Any, card: int, m: int, r: int, left: int, worth: Any, roll: Any, double: Any) -> None:
    """The best that one card, or what Wild stands for, makes of the dice, with the cards that are left then."""
    if card & (REROLL_I | WILD):
        at = m
        for n in range(1, COUNTS[m, 0] + 1):
            at = LESS[at, 0]
            better(best, roll[left, r, n, at])
    if card & (REROLL_V | WILD):
        at = m
        for n in range(1, COUNTS[m, 1] + 1):
            at = LESS[at, 1]
            better(best, roll[left, r, n, at])
    for f in range(3):
        if LESS[m, f] >= 0:
            if card & (REROLL_ONE | WILD):
                better(best, roll[left, r, 1, LESS[m, f]])
            if card & (REMOVE_ONE | WILD):
                better(best, worth[left, r + 1, LESS[m, f]])
    if card & (DUPLICATE | WILD) and ALIVE[m]:
        better(best, double[m, left])


@compiled
def turn(cards: int, passed: Any, mode: int, stop: Any, double: Any, worth: Any, roll: Any, chance: Any) -> None:
    """worth[cards, removed, multiset, lane] and roll for one set of cards, those of its subsets being at hand.

    passed[lane]: what giving the turn up is worth.
    """
    gone = (0 if cards & REMOVE_ONE else 1) + (0 if cards & WILD else 1)
    next_ = np.zeros(LANES, chance.dtype)
    broken = np.zeros(LANES, chance.dtype)
    for r in range(gone, -1, -1):
        base = worth[cards, r]
        for m in range(UP_TO[DICE - r] - 1, -1, -1):
            spent = SIZE[m] + r >= DICE
            if not spent:
                a, b, c = base[MORE[m, 0]], base[MORE[m, 1]], base[MORE[m, 2]]
                for k in range(LANES):
                    next_[k] = chance[0] * a[k] + chance[1] * b[k] + chance[2] * c[k]
                if SIZE[m] == 0:
                    base[m, :] = next_
                    continue
            number = READINGS[m, 0] > 0
            if not spent and ALIVE[m] and mode == STRICT:
                for k in range(LANES):
                    base[m, k] = max(next_[k], stop[m, cards, k]) if number else next_[k]
                continue
            broken[:] = NEVER
            for i in range(6):
                if cards >> i & 1:
                    mended(broken, 1 << i, m, r, cards & ~(1 << i), worth, roll, double)
            for k in range(LANES):
                rescued = max(passed[k], broken[k])
                entered = stop[m, cards, k] if number else NEVER
                if not ALIVE[m]:
                    best = rescued
                elif spent:
                    best = entered if entered > NEVER / 2 else rescued
                else:
                    best = max(next_[k], entered)
                    if mode == LENIENT and number and entered < NEVER / 2:
                        best = max(best, rescued)
                if mode == CARDS_ON_VALID and ALIVE[m]:
                    best = max(best, broken[k])
                base[m, k] = best
        rolls(base, roll[cards, r], r, chance)


@compiled
def layer(begin: int, end: int, starts: Any, duplicates: Any, numbers: Any, child: Any, before: Any, after: Any, mode: int, discard: bool) -> None:  # fmt: skip # noqa: E501
    """after[column, cards] for columns begin to end: what the turn is worth, `before` being worth what comes then.

    discard: a turn without an entry costs a card, there is no count of turns, and `before` is `after` itself: columns
    with fewer open rows are solved already.
    """
    chance = CHANCE.astype(before.dtype)
    stop = np.full((len(READINGS), SETS, LANES), NEVER, chance.dtype)
    double = np.full((len(READINGS), SETS, LANES), NEVER, chance.dtype)
    worth = np.full((SETS, 3, len(READINGS), LANES), NEVER, chance.dtype)
    roll = np.full((SETS, 3, DICE + 1, UP_TO[DICE], LANES), NEVER, chance.dtype)
    passed = np.zeros(LANES, chance.dtype)
    for first in range(begin, end, LANES):
        lanes = min(LANES, end - first)
        offered(first, lanes, starts, duplicates, numbers, child, before, stop, double)
        for cards in range(SETS):
            if cards == 0 and not discard:  # a player who began without a card ends the game by a misthrow
                passed[:] = 0.0
                turn(0, passed, mode, stop, double, worth, roll, chance)
                for k in range(lanes):
                    after[first + k, 0] = roll[0, 0, 1, 0, k]
            for k in range(LANES):
                passed[k] = 0.0
                if not discard and k < lanes:
                    passed[k] = before[first + k, cards]
                elif discard and cards > 0:
                    passed[k] = NEVER
                    for i in range(6):
                        if cards >> i & 1:
                            paid = roll[cards & ~(1 << i), 0, 1, 0, k]
                            passed[k] = max(passed[k], paid)
            turn(cards, passed, mode, stop, double, worth, roll, chance)
            if cards > 0 or discard:
                for k in range(lanes):
                    after[first + k, cards] = roll[cards, 0, 1, 0, k]
