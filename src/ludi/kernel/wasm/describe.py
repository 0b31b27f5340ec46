"""What a program that calls a module has to know: how records lie in memory, and what each function takes and gives."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any

from .. import schema
from ..home import load
from ..scratch import declared
from .described import digest
from .exports import Export

ABOUT = (
    "Made by `bin/wasm`. Every function takes the address of 16 free bytes for its results and that of 8 more "
    "that are of no use, then its parameters, and returns 0, or else it failed. int: i64. bool: i32. X[]: seven values "
    "(0, 0, i64 length, i64 size, address, i64 length, i64 size), the size being that of one X in bytes. X[][]: nine "
    "values (0, 0, i64 rows times columns, i64 size, address, i64 rows, i64 columns, i64 bytes of a row, i64 size). "
    "Results lie one after the other as 64-bit integers. Free memory begins at the exported global `heap`; where "
    "records and arrays lie in it, and growing it, is up to the caller. int: 8 bytes; int32: 4; int8, bool: one."
)
LEAVES = {1: "int8", 4: "int32", 8: "int"}  # by the bytes of a number
RESULTS = {"none": 0, "int64": 1, "UniTuple(int64 x 2)": 2}


def description(family: str, title: str, exports: Sequence[Export], compiled: Sequence[Any]) -> dict[str, Any]:
    """All of it, as data for JSON."""
    records: dict[str, Any] = {}
    for cls in (load(title, "state").State, *declared(title)):
        record(cls, records)
    return described(family, exports, compiled, records)


def described(name: str, exports: Sequence[Export], compiled: Sequence[Any], records: dict[str, Any]) -> dict[str, Any]:
    """The same of any module."""
    return {
        "about": ABOUT,
        "family": name,
        "sources": digest(name),
        "made_with": made_with(),
        "records": records,
        "functions": {
            export.name: {
                "parameters": [{"name": name, "kind": kind} for name, kind in export.parameters],
                "results": RESULTS[str(result.signature.return_type)],
            }
            for export, result in zip(exports, compiled, strict=True)
        },
    }


def made_with() -> dict[str, str]:
    """What else the bytes of a module depend on."""
    numba, llvm = (importlib.import_module(name) for name in ("numba", "llvmlite"))
    python = ".".join(map(str, sys.version_info[:2]))
    return {"python": python, "numba": numba.__version__, "llvmlite": llvm.__version__}


def record(cls: Any, records: dict[str, Any]) -> None:
    """Add a declared class and those of its fields: how long it is, and where each field lies."""
    dtype = schema.dtype(cls)
    at: Any = dtype.fields or {}
    fields = []
    for name, kind, length in schema.fields(cls):
        if kind is not int:
            record(kind, records)
        leaf = LEAVES[at[name][0].base.itemsize] if kind is int else kind.__name__
        fields.append({"name": name, "at": at[name][1], "kind": leaf, **({"length": length} if length else {})})
    told = {"bytes": dtype.itemsize, "fields": fields}
    if records.setdefault(cls.__name__, told) != told:
        raise ValueError(f"two records are called {cls.__name__}")
