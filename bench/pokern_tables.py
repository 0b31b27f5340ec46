"""The tables of the solution of Römisch Pokern that docs/pokern-solver.md shows, from solved layers.

What a start is worth by rule and turns, without cards and by single cards; the first turn of the game with eight; and
how the points of games by best play are spread, as so many games that are played by it show.

    ludi solve pokern --turns 14 --folder solved
    python bench/pokern_tables.py --folder solved
    python bench/pokern_tables.py --folder solved --games 2000
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean, stdev

import numpy as np

import ludi
from ludi.games.pokern.constants import CARD_NAMES, CARDS, ROWS
from ludi.solvers.pokern import ALL_CARDS, Values
from ludi.solvers.pokern_advisor import Place, Worth, judged, place
from ludi.solvers.pokern_columns import column_key
from ludi.solvers.pokern_dice import FIRST, READINGS, SIZE, WRITTEN
from ludi.solvers.pokern_layers import Layers
from ludi.solvers.pokern_turn import MODES
from ludi.solvers.pokern_whole import turn_table

TURNS = 8  # those of the game that is looked at closely


def kept(folder: Path, mode: int, turns: int | str) -> Values | None:
    """The values at the start by set of cards, if that layer is kept in the folder."""
    file = folder / f"pokern-{ROWS}rows-{MODES[mode]}-{turns}.npy"
    if not file.exists():
        return None
    found: Values = np.load(file, mmap_mode="r")[-1]
    return found


def by_rule(folder: Path, most: int) -> None:
    """Points with all cards, and without any, by rule and turns."""
    print(f"| turns | {' | '.join(MODES)} | strict, no cards |")
    print("|---:|" + "---:|" * (len(MODES) + 1))
    for turns in [*range(1, most + 1), "discard"]:
        rows = [kept(folder, mode, turns) for mode in range(len(MODES))]
        cells = [f"{x[ALL_CARDS]:.4f}" if x is not None else "" for x in rows]
        bare = f"{rows[0][0]:.4f}" if rows[0] is not None else ""
        if any(cells):
            print(f"| {turns} | {' | '.join(cells)} | {bare} |")


def by_card(folder: Path) -> None:
    """What each card is worth: alone in place of none, and as the last of all six."""
    values = kept(folder, 0, TURNS)
    if values is None:
        return
    print(f"\n| card, {TURNS} turns | alone more than none | missing of all six |\n|---|---:|---:|")
    for card in range(CARDS):
        alone, missing = values[1 << card] - values[0], values[ALL_CARDS] - values[ALL_CARDS & ~(1 << card)]
        print(f"| {CARD_NAMES[card]} | {alone:.2f} | {missing:.2f} |")


class Best:
    """Best play by the layers of the strict rule."""

    def __init__(self, folder: Path) -> None:
        self._layers = Layers(folder, ROWS, 0)
        self._number = {int(key): i for i, key in enumerate(self._layers.columns.keys)}

    def known(self, turns: int) -> Callable[[int], Values]:
        """What columns are worth with so many turns to come."""
        values = self._layers.layer(turns)
        return lambda key: np.asarray(values[self._number[key]])

    def play(self, game: ludi.Game, rng: random.Random) -> int:
        """The points of one game."""
        state, turn = game.start(), 0
        while state.to_move != ludi.OVER:
            if state.raw.round != turn:
                turn = int(state.raw.round)
                me, known = place(state, 0), self.known(game.options["turns"] - turn)
                table, worth = turn_table(me, known, 0, False) + me.entered, self._worth(me, known)
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            elif len(legal := state.legal()) == 1:
                state.apply(legal[0])
            else:
                found = judged(state, 0, table, worth, legal)
                state.apply(max(found, key=lambda a: found[a]))
        return state.scores()[0]

    def _worth(self, me: Place, known: Callable[[int], Values]) -> Worth:
        """What a turn that ended is worth; a duplicate apart from its like, which is never better, is left out."""

        def worth(number: int, key: int, cards: int) -> float | None:
            if number == 0 and me.bare:
                return float(me.entered)
            return me.entered + number + float(known(key)[cards]) if key in self._number else None

        return worth


def first_turn(best: Best) -> None:
    """For each number that the first turn may end with: its row, what that is worth, and whether one stops on it."""
    game = ludi.make("pokern", 1, turns=TURNS)
    me, known = place(game.start(), 0), best.known(TURNS - 1)
    table = turn_table(me, known, 0, False)[ALL_CARDS]
    found: dict[int, tuple[int, float, bool]] = {}
    for m in WRITTEN:
        lying = float(table[FIRST[0, 0] + m])
        for number in {int(n) for n in READINGS[m] if n > 0}:
            worth = {r: number + float(known(column_key([number if i == r else 0 for i in range(ROWS)]))[ALL_CARDS]) for r in range(ROWS)}  # fmt: skip # noqa: E501
            row = max(worth, key=lambda r: worth[r])
            stops = worth[row] >= lying - 1e-4
            if SIZE[m] < 6 or number not in found:
                found[number] = row, worth[row], stops or found.get(number, (0, 0.0, False))[2]
    print(f"\n| number, first of {TURNS} turns | row | points | stop with dice left |\n|---:|---:|---:|---|")
    for number, (row, worth_of_it, stops) in sorted(found.items()):
        print(f"| {number} | {row + 1} | {worth_of_it:.2f} | {'yes' if stops else ''} |")


def spread(best: Best, games: int) -> None:
    """How the points are spread."""
    game, rng, points = ludi.make("pokern", 1, turns=TURNS), random.Random(1), []
    for n in range(games):
        points.append(best.play(game, rng))
        if n % 100 == 99:
            print(f"{n + 1} games, mean {mean(points):.1f}", file=sys.stderr)
    error = stdev(points) / games**0.5
    shares = np.quantile(points, [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99])
    print(f"\n{games} games of {TURNS} turns: mean {mean(points):.2f} ± {error:.2f}, deviation {stdev(points):.1f},")
    print(f"least {min(points)}, most {max(points)}; 1, 10, 25, 50, 75, 90, 99 % below {shares.round().tolist()}")


def main() -> int:
    """Print the tables as Markdown; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where `ludi solve` kept its layers")
    parser.add_argument("--turns", type=int, default=14, help="the most turns shown (14)")
    parser.add_argument("--games", type=int, default=0, help="how many games show the spread (0)")
    given = parser.parse_args()
    by_rule(given.folder, given.turns)
    by_card(given.folder)
    best = Best(given.folder)
    first_turn(best)
    if given.games:
        spread(best, given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
