"""Steps a second of a batch from JAX: outside of it, as ppo.py does, and as a pure function behind `jax.pure_callback`.

    python bench/jax_callback.py pokern roma --games 256 --seconds 2

A pure function must give equal results for equal arguments, so all states and tables of the batch go into JAX and back
with each step, besides masks, observations and rewards; a round of steps is one compiled `lax.scan` then. In both ways
the same compiled function draws a legal action uniformly. Rates are by the clock, the best of three rounds that take
turns; bytes are of states and tables. Needs the extra `learn`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ludi.kernel.batch import Batch
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.kernel.titles import TITLES

ROUNDS = 3
PIECE = 32  # steps between two looks at the clock


@jax.jit
def drawn(key: Any, masks: Any) -> Any:
    """A legal action for every game, each as likely as any other."""
    return jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf))


def outside(batch: Batch) -> Callable[[], None]:
    """A round of steps that Python makes; JAX gets masks and gives actions."""
    key = jax.random.key(0)

    def work() -> None:
        nonlocal key
        key, *keys = jax.random.split(key, PIECE + 1)
        for one in keys:
            batch.step(np.asarray(drawn(one, batch.masks)))

    return work


def inside(batch: Batch) -> tuple[Callable[[], None], int]:
    """A round of steps within JAX, and how many bytes go in and out with each."""
    states, tables = (part.view(np.uint8) for part in (batch._states, batch._mailboxes))
    shown = batch.masks, batch.observations, batch.rewards
    struct: Any = jax.ShapeDtypeStruct
    shapes = [struct(array.shape, array.dtype) for array in (states, tables, *shown)]

    def host(before: Any, rows: Any, actions: Any) -> tuple[Any, ...]:
        states[:], tables[:] = before, rows
        batch.step(np.asarray(actions))
        return states.copy(), tables.copy(), *(array.copy() for array in shown)

    def step(carry: Any, key: Any) -> Any:
        before, rows, masks = carry
        after, rows, masks, seen, paid = jax.pure_callback(host, shapes, before, rows, drawn(key, masks))
        return (after, rows, masks), (seen, paid)

    @jax.jit
    def steps(carry: Any, key: Any) -> Any:
        return jax.lax.scan(step, carry, jax.random.split(key, PIECE))

    key, carry = jax.random.key(0), (states.copy(), tables.copy(), batch.masks.copy())

    def work() -> None:
        nonlocal key, carry
        key, one = jax.random.split(key)
        carry, made = steps(carry, one)
        np.asarray(made[1])

    return work, states.nbytes + tables.nbytes


def rate(work: Callable[[], None], games: int, seconds: float) -> float:
    """Decisions a second."""
    done, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        work()
        done += PIECE * games
    return done / spent


def main() -> int:
    """Measure, and print a line for each title; the exit status."""
    parser = argparse.ArgumentParser(description="Measure batches from JAX.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="the games; all if none is given")
    parser.add_argument("--games", type=int, default=256, help="games of a batch (256)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement of each round (2)")
    asked = parser.parse_args()
    try:
        for title in asked.titles or TITLES:
            engine = make(title).fast
            pure, size = inside(engine.batch(asked.games))
            works = [outside(engine.batch(asked.games)), pure]
            for work in works:
                work()
            rounds = [[rate(work, asked.games, asked.seconds) for work in works] for _ in range(ROUNDS)]
            beside, within = (max(one) / 1e6 for one in zip(*rounds, strict=True))
            print(
                f"{title:<10} {beside:5.2f} M steps/s outside, {within:5.2f} M within ({within / beside:.2f} of it), "
                f"{size / asked.games:,.0f} bytes a game",
                flush=True,
            )
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
