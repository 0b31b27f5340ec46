"""Whether reviews are what they say: luck and skill make the result, luck is 0 on average, stronger bots err less.

    python bench/reviews.py roma --bot random --bot tiro --games 20 --iterations 16 --out reviews.jsonl

Each bot plays all seats of its games. A row: how far luck and skill are from the result at most, the mean luck of the
first seat with its standard error, how many of these that is from 0, what a decision costs, in percent of a win, with
the standard error, and the mean accuracy. With --decisions luck is left out, which is most of the work. With --out
every game is kept as it is reviewed, and --resume goes on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ludi.kernel.errors import LudiError
from ludi.kernel.record import Record
from ludi.lab import Plan
from ludi.lab.kept import Kept
from ludi.lab.match import play_some
from ludi.lab.review import STEEP, Reviewer, review


def reviewed(plan: Plan, i: int, iterations: int) -> dict[str, Any]:
    """A game, played and reviewed: what of it is counted, with the seconds of processor time."""
    began = time.process_time()
    (game,) = play_some(plan, [i])
    seats = review(Record(plan.game, list(game.actions)), iterations=iterations).seats
    return {
        "off": max(abs(seat.luck + seat.skill - (seat.final - seat.initial)) for seat in seats),
        "luck": 100 * seats[0].luck,
        "error": 100 * sum(seat.errors for seat in seats) / max(1, sum(seat.decisions for seat in seats)),
        "accuracy": sum(seat.accuracy for seat in seats) / len(seats),
        "seconds": time.process_time() - began,
    }


def decided(plan: Plan, i: int, iterations: int) -> dict[str, Any]:
    """A game of which the decisions alone are reviewed."""
    began = time.process_time()
    (game,) = play_some(plan, [i])
    errors = [d.error for d in Reviewer(Record(plan.game, list(game.actions)), None, iterations, 0).decisions()]
    return {
        "error": 100 * float(np.mean(errors)),
        "accuracy": float(np.mean(100 * np.exp(STEEP * np.array(errors)))),
        "seconds": time.process_time() - began,
    }


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(np.mean(numbers)), float(np.std(numbers, ddof=1) / len(numbers) ** 0.5)


def row(title: str, bot: str, found: list[dict[str, float]]) -> str:
    """A line of the table."""
    errors, around = mean([one["error"] for one in found])
    accuracy, seconds = (float(np.mean([one[name] for one in found])) for name in ("accuracy", "seconds"))
    told = "| | |"
    if "luck" in found[0]:
        luck, about = mean([one["luck"] for one in found])
        off = max(one["off"] for one in found)
        told = f"{off:.0e} | {luck:+.1f} ± {about:.1f} | {abs(luck) / about:.1f} |"
    return f"| {title} | {bot} | {len(found)} | {told} {errors:.2f} ± {around:.2f} | {accuracy:.0f} | {seconds:.1f} |"


def main() -> int:
    """Play, review, and print a line for each bot; the exit status."""
    parser = argparse.ArgumentParser(description="Whether reviews are what they say.")
    parser.add_argument("title", help="the game")
    parser.add_argument("--players", type=int, default=2, help="how many play (2)")
    parser.add_argument("--bot", action="append", help="a level; random and tiro if none is given")
    parser.add_argument("--games", type=int, default=20, help="games of each bot, 2 or more (20)")
    parser.add_argument("--iterations", type=int, default=16, help="of each decision (16)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", action="store_true", help="what decisions cost, without luck")
    parser.add_argument("--out", type=Path, help="a file of the games that are reviewed")
    parser.add_argument("--resume", action="store_true", help="go on with it")
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error(f"--games: {asked.games} was given, 2 or more is accepted")
    print("| title | bot | games | off by | luck of the first, % | standard errors | error, % | accuracy | s a game |")
    print("|---|---|" + "---:|" * 7)
    bots = asked.bot or ["random", "tiro"]
    header = {"ludi-reviews": 1, "title": asked.title, "players": asked.players, "iterations": asked.iterations}
    header |= {"decisions": True} if asked.decisions else {}
    look = decided if asked.decisions else reviewed
    try:
        with Kept(asked.out, header | {"bots": bots, "seed": asked.seed}, asked.resume) as kept:
            for b, bot in enumerate(bots):
                plan = Plan(asked.title, (bot,) * asked.players, asked.games, asked.seed)
                numbers = [len(bots) * i + b for i in range(asked.games)]
                for number in numbers:
                    if number not in kept.found:
                        kept.add(number, look(plan, number // len(bots), asked.iterations))
                        print(f"{bot}: {number // len(bots) + 1} of {asked.games}", end="\r", file=sys.stderr)
                print(row(asked.title, bot, [kept.found[number] for number in numbers]), flush=True)
    except KeyboardInterrupt:
        return 130
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
