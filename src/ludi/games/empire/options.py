"""Variants and rulings of History of the Roman Empire that a table may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.options import Option, Value

from .constants import DATA, SIDES, START_LEGIONS, START_LEGIONS_3

_D = DATA["options"]
DOMINATION = ("three_or_plurality", "three_and_plurality", "plurality_min2")
OPTIONS = {
    "empire": (
        Option("domination_rule", str, _D["domination_rule"], "ruling A2: the draft says 'or'", words=DOMINATION),
        Option(
            "city_build_rule",
            str,
            _D["city_build_rule"],
            "ruling A3: for each two resources, each time",
            words=("per_turn", "total_cap"),
        ),
        Option("looted_city_scores", bool, _D["looted_city_scores"], "ruling A13: it does not"),
        Option("gods_favor", bool, _D["gods_favor_in_set_6"], "rule 59: an optional card for a Wrath of God"),
        Option("bribe_barbarians", bool, _D["bribe_barbarians"], "rule 60: an optional rule"),
        Option(
            "roman_loot", str, _D["roman_loot"], "ruling A12: a faction may spare a city", words=("choice", "forced")
        ),
        Option("seas_connected", bool, _D["seas_connected"], "rule 26: ours; else only within a basin"),
    )
}
PLAYERS = (2, 4)  # fewest and most
USUAL_PLAYERS = 4
DRAWN = True  # who begins is rolled for (rule 8)
RULES_VERSION = 3


def apply_options(opt: Any, values: Mapping[str, Value]) -> None:
    """Set the options of a state."""
    opt.sides = opt.seats if opt.seats > 2 else SIDES
    opt.legions = START_LEGIONS_3 if opt.seats == 3 else START_LEGIONS
    opt.domination = DOMINATION.index(str(values["domination_rule"]))
    opt.total_cap = int(values["city_build_rule"] == "total_cap")
    opt.looted_score = values["looted_city_scores"]
    opt.favor = values["gods_favor"]
    opt.bribes = values["bribe_barbarians"]
    opt.forced_loot = int(values["roman_loot"] == "forced")
    opt.basins = 1 - int(values["seas_connected"])
