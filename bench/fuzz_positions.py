"""Positions changed at random, for every title and option: refused in words, or played to the end in both homes.

The compiled home checks every index. A fault is printed with one line of Python that gives the position again; what
hangs ends the run with its position. An interrupted run says how to go on.

    python bench/fuzz_positions.py --positions 20000
    python bench/fuzz_positions.py --title arena --seconds 600 --first 5000
    python bench/fuzz_positions.py --plain --title empire
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).resolve().parents[1]
LAST = ROOT / ".cache" / "fuzz-positions.txt"  # the position that is being played


def main() -> int:
    """Try one position of each case in turn; the exit status is 1 if any was at fault."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=20_000, help="how many to try, those refused counted")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first one; equal numbers, equal positions"
    )
    parser.add_argument("--title", action="append", help="only cases of this title; may be given more than once")
    parser.add_argument("--plain", action="store_true", help="the plain home alone, nothing is compiled")
    parser.add_argument("--limit", type=float, default=120, help="seconds that one position may take")
    given = parser.parse_args()
    os.environ["NUMBA_BOUNDSCHECK"] = "1"  # before Numba is loaded
    sys.path.insert(0, str(ROOT))
    from tests.conformance import cases, fuzz

    chosen = [case for case, (title, _) in cases.CASES.items() if title in (given.title or [title])]
    if not chosen:
        parser.error(f"--title {' '.join(given.title)}: there is no such title")
    LAST.parent.mkdir(exist_ok=True)
    began, accepted, faults, done = time.monotonic(), 0, 0, 0
    numbers = range(given.first, given.first + given.positions)
    try:
        for n in track(numbers, "positions", console=Console(stderr=True)):
            if time.monotonic() - began >= given.seconds:
                break
            case, seed = chosen[n % len(chosen)], str(n)
            LAST.write_text(fuzz.reproduction(case, seed) + "\n", "utf-8", errors="backslashreplace")
            faulthandler.dump_traceback_later(given.limit if done > 2 * len(chosen) else 900, exit=True)
            try:
                accepted += fuzz.check(case, seed, homes=not given.plain)
            except Exception as error:
                faults += 1
                print(f"{case}, number {n}: {type(error).__name__}: {error}\n    {LAST.read_text('utf-8')}", flush=True)
            done += 1
    except KeyboardInterrupt:
        pass
    faulthandler.cancel_dump_traceback_later()
    seconds = time.monotonic() - began
    following = given.first + done
    print(f"{done} positions in {seconds:.0f} s: {accepted} played, {faults} at fault; next: --first {following}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
