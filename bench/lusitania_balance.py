"""How Lusitania XXI plays with the assumed card values: bots against bots, the table of docs/games/lusitania.md.

python bench/lusitania_balance.py --games 10000
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from statistics import fmean

from rich.console import Console
from rich.progress import track

import ludi
from ludi.bots.levels import LEVELS, make_bot
from ludi.bots.protocol import ask
from ludi.games.lusitania import kinds as K

HEAD = ("players", "games", "reached 21", "turns each", "winner", "others", "Caesar's first owner wins")


def play(game: ludi.Game, level: str, seed: int) -> tuple[ludi.State, int, Counter[str]]:
    """One game: its end, who began, and how often each guest and Mars card was used."""
    state, rng, bot = game.start(), random.Random(seed), make_bot(level)
    first, used = 0, Counter[str]()
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        if state.raw.turn == 1:
            first = state.raw.active
        action = bot.choose(ask(state, rng))
        word, name = game.notation.parts(action)
        if word == "use":
            used[name] += 1
        state.apply(action)
    return state, first, used


def row(players: int, games: int, level: str, options: dict[str, object]) -> tuple[list[str], list[str]]:
    """The figures of one number of players, and how often each guest is used in a game."""
    game = ludi.make("lusitania", players, **options)
    game.warm()
    reached, turns, winners, others, firsts = 0, list[float](), list[float](), list[float](), 0
    used = Counter[str]()
    for seed in track(range(games), f"{players} players", console=Console(stderr=True)):
        end, first, of_game = play(game, level, seed)
        points, ranks = end.points(), end.ranks()
        reached += max(points) >= K.TARGET
        turns.append(end.raw.turn / players)
        winners.append(points[ranks.index(0)])
        others += [x for x, r in zip(points, ranks, strict=True) if r > 0]
        firsts += ranks[first] == 0
        used += of_game
    share = f"{100 * firsts / games:.1f} % (of {100 / players:.0f})"
    figures = [str(players), str(games), f"{100 * reached / games:.1f} %", f"{fmean(turns):.1f}"]
    return [*figures, f"{fmean(winners):.1f}", f"{fmean(others):.1f}", share], [
        str(players),
        *(f"{used[guest] / games:.2f}" for guest in K.GUESTS),
    ]


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table as the documentation has it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def main() -> int:
    """Play, and print both tables; the exit status."""
    parser = argparse.ArgumentParser(description="Bots against bots in Lusitania XXI.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each number of players (10000)")
    parser.add_argument("--players", type=int, action="append", choices=(2, 3, 4), help="only so many players")
    parser.add_argument("--bot", default="greedy", choices=LEVELS, help="the level of all bots (greedy)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    options: dict[str, object] = dict(pair.split("=", 1) for pair in asked.option)
    rows = [row(players, asked.games, asked.bot, options) for players in asked.players or (2, 3, 4)]
    print(table(HEAD, [figures for figures, _ in rows]))
    print()
    print(table(("players", *K.GUESTS), [used for _, used in rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
