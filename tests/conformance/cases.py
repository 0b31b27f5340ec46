"""Every title and option that the one suite is run for, as the titles' own folders of tests say."""

from __future__ import annotations

import importlib
from typing import Any

from tests.soaking import many

import ludi
from ludi.kernel.titles import TITLES, families, family


def told_of(title: str) -> Any:
    """The module in which the tests of a title say what the suite must know of it."""
    return importlib.import_module(f"tests.{family(title)}.conformance")


CASES: dict[str, tuple[str, dict[str, Any]]] = {
    case: what for title in families() for case, what in told_of(title).CASES.items()
}
HIDDEN = [case for case, (title, _) in CASES.items() if told_of(title).HIDDEN]
OPEN = [case for case in CASES if case not in HIDDEN]


def game_of(case: str) -> ludi.Game:
    """A new game of a case."""
    title, options = CASES[case]
    return ludi.make(title, **options)


def tried(case: str, games: int) -> int:
    """How many of so many games a case is tried in; fewer where games are long and the cases many."""
    return many(fewer(case, games))


def fewer(case: str, games: int) -> int:
    """So many games, or fewer where they are long and the cases many."""
    if long(case):
        return max(1, games // 25)
    return max(2, games // 10) if has(case, "MANY") else games


def has(case: str, mark: str) -> bool:
    """Whether the tests of a case's title say so of it."""
    return bool(getattr(told_of(CASES[case][0]), mark, False))


def long(case: str) -> bool:
    """Whether a game of a case has a thousand actions and more."""
    return has(case, "LONG")


def every(case: str, steps: int) -> int:
    """At every so many-th step, or at fewer of a long game."""
    return 20 * steps if long(case) else steps


def compared(case: str) -> int:
    """How many games both homes are compared in; fewer for the many options of a title, and for long games."""
    if long(case):
        return 20
    if has(case, "MANY"):
        return 400
    return 10_000 if case in TITLES else 1000


def watched(case: str) -> int:
    """How many games both homes are compared in state by state."""
    return fewer(case, 150 if case in TITLES else 40)


def grown(case: str) -> int:
    """For how many decisions of a game both homes grow a search tree."""
    return 2 if long(case) else 40 if case in TITLES else 8
