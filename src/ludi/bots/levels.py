"""The levels of this package, from a coin-flipper to the strongest, and how each thinks in each title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludi.bots.protocol import Level
from ludi.bots.search import TreeSearch
from ludi.kernel import past
from ludi.kernel.messages import Message
from ludi.kernel.spoken import choice, not_accepted

SEARCH = {
    "greedy": TreeSearch(iterations=300, playout_limit=0, move=True),
    "tiro": TreeSearch(iterations=300, playout_limit=0, move=True, slips=0.12),
    "optio": TreeSearch(iterations=300),
    "centurio": TreeSearch(iterations=1000),
    "consul": TreeSearch(iterations=10_000),
    "caesar": TreeSearch(iterations=100_000),
}
LEVELS = ("random", *SEARCH)
OPPONENTS = tuple(level for level in LEVELS if level != "greedy")  # for people, from the weakest to the strongest


@cache
def levels_of(title: str) -> Mapping[str, Level]:
    """How each level thinks in a title: as SEARCH says, but for what the title brings in a module `levels`."""
    own = past.optional(past.NOW, title, "levels")
    return {**SEARCH, **(own.LEVELS if own else {})}


def level_of(level: str, title: str) -> Level:
    """How a level thinks in a title."""
    return levels_of(title)[level]


def review_iterations(title: str, usual: int) -> int:
    """How many a review makes for each decision, where so many are usual and nobody asks for another number."""
    return round(usual * level_of(LEVELS[-1], title).review_share)


def needs_code(level: str, title: str, ms: float | None = None) -> bool:
    """Whether a level is at its full strength only with compiled code."""
    return level != "random" and level_of(level, title).needs_code(ms)


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise not_accepted("bot", level, choice(LEVELS))
    if ms is not None and not 0 < ms <= 3_600_000:
        raise not_accepted("ms", ms, Message("given-at-most", {"most": "3600000"}))
