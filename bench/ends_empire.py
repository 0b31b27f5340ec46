"""Train the network in which Caesar's tries end in History of the Roman Empire, and write its file.

Games of the players of a try against each other (bench/tries.py), of which some positions are kept. A network of two
small layers reads what sight.py reads of each side, and says how much the logarithm of its odds is higher than far.py
has it. What is least: the squares of the points that seats still gain, against the mean of all, by turns in parts of
their variance; and some of the cross entropy of who wins. Prints that cross entropy in games that were not used, with
and without the network, how much less is left of the squares, and SURE of src/ludi/games/empire/sight.py.
90,000 games of which three positions in ten are kept take 20 minutes of one processor and 7 GB of memory.

    python bench/ends_empire.py --games 90000 --kept 0.3 --passes 3 --seed 93
"""

from __future__ import annotations

import argparse
import importlib
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.tries import Tries

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire import far, reading
from ludi.kernel.sources import SOURCE
from ludi.learning.fit import Recipe, begin, bounded, network, whole
from ludi.learning.inputs import Input, inputs_among
from ludi.learning.origin import made_by

SEATS = 4
HELD = 10  # one game of so many is not trained with
RECIPE = Recipe(first=32, second=32, rate=2e-3, decay=1e-4, passes=3)
WINS = 0.3  # how much the cross entropy counts
BASE, TURN, HEAD = 0, 1, 2  # of what is kept: tenths of points by far.py, the turn from 0, and where the rest begins
HERE = Path(__file__).resolve()
FILE = SOURCE / "games" / "empire" / "weights" / "empire.json"

Floats = NDArray[np.float32]


class Data(NamedTuple):
    """Positions: what the network reads of each seat; the points by far.py and at the end; its share of the win; the
    turn; whether the game is held back."""

    x: NDArray[np.uint8]
    base: Floats
    end: Floats
    won: Floats
    turn: NDArray[np.int64]
    held: NDArray[np.bool_]


def tries(width: int) -> Tries:
    """Games of which what far.py expects, the turn and what the network reads of every seat are kept."""
    game = ludi.make("empire", SEATS)
    sight, far_off = game.fast.module("sight"), game.fast.module("far")
    njit: Any = importlib.import_module("numba").njit

    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def look(g: Any, w: Any, found: Any, gain: Any) -> None:
        far_off.expected_then(g, gain)
        for p in range(SEATS):
            sight.read(g, p, w)
            found[p, BASE] = gain[p] // 10
            found[p, TURN] = far_off.turn(g)
            found[p, HEAD:] = w[:width]

    return Tries(game, -1, look, HEAD + width)


def collected(games: int, seed: int, kept: float) -> Data:
    """Positions of games, each kept with this chance."""
    play, rng = tries(len(reading.entries())), np.random.default_rng(seed)
    parts: list[tuple[Any, ...]] = []
    for i in track(range(games), console=Console(stderr=True)):
        one = play.play((seed << 32) + i)
        found, points, places = one.found, one.points, one.places
        found = found[rng.random(len(found)) < kept]
        n, won = len(found), (places == 0) / (places == 0).sum()
        each = (np.repeat(x[None].astype(np.float32), n, 0) for x in (points, won))
        base, turn = found[..., BASE] * np.float32(0.1), found[:, 0, TURN].astype(np.int64)
        parts.append((found[..., HEAD:].astype(np.uint8), base, *each, turn, np.full(n, i % HELD == 0)))
    return Data(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def rows(inputs: tuple[Input, ...], x: Any) -> Any:
    """The inputs of the first layer."""
    import jax
    import jax.numpy as jnp

    counts = np.array([i for i, one in enumerate(inputs) if not one.category])
    top = np.array([inputs[i].top for i in counts])
    parts, places = [jnp.minimum(x[..., counts], top).astype(jnp.float32)], [inputs[i].row for i in counts]
    for i, one in enumerate(inputs):
        if one.category:
            parts.append(jax.nn.one_hot(x[..., i].astype(jnp.int32) - 1, one.top))
            places += range(one.row, one.row + one.rows)
    return jnp.concatenate(parts, -1)[..., np.argsort(places)]


def centred(x: Any) -> Any:
    """Against the mean of all seats."""
    return x - x.mean(-1, keepdims=True)


def trained(data: Data, inputs: tuple[Input, ...], recipe: Recipe) -> tuple[Any, Floats]:
    """The parameters, and what every seat of every position that is held back is expected to have with them."""
    import jax
    import jax.numpy as jnp
    import optax

    steep = np.array(far.STEEP, np.float32) / 100
    gains = centred(data.end - data.base)
    spread = np.array([gains[data.turn == t].std() for t in range(K.TURNS)], np.float32)

    def expected(params: Any, x: Any, base: Any, turn: Any) -> Any:
        return base + network(params, rows(inputs, x)) * jnp.array(steep)[turn][:, None]

    def loss(params: Any, x: Any, base: Any, end: Any, won: Any, turn: Any) -> Any:
        found = expected(params, x, base, turn)
        wins = -(won * jax.nn.log_softmax(found / jnp.array(steep)[turn][:, None])).sum(-1).mean()
        return ((centred(end - found) / jnp.array(spread)[turn][:, None]) ** 2).mean() + WINS * wins

    train = np.flatnonzero(~data.held)
    steps = max(1, len(train) // recipe.batch)
    schedule = optax.cosine_decay_schedule(recipe.rate, recipe.passes * steps, 0.02)
    optimiser = optax.adamw(schedule, weight_decay=recipe.decay)

    @jax.jit
    def step(params: Any, state: Any, *batch: Any) -> Any:
        updates, state = optimiser.update(jax.grad(loss)(params, *batch), state, params)
        return bounded(optax.apply_updates(params, updates)), state

    params = jax.tree.map(jnp.asarray, begin(recipe, sum(one.rows for one in inputs)))
    state, rng = optimiser.init(params), np.random.default_rng(recipe.seed)
    for done in range(recipe.passes):
        order = rng.permutation(train)
        for i in track(range(steps), description=f"pass {done + 1}", console=Console(stderr=True)):
            k = order[i * recipe.batch : (i + 1) * recipe.batch]
            params, state = step(params, state, *(column[k] for column in data[:-1]))
    forward, held = jax.jit(expected), np.flatnonzero(data.held)
    parts = np.array_split(held, max(1, len(held) // 4096))
    return params, np.concatenate([forward(params, data.x[k], data.base[k], data.turn[k]) for k in parts])


def entropy(lead: Floats, won: Floats) -> float:
    """The cross entropy of who wins; lead: in logarithms of the odds."""
    z = lead - lead.max(1, keepdims=True)
    return float(-(won * (z - np.log(np.exp(z).sum(1, keepdims=True)))).sum(1).mean())


class Told(NamedTuple):
    """By turns: the cross entropy in games held back, by far.py and with the network; SURE."""

    before: list[float]
    now: list[float]
    sure: list[int]


def told(data: Data, found: Floats) -> Told:
    """Print how well the seats that are held back are judged."""
    held, said = data.held, Told([], [], [])
    for turn in range(K.TURNS):
        here = data.turn[held] == turn
        base, end, won, now = (x[here] for x in (data.base[held], data.end[held], data.won[held], found))
        unit = far.STEEP[turn] / 100
        fitting = min(np.geomspace(unit / 4, unit * 2, 200), key=lambda unit: entropy(now / unit, won))
        said.before.append(round(entropy(base / unit, won), 4))
        said.now.append(round(entropy(now / fitting, won), 4))
        said.sure.append(round(float(fitting) * 100))
        squares = [(centred(end - x) ** 2).sum() for x in (base, now)]
        print(f"turn {turn + 1}: {len(now)} positions; cross entropy {said.before[-1]}, now {said.now[-1]}; ", end="")
        print(f"of the squares of what is still gained {1 - squares[1] / squares[0]:.3f} less", flush=True)
    return said


def main() -> int:
    """Play, train, write, print; the exit status."""
    parser = argparse.ArgumentParser(description="Train the network in which tries end.")
    parser.add_argument("--games", type=int, default=90_000)
    parser.add_argument("--kept", type=float, default=0.3, help="the share of positions that are learned from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=RECIPE.passes)
    parser.add_argument("--file", type=Path, default=FILE, help="instead of the one that comes with the title")
    asked = parser.parse_args()
    if asked.games < HELD:
        parser.error(f"--games: {asked.games} was given, {HELD} or more are accepted")
    entries = reading.entries()
    inputs, _ = inputs_among(enumerate(entry.name for entry in entries), entries)
    data = collected(asked.games, asked.seed, asked.kept)
    params, found = trained(data, inputs, replace(RECIPE, seed=asked.seed, passes=asked.passes))
    said = told(data, found)
    print(f"SURE = {tuple(said.sure)}")
    given = f"--games {asked.games} --kept {asked.kept} --passes {asked.passes} --seed {asked.seed}"
    losses = {"far": said.before, "network": said.now}
    note = {**made_by(f"python bench/ends_empire.py {given}", HERE, HERE.with_name("tries.py")), "losses": losses}
    asked.file.parent.mkdir(exist_ok=True)
    replace(whole(params, "empire", inputs), note=note).save(asked.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
