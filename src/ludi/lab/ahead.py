"""Compiling a title ahead, in a process of its own."""

from __future__ import annotations

import gc
from collections.abc import Callable

from ludi.bots.warmth import warm
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.kernel.messages import Message
from ludi.lab.spread import spread, tell

Warming = Callable[[int, int], None]  # functions compiled, and how many there are


def compile_ahead(title: str, warming: Warming | None = None) -> float:
    """Compile a game in a process of its own, which Ctrl-C can end at any moment; the seconds it took.

    Raises LudiError if it cannot be compiled, or the process ends on its own.
    """
    [seconds] = spread(_compiled, [title], jobs=1, apart=True, broken="lab-process-ended", heard=warming)
    return seconds


def _compiled(title: str) -> float:
    gc.set_threshold(50_000)  # a compiler keeps nearly all that it makes; to search it for waste takes time
    try:
        return warm(make(title), tell)
    except LudiError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise LudiError(Message("lab-uncompiled", {"title": title, "why": why})) from None
