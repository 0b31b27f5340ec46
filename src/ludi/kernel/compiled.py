"""Compiling single functions, beside the fast homes of the games: Numba, its cache in the project's cache folder."""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable
from typing import Any

from .home import cache_root

numba: Any = importlib.import_module("numba")


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function compiled when first called, which lets other threads run meanwhile; kept for its part of ludi."""
    folder = cache_root() / function.__module__.split(".")[1]
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    found: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
    return found


def compiled_together(module: types.ModuleType) -> dict[str, Any]:
    """The functions of a module by name, compiled when first called; they call each other. The module stays plain."""
    space = dict(vars(module))
    own = [f for f in space.values() if isinstance(f, types.FunctionType) and f.__module__ == module.__name__]
    found = {f.__name__: compiled(types.FunctionType(f.__code__, space, f.__name__)) for f in own}
    space.update(found)
    return found
