"""One turn of Römisch Pokern for many columns at a time: the best expected points for every set of cards.

For each set of cards, smaller sets first, and each number of dice taken out, the dice in play are solved from six dice
down. Cells of "so many more dice onto these, all at once" serve the next die and the cards that roll again.
Values of a smaller set are at hand when a card is played, so a wild card costs no more than any other.

Every inner loop runs over the lanes: the columns that are solved side by side.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludi.games.pokern.constants import DICE, HIGHEST
from ludi.kernel.compiled import compiled

from .pokern_dice import (
    ALIVE,
    CELLS,
    CHANCE,
    DUPLICATE,
    FALLING,
    FALLS,
    FIRST,
    READINGS,
    REMOVE_ONE,
    SETS,
    SIZE,
    SLOT,
    UP_TO,
    USE,
    USES,
    WILD,
    WRITTEN,
)

LANES = 64
STRICT, LENIENT, CARDS_ON_VALID = range(3)  # what `mode` is; 3 is both of the last
MODES = ("strict", "lenient", "cards-on-valid", "lenient-cards-on-valid")
NEVER = np.float32(-1e9)


@compiled
def offered(first: int, lanes: int, held: int, starts: Any, duplicates: Any, numbers: Any, child: Any, values: Any, stop: Any, double: Any) -> None:  # fmt: skip # noqa: E501
    """stop[set * slots + slot of the dice, lane]: the best of entering one of their readings; double: by Duplicate."""
    by_number = np.full((2 * (HIGHEST + 1), SETS), NEVER, values.dtype)
    slots, some, sets = len(WRITTEN), 0, np.zeros(SETS, np.int64)
    for c in range(SETS):
        if c & ~held == 0:
            sets[some] = c
            some += 1
    for lane in range(lanes):
        column = first + lane
        by_number[:] = NEVER
        last = starts[column + 1]
        fresh = last - duplicates[column]
        for e in range(starts[column], last):
            to = child[e]
            n = numbers[e]
            at = n if e < fresh else n + HIGHEST + 1
            if some == SETS:
                for c in range(SETS):
                    x = values[to, c] + n
                    by_number[at, c] = x if x > by_number[at, c] else by_number[at, c]
            else:
                for i in range(some):
                    c = sets[i]
                    x = values[to, c] + n
                    by_number[at, c] = x if x > by_number[at, c] else by_number[at, c]
        for slot in range(slots):
            a, b = READINGS[WRITTEN[slot], 0], READINGS[WRITTEN[slot], 1]
            b = b if b > 0 else a
            for i in range(some):
                c = sets[i]
                at = c * slots + slot
                x, y = by_number[a, c], by_number[b, c]
                stop[at, lane] = x if x > y else y
                x, y = by_number[a + HIGHEST + 1, c], by_number[b + HIGHEST + 1, c]
                double[at, lane] = x if x > y else y


@compiled
def mended(cards: int, cell: int, slot: int, table: Any, double: Any, best: Any) -> None:
    """The best that any one card of a set makes of the dice, with the cards that are left then."""
    best[:] = NEVER
    for i in range(6):
        if cards >> i & 1 == 0:
            continue
        left = cards & ~(1 << i)
        begin = USE[cell, 0 if i >= 4 else i]
        end = USE[cell, 4 if i >= 4 else i + 1] if 1 << i != DUPLICATE else begin
        for u in range(begin, end):
            row = left * CELLS + USES[u]
            for k in range(LANES):
                best[k] = table[row, k] if table[row, k] > best[k] else best[k]
        if i >= 4 and slot >= 0:
            row = left * len(WRITTEN) + slot
            for k in range(LANES):
                best[k] = double[row, k] if double[row, k] > best[k] else best[k]


@compiled
def turn(cards: int, passed: Any, mode: int, stop: Any, double: Any, table: Any, chance: Any) -> None:
    """table[cards * CELLS + cell, lane] for one set of cards, those of its subsets being at hand.

    passed[lane]: what giving the turn up is worth.
    """
    gone = (0 if cards & REMOVE_ONE else 1) + (0 if cards & WILD else 1)
    broken = np.zeros(LANES, chance.dtype)
    base, stops = cards * CELLS, cards * len(WRITTEN)
    for r in range(gone, -1, -1):
        for m in range(UP_TO[DICE - r] - 1, -1, -1):
            cell = FIRST[r, 0] + m
            row = base + cell
            spent = SIZE[m] + r >= DICE
            slot = SLOT[m]
            if not spent:  # the cell of one more die comes after those of larger dice
                fall = FALLS[r] + m
                a, b, c = base + FALLING[fall, 1], base + FALLING[fall, 2], base + FALLING[fall, 3]
                for k in range(LANES):
                    table[row, k] = chance[0] * table[a, k] + chance[1] * table[b, k] + chance[2] * table[c, k]
                if SIZE[m] == 0 or (ALIVE[m] and slot < 0 and not mode & CARDS_ON_VALID):
                    continue
                if ALIVE[m] and mode == STRICT:
                    s = stops + slot
                    for k in range(LANES):
                        table[row, k] = stop[s, k] if stop[s, k] > table[row, k] else table[row, k]
                    continue
            mended(cards, cell, slot, table, double, broken)
            s = stops + slot
            for k in range(LANES):
                rescued = passed[k] if passed[k] > broken[k] else broken[k]
                entered = stop[s, k] if slot >= 0 else NEVER
                if not ALIVE[m]:
                    best = rescued
                elif spent:
                    best = entered if entered > NEVER / 2 else rescued
                else:
                    best = table[row, k] if table[row, k] > entered else entered
                    if mode & LENIENT and slot >= 0 and entered < NEVER / 2:
                        best = rescued if rescued > best else best
                if mode & CARDS_ON_VALID and ALIVE[m]:
                    best = broken[k] if broken[k] > best else best
                table[row, k] = best
        for fall in range(FALLS[r], FALLS[r + 1]):
            row = base + FALLING[fall, 0]
            a, b, c = base + FALLING[fall, 1], base + FALLING[fall, 2], base + FALLING[fall, 3]
            for k in range(LANES):
                table[row, k] = chance[0] * table[a, k] + chance[1] * table[b, k] + chance[2] * table[c, k]


@compiled
def solved(first: int, lanes: int, held: int, starts: Any, duplicates: Any, numbers: Any, child: Any, before: Any, after: Any, mode: int, discard: bool, stop: Any, double: Any, table: Any, chance: Any) -> None:  # fmt: skip # noqa: E501
    """after[column, cards] of up to `LANES` columns, for the subsets of the cards held; the cells stay in `table`."""
    start = FIRST[0, 1]  # one die about to fall on none
    passed = np.zeros(LANES, chance.dtype)
    offered(first, lanes, held, starts, duplicates, numbers, child, before, stop, double)
    for cards in range(SETS):
        if cards & ~held:
            continue
        if cards == 0 and not discard:  # a player who began without a card ends the game by a misthrow
            passed[:] = 0.0
            turn(0, passed, mode, stop, double, table, chance)
            for k in range(lanes):
                after[first + k, 0] = table[start, k]
        for k in range(LANES):
            passed[k] = 0.0
            if not discard and k < lanes:
                passed[k] = before[first + k, cards]
            elif discard and cards > 0:
                passed[k] = NEVER
                for i in range(6):
                    if cards >> i & 1:
                        paid = table[(cards & ~(1 << i)) * CELLS + start, k]
                        passed[k] = paid if paid > passed[k] else passed[k]
        turn(cards, passed, mode, stop, double, table, chance)
        if cards > 0 or discard:
            for k in range(lanes):
                after[first + k, cards] = table[cards * CELLS + start, k]


@compiled
def layer(begin: int, end: int, held: int, starts: Any, duplicates: Any, numbers: Any, child: Any, before: Any, after: Any, mode: int, discard: bool) -> None:  # fmt: skip # noqa: E501
    """after[column, cards] for columns begin to end: what the turn is worth, `before` being worth what comes then.

    held: only subsets of these cards. discard: a turn without an entry costs a card, there is no count of turns, and
    `before` is `after` itself: columns with fewer open rows are solved already.
    """
    chance = CHANCE.astype(before.dtype)
    stop = np.empty((len(WRITTEN) * SETS, LANES), chance.dtype)  # what is read of these three is written first
    double = np.empty((len(WRITTEN) * SETS, LANES), chance.dtype)
    table = np.empty((SETS * CELLS, LANES), chance.dtype)
    for first in range(begin, end, LANES):
        lanes = min(LANES, end - first)
        solved(first, lanes, held, starts, duplicates, numbers, child, before, after, mode, discard, stop, double, table, chance)  # fmt: skip # noqa: E501
