"""Find weights of Lusitania XXI's `estimate` by games: those with which greedy players win most.

How well weights say who wins does not tell how well they choose (docs/games/lusitania.md), so here they play: for each
trial thousands of games against the weights that there are, in every seat, with the same luck. Two players count most,
then both expansions, three and four players. CMA-ES makes the trials (Hansen 2016; pip install cma==4.5.0).
What was tried is kept in --folder, and an interrupted run goes on. It prints WEIGHTS of
src/ludi/games/lusitania/evaluate.py, and of games that were not used how often they win against those that there are,
and the turns. Greedy players feel nothing of a factor of all weights; players that plan do.

    python bench/tune_lusitania.py --generations 60 --seed 1
    python bench/tune_lusitania.py --weights=155,-13,...  # only the games at the end, with these
    python bench/tune_lusitania.py --weights=155,-13,... --budget 300,8,8 --players 2 --games 60  # of planners
"""

from __future__ import annotations

import argparse
import importlib.util
import multiprocessing
import os
import pickle
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.weights_lusitania import KINDS, Greedy, Ints, copied, planned

FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "tune_lusitania"
TRIALS = ((900, 2), (400, 1), (200, 1), (150, 1))  # games in each seat of each kind, and how much they count
POPULATION = 16
BUDGET = ("TRIES", "MOVES", "HANDS")  # of a player that plans
STEP = 0.5  # at first; in parts of what `whole` multiplies by
GREEDY: list[Greedy] = []


def numbers(text: str) -> Ints:
    """Whole numbers, separated by commas; none where it is anything else."""
    try:
        return np.array([int(x) for x in text.split(",")])
    except ValueError:
        return np.array([], np.int64)


def prepare(n: int) -> None:
    """Compile in a process that tries weights."""
    GREEDY[:] = [Greedy(kind, n) for kind in KINDS]


def tried(seed: int, before: Ints, weights: Ints) -> float:
    """By how much the logarithm of the odds of winning is above par, over all kinds of games."""
    total = 0.0
    for greedy, (games, counts) in zip(GREEDY, TRIALS, strict=True):
        won, par = greedy.match((before, weights), games, seed)[..., 0].mean(), 1 / greedy.kind.players
        won = min(max(won, 0.02), 0.98)
        total += counts * (np.log(won / (1 - won)) - np.log(par / (1 - par)))
    return float(total) / sum(counts for _, counts in TRIALS)


def whole(x: Any, before: Ints) -> Ints:
    """The weights at a point of the search."""
    return np.asarray(np.round(before + np.maximum(40, 0.4 * np.abs(before)) * np.asarray(x)), np.int64)


def sought(each: Callable[..., list[float]], before: Ints, asked: argparse.Namespace) -> Ints:
    """The weights after some generations, kept after each; the middle of where the search is."""
    cma: Any = importlib.import_module("cma")
    file = asked.folder / f"seed{asked.seed}.pickle"
    settings = {"popsize": POPULATION, "seed": asked.seed, "verbose": -9}
    search = pickle.loads(file.read_bytes()) if file.exists() else cma.CMAEvolutionStrategy(0 * before, STEP, settings)
    todo = range(search.countiter, asked.generations)
    for generation in track(todo, "generations", console=Console(stderr=True)):
        points = search.ask()
        seed = (asked.seed * 1_000_000 + generation) << 20
        found = each(partial(tried, seed, before), [whole(x, before) for x in points], 1)
        search.tell(points, [-x for x in found])
        file.write_bytes(pickle.dumps(search))
        print(f"generation {generation + 1}: mean {np.mean(found):.3f}, best {max(found):.3f}", flush=True)
    return whole(search.mean, before)


def report(each: Callable[..., list[tuple[bool, int]]], sets: tuple[Ints, Ints], asked: argparse.Namespace) -> None:
    """Print how often the second set wins against the first, and how long the games are."""
    import ludi

    for number, kind in enumerate(KINDS):
        if asked.players not in (None, kind.players):
            continue
        if asked.budget:
            game = partial(planned, kind, sets, numbers(asked.budget), seed=asked.seed)
            games = range(asked.games - asked.games % kind.players)
            ends = np.reshape(each(game, games, 1), (-1, kind.players, 2))
        else:
            ends = GREEDY[number].match(sets, asked.games, asked.seed << 55)
        won, bound = ends[..., 0].mean(1), ludi.make("lusitania").options["max_turns"]
        print(f"{kind}: {won.mean():.1%} (± {1.96 * won.std() / len(won) ** 0.5:.1%}), ", end="")
        print(f"{ends[..., 1].mean():.0f} turns, {(ends[..., 1] >= bound).mean():.0%} at the bound", flush=True)


def main() -> int:
    """Search, play, print; the exit status."""
    parser = argparse.ArgumentParser(description="Find weights of Lusitania's estimate by games.")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", help="play with these instead, separated by commas")
    parser.add_argument("--budget", help=f"{','.join(BUDGET)}: the players of the games at the end plan")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="of the games at the end; if not given, all")
    parser.add_argument("--games", type=int, default=2000, help="at the end, of each kind, in every seat (2000)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="of the copy and of what was tried")
    asked = parser.parse_args()
    if not asked.weights and importlib.util.find_spec("cma") is None:
        parser.error("the search needs cma, which is not installed: pip install cma==4.5.0")
    before = copied(asked.folder)
    weights = numbers(asked.weights) if asked.weights else before
    if len(weights) != len(before):
        parser.error(f"--weights: {len(weights)} were given, {len(before)} are accepted")
    if asked.budget and len(numbers(asked.budget)) != len(BUDGET):
        parser.error(f"--budget: {asked.budget!r} was given, {','.join(BUDGET)} is accepted")
    if asked.games < (least := max(kind.players for kind in KINDS)):
        parser.error(f"--games: {asked.games} was given, {least} or more are accepted")
    greedy = not (asked.weights and asked.budget)  # else all games are planned
    with multiprocessing.get_context("fork").Pool(os.cpu_count(), prepare if greedy else None, (len(before),)) as pool:
        if greedy:
            prepare(len(before))
        if not asked.weights:
            weights = sought(pool.map, before, asked)
        print(", ".join(map(str, weights)))
        report(pool.map, (before, weights), asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
