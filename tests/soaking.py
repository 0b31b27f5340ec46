"""What only a run with `SOAK` in its environment plays: tests marked `soak`, and that many times the random games.

`soak` marks a test, `soak(only=("phone",))` some of its variants by their ids, `soak(but=("phone",))` all of them but
some, and `soak(but=2)` all but so many that lie evenly among them, which are others in other files. None of those that
stay is one that `soaked` has marked.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import pytest

GIVEN = os.environ.get("SOAK") or "0"
TIMES = int(GIVEN) if GIVEN.isdecimal() else 0  # 0: no soaks


def many(games: int) -> int:
    """So many games of the suite, or what is counted in them, or that many times over."""
    return games * max(1, TIMES)


def soaked(*values: object, soak: bool = True, name: str | None = None) -> Any:
    """The values of parameters of a test, with the name of these if there is one; if they are for soaks, marked so."""
    return pytest.param(*values, id=name, marks=pytest.mark.soak if soak else ())


def soaks(items: Iterable[pytest.Item], named: Sequence[str] = ()) -> list[pytest.Item]:
    """Those of the tests that are soaks. named: arguments of pytest; what they name down to the test is none.

    UsageError if a mark names a variant that is not there.
    """
    tests = [one for one in named if "::" in one]
    marked = defaultdict[tuple[str, str], dict[str, tuple[pytest.Item, pytest.Mark]]](dict)
    found = set[pytest.Item]()
    for item in items:
        test, _, variant = item.nodeid.partition("[")
        for mark in item.iter_markers("soak"):
            if mark.kwargs:
                marked[test, str(mark.kwargs)][variant[:-1]] = item, mark
            else:
                found.add(item)
    for (test, _), variants in marked.items():
        _, mark = next(iter(variants.values()))
        only, but = mark.kwargs.get("only", variants), mark.kwargs.get("but", ())
        if isinstance(but, int):
            left = [one for one, (item, _) in variants.items() if item not in found]
            but = _some(but, left, test.partition("::")[0])
        if not tests and (missing := {*only, *but} - {*variants}):
            raise pytest.UsageError(f"{test}: of its variants none is {min(missing)!r}, but {', '.join(variants)}")
        found |= {item for one, (item, _) in variants.items() if one in only and one not in but}
    return [item for item in found if not any(item.nodeid.startswith(one) for one in tests)]


def _some(number: int, variants: Sequence[str], file: str) -> list[str]:
    """So many that lie evenly among them, the same for all tests of a file."""
    if not variants:
        return []
    first = crc32(file.encode()) % len(variants)
    return [variants[(first + n * len(variants) // number) % len(variants)] for n in range(number)]
