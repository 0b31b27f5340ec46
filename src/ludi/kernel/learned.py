"""Algorithms of `ludi.learning` as modules of a game, in the plain and in the fast home, as kernel/home.py has others.

They are no part of what levels of titles without a network run, so their compiled code has a folder of its own.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import sys
import types
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .errors import LudiError
from .home import _Fast, cache_root, folder, load
from .messages import Message
from .records import Memory
from .titles import family
from .wasm.described import LEARNING, learning
from .weights import Weights

UNITS = 256  # of both layers together: room for so many
MODULES = ("learned", "network", "planned", "selfplay")


def room(memory: Memory) -> Any:
    """What algorithms/network.py writes on: an observation, a number for each seat, the units of both layers."""
    constants = load(memory.title, "constants")
    return memory.ints(constants.OBSERVED + constants.SEATS + UNITS)


def check(net: Weights, title: str) -> None:
    """Raises LudiError for a network of another title, or of another form than its games have.

    Compiled code reads what the inputs name: none may lie outside what a seat observes.
    """
    if family(net.title) != family(title):
        raise LudiError(Message("given-network", {"made": net.title, "title": title}))
    observed = load(title, "constants").OBSERVED
    if any(not 0 <= index < observed or row < 1 for index, _, _, _, row in net.inputs):
        raise LudiError(Message("given-network-inputs", {"title": title}))


def ground(memory: Memory, net: Weights, algorithm: str) -> tuple[Any, Any]:
    """The network and its room, where an algorithm takes them.

    Raises LudiError for a network of another title, and where the networks of the title are not for this algorithm:
    those of searches (`learned`) and of plans (`planned`) read different numbers.
    """
    check(net, memory.title)
    if algorithm not in (file.stem for file in learning(family(memory.title))):
        here, there = ("search", "plan") if algorithm == "learned" else ("plan", "search")
        raise LudiError(f"net: no {here} of {memory.title} ends in a network; a {there} may")
    numbers = net.numbers()
    weights = memory.ints(len(numbers))
    weights[:] = numbers
    return weights, room(memory)


@cache
def own_folder(title: str) -> Path:
    """The cache folder of a title's compiled code, named by the sources of its rules and of these modules."""
    h = hashlib.blake2b(digest_size=8)
    for name in MODULES:
        h.update(name.encode() + b"\0" + (LEARNING / f"{name}.py").read_bytes())
    return cache_root() / f"{folder(title).name}-learning-{h.hexdigest()}"


class _Compiled(_Fast):
    """The same, kept elsewhere."""

    def exec_module(self, module: types.ModuleType) -> None:
        super().exec_module(module)
        numba: Any = importlib.import_module("numba")
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(own_folder(module.__name__.split(".")[2]))
        try:
            for value in vars(module).values():
                if hasattr(value, "py_func") and value.__module__ == module.__name__:
                    value.enable_caching()
        finally:
            numba.config.CACHE_DIR = before


class _Finder:
    """Finds `ludi.games.TITLE.network` and the others."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        home, *rest = name.split(".")
        if home not in ("ludi", "ludi_fast") or len(rest) != 3 or rest[0] != "games" or rest[2] not in MODULES:
            return None
        file = LEARNING / f"{rest[2]}.py"
        loader = _Compiled if home == "ludi_fast" else importlib.machinery.SourceFileLoader
        return importlib.util.spec_from_file_location(name, file, loader=loader(name, str(file)))


sys.meta_path.append(_Finder())

__all__ = ["MODULES", "ground", "load", "own_folder", "room"]
