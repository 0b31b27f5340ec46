"""The wasm home beside the compiled one, in one run on one core: the same trees, and how much of the speed.

    python bench/homes.py --positions 100

Positions are those of random games. Both homes search each of them, one right after the other; the share is that of
the processor time of all of them. A tree that differs ends it with status 1.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator

from ludi.bots.warmth import warm
from ludi.kernel.engine import Engine
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State, make
from ludi.kernel.searching import Search
from ludi.kernel.titles import TITLES

Work = Callable[[Engine, State, int], object]
GAMES = {"roma": 4000, "arena": 4000, "lusitania": 400, "pokern": 8000, "empire": 60}


def positions(game: Game, n: int) -> Iterator[State]:
    """Decisions with a choice, far enough apart to be of several games."""
    rng = random.Random(1)
    while n:
        state = game.start()
        while state.to_move != OVER and n:
            if state.to_move == CHANCE:
                state.sample(rng)
                continue
            legal = state.legal()
            if len(legal) > 1 and rng.random() < 0.1:
                n -= 1
                yield state.copy()
            state.apply(rng.choice(legal))


def searched(iterations: int) -> Work:
    """So many iterations from a position."""

    def work(engine: Engine, state: State, seed: int) -> Search:
        return engine.search(state, iterations=iterations, seed=seed)

    return work


def planned(iterations: int) -> Work:
    """So many simulations."""

    def work(engine: Engine, state: State, seed: int) -> Search:
        return engine.plan(state, iterations=iterations, seed=seed)

    return work


def compared(game: Game, states: list[State], work: Work) -> tuple[float, int]:
    """The share of the compiled speed, and in how many positions the answers differ."""
    spent, wrong = {"fast": 0.0, "wasm": 0.0}, 0
    for n, state in enumerate(states):
        found = []
        for engine in (game.fast, game.wasm) if n % 2 else (game.wasm, game.fast):
            cpu = time.thread_time()
            found.append(work(engine, state, n))
            spent[engine.home] += time.thread_time() - cpu
        wrong += found[0] != found[1]
    return spent["fast"] / spent["wasm"], wrong


def hashes(game: Game, n: int) -> tuple[float, int]:
    """The same of random games."""
    spent, found = [], []
    for engine in (game.fast, game.wasm):
        cpu = time.thread_time()
        found.append(engine.playouts(n, 7, hashed=1000))
        spent.append(time.thread_time() - cpu)
    same = (found[0].hash, found[0].decisions) == (found[1].hash, found[1].decisions)
    return spent[0] / spent[1], int(not same)


def main() -> int:
    """Measure, and print a line for each; the exit status."""
    parser = argparse.ArgumentParser(description="Compare the wasm home with the compiled one.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="the games; all if none is given")
    parser.add_argument("--positions", type=int, default=100, help="so many of each game (100)")
    parser.add_argument("--iterations", type=int, default=1000, help="of a search (1000); a tenth in a plan")
    asked = parser.parse_args()
    failed = 0
    for title in asked.titles or TITLES:
        game = make(title)
        warm(game)
        states, n = list(positions(game, asked.positions)), asked.iterations
        works = {"search": searched(n)} | ({"plan": planned(max(1, n // 10))} if hasattr(game.rules, "merit") else {})
        hashes(game, 1)
        for work in works.values():
            compared(game, states[:1], work)  # all is loaded or compiled then
        rows = {"playouts": hashes(game, GAMES[title])}
        rows |= {what: compared(game, states, work) for what, work in works.items()}
        for what, (share, wrong) in rows.items():
            print(f"{title:<10} {what:<9} {share:5.2f} of compiled, {wrong} differ", flush=True)
            failed += wrong
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
