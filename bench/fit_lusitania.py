"""Fit the weights of Lusitania XXI's `estimate`: positions of games that a greedy level plays against itself.

    python bench/fit_lusitania.py --games 600 --seed 1

Two, three and four players in turn, without expansions, with Laurus and with both. It prints WEIGHTS of
src/ludi/games/lusitania/evaluate.py, and how well the old and the new ones predict who won games that were not used.
The new ones are held to the old ones: numbers that nearly always change together would else be weighed by accident,
and a greedy player feels every difference between them. So it takes several rounds.
"""

from __future__ import annotations

import argparse
import random
import sys

import numpy as np
from numpy.typing import NDArray

import ludi
from ludi.games.lusitania import evaluate
from ludi.kernel.frames import CHANCE, OVER

Floats = NDArray[np.float64]
OPTIONS: tuple[dict[str, object], ...] = ({}, {"laurus": True, "virtus": True}, {"laurus": True}, {})
PLAYERS = (2, 3, 4)
KEPT = 0.2  # of the decisions of a game
BLIND = 0.06  # of the actions are random, so that positions differ more than the players' habits
HELD = 40.0  # how strongly weights are held to the old ones: as by so many positions


def numbers(state: ludi.State) -> list[Floats]:
    """What `side_value` weighs, for each seat: with one weight per number it returns the numbers themselves."""
    kept, evaluate.WEIGHTS = evaluate.WEIGHTS, np.eye(evaluate.NUMBERS)  # type: ignore[assignment]
    left = evaluate.cards_left(state.raw)
    found = [np.asarray(evaluate.side_value(state.raw, p, left), np.float64) for p in range(state.game.players)]
    evaluate.WEIGHTS = kept
    return found


def positions(game: ludi.Game, n: int, iterations: int) -> tuple[Floats, Floats, int]:
    """One game: the numbers of some of its positions [position, seat, number], the share of the win, turns."""
    rng, state = random.Random(n), game.start()
    rows: list[list[Floats]] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.sample(rng)
            continue
        if rng.random() < KEPT:
            rows.append(numbers(state))
        legal = state.legal()
        if len(legal) == 1 or rng.random() < BLIND:
            state.apply(rng.choice(legal))
        else:
            state.apply(
                game.fast.search(
                    state, iterations=iterations, seed=rng.randrange(1 << 60), playout_limit=0, move=True
                ).best
            )
    won = np.array([float(place == 0) for place in state.ranks()])
    return np.array(rows), won / won.sum(), state.raw.turn


def chances(x: Floats, w: Floats) -> Floats:
    """The chance of winning of each seat."""
    z = x @ w
    e = np.exp(z - z.max(1, keepdims=True))
    return np.asarray(e / e.sum(1, keepdims=True))


Sample = tuple[Floats, Floats]


def fit(samples: list[Sample], old: Floats) -> Floats:
    """Which of several seats wins, by Newton's method, held to the old weights."""
    w = old.copy()
    for _ in range(25):
        slope, bend = HELD * (old - w), HELD * np.eye(len(w))
        for x, y in samples:
            p = chances(x, w)
            mean = np.einsum("inf,in->if", x, p)
            slope += np.einsum("inf,in->f", x, y - p)
            spread = (x * np.sqrt(p)[..., None]).reshape(-1, len(w))
            bend += spread.T @ spread - mean.T @ mean
        w += np.linalg.solve(bend, slope)
    return w


def report(samples: list[Sample], w: Floats) -> None:
    """How well the weights predict."""
    for x, y in samples:
        p = chances(x, w)
        right, loss = np.mean(p.argmax(1) == y.argmax(1)), -np.mean(np.log((p * y).sum(1) + 1e-9))
        print(f"{x.shape[1]} players: right about {right:.1%} of {len(x)} positions, loss {loss:.3f}", file=sys.stderr)


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description="Fit the weights of Lusitania's estimate.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: dict[tuple[int, bool], list[Sample]] = {}
    turns = 0.0
    for i in range(given.games):
        players, options = PLAYERS[i % 3], OPTIONS[i // 3 % len(OPTIONS)]
        game = ludi.make("lusitania", players, **options)
        x, won, n = positions(game, given.seed * 1_000_000 + i, given.iterations)
        turns += n / players / given.games
        found.setdefault((players, i // 3 % 5 == 0), []).append((x, np.tile(won, (len(x), 1))))
        print(f"\r{i + 1}/{given.games} games", end="", file=sys.stderr)
    print(f"; {turns:.1f} turns each", file=sys.stderr)
    used, held = (
        [
            (np.concatenate([x for x, _ in of]), np.concatenate([y for _, y in of]))
            for (_, kept), of in sorted(found.items())
            if kept == wanted
        ]
        for wanted in (False, True)
    )
    old = np.array(evaluate.WEIGHTS, np.float64) / 1000
    w = fit(used, old)
    report(held, old)
    report(held, w)
    print(", ".join(str(round(1000 * value)) for value in w))


if __name__ == "__main__":
    main()
