"""Fit what a position of History of the Roman Empire is worth: what those of greedy games still brought, by traits.

A linear regression of the points that a seat gained until the end on its traits, both against the mean of all seats,
with weights for each turn that are held to those of the next and above nothing; then the lead that multiplies the
odds of winning by e.
Prints WORTH and STEEP of src/ludi/games/empire/evaluate.py, and how well both say who won games that were not used.

    python bench/fit_empire.py --games 2000 --seed 1
    python bench/fit_empire.py --games 200 --simulations 16
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import ludi
from ludi.games.empire import evaluate as judged
from ludi.games.empire.constants import TURNS
from ludi.kernel import schema
from ludi.kernel.rng import seed as seed_stream
from ludi.kernel.scratch import declared

Floats = NDArray[np.float64]
BLIND = 0.15  # of the moves are random, so that positions differ more than the player's habits
SMOOTH = 0.05  # how firmly the weights of one turn are held to those of the next, against what the games say
TIED = 10.0  # how firmly weights are held to 1
LEAST = 0.05  # points that one of each is worth in any case: more is always better
ROUNDS = 2000  # of the solution
WIDTH = 8  # actions that are tried, where moves are planned
NOW = 0.1  # of the decisions within a phase are looked at, besides every change of hands


class Table:
    """Games of four greedy players, compiled. simulations: of each decision, if they plan instead."""

    def __init__(self, simulations: int) -> None:
        self.game = ludi.make("empire")
        self.simulations = simulations
        rules, state_of = (self.game.fast.module(name) for name in ("rules", "evaluate"))
        pick = self.game.fast.module("rollout").pick
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def look(states: Any, workspaces: Any) -> Any:
            g = states[1]
            while rules.to_move(g) == ludi.CHANCE:
                rules.apply(g, pick(g, workspaces[0].r, workspaces[0].out))
            n = rules.legal(g, workspaces[0].out) if g.depth else 0
            return rules.to_move(g), n, g.depth, 0 if state_of.between(g) else g.turn

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def move(states: Any, a: int) -> None:
            rules.apply(states[1], a)

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def points(states: Any, out: Any, places: Any) -> None:
            rules.score(states[1], out)
            rules.rank(states[1], places)

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def traits(states: Any, w: Any, out: Any) -> None:
            state_of.expected(states[1], w, out)

        self.look, self.move, self.points, self.traits = look, move, points, traits
        self.greedy, self.plan = (self.game.fast.module(name) for name in ("greedy", "plan"))
        desk, self.node, _ = declared("empire")
        self.states, self.worlds = (np.zeros(5, schema.dtype(self.game.state_type)) for _ in range(2))
        self.workspaces = np.zeros(2, schema.dtype(desk))
        schema.to_record(self.game.state_type, self.game.start().raw, self.states, 0)

    def choose(self, seed: int) -> int:
        """The move of the seat to move."""
        self.worlds[0] = self.states[1]
        if self.simulations == 0:
            return int(self.greedy.move(self.worlds, self.workspaces, 4))
        tree = np.zeros(WIDTH + 2, schema.dtype(self.node))
        kept = self.workspaces["r"][0].copy()
        self.plan.simulations(self.worlds, self.workspaces, tree, self.simulations, 1, 1, WIDTH, seed)
        self.workspaces["r"][0][:] = kept
        seat = int(self.states[1]["stack"]["seat"][self.states[1]["depth"] - 1])
        mean = tree["value"][:, seat] / np.maximum(tree["visits"], 1)
        mean[2 * tree["visits"] < tree["visits"][1:].max()] = -1
        return int(tree["edge"][1:][np.argmax(mean[1:])])

    def rows(self) -> Floats:
        """Every trait of every seat: [trait, seat]; last of all the points it has."""
        found = np.zeros((judged.TRAITS + 1, 4))
        w, out = np.zeros(judged.TRAITS * TURNS, np.int64), np.zeros(4, np.int64)
        self.traits(self.states, w, out)
        found[-1] = out / 100
        for k in range(judged.TRAITS):
            w[:] = 0
            w[k * TURNS : (k + 1) * TURNS] = 1
            self.traits(self.states, w, out)
            found[k] = out - 100 * found[-1]
        return found

    def play(self, seed: int) -> tuple[list[int], list[Floats], Floats, Floats]:
        """One game: turns and traits of the positions looked at; points and places at the end."""
        rng = random.Random(seed)
        seed_stream(r := [0, 0, 0, 0], seed)
        self.workspaces["r"][0][:] = r
        self.states[1] = self.states[0]
        turns: list[int] = []
        rows: list[Floats] = []
        last = -1
        while True:
            seat, n, depth, turn = self.look(self.states, self.workspaces)
            if seat == ludi.OVER:
                break
            if turn and ((depth == 1 and seat != last) or rng.random() < NOW):
                turns.append(turn)
                rows.append(self.rows())
            last = seat if depth == 1 else last
            legal = self.workspaces["out"][0][:n].tolist()
            blind = n == 1 or rng.random() < BLIND
            self.move(self.states, rng.choice(legal) if blind else self.choose(rng.getrandbits(48)))
        points, places = np.zeros(4, np.int64), np.zeros(4, np.int64)
        self.points(self.states, points, places)
        return turns, rows, points.astype(float), (places == 0) / np.sum(places == 0)


def fit(x: Floats, y: Floats, turn: NDArray[np.int64]) -> Floats:
    """Weights [turn, trait]: least squares, turns weighed by their spread, neighbouring turns held together."""
    n = judged.TRAITS
    a, b = np.zeros((TURNS * n, TURNS * n)), np.zeros(TURNS * n)
    for t in range(TURNS):
        xs, ys = x[turn == t + 1].reshape(-1, n), y[turn == t + 1].reshape(-1)
        at = slice(t * n, (t + 1) * n)
        a[at, at] += xs.T @ xs / ys.var()
        b[at] += xs.T @ ys / ys.var()
    firm = SMOOTH * a.diagonal().reshape(TURNS, n).mean(0)
    for t in range(TURNS - 1):
        for k in range(n):
            i, j = t * n + k, (t + 1) * n + k
            a[i, i] += firm[k]
            a[j, j] += firm[k]
            a[i, j] -= firm[k]
            a[j, i] -= firm[k]
    tie(a, b)
    return least(a + 1e-6 * np.eye(TURNS * n), b).reshape(TURNS, n)


def tie(a: Floats, b: Floats) -> None:
    """What the phase that goes on would score is worth what it says, so that nobody gains by its end alone."""
    for t in range(TURNS):
        for kind in range(2):
            i = t * judged.TRAITS + judged.ACTIVE + kind
            firm = TIED * a[i, i]
            a[i, i] += firm
            b[i] += firm


def least(a: Floats, b: Floats) -> Floats:
    """The weights from LEAST on with the least squares, by the normal equations: one by one, again and again."""
    x = np.full(len(b), LEAST)
    for _ in range(ROUNDS):
        for i in range(len(b)):
            x[i] = max(LEAST, x[i] + (b[i] - a[i] @ x) / a[i, i])
    return x


def steepness(lead: Floats, won: Floats) -> float:
    """The lead that multiplies the odds by e, by the greatest likelihood."""

    def loss(unit: float) -> float:
        z = lead / unit
        z -= z.max(1, keepdims=True)
        return float(-np.sum(won * (z - np.log(np.exp(z).sum(1, keepdims=True)))))

    return float(min(np.geomspace(2, 40, 120), key=loss))


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fit the weights of the estimate of History of the Roman Empire.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--simulations", type=int, default=0, help="plan each move by so many simulations")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error(f"--games: {asked.games} was given, 2 or more are accepted: one of five is kept for the test")
    table = Table(asked.simulations)
    turn: list[int] = []
    kept: list[list[Floats]] = [[], [], [], []]  # traits, points now, points at the end, who won
    held: list[bool] = []
    for i in track(range(asked.games), "Games", console=Console(stderr=True)):
        turns, rows, points, winners = table.play((asked.seed << 32) + i)
        for row in rows:
            for part, value in zip(kept, (row[:-1].T, row[-1], points, winners), strict=True):
                part.append(value)
        turn += turns
        held += [i % 5 == 0] * len(rows)
    at, tests = np.array(turn), np.array(held)
    x, had, got, won = (np.array(part) for part in kept)
    y = got - had
    x, y = x - x.mean(1, keepdims=True), y - y.mean(1, keepdims=True)
    worth = fit(x[~tests], y[~tests], at[~tests])
    steep, right = [], 0.0
    for t in range(TURNS):
        here, test = at == t + 1, (at == t + 1) & tests
        lead = had + x @ worth[t]
        error, spread = (got - lead)[here].std(1).mean(), y[here].std(1).mean()
        print(f"turn {t + 1}: {here.sum()} positions, error {error:.1f} of {spread:.1f}", file=sys.stderr)
        steep.append(steepness(lead[here & ~tests], won[here & ~tests]))
        right += float(won[test][np.arange(int(test.sum())), lead[test].argmax(1)].sum())
    print(f"the leader won {right / tests.sum():.1%} of {tests.sum()} positions not used", file=sys.stderr)
    print("WORTH = (")
    for row in worth.T:
        print(f"    {', '.join(str(round(100 * value)) for value in row)},")
    print(f")\nSTEEP = ({', '.join(str(round(100 * value)) for value in steep)})")


if __name__ == "__main__":
    main()
