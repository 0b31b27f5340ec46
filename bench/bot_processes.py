"""A bot's time for a move after its process has served another title, beside that of a fresh process.

    python bench/bot_processes.py

For each pair a process plays moves of the first title, then of the second; another one plays the same moves of the
second from its start. Both times are medians over the same questions, asked in turns, after a first one; a line for
each home that both answered from. What is printed is Markdown; an answer that is not at full strength ends the run with
status 1.
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


def timed(bot: BotProcess, state: ludi.State) -> tuple[float, str]:
    """The seconds of an answer, and the home it came from. Raises LudiError if it was not at full strength."""
    began = time.perf_counter()
    bot.choose(state, random.Random(1))
    if not bot.full:
        raise LudiError(f"{state.game.title}: the answer came from the {bot.home or 'no'} home: {bot.failed or 'weak'}")
    return time.perf_counter() - began, bot.home


def measure(level: str, first: str, second: str, moves: int) -> list[str]:
    """Lines of the table: of each home that both processes answered from, the moves that they did there."""
    asked, taken = list(islice(choices(second), moves)), dict[str, list[tuple[float, float]]]()
    with BotProcess(level) as changed, BotProcess(level) as fresh:
        for state in islice(choices(first), 3):
            changed.choose(state, random.Random(1))
        waits = [timed(bot, asked[0])[0] for bot in (changed, fresh)]
        for state in asked:
            (after, home), (before, other) = timed(changed, state), timed(fresh, state)
            if home == other:  # one of them loads what was compiled a move or two before the other does
                taken.setdefault(home, []).append((after, before))
    lines = []
    for home, pairs in taken.items():
        after, before = (1000 * statistics.median(times) for times in zip(*pairs, strict=True))
        cells = [f"{second} after {first}", level, home, str(len(pairs)), f"{after:.1f} ms", f"{before:.1f} ms"]
        cells += [f"{after / before:.2f}", f"{waits[0]:.1f} s", f"{waits[1]:.1f} s"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure bots after a change of title.")
    parser.add_argument("--pair", action="append", metavar="FIRST:SECOND", help=f"instead of {', '.join(PAIRS)}")
    parser.add_argument("--level", default="consul", help="the level (consul)")
    parser.add_argument("--moves", type=int, default=40, help="moves of each pair (40)")
    asked = parser.parse_args()
    print("| title | level | home | moves | after another title | fresh | ratio | first | first, fresh |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    try:
        for pair in asked.pair or PAIRS:
            first, _, second = pair.partition(":")
            print(*measure(asked.level, first, second, asked.moves), sep="\n", flush=True)
    except LudiError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
