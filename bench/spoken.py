"""What is said in many random games of every title and option: complete, secret, and the same in terminal and page.

Each sentence is said in five languages, in each of them once by Python and once by the page's own code, run by Node.

The checks are those of tests/conformance/test_words.py. With --log, each block of games that was heard is a line of a
file: the same command goes on where it stopped, however it ended, and its sums are those of all runs.

    python bench/spoken.py --games 200 --log spoken.log
    python bench/spoken.py --games 200 --title roma --first 40 --minutes 30
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.conformance.page import Page

ROOT = Path(__file__).resolve().parents[1]


class Block(NamedTuple):
    """Games of a case, by their numbers: from the first one to that before the last one."""

    case: str
    first: int
    last: int


def main() -> int:
    """Blocks of games, one of each case in turn; the exit status is 1 for a fault, 130 if some are left."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help="how many of every case")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one; equal numbers, equal games")
    parser.add_argument("--title", action="append", help="only cases of this title; may be given more than once")
    parser.add_argument("--log", type=Path, help="a file of the blocks that were heard, to go on from")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no block is begun after these")
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
    """Hear the blocks of games of these cases that are not in the log, and sum up all; the exit status."""
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
    blocks = [
        Block(case, n, min(last, n + size))
        for case in chosen
        for size in [len(spoken.few(case))]
        for n in range(given.first, last, size)
    ]
    before = logged(given.log)
    faults = {block: before[block] for block in blocks if block in before}
    left = sorted(set(blocks) - set(faults), key=lambda block: (block.first, block.case))
    began = time.monotonic()
    try:
        for done, block in enumerate(left):
            seconds = time.monotonic() - began
            if seconds > 60 * given.minutes:
                break
            rest = f", {seconds / done * (len(left) - done):.0f} s left" if done else ""
            print(f"\r{len(faults)} of {len(blocks)} blocks{rest}  ", end="", file=sys.stderr, flush=True)
            faults[block] = faults_of(block, checks)
            if given.log:
                with given.log.open("a") as log:
                    log.write(json.dumps([*block, faults[block]]) + "\n")
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
    games = sum(block.last - block.first for block in faults)
    print(f"\n{games} games of {len({block.case for block in faults})} cases, {len(faults)} of {len(blocks)} blocks:")
    print(f"{sum(faults.values())} at fault, {time.monotonic() - began:.0f} s in this run")
    return 1 if any(faults.values()) else 0 if len(faults) == len(blocks) else 130


def faults_of(block: Block, checks: tuple[Callable[[str, range], object], ...]) -> int:
    """How many of the checks fail in these games; each is told."""
    faults = 0
    for check in checks:
        try:
            check(block.case, range(block.first, block.last))
        except AssertionError as error:
            faults += 1
            print(f"\n{block}: {getattr(check, '__name__', '')}: {error}", flush=True)
    return faults


def logged(file: Path | None) -> dict[Block, int]:
    """The blocks of earlier runs, and how many checks each failed; a line that was cut off is heard again."""
    found: dict[Block, int] = {}
    for line in file.read_text().splitlines() if file and file.exists() else []:
        try:
            case, first, last, faults = json.loads(line)
        except ValueError:
            continue
        found[Block(case, first, last)] = faults
    return found


if __name__ == "__main__":
    sys.exit(main())
