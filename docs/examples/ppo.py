"""Proximal policy optimisation with masks of legal actions, by self-play, in one file.

Both seats are played by the network that learns. Each of its decisions counts for the seat that made it: what comes
next is worth to that seat what it is worth to the next one to move, with the opposite sign where that is the other
seat.

    pip install 'ludi-romani[envs,learn]'
    python docs/examples/ppo.py --title pokern --rounds 300 --seed 1 --against tiro --games 400
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

import ludi
from ludi.bots import ask, make_bot
from ludi.lab.summary import Share, wilson

GAMES, STEPS, EPOCHS, MINIBATCHES = 128, 64, 3, 4
RATE, CLIP, ENTROPY, LAMBDA = 7e-4, 0.2, 0.01, 0.95
WIDTH = 256
FEW = 12  # values of an observed number that are told apart one by one

Params = list[dict[str, Any]]


class Encoding(NamedTuple):
    """How observed numbers become inputs: those that vary, scaled; and one by one those that have few values."""

    columns: np.ndarray
    mean: np.ndarray
    scale: np.ndarray
    which: np.ndarray
    values: np.ndarray

    def __call__(self, seen: Any) -> Any:
        scaled = jnp.clip((seen[:, self.columns] - self.mean) / self.scale, -5, 5)
        return jnp.concatenate([scaled, (seen[:, self.which] == self.values).astype(jnp.float32)], axis=1)


def encoding(game: ludi.Game, rng: np.random.Generator) -> Encoding:
    """Made of what random games look like."""
    batch, rows = game.best_home.batch(64, int(rng.integers(2**31))), []
    for _ in range(300):
        rows.append(batch.observations.copy())
        batch.step(batch.sample(rng))
    seen = np.concatenate(rows)
    columns = np.flatnonzero(seen.std(axis=0) > 0)
    pairs = [(c, v) for c in columns for v in np.unique(seen[:, c]) if len(np.unique(seen[:, c])) <= FEW]
    which, values = (np.array(part) for part in zip(*pairs, strict=True))
    return Encoding(columns, seen[:, columns].mean(axis=0), seen[:, columns].std(axis=0), which, values)


def network(key: Any, inputs: int, actions: int) -> Params:
    """Two hidden layers, then the preferences of the actions and one value."""
    sizes = [inputs, WIDTH, WIDTH, actions + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    gains = [math.sqrt(2), math.sqrt(2), 0.01]
    return [
        {"w": jax.nn.initializers.orthogonal(gain)(k, (a, b)), "b": jnp.zeros(b)}
        for k, gain, a, b in zip(keys, gains, sizes[:-1], sizes[1:], strict=True)
    ]


def forward(params: Params, x: Any, masks: Any) -> tuple[Any, Any]:
    """Log-probabilities of the legal actions, and what the position is worth to the seat to move."""
    for layer in params[:-1]:
        x = jnp.tanh(x @ layer["w"] + layer["b"])
    out = x @ params[-1]["w"] + params[-1]["b"]
    return jax.nn.log_softmax(jnp.where(masks, out[:, :-1], -1e9)), out[:, -1]


class Learner:
    """The network, and its steps of learning."""

    def __init__(self, game: ludi.Game, seed: int) -> None:
        self.game, self._rng, self._key = game, np.random.default_rng(seed), jax.random.key(seed)
        self.encode = encode = encoding(game, self._rng)
        self.params = network(self._split(), len(encode.columns) + len(encode.which), game.actions)
        chain = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE, eps=1e-5))
        self._state = chain.init(self.params)
        self._batch = game.best_home.batch(GAMES, seed)

        def act(params: Params, seen: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
            logs, value = forward(params, encode(seen), masks)
            action = jax.random.categorical(key, logs)
            return action, jnp.take_along_axis(logs, action[:, None], 1)[:, 0], value

        def loss(params: Params, part: dict[str, Any]) -> Any:
            logs, value = forward(params, encode(part["seen"]), part["mask"])
            log = jnp.take_along_axis(logs, part["action"][:, None], 1)[:, 0]
            ratio, gain, weight = jnp.exp(log - part["log"]), part["gain"], part["weight"]
            surprise = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
            spread = -jnp.sum(jnp.where(part["mask"], jnp.exp(logs) * logs, 0), axis=1)
            each = surprise + 0.5 * (value - part["target"]) ** 2 - ENTROPY * spread
            return jnp.sum(each * weight) / jnp.maximum(weight.sum(), 1)

        def learn(params: Params, state: Any, part: dict[str, Any], pace: Any) -> tuple[Params, Any]:
            updates, state = chain.update(jax.grad(loss)(params, part), state)
            return optax.apply_updates(params, jax.tree.map(lambda change: pace * change, updates)), state

        def best(params: Params, seen: Any, masks: Any) -> Any:
            return forward(params, encode(seen), masks)[0].argmax(axis=1)

        self.act, self.best, self._learn = jax.jit(act), jax.jit(best), jax.jit(learn)

    def _split(self) -> Any:
        self._key, key = jax.random.split(self._key)
        return key

    def round(self, pace: float = 1.0) -> int:
        """Play some steps of all games, learn from them; how many decisions those were.

        pace: of the rate of learning, from 1 at first to 0 at last.
        """
        batch, steps = self._batch, []
        for _ in range(STEPS):
            seen, mask, seat = batch.observations.astype(np.float32), batch.masks.copy(), batch.seats.copy()
            action, log, value = map(np.asarray, self.act(self.params, seen, mask, self._split()))
            batch.step(action)
            paid = batch.rewards[np.arange(GAMES), np.maximum(seat, 0)].copy()
            steps.append((seen, mask, seat, action, log, value, paid, batch.terminated.copy()))
        _, _, last = self.act(self.params, batch.observations.astype(np.float32), batch.masks, self._split())
        seen, mask, seat, action, log, value, paid, over = map(np.stack, zip(*steps, strict=True))
        gain, worth, after = np.zeros_like(value), np.asarray(last), batch.seats.copy()
        later = np.zeros(GAMES, np.float32)
        for t in reversed(range(STEPS)):
            sign = np.where(over[t], 0, np.where(after == seat[t], 1, -1))
            later = paid[t] + sign * worth - value[t] + LAMBDA * sign * later
            gain[t], worth, after = later, value[t], seat[t]
        weight = (seat >= 0).astype(np.float32)  # a game that is over begins anew: nobody decides
        used = gain[weight > 0]
        told = {"seen": seen, "mask": mask, "action": action, "log": log, "target": gain + value, "weight": weight}
        told["gain"] = (gain - used.mean()) / (used.std() + 1e-8)
        flat = {name: array.reshape(GAMES * STEPS, *array.shape[2:]) for name, array in told.items()}
        for _ in range(EPOCHS):
            for part in np.split(self._rng.permutation(GAMES * STEPS), MINIBATCHES):
                self.params, self._state = self._learn(
                    self.params, self._state, {name: array[part] for name, array in flat.items()}, np.float32(pace)
                )
        return int(weight.sum())

    def won(self, level: str, games: int) -> Share:
        """The share of games won against a level by its best moves, in each seat half of them; a draw is half a win."""
        bot, rng, points = make_bot(level), np.random.default_rng(1), 0.0
        thoughts = random.Random(1)
        for n in range(games):
            state, mine = self.game.start(), n % 2
            while state.to_move != ludi.OVER:
                if state.to_move == ludi.CHANCE:
                    state.sample(rng)
                elif state.to_move == mine:
                    mask = np.zeros((1, self.game.actions), np.bool_)
                    mask[0, state.legal()] = True
                    seen = state.observe(mine)[None].astype(np.float32)
                    state.apply(int(self.best(self.params, seen, mask)[0]))
                else:
                    state.apply(bot.choose(ask(state, thoughts)))
            ranks = state.ranks()
            points += (1 + np.sign(ranks[1 - mine] - ranks[mine])) / 2
        return wilson(points / games, games)


def main(arguments: list[str] | None = None) -> Share:
    """Learn for some minutes or rounds, then play against a level."""
    parser = argparse.ArgumentParser(description="PPO with action masks by self-play.")
    parser.add_argument("--title", choices=ludi.titles(), default="pokern", help="with two players")
    parser.add_argument("--minutes", type=float, default=math.inf, help="at most so many minutes of learning")
    parser.add_argument("--rounds", type=int, default=200, help="at most so many rounds of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="tiro", help="a level")
    parser.add_argument("--games", type=int, default=400, help="against that level")
    options = parser.parse_args(arguments)
    learner = Learner(ludi.make(options.title, 2), options.seed)
    began, decisions, rounds, shown = time.monotonic(), 0, 0, 0.0
    while True:
        spent = time.monotonic() - began
        done = max(rounds / options.rounds, spent / (60 * options.minutes))
        if done >= 1:
            break
        decisions, rounds = decisions + learner.round(1 - done), rounds + 1
        if spent - shown > 30:
            shown = spent
            print(f"{spent:4.0f} s, {rounds} rounds, {decisions / spent:,.0f} decisions/s", flush=True)
    worked = time.process_time()
    share = learner.won(options.against, options.games)
    print(
        f"{options.title}: {decisions:,} decisions in {rounds} rounds, {worked:.0f} s of processor time; won "
        f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}) of {options.games} games against {options.against}"
    )
    return share


if __name__ == "__main__":
    main()
