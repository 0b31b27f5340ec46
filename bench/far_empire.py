"""Fit what a position of History of the Roman Empire is worth where a try ends: where the move changes hands.

Games of the players of a try (they weigh battles by their odds; one choice in fifty is at random), looked at whenever
the move changes hands. For each turn a linear regression of the points that a seat still gained, against the mean of
all seats, on its traits and on what it has in each land; weights of traits are held to those that the players go by,
those of lands to nothing. Then the lead that multiplies the odds of winning by e.
Prints WORTH, STEEP and LAND_BY_LAND of src/ludi/games/empire/far.py, and what share of the variance both weights
explain in games that were not used. 1,000 games need about a quarter of a gigabyte of memory.

    python bench/far_empire.py --games 6000 --seed 77
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.tries import Tries

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire import evaluate, far
from ludi.games.empire.foresight import PLAYED

Floats = NDArray[np.float64]
SEATS = 4
HAD, TURN, HEAD = 0, 1, 2  # of what is kept: points, the turn, and where the rest begins
TRAITS = evaluate.TRAITS
NUMBERS = TRAITS + K.LANDS * far.OF_A_LAND
OF_TRAITS, OF_LANDS = 0.1, 0.05  # how firmly weights are held, as parts of what the games say of them
FEW = (300, 3000)  # or as so many positions with one of it would, besides or instead


def tries() -> Tries:
    """Games of which every seat's points and the turn are kept, its traits, and what it has in each land."""
    game = ludi.make("empire", SEATS)
    rules, judged, board = (game.fast.module(name) for name in ("rules", "evaluate", "board"))
    njit: Any = importlib.import_module("numba").njit
    lands, of_a_land, traits, weights = K.LANDS, far.OF_A_LAND, TRAITS, TRAITS * K.TURNS
    held, legions, walls, town, roamed, bands = range(of_a_land)

    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def look(g: Any, w: Any, found: Any, gain: Any) -> None:
        found[:] = 0
        rules.score(g, gain)
        for p in range(SEATS):
            found[p, HAD] = gain[p]
            found[p, TURN] = g.turn - judged.between(g)
        for trait in range(traits):
            w[:weights] = 0
            w[trait * K.TURNS : (trait + 1) * K.TURNS] = 1
            judged.expected(g, w, gain)
            for p in range(SEATS):
                found[p, HEAD + trait] = gain[p] - 100 * found[p, HAD]
        for l in range(lands):
            s = board.controller(g, g.holder[l])
            if s >= 0:
                at = HEAD + traits + l * of_a_land
                if board.is_legions(g.holder[l]):
                    found[s, at + held] = min(g.armies[l], 1)
                    found[s, at + legions] = g.armies[l]
                    found[s, at + walls] = g.fort[l]
                    found[s, at + town] = 1 if g.armies[l] > 0 and g.city[l] == K.CITY else 0
                else:
                    found[s, at + roamed] = min(g.armies[l], 1)
                    found[s, at + bands] = g.armies[l]

    return Tries(game, -1, look, HEAD + NUMBERS)


def fit(x: Floats, y: Floats, turn: int, firmly: bool) -> Floats:
    """The weights of one turn. firmly: what is met a few times says little, see FEW."""
    held = np.zeros(NUMBERS)
    held[:TRAITS] = np.array(PLAYED).reshape(TRAITS, K.TURNS)[:, turn - 1] / 100
    a, b = x.T @ x, x.T @ y
    parts = (TRAITS, NUMBERS - TRAITS)
    firm = np.repeat((OF_TRAITS, 0 if firmly else OF_LANDS), parts) * (a.diagonal() + 1)
    if firmly:
        firm += np.repeat(FEW, parts)
    return np.asarray(np.linalg.solve(a + np.diag(firm), b + firm * held), np.float64)


def steepness(lead: Floats, end: NDArray[np.int64]) -> float:
    """The lead that multiplies the odds by e, by the greatest likelihood."""
    won = (end == end.max(1, keepdims=True)).astype(float)
    won /= won.sum(1, keepdims=True)

    def loss(unit: float) -> float:
        z = lead / unit
        z -= z.max(1, keepdims=True)
        return float(-np.sum(won * (z - np.log(np.exp(z).sum(1, keepdims=True)))))

    return float(min(np.geomspace(2, 60, 140), key=loss))


def explained(guess: Floats, y: Floats) -> float:
    """The share of the variance."""
    return float(1 - ((y - guess) ** 2).sum() / (y**2).sum())


def main() -> int:
    """Play, fit, print; the exit status."""
    parser = argparse.ArgumentParser(description="Fit what positions at the end of a try are worth.")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--firmly", action="store_true", help="let what is met a few times say little")
    asked = parser.parse_args()
    if asked.games < 5:
        parser.error(f"--games: {asked.games} was given, 5 or more are accepted: one of five is kept for the test")
    games = tries()
    played = [games.play((asked.seed << 32) + i) for i in track(range(asked.games), console=Console(stderr=True))]
    rows, steep, by_land = np.zeros((TRAITS, K.TURNS), int), [], []
    for turn in range(1, K.TURNS + 1):
        parts: list[list[Any]] = [[], [], [], []]
        for i, one in enumerate(played):
            found, points = one.found, one.points
            here = found[found[:, 0, TURN] == turn]
            n = len(here)
            kept = (here[..., HEAD:], here[..., HAD], np.repeat(points[None], n, 0), np.full(n, i % 5 == 0))
            for part, value in zip(parts, kept, strict=True):
                part.append(value)
        x, had, end, test = (np.concatenate(part) for part in parts)
        x, y = x.astype(np.float32), (end - had).astype(float)
        ahead, gained = x - x.mean(1, keepdims=True), y - y.mean(1, keepdims=True)
        w = fit(ahead[~test].reshape(-1, NUMBERS), gained[~test].reshape(-1), turn, asked.firmly)
        before = ahead[test][..., :TRAITS] @ (np.array(evaluate.WORTH).reshape(TRAITS, -1)[:, turn - 1] / 100)
        shares = [explained(before, gained[test]), explained(ahead[test] @ w, gained[test])]
        print(f"turn {turn}: {len(x)} positions; explained {shares[0]:.3f}, now {shares[1]:.3f}", file=sys.stderr)
        steep.append(round(100 * steepness(had + x @ w, end)))
        rows[:, turn - 1] = np.rint(100 * w[:TRAITS])
        by_land += np.rint(100 * w[TRAITS:]).astype(int).tolist()
    print("WORTH = (")
    for row in rows:
        print(f"    {', '.join(map(str, row))},")
    print(f")\nSTEEP = ({', '.join(map(str, steep))})\nLAND_BY_LAND = ({', '.join(map(str, by_land))})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
