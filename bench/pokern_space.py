"""How large the solitaires of Römisch Pokern are: columns, entries, sets of cards, dice, and the most points.

python bench/pokern_space.py
"""

from __future__ import annotations

import time
from itertools import combinations_with_replacement, pairwise
from math import comb

from ludi.games.pokern.constants import CARD_POINTS, CARDS, DICE, HIGHEST, NEVER, ROWS
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_dice import CELLS, READINGS, SETS, SIZE, WRITTEN

NUMBERS = [n for n in range(1, HIGHEST + 1) if n != NEVER]


def filled(rows: int) -> int:
    """In how many ways a column can be filled, in part or whole, with no number twice."""
    return sum(comb(rows, k) * comb(len(NUMBERS), k) for k in range(rows + 1))


def most(*, strict: bool) -> tuple[int, list[int]]:
    """The most points at the end, and a column that has them.

    A number that is entered twice takes a card. Under the strict rule that card mends a misthrow, so that all six dice
    lie there or were taken out: each die that the number has fewer takes Remove One, or Wild in its place.
    """
    dice = {n: max(SIZE[m] for m in WRITTEN if n in READINGS[m]) for n in NUMBERS}
    best = 0, [0]
    for column in combinations_with_replacement(NUMBERS[-ROWS:], ROWS):
        twice = [a for a, b in pairwise(column) if a == b]
        removed = sum(DICE - dice[n] for n in twice) if strict else 0
        used = len(twice) + removed
        if max(len(twice), removed) <= 2 and used <= 3:  # Duplicate, Remove One, and Wild for one of them
            best = max(best, (sum(column) + CARD_POINTS * (CARDS - used), [*column]))
    return best


def main() -> None:
    """Print the table as Markdown."""
    began = time.perf_counter()
    columns = graph(column_key([0] * ROWS), ROWS)
    took = time.perf_counter() - began
    doubles = int(columns.duplicates.sum())
    print("| what | how many |")
    print("|---|---:|")
    print(f"| columns as they stand on paper | {filled(ROWS):,} |")
    print(f"| columns as lists of open gaps | {len(columns.keys):,} |")
    print(f"| new numbers that can be entered into them | {len(columns.numbers) - doubles:,} |")
    print(f"| duplicates that can be entered | {doubles:,} |")
    print(f"| sets of cards | {SETS} |")
    print(f"| positions between two turns, for each number of turns to come | {SETS * len(columns.keys):,} |")
    print(f"| multisets of dice | {comb(DICE + 3, 3)} |")
    print(f"| cells of a turn: dice, dice taken out, more dice to roll at once | {CELLS} |")
    print()
    print("| open rows | columns |")
    print("|---:|---:|")
    for rows in range(ROWS, -1, -1):
        print(f"| {rows} | {int(columns.layers[rows + 1] - columns.layers[rows]):,} |")
    print()
    for rule, strict in (("strict", True), ("lenient or cards on valid", False)):
        points, column = most(strict=strict)
        print(f"the most points, {rule}: {points}, with {', '.join(map(str, column))}")
    print(f"columns listed in {took:.1f} s")


if __name__ == "__main__":
    main()
