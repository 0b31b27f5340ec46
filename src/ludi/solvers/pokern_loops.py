"""The loops of the solver of Römisch Pokern, over arrays alone: plain functions here, compiled by pokern_home.py.

They make no arrays: what they write on is given. So they run in the wasm home too, under the same names. Two parts:

What one entry makes of a column. See pokern_columns.py for gaps and keys.

One turn for many columns at a time: the best expected points for every set of cards. For each set of cards, smaller
sets first, and each number of dice taken out, the dice in play are solved from six dice down. Cells of "so many more
dice onto these, all at once" serve the next die and the cards that roll again. Values of a smaller set are at hand when
a card is played, so a wild card costs no more than any other. Every inner loop runs over the lanes: the columns that
are solved side by side.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ludi.games.pokern.constants import DICE, HIGHEST, ROWS
from ludi.games.pokern.constants import NEVER as UNSHOWN

from .arrays import np
from .pokern_dice import (
    ALIVE,
    CELLS,
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

__all__ = ["children", "layer", "solved", "spread"]  # those that are called from elsewhere

# How parameters lie in memory, for the wasm home; anybody may give the same in 64 bits to compiled code.
Int64s: TypeAlias = Any
Int32s: TypeAlias = Any
Int8s: TypeAlias = Any
Int64Rows: TypeAlias = Any
Uint8Rows: TypeAlias = Any
Float32s: TypeAlias = Any
Float32Rows: TypeAlias = Any

END = HIGHEST + 1  # below the last row
BITS = 14  # of a gap in a key
GAPS = 4
LANES = 64
STRICT, LENIENT, CARDS_ON_VALID = range(3)  # what `mode` is; 3 is both of the last
NEVER = np.float32(-1e9)


def gap(above: int, below: int, rows: int) -> int:
    """A gap as a number from 1."""
    return (above * (END + 1) + below) * ROWS + rows if rows > 0 else 0


def unpack(key: int, gaps: Int64Rows) -> int:
    """The gaps of a column from the top, as rows (above, below, open rows); how many."""
    n = 0
    while key > 0:
        g = (key & (1 << BITS) - 1) - 1
        gaps[n, 2] = g % ROWS + 1
        gaps[n, 1] = g // ROWS % (END + 1)
        gaps[n, 0] = g // ROWS // (END + 1)
        n += 1
        key >>= BITS
    return n


def joined(gaps: Int64Rows, n: int, at: int, first: int, second: int) -> int:
    """The key of a column in which gap `at` is replaced by up to two others."""
    key, shift = 0, 0
    for i in range(n):
        if i != at:
            key |= gap(gaps[i, 0], gaps[i, 1], gaps[i, 2]) << shift
            shift += BITS
        else:
            if first > 0:
                key |= first << shift
                shift += BITS
            if second > 0:
                key |= second << shift
                shift += BITS
    return key


def children(key: int, rows_of: Uint8Rows, gaps: Int64Rows, keys: Int64s, numbers: Int64s) -> tuple[int, int]:
    """What one entry makes of a column: keys and numbers, those of new numbers first; (how many, duplicates more).

    rows_of[gap, number]: a bit for each row, from the top of the gap, that the number may go to.
    """
    n = unpack(key, gaps)
    m = 0
    for at in range(n):
        above, below, rows = gaps[at, 0], gaps[at, 1], gaps[at, 2]
        for number in range(above + 1, below):
            if number == UNSHOWN:
                continue
            for j in range(rows):
                if rows_of[gap(above, below, rows), number] >> j & 1:
                    keys[m] = joined(gaps, n, at, gap(above, number, j), gap(number, below, rows - 1 - j))
                    numbers[m] = number
                    m += 1
    entries = m
    for at in range(n):
        above, below, rows = gaps[at, 0], gaps[at, 1], gaps[at, 2]
        for side in range(2):
            number = above if side == 0 else below
            if 0 < number < END:
                keys[m] = joined(gaps, n, at, gap(above, below, rows - 1), 0)
                numbers[m] = number
                m += 1
    return entries, m - entries


def spread(parents: Int64s, rows_of: Uint8Rows, keys: Int64s, numbers: Int64s, starts: Int64s, duplicates: Int64s, gaps: Int64Rows, some_keys: Int64s, some_numbers: Int64s) -> int:  # fmt: skip # noqa: E501
    """All edges of some columns, one after the other; starts[i] of parent i, then how many of them are duplicates.

    gaps, some_keys, some_numbers: to write on, as `children` does.
    """
    n = 0
    for i in range(len(parents)):
        entries, more = children(parents[i], rows_of, gaps, some_keys, some_numbers)
        starts[i] = n
        duplicates[i] = more
        if len(keys) > 0:
            for e in range(entries + more):
                keys[n + e] = some_keys[e]
                numbers[n + e] = some_numbers[e]
        n += entries + more
    starts[len(parents)] = n
    return n


def offered(first: int, lanes: int, held: int, starts: Int64s, duplicates: Int64s, numbers: Int8s, child: Int32s, values: Float32Rows, stop: Float32Rows, double: Float32Rows, by_number: Float32Rows) -> None:  # fmt: skip # noqa: E501
    """stop[set * slots + slot of the dice, lane]: the best of entering one of their readings; double: by Duplicate.

    by_number: to write on, two rows for each number and one more, of a value for each set.
    """
    slots = len(WRITTEN)
    for lane in range(lanes):
        column = first + lane
        by_number[:] = NEVER
        last = starts[column + 1]
        fresh = last - duplicates[column]
        for e in range(starts[column], last):
            to = child[e]
            n = numbers[e]
            at = n if e < fresh else n + HIGHEST + 1
            if held == SETS - 1:
                for c in range(SETS):
                    x = values[to, c] + n
                    by_number[at, c] = x if x > by_number[at, c] else by_number[at, c]
            else:
                for c in range(SETS):
                    if c & ~held == 0:
                        x = values[to, c] + n
                        by_number[at, c] = x if x > by_number[at, c] else by_number[at, c]
        for slot in range(slots):
            a, b = READINGS[WRITTEN[slot], 0], READINGS[WRITTEN[slot], 1]
            b = b if b > 0 else a
            for c in range(SETS):
                if c & ~held:
                    continue
                at = c * slots + slot
                x, y = by_number[a, c], by_number[b, c]
                stop[at, lane] = x if x > y else y
                x, y = by_number[a + HIGHEST + 1, c], by_number[b + HIGHEST + 1, c]
                double[at, lane] = x if x > y else y


def mended(cards: int, cell: int, slot: int, table: Float32Rows, double: Float32Rows, best: Float32s) -> None:
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


def turn(cards: int, passed: Float32s, mode: int, stop: Float32Rows, double: Float32Rows, table: Float32Rows, chance: Float32s, broken: Float32s) -> None:  # fmt: skip # noqa: E501
    """table[cards * CELLS + cell, lane] for one set of cards, those of its subsets being at hand.

    passed[lane]: what giving the turn up is worth. broken[lane]: to write on.
    """
    gone = (0 if cards & REMOVE_ONE else 1) + (0 if cards & WILD else 1)
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


def solved(first: int, lanes: int, held: int, starts: Int64s, duplicates: Int64s, numbers: Int8s, child: Int32s, before: Float32Rows, after: Float32Rows, mode: int, discard: bool, stop: Float32Rows, double: Float32Rows, table: Float32Rows, chance: Float32s, by_number: Float32Rows, spare: Float32Rows) -> None:  # fmt: skip # noqa: E501
    """after[column, cards] of up to `LANES` columns, for the subsets of the cards held; the cells stay in `table`.

    stop, double, by_number: as `offered` has them; spare: two rows to write on.
    """
    start = FIRST[0, 1]  # one die about to fall on none
    passed, broken = spare[0], spare[1]
    offered(first, lanes, held, starts, duplicates, numbers, child, before, stop, double, by_number)
    for cards in range(SETS):
        if cards & ~held:
            continue
        if cards == 0 and not discard:  # a player who began without a card ends the game by a misthrow
            passed[:] = 0.0
            turn(0, passed, mode, stop, double, table, chance, broken)
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
        turn(cards, passed, mode, stop, double, table, chance, broken)
        if cards > 0 or discard:
            for k in range(lanes):
                after[first + k, cards] = table[cards * CELLS + start, k]


def layer(begin: int, end: int, held: int, starts: Int64s, duplicates: Int64s, numbers: Int8s, child: Int32s, before: Float32Rows, after: Float32Rows, mode: int, discard: bool, stop: Float32Rows, double: Float32Rows, table: Float32Rows, chance: Float32s, by_number: Float32Rows, spare: Float32Rows) -> None:  # fmt: skip # noqa: E501
    """after[column, cards] for columns begin to end: what the turn is worth, `before` being worth what comes then.

    held: only subsets of these cards. discard: a turn without an entry costs a card, there is no count of turns, and
    `before` is `after` itself: columns with fewer open rows are solved already. The last six: as for `solved`; what is
    read of them is written first, but for the chances of the faces.
    """
    for first in range(begin, end, LANES):
        lanes = min(LANES, end - first)
        solved(first, lanes, held, starts, duplicates, numbers, child, before, after, mode, discard, stop, double, table, chance, by_number, spare)  # fmt: skip # noqa: E501
