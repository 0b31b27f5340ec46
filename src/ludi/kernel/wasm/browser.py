"""The wasm home in a browser, where Python itself is WebAssembly (Pyodide): the browser runs the shipped modules.

An instance has a memory of its own, apart from Python's: laid.py.
"""

from __future__ import annotations

import importlib
import struct
from collections.abc import Iterator
from functools import cache
from typing import Any

from ..errors import LudiError
from ..records import Function
from .described import FOLDER, described
from .laid import Layout, Row

PAGE = 65536
APART = 64  # bytes to which records are aligned
RESULTS = 24  # bytes for the results of a function, and what it says of an error
ADDRESSES = (0, 1, 4)  # of what stands for a row of records: 32 bits wide


@cache
def compiled(name: str) -> Any:
    """The module of a family, compiled once."""
    js: Any = importlib.import_module("js")
    ffi: Any = importlib.import_module("pyodide.ffi")
    return js.WebAssembly.Module.new(ffi.to_js((FOLDER / f"{name}.wasm").read_bytes()))


class Instance:
    """A running module, its memory, and the functions that work on it."""

    def __init__(self, name: str) -> None:
        self._js: Any = importlib.import_module("js")
        self._big: Any = importlib.import_module("pyodide.ffi").JsBigInt
        self._exports = self._js.WebAssembly.Instance.new(compiled(name), self._js.Object.new()).exports
        self._memory = self._exports.memory
        self._free = int(self._exports.heap.value)
        self._functions = described(name)["functions"]
        self.layout = Layout(described(name)["records"])
        self._results, self._error = self.room(RESULTS - 8), self.room(8)

    def room(self, size: int) -> int:
        """The address of so many bytes that are zero and that nobody else has."""
        at = -(-self._free // APART) * APART
        self._free = at + size
        missing = self._free - int(self._memory.buffer.byteLength)
        if missing > 0:
            self._memory.grow(-(-missing // PAGE))
        return at

    @property
    def taken(self) -> int:
        """How many bytes of the memory somebody has."""
        return self._free

    def give_back(self, taken: int) -> None:
        """Nobody needs any more what lies above: others may have it, as it was left."""
        self._free = taken

    def bytes(self, at: int, size: int) -> Any:
        """A copy of what lies there."""
        return self._js.Uint8Array.new(self._memory.buffer, at, size).to_py()

    def put(self, at: int, text: bytearray) -> None:
        """Write bytes."""
        self._js.Uint8Array.new(self._memory.buffer, at, len(text)).assign(text)

    def function(self, name: str) -> Function:
        """An exported function, which takes records of this memory and numbers."""
        told, call = self._functions[name], getattr(self._exports, name)
        kinds = [parameter["kind"] for parameter in told["parameters"]]

        def called(*given: Any) -> Any:
            values = [self._results, self._error]
            for kind, x in zip(kinds, given, strict=True):
                values += self._passed(kind, x)
            status = call(*values)
            if status:
                raise LudiError(f"{name} failed in the wasm home with status {status}")
            found = struct.unpack_from("<2q", self.bytes(self._results, 16))
            return found[0] if told["results"] == 1 else found[: told["results"]]

        return called

    def _passed(self, kind: str, given: Any) -> Iterator[Any]:
        """An argument as the function takes it: 64-bit numbers are of a kind of their own there."""
        if isinstance(given, Row):
            for i, x in enumerate(given.passed()):
                yield x if i in ADDRESSES else self._big(x)
        else:
            yield int(given) if kind == "bool" else self._big(given)
