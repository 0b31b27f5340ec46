"""Where the loops of the solver run: compiled by Numba, or ahead, as WebAssembly; both give the same to the last bit.

Compiling takes some twenty seconds where it was never done. The shipped module is there at once; it is for what the
advisor asks alone, since its numbers have 32 bits.
"""

from __future__ import annotations

import contextlib
import inspect
import threading
from collections.abc import Iterator
from contextvars import ContextVar
from functools import cache
from math import prod
from typing import Any, Protocol

from ludi.kernel.errors import LudiError
from ludi.kernel.wasm import instance_of
from ludi.kernel.wasm.described import described, why_no_loops
from ludi.kernel.wasm.laid import Row

from . import pokern_loops
from .arrays import NDArray, np

WRITES = {
    "children": ("keys", "numbers"),
    "spread": ("keys", "numbers", "starts", "duplicates"),
    "solved": ("table",),
    "layer": ("after",),
}  # what is of use afterwards
NAME = "pokern_loops"  # of the module
PLAIN = not hasattr(np, "ndarray")  # arrays are of plain_arrays.py
KEPT = 64 << 20  # bytes that an instance may have to be used again


class Room:
    """An array to write on, which nobody reads afterwards."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self.shape, self.kind = shape, np.dtype(kind)

    def another(self) -> Room:
        """As much again."""
        return Room(self.shape, self.kind)


class Home(Protocol):
    """Runs the functions that pokern_loops.py offers."""

    def run(self, name: str, *given: Any, rows: slice = slice(None)) -> Any:
        """What a function returns. rows: those of what it writes that are its own, where others write the rest."""


class Fast:
    """Compiled by Numba, when it is first called."""

    def __init__(self) -> None:
        from ludi.kernel.compiled import compiled_together

        self.functions = compiled_together(pokern_loops)

    def run(self, name: str, *given: Any, rows: slice = slice(None)) -> Any:
        """They write on the arrays themselves, each on its rows."""
        made = [np.empty(x.shape, x.kind) if isinstance(x, Room) else x for x in given]
        return self.functions[name](*made)


class Ahead:
    """The shipped module. Any number of threads may call it: each call has an instance to itself."""

    def __init__(self) -> None:
        self._free: list[Any] = []
        self._taking = threading.Lock()
        self._places = {
            name: [
                i for i, known in enumerate(inspect.signature(getattr(pokern_loops, name)).parameters) if known in of
            ]
            for name, of in WRITES.items()
        }

    def run(self, name: str, *given: Any, rows: slice = slice(None)) -> Any:
        """Arrays are copied into the instance, and what is written back from it."""
        for told, x in zip(described(NAME)["functions"][name]["parameters"], given, strict=True):
            if _is_array(x) and told["kind"].rstrip("[]") != (kind := _kind(x).name):
                raise LudiError(f"{name} takes {told['kind']} for {told['name']}, not {kind}")
        with self._instance() as instance:
            laid: dict[int, Any] = {}
            for x in given:
                if _is_array(x) and id(x) not in laid:
                    laid[id(x)] = Copy(instance, x) if PLAIN else _laid(instance, x)
            found = instance.function(name)(*(laid.get(id(x), x) for x in given))
            for i in self._places[name]:
                given[i][rows] = laid[id(given[i])][rows]
        return found

    @contextlib.contextmanager
    def _instance(self) -> Iterator[Any]:
        with self._taking:
            instance = self._free.pop() if self._free else None
        instance = instance or instance_of(NAME)
        began = instance.taken
        yield instance
        if instance.taken <= KEPT:
            instance.give_back(began)
            with self._taking:
                self._free.append(instance)


class Copy(Row):
    """A copy of an array in the memory of an instance that lies apart from Python's, or room for one."""

    def __init__(self, instance: Any, x: Any) -> None:
        super().__init__(instance, prod(x.shape), _kind(x).itemsize)
        self._shape, self._kind = x.shape, _kind(x)
        if self.n and not isinstance(x, Room):
            instance.put(self.at, bytearray(x.data))

    def passed(self) -> tuple[int, ...]:
        """As a function of the instance takes it."""
        ahead = [self.size * prod(self._shape[i + 1 :]) for i in range(len(self._shape))]
        return (0, 0, self.n, self.size, self.at, *self._shape, *ahead)

    def __getitem__(self, rows: slice) -> Any:
        begin, end, _ = rows.indices(self._shape[0])
        row = self.size * prod(self._shape[1:])
        there = self.instance.bytes(self.at + begin * row, (end - begin) * row)
        return np.frombuffer(there, self._kind, (end - begin) * row // self.size).reshape(-1, *self._shape[1:])


def _is_array(x: Any) -> bool:
    return isinstance(x, Room) or hasattr(x, "dtype")


def _kind(x: Any) -> Any:
    return x.kind if isinstance(x, Room) else x.dtype


def _laid(instance: Any, x: NDArray[Any] | Room) -> NDArray[Any]:
    """An array of the instance, with the same in it."""
    kind = _kind(x)
    size = prod(x.shape) * kind.itemsize
    found = np.ndarray(x.shape, kind, instance.view(instance.room(max(size, 1)), size))
    if not isinstance(x, Room):
        found[...] = x
    return found


@cache
def fast() -> Fast:
    """That of this process. Raises ImportError without Numba."""
    return Fast()


@cache
def ahead() -> Ahead:
    """That of this process. Raises LudiError where the module cannot be used; `why_not_ahead` says why."""
    if why := why_not_ahead():
        raise LudiError(f"no wasm home: {why}")
    return Ahead()


def why_not_ahead() -> str:
    """Why the shipped module cannot be used here, as a sentence without a full stop; empty where it can."""
    return why_no_loops("pokern")


_used: ContextVar[Home | None] = ContextVar("_used", default=None)


def home() -> Home:
    """The one that is used here: compiled by Numba, unless `using` says otherwise."""
    return _used.get() or fast()


@contextlib.contextmanager
def using(one: Home) -> Iterator[None]:
    """Use a home for what is asked within."""
    token = _used.set(one)
    try:
        yield
    finally:
        _used.reset(token)
