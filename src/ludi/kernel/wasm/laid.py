"""Records and numbers in the memory of an instance, apart from Python's: written into it and read out of it, by bytes.

So a search needs no NumPy, in a browser or elsewhere. What works on many records at once does: columns.py.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Protocol

from ..errors import LudiError
from ..records import Function, Memory
from ..titles import family
from .described import why_not

LETTERS = {"int": "q", "int8": "b"}  # for `struct`
WORD = 8  # bytes of a number


class Instance(Protocol):
    """A running module, its memory, and the functions that work on it."""

    layout: Layout

    def room(self, size: int) -> int:
        """The address of so many bytes that are zero and that nobody else has."""

    @property
    def taken(self) -> int:
        """How many bytes of the memory somebody has."""

    def give_back(self, taken: int) -> None:
        """Nobody needs any more what lies above: others may have it, as it was left."""

    def bytes(self, at: int, size: int) -> Any:
        """A copy of what lies there."""

    def put(self, at: int, text: bytearray) -> None:
        """Write bytes."""

    def function(self, name: str) -> Function:
        """An exported function, which takes what lies in this memory, and numbers."""


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


class Row:
    """Things of one size in the memory of an instance."""

    def __init__(self, instance: Instance, n: int, size: int) -> None:
        self.instance, self.n, self.size = instance, n, size
        self.at = instance.room(max(n * size, 1))

    def __len__(self) -> int:
        return self.n

    def passed(self) -> tuple[int, ...]:
        """As a function of the instance takes it."""
        return (0, 0, self.n, self.size, self.at, self.n, self.size)


class Records(Row, Sequence[SimpleNamespace]):
    """Records of one kind, read when they are looked at."""

    def __init__(self, instance: Instance, name: str, n: int) -> None:
        super().__init__(instance, n, instance.layout.size(name))
        self._name = name

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(self.n))]
        return self.instance.layout.read(self._name, self.instance.bytes(self.at + i * self.size, self.size))

    def write(self, i: int, record: Any) -> None:
        """Set one of them."""
        text = bytearray(self.size)
        self.instance.layout.write(self._name, record, text)
        self.instance.put(self.at + i * self.size, text)


class Numbers(Row, Sequence[int]):
    """Whole numbers, read and written all together."""

    def __init__(self, instance: Instance, n: int) -> None:
        super().__init__(instance, n, WORD)

    def __getitem__(self, i: Any) -> Any:
        return struct.unpack(f"<{self.n}q", self.instance.bytes(self.at, WORD * self.n))[i]

    def __setitem__(self, every: slice, numbers: Sequence[int]) -> None:
        self.instance.put(self.at, bytearray(struct.pack(f"<{self.n}q", *numbers)))


class LaidMemory(Memory):
    """An instance's memory. Raises LudiError where the title has no wasm home here."""

    columnar = False

    def __init__(self, title: str, instance: Callable[[str], Instance]) -> None:
        if why := why_not(title):
            raise LudiError(f"no wasm home: {why}")
        super().__init__(title)
        self._instance = instance(family(title))

    def function(self, module: str, name: str) -> Function:
        """It was compiled ahead."""
        return self._instance.function(f"{module}.{name}")

    def records(self, cls: Any, n: int) -> Records:
        """Records of the layout that the fast home has."""
        return Records(self._instance, cls.__name__, n)

    def zeros(self, shape: tuple[int, ...], kind: str) -> Numbers:
        """A row of numbers. Raises LudiError for more than that: playouts and batches take arrays."""
        if len(shape) > 1:
            raise LudiError("a browser searches and plans; playouts and batches need NumPy")
        return Numbers(self._instance, *shape)

    def put(self, cls: Any, records: Records, i: int, record: Any) -> None:
        """As bytes."""
        records.write(i, record)

    def blank(self, tree: Records, n: int) -> None:
        """As bytes."""
        self._instance.put(tree.at, bytearray(n * tree.size))

    def stream(self, workspaces: Records, r: list[int]) -> None:
        """Where its field lies."""
        place = self._instance.layout.place("Workspace", "r")
        self._instance.put(workspaces.at + place, bytearray(struct.pack("<4q", *r)))
