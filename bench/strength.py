"""How strong the levels are: the matches of docs/benchmarks.md, seats swapped, printed as Markdown.

An interrupted run goes on where it stopped when it is started again with the same arguments.

    python bench/strength.py --games 400 --folder strength
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludi.cli.simulate import interval, run, won
from ludi.kernel.errors import LudiError
from ludi.lab import Plan, Result, Summary, summary
from ludi.locales import text

MATCHES = (("consul", "greedy", 100.0), ("consul", "random", 100.0))
FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "strength"


def row(plan: Plan, found: Summary) -> str:
    """A line of the table."""
    t, bot = text(), found.bots[0]
    cells = [f"{plan.bots[0]}, {plan.ms:.0f} ms a move", plan.bots[1], str(found.games), won(t, bot.won)]
    cells += [interval(t, bot.won), str(bot.draws), t("lab-sum-number", n=found.turns), won(t, found.first)]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Play what is not played yet, then print the table; the exit status."""
    parser = argparse.ArgumentParser(description="Play the matches that show how strong the levels are.")
    parser.add_argument("--title", default="roma", help="the game (roma)")
    parser.add_argument("--games", type=int, default=400, help="games of each match (400)")
    parser.add_argument("--jobs", type=int, help="processes side by side; one for each processor if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept (.cache/strength)")
    asked = parser.parse_args()
    played: list[tuple[Plan, list[Result]]] = []
    try:
        for one, other, ms in MATCHES:
            plan = Plan(asked.title, (one, other), asked.games, asked.seed, ms)
            file = asked.folder / f"{asked.title}-{one}-{other}-{ms:.0f}ms-{asked.games}-seed{asked.seed}.jsonl"
            played.append((plan, run(plan, jobs=asked.jobs, out=file, resume=True)))
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except KeyboardInterrupt:
        return 130
    print("| bot | against | games | won | 95 % interval | draws | turns | won by the first seat |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for plan, results in played:
        print(row(plan, summary(plan, results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
