"""How fast a game runs on this machine: what `ludi bench` and bench/playouts.py measure."""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from ludi.kernel.cores import processors
from ludi.kernel.engine import Engine
from ludi.kernel.errors import LudiError
from ludi.kernel.frames import CHANCE
from ludi.kernel.game import Game, State
from ludi.kernel.home import cache_root, has_numba
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted

PIECE = 0.05  # seconds of work between two looks at the clock
THREADS = 2


@dataclass
class Figure:
    """One quantity, measured in several rounds; `name` and `unit` are words of the catalogue (lab-bench-...)."""

    name: str
    unit: str
    rounds: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.rounds)


def short(game: Game, seconds: float) -> Iterator[tuple[str, str, Callable[[], float]]]:
    """What can be measured at once: name, unit, and a function that measures one round."""
    yield "plain", "decisions", lambda: playouts(game.plain, seconds)
    if game.has_wasm:
        yield "wasm", "decisions", lambda: playouts(game.wasm, seconds)
    if has_numba():
        yield "fast", "decisions", lambda: playouts(game.fast, seconds)
        if processors() >= THREADS:
            yield "threads", "decisions", lambda: threaded(game.fast, seconds, THREADS)
            yield "scaling", "times", lambda: scaling(game.fast, seconds)
    if game.has_wasm:
        yield "wasm-search", "iterations", lambda: search(game.wasm, game, seconds)
    if has_numba() or not game.has_wasm:
        yield "search", "iterations", lambda: search(game.fast if has_numba() else game.plain, game, seconds)
    if has_numba() and game.has_wasm:
        yield "wasm-share", "times", lambda: share(game, seconds)
    if has_numba():
        yield "copy", "ns", lambda: copy_ns(game.fast, seconds)


def starts(game: Game) -> Iterator[tuple[str, str, Callable[[], float]]]:
    """What is measured in processes of its own: compiling, starting."""
    if has_numba():
        yield "cold", "seconds", lambda: cold(game.title)
        yield "warm", "seconds", lambda: warm(game.title)
    yield "first", "cpu-seconds", lambda: first_move(game.title)


def checked_seconds(seconds: float) -> float:
    """The length of a measurement. Raises BadOption."""
    if not 0 < seconds <= 3600:
        raise not_accepted("seconds", seconds, Message("given-at-most", {"most": "3600"}))
    return seconds


def piece(call: Callable[[int], object]) -> int:
    """How much of something makes a piece of work."""
    n = 1
    while True:
        began = time.perf_counter()
        call(n)
        if time.perf_counter() - began >= PIECE:
            return n
        n *= 2


def playouts(engine: Engine, seconds: float) -> float:
    """Random player decisions a second of one thread; chance is paid for, not counted."""
    decisions, _, cpu = timed(engine, piece(lambda n: engine.playouts(n)), seconds, 0)
    return decisions / cpu


def timed(engine: Engine, games: int, seconds: float, seed: int) -> tuple[int, float, float]:
    """Decisions, seconds by the clock and of this thread."""
    decisions = 0
    began, cpu = time.perf_counter(), time.thread_time()
    while time.perf_counter() - began < seconds:
        decisions += engine.playouts(games, seed).decisions
        seed += games
    return decisions, time.perf_counter() - began, time.thread_time() - cpu


def threaded(engine: Engine, seconds: float, threads: int) -> float:
    """Random player decisions a second of several threads together, by the clock."""
    games = piece(lambda n: engine.playouts(n))
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(lambda t: timed(engine, games, seconds, t << 32), range(threads)))
    return sum(decisions for decisions, _, _ in done) / max(clock for _, clock, _ in done)


def scaling(engine: Engine, seconds: float) -> float:
    """How many times the decisions of one thread two threads make, by the clock, one right after the other."""
    return threaded(engine, seconds, THREADS) / threaded(engine, seconds, 1)


def search(engine: Engine, game: Game, seconds: float) -> float:
    """Search iterations a second from the first decision, playouts to the end."""
    state = first_decision(game)
    cpu = time.process_time()
    found = engine.search(state, ms=1000 * seconds, seed=1)
    return found.iterations / (time.process_time() - cpu)


def share(game: Game, seconds: float) -> float:
    """The search iterations of the wasm home for one of the compiled home, in short turns of one and the other."""
    pieces = max(1, round(seconds / (2 * PIECE)))
    done = [(search(game.wasm, game, PIECE), search(game.fast, game, PIECE)) for _ in range(pieces)]
    return statistics.median(wasm / fast for wasm, fast in done)


def first_decision(game: Game) -> State:
    """The position after the cards were dealt."""
    state, rng = game.start(), random.Random(1)
    while state.to_move == CHANCE:
        state.sample(rng)
    return state


def copy_ns(engine: Engine, seconds: float) -> float:
    """Nanoseconds to copy a compiled state."""
    memory = engine.memory()
    states, copies = memory.states(2, engine._start), memory.function("rollout", "copies")
    n = piece(lambda n: copies(states, n))
    done, cpu = 0, time.process_time()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        copies(states, n)
        done += n
    return 1e9 * (time.process_time() - cpu) / done


COMPILE = "import sys, ludi; print(ludi.make(sys.argv[1]).fast.warm())"
PLAY = "import sys, ludi; ludi.make(sys.argv[1]).fast.playouts(1)"
MOVE = """
import random, sys, time, ludi
state = ludi.make(sys.argv[1]).start()
while state.to_move == ludi.CHANCE:
    state.sample(random)
state.apply(state.legal()[0])
print(time.process_time())
"""


def cold(title: str) -> float:
    """Seconds to compile everything, with an empty cache folder."""
    with tempfile.TemporaryDirectory(prefix="ludi-bench-") as folder:
        return float(process(COMPILE, title, folder))


def warm(title: str) -> float:
    """Seconds from the start of a process to the end of its first compiled game, by the clock."""
    process(COMPILE, title, str(cache_root()))
    began = time.perf_counter()
    process(PLAY, title, str(cache_root()))
    return time.perf_counter() - began


def first_move(title: str) -> float:
    """CPU seconds of a process that imports the package and makes the first move of a game in the plain home."""
    process(MOVE, title, str(cache_root()))  # byte code and generated code are at hand
    return float(process(MOVE, title, str(cache_root())))


def process(code: str, title: str, cache: str) -> str:
    """What a Python process of its own says. Raises LudiError if it fails."""
    found = subprocess.run(
        [sys.executable, "-P", "-c", code, title],
        env=os.environ | {"LUDI_CACHE": cache},
        capture_output=True,
        text=True,
        check=False,
    )
    if found.returncode:
        said = found.stderr.strip().splitlines() or [str(found.returncode)]
        raise LudiError(Message("lab-bench-failed", {"why": said[-1]}))
    return found.stdout


def machine() -> dict[str, object]:
    """What it was measured on."""
    import importlib.metadata

    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        name = models[0] if models else name
    about: dict[str, object] = {"processor": name, "processors": processors(), "system": platform.system()}
    about["python"] = platform.python_version()
    if has_numba():
        about["numba"] = importlib.metadata.version("numba")
    return about


def as_json(game: Game, figures: list[Figure]) -> str:
    """The figures with the machine."""
    rows = [{"name": f.name, "unit": f.unit, "value": f.value, "rounds": f.rounds} for f in figures]
    about = {"title": game.title, "options": dict(game.options), "machine": machine(), "figures": rows}
    return json.dumps(about, indent=2)
