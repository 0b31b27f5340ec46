"""What is lost by looking at sensible rows alone: at random columns, against the whole cone of each, by cards held.

python bench/pokern_sensible.py --columns 60
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from ludi.games.pokern.constants import CARDS, HIGHEST, NEVER, ROWS
from ludi.solvers.pokern_columns import column_key
from ludi.solvers.pokern_cone import sensible, whole
from ludi.solvers.pokern_dice import SETS
from ludi.solvers.pokern_whole import solve_columns

NUMBERS = [n for n in range(1, HIGHEST + 1) if n != NEVER]
HELD = np.array([cards.bit_count() for cards in range(SETS)])


def column(rng: random.Random) -> list[int]:
    """Two to four numbers in any rows."""
    found, entries = [0] * ROWS, rng.randint(2, 4)
    rows, numbers = sorted(rng.sample(range(ROWS), entries)), sorted(rng.sample(NUMBERS, entries))
    for row, number in zip(rows, numbers, strict=True):
        found[row] = number
    return found


def main() -> None:
    """Print the table as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--columns", type=int, default=60, help="how many columns (60)")
    parser.add_argument("--turns", type=int, default=4, help="turns to come (4)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, lost = random.Random(given.seed), []
    for _ in range(given.columns):
        here = column(rng)
        key, rows = (column_key(here),), here.count(0)
        worths = [
            solve_columns(cone, given.turns, 0)[cone.root] for cone in (whole(key, rows), sensible(key, rows, False))
        ]
        lost.append(worths[0] - worths[1])
    table = np.array(lost, float)
    print(f"| cards held, {given.columns} columns, {given.turns} turns | most that is lost | mean |")
    print("|---:|---:|---:|")
    for n in range(CARDS + 1):
        some = table[:, n == HELD]
        print(f"| {n} | {some.max():.4f} | {some.mean():.4f} |")


if __name__ == "__main__":
    main()
