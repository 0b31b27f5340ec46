"""Copying a record of the fast home in one piece, many times faster than number by number. Needs Numba."""

from __future__ import annotations

import importlib
from typing import Any

numba: Any = importlib.import_module("numba")
extending: Any = importlib.import_module("numba.extending")
cgutils: Any = importlib.import_module("numba.core.cgutils")
types = numba.types


@extending.intrinsic  # type: ignore[untyped-decorator]
def _copy(_: Any, to: Any, of: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, to.size), 1)
        return context.get_dummy_value()

    if not isinstance(to, types.Record) or to != of:
        raise TypeError(f"records of one kind are copied, not {of} to {to}")
    return types.void(to, of), code


@numba.njit(cache=True, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def copy(to: Any, of: Any) -> None:
    """Make one record equal to another."""
    _copy(to, of)
