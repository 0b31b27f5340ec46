"""The levels of this package, from a coin-flipper to the strongest, and how each thinks in each title."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.bots.advised import STRONGEST, Advised
from ludi.bots.ahead import EXACT, Ahead
from ludi.kernel.errors import BadOption, listed, short


@dataclass(frozen=True)
class Level:
    """How a search level thinks: by so many iterations, how far its playouts go, how far it looks.

    slips: the size of its mistakes (slips.py), in the logarithm of the odds of winning; 0 for none.
    """

    iterations: int
    cut: int = -1
    move: bool = False
    slips: float = 0.0


SLIPS = 0.12
SEARCH = {
    "greedy": Level(iterations=300, cut=0, move=True),
    "tiro": Level(iterations=300, cut=0, move=True, slips=SLIPS),
    "centurio": Level(iterations=1000),
    "consul": Level(iterations=10_000),
    "caesar": Level(iterations=100_000),
}
LEVELS = ("random", *SEARCH)
OPPONENTS = ("random", "tiro", "centurio", "consul", "caesar")  # for people, from the weakest to the strongest
QUICK = 300  # iterations that take no time worth a word without compiled code
# What thinks otherwise in a title: by an exact solver, ahead by greedy play, or in a search with another budget.
WAYS: dict[str, dict[str, Level | Advised | Ahead]] = {
    # `estimate` says more than a random game to the end.
    "lusitania": {
        "greedy": SEARCH["greedy"],
        "tiro": SEARCH["tiro"],
        "centurio": Ahead(tries=40, changes=4, sight=True),
        "consul": Ahead(tries=800, changes=8, sight=True),
        "caesar": Ahead(tries=4000, width=12, changes=8, sight=True),
    },
    # Playouts tell more in a short game. Where Numba is missing, all levels search.
    "pokern": {
        "greedy": Advised(turns=2),
        "tiro": Advised(turns=2, slips=4.0),
        "centurio": Level(iterations=200),
        "consul": Advised(turns=3),
        "caesar": STRONGEST,
    },
    # Turns of many small decisions. ms: where it is given, in place of the tries.
    "empire": {
        "greedy": Ahead(rolls=EXACT),
        "tiro": Ahead(rolls=1),
        "centurio": Ahead(tries=100, width=8),
        "consul": Ahead(tries=600, width=8),
        "caesar": Ahead(tries=2000, width=12),
    },
}


def way_of(level: str, title: str) -> Level | Advised | Ahead:
    """How a level thinks in a title."""
    return WAYS.get(title, {}).get(level, SEARCH[level])


def needs_code(level: str, title: str, ms: float | None = None) -> bool:
    """Whether a level is at its full strength only with compiled code.

    A short search by iterations finds the same in both homes, and soon enough; what is limited by time does not.
    """
    if level == "random":
        return False
    way = way_of(level, title)
    return not isinstance(way, Level) or (ms is not None and not way.move) or way.iterations > QUICK


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise BadOption(f"bot: {short(level)} was given, {listed(LEVELS)} is accepted")
    if ms is not None and not 0 < ms <= 3_600_000:
        raise BadOption(f"ms: {short(ms)} was given, a number above 0 and at most 3600000 is accepted")
