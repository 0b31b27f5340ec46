"""The wasm home in Python: the shipped modules run by wasmtime, on records that lie in the memory of an instance.

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

import numpy as np

from .. import schema
from ..errors import LudiError
from ..records import Function, Memory
from ..titles import family
from .described import FOLDER, described, why_not

PAGE = 65536
APART = 64  # bytes to which arrays are aligned
RESULTS = 24  # bytes for the results of a function, and what it says of an error
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
    config.memory_may_move = False  # arrays are views of it
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
    """A call of a function with a row of values as they are, which nobody looks at; what it returns."""
    wasmtime: Any = importlib.import_module("wasmtime")
    ffi: Any = importlib.import_module("wasmtime._ffi")
    context, trap = store._context(), ctypes.POINTER(ffi.wasm_trap_t)()
    row = values.ctypes.data_as(ctypes.POINTER(ffi.wasmtime_val_raw_t))
    given = context, ctypes.byref(function._func), row, len(values), ctypes.byref(trap)

    def call() -> int:
        if error := ffi.wasmtime_func_call_unchecked(*given):
            raise wasmtime.WasmtimeError._from_ptr(error)
        if trap:
            raise wasmtime.Trap._from_ptr(trap)
        return int(values[0, 0]) & 0xFFFFFFFF

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
        self._functions = described(name)["functions"]
        self._results, self._error = self.room(RESULTS - 8), self.room(8)

    def room(self, size: int) -> int:
        """The address of so many bytes that are zero and that nobody else has."""
        at = -(-self._free // APART) * APART
        self._free = at + size
        missing = self._free - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return at

    def array(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array in its memory, all zero; it is good for as long as the instance is."""
        dtype = np.dtype(kind)
        size = int(np.prod(shape)) * dtype.itemsize
        at = self.room(max(size, 1))
        return np.ndarray(shape, dtype, self._memory.get_buffer_ptr(self._store, size, at))

    @property
    def base(self) -> int:
        """Where its memory begins in ours."""
        return ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p).value or 0

    def function(self, name: str) -> Function:
        """An exported function, which takes arrays of this memory and numbers.

        The values that it is called with stand in one row, in which only those that change are written: wasmtime's own
        call, which looks at the type of each of them, takes longer than many a search.
        """
        told, base = self._functions[name], self.base
        kinds = [parameter["kind"] for parameter in told["parameters"]]
        ends = [2 + n for n in accumulate(VALUES[kind.count("[]")] for kind in kinds)]
        values = np.zeros((ends[-1], 2), np.int64)  # 16 bytes each
        last: list[Any] = [None] * len(kinds)
        call = raw_call(self._store, self._exports[name], values)
        found = np.ndarray((2,), np.int64, self._memory.get_buffer_ptr(self._store, 16, self._results))

        def called(*given: Any) -> Any:
            for k, (x, end) in enumerate(zip(given, ends, strict=True)):
                if x is not last[k]:
                    if isinstance(x, np.ndarray):
                        passed = self.passed(x, base)
                        if len(passed) != VALUES[kinds[k].count("[]")]:
                            raise LudiError(f"{name} takes {kinds[k]}, not an array of shape {x.shape}")
                        values[end - len(passed) : end, 0] = passed
                    else:
                        values[end - 1, 0] = x
                    last[k] = x
            values[:2, 0] = self._results, self._error
            if status := call():
                raise LudiError(f"{name} failed in the wasm home with status {status}")
            return int(found[0]) if told["results"] == 1 else tuple(map(int, found[: told["results"]]))

        return called

    def passed(self, array: Any, base: int) -> tuple[int, ...]:
        """An array as a function takes it. Raises LudiError for one of another memory."""
        at = array.ctypes.data - base
        if not 0 < at <= at + array.nbytes <= self._free:
            raise LudiError("an array is not in the memory of this instance")
        return (0, 0, array.size, array.itemsize, at, *array.shape, *array.strides)


class WasmMemory(Memory):
    """An instance's memory. Raises LudiError where the title has no wasm home here."""

    def __init__(self, title: str) -> None:
        if why := why_not(title):
            raise LudiError(f"no wasm home: {why}")
        super().__init__(title)
        self._instance = Instance(family(title))

    def function(self, module: str, name: str) -> Function:
        """It was compiled ahead."""
        return self._instance.function(f"{module}.{name}")

    def records(self, cls: Any, n: int) -> Any:
        """Records of the layout that the fast home has."""
        return self._instance.array((n,), schema.dtype(cls))

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array."""
        return self._instance.array(shape, kind)
