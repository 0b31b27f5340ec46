"""Fit the weights of the `estimate` of Roma and Arena: positions of games that a search level plays against itself.

    python bench/fit_estimate.py --games 1500 --iterations 300 --seed 1
    python bench/fit_estimate.py --title arena --option cards=mixed

It prints the table WORTH of src/ludi/games/roma/features.py (hundredths of the logarithm of the odds) and how well it
predicts who won games that were not used. Cards that were never met get no weight.
"""

from __future__ import annotations

import argparse
import random
import sys

import numpy as np
from numpy.typing import NDArray

import ludi
from ludi.cli.options import options_from
from ludi.games.roma import constants as K
from ludi.kernel.errors import LudiError
from ludi.kernel.titles import TITLES, family

Floats = NDArray[np.float64]


def features(state: ludi.State, p: int) -> list[float]:
    """What a side has: points, points against a small supply, money up to 15, hidden cards, cards on discs by kind."""
    side = state.raw.side[p]
    row = [float(side.row.count(k)) for k in range(1, K.KINDS)]
    return [side.vp, 10 * side.vp / (state.raw.supply + 5), min(side.money, 15), sum(side.hand), *row]


def positions(game: ludi.Game, n: int, iterations: int) -> tuple[list[list[float]], list[float]]:
    """One game: the lead of the side to move in every feature (and 1 for the turn) at each of its turns; who won."""
    rng, state = random.Random(n), game.start()
    rows: list[list[float]] = []
    movers: list[int] = []
    turn = 0
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        p = state.to_move
        if state.decision() == "main" and state.raw.turn > turn:
            turn = state.raw.turn
            mine, other = features(state, p), features(state, 1 - p)
            rows.append([1.0, *(a - b for a, b in zip(mine, other, strict=True))])
            movers.append(p)
        legal = state.legal()
        sometimes = rng.random() < 0.1  # so that positions differ more than the players' habits
        search = None if len(legal) == 1 or sometimes else game.fast.search(state, iterations=iterations, seed=n)
        state.apply(search.best if search else rng.choice(legal))
    a, b = state.scores()
    won = [0.5 if a == b else float((a > b) == (p == 0)) for p in movers]
    return rows, won


def fit(x: Floats, y: Floats, ridge: float = 3.0) -> Floats:
    """Logistic regression by Newton's method, weakly held to zero."""
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        step = np.linalg.solve((x.T * (p * (1 - p))) @ x + ridge * np.eye(len(w)), x.T @ (y - p) - ridge * w)
        w += step
    return w


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fit the weights of the estimate of Roma and Arena.")
    titles = [title for title in TITLES if family(title) == "roma"]
    parser.add_argument("--title", choices=titles, default="roma", help="the game (roma)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        game = ludi.make(given.title, **options_from(given.title, given.option))
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    game.warm()
    rows: list[list[float]] = []
    won: list[float] = []
    held: list[bool] = []
    for i in range(given.games):
        found, winners = positions(game, given.seed * 1_000_000 + i, given.iterations)
        rows.extend(found)
        won.extend(winners)
        held += [i % 5 == 0] * len(found)
        print(f"\r{i + 1}/{given.games} games, {len(rows)} positions", end="", file=sys.stderr)
    x, y, test = np.array(rows), np.array(won), np.array(held)
    w = fit(x[~test], y[~test])
    p = 1 / (1 + np.exp(-x[test] @ w))
    right = np.mean((p > 0.5) == (y[test] > 0.5))
    print(f"\nright about {right:.1%} of {test.sum()} positions not used", file=sys.stderr)
    names = ["TURN", "VP", "VP_LATE", "MONEY", "HAND", *K.CARD_NAMES[1:]]
    met = [bool(column.any()) for column in x.T]
    for name, value, seen in zip(names, w, met, strict=True):
        if seen:
            print(f"{name}: {round(100 * value)}")


if __name__ == "__main__":
    main()
