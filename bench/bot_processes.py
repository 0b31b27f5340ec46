"""A bot's time for a move after its process has served another title, beside that of a fresh process, both warm.

    python bench/bot_processes.py

For each pair a process plays moves of the first title, then of the second; another one plays the same moves of the
second from its start. Both times are medians over the same questions, asked in turns, after the code was loaded. What
is printed is Markdown; an answer that is not at full strength ends the run with status 1.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from itertools import islice

import ludi
from ludi.bots import BotProcess
from ludi.kernel.errors import LudiError
from ludi.lab.positions import choices

PAIRS = ("lusitania:arena", "pokern:roma", "roma:empire")


def seconds(bot: BotProcess, state: ludi.State) -> float:
    """The time of an answer. Raises LudiError if it was not at full strength, or not from compiled code."""
    began = time.perf_counter()
    bot.choose(state, random.Random(1))
    if not bot.full or bot.home != "fast":
        raise LudiError(f"{state.game.title}: the answer came from the {bot.home or 'no'} home: {bot.failed or 'weak'}")
    return time.perf_counter() - began


def measure(level: str, first: str, second: str, moves: int) -> str:
    """A line of the table."""
    asked = list(islice(choices(second), moves))
    with BotProcess(level) as changed, BotProcess(level) as fresh:
        for state in islice(choices(first), 3):
            changed.choose(state, random.Random(1))
        waits = [seconds(bot, asked[0]) for bot in (changed, fresh)]
        pairs = [(seconds(changed, state), seconds(fresh, state)) for state in asked]
    after, before = (1000 * statistics.median(times) for times in zip(*pairs, strict=True))
    cells = [f"{second} after {first}", level, str(len(asked)), f"{after:.1f} ms", f"{before:.1f} ms"]
    cells += [f"{after / before:.2f}", f"{waits[0]:.1f} s", f"{waits[1]:.1f} s"]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure bots after a change of title.")
    parser.add_argument("--pair", action="append", metavar="FIRST:SECOND", help=f"instead of {', '.join(PAIRS)}")
    parser.add_argument("--level", default="consul", help="the level (consul)")
    parser.add_argument("--moves", type=int, default=40, help="moves of each pair (40)")
    asked = parser.parse_args()
    print("| title | level | moves | median after another title | median of a fresh process | ratio | first | first |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    try:
        for pair in asked.pair or PAIRS:
            first, _, second = pair.partition(":")
            print(measure(asked.level, first, second, asked.moves), flush=True)
    except LudiError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
