"""What the network that comes with a title is worth, against search with random games to the end: rounds of games in
which the seats change and the luck is shared. PAIR: iterations of the network, and those of random games.

    python bench/networks.py roma --pair 1000,1000 --pair 10000,10000 --rounds 36
"""

from __future__ import annotations

import argparse
import statistics
import sys

from rich.console import Console
from rich.progress import track

from ludi.cli.options import options_from
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.kernel.titles import TITLES
from ludi.kernel.weights import shipped
from ludi.learning.play import Bot, Rounds, match

RANDOM = -1  # the limit of playouts to the end
SURE = 1.96


def pair(text: str) -> tuple[int, int]:
    """Two numbers of iterations."""
    network, other = (int(x) for x in text.split(","))
    if min(network, other) < 1:
        raise ValueError
    return network, other


def count(text: str) -> int:
    """A number of decisions."""
    if int(text) < 0:
        raise ValueError
    return int(text)


def main() -> int:
    """Play, then print the table; the exit status."""
    parser = argparse.ArgumentParser(description="Measure the network that comes with a title.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--pair", action="append", type=pair, required=True, metavar="NETWORK,RANDOM")
    parser.add_argument("--rounds", type=int, default=36, help="of as many games as there are seats (36)")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--decisions", type=count, default=0, help="made at random before the network is asked (0)")
    asked = parser.parse_args()
    try:
        game = make(asked.title, **options_from(asked.title, asked.option, None))
    except LudiError as error:
        print(error, file=sys.stderr)
        return 2
    net = shipped(asked.title)
    if net is None:
        print(f"no network comes with {asked.title}", file=sys.stderr)
        return 2
    numbers = tuple(net.numbers())
    rows = []
    for network, other in asked.pair:
        bots = (Bot(network, asked.decisions, numbers), *[Bot(other, RANDOM)] * (game.players - 1))
        won: list[float] = []
        try:
            for i in track(range(asked.rounds), f"{network}, {other}", console=Console(stderr=True)):
                won += [x for _, x in match(Rounds(asked.title, dict(game.options), bots, asked.seed, (i,)))]
        except KeyboardInterrupt:
            print("interrupted: what was played so far", file=sys.stderr)
        if len(won) > 1:
            mean, half = statistics.mean(won), SURE * statistics.stdev(won) / len(won) ** 0.5
            low, high, games = max(0.0, mean - half), min(1.0, mean + half), len(won) * game.players
            rows.append(f"| {network} | {other} | {games} | {mean:.1%} | {low:.1%} to {high:.1%} |")
    print(
        "| iterations of the network | of random games to the end | games | won | 95% interval |",
        "|---:|---:|---:|---:|---|",
        *rows,
        sep="\n",
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
