"""Variants and rulings of Römisch Pokern that a table may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.options import Option, Value

ALONE = (1,)
TOGETHER = (2, 3, 4, 5, 6)
OPTIONS = {
    "pokern": (
        Option("misthrow_on_stop", str, "strict", "ruling 1: only after the sixth die", words=("strict", "lenient")),
        Option("cards_on_valid", bool, False, "rule book, for experienced players: cards on valid numbers too"),
        Option("several_dice", bool, False, "rule book, for experienced players: several dice at once"),
        Option("order_rule", bool, False, "D. Parlett: the order of I and V or X decides the reading"),
        Option(
            "tie_break",
            bool,
            False,
            "ruling 14: none is printed; ours: unused cards, then the seventh row",
            players=TOGETHER,
        ),
        Option("max_rounds", int, 20, "ruling 13: safety rule; our bound", low=1, high=1000, players=TOGETHER),
        Option(
            "solitaire",
            str,
            "turns",
            "one player: not in the rule book; ours",
            words=("turns", "discard"),
            players=ALONE,
        ),
        Option(
            "turns",
            int,
            8,
            "solitaire: how many turns",
            low=1,
            high=1000,
            when=("solitaire", ("turns",)),
            players=ALONE,
        ),
    )
}
PLAYERS = (1, 6)  # fewest and most
USUAL_PLAYERS = 2
RULES_VERSION = 1
HIDDEN = False  # all seats see everything


def apply_options(opt: Any, values: Mapping[str, Value]) -> None:
    """Set the options of a state."""
    opt.lenient = int(values["misthrow_on_stop"] == "lenient")
    for name in ("cards_on_valid", "several_dice", "order_rule", "tie_break"):
        setattr(opt, name, values[name])
    alone = opt.seats == 1
    opt.paying = int(alone and values["solitaire"] == "discard")
    opt.rounds = values["turns"] if alone and not opt.paying else values["max_rounds"]
