"""How long a search may take: so many iterations or milliseconds, in short steps that end on time."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from contextvars import ContextVar

from .errors import LudiError

CHUNK_MS = 5.0

_told: ContextVar[Callable[[int, int], None] | None] = ContextVar("_told", default=None)


def budget(iterations: int | None, ms: float | None) -> tuple[int, float]:
    """Iterations, and when to end. Raises LudiError if neither is limited."""
    if iterations is None and ms is None:
        raise LudiError("search needs a budget: iterations or ms")
    until = time.perf_counter() + (ms / 1000 if ms is not None else 1e9)
    return iterations if iterations is not None else 1 << 60, until


@contextlib.contextmanager
def search_progress(told: Callable[[int, int], None] | None) -> Iterator[None]:
    """Searches within say now and then how many of how many iterations they have made."""
    token = _told.set(told)
    try:
        yield
    finally:
        _told.reset(token)


def in_steps(work: Callable[[int], object], left: int, until: float, stop: Callable[[], bool] | None) -> int:
    """Do so many units of work in short steps, so that it can end on time and when told to; how many were done."""
    done, chunk, told = 0, 1, _told.get()
    while left > 0:
        t = time.perf_counter()
        n = min(left, chunk)
        work(n)
        left, done = left - n, done + n
        if told is not None:
            told(done, done + left)
        now = time.perf_counter()
        if now >= until or (stop is not None and stop()):
            break
        chunk = max(1, min(2 * chunk, int(n * min(CHUNK_MS / 1000, until - now) / max(now - t, 1e-9))))
    return done
