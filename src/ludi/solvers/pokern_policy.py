"""The solution of Römisch Pokern as a file that others can read; docs/pokern-solver.md describes its format.

It holds what every column that best play can come to is worth, by turns to come and set of cards. With these a turn can
be solved, and a number is entered where it and the column after it are worth most.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ludi.games.pokern.constants import ROWS
from ludi.kernel.files import replaced

from .pokern import Progress
from .pokern_columns import EVERY_ROW, column_key, graph
from .pokern_layers import Layers
from .pokern_opening import opening
from .pokern_turn import MODES, STRICT

FORMAT = "ludi-pokern-policy-1"
STEP = 0.01  # points: what the values are rounded to
SENSIBLE_TURNS = 10  # sensible rows were found for so many turns


def export(layers: Layers, turns: int | None, file: Path, progress: Progress) -> int:
    """Write the values for a game of so many turns, None: discarding; how many columns were written, by turns."""
    columns = layers.columns
    number = {int(key): i for i, key in enumerate(columns.keys)}
    blocks = list(_blocks(layers, turns))
    header: dict[str, Any] = {
        "format": FORMAT,
        "rows": layers.rows,
        "rule": MODES[layers.mode],
        "turns": turns or 0,
        "step": STEP,
        "blocks": [{"turns_to_come": t, "columns": len(keys)} for t, keys in blocks],
    }
    total = sum(len(keys) for _, keys in blocks)
    with replaced(file) as part, lzma.open(part, "wb", preset=6) as out:
        out.write(json.dumps(header).encode() + b"\n")
        done = 0
        for t, keys in blocks:
            values = layers.layer(t) if turns else layers.discard()
            rows = np.array([number[int(key)] for key in keys], np.int64)
            steps = np.round(np.asarray(values[rows]) / STEP).astype(np.int32)
            small = np.diff(steps, axis=1, prepend=0).astype(np.int16)
            out.write(keys.astype("<i8").tobytes())
            out.write((small & 255).astype(np.uint8).tobytes())
            out.write((small >> 8).astype(np.int8).tobytes())
            done += len(keys)
            progress(done, total)
    return total


def _blocks(layers: Layers, turns: int | None) -> Iterator[tuple[int, Any]]:
    """(turns to come, keys of the columns that can be there then), the keys ascending; 0 turns for discarding."""
    listed = layers.rows == ROWS and layers.mode == STRICT and (turns is None or turns <= SENSIBLE_TURNS)
    rows_of = opening().rows[int(turns is None)] if listed else EVERY_ROW
    columns = graph(column_key([0] * layers.rows), layers.rows, rows_of)
    if turns is None:
        yield 0, np.sort(columns.keys[1:])
        return
    for t in range(1, turns + 1):
        first = int(columns.layers[max(1, layers.rows - (turns - t))])  # a turn enters one number at most
        yield t, np.sort(columns.keys[first:])
