"""How long a review takes on one core: Markdown, one line for each title.

    python bench/review_time.py --games 4

Games of greedy bots from fixed seeds are reviewed as `ludi review` does it, with its own iterations or others, in one
process and with compiled code at hand. Seconds of processor time of a game; `decisions` are those where there was a
choice.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

import ludi
from ludi.bots.warmth import warm
from ludi.kernel.record import Record
from ludi.lab import Plan
from ludi.lab.match import play_some
from ludi.lab.review import review

PLAYERS = 2


def timed(plan: Plan, game: int, iterations: int | None) -> tuple[int, float]:
    """The decisions of a game and the seconds that its review took."""
    (played,) = play_some(plan, [game])
    record = Record(plan.game, list(played.actions))
    began = time.process_time()
    found = review(record, iterations=iterations)
    return sum(seat.decisions for seat in found.seats), time.process_time() - began


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=ludi.titles(), help="every title, if none is given")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int, help="of each decision; what is usual for the title, if not given")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| title | decisions | s | s for 60 decisions |")
    print("|---|---:|---:|---:|")
    for title in args.title or ludi.titles():
        plan = Plan(title, ("greedy",) * PLAYERS, games=args.games, seed=args.seed)
        warm(plan.game)
        timed(plan, 0, args.iterations)
        decisions, seconds = map(fmean, zip(*(timed(plan, i, args.iterations) for i in range(args.games)), strict=True))
        print(f"| {title} | {decisions:.0f} | {seconds:.1f} | {60 * seconds / decisions:.1f} |", flush=True)


if __name__ == "__main__":
    main()
