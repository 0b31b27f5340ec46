"""Compiling for solvers: Numba with its cache in the project's cache folder."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from ludi.kernel.home import cache_root

numba: Any = importlib.import_module("numba")


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function compiled when first called, which lets other threads run meanwhile."""
    folder = cache_root() / "solvers"
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    found: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
    return found
