"""Many games of a plan in one call of an engine, where nobody has more to do than to move at random or to search."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ludi.bots import warmth
from ludi.bots.search import QUICK
from ludi.kernel import schema
from ludi.kernel.compiling import compile_progress
from ludi.kernel.engine import Engine
from ludi.kernel.extras import there
from ludi.kernel.game import Game
from ludi.kernel.home import has_numba, load
from ludi.lab.bots import level_of
from ludi.lab.plan import Plan, Result

Progress = Callable[[int, int], None]

ROOM = 256  # actions of a game in the log, at first
GAMES = 500  # of a call, or fewer: progress is seen, and kept, from one call to the next
CALLS = 40  # of a plan, or more
FEW = 120  # random games that take little longer in the plain home than loading another one
WORK = 6000  # iterations of search in a move of each of them together
MUCH = 300_000  # iterations for a move of every game: worth compiling for what the wasm home is slower by
OF_LUCK = 1000  # iterations for each move of a game, about, whose luck is found as well
NODES = 1 << 18  # of a tree


def numbers(level: str, title: str) -> tuple[int, int, int] | None:
    """A level as algorithms/match.py takes it: iterations, limit of playouts, whether it looks at its move alone."""
    if level == "random":
        return 0, -1, 0
    return level_of(level, title).in_calls


def playable(plan: Plan) -> bool:
    """Whether games of a plan can be played so: no bot thinks by time, makes mistakes, or thinks in another way."""
    if plan.ms is not None or any(numbers(level, plan.title) is None for level in plan.bots):
        return False
    return has_numba() or (plan.game.has_wasm and there("numpy")) or most(plan) <= QUICK


def home_of(plan: Plan) -> Engine:
    """Where they are played. Nothing is compiled for little work; the answers are the same in every home."""
    game = plan.game
    if most(plan) == 0 and plan.games <= FEW:
        return game.plain
    if game.has_wasm and there("numpy") and (plan.games * most(plan) < MUCH or not has_numba()):
        return game.wasm
    return game.fast if has_numba() else game.plain


def most(plan: Plan) -> int:
    """The iterations of the bot that searches longest."""
    return max(bot[0] for level in plan.bots if (bot := numbers(level, plan.title)))


def games_of_a_call(plan: Plan) -> int:
    """How many games of a plan are played before anything is heard of them."""
    work = most(plan) + (OF_LUCK if plan.luck else 1)
    return max(1, min(GAMES, WORK // work, plan.games // CALLS))


def warm(plan: Plan, progress: Progress | None = None) -> None:
    """Load all that games of a plan need in the fast home, or compile it."""
    warmth.warm(plan.game, progress)
    with compile_progress(plan.title, progress):
        play_all(replace(plan, bots=("random",) * len(plan.bots), games=1), [0], plan.game.fast)


def play_all(plan: Plan, games: Sequence[int], engine: Engine | None = None) -> list[Result]:
    """Some games of a plan, each the same alone, among others and in any home (else that of `home_of`)."""
    engine = home_of(plan) if engine is None else engine
    found: list[Result] = []
    room = ROOM * len(games)
    while len(found) < len(games):
        left = games[len(found) :]
        played = _play(plan, left, engine, room)
        found += played
        if len(played) < len(left):
            room *= 2
    return found


def _play(plan: Plan, games: Sequence[int], engine: Engine, room: int) -> list[Result]:
    """As many of them as have room in the log."""
    began = time.perf_counter()
    game, seats = plan.game, len(plan.bots)
    bots = [bot for level in plan.bots if (bot := numbers(level, plan.title))]
    memory = engine.arrays()
    states = memory.states(3 + len(games), game.start().raw)
    if memory.columnar:
        states[2] = states[0]
    else:
        load(plan.title, "state_ops").copy(states[2], states[0])
    tree = memory.nodes(min(NODES, 64 * most(plan) + 64))
    kinds = len(load(plan.title, "constants").FRAME_NAMES)
    seeds, streams = memory.ints(len(games), 3), memory.ints(4 * (seats + kinds))
    results, log, levels = memory.ints(len(games), 2 + 2 * seats), memory.ints(room), memory.ints(3 * seats)
    levels[:] = [x for bot in bots for x in bot]
    for row, i in zip(seeds, games, strict=True):
        row[:] = i, stream(f"{plan.seed} {i // seats} luck"), stream(f"{plan.seed} {i} bots")
    play = memory.function("match", "matches")
    done = play(states, memory.workspaces(), tree, levels, seeds, streams, results, log)
    seconds = round((time.perf_counter() - began) / max(done, 1), 6)
    turns = turns_in(game, states) if memory.columnar else [turn_of(game, g) for g in states]
    rows = [[int(x) for x in row] for row in results[:done]]
    actions = log.tolist() if memory.columnar else log
    found, at = [], 0
    for row, i, turn in zip(rows, games, turns[3:], strict=False):
        found.append(
            Result(
                i,
                tuple(plan.bots[b] for b in plan.seating(i)),
                tuple(row[2 : 2 + seats]),
                tuple(row[2 + seats :]),
                turn,
                row[0],
                seconds,
                tuple(actions[at : row[1]]),
            )
        )
        at = row[1]
    return found


def turns_in(game: Game, states: Any) -> list[int]:
    """The turn of each of many records."""
    if "turn" in states.dtype.names:
        found: list[int] = states["turn"].tolist()
        return found
    return [turn_of(game, schema.from_record(game.state_type, states, i)) for i in range(len(states))]


def turn_of(game: Game, g: Any) -> int:
    """The number of the turn, as views have it."""
    return int(game.views.turn(g) if hasattr(game.views, "turn") else g.turn)


def stream(name: str) -> int:
    """The number of a stream of random numbers, with room for more behind it."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=7).digest()) % 2**55 << 6
