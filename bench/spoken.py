"""What is said in many random games of every title and option: complete, secret, and the same in terminal and page.

Each sentence is said in five languages, in each of them once by Python and once by the page's own code, run by Node.

The checks are those of tests/conformance/test_words.py. An interrupted run says how to go on.

    python bench/spoken.py --games 200
    python bench/spoken.py --games 200 --title roma --first 40
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.conformance.page import Page

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Blocks of games, one of each case in turn; the exit status is 1 if anything was at fault."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="how many of every case")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one; equal numbers, equal games")
    parser.add_argument("--title", action="append", help="only cases of this title; may be given more than once")
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from tests.conformance import spoken
    from tests.conformance.cases import CASES
    from tests.conformance.page import Page

    chosen = [case for case in spoken.SPOKEN if CASES[case][0] in (given.title or [CASES[case][0]])]
    if not chosen:
        parser.error(f"--title {' '.join(given.title)}: there is no such title")
    with Page() as page:
        return heard(given, chosen, page)


def heard(given: argparse.Namespace, chosen: list[str], page: Page) -> int:
    """The blocks of games of these cases, with a word on each that is at fault; the exit status."""
    from tests.conformance import spoken

    def check_page(case: str, games: range) -> None:
        spoken.check_page(case, games, page)

    checks: tuple[Callable[[str, range], object], ...] = (
        spoken.check_resolves,
        spoken.check_same_words,
        check_page,
        spoken.check_view_alone,
        spoken.check_hidden_chances,
    )
    last = given.first + given.games
    blocks = sorted(
        (n, case) for case in chosen for size in [len(spoken.few(case))] for n in range(given.first, last, size)
    )
    began, faults, done, reached = time.monotonic(), 0, 0, given.first
    try:
        for done, (reached, case) in enumerate(blocks, 1):
            games = range(reached, min(last, reached + len(spoken.few(case))))
            for check in checks:
                try:
                    check(case, games)
                except AssertionError as error:
                    faults += 1
                    print(f"\n{case}, {games}: {getattr(check, '__name__', '')}: {error}", flush=True)
            left = (time.monotonic() - began) / done * (len(blocks) - done)
            print(f"\r{done} of {len(blocks)} blocks, {faults} at fault, {left:.0f} s left  ", end="", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"\ninterrupted; to go on: --first {reached} --games {last - reached}")
        return 130
    seconds = time.monotonic() - began
    print(f"\n{given.games} games of each of {len(chosen)} cases in {seconds:.0f} s: {faults} at fault")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
