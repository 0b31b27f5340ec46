"""Copies of a plain state, and its numbers, by functions written from its declaration: they are asked for all the time.

The modules `state_ops` copy within both homes, number by number; in the plain home whole lists are copied many times
as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .schema import Declared, fields, slotted

Clone = Callable[[Any], Any]
Gather = Callable[[Any, list[int]], None]


def clone(cls: Declared, g: Any) -> Any:
    """An equal plain state of its own."""
    return _functions(cls)[0](g)


def numbers(cls: Declared, g: Any) -> list[int]:
    """What `schema.flat` gives."""
    out: list[int] = []
    _functions(cls)[1](g, out)
    return out


@cache
def _functions(cls: Declared) -> tuple[Clone, Gather]:
    names: dict[str, Any] = {"new": slotted(cls)}
    for name, kind, _ in fields(cls):
        if kind is not int:
            names[f"clone_{name}"], names[f"gather_{name}"] = _functions(kind)
    copied, gathered = zip(*(_lines(*field) for field in fields(cls)), strict=True)
    source = ["def clone(g):", " other = new()", *copied, " return other", "def gather(g, out):", *gathered]
    exec("\n".join(source), names)
    return names["clone"], names["gather"]


def _lines(name: str, kind: Declared, length: int) -> tuple[str, str]:
    """The line that copies a field, and the one that adds its numbers."""
    match kind is int, length > 0:
        case True, True:
            return f" other.{name} = g.{name}[:]", f" out += g.{name}"
        case True, False:
            return f" other.{name} = g.{name}", f" out.append(g.{name})"
        case False, True:
            return f" other.{name} = [clone_{name}(x) for x in g.{name}]", f" for x in g.{name}: gather_{name}(x, out)"
        case _:
            return f" other.{name} = clone_{name}(g.{name})", f" gather_{name}(g.{name}, out)"
