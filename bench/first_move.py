"""How long a level takes for its first move where nothing was compiled yet: a new process with an empty cache.

    python bench/first_move.py

Two times: from the question to a process that has answered another title, as one has that `ludi play` and a server keep
ready; and the same with the start of the process and its first answer before that.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time

from ludi.bots import LEVELS, BotProcess
from ludi.kernel.titles import TITLES, family
from ludi.lab.positions import choices

LIMIT = 2.0  # seconds from the question


def measured(title: str, level: str) -> tuple[float, float, str]:
    """Seconds from the question, those from the start of the process, and the home in which the move was found."""
    rng, state = random.Random(1), next(iter(choices(title)))
    other = next(iter(choices(next(one for one in TITLES if family(one) != family(title)))))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LUDI_CACHE"] = folder  # of the process; here nothing is compiled
        began = time.perf_counter()
        with BotProcess("random") as bot:
            bot.choose(other, rng)
            bot.level, asked = level, time.perf_counter()
            bot.choose(state, rng)
            ended = time.perf_counter()
            return ended - asked, ended - began, bot.home


def main() -> int:
    """Measure and print; 1 if a title takes too long."""
    parser = argparse.ArgumentParser(description="Measure first moves with an empty cache.")
    parser.add_argument("--title", action="append", choices=TITLES, help="the games (all)")
    parser.add_argument("--level", default="consul", choices=LEVELS)
    asked, late = parser.parse_args(), 0
    for title in asked.title or TITLES:
        alone, whole, home = measured(title, asked.level)
        late += alone > LIMIT
        print(
            f"{title}: {alone:.2f} s after the question, {whole:.2f} s after the start, in the {home} home", flush=True
        )
    return int(late > 0)


if __name__ == "__main__":
    sys.exit(main())
