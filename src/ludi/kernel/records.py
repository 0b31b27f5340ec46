"""Where the numbers lie that algorithms work on: states, workspaces, trees, arrays.

What one call of an engine needs is asked for at one Memory, and only functions of that Memory work on it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from . import schema
from .home import load
from .rng import seed as seed_stream
from .scratch import declared

Function = Callable[..., Any]


class Memory(ABC):
    """That of one title. columnar: records are NumPy's, not objects."""

    columnar = True

    def __init__(self, title: str) -> None:
        self.title = title
        self.state_type = load(title, "state").State
        self._workspace, self._node, self._mailbox = declared(title)

    @abstractmethod
    def function(self, module: str, name: str) -> Function:
        """A function of an algorithm."""

    @abstractmethod
    def records(self, cls: Any, n: int) -> Any:
        """n blank records of a declared class."""

    @abstractmethod
    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        """An array of numbers, all zero; kind: the name that NumPy has for it."""

    @abstractmethod
    def put(self, cls: Any, records: Any, i: int, record: Any) -> None:
        """Set one of the records of a declared class to a plain one."""

    @abstractmethod
    def blank(self, tree: Any, n: int) -> None:
        """Set the first n nodes of a tree to nothing but zeros."""

    def states(self, n: int, first: Any) -> Any:
        """n states, the first one set."""
        records = self.records(self.state_type, n)
        self.put(self.state_type, records, 0, first)
        return records

    def workspaces(self, seed: int = 0) -> Any:
        """A workspace with its stream of random numbers started."""
        workspaces = self.records(self._workspace, 1)
        self.start(workspaces, seed)
        return workspaces

    def start(self, workspaces: Any, seed: int) -> None:
        """Start the stream of random numbers of the first workspace."""
        seed_stream(r := [0, 0, 0, 0], seed % 2**62)
        self.stream(workspaces, r)

    @abstractmethod
    def stream(self, workspaces: Any, r: list[int]) -> None:
        """Set the stream of the first workspace."""

    @property
    def node(self) -> Any:
        """The class of a tree's nodes."""
        return self._node

    def nodes(self, n: int) -> Any:
        """A blank tree of n nodes."""
        return self.records(self._node, n)

    def mailboxes(self, n: int) -> Any:
        """Blank games of a batch."""
        return self.records(self._mailbox, n)

    def objects(self, records: Any) -> Any:
        """Records whose fields are attributes."""
        return records

    def ints(self, *shape: int) -> Any:
        """Zeros, as the home wants them."""
        return self.zeros(shape, "int64")


class ColumnarMemory(Memory):
    """Records of NumPy's."""

    def put(self, cls: Any, records: Any, i: int, record: Any) -> None:
        """At once."""
        schema.to_record(cls, record, records, i)

    def blank(self, tree: Any, n: int) -> None:
        """At once."""
        import numpy as np

        tree[:n] = np.zeros((), tree.dtype)

    def stream(self, workspaces: Any, r: list[int]) -> None:
        """Four numbers."""
        workspaces["r"][0][:] = r

    def objects(self, records: Any) -> Any:
        """Records whose fields are attributes."""
        import numpy as np

        return records.view(np.recarray)


class PlainMemory(Memory):
    """Objects and lists."""

    columnar = False
    MOST_NODES = 1 << 14  # more than the plain home fills in half a minute

    def function(self, module: str, name: str) -> Function:
        """It stands in the module."""
        found: Function = getattr(load(self.title, module), name)
        return found

    def records(self, cls: Any, n: int) -> Any:
        """Objects."""
        return [schema.blank(cls) for _ in range(n)]

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        """Lists."""
        return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]

    def put(self, cls: Any, records: Any, i: int, record: Any) -> None:
        """Number by number; it shares nothing with the record given."""
        schema.fill(cls, records[i], iter(schema.flat(cls, record)))

    def blank(self, tree: Any, n: int) -> None:
        """New objects."""
        tree[:n] = self.nodes(min(n, len(tree)))

    def stream(self, workspaces: Any, r: list[int]) -> None:
        """Four numbers."""
        workspaces[0].r[:] = r

    def nodes(self, n: int) -> Any:
        """No more than are ever filled."""
        return super().nodes(min(n, self.MOST_NODES))


class FastMemory(ColumnarMemory):
    """NumPy's memory, with a record to spare at the end of each list: away from those of other threads."""

    def function(self, module: str, name: str) -> Function:
        """Compiled when it is first called."""
        found: Function = getattr(load(self.title, module, fast=True), name)
        return found

    def records(self, cls: Any, n: int) -> Any:
        """One more is not shown."""
        import numpy as np

        return np.zeros(n + 1, schema.dtype(cls))[:n]

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        """An array."""
        import numpy as np

        return np.zeros(shape, kind)
