"""The loops of a solver as a module of their own: functions over arrays, beside no rules.

Their source is a module of `ludi.solvers`. `__all__` names those that are exported; a parameter is declared by one of
KINDS, which says how an array lies in memory.
"""

from __future__ import annotations

import importlib
import inspect
from typing import Any

from ..compiled import compiled_together
from .describe import described
from .exports import Export

KINDS = {
    "int": "int64",
    "bool": "bool",
    "Int64s": "int64[]",
    "Int32s": "int32[]",
    "Int8s": "int8[]",
    "Int64Rows": "int64[][]",
    "Uint8Rows": "uint8[][]",
    "Float32s": "float32[]",
    "Float32Rows": "float32[][]",
}
MORE = ",+simd128"  # in every browser since 2023; 32-bit numbers go four at a time


def compiled(name: str) -> tuple[tuple[Export, ...], list[Any], dict[str, Any]]:
    """What is exported, what Numba makes of it, and what is said beside the module."""
    module = importlib.import_module(f"ludi.solvers.{name}")
    functions = compiled_together(module)
    exports = tuple(Export(name, parameters(getattr(module, name))) for name in module.__all__)
    found = []
    for export in exports:
        function = functions[export.name]
        function.compile(tuple(numba_type(kind) for _, kind in export.parameters))
        found.append(function.overloads[function.signatures[0]])
    return exports, found, described(name, exports, found, {})


def parameters(function: Any) -> tuple[tuple[str, str], ...]:
    """Of a function, as it declares them."""
    return tuple((p.name, KINDS[p.annotation]) for p in inspect.signature(function).parameters.values())


def numba_type(kind: str) -> Any:
    """The type of what is given."""
    types: Any = importlib.import_module("numba").types
    scalar = getattr(types, kind.rstrip("[]"))
    return types.Array(scalar, kind.count("[]"), "C") if "[" in kind else scalar
