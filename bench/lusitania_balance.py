"""How Lusitania XXI plays with the assumed card values: greedy players; see docs/games/lusitania.md.

python bench/lusitania_balance.py --games 10000
python bench/lusitania_balance.py --games 10000 --option laurus=true --option virtus=true
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import ludi
from ludi.cli.options import options_from
from ludi.games.lusitania import constants as K
from ludi.kernel import schema
from ludi.kernel.errors import LudiError
from ludi.kernel.scratch import declared

HEAD = (
    "players",
    "games",
    "reached 21",
    "deck made anew",
    "turns each",
    "most turns",
    "ended by max_turns",
    "winner",
    "others",
    "Caesar's first owner wins",
)


def played(game: ludi.Game, n: int, seed: int, iterations: int) -> tuple[Any, Any, Any, Any]:
    """Of n games: half points, places, how often each action was taken, and turns with what became of the deck."""
    tally = game.fast.module("tally").tally
    states = np.zeros(5, schema.dtype(game.state_type))
    desk, node, _ = declared(game.title)
    workspaces, tree = np.zeros(2, schema.dtype(desk)), np.zeros(64 * iterations + 64, schema.dtype(node))
    schema.to_record(game.state_type, game.start().raw, states, 3)
    scores, places = (np.zeros((n, game.players), np.int64) for _ in range(2))
    done, ends = np.zeros((n, game.actions), np.int64), np.zeros((n, 2), np.int64)
    for i in track(range(n), f"{game.players} players", console=Console(stderr=True)):
        one = slice(i, i + 1)
        tally(states, workspaces, tree, scores[one], places[one], done[one], seed + i, iterations, 0, True)
        ends[i] = states[2]["turn"], states[2]["shuffled"]
    return scores, places, done, ends


def row(game: ludi.Game, n: int, seed: int, iterations: int) -> tuple[list[str], list[str]]:
    """The figures of one number of players, and how often things are done in a game."""
    scores, places, done, ends = played(game, n, seed, iterations)
    points, won, turns = scores / game.score_unit, places == 0, ends[:, 0] / game.players
    first = done[:, K.LEADER : K.LEADER + game.players].argmax(1)
    share = won[np.arange(n), first].mean()
    error = 1.96 * (share * (1 - share) / n) ** 0.5
    figures = [
        f"{(points.max(1) >= K.TARGET).mean():.1%}",
        f"{ends[:, 1].mean():.1%}",
        f"{turns.mean():.1f}",
        f"{turns.max():.0f}",
        f"{(ends[:, 0] >= game.options['max_turns']).mean():.1%}",
        f"{points[won].mean():.1f}",
        f"{points[~won].mean():.1f}",
        f"{share:.1%} ± {error:.1%} (of {1 / game.players:.0%})",
    ]
    guests = done[:, K.USE : K.USE + K.USABLE].mean(0)
    hired = done[:, K.HIRE : K.HIRE + K.KINDS].sum(1).mean()
    released = done[:, K.DOWN : K.DOWN + K.KINDS].sum(1).mean()
    exchanged = done[:, K.PUT : K.PUT + K.KINDS].sum(1).mean()
    of_each = [f"{x / game.players:.1f}" for x in (hired, exchanged, released)]
    return [str(game.players), str(n), *figures], [str(game.players), *(f"{x:.2f}" for x in guests), *of_each]


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table as the documentation has it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> int:
    """Play, and print both tables; the exit status."""
    parser = argparse.ArgumentParser(description="Greedy players in Lusitania XXI.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each number of players (10000)")
    parser.add_argument("--players", type=int, action="append", choices=(2, 3, 4), help="only so many players")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--iterations", type=int, default=64, help="of the search for a move (64)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.perf_counter()
    try:
        options = options_from("lusitania", asked.option, None)
        games = [ludi.make("lusitania", players, **options) for players in asked.players or (2, 3, 4)]
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    rows = [row(game, asked.games, asked.seed << 32, asked.iterations) for game in games]
    print(table(HEAD, [figures for figures, _ in rows]))
    print()
    print(table(("players", *K.GUESTS, "hired", "exchanged", "released"), [used for _, used in rows]))
    print(f"{time.perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
