"""What positions and moves are worth: the same function for everything that is compared with it.

A `Judge` holds one memory of an engine, so that a thousand short searches cost little more than their iterations.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel import schema
from ludi.kernel.game import Game, State

NODES = 1 << 14
BARRED = -(10**12)  # a sum of values with which a search never takes an action
FIRST_STREAMS = 2**60

Chances = tuple[float, ...]  # of winning, per seat, 0 to 1


class Judge:
    """Short searches in the best home of a game. Used by one thread."""

    def __init__(self, game: Game, nodes: int = NODES) -> None:
        self.game = game
        self._memory = memory = game.best_home.memory()
        self._states, self._workspaces = memory.states(4, game.start().raw), memory.workspaces()
        self._tree, self._used = memory.nodes(nodes), 0

    def _begin(self, state: State, seed: int) -> None:
        """The state in the first place, a blank tree, and random numbers from the start."""
        memory = self._memory
        memory.put(memory.state_type, self._states, 0, state.raw)
        memory.blank(self._tree, self._used)
        memory.start(self._workspaces, seed % FIRST_STREAMS)

    def _plant(self, edges: Sequence[int], sums: int, visits: int, root: int = 0) -> None:
        """Children of the root, as nodes 1, 2, ...; root: what stands at the root in place of an edge."""
        memory = self._memory
        node = schema.blank(memory.node)
        node.first, node.edge = 1 if edges else 0, root
        memory.put(memory.node, self._tree, 0, node)
        node.first = 0
        for at, edge in enumerate(edges, 1):
            node.edge, node.next, node.visits = edge, at + 1 if at < len(edges) else 0, visits
            node.value[: self.game.players] = [sums] * self.game.players
            memory.put(memory.node, self._tree, at, node)

    def _children(self) -> dict[int, tuple[int, Chances]]:
        """By action: how often it was tried, and what came of it."""
        tree, found = self._memory.objects(self._tree), {}
        c = int(tree[0].first)
        while c:
            at = tree[c]
            visits = int(at.visits)
            values = tuple(int(at.value[p]) / (1000 * max(1, visits)) for p in range(self.game.players))
            found[int(at.edge)] = visits, values
            c = int(at.next)
        return found

    def search(
        self, state: State, iterations: int, seed: int, playout_limit: int = -1, action: int | None = None
    ) -> Chances:
        """The chances after the move that a search of the seat to move tries most, or after the given one."""
        self._begin(state, seed)
        barred = [] if action is None else [a for a in state.legal() if a != action]
        self._plant(barred, BARRED, 1)
        search = self._memory.function("ismcts", "search")
        size = 1 + len(barred)
        self._used = int(search(self._states, self._workspaces, self._tree, size, iterations, playout_limit, False))
        found = self._children()
        if action is not None:
            return found[action][1]
        return max(found.items(), key=lambda x: (x[1][0], -x[0]))[1][1]

    def plan(
        self,
        state: State,
        iterations: int,
        seed: int,
        changes: int,
        rolls: int,
        actions: Sequence[int] = (),
        width: int = 4,
    ) -> dict[int, Chances]:
        """The chances after the given moves, or those that promise most: by simulations with common random numbers."""
        self._begin(state, seed)
        self._plant(actions, 0, 0, len(actions))
        many = max(iterations, len(actions) or width)
        simulations = self._memory.function("plan", "simulations")
        first = seed % FIRST_STREAMS
        self._used = int(simulations(self._states, self._workspaces, self._tree, many, changes, rolls, width, first))
        return {a: values for a, (visits, values) in self._children().items() if visits}
