"""What one turn of the whole solution of Römisch Pokern takes: time by the clock and of the processor, and memory.

All columns of seven rows and all sets of cards, one turn after the other; a layer is forgotten when the next is there.
On a busy machine look at the time of the processor: divided by its cores it is about what the clock would say.

    python bench/pokern_layer.py
"""

from __future__ import annotations

import argparse
import resource
import sys
import time

from ludi.kernel.cores import processors
from ludi.solvers.pokern import ALL_CARDS, ended, one_turn_more, solitaire
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_turn import MODES

ROWS = 7
MEGABYTE = 1 << 10  # of the kilobytes that Linux counts memory in


def main() -> int:
    """Print the table as Markdown; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=1, help="how many layers (1)")
    parser.add_argument("--mode", type=int, default=0, help=f"which rules, by number: {', '.join(MODES)} (0)")
    given = parser.parse_args()
    solitaire(1, 1, given.mode)  # what has to be compiled
    solitaire(1, 1, given.mode, discard=True)
    began = time.perf_counter()
    columns = graph(column_key([0] * ROWS), ROWS)
    values = ended(columns)
    print(f"{len(columns.keys)} columns listed in {time.perf_counter() - began:.1f} s", file=sys.stderr)
    print("| turns | value | clock, s | processor, s | cores | most memory, MB |")
    print("|---:|---:|---:|---:|---:|---:|")
    for turn in range(1, given.turns + 1):
        began, cpu = time.perf_counter(), time.process_time()
        values = one_turn_more(columns, values, given.mode)
        clock, cpu = time.perf_counter() - began, time.process_time() - cpu
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
        value = values[columns.root, ALL_CARDS]
        print(f"| {turn} | {value:.4f} | {clock:.1f} | {cpu:.1f} | {processors()} | {most:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
