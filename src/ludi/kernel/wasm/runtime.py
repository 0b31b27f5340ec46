"""The wasm home in Python: the shipped modules run by wasmtime, on what lies in the memory of an instance.

An instance serves one call of an engine (or one batch), so threads share nothing but the compiled module.
"""

from __future__ import annotations

import ctypes
import importlib
import sys
import threading
from collections.abc import Callable
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..errors import LudiError
from ..records import Function
from .described import FOLDER, described
from .laid import Layout, Row

PAGE = 65536
APART = 64  # bytes to which arrays are aligned
RESULTS = 24  # bytes for the results of a function, and what it says of an error
WORDS = 2  # of 8 bytes, for each value of a call
VALUES = (1, 7, 9)  # by the dimensions of a parameter, as describe.py explains them
_loading = threading.Lock()


def loaded(name: str) -> tuple[Any, Any]:
    """The engine and the compiled module of a family, once for the process."""
    with _loading:
        return _loaded(FOLDER / f"{name}.wasm")


@cache
def _loaded(file: Path) -> tuple[Any, Any]:
    wasmtime: Any = importlib.import_module("wasmtime")
    config = wasmtime.Config()
    config.memory_may_move = False  # arrays, and what calls take and give, are views of it
    engine = quiet(wasmtime.Engine)(config)
    return engine, quiet(wasmtime.Module)(engine, file.read_bytes())


@cache
def quiet(cls: Any) -> Any:
    """A class of wasmtime's whose objects are left alone at the end of the process, when what frees them is gone."""

    def forget(self: Any, ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if not ending():
            cls.__del__(self)

    return type(cls.__name__, (cls,), {"__del__": forget})


def raw_call(store: Any, function: Any, values: Any) -> Callable[[], int]:
    """A call of a function with values as they are, which nobody looks at; what it returns. values: two words each."""
    wasmtime: Any = importlib.import_module("wasmtime")
    ffi: Any = importlib.import_module("wasmtime._ffi")
    context, trap = store._context(), ctypes.POINTER(ffi.wasm_trap_t)()
    row = ctypes.cast(values, ctypes.POINTER(ffi.wasmtime_val_raw_t))
    given = context, ctypes.byref(function._func), row, len(values) // WORDS, ctypes.byref(trap)

    def call() -> int:
        if error := ffi.wasmtime_func_call_unchecked(*given):
            raise wasmtime.WasmtimeError._from_ptr(error)
        if trap:
            raise wasmtime.Trap._from_ptr(trap)
        return int(values[0]) & 0xFFFFFFFF

    return call


class Instance:
    """A running module, its memory, and the functions that work on it."""

    def __init__(self, name: str) -> None:
        wasmtime: Any = importlib.import_module("wasmtime")
        engine, module = loaded(name)
        self._store = quiet(wasmtime.Store)(engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._free: int = self._exports["heap"].value(self._store)
        self._base = ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p).value or 0  # it may not move
        self._functions = described(name)["functions"]
        self.layout = Layout(described(name)["records"])
        self._results, self._error = self.room(RESULTS - 8), self.room(8)

    def room(self, size: int) -> int:
        """The address of so many bytes that are zero and that nobody else has."""
        at = -(-self._free // APART) * APART
        self._free = at + size
        missing = self._free - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return at

    @property
    def taken(self) -> int:
        """How many bytes of the memory somebody has."""
        return self._free

    def give_back(self, taken: int) -> None:
        """Nobody needs any more what lies above: others may have it, as it was left."""
        self._free = taken

    def view(self, at: int, size: int) -> Any:
        """What lies there, as a buffer that is good for as long as the instance is."""
        return self._memory.get_buffer_ptr(self._store, size, at)

    def bytes(self, at: int, size: int) -> Any:
        """A copy of what lies there."""
        return ctypes.string_at(self._base + at, size)

    def put(self, at: int, text: bytearray) -> None:
        """Write bytes."""
        ctypes.memmove(self._base + at, bytes(text), len(text))

    def function(self, name: str) -> Function:
        """An exported function, which takes arrays of this memory and numbers.

        The values that it is called with stand in one row, in which only those that change are written: wasmtime's own
        call, which looks at the type of each of them, takes longer than many a search.
        """
        told = self._functions[name]
        kinds = [parameter["kind"] for parameter in told["parameters"]]
        ends = [2 + n for n in accumulate(VALUES[kind.count("[]")] for kind in kinds)]
        values = (ctypes.c_int64 * (WORDS * ends[-1]))()
        last: list[Any] = [None] * len(kinds)
        call = raw_call(self._store, self._exports[name], values)
        found = (ctypes.c_int64 * 2).from_buffer(self.view(self._results, 16))

        def called(*given: Any) -> Any:
            for k, (x, end) in enumerate(zip(given, ends, strict=True)):
                if x is not last[k]:
                    passed = self.passed(x)
                    if len(passed) != VALUES[kinds[k].count("[]")]:
                        raise LudiError(f"{name} takes {kinds[k]}, not {x!r:.80}")
                    values[WORDS * (end - len(passed)) : WORDS * end : WORDS] = list(passed)
                    last[k] = x
            values[0], values[WORDS] = self._results, self._error
            if status := call():
                raise LudiError(f"{name} failed in the wasm home with status {status}")
            return found[0] if told["results"] == 1 else tuple(found[: told["results"]])

        return called

    def passed(self, given: Any) -> tuple[int, ...]:
        """A number, a row or an array of NumPy's as a function takes it. Raises LudiError for one of another memory."""
        if isinstance(given, Row):
            if given.instance is not self:
                raise LudiError("records are not in the memory of this instance")
            return given.passed()
        if not hasattr(given, "strides"):
            return (int(given),)
        at = given.ctypes.data - self._base
        if not 0 < at <= at + given.nbytes <= self._free:
            raise LudiError("an array is not in the memory of this instance")
        return (0, 0, given.size, given.itemsize, at, *given.shape, *given.strides)
