"""A search: the tree that it grows from a position, and what it found."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from .budget import in_steps

if TYPE_CHECKING:
    from .records import Memory
    from .weights import Weights


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

    def is_settled(self, iterations: int) -> bool:
        """Whether what is missing of so many iterations can no longer change which action is best."""
        return lead(self.actions) > iterations - self.iterations


class Position(Protocol):
    """What is needed of a game's State."""

    raw: Any

    @property
    def to_move(self) -> int: ...

    def redeal(self, seat: int, rng: random.Random) -> Position: ...


@dataclass(frozen=True)
class Growth:
    """How a tree grows. `Engine.search` says what these mean."""

    playout_limit: int = -1
    move: bool = False
    nodes: int = 1 << 18
    settled: bool = False
    net: Weights | None = None


class Tree:
    """The tree of a search from one world, of a game of so many seats."""

    def __init__(self, memory: Memory, seats: int, world: Any, seed: int, how: Growth) -> None:
        self._memory, self._seats, self._how = memory, seats, how
        self._states, self._workspaces = memory.states(2, world), memory.workspaces(seed)
        self._nodes = memory.nodes(how.nodes)
        self._ahead: tuple[Any, ...] = ()
        self._last: tuple[int, ...] = (how.playout_limit, how.move)
        self._search = memory.function("ismcts", "search")
        if how.net is not None:
            from .learned import ground

            self._ahead, self._last = ground(memory, how.net, "learned"), (how.playout_limit,)
            self._search = memory.function("learned", "search")
        self.size, self.iterations = 1, 0
        self._open = 0  # so many iterations, at least, leave it open which action is best

    def grow(self, n: int) -> None:
        """So many iterations."""
        of = (self._states, self._workspaces, self._nodes, *self._ahead)
        self.size = int(self._search(*of, self.size, n, *self._last))
        self.iterations += n

    def grown(self, left: int, until: float, stop: Callable[[], bool] | None = None) -> Search:
        """What is found with so many iterations, or until a time; ended sooner by `stop`, or when it is settled."""
        in_steps(self.grow, left, until, lambda: (stop is not None and stop()) or self._is_settled(left))
        found = sorted(self.actions(), key=lambda x: (-x.visits, x.action))
        return Search(tuple(found), self.iterations, self.size)

    def _is_settled(self, left: int) -> bool:
        """Whether so many iterations in all can no longer change which action is best, if that is to end it.

        A lead grows by one an iteration at most, so that it need not be looked at again before it can be enough: in a
        browser each look takes as long as many iterations.
        """
        if not self._how.settled or self.iterations < self._open:
            return False
        missing = left - self.iterations - lead(self.actions())
        self._open = self.iterations + missing // 2 + 1
        return missing < 0

    def actions(self) -> list[Advice]:
        """What is known of each action by now."""
        return children(self._memory, self._nodes, self._seats)


def lead(found: Sequence[Advice]) -> int:
    """By how many visits the first action leads the second; 0 where there are not two."""
    visits = sorted((x.visits for x in found), reverse=True)
    return visits[0] - visits[1] if len(visits) > 1 else 0


def children(memory: Memory, tree: Any, seats: int) -> list[Advice]:
    """The actions at the root of a tree."""
    nodes = memory.objects(tree)
    found = []
    c = int(nodes[0].first)
    while c:
        at = nodes[c]
        visits = int(at.visits)
        values = tuple(float(at.value[p]) / (1000 * visits) for p in range(seats))
        found.append(Advice(int(at.edge), visits, values))
        c = int(at.next)
    return found
