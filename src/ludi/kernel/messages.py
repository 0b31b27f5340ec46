"""A sentence of the log: its key in the catalogue and what stands in it; never the words themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

# What a parameter of a sentence names, by its name; others stand as they are. Seats and sides are numbers, a force is
# `legions 2` or the name of a people or tribe; the rest are names of the data: the words of a land stand under
# `<family>-land-<name>`, and so on.
NAMED = {
    "seat": "seat",
    "foe": "seat",
    "side": "side",
    "other": "side",
    "force": "force",
    "rival": "force",
    "card": "card",
    "with": "card",
    "cards": "cards",
    "land": "land",
    "refuge": "land",
    "origin": "land",
    "area": "area",
    "people": "people",
    "kingdom": "tribe",
    "emperor": "emperor",
}


@dataclass(frozen=True)
class Entry:
    """One line of the log of a seat: who decided (CHANCE: nobody), which decision, and the action if it was seen."""

    seat: int
    decision: str
    action: int | None


@dataclass(frozen=True)
class Message:
    """A sentence to be. Some of the parameters are names, see NAMED."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LegalMove:
    """A legal move for a person: what to touch for it, in any order, and the sentence that says what it does."""

    path: tuple[str, ...]
    told: Message
