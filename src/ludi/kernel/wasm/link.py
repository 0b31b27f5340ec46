"""A WebAssembly module from the one object file that LLVM makes of a game: what a linker does, for this case alone.

Nothing is left to be found elsewhere, so linking is placing the data, filling in its addresses, and defining the memory
and the stack. The format is that of the WebAssembly tool conventions (Linking.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA, DATA_COUNT = 0, 1, 2, 3, 5, 6, 7, 10, 11, 12
PAGE = 65536
STACK = 4 * PAGE  # below all data, so that what overflows it traps
HEAP_AT = 16  # to which the heap is aligned
OF_MEMORY = {3: "leb", 4: "leb", 5: "word"}  # relocations: an address in the data, with an addend
KEPT = (0, 6, 7)  # indices of functions, types and globals: right as they are, since there is one object
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol
I32, CONST, END = 0x7F, 0x41, 0x0B


class NotLinked(Exception):
    """The object needs what this linker does not do."""


@dataclass
class Reader:
    """Bytes, read one after the other."""

    data: bytes
    at: int = 0

    def byte(self) -> int:
        """The next one."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        """A number in LEB128."""
        found = shift = 0
        while True:
            b = self.byte()
            found |= (b & 0x7F) << shift
            shift += 7
            if b < 0x80:
                return found - (1 << shift) if signed and b & 0x40 else found

    def some(self) -> bytes:
        """So many bytes as a number ahead of them says."""
        n = self.number()
        self.at += n
        return self.data[self.at - n : self.at]

    def name(self) -> str:
        """A name."""
        return self.some().decode()


@dataclass
class Segment:
    """Data that belongs together. offset: where its bytes begin in the section."""

    offset: int
    size: int
    align: int = 0
    address: int = 0


@dataclass
class Object:
    """What is read from an object file. functions, data: of its symbols, by name and by number."""

    sections: dict[int, bytearray] = field(default_factory=dict)
    segments: list[Segment] = field(default_factory=list)
    functions: dict[str, int] = field(default_factory=dict)
    data: dict[int, tuple[int, int]] = field(default_factory=dict)
    relocations: list[tuple[int, int, int, int, int]] = field(default_factory=list)  # section, type, at, symbol, addend


def linked(obj: bytes, exports: Mapping[str, str]) -> bytes:
    """The module. exports: the name of each function that is exported, by that of its symbol.

    It exports `memory` and, where free memory begins, `heap` besides. Raises NotLinked.
    """
    o = read(obj)
    end = place(o.segments)
    heap = -(-end // HEAP_AT) * HEAP_AT
    for relocation in o.relocations:
        relocate(o, *relocation)
    parts = [MAGIC]
    parts += [section(n, bytes(o.sections[n])) for n in (TYPE, FUNCTION)]
    parts.append(section(MEMORY, vector([b"\0" + leb(-(-heap // PAGE))])))
    stack, free = (
        bytes([I32, mutable, CONST]) + leb(n, signed=True) + bytes([END]) for mutable, n in ((1, STACK), (0, heap))
    )
    parts.append(section(GLOBAL, vector([stack, free])))
    known = [(name, 0, o.functions[symbol]) for symbol, name in exports.items()] + [("memory", 2, 0), ("heap", 3, 1)]
    parts.append(section(EXPORT, vector([text(name) + bytes([kind]) + leb(n) for name, kind, n in known])))
    parts += [section(CODE, bytes(o.sections[CODE])), section(DATA, data_of(o))]
    return b"".join(parts)


def read(obj: bytes) -> Object:
    """The sections, segments, symbols and relocations. Raises NotLinked."""
    if not obj.startswith(MAGIC):
        raise NotLinked("it is no WebAssembly object")
    o, numbers, custom = Object(), list[int](), dict[str, Reader]()
    reader = Reader(obj, len(MAGIC))
    while reader.at < len(obj):
        number, body = reader.byte(), reader.some()
        numbers.append(number)
        if number == CUSTOM:
            inner = Reader(body)
            custom[inner.name()] = inner
        else:
            o.sections[number] = bytearray(body)
    check_imports(Reader(bytes(o.sections[IMPORT])))
    read_segments(o)
    read_linking(o, custom["linking"])
    for name, inner in custom.items():
        if name.startswith("reloc."):
            of = numbers[inner.number()]
            for _ in range(inner.number()):
                kind, at, symbol = inner.byte(), inner.number(), inner.number()
                o.relocations.append((of, kind, at, symbol, inner.number(signed=True) if kind in OF_MEMORY else 0))
                if kind not in OF_MEMORY and kind not in KEPT:
                    raise NotLinked(f"a relocation of type {kind}")
    return o


def check_imports(reader: Reader) -> None:
    """Raise NotLinked for anything but the memory and the stack pointer."""
    wrong = []
    for _ in range(reader.number()):
        _, name, kind = reader.name(), reader.name(), reader.byte()
        if kind == 0:
            wrong.append(name)
            reader.number()
        elif name == "__linear_memory":
            for _ in range(1 + (reader.byte() & 1)):
                reader.number()
        elif name == "__stack_pointer":
            reader.at += 2
        else:
            raise NotLinked(f"it needs {name}")
    if wrong:
        raise NotLinked(f"it calls what is not there: {', '.join(wrong)}")


def read_segments(o: Object) -> None:
    """Where the data lies in its section."""
    reader = Reader(bytes(o.sections.get(DATA, b"\0")))
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != CONST:
            raise NotLinked("data of an unknown form")
        reader.number(signed=True)
        reader.byte()
        size = reader.number()
        o.segments.append(Segment(reader.at, size))
        reader.at += size


def read_linking(o: Object, reader: Reader) -> None:
    """The symbols, and how segments are aligned."""
    if reader.number() != 2:
        raise NotLinked("another version of the format")
    while reader.at < len(reader.data):
        kind, inner = reader.byte(), Reader(reader.some())
        if kind == 5:
            for segment in o.segments[: inner.number()]:
                inner.name()
                segment.align = inner.number()
                inner.number()
        elif kind == 8:
            for n in range(inner.number()):
                read_symbol(o, n, inner)


def read_symbol(o: Object, n: int, reader: Reader) -> None:
    """One of the table of symbols."""
    kind, flags = reader.byte(), reader.number()
    if kind == 1:
        name = reader.name()
        if flags & UNDEFINED:
            raise NotLinked(f"data that is not there: {name}")
        segment, offset, _ = reader.number(), reader.number(), reader.number()
        o.data[n] = segment, offset
    elif kind in (0, 2):
        index = reader.number()
        if not flags & UNDEFINED or flags & EXPLICIT_NAME:
            name = reader.name()
            if kind == 0:
                o.functions[name] = index
    elif kind == 3:
        reader.number()
    else:
        raise NotLinked(f"a symbol of kind {kind}")


def place(segments: list[Segment]) -> int:
    """Give every segment its address above the stack; where they end."""
    end = STACK
    for segment in segments:
        segment.address = -(-end >> segment.align) << segment.align
        end = segment.address + segment.size
    return end


def relocate(o: Object, of: int, kind: int, at: int, symbol: int, addend: int) -> None:
    """Fill in an address."""
    if kind not in OF_MEMORY:
        return
    segment, offset = o.data[symbol]
    address = o.segments[segment].address + offset + addend
    if OF_MEMORY[kind] == "word":
        o.sections[of][at : at + 4] = (address % 2**32).to_bytes(4, "little")
    else:
        o.sections[of][at : at + 5] = bytes([*(address >> 7 * i & 0x7F | 0x80 for i in range(4)), address >> 28 & 0x7F])


def data_of(o: Object) -> bytes:
    """The segments at their addresses; what is all zero need not be written."""
    section = o.sections.get(DATA, bytearray())
    kept = []
    for segment in o.segments:
        content = bytes(section[segment.offset : segment.offset + segment.size])
        if any(content):
            kept.append(
                bytes([0, CONST]) + leb(segment.address, signed=True) + bytes([END]) + leb(len(content)) + content
            )
    return vector(kept)


def leb(n: int, signed: bool = False) -> bytes:
    """A number of 0 or more in LEB128."""
    found = []
    while n >= (0x40 if signed else 0x80):
        found.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*found, n])


def text(name: str) -> bytes:
    """A name as a module has it."""
    return leb(len(name.encode())) + name.encode()


def vector(parts: list[bytes]) -> bytes:
    """How many, and all of them."""
    return leb(len(parts)) + b"".join(parts)


def section(number: int, body: bytes) -> bytes:
    """A section of a module."""
    return bytes([number]) + leb(len(body)) + body
