"""What the solitaires of Römisch Pokern are worth under every rule on when cards may be played.

With so many turns in all, only the columns that can be there after each turn are solved, which is half of the work of
whole layers at eight turns. Layers that `ludi solve pokern` kept are read instead. What is found is written to
docs/pokern-solution.json after each number of turns; a run that was interrupted goes on with the rule that it was at.

    python bench/pokern_rules.py --turns 8
    python bench/pokern_rules.py --turns 14 --folder solved
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ludi.games.pokern.constants import ROWS
from ludi.solvers.pokern import ALL_CARDS, Values, discarding, ended, one_turn_more, solitaire
from ludi.solvers.pokern_columns import Graph, column_key, graph
from ludi.solvers.pokern_turn import MODES

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.pokern_data import keep, measured

DISCARD = "discard"


def kept(folder: Path | None, mode: int, turns: int | str) -> Values | None:
    """The values at the start by set of cards, if that layer is kept in the folder."""
    if folder is None or not (file := folder / f"pokern-{ROWS}rows-{MODES[mode]}-{turns}.npy").exists():
        return None
    found: Values = np.load(file, mmap_mode="r")[-1]
    return found


def by_turns(columns: Graph, mode: int, turns: int) -> Iterator[tuple[int, Values]]:
    """(turns, values at the start by set of cards) for 1 to so many turns."""
    values = ended(columns)
    for t in range(1, turns + 1):
        first = int(columns.layers[max(1, ROWS - (turns - t))])  # a turn enters one number at most
        values = one_turn_more(columns, values, mode, first=first)
        yield t, values[columns.root]


def main() -> int:
    """Solve what is not known yet and write it down; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=14, help="the most turns (14)")
    parser.add_argument(
        "--modes", default=",".join(MODES), help=f"which rules, separated by commas ({','.join(MODES)})"
    )
    parser.add_argument("--folder", type=Path, help="where `ludi solve` kept layers, if it did")
    given = parser.parse_args()
    solitaire(1, 1)  # what has to be compiled
    found: dict[str, dict[str, list[float]]] = measured().get("roots", {})

    def note(mode: int, turns: int | str, values: Values) -> None:
        found.setdefault(MODES[mode], {})[str(turns)] = [round(float(x), 4) for x in values]
        keep("roots", found)
        told = f"{MODES[mode]}, {turns}: {values[ALL_CARDS]:.4f} with all cards, {values[0]:.4f} with none"
        print(f"{told} ({time.process_time():.0f} s of the processor)", flush=True)

    modes = [MODES.index(name) for name in given.modes.split(",")]
    for mode in modes:
        for turns in [*range(1, given.turns + 1), DISCARD]:
            values = kept(given.folder, mode, turns)
            if values is not None:
                note(mode, turns, values)
    columns = graph(column_key([0] * ROWS), ROWS)
    for mode in modes:
        if any(str(t) not in found.get(MODES[mode], {}) for t in range(1, given.turns + 1)):
            for t, values in by_turns(columns, mode, given.turns):
                note(mode, t, values)
    for mode in modes:
        if DISCARD not in found.get(MODES[mode], {}):
            note(mode, DISCARD, discarding(columns, mode)[columns.root])
    return 0


if __name__ == "__main__":
    sys.exit(main())
