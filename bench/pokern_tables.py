"""The tables of docs/pokern-solution.md, as Markdown: from the measured numbers in docs/pokern-solution.json.

What single cards are worth and the first turn of the game with eight come from the opening in the package, what a start
is worth by rule and turns was measured by bench/pokern_rules.py, and how the points of games by best play are spread by
bench/pokern_exact.py.

    python bench/pokern_tables.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import numpy as np

import ludi
from ludi.games.pokern.constants import CARD_NAMES, CARDS, ROWS
from ludi.solvers.pokern import ALL_CARDS, Values
from ludi.solvers.pokern_advisor import place
from ludi.solvers.pokern_columns import column_key
from ludi.solvers.pokern_dice import FIRST, READINGS, SIZE, WRITTEN
from ludi.solvers.pokern_opening import opening
from ludi.solvers.pokern_turn import MODES
from ludi.solvers.pokern_whole import turn_table

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.pokern_data import keep, measured

TURNS = 8  # those of the game that is looked at closely
MOST = 14
SAME = 0.005  # points: the opening is rounded to a hundredth
Known = Callable[[int], Values]


def by_rule(roots: dict[str, Any]) -> Iterator[str]:
    """Points with all cards by rule and turns, and without any under the strict rule."""
    yield f"| turns | {' | '.join(MODES)} | strict, no card |"
    yield "|---:|" + "---:|" * (len(MODES) + 1)
    for turns in [*map(str, range(1, MOST + 1)), "discard"]:
        worths = [roots.get(mode, {}).get(turns) for mode in MODES]
        cells = ["" if x is None else f"{x[ALL_CARDS]:.4f}" for x in worths]
        if any(cells):
            yield f"| {turns} | {' | '.join(cells)} | {'' if worths[0] is None else f'{worths[0][0]:.4f}'} |"


def starts() -> dict[str, list[float]]:
    """What a start is worth under the strict rule by turns and set of cards, as the opening has it: to a hundredth."""
    found, root = opening(), column_key([0] * ROWS)
    values = {str(turns) if turns else "discard": found.find(root, turns) for turns in range(found.turns + 1)}
    return {turns: [round(float(x), 2) for x in worths] for turns, worths in values.items() if worths is not None}


def by_card(values: list[float]) -> Iterator[str]:
    """What each card is worth: alone in place of none, and as the last of all six; from the worth by set of cards."""
    yield "| card | alone, more than none | missing of all six |"
    yield "|---|---:|---:|"
    for card in range(CARDS):
        alone, missing = values[1 << card] - values[0], values[ALL_CARDS] - values[ALL_CARDS & ~(1 << card)]
        yield f"| {CARD_NAMES[card]} | {alone:.2f} | {missing:.2f} |"


def first_turn(known: Known) -> list[list[Any]]:
    """[number, row from 1, points, whether one stops on it with dice left] of the first turn with all six cards."""
    me = place(ludi.make("pokern", 1, turns=TURNS).start(), 0)
    table = turn_table(me, known, 0, False)[ALL_CARDS]
    found: dict[int, list[Any]] = {}
    for m in WRITTEN:
        for number in {int(n) for n in READINGS[m] if n > 0}:
            columns = [[number if i == r else 0 for i in range(ROWS)] for r in range(ROWS)]
            worth = [number + float(known(column_key(column))[ALL_CARDS]) for column in columns]
            row = int(np.argmax(worth))
            stops = SIZE[m] < 6 and worth[row] >= float(table[FIRST[0, 0] + m]) - SAME
            found[number] = [number, row + 1, round(worth[row], 2), bool(stops)]
    return [found[number] for number in sorted(found)]


def from_opening(key: int) -> Values:
    """What a column with one number or none is worth after the first turn."""
    found = opening().find(key, TURNS - 1)
    assert found is not None
    return found


def of_first_turn(rows: list[list[Any]]) -> Iterator[str]:
    """The same as a table."""
    yield "| number | row | points | stop with dice left |"
    yield "|---:|---:|---:|---|"
    for number, row, points, stops in rows:
        yield f"| {number} | {row} | {points:.2f} | {'yes' if stops else ''} |"


def of_spread(found: dict[str, Any]) -> Iterator[str]:
    """How the points of games by best play are spread."""
    points = [int(n) for n, times in found["counts"].items() for _ in range(times)]
    error = stdev(points) / len(points) ** 0.5
    yield "| games | mean | deviation | least | 10% below | 25% | 50% | 75% | 90% | most |"
    yield "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    shares = " | ".join(f"{x:.0f}" for x in np.quantile(points, [0.1, 0.25, 0.5, 0.75, 0.9]))
    middle = f"{mean(points):.1f} ± {error:.1f} | {stdev(points):.1f} | {min(points)} | {shares} | {max(points)}"
    yield f"| {len(points)} | {middle} |"


def main() -> int:
    """Print the tables; the exit status."""
    keep("first turn", first_turn(from_opening))
    keep("start", starts())
    found = measured()
    tables = [of_first_turn(found["first turn"]), by_card(found["start"][str(TURNS)])]
    if "roots" in found:
        tables.append(by_rule(found["roots"]))
    if "spread" in found:
        tables.append(of_spread(found["spread"]))
    print("\n\n".join("\n".join(rows) for rows in tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
