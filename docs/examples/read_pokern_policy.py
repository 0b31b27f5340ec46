"""Read a file that `ludi solve pokern --export FILE` wrote: python read_pokern_policy.py FILE. Needs NumPy alone."""

import json
import lzma
import sys
from pathlib import Path

import numpy as np


def load(file):
    """The header, and by turns to come: the keys of the columns, ascending, and points[column, set of cards]."""
    data = lzma.decompress(Path(file).read_bytes())
    at = data.index(b"\n") + 1
    header, blocks = json.loads(data[:at]), {}
    for block in header["blocks"]:
        n = block["columns"]
        keys, low, high = (
            np.frombuffer(data, *part)
            for part in (("<i8", n, at), ("u1", 64 * n, at + 8 * n), ("i1", 64 * n, at + 72 * n))
        )
        steps = np.cumsum((low + 256 * high.astype(int)).reshape(n, 64), axis=1)
        blocks[block["turns_to_come"]] = keys, steps * header["step"]
        at += 136 * n
    return header, blocks


def key(column):
    """The key of a column, numbers from the top and 0 for an open row: 14 bits for each gap between its numbers."""
    found, gap, above, rows = 0, 0, 0, 0
    for number in [*column, 40]:
        if number and rows:
            found, gap = found | ((above * 41 + number) * 7 + rows) << 14 * gap, gap + 1
        above, rows = (number, 0) if number else (above, rows + 1)
    return found


def worth(blocks, column, cards, turns):
    """Points still to come; cards: bits for Reroll I, Reroll V, Reroll One, Remove One, Duplicate, Wild."""
    keys, points = blocks[turns]
    at = int(np.searchsorted(keys, key(column)))
    return float(points[at, cards]) if at < len(keys) and keys[at] == key(column) else None


if __name__ == "__main__":
    header, blocks = load(sys.argv[1])
    print(header["rows"], header["turns"], worth(blocks, [0] * header["rows"], 63, header["turns"]))
