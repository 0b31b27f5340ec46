"""Whether reviews are what they say: luck and skill make the result, luck is 0 on average, stronger bots err less.

    python bench/reviews.py roma --bot random --bot tiro --games 20 --iterations 16 --out reviews.jsonl

Each bot plays all seats of its games. A row: how far luck and skill are from the result at most, the mean luck of the
first seat with its standard error, how many of these that is from 0, what a decision costs, in percent of a win, with
the standard error, and the mean accuracy. With --decisions luck is left out, with --luck what decisions cost. With
--out every game is kept as it is reviewed, and --resume goes on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from ludi.kernel.errors import LudiError
from ludi.kernel.record import Record
from ludi.lab import Plan
from ludi.lab.kept import Kept
from ludi.lab.match import play_some
from ludi.lab.review import STEEP, Review, Reviewer
from ludi.lab.spread import spread

Found = dict[str, float]  # what of a game is counted
Task = tuple[Plan, int]  # and the number of the game


def reviewed(reviewer: Reviewer) -> Found:
    """All of a game."""
    review = reviewer.review(None)
    seats = review.seats
    return fallen(review) | {
        "error": 100 * sum(seat.errors for seat in seats) / max(1, sum(seat.decisions for seat in seats)),
        "accuracy": sum(seat.accuracy for seat in seats) / len(seats),
    }


def decided(reviewer: Reviewer) -> Found:
    """What decisions cost."""
    errors = [d.error for d in reviewer.decisions()]
    return {"error": 100 * float(np.mean(errors)), "accuracy": float(np.mean(100 * np.exp(STEEP * np.array(errors))))}


def lucky(reviewer: Reviewer) -> Found:
    """What chance gave."""
    return fallen(reviewer.luck())


def fallen(review: Review) -> Found:
    """What of the luck of a game is counted."""
    return {
        "off": max(abs(seat.luck + seat.skill - (seat.final - seat.initial)) for seat in review.seats),
        "luck": 100 * review.seats[0].luck,
    }


LOOKS = {"all": reviewed, "decisions": decided, "luck": lucky}


def look(task: Task, part: str, iterations: int) -> tuple[int, Found]:
    """A game, played and reviewed: its number, and what is counted, with the seconds of processor time."""
    plan, i = task
    began = time.process_time()
    (game,) = play_some(plan, [i])
    found = LOOKS[part](Reviewer(Record(plan.game, list(game.actions)), None, iterations, 0))
    return i, found | {"seconds": time.process_time() - began}


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(np.mean(numbers)), float(np.std(numbers, ddof=1) / len(numbers) ** 0.5)


def row(title: str, bot: str, found: list[Found]) -> str:
    """A line of the table."""
    told, cost = "| | |", "| |"
    seconds, _ = mean([one["seconds"] for one in found])
    if "error" in found[0]:
        errors, around = mean([one["error"] for one in found])
        accuracy, _ = mean([one["accuracy"] for one in found])
        cost = f"{errors:.2f} ± {around:.2f} | {accuracy:.0f} |"
    if "luck" in found[0]:
        luck, about = mean([one["luck"] for one in found])
        off = max(one["off"] for one in found)
        told = f"{off:.0e} | {luck:+.1f} ± {about:.1f} | {abs(luck) / about:.1f} |"
    return f"| {title} | {bot} | {len(found)} | {told} {cost} {seconds:.1f} |"


def main() -> int:
    """Play, review, and print a line for each bot; the exit status."""
    parser = argparse.ArgumentParser(description="Whether reviews are what they say.")
    parser.add_argument("title", help="the game")
    parser.add_argument("--players", type=int, default=2, help="how many play (2)")
    parser.add_argument("--bot", action="append", help="a level; random and tiro if none is given")
    parser.add_argument("--games", type=int, default=20, help="games of each bot, 2 or more (20)")
    parser.add_argument("--iterations", type=int, default=16, help="of each decision (16)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side (1)")
    part = parser.add_mutually_exclusive_group()
    part.add_argument(
        "--decisions", action="store_const", const="decisions", dest="part", default="all", help="without luck"
    )
    part.add_argument("--luck", action="store_const", const="luck", dest="part", help="without what decisions cost")
    parser.add_argument("--out", type=Path, help="a file of the games that are reviewed")
    parser.add_argument("--resume", action="store_true", help="go on with it")
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error(f"--games: {asked.games} was given, 2 or more is accepted")
    print("| title | bot | games | off by | luck of the first, % | standard errors | error, % | accuracy | s a game |")
    print("|---|---|" + "---:|" * 7)
    bots = asked.bot or ["random", "tiro"]
    header = {"ludi-reviews": 1, "title": asked.title, "players": asked.players, "iterations": asked.iterations}
    header |= {} if asked.part == "all" else {asked.part: True}
    work = partial(look, part=asked.part, iterations=asked.iterations)
    try:
        with (
            Kept(asked.out, header | {"bots": bots, "seed": asked.seed}, asked.resume) as kept,
            ProcessPoolExecutor(asked.jobs) as pool,
        ):
            for b, bot in enumerate(bots):
                plan = Plan(asked.title, (bot,) * asked.players, asked.games, asked.seed)
                numbers = [len(bots) * i + b for i in range(asked.games)]
                left = [(plan, i) for i, number in enumerate(numbers) if number not in kept.found]
                for done, (i, found) in enumerate(spread(work, left, executor=pool), asked.games - len(left) + 1):
                    kept.add(numbers[i], found)
                    print(f"{bot}: {done} of {asked.games}", end="\r", file=sys.stderr)
                print(row(asked.title, bot, [kept.found[number] for number in numbers]), flush=True)
    except KeyboardInterrupt:
        return 130
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
