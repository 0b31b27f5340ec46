"""Games for training and matches between networks, many in one call; each depends on its number and seed alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.kernel import learned
from ludi.kernel.engine import Engine
from ludi.kernel.game import Game
from ludi.kernel.home import has_numba
from ludi.kernel.records import Memory
from ludi.kernel.scratch import declared
from ludi.lab.compiled import stream
from ludi.learning.inputs import inputs_of

Ints = NDArray[np.int16]
SAMPLES = 128  # of a game, at first
FEW = 20_000  # iterations for a move of every game of a run: that much the plain home does in no time
AHEAD = 2  # numbers ahead of those of the seats in a row of samples


@dataclass(frozen=True)
class Piece:
    """Some games of search (as of a Bot) against itself, picklable.

    odd: one move of so many is any one that was searched. playouts: as algorithms/selfplay.py says. work: as
    `engine_of` takes it; the games are the same in every home.
    """

    title: str
    options: Mapping[str, Any]
    number: int
    games: int
    seed: int
    iterations: int
    limit: int = 0
    odd: int = 8
    playouts: int = 0
    work: int = FEW + 1
    net: tuple[int, ...] = (0,)


@dataclass(frozen=True)
class Played:
    """What came of a piece: a row for each sample as algorithms/selfplay.py has it, and each game's shares."""

    number: int
    samples: Ints
    shares: Ints


@dataclass(frozen=True)
class Bot:
    """Who plays a match. limit: random decisions before the network ((0,): none), or `estimate`, ends a playout."""

    iterations: int
    limit: int = 0
    net: tuple[int, ...] = (0,)


@dataclass(frozen=True)
class Rounds:
    """Rounds of games in which bots move up by one seat each and share their luck; picklable."""

    title: str
    options: Mapping[str, Any]
    bots: tuple[Bot, ...]
    seed: int
    numbers: tuple[int, ...] = ()
    work: int = FEW + 1


def engine_of(game: Game, work: int) -> Engine:
    """Where games of so many iterations in all are played; nothing is compiled for little work."""
    return game.fast if work > FEW and has_numba() else game.plain


def play(piece: Piece) -> Played:
    """Play a piece."""
    game = Game(piece.title, options=piece.options)
    layout = layout_of(game)
    width = AHEAD + 2 * game.players + game.players * layout[0]
    rows: list[Ints] = []
    shares: list[list[int]] = []
    room, done = SAMPLES, 0
    first = stream(f"{piece.seed} {piece.number} learning")
    while done < piece.games:
        memory, states, tree = _ground(engine_of(game, piece.work), piece.iterations)
        samples = memory.ints(room * (piece.games - done), width)
        results = memory.ints(piece.games - done, 2 + game.players)
        play = memory.function("selfplay", "games")
        n = play(
            states, _two(memory, game), tree, _ints(memory, piece.net), _ints(memory, layout), learned.room(memory),
            samples, results, first + done, piece.iterations, piece.limit, piece.odd,
            piece.playouts,
        )  # fmt: skip
        if n:
            found = np.asarray(samples[: int(results[n - 1][1])], np.int64)
            found[:, 0] += done
            rows.append(found.astype(np.int16))
            shares += [[int(x) for x in row[2:]] for row in results[:n]]
        else:
            room *= 2
        done += n
    return Played(piece.number, np.concatenate(rows), np.array(shares, np.int16))


def match(rounds: Rounds) -> list[tuple[int, float]]:
    """Of each round its number and the share of its games that the first bot won."""
    game = Game(rounds.title, len(rounds.bots), rounds.options)
    memory, states, tree = _ground(engine_of(game, rounds.work), max(bot.iterations for bot in rounds.bots))
    n = len(rounds.bots)
    seeds, results = memory.ints(n * len(rounds.numbers), 3), memory.ints(n * len(rounds.numbers), n)
    numbers = [(i, k) for i in rounds.numbers for k in range(n)]
    for row, (i, k) in zip(seeds, numbers, strict=True):
        row[:] = k, stream(f"{rounds.seed} {i} luck"), stream(f"{rounds.seed} {i} {k} bots")
    longest = max(len(bot.net) for bot in rounds.bots)
    nets, bots = memory.ints(n, longest), memory.ints(n, 3)
    for k, bot in enumerate(rounds.bots):
        nets[k][: len(bot.net)] = bot.net
        if not memory.columnar:
            del nets[k][len(bot.net) :]
        bots[k][:] = bot.iterations, bot.limit, k
    play = memory.function("selfplay", "matches")
    play(states, _two(memory, game), tree, nets, learned.room(memory), bots, seeds, results)
    found: dict[int, float] = {}
    for (i, k), row in zip(numbers, results, strict=True):
        seat = next(seat for seat in range(n) if (seat + k) % n == 0)
        found[i] = found.get(i, 0.0) + int(row[seat]) / 1000 / n
    return list(found.items())


def values(game: Game, engine: Engine, states: Sequence[Any], net: Sequence[int]) -> list[list[int]]:
    """What each state is worth to each seat, in thousandths."""
    memory = engine.arrays()
    found, out = [], memory.ints(1, game.players)
    judge = memory.function("network", "values")
    weights, room = _ints(memory, net), learned.room(memory)
    for state in states:
        judge(memory.states(1, state), memory.workspaces(), weights, room, out)
        found.append([int(x) for x in out[0]])
    return found


def layout_of(game: Game) -> tuple[int, ...]:
    """The head of a network of a title, without units: its inputs."""
    inputs, _ = inputs_of(game.title, game.observed.entries)
    return (len(inputs), 0, 0, *(x for one in inputs for x in one.numbers()))


def _ground(engine: Engine, iterations: int) -> tuple[Memory, Any, Any]:
    memory = engine.arrays()
    start = engine.game.start().raw
    states = memory.states(4, start)
    if memory.columnar:
        states[3] = states[0]
    else:
        engine.module("state_ops").copy(states[3], states[0])
    return memory, states, memory.nodes(8 * iterations + 64)


def _two(memory: Memory, game: Game) -> Any:
    """Workspaces: of the search, and of chance in matches."""
    return memory.records(declared(game.title)[0], 2)


def _ints(memory: Memory, numbers: Sequence[int]) -> Any:
    found = memory.ints(len(numbers))
    found[:] = list(numbers)
    return found
