"""The wasm home in a browser, where Python itself is WebAssembly (Pyodide): the browser runs the shipped modules.

An instance has a memory of its own, apart from Python's, and there is no NumPy: records are written into it and read
out of it by their description.
"""

from __future__ import annotations

import importlib
import struct
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any

from ..errors import LudiError
from ..records import Function, Memory
from ..rng import seed as seed_stream
from ..titles import family
from .described import FOLDER, described, why_not

PAGE = 65536
APART = 64  # bytes to which records are aligned
RESULTS = 24  # bytes for the results of a function, and what it says of an error
LETTERS = {"int": "q", "int8": "b"}  # for `struct`


@cache
def compiled(name: str) -> Any:
    """The module of a family, compiled once."""
    js: Any = importlib.import_module("js")
    ffi: Any = importlib.import_module("pyodide.ffi")
    return js.WebAssembly.Module.new(ffi.to_js((FOLDER / f"{name}.wasm").read_bytes()))


class Layout:
    """How the records of a family lie in memory, as its description says."""

    def __init__(self, records: Mapping[str, Any]) -> None:
        self._records = records

    def size(self, name: str) -> int:
        """The bytes of a record."""
        return int(self._records[name]["bytes"])

    def write(self, name: str, record: Any, into: bytearray, at: int = 0) -> None:
        """A plain record, field by field."""
        for field in self._records[name]["fields"]:
            value, place, length = getattr(record, field["name"]), at + field["at"], field.get("length", 0)
            if letter := LETTERS.get(field["kind"]):
                struct.pack_into(f"<{length or 1}{letter}", into, place, *(value if length else (value,)))
                continue
            for i, part in enumerate(value if length else (value,)):
                self.write(field["kind"], part, into, place + i * self.size(field["kind"]))

    def read(self, name: str, of: Any) -> SimpleNamespace:
        """A record without parts of its own, from its bytes."""
        found = SimpleNamespace()
        for field in self._records[name]["fields"]:
            length = field.get("length", 0)
            values = struct.unpack_from(f"<{length or 1}{LETTERS[field['kind']]}", of, field["at"])
            setattr(found, field["name"], values if length else values[0])
        return found

    def place(self, name: str, field: str) -> int:
        """Where a field of a record begins."""
        return next(int(f["at"]) for f in self._records[name]["fields"] if f["name"] == field)


class Records(Sequence[SimpleNamespace]):
    """Records of one kind in the memory of an instance, read when they are looked at."""

    def __init__(self, instance: Instance, name: str, n: int) -> None:
        self._instance, self._name, self._n = instance, name, n
        self.size = instance.layout.size(name)
        self.at = instance.room(n * self.size)

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(self._n))]
        return self._instance.layout.read(self._name, self._instance.bytes(self.at + i * self.size, self.size))

    def write(self, i: int, record: Any) -> None:
        """Set one of them."""
        text = bytearray(self.size)
        self._instance.layout.write(self._name, record, text)
        self._instance.put(self.at + i * self.size, text)


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
        if isinstance(given, Records):
            n, size = self._big(len(given)), self._big(given.size)
            yield from (0, 0, n, size, given.at, n, size)
        else:
            yield int(given) if kind == "bool" else self._big(given)


class BrowserMemory(Memory):
    """An instance's memory. Raises LudiError where the title has no wasm home here."""

    columnar = False

    def __init__(self, title: str) -> None:
        if why := why_not(title):
            raise LudiError(f"no wasm home: {why}")
        super().__init__(title)
        self._instance = Instance(family(title))

    def function(self, module: str, name: str) -> Function:
        """It was compiled ahead."""
        return self._instance.function(f"{module}.{name}")

    def records(self, cls: Any, n: int) -> Records:
        """Records of the layout that the fast home has."""
        return Records(self._instance, cls.__name__, n)

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        """Raises LudiError: playouts and batches give arrays, which there are none of here."""
        raise LudiError("a browser searches and plans; playouts and batches need NumPy")

    def states(self, n: int, first: Any) -> Records:
        """The first one is set."""
        states = self.records(self.table, n)
        states.write(0, first)
        return states

    def workspaces(self, seed: int = 0) -> Records:
        """The stream of random numbers is started."""
        workspaces = self.records(self._workspace, 1)
        seed_stream(r := [0, 0, 0, 0], seed % 2**62)
        text = bytearray(struct.pack("<4q", *r))
        self._instance.put(workspaces.at + self._instance.layout.place("Workspace", "r"), text)
        return workspaces
