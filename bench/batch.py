"""Steps a second of batches on one core, with the numbers of what is seen, without, encoded; playouts beside them.

    python bench/batch.py roma pokern --games 256 --seconds 2

A step is one decision of one game, with the chance behind it. Actions are drawn uniformly from the legal ones, which
is counted too. Rates are per second of this thread's processor time, the best of three rounds that take turns; so on a
machine with other work their proportion to the playouts says most.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import numpy as np

from ludi.kernel.engine import Engine
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.kernel.titles import TITLES

ROUNDS = 3
PIECE = 20  # steps, or playouts, between two looks at the clock


def stepping(engine: Engine, games: int, **how: bool) -> Callable[[], int]:
    """Some steps of a batch, some way into its games; how many decisions."""
    batch, rng = engine.batch(games, **how), np.random.default_rng(0)

    def work() -> int:
        for _ in range(PIECE):
            batch.step(batch.sample(rng))
        return PIECE * games

    for _ in range(5):
        work()
    return work


def playing(engine: Engine) -> Callable[[], int]:
    """Some random games; how many decisions."""
    seed = iter(range(0, 1 << 40, PIECE))
    return lambda: engine.playouts(PIECE, next(seed)).decisions


def rate(work: Callable[[], int], seconds: float) -> float:
    """Decisions a second."""
    done, cpu, until = 0, time.thread_time(), time.perf_counter() + seconds
    while time.perf_counter() < until:
        done += work()
    return done / (time.thread_time() - cpu)


def main() -> int:
    """Measure, and print a line for each title; the exit status."""
    parser = argparse.ArgumentParser(description="Measure batches.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="the games; all if none is given")
    parser.add_argument("--home", choices=("fast", "wasm"), default="fast", help="where they are played (fast)")
    parser.add_argument("--games", type=int, default=256, help="games of a batch (256)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement of each round (2)")
    asked = parser.parse_args()
    try:
        for title in asked.titles or TITLES:
            engine: Engine = getattr(make(title), asked.home)
            ways: list[dict[str, bool]] = [{}, {"observe": False}, {"encode": True}]
            works = [*(stepping(engine, asked.games, **way) for way in ways), playing(engine)]
            rounds = [[rate(work, asked.seconds) for work in works] for _ in range(ROUNDS)]
            seen, blind, encoded, played = (max(one) / 1e6 for one in zip(*rounds, strict=True))
            print(
                f"{title:<10} {seen:5.2f} M steps/s with masks and observations, {blind:5.2f} M with masks alone, "
                f"{encoded:5.2f} M encoded, "
                f"{played:5.2f} M decisions/s of playouts",
                flush=True,
            )
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
