"""Where the numbers lie that algorithms work on, in the plain and in the fast home: states, workspaces, trees, arrays.

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
        self.table = load(title, "state").State
        self._workspace, self._node, self._table = declared(title)

    @abstractmethod
    def function(self, module: str, name: str) -> Function:
        """A function of an algorithm."""

    @abstractmethod
    def records(self, cls: Any, n: int) -> Any:
        """n blank records of a declared class."""

    @abstractmethod
    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        """An array of numbers, all zero; kind: the name that NumPy has for it."""

    def states(self, n: int, first: Any) -> Any:
        """n states, the first one set."""
        records = self.records(self.table, n)
        schema.to_record(self.table, first, records, 0)
        return records

    def workspaces(self, seed: int = 0) -> Any:
        """A workspace with its stream of random numbers started."""
        workspaces = self.records(self._workspace, 1)
        seed_stream(r := [0, 0, 0, 0], seed % 2**62)
        (workspaces["r"][0] if self.columnar else workspaces[0].r)[:] = r
        return workspaces

    def nodes(self, n: int) -> Any:
        """A blank tree of n nodes."""
        return self.records(self._node, n)

    def tables(self, n: int) -> Any:
        """Blank games of a batch."""
        return self.records(self._table, n)

    def objects(self, records: Any) -> Any:
        """Records whose fields are attributes."""
        if not self.columnar:
            return records
        import numpy as np

        return records.view(np.recarray)

    def ints(self, *shape: int) -> Any:
        """Zeros, as the home wants them."""
        return self.zeros(shape, "int64")


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

    def states(self, n: int, first: Any) -> Any:
        """The first one is set."""
        states = self.records(self.table, n)
        schema.fill(self.table, states[0], iter(schema.flat(self.table, first)))
        return states

    def nodes(self, n: int) -> Any:
        """No more than are ever filled."""
        return super().nodes(min(n, self.MOST_NODES))


class FastMemory(Memory):
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
