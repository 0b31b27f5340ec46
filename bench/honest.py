"""Whether the chance that a hint shows is borne out: games to the end after the move that it puts first.

    python bench/honest.py roma --positions 100 --games 4

Positions are those of bench/hints.py, choices of random and of greedy games. The best move of the hint is made in
worlds redealt from what its seat knows, and Centurio plays all seats from there. The same is asked of a search of as
many iterations whose random games go to the end, with the same luck. A row: the mean chance that was shown, the mean
share of the games that was won, the mean of the difference with its standard error, and the log loss of the chance
shown (0.693: as a coin; it is taken as 0.5% to 99.5%); then what the first row won more than the second.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from math import log
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

import ludi
from ludi.bots.levels import LEVELS, level_of
from ludi.bots.protocol import HINT_ITERATIONS, Judged, Limits, Question, ask, ask_for_hint
from ludi.bots.search import HINT_TIMES, searched
from ludi.kernel.titles import TITLES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.hints import position

LEAST = 0.005  # a chance that is shown is taken as this at least, and as much less than sure
PLAYER = "centurio"
Row = list[tuple[float, float]]  # shown, and won


def hinted(question: Question) -> Judged:
    """What the hint puts first."""
    level = level_of(LEVELS[-1], question.game.title)
    return level.advise(question, HINT_ITERATIONS * level.hint_times, None, warm=True)[0]


def to_the_end(question: Question) -> Judged:
    """What a search with random games to the end puts first."""
    return searched(question, HINT_ITERATIONS * HINT_TIMES, None, -1)[0]


def won(state: ludi.State, action: int, seat: int, luck: str) -> float:
    """The share of a game that the seat wins after a move, in a world that it cannot exclude."""
    rng, level = random.Random(luck), level_of(PLAYER, state.game.title)
    world = state.redeal(seat, rng)
    world.apply(action)
    while world.to_move != ludi.OVER:
        if world.to_move == ludi.CHANCE:
            world.sample(rng)
        elif len(legal := world.legal()) == 1:
            world.apply(legal[0])
        else:
            world.apply(level.choose(ask(world, rng), Limits(), warm=True).action)
    return world.estimate()[seat]


def line(name: str, row: Row) -> str:
    """A row of the table."""
    shown, share = np.array(row).T
    taken, off = np.clip(shown, LEAST, 1 - LEAST), shown - share
    loss = float(np.mean([-w * log(p) - (1 - w) * log(1 - p) for p, w in zip(taken, share, strict=True)]))
    more = f"{off.mean():+.1%} ± {off.std(ddof=1) / len(off) ** 0.5:.1%}"
    return f"| {name} | {len(row)} | {shown.mean():.1%} | {share.mean():.1%} | {more} | {loss:.3f} |"


def show(rows: Sequence[tuple[str, Row]]) -> None:
    """Print what there is."""
    print(
        "| chance shown | positions | shown | won | more than won | log loss |",
        "|---|---:|---:|---:|---:|---:|",
        sep="\n",
    )
    for name, row in rows:
        print(line(name, row))
    more = np.array(rows[0][1])[:, 1] - np.array(rows[1][1])[:, 1]
    print(f"\nThe first wins {more.mean():+.1%} ± {more.std(ddof=1) / len(more) ** 0.5:.1%} more.")


def count(text: str) -> int:
    """Two or more, for a mean with its error."""
    if int(text) < 2:
        raise ValueError
    return int(text)


def main() -> None:
    """Ask, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--positions", type=count, default=100, help="two or more (100)")
    parser.add_argument("--games", type=count, default=4, help="after each move, two or more (4)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows: list[tuple[str, Row]] = [("by the hint", []), ("by random games to the end", [])]
    try:
        for n in track(range(given.positions), given.title, console=Console(stderr=True)):
            state = position(given.title, n)
            question, found = ask_for_hint(state, secret=b"a table"), dict[int, float]()
            for (_, row), asked in zip(rows, (hinted, to_the_end), strict=True):
                best = asked(question)
                if best.action not in found:
                    lucks = [f"{given.seed} {n} {k}" for k in range(given.games)]
                    found[best.action] = float(
                        np.mean([won(state, best.action, question.seat, luck) for luck in lucks])
                    )
                row.append((best.value, found[best.action]))
    except KeyboardInterrupt:
        print("interrupted: what was asked so far", file=sys.stderr)
    whole = len(rows[1][1])
    if whole > 1:
        show([(name, row[:whole]) for name, row in rows])


if __name__ == "__main__":
    main()
