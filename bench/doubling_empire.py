"""What the readings of "doubling" do in History of the Roman Empire: games of the greedy player against itself.

One line for each reading, as Markdown: points, how far the winner is ahead, how often the leader after turn 3 wins, the
wins of each start land, and how often an area counts once, twice or three times when a side scores.

    python bench/doubling_empire.py --games 4000
"""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire.map import LAND_IDS, STARTS
from ludi.games.empire.options import DOMINATION
from ludi.kernel import rng, schema
from ludi.kernel.scratch import declared

SEATS = 4
EARLY = 3  # the turn after which there is a leader
GRADES = K.CONTROL + 1
LANDS = K.AREA_SIZE + 1


class Table:
    """Games of four greedy players under one reading, compiled."""

    def __init__(self, reading: str, rolls: int) -> None:
        self.game = ludi.make("empire", SEATS, domination_rule=reading)
        names = ("rules", "scoring", "greedy", "rollout", "state_ops")
        rules, scoring, greedy, rollout, state = (self.game.fast.module(name) for name in names)
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def count(g: Any, counts: Any) -> None:
            for area in range(K.AREAS):
                held = scoring.census(g, area)
                n = scoring.counted(held, g.active, g.phase)
                if n > 0:
                    rivals = scoring.rivals_of(g, held, g.active)
                    counts[scoring.grade(g, g.active, g.phase, area, n, rivals), n] += 1

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def play(states: Any, workspaces: Any, counts: Any, early: Any, points: Any, places: Any) -> None:
            g, before = states[0], states[5]
            while rules.to_move(g) != ludi.OVER:
                state.copy(before, g)
                if rules.to_move(g) == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, workspaces[0].r, workspaces[0].out))
                else:
                    rules.apply(g, greedy.move(states, workspaces, rolls))
                if before.main != K.NOBODY and g.main == K.NOBODY:
                    count(before, counts)
                    if g.turn == EARLY:
                        rules.score(g, early)
            rules.score(g, points)
            rules.rank(g, places)

        self.play = play
        self.states = np.zeros(6, schema.dtype(self.game.state_type))
        self.workspaces = np.zeros(2, schema.dtype(declared("empire")[0]))
        schema.to_record(self.game.state_type, self.game.start().raw, self.states, 4)

    def one(self, seed: int, counts: Any) -> tuple[Any, Any, Any, Any]:
        """One game: points in turn 3 and at the end, places, and start lands + 1."""
        rng.seed(r := [0, 0, 0, 0], seed)
        self.workspaces["r"][0][:] = r
        self.states[0] = self.states[4]
        early, points, places = (np.zeros(SEATS, np.int64) for _ in range(3))
        self.play(self.states, self.workspaces, counts, early, points, places)
        return early, points, places, self.states[0]["side"]["start"].copy()


def row(reading: str, rolls: int, games: int, seed: int) -> str:
    """The line of a reading."""
    table, counts = Table(reading, rolls), np.zeros((GRADES, LANDS), np.int64)
    kept = [table.one((seed << 32) + i, counts) for i in track(range(games), reading, console=Console(stderr=True))]
    early, points, places, starts = (np.array(part) for part in zip(*kept, strict=True))
    won = (places == 0) / (places == 0).sum(1, keepdims=True)
    ordered = np.sort(points, 1)
    by_start = [won[starts == l + 1].mean() for l in range(len(LAND_IDS)) if STARTS >> l & 1]
    leaders = early == early.max(1, keepdims=True)
    kept_lead = ((won * leaders).sum(1) / leaders.sum(1)).mean()
    total = counts.sum()
    cells = [reading, str(games), f"{points.mean():.1f}", f"{(ordered[:, -1] - ordered[:, -2]).mean():.1f}"]
    cells += [f"{100 * kept_lead:.1f} %", ", ".join(f"{100 * x:.1f}" for x in by_start)]
    cells += [f"{100 * counts[grade].sum() / total:.1f} %" for grade in (K.PRESENCE, K.DOMINATION, K.CONTROL)]
    return f"| {' | '.join([*cells, f'{100 * counts[K.DOMINATION, 1] / total:.1f} %'])} |"


def main() -> int:
    """Play and print; the exit status."""
    parser = argparse.ArgumentParser(description="Compare the readings of doubling.")
    parser.add_argument("--games", type=int, default=4000, help="games of each reading (4000)")
    parser.add_argument("--reading", action="append", choices=DOMINATION, help="the readings (all)")
    parser.add_argument("--rolls", type=int, default=4, help="rolls by which a move is judged (4)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    starts = ", ".join(name for l, name in enumerate(LAND_IDS) if STARTS >> l & 1)
    print("| reading | games | mean points | first ahead of second | leader after turn 3 wins |", end="")
    print(f" wins of {starts} | once | twice | three times | twice with one land |")
    print("|---|---:|---:|---:|---:|---|---:|---:|---:|---:|")
    for reading in asked.reading or DOMINATION:
        print(row(reading, asked.rolls, asked.games, asked.seed), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
