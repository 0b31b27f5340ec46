"""A game in one home, for many steps at once: random playouts, search, batches."""

from __future__ import annotations

import contextlib
import os
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from . import schema
from .errors import LudiError
from .extras import needs
from .home import compiled_functions, has_numba, load
from .records import FastMemory, Memory, PlainMemory
from .titles import family

if TYPE_CHECKING:  # a search needs no NumPy, and where there is none bots think all the same
    import numpy as np
    from numpy.typing import NDArray

    from .batch import Batch
    from .game import Game
    from .state import State
    from .weights import Weights

    Ints = NDArray[np.int64]
Home = Literal["plain", "fast", "wasm"]
FIRST_SIGHT = 36  # rolls by which `plan` sees a move first: algorithms/plan.py, which is not loaded in every home
CHUNK_MS = 5.0
ALGORITHMS = ("rollout", "ismcts", "batch")

_warm: set[str] = set()  # families whose fast home is loaded in this process: options do not change the code
_warming = threading.Lock()
_told: ContextVar[Callable[[int, int], None] | None] = ContextVar("_told", default=None)


@dataclass(frozen=True)
class Playouts:
    """Random games: how many, their player decisions, a hash over them (0 if not asked), scores[game, seat]."""

    games: int
    decisions: int
    hash: int
    scores: Ints


@dataclass(frozen=True)
class Advice:
    """What a search found for one action: how often it was tried, and the chance of winning per seat, 0 to 1."""

    action: int
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Search:
    """Actions by visits, best first; the iterations made; the size of the tree."""

    actions: tuple[Advice, ...]
    iterations: int
    nodes: int

    @property
    def best(self) -> int:
        """The most visited action."""
        return self.actions[0].action


class Position(Protocol):
    """What is needed of a game's State."""

    raw: Any

    @property
    def to_move(self) -> int: ...

    def redeal(self, seat: int, rng: random.Random) -> Position: ...


class Engine:
    """One title with its options in one home."""

    def __init__(self, game: Game, home: Home) -> None:
        self.game, self.home = game, home
        self.title, self.seats = game.title, game.players
        self._start = game.start().raw
        self._modules: dict[str, Any] = {}

    @property
    def fast(self) -> bool:
        """Whether it is the home that Numba compiles."""
        return self.home == "fast"

    def memory(self) -> Memory:
        """Room for what one call works on, and the functions that work on it."""
        if self.home == "wasm":
            from .wasm import memory

            return memory(self.title)
        return (FastMemory if self.fast else PlainMemory)(self.title)

    def arrays(self) -> Memory:
        """The same for what works on arrays, which are lists in the plain home and need NumPy elsewhere."""
        if self.home == "wasm":
            from .wasm import arrays

            return arrays(self.title)
        return self.memory()

    def module(self, name: str) -> Any:
        """An algorithm or a module of the rules, plain or compiled."""
        if name not in self._modules:
            self._modules[name] = load(self.title, name, self.fast)
        return self._modules[name]

    @property
    def ready(self) -> bool:
        """Whether nothing has to be compiled or loaded any more: true once any game with the same rules was warmed."""
        return not self.fast or family(self.title) in _warm

    def warm(self, progress: Callable[[int, int], None] | None = None) -> float:
        """Compile ahead, or load what is compiled; the seconds it took.

        progress: called with the functions compiled and how many there are, when anything is compiled.
        """
        began = time.perf_counter()
        with _warming:
            if not self.ready:
                for name in ALGORITHMS:
                    self.module(name)
                with compile_progress(self.title, progress):
                    self.playouts(1, hashed=1)
                    self.module("rollout").copies(self.memory().states(2, self._start), 1)
                    start = schema.blank(load(self.title, "state").State)
                    load(self.title, "state_ops").copy(start, self._start)
                    load(self.title, "batch").settle(start, [1, 2, 3, 4])
                    self._grow(start, 4, seed=0, playout_limit=-1, move=False, nodes=64, until=0.0)
                    self.batch(1)
                _warm.add(family(self.title))
        return time.perf_counter() - began

    def playouts(
        self, n: int, seed: int = 0, *, hashed: int = 0, threads: int = 1, state: Position | None = None
    ) -> Playouts:
        """Play n games uniformly at random from the start, or from the state given.

        hashed: 0, or take every such state on the way into the hash, besides all actions and last states.
        The result does not depend on the number of threads (which pay in the compiled homes alone).
        """
        needs("numpy")
        import numpy as np

        root = self._start if state is None else state.raw
        bounds = [n * t // threads for t in range(threads + 1)]

        def part(t: int) -> tuple[int, int, Any]:
            size, memory = bounds[t + 1] - bounds[t], self.arrays()
            scores, play = memory.ints(size, self.seats), memory.function("rollout", "playouts")
            states, workspaces = memory.states(2, root), memory.workspaces()
            found = play(states, workspaces, scores, seed % 2**61 + bounds[t], hashed) if size else (0, 0)
            return found[0], found[1], np.array(scores, np.int64).reshape(size, self.seats)

        if threads == 1:
            parts = [part(0)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                parts = list(pool.map(part, range(threads)))
        return Playouts(
            n,
            int(sum(p[0] for p in parts)),
            int(sum(p[1] for p in parts) % 1000000007),
            np.concatenate([p[2] for p in parts]),
        )

    def search(
        self,
        state: Position,
        seat: int | None = None,
        *,
        iterations: int | None = None,
        ms: float | None = None,
        seed: int = 0,
        playout_limit: int = -1,
        move: bool = False,
        nodes: int = 1 << 18,
        settled: bool = False,
        net: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Search:
        """Information-set search for the seat to move, on worlds redealt from what that seat knows.

        Budget: iterations (then the result is the same for a seed), or milliseconds; both: whichever ends first.
        playout_limit: random decisions before `estimate` ends a playout, -1 for none. move: see algorithms/ismcts.py.
        net: a network of the title, in which the search ends in place of random games; see learning/algorithms.
        settled: end as soon as what is left of the iterations can no longer change which action is best.
        stop: asked now and then; when it says true the search ends with what it has.
        """
        left, until = budget(iterations, ms)
        world = self._world(state, seat, seed)
        if iterations is not None:
            nodes = min(nodes, 64 * iterations + 64)
        return self._grow(
            world,
            left,
            seed=seed,
            playout_limit=playout_limit,
            move=move,
            nodes=nodes,
            until=until,
            settled=settled,
            net=net,
            stop=stop,
        )

    def _world(self, state: Position, seat: int | None, seed: int) -> Any:
        me = state.to_move
        if me < 0 or seat not in (None, me):
            raise LudiError(f"search for seat {seat}: the seat to move is {me}")
        return state.redeal(me, random.Random(seed)).raw

    def _grow(
        self,
        world: Any,
        left: int,
        *,
        seed: int,
        playout_limit: int,
        move: bool,
        nodes: int,
        until: float,
        settled: bool = False,
        net: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Search:
        """The search itself."""
        memory = self.memory()
        states, workspaces, tree = memory.states(2, world), memory.workspaces(seed), memory.nodes(nodes)
        ahead: tuple[Any, ...] = ()
        last: tuple[int, ...] = (playout_limit, move)
        search = memory.function("ismcts", "search")
        if net is not None:
            from .learned import ground

            ahead, last = ground(memory, net), ()
            search = memory.function("learned", "search")
        size, done = 1, 0

        def grow(n: int) -> None:
            nonlocal size, done
            size = int(search(states, workspaces, tree, *ahead, size, n, *last))
            done += n

        def ends() -> bool:
            return (stop is not None and stop()) or (settled and lead(self._children(memory, tree)) > left - done)

        in_steps(grow, left, until, ends)
        found = sorted(self._children(memory, tree), key=lambda x: (-x.visits, x.action))
        return Search(tuple(found), done, size)

    def plan(
        self,
        state: Position,
        seat: int | None = None,
        *,
        iterations: int | None = None,
        ms: float | None = None,
        seed: int = 0,
        width: int = 8,
        changes: int = 1,
        rolls: int = 1,
        stop: Callable[[], bool] | None = None,
    ) -> Search:
        """Tries out the actions that promise most, at most `width` of them; algorithms/plan.py says how.

        rolls: of the greedy players in the simulations; 0 for play at sight (algorithms/static_greedy.py), -1 for play
        by the odds (algorithms/foresight.py).
        Best first: what was tried at least half as often as any other, by its value in percent, then by `merit`.
        Budget and stop as for `search`; what is tried at all is tried once at least. The first call compiles what
        `warm` did not.
        """
        left, until = budget(iterations, ms)
        world = self._world(state, seat, seed)
        me, memory = state.to_move, self.memory()
        states, workspaces, tree = memory.states(4, world), memory.workspaces(seed), memory.nodes(width + 1)
        simulations = memory.function("plan", "simulations")
        first = random.Random(seed).getrandbits(60)

        def grow(more: int) -> int:
            return int(simulations(states, workspaces, tree, more, changes, rolls, width, first)) - 1

        n = grow(1)
        grow(n - 1)
        done = n + in_steps(grow, left - n, until, stop)
        found = self._children(memory, tree)
        most = max(x.visits for x in found)
        nodes = memory.objects(tree)[1 : n + 1]
        merits = {int(x.edge): int(x.merit) / int(x.visits) for x in nodes}
        found.sort(key=lambda x: (2 * x.visits < most, -round(x.values[me], 2), -merits[x.action]))
        return Search(tuple(found), done, n + 1)

    def promises(self, state: State, seat: int | None = None, *, seed: int = 0) -> dict[int, float]:
        """The `merit` of each legal action for the seat to move at first sight, as `plan` sees it: over 36 rolls."""
        world, memory, n = self._world(state, seat, seed), self.memory(), len(state.legal())
        states, workspaces, tree = memory.states(4, world), memory.workspaces(seed), memory.nodes(n + 1)
        memory.function("plan", "simulations")(states, workspaces, tree, 1, 1, 1, n, 0)
        return {int(x.edge): int(x.seen) / FIRST_SIGHT for x in memory.objects(tree)[1 : n + 1]}

    def greedy(self, state: Position, seat: int | None = None, *, rolls: int = 216, seed: int = 0) -> int:
        """The action after which `merit` is highest for the seat to move: the mean of so many rolls of chance.

        216 rolls are all throws of three dice, so the odds of a round of battle are exact. 0: at sight
        (algorithms/static_greedy.py).
        """
        memory = self.memory()
        states = memory.states(4, self._world(state, seat, seed))
        return int(memory.function("greedy", "move")(states, memory.workspaces(seed), rolls))

    def _children(self, memory: Memory, tree: Any) -> list[Advice]:
        tree = memory.objects(tree)
        found = []
        c = int(tree[0].first)
        while c:
            at = tree[c]
            visits = int(at.visits)
            values = tuple(float(at.value[p]) / (1000 * visits) for p in range(self.seats))
            found.append(Advice(int(at.edge), visits, values))
            c = int(at.next)
        return found

    def batch(self, n: int, seed: int = 0, **how: Any) -> Batch:
        """n games side by side, for learning; game i has the random numbers of seed + i. how: as `Batch` says."""
        needs("numpy")
        from .batch import Batch

        return Batch(self, n, seed, **how)


def budget(iterations: int | None, ms: float | None) -> tuple[int, float]:
    """Iterations, and when to end. Raises LudiError if neither is limited."""
    if iterations is None and ms is None:
        raise LudiError("search needs a budget: iterations or ms")
    until = time.perf_counter() + (ms / 1000 if ms is not None else 1e9)
    return iterations if iterations is not None else 1 << 60, until


def lead(found: Sequence[Advice]) -> int:
    """By how many visits the first action leads the second; 0 where there are not two."""
    visits = sorted((x.visits for x in found), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


@contextlib.contextmanager
def search_progress(told: Callable[[int, int], None] | None) -> Iterator[None]:
    """Searches within say now and then how many of how many iterations they have made."""
    token = _told.set(told)
    try:
        yield
    finally:
        _told.reset(token)


def in_steps(work: Callable[[int], object], left: int, until: float, stop: Callable[[], bool] | None) -> int:
    """Do so many units of work in short steps, so that it can end on time and when told to; how many were done."""
    done, chunk, told = 0, 1, _told.get()
    while left > 0:
        t = time.perf_counter()
        n = min(left, chunk)
        work(n)
        left, done = left - n, done + n
        if told is not None:
            told(done, done + left)
        now = time.perf_counter()
        if now >= until or (stop is not None and stop()):
            break
        chunk = max(1, min(2 * chunk, int(n * min(CHUNK_MS / 1000, until - now) / max(now - t, 1e-9))))
    return done


@contextlib.contextmanager
def compile_progress(title: str, progress: Callable[[int, int], None] | None) -> Iterator[None]:
    """Count the functions that are compiled meanwhile."""
    if progress is None or not has_numba():
        yield
        return
    from numba.core import event

    report, total, done = progress, 4 * compiled_functions(title) // 3, 0  # some are compiled for several types

    class Counter(event.Listener):  # type: ignore[misc,unused-ignore]
        def on_start(self, _: event.Event) -> None:
            """Only what is finished counts."""

        def on_end(self, _: event.Event) -> None:
            nonlocal done
            done += 1
            report(min(done, total), total)

    with event.install_listener("numba:compile", Counter()):
        yield
    if done:
        report(total, total)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
