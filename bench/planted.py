"""Does a balance report of Roma find one card that costs three sestertii less among 25, and nothing where nothing is?

For every card the report is made anew. Found: its corrected p is below the level of the report, and what changed has
the right sign. Then reports of games without a change, each beside games of another luck; none should report anything.
Needs the extra `lab`.

    python bench/planted.py --games 3000 --unchanged 12
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from dataclasses import replace

from ludi.cli.balance import after
from ludi.kernel.facts import facts
from ludi.lab import Plan
from ludi.lab.balance import LEVEL, Report, balance, report
from ludi.lab.counted import Piece, counted
from ludi.lab.spread import spread

LESS = 3
PIECE = 50


def processor() -> float:
    """Seconds of this process and of those that it has waited for."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def unchanged(plan: Plan, other: int) -> Report:
    """Games beside those of another seed, as if one were the change of the other."""
    luck = replace(plan, seed=other)
    starts = range(0, plan.games, PIECE)
    pieces = [
        Piece(plan.as_dict(), luck.as_dict(), n, range(i, min(i + PIECE, plan.games))) for n, i in enumerate(starts)
    ]
    return report(plan, luck, dict(spread(counted, pieces)))


def told(card: str, costs: int, found: Report, seconds: float, work: float) -> bool:
    """Print a line for a card; whether it was found."""
    rows = {row.event: row for row in found.changes if row.thing == card}
    laid, left = rows.get("laid"), rows.get("left")
    change = {row.event: row.change for row in found.rows if row.thing == card}
    sizes = " | ".join(f"{change.get(event) or 0:+.3f}" for event in ("laid", "left"))
    p = min((row.adjusted or 0 for row in rows.values()), default=1.0)
    right = (laid is None or (laid.change or 0) > 0) and (left is None or (left.change or 0) < 0)
    others = sum(row.thing not in (card, "") for row in found.changes)
    said = "no" if not rows else "yes" if right else "WRONG SIGN"
    cost = f"{costs} to {max(0, costs - LESS)}"
    print(f"| {card} | {cost} | {said} | {p:.1e} | {sizes} | {others} | {seconds:.1f} | {work:.1f} |", flush=True)
    return said == "yes"


def main() -> int:
    """Measure and print; 1 where a card was not found or an unchanged run reported something."""
    parser = argparse.ArgumentParser(description="Plant changes and look for them.")
    parser.add_argument("--games", type=int, default=3000, help="pairs of games of a report (3000)")
    parser.add_argument("--unchanged", type=int, default=12, help="reports without a change (12)")
    parser.add_argument("--card", action="append", help="only this card; may be given more than once")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    before = Plan("roma", ("random", "random"), asked.games, asked.seed)
    cards = {card: entry["cost"] for card, entry in facts("roma")["cards"].items() if entry.get("roma")}
    print("| card | costs | found | smallest corrected p | laid | left | other cards named | seconds | of processors |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    missed = 0
    for card in asked.card or cards:
        began, work = time.perf_counter(), processor()
        options = after("roma", [], [], None, [f"{card}={max(0, cards[card] - LESS)}"])
        new = replace(before, options=options or {})
        found = balance(before, new)
        missed += not told(card, cards[card], found, time.perf_counter() - began, processor() - work)
    false = 0
    for n in range(asked.unchanged):
        said = unchanged(before, asked.seed + 1 + n).changes
        false += bool(said)
        print(f"unchanged {n + 1}/{asked.unchanged}: {len(said)} reported", file=sys.stderr, flush=True)
    print(f"\n{missed} not found; {false} of {asked.unchanged} reports without a change reported one (level {LEVEL})")
    return int(missed > 0 or false > 0)


if __name__ == "__main__":
    sys.exit(main())
