"""What a table of Par Impar may agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.options import Option, Value

OPTIONS = {"parimpar": (Option("max_rounds", int, 20, "ours: so that every game ends", low=1, high=1000),)}
PLAYERS = (2, 2)  # fewest and most
RULES_VERSION = 1


def apply_options(opt: Any, values: Mapping[str, Value]) -> None:
    """Set the options of a state."""
    opt.rounds = values["max_rounds"]
