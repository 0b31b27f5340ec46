"""Variants and rulings of Lusitania XXI that a table may choose, and what follows from them for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.options import Option, Value

from .printed import NUMBERS, printed, read_numbers

READINGS = ("a", "b")
ORDERS = ("clockwise", "chosen")

OPTIONS = {
    "lusitania": (
        Option("laurus", bool, False, "expansion Laurus: five cards for what a legion has, one point each"),
        Option("virtus", bool, False, "expansion Virtus: five cards with a lasting advantage"),
        Option("reading", str, "a", "assumed card values: two readings of the published examples", words=READINGS),
        Option("senator_order", str, "clockwise", "ruling 7: whom a senator visits first", words=ORDERS),
        Option("max_turns", int, 400, "docs: games end; our bound", low=1, high=1_000_000),
        Option("numbers", str, "", "instead of assumed card values", read=read_numbers, accepts=NUMBERS, facts=True),
    )
}
PLAYERS = (2, 4)  # fewest and most
DRAWN = True  # whoever is dealt Caesar begins
RULES_VERSION = 2
SCORE_UNIT = 2  # parts of a point in a score


def apply_options(opt: Any, values: Mapping[str, Value]) -> None:
    """Set the options of a state. Raises BadOption where printed values do not go together."""
    for name in ("laurus", "virtus", "max_turns"):
        setattr(opt, name, values[name])
    opt.chosen_order = int(values["senator_order"] == "chosen")
    cards = printed(str(values["reading"]), str(values["numbers"]))
    opt.vp[:], opt.copies[:], opt.takes[:] = cards.vp, cards.copies, cards.takes
