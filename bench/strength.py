"""How strong the levels are: the matches of docs/strength.md, seats swapped, printed as Markdown.

A match names a level for each seat; the first one is counted, and all move up a seat from game to game. An interrupted
run prints what its games say so far. Started again with the same arguments it goes on where it stopped, after the first
of its games was played again and has ended as it did. Games of the slowest matches are kept for others to go on with:
--folder bench/played.

    python bench/strength.py --games 400 --folder strength
    python bench/strength.py --title arena --option cards=mixed --match consul:greedy
    python bench/strength.py --title empire --match consul:greedy:greedy:greedy --games 200
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

from ludi.cli.options import options_from
from ludi.cli.simulate import interval, run, won
from ludi.kernel.errors import LudiError
from ludi.lab import Plan, Result, Summary, simulate, summary
from ludi.lab.results import read
from ludi.locales import text

MATCHES = ("consul:greedy", "consul:random")
MS = 100.0
FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "strength"


def row(plan: Plan, found: Summary) -> str:
    """A line of the table."""
    t, bot = text(), found.bots[0]
    against = ", ".join(f"{n} {name}" if n > 1 else name for name, n in Counter(plan.bots[1:]).items())
    budget = "" if plan.ms is None else f", {plan.ms:.0f} ms a move"
    cells = [plan.bots[0] + budget, against, str(found.games), won(t, bot.won)]
    cells += [interval(t, bot.won), str(bot.draws), t("lab-sum-number", n=found.turns), won(t, found.first)]
    return f"| {' | '.join(cells)} |"


def kept_in(file: Path, plan: Plan) -> list[Result]:
    """The games that were played already."""
    return read(file, plan) if file.exists() else []


def check(plan: Plan, file: Path) -> None:
    """Raises LudiError if games are to be added to those of other bots: the first one kept ends otherwise today."""
    kept = kept_in(file, plan)
    if not 0 < len(kept) < plan.games:
        return
    first = min(kept, key=lambda result: result.game)
    print(f"{file.name}: game {first.game} is played again, to see that the bots are the same", file=sys.stderr)
    (again,) = simulate(plan, jobs=1, only=(first.game,))
    if replace(again, seconds=first.seconds) != first:
        raise LudiError(
            f"{file}: game {first.game} ended {first.scores} after {first.decisions} decisions and ends {again.scores} "
            f"after {again.decisions} now: the bots have changed; remove the file to begin anew"
        )


def main() -> int:
    """Play what is not played yet, then print the table; the exit status."""
    parser = argparse.ArgumentParser(description="Play the matches that show how strong the levels are.")
    parser.add_argument("--title", default="roma", help="the game (roma)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--match", action="append", metavar="BOT:BOT...", help=f"instead of {' and '.join(MATCHES)}")
    parser.add_argument("--games", type=int, default=400, help="games of each match (400)")
    parser.add_argument("--jobs", type=int, help="processes side by side; one for each processor if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ms", type=float, default=MS, help="time for a move; 0 for each level's own budget (100)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept (.cache/strength)")
    asked = parser.parse_args()
    played: list[tuple[Plan, Path]] = []
    status = 0
    try:
        options = options_from(asked.title, asked.option, None)
        name = "-".join([asked.title, *(f"{k}={v}" for k, v in sorted(options.items()))])
        for match in asked.match or MATCHES:
            plan = Plan(asked.title, tuple(match.split(":")), asked.games, asked.seed, asked.ms or None, options)
            bots = match.replace(":", "-")
            file = asked.folder / f"{name}-{bots}-{asked.ms:.0f}ms-{asked.games}-seed{asked.seed}.jsonl"
            check(plan, file)
            played.append((plan, file))
            run(plan, jobs=asked.jobs, out=file, resume=True)
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except KeyboardInterrupt:
        status = 130
    print("| bot | against | games | won | 95 % interval | draws | turns | won by the first seat |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for plan, file in played:
        if results := kept_in(file, plan):
            print(row(plan, summary(plan, results)))
    return status


if __name__ == "__main__":
    sys.exit(main())
