"""The processor time that the levels take for a move, in compiled code: Markdown, one line for each title.

    python bench/move_times.py

The questions are positions of one game of random moves with a choice in them, the same ones for every level.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

import ludi
from ludi.bots import LEVELS, ask, make_bot
from ludi.bots.levels import OPPONENTS
from ludi.bots.warmth import warm
from ludi.kernel.titles import TITLES
from ludi.lab.positions import choices


def questions(title: str, n: int) -> list[ludi.State]:
    """Positions with a choice, spread over a game."""
    found = list(choices(title))
    return found[:: max(1, len(found) // n)][:n]


def times(title: str, level: str, n: int) -> str:
    """Median and longest, in milliseconds."""
    bot, taken = make_bot(level), list[float]()
    for state in questions(title, n):
        question = ask(state, random.Random(1))
        began = time.process_time()
        bot.choose(question)
        taken.append(1000 * (time.process_time() - began))
    return f"{statistics.median(taken):.0f}, {max(taken):.0f}"


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure the processor time of moves.")
    parser.add_argument("--title", action="append", choices=TITLES, help="the games (all)")
    parser.add_argument("--level", action="append", choices=LEVELS, help="the levels (those that people play against)")
    parser.add_argument("--moves", type=int, default=10, help="moves of each level (10)")
    asked = parser.parse_args()
    levels = asked.level or OPPONENTS[1:]
    print(f"| title | {' | '.join(levels)} |")
    print("|---|" + "---:|" * len(levels))
    for title in asked.title or TITLES:
        warm(ludi.make(title))
        print(f"| {title} | {' | '.join(times(title, level, asked.moves) for level in levels)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
