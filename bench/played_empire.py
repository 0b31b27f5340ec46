"""Weights for the players of a try in History of the Roman Empire, who weigh battles by their odds.

Generation by generation, four players whose weights are each changed at random play many games; a regression of the
points that they are ahead on the changes says which way more points are. Two steps that way, a short and a long one,
are tried against the weights of `greedy`, and the one that is farther ahead is kept. Last of all, what the weights in
use (PLAYED of src/ludi/games/empire/foresight.py) give against those of `greedy` in new games.
An interrupted run prints what it has found.

    python bench/played_empire.py --generations 0 --match 1500
    python bench/played_empire.py --generations 2 --games 8000 --match 1500 --seed 5
"""

from __future__ import annotations

import argparse
import importlib
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire.evaluate import TRAITS, WORTH
from ludi.games.empire.foresight import PLAYED
from ludi.kernel import rng, schema
from ludi.kernel.scratch import declared

SEATS = 4
SIZE, LEAST = 0.2, 12.0  # of a change: as a part of a weight, and at least so many hundredths of a point
STEPS = (0.3, 1.0)
LONGEST = 1.5  # of a step, in sizes of a change
KEPT = 0.6  # of the way of the generation before
NEAR = np.array((0.25, 0.5, 0.25))  # what the turn before, itself and the next have to say of a weight
SURE = 1.96
Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


class Table:
    """Games of four players, each with weights of its own, compiled."""

    def __init__(self) -> None:
        self.game = ludi.make("empire", SEATS)
        names = ("rules", "rollout", "evaluate", "foresight", "state_ops")
        rules, rollout, judged, sight, state_ops = (self.game.fast.module(name) for name in names)
        whole, copy = sight.WHOLE, state_ops.copy
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def worth(g: Any, w: Any, me: int, gain: Any) -> int:
            judged.expected(g, w, gain)
            judged.in_front(gain, SEATS)
            return int(gain[me])

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def by_odds(states: Any, a: int, w: Any, r: Any, out: Any, gain: Any) -> int:
            g, h, k = states[1], states[2], states[3]
            me, depth, found, left = rules.to_move(g), g.depth, 0, whole
            copy(h, g)
            rules.apply(h, a)
            while sight.to_a_round(h, me, depth, r, out):
                p = sight.round_won(h)
                copy(k, h)
                sight.decide(k, False)
                while sight.to_a_round(k, me, depth, r, out):
                    sight.decide(k, 2 * sight.round_won(k) >= whole)
                found += left * (whole - p) // whole * worth(k, w, me, gain)
                left = left * p // whole
                sight.decide(h, True)
            return int(found + left * worth(h, w, me, gain))

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def play(states: Any, workspaces: Any, weights: Any, points: Any, places: Any) -> None:
            g, x = states[0], workspaces[0]
            while rules.to_move(g) != ludi.OVER:
                seat = rules.to_move(g)
                if seat == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, x.r, x.out))
                    continue
                copy(states[1], g)
                rules.redeal(states[1], seat, x.r)
                n = rules.legal(states[1], x.out)
                chosen, top = x.out[0], -1
                for i in range(n if n > 1 else 0):
                    n = rules.legal(states[1], x.out)
                    a = x.out[i]
                    found = by_odds(states, a, weights[seat], x.r, x.out, x.gain)
                    if found > top:
                        chosen, top = a, found
                rules.apply(g, chosen)
            rules.score(g, points)
            rules.rank(g, places)

        self.compiled = play
        desk, _, _ = declared("empire")
        self.states, self.workspaces = np.zeros(5, schema.dtype(self.game.state_type)), np.zeros(2, schema.dtype(desk))

    def play(self, weights: Whole, seed: int) -> tuple[Whole, Whole]:
        """The points and the places of a game between players by these weights, one row for each seat."""
        schema.to_record(self.game.state_type, self.game.start().raw, self.states, 0)
        rng.seed(r := [0, 0, 0, 0], seed)
        self.workspaces["r"][0][:] = r
        points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        self.compiled(self.states, self.workspaces, weights, points, places)
        return points, places


@dataclass
class Bench:
    """A table, a bar that shows how far it is, and the first number of the games to come."""

    table: Table
    bar: Progress
    seed: int

    def games(self, what: str, weights: list[Whole]) -> tuple[Whole, Whole]:
        """Points and places of a game for each set of four weights."""
        task = self.bar.add_task(what, total=len(weights))
        played = []
        for w in weights:
            self.seed += 1
            played.append(self.table.play(w, self.seed))
            self.bar.advance(task)
        points, places = zip(*played, strict=True)
        return np.array(points), np.array(places)

    def match(self, what: str, weights: Floats, games: int) -> tuple[Floats, Floats]:
        """How far one player by these weights is ahead of three by those of `greedy`, and its share of the wins."""
        three = np.tile(np.array(WORTH, np.int64), (SEATS, 1))
        sets = []
        for i in range(games):
            four = three.copy()
            four[i % SEATS] = np.rint(weights)
            sets.append(four)
        points, places = self.games(what, sets)
        at = np.arange(games)
        mine, first = points[at, at % SEATS], places == 0
        ahead = mine - (points.sum(1) - mine) / (SEATS - 1)
        return ahead, first[at, at % SEATS] / first.sum(1)

    def way(self, what: str, weights: Floats, games: int, own: np.random.Generator) -> Floats:
        """Which way more points are, in sizes of a change."""
        size = sizes(weights)
        changed = weights + own.standard_normal((games, SEATS, len(weights))) * size
        tried = np.maximum(0, np.rint(changed)).astype(np.int64)
        points, _ = self.games(what, list(tried))
        ahead = points - points.mean(1, keepdims=True)
        moved = (tried - weights) / size
        moved -= moved.mean(1, keepdims=True)
        found = np.einsum("gs,gsk->k", ahead, moved) / (moved**2).sum() * len(weights)
        return smooth(found)


def sizes(weights: Floats) -> Floats:
    """How much each weight is changed by."""
    return np.asarray(np.maximum(SIZE * np.abs(weights), LEAST), np.float64)


def smooth(way: Floats) -> Floats:
    """Each trait's weights of neighbouring turns go together."""
    rows = way.reshape(TRAITS, K.TURNS)
    share = np.convolve(np.ones(K.TURNS), NEAR, "same")
    return np.array([np.convolve(row, NEAR, "same") / share for row in rows]).reshape(-1)


def told(name: str, ahead: Floats, won: Floats) -> None:
    """A line of the table."""
    off = [SURE * x.std(ddof=1) / len(x) ** 0.5 for x in (won, ahead)]
    share = f"{100 * won.mean():.1f}% (± {100 * off[0]:.1f})"
    print(f"| {name} | {len(won)} | {share} | {ahead.mean():.1f} (± {off[1]:.1f}) |")


def improved(bench: Bench, generations: int, games: int, match: int) -> Floats:
    """The weights after so many generations of so many games."""
    weights, way, own = np.array(WORTH, float), np.zeros(len(WORTH)), np.random.default_rng(bench.seed)
    for generation in range(1, generations + 1):
        way = KEPT * way + bench.way(f"generation {generation}", weights, games, own)
        best, most = weights, -np.inf
        for step in STEPS:
            there = np.maximum(2, weights + np.clip(step * way, -LONGEST, LONGEST) * sizes(weights))
            ahead, won = bench.match(f"generation {generation}, step {step}", there, match)
            told(f"generation {generation}, step {step}", ahead, won)
            if ahead.mean() > most:
                best, most = there, ahead.mean()
        weights = best
    return weights


def main() -> int:
    """Play, improve, print; the exit status."""
    parser = argparse.ArgumentParser(description="Find weights for the players of a try.")
    parser.add_argument("--generations", type=int, default=2, help="0: only the weights in use (2)")
    parser.add_argument("--games", type=int, default=8000, help="of a generation, between changed weights (8000)")
    parser.add_argument("--match", type=int, default=1500, help="games against the weights of greedy (1500)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.generations < 0 or asked.games < 2 or asked.match < 2:
        parser.error("0 or more generations, 2 or more games and 2 or more games of a match are accepted")
    try:
        with Progress(console=Console(stderr=True)) as bar:
            bench = Bench(Table(), bar, asked.seed << 32)
            print("| weights | games | won | points ahead of the mean |\n|---|---:|---:|---:|")
            found = improved(bench, asked.generations, asked.games, asked.match)
            told("in use", *bench.match("in use", np.array(PLAYED, float), asked.match))
    except KeyboardInterrupt:
        return 130
    if asked.generations:
        print("PLAYED = (")
        for row in np.rint(found).astype(int).reshape(TRAITS, K.TURNS):
            print(f"    {', '.join(map(str, row))},")
        print(")")
    return 0


if __name__ == "__main__":
    sys.exit(main())
