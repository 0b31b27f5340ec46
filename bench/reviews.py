"""Whether reviews are what they say: luck and skill make the result, luck is 0 on average, stronger bots err less.

    python bench/reviews.py roma --bot random --bot tiro --games 20 --iterations 16

Each bot plays all seats of its games. A row: how far luck and skill are from the result at most, the mean luck of the
first seat with its standard error, how many of these that is from 0, what a decision costs, in percent of a win, with
the standard error, and the mean accuracy.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

import numpy as np

from ludi.kernel.errors import LudiError
from ludi.kernel.record import Record
from ludi.lab import Plan
from ludi.lab.match import play_some
from ludi.lab.review import Review, review


def reviews(title: str, bot: str, games: int, iterations: int, seed: int) -> list[Review]:
    """Games of a bot against itself, reviewed."""
    plan = Plan(title, (bot,) * 2, games, seed)
    played = play_some(plan, range(games))
    return [review(Record(plan.game, list(game.actions)), iterations=iterations) for game in played]


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(np.mean(numbers)), float(np.std(numbers, ddof=1) / len(numbers) ** 0.5)


def row(bot: str, found: list[Review], seconds: float) -> str:
    """A line of the table."""
    seats = [seat for one in found for seat in one.seats]
    off = max(abs(seat.luck + seat.skill - (seat.final - seat.initial)) for seat in seats)
    luck, about = mean([100 * one.seats[0].luck for one in found])
    errors, around = mean(
        [100 * sum(s.errors for s in one.seats) / max(1, sum(s.decisions for s in one.seats)) for one in found]
    )
    accuracy = np.mean([seat.accuracy for seat in seats])
    return (
        f"| {found[0].title} | {bot} | {len(found)} | {off:.0e} | {luck:+.1f} ± {about:.1f} | {abs(luck) / about:.1f} "
        f"| {errors:.2f} ± {around:.2f} | {accuracy:.0f} | {seconds / len(found):.1f} |"
    )


def main() -> int:
    """Play, review, and print a line for each bot; the exit status."""
    parser = argparse.ArgumentParser(description="Whether reviews are what they say.")
    parser.add_argument("title", help="the game, for two")
    parser.add_argument("--bot", action="append", help="a level; random and tiro if none is given")
    parser.add_argument("--games", type=int, default=20, help="games of each bot, 2 or more (20)")
    parser.add_argument("--iterations", type=int, default=16, help="of each decision (16)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error(f"--games: {asked.games} was given, 2 or more is accepted")
    print("| title | bot | games | off by | luck of the first, % | standard errors | error, % | accuracy | s a game |")
    print("|---|---|" + "---:|" * 7)
    try:
        for bot in asked.bot or ["random", "tiro"]:
            began = time.process_time()
            found = reviews(asked.title, bot, asked.games, asked.iterations, asked.seed)
            print(row(bot, found, time.process_time() - began), flush=True)
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
