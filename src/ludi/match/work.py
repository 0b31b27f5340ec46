"""Long work that can be interrupted: a generator that yields wherever it may be, and returns what it found."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]


def at_once(work: Work[T]) -> T:
    """What a work returns, without a pause."""
    try:
        while True:
            next(work)
    except StopIteration as end:
        found: T = end.value
        return found
