"""Is every start of History of the Roman Empire as good as the others? Games of a greedy player against itself.

Prints wins and mean points by start land, as Markdown, with the share that chance alone would give.

    python bench/balance.py --games 4000
    python bench/balance.py --players 3 --option domination_rule=three_and_plurality
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import ludi
from ludi.cli.options import options_from
from ludi.games.empire.constants import SIDES
from ludi.games.empire.map import LAND_IDS, STARTS
from ludi.kernel import schema
from ludi.kernel.scratch import declared


def played(game: ludi.Game, n: int, seed: int, samples: int, blind: int) -> tuple[Any, Any, Any]:
    """Scores, places and start lands (+ 1, of each side) of n games."""
    greedy = game.fast.module("greedy")
    states = np.zeros(5, schema.dtype(game.state_type))
    workspaces = np.zeros(2, schema.dtype(declared("empire")[0]))
    schema.to_record(game.state_type, game.start().raw, states, 4)
    scores, places = (np.zeros((n, game.players), np.int64) for _ in range(2))
    starts = np.zeros((n, SIDES), np.int64)
    for i in track(range(n), "Games", console=Console(stderr=True)):
        greedy.games(states, workspaces, scores[i : i + 1], places[i : i + 1], seed + i, samples, blind)
        starts[i] = states[0]["side"]["start"]
    return scores, places, starts


def main() -> int:
    """Play and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure how good each start land is.")
    parser.add_argument("--games", type=int, default=4000, help="games (4000)")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--samples", type=int, default=8, help="rolls by which a move is judged (8)")
    parser.add_argument("--blind", type=int, default=0, help="seats that play at random, as bits (0)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = ludi.make("empire", asked.players, **options_from("empire", asked.option, None))
    began = time.perf_counter()
    scores, places, starts = played(game, asked.games, asked.seed << 32, asked.samples, asked.blind)
    took = time.perf_counter() - began
    points = scores.mean(0).round(1).tolist()
    print(f"{asked.games} games, {took / asked.games * 1000:.0f} ms each; by seat: mean points {points},", end=" ")
    print(f"wins {(places == 0).mean(0).round(3).tolist()}\n")
    print("| start land | taken | wins | 95 % | mean points |")
    print("|---|---:|---:|---:|---:|")
    for l, name in enumerate(LAND_IDS):
        if STARTS >> l & 1:
            won: list[bool] = []
            gained: list[int] = []
            for game_, side in zip(*np.nonzero(starts == l + 1), strict=True):
                won.append(bool(places[game_, side % asked.players] == 0))
                gained.append(int(scores[game_, side % asked.players]))
            share = float(np.mean(won)) if won else 0.0
            error = 1.96 * (share * (1 - share) / max(1, len(won))) ** 0.5
            print(f"| {name} | {len(won)} | {100 * share:.1f} % | ± {100 * error:.1f} | {np.mean(gained or [0]):.1f} |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
