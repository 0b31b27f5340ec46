"""How long the advice of Römisch Pokern takes: hints at positions of real games, by an advisor that knows nothing yet.

Games alone and of two and four seats, played by levels that search and so do not keep to what the solver likes. Asked
is what a hint asks, at the first decision of each turn with an advisor that is new, and at the other decisions of the
turn with the same one. On a busy machine look at the time of the processor.

    python bench/pokern_advice.py
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from statistics import median

import ludi
from ludi.bots import ask, make_bot
from ludi.bots.warmth import warm
from ludi.games.pokern.levels import STRONGEST, advisor, opinions

SEATS = (1, 2, 4)
LEVELS = ("tiro", "centurio")  # seat by seat


@dataclass(frozen=True)
class Taken:
    """Seconds of the clock, and of the processor in all threads."""

    clock: float
    cpu: float


def asked(state: ludi.State) -> Taken:
    """What a hint takes."""
    began, cpu = time.perf_counter(), time.process_time()
    opinions(state, STRONGEST, every=True)
    return Taken(time.perf_counter() - began, time.process_time() - cpu)


def play(seats: int, rng: random.Random, found: dict[str, list[Taken]], options: dict[str, str]) -> None:
    """A game; what the advice in it took, by the kind of position."""
    state, turn = ludi.make("pokern", seats, **options).start(), None
    bots = [make_bot(LEVELS[p % len(LEVELS)]) for p in range(seats)]
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        g = state.raw
        first = turn != (g.round, g.active)
        if first:
            turn = (g.round, g.active)
            advisor.cache_clear()
        entered = any(g.side[state.to_move].row)
        place = "after the first entry" if entered else "before it"
        found[f"{place}, {'first asked in a turn' if first else 'asked again in it'}"].append(asked(state))
        state.apply(bots[state.to_move].choose(ask(state, rng)))


def main() -> int:
    """Print the table as Markdown; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300, help="how many first questions of a turn, at least (300)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = {name: value for name, _, value in (x.partition("=") for x in given.option)}
    warm(ludi.make("pokern"))
    rng, found = random.Random(given.seed), defaultdict[str, list[Taken]](list)
    games = 0
    while sum(len(x) for name, x in found.items() if "first asked" in name) < given.positions:
        play(SEATS[games % len(SEATS)], rng, found, options)
        games += 1
        print(f"{games} games", file=sys.stderr)
    print("| position | asked | median, ms | 95 %, ms | worst, ms | processor: median, ms | 95 %, ms | worst, ms |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name in sorted(found):
        rows = []
        for times in ([t.clock for t in found[name]], [t.cpu for t in found[name]]):
            times.sort()
            rows += [median(times), times[int(0.95 * (len(times) - 1))], times[-1]]
        print(f"| {name} | {len(found[name])} | {' | '.join(f'{1000 * x:.0f}' for x in rows)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
