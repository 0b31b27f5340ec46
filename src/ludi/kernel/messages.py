"""Sentences as data: a key of the catalogue and what stands in it; never the words themselves.

What stands in a sentence is a number or a text that reads alike in every language, a thing with a name of its own, a
sentence, or several of these in a row. Readers put the names in: `ludi.locales` for the terminal, the page for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

UNSAID = str.maketrans({" ": "-", "_": "-", **dict.fromkeys(":'().")})


def slug(name: str) -> str:
    """A name as part of a key: `Tribunus Plebis` is `tribunus-plebis`, `Honorius (Stilicho)` is `honorius-stilicho`."""
    return name.casefold().translate(UNSAID)


@dataclass(frozen=True)
class Entry:
    """One line of the log of a seat: who decided (CHANCE: nobody), which decision, and the action if it was seen."""

    seat: int
    decision: str
    action: int | None


@dataclass(frozen=True)
class Named:
    """A thing that each language calls by a name: a `seat` by its number, all else under `<family>-<kind>-<id>`."""

    kind: str
    id: str | int


@dataclass(frozen=True)
class Listed:
    """Things in a row; those that say nothing are left out. between: what the language puts between them."""

    items: tuple[Param, ...]
    between: Literal["list", "phrases", "clauses", "sentences", "dots"] = "list"


@dataclass(frozen=True)
class Message:
    """A sentence to be."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def data(self) -> dict[str, Any]:
        """It as data for JSON, made once."""
        return {"key": self.key, "params": {name: as_data(x) for name, x in self.params.items()}}


@dataclass(frozen=True)
class Chance(Message):
    """A sentence that tells a chance. A reader who hides chances loses it, wherever it stands."""

    @cached_property
    def data(self) -> dict[str, Any]:
        """It as data for JSON, made once."""
        return {**super().data, "chance": True}


Param = int | str | Named | Listed | Message


@dataclass(frozen=True)
class LegalMove:
    """A legal move for a person: what to touch for it, in any order, and the sentence that says what it is.

    effect: what it would do beyond that; confirmation: what to think of before it is done. None: nothing to say.
    """

    path: tuple[str, ...]
    told: Message
    effect: Message | None = None
    confirmation: Message | None = None


def as_data(param: Any) -> Any:
    """A parameter, or a sentence, as data for JSON; what is no class of this module stays as it is."""
    if isinstance(param, Message):
        return param.data
    if isinstance(param, Named):
        return {"kind": param.kind, "id": param.id}
    if isinstance(param, Listed):
        return {"of": [as_data(x) for x in param.items], "between": param.between}
    return param
