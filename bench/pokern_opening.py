"""Make the table that the advisor of Römisch Pokern is shipped with, from solved layers of the full game.

    ludi solve pokern --turns 10 --folder solved
    ludi solve pokern --discard --folder solved
    python bench/pokern_opening.py --folder solved

Layers that are missing in the folder are solved first.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from ludi.solvers.pokern_columns import EVERY_ROW, column_key, graph
from ludi.solvers.pokern_layers import Layers
from ludi.solvers.pokern_opening import OPENING, save
from ludi.solvers.pokern_sensible import sensible_rows

ROWS = 7
LOOKED_AT = (1, 2, 3, 5, 7, 9, 0)  # turns to come after the one looked at
ENTRIES = 2  # columns with so many entries are listed


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where the solved layers are")
    parser.add_argument("--turns", type=int, default=9, help="the most turns to come that are listed")
    asked = parser.parse_args()
    layers = Layers(asked.folder, ROWS, mode=0)
    rows = np.stack(
        [
            sensible_rows(layers.columns, LOOKED_AT, layers.layer),
            sensible_rows(layers.columns, (None,), lambda _: layers.discard()),
        ]
    )
    root, first = column_key([0] * ROWS), layers.columns.layers
    listed = {layers.columns.root, *range(int(first[ROWS - 1]), int(first[ROWS]))}
    for sensible in (graph(root, ROWS, rows[0]), graph(root, ROWS, rows[1])):
        for left in range(ROWS - 2, ROWS - ENTRIES - 1, -1):
            some = sensible.keys[sensible.layers[left] : sensible.layers[left + 1]]
            full = layers.columns.keys[first[left] : first[left + 1]]
            listed |= set((first[left] + np.searchsorted(full, some)).tolist())
    at = np.array(sorted(listed, key=lambda i: int(layers.columns.keys[i])))
    values = [layers.discard()[at], *(layers.layer(t)[at] for t in range(1, asked.turns + 1))]
    save(OPENING, rows, layers.columns.keys[at], np.stack(values))
    kept = sum(int(r).bit_count() for r in rows[0][rows[0] > 0])
    print(f"{len(at)} columns, {kept} of {int((EVERY_ROW > 0).sum())} rows; {OPENING.stat().st_size} bytes")


if __name__ == "__main__":
    main()
