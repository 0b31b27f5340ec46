"""A state declared once, as classes that a type checker reads:
`vp: int`, `hand: Annotated[list[int], KINDS, SMALL]`, `side: Annotated[list[Side], 2]`.

From the declaration come the plain slotted object, the NumPy record, the module `state` (copy, clear, digest), and
the flat and the readable form. A number has 64 bits in the fast home, so nothing wraps; SMALL ones have 8, MIDDLE 32.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

if TYPE_CHECKING:  # loading NumPy takes longer than a first move
    import numpy as np

Declared = Any  # an annotated class, or int
SMALL, MIDDLE, WHOLE = "int8", "int32", "int64"  # of a list of numbers: none ever needs more bits


@cache
def hints(cls: Declared) -> dict[str, Any]:
    """The declared type of every field."""
    return get_type_hints(cls, include_extras=True)


@cache
def fields(cls: Declared) -> tuple[tuple[str, Declared, int], ...]:
    """(name, int or class, length or 0 for a single one) of every field."""
    found = []
    for name, hint in hints(cls).items():
        length = getattr(hint, "__metadata__", (0,))[0]
        kind = get_args(hint.__origin__)[0] if length else hint
        if get_origin(kind) or not (kind is int or isinstance(kind, type)):
            raise TypeError(f"{cls.__name__}.{name}: a field is int, a class, or Annotated[list[...], length]")
        found.append((name, kind, length))
    return tuple(found)


@cache
def slotted(cls: Declared) -> Declared:
    """The class of the plain objects: the declared fields and nothing else."""
    return type(cls.__name__, (), {"__slots__": tuple(name for name, _, _ in fields(cls))})


def blank(cls: Declared) -> Any:
    """A plain state, all zero."""
    g = slotted(cls)()
    for name, kind, length in fields(cls):
        if kind is int:
            setattr(g, name, [0] * length if length else 0)
        else:
            setattr(g, name, [blank(kind) for _ in range(length)] if length else blank(kind))
    return g


@cache
def dtype(cls: Declared) -> np.dtype[Any]:
    """The NumPy record of the fast home."""
    import numpy as np

    def leaf(name: str) -> Any:
        _, *size = getattr(hints(cls)[name], "__metadata__", (0,))
        return np.dtype(size[0] if size else WHOLE)

    return np.dtype(
        [
            (name, leaf(name) if kind is int else dtype(kind), *([length] if length else []))
            for name, kind, length in fields(cls)
        ],
        align=True,
    )


def flat(cls: Declared, g: Any) -> list[int]:
    """Every number of a plain state, in declared order: its identity, and its bytes in the fast home."""
    numbers: list[int] = []
    _gather(cls, g, numbers)
    return numbers


def _gather(cls: Declared, g: Any, numbers: list[int]) -> None:
    for name, kind, length in fields(cls):
        value = getattr(g, name)
        if kind is int:
            numbers += value if length else (value,)
        else:
            for part in value if length else (value,):
                _gather(kind, part, numbers)


def fill(cls: Declared, g: Any, numbers: Iterator[int]) -> None:
    """Set a plain state from the numbers of `flat`."""
    for name, kind, length in fields(cls):
        if kind is int:
            setattr(g, name, [int(next(numbers)) for _ in range(length)] if length else int(next(numbers)))
        else:
            value = getattr(g, name)
            for part in value if length else (value,):
                fill(kind, part, numbers)


def nested(cls: Declared, g: Any) -> tuple[Any, ...]:
    """A plain state as NumPy takes a record: tuples of fields, lists of what is repeated."""
    return tuple(
        value if kind is int else [nested(kind, part) for part in value] if length else nested(kind, value)
        for name, kind, length in fields(cls)
        for value in (getattr(g, name),)
    )


def to_record(cls: Declared, g: Any, records: np.ndarray[Any, Any], i: int) -> None:
    """Write a plain state into record i of an array of `dtype(cls)`."""
    records[i] = nested(cls, g)


def from_record(cls: Declared, records: np.ndarray[Any, Any], i: int) -> Any:
    """The plain state of record i."""
    g = blank(cls)
    fill(cls, g, _numbers(records[i].tolist()))
    return g


def _numbers(nested: Any) -> Iterator[int]:
    for part in nested if isinstance(nested, tuple) else nested.tolist() if hasattr(nested, "tolist") else nested:
        if isinstance(part, int):
            yield part
        else:
            yield from _numbers(part)


def as_dict(cls: Declared, g: Any) -> dict[str, Any]:
    """Every field by name, nested."""
    out: dict[str, Any] = {}
    for name, kind, length in fields(cls):
        value = getattr(g, name)
        if kind is int:
            out[name] = list(value) if length else value
        else:
            out[name] = [as_dict(kind, part) for part in value] if length else as_dict(kind, value)
    return out


def source(cls: Declared, module: str = "state") -> str:
    """The text of a game's module `state_ops`, the same in both homes; module: where its state is declared."""
    copy = ["def copy(to, of):", '    """Make one state equal to another."""']
    clear = ["def clear(g):", '    """Set every number to zero."""']
    digest = ["def digest(g):", '    """A number that differs where states differ."""', "    h = 7"]

    def walk(cls: Declared, path: str, pad: str) -> None:
        for name, kind, length in fields(cls):
            at, inner = f"{path}.{name}", pad
            if kind is int:
                copy.append(f"{pad}to{at}[:] = of{at}" if length else f"{pad}to{at} = of{at}")
            if length:
                at, inner = f"{at}[i{len(pad)}]", pad + "    "
                for text in (clear, digest) if kind is int else (copy, clear, digest):
                    text.append(f"{pad}for i{len(pad)} in range({length}):")
            if kind is int:
                clear.append(f"{inner}g{at} = 0")
                digest.append(f"{inner}h = (h * 31 + g{at}) % 72057594037927931")
            else:
                walk(kind, at, inner)

    walk(cls, "", "    ")
    digest.append("    return h")
    head = '"""Generated from the declaration of the state: copy, clear, digest."""'
    return "\n".join([head, f"from .{module} import State", "", *copy, "", *clear, "", *digest, ""])
