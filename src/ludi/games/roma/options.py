"""Variants and rulings of Roma that a table may choose."""

from __future__ import annotations

from ludi.kernel.options import Option

OPTIONS = (
    Option("max_turns", int, 400, "docs: games end; our bound", low=0, high=1_000_000),
    Option("scaenicus_any_card", bool, False, "ruling Q1: rule book, characters only; Chinese text, any own card"),
    Option("mercatus_from_opponent", bool, False, "ruling Q5: supply; both rule texts are silent"),
    Option("repeat_triple_reroll", bool, True, "ruling Q25: the rule book sets no limit"),
)
PLAYERS = (2, 2)  # fewest and most
RULES_VERSION = 1
