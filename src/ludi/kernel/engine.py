"""A game in one home, for many steps at once: random playouts, search, batches."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from . import schema
from .budget import budget, in_steps
from .compiling import compile_progress
from .errors import LudiError
from .extras import needs
from .home import load
from .records import FastMemory, Memory, PlainMemory
from .searching import Growth, Position, Search, Tree, children
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
ALGORITHMS = ("rollout", "ismcts", "batch")

_warm: set[str] = set()  # families whose fast home is loaded in this process: options do not change the code
_warming = threading.Lock()


@dataclass(frozen=True)
class Playouts:
    """Random games: how many, their player decisions, a hash over them (0 if not asked), scores[game, seat]."""

    games: int
    decisions: int
    hash: int
    scores: Ints


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
                    Tree(self.memory(), self.seats, start, 0, Growth(nodes=64)).grown(4, until=0.0)
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
        playout_limit: int | None = None,
        move: bool = False,
        nodes: int = 1 << 18,
        settled: bool = False,
        net: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Search:
        """Information-set search for the seat to move, on worlds redealt from what that seat knows.

        Budget: iterations (then the result is the same for a seed), or milliseconds; both: whichever ends first.
        playout_limit: random decisions before `estimate`, or the network, ends a playout; -1: it goes to the end of the
        game; None: that, or with a network none at all. move: see algorithms/ismcts.py.
        net: a network of the title, in which the search ends; see learning/algorithms.
        settled: end as soon as what is left of the iterations can no longer change which action is best. When that is
        seen depends on the clock: for a seed the best action is the same, visits and values need not be.
        stop: asked now and then; when it says true the search ends with what it has.
        """
        left, until = budget(iterations, ms)
        world = self._world(state, seat, seed)
        if iterations is not None:
            nodes = min(nodes, 64 * iterations + 64)
        limit = playout_limit if playout_limit is not None else -1 if net is None else 0
        how = Growth(limit, move, nodes, settled, net)
        return Tree(self.memory(), self.seats, world, seed, how).grown(left, until, stop)

    def _world(self, state: Position, seat: int | None, seed: int) -> Any:
        me = state.to_move
        if me < 0 or seat not in (None, me):
            raise LudiError(f"search for seat {seat}: the seat to move is {me}")
        return state.redeal(me, random.Random(seed)).raw

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
        net: Weights | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Search:
        """Tries out the actions that promise most, at most `width` of them; algorithms/plan.py says how.

        rolls: of the greedy players in the simulations; 0 for play at sight (algorithms/static_greedy.py), -1 for play
        by the odds (algorithms/foresight.py).
        net: a network of the title, in which the tries end; see learning/algorithms/planned.py.
        Best first: what was tried at least half as often as any other, by its value in percent, then by `merit`.
        Budget and stop as for `search`; what is tried at all is tried once at least. The first call compiles what
        `warm` did not.
        """
        left, until = budget(iterations, ms)
        world = self._world(state, seat, seed)
        me, memory = state.to_move, self.memory()
        states, workspaces, tree = memory.states(4, world), memory.workspaces(seed), memory.nodes(width + 1)
        simulations = memory.function("plan", "simulations")
        ahead: tuple[Any, ...] = ()
        if net is not None:
            from .learned import ground

            ahead = ground(memory, net, "planned")
            simulations = memory.function("planned", "simulations")
        first = random.Random(seed).getrandbits(60)

        def grow(more: int) -> int:
            return int(simulations(states, workspaces, tree, *ahead, more, changes, rolls, width, first)) - 1

        n = grow(1)
        grow(n - 1)
        done = n + in_steps(grow, left - n, until, stop)
        found = children(memory, tree, self.seats)
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

    def batch(self, n: int, seed: int = 0, **how: Any) -> Batch:
        """n games side by side, for learning; game i has the random numbers of seed + i. how: as `Batch` says."""
        needs("numpy")
        from .batch import Batch

        return Batch(self, n, seed, **how)
