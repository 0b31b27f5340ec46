"""A sentence of the log: its key in the catalogue and what stands in it; never the words themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Entry:
    """One line of the log of a seat: who decided (CHANCE: nobody), which decision, and the action if it was seen."""

    seat: int
    decision: str
    action: int | None


@dataclass(frozen=True)
class Told:
    """A sentence to be. Of the parameters, `seat` and `foe` are seats, `card` is a card, `cards` a list of them."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Offer:
    """A legal move for a person: what to touch for it, in any order, and the sentence that says what it does."""

    path: tuple[str, ...]
    told: Told
