"""What games of the laboratory cost: random and greedy bots of a title in the compiled homes, in processor time.

python bench/lab_games.py roma --random 10000 --greedy 200
"""

from __future__ import annotations

import argparse
import sys
import time

from ludi.kernel.errors import LudiError
from ludi.lab import Plan
from ludi.lab.compiled import games_of_a_call, play_all, warm

HOMES = ("fast", "wasm")


def seconds(plan: Plan, home: str) -> float:
    """Of this process, for the games of a plan in a home; nothing is compiled or loaded meanwhile."""
    engine, some = getattr(plan.game, home), games_of_a_call(plan)
    play_all(plan, [0], engine)
    began = time.process_time()
    for first in range(0, plan.games, some):
        play_all(plan, range(first, min(first + some, plan.games)), engine)
    return time.process_time() - began


def main() -> int:
    """Measure, and print a line for each bot and home; the exit status."""
    parser = argparse.ArgumentParser(description="Measure games of random and greedy bots.")
    parser.add_argument("title", help="the game")
    parser.add_argument("--random", type=int, default=10_000, help="games of random bots (10000)")
    parser.add_argument("--greedy", type=int, default=200, help="games of greedy bots (200)")
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    try:
        for bot, games in (("random", asked.random), ("greedy", asked.greedy)):
            plan = Plan(asked.title, (bot,) * asked.players, games, 1)
            warm(plan)
            for home in HOMES:
                took = seconds(plan, home)
                print(
                    f"{asked.title} {bot:<7} {home}: {games} games in {took:.2f} s, {1000 * took / games:.3f} ms each"
                )
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
