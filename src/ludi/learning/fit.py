"""Training by JAX and optax, and the same network in whole numbers. Needs the extra `learn`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.kernel.weights import MIDDLE, SMALL, Weights
from ludi.learning.inputs import Input
from ludi.learning.play import AHEAD, Played

Floats = NDArray[np.float32]
OTHER = 3  # a state that no game went through: no result is known of it
HELD = 10  # one game of so many is not trained with
ACTIVE = 127 * 64  # of a first layer's weight 1.0, and of a bias of the second
WEIGHT_2, HEAD, HEAD_BIAS = 64, 256 * 64 / 127, 256 * 64
LEAST = 0.001  # of a chance


@dataclass(frozen=True)
class Recipe:
    """units: of both layers. mix: how much of a target is the result, the rest is the value that the search found.

    patience: passes over the games without a better loss on those held back, after which training ends.
    """

    first: int = 16
    second: int = 16
    mix: float = 0.3
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 1e-4
    passes: int = 60
    patience: int = 5
    seed: int = 1


@dataclass(frozen=True)
class Data:
    """x: a row of the first layer's inputs per sample and seat; base: log of `estimate`; held: not trained with."""

    x: NDArray[np.uint8]
    base: Floats
    target: Floats
    result: Floats
    known: NDArray[np.bool_]
    held: NDArray[np.bool_]


@dataclass(frozen=True)
class Fitted:
    """losses on games held back: of `estimate` and of the network, for the targets and for results alone."""

    weights: Weights
    passes: int
    losses: dict[str, float]


def data_of(played: Sequence[Played], inputs: Sequence[Input], rows: int, seats: int, mix: float) -> Data:
    """What training needs of games."""
    parts = [_data(piece, inputs, rows, seats, mix) for piece in played]
    return Data(*(np.concatenate([getattr(part, name) for part in parts]) for name in Data.__annotations__))


def _data(piece: Played, inputs: Sequence[Input], rows: int, seats: int, mix: float) -> Data:
    s = piece.samples
    n, at = len(s), AHEAD + 2 * seats
    x = np.zeros((n, seats, rows), np.uint8)
    seen = s[:, at:].reshape(n, seats, len(inputs)).astype(np.int64)
    each = np.arange(n)
    for i, one in enumerate(inputs):
        value = np.minimum(seen[:, :, i], one.top) - one.low
        for p in range(seats):
            if one.category:
                on = value[:, p] > 0
                x[each[on], p, one.row + value[on, p] - 1] += 1
            else:
                x[:, p, one.row] += value[:, p].astype(np.uint8)
    known = s[:, 1] != OTHER
    found = s[:, 2 + seats : at] / 1000
    result = piece.shares[s[:, 0]] / 1000
    weight = np.where(known, mix, 0.0)[:, None]
    target = (weight * result + (1 - weight) * found).astype(np.float32)
    base = np.log(np.maximum(s[:, 2 : 2 + seats] / 1000, LEAST)).astype(np.float32)
    game = piece.number + s[:, 0].astype(np.int64)
    return Data(x, base, target, result.astype(np.float32), known, game % HELD == 0)


def network(params: Any, x: Any) -> Any:
    """The correction of each seat, in the logarithm of its odds."""
    import jax.numpy as jnp

    units = jnp.clip(x @ params["w1"] + params["b1"], 0, 1)
    units = jnp.clip(units @ params["w2"] + params["b2"], 0, 1)
    return units @ params["w3"] + params["b3"]


def losses(params: Any, x: Any, base: Any, target: Any) -> Any:
    """Of each sample: the cross entropy."""
    import jax

    return -(target * jax.nn.log_softmax(base + network(params, x))).sum(-1)


def fit(
    data: Data,
    title: str,
    inputs: Sequence[Input],
    recipe: Recipe,
    *,
    start: Any = None,
    progress: Callable[[int, int, float], None] | None = None,
    stop: Callable[[], bool] = bool,
) -> Fitted:
    """Train until the loss on games held back gets no better. progress: passes, their limit, that loss."""
    import jax
    import jax.numpy as jnp
    import optax

    rows = data.x.shape[-1]
    params = jax.tree.map(jnp.asarray, start or begin(recipe, rows))
    train, held = np.flatnonzero(~data.held), np.flatnonzero(data.held)
    steps = max(1, len(train) // recipe.batch)
    schedule = optax.cosine_decay_schedule(recipe.rate, recipe.passes * steps, 0.05)
    optimiser = optax.adamw(schedule, weight_decay=recipe.decay)
    state = optimiser.init(params)

    @jax.jit
    def step(params: Any, state: Any, x: Any, base: Any, target: Any) -> Any:
        def mean(params: Any) -> Any:
            return losses(params, x.astype(jnp.float32), base, target).mean()

        updates, state = optimiser.update(jax.grad(mean)(params), state, params)
        params = optax.apply_updates(params, updates)
        return bounded(params), state

    of_each = jax.jit(lambda params, x, base, target: losses(params, x.astype(jnp.float32), base, target))

    def loss(params: Any, which: Any, target: Floats) -> float:
        parts = [which[i : i + 8192] for i in range(0, len(which), 8192)]
        return float(
            np.concatenate([of_each(params, data.x[k], data.base[k], target[k]) for k in parts]).mean() if parts else 0
        )

    rng = np.random.default_rng(recipe.seed)
    best, least, since, done = params, loss(params, held, data.target), 0, 0
    while done < recipe.passes and since < recipe.patience and not stop():
        order = rng.permutation(train)
        for i in range(steps):
            k = order[i * recipe.batch : (i + 1) * recipe.batch]
            params, state = step(params, state, data.x[k], data.base[k], data.target[k])
        now, done = loss(params, held, data.target), done + 1
        best, least, since = (params, now, 0) if now < least else (best, least, since + 1)
        if progress is not None:
            progress(done, recipe.passes, now)
    weights = whole(best, title, inputs)
    told = np.flatnonzero(data.held & data.known)
    nothing = jax.tree.map(jnp.zeros_like, best)
    return Fitted(
        weights,
        done,
        {
            "targets, estimate": loss(nothing, held, data.target),
            "targets, network": loss(best, held, data.target),
            "results, estimate": loss(nothing, told, data.result),
            "results, network": loss(best, told, data.result),
        },
    )


def begin(recipe: Recipe, rows: int) -> dict[str, Any]:
    """Weights to start from: the last layer adds nothing."""
    rng = np.random.default_rng(recipe.seed)
    first, second = recipe.first, recipe.second
    return {
        "w1": rng.normal(0, 0.08, (rows, first)).astype(np.float32),
        "b1": np.full(first, 0.4, np.float32),
        "w2": rng.normal(0, 1 / np.sqrt(first), (first, second)).astype(np.float32),
        "b2": np.full(second, 0.3, np.float32),
        "w3": np.zeros(second, np.float32),
        "b3": np.zeros((), np.float32),
    }


def bounded(params: Any) -> Any:
    """Within what the whole numbers hold."""
    import jax.numpy as jnp

    most = {"w1": MIDDLE / ACTIVE, "w2": SMALL / WEIGHT_2, "w3": SMALL / HEAD}
    return {name: jnp.clip(x, -most[name], most[name]) if name in most else x for name, x in params.items()}


def whole(params: Any, title: str, inputs: Sequence[Input]) -> Weights:
    """The network in whole numbers."""
    p = {name: np.asarray(x, np.float64) for name, x in params.items()}
    first = np.vstack([p["b1"], p["w1"]]) * ACTIVE
    second = np.hstack([p["b2"][:, None] * ACTIVE, p["w2"].T * WEIGHT_2])
    head = np.concatenate([[float(p["b3"]) * HEAD_BIAS], p["w3"] * HEAD])
    return Weights(title, tuple(one.numbers() for one in inputs), _rows(first), _rows(second), _rows(head[None])[0])


def _rows(numbers: NDArray[np.float64]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(x) for x in row) for row in np.rint(numbers))
