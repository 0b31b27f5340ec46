"""Sentences as data: a key of the catalogue and what stands in it; never the words themselves.

What stands in a sentence is a number or a text that reads alike in every language, a thing with a name of its own, a
sentence, or several of these in a row. Readers put the names in: `ludi.locales` for the terminal, the page for itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, NotRequired, cast

from typing_extensions import TypedDict

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
    params: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def made(self) -> dict[str, Any]:
        """It as data for JSON."""
        return {"key": self.key, "params": {name: as_data(x) for name, x in self.params.items()}}


def within(told: Message | None) -> tuple[Message, ...]:
    """A sentence, and those of which it is made up; none of none."""
    if told is None:
        return ()
    parts = told.params.get("parts")
    among = parts.items if isinstance(parts, Listed) else ()
    return (told, *(one for one in among if isinstance(one, Message)))


@dataclass(frozen=True)
class Chance(Message):
    """A sentence that tells a chance. A reader who hides chances loses it, wherever it stands."""

    def made(self) -> dict[str, Any]:
        """It as data for JSON."""
        return {**super().made(), "chance": True}


Param = int | str | Named | Listed | Message


@lru_cache(1024)
def points_of(seat: int, points: int) -> Message:
    """The points of a seat, in a title that says no more of them; kept, as they stay the same for a while."""
    return Message("web-standing", {"seat": Named("seat", seat), "n": points})


@dataclass(frozen=True)
class LegalMove:
    """A legal move for a person: what to touch for it, in any order, and the sentence that says what it is.

    effect: what it would do beyond that; confirmation: what to think of before it is done. None: nothing to say.
    final: whether chance or another seat answers at once, so that nothing takes it back.
    """

    path: tuple[str, ...]
    told: Message
    effect: Message | None = None
    confirmation: Message | None = None
    final: bool = False


def as_data(param: Any) -> Any:
    """A parameter, or a sentence, as data for JSON; what is no class of this module stays as it is.

    That of a sentence is made once: many are kept by their titles, and sent again and again.
    """
    if isinstance(param, Message):
        kept = param.__dict__
        if (data := kept.get("data")) is None:
            data = kept["data"] = param.made()
        return data
    if isinstance(param, Named):
        return {"kind": param.kind, "id": param.id}
    if isinstance(param, Listed):
        return {"of": [as_data(x) for x in param.items], "between": param.between}
    return param


class MessageData(TypedDict):
    """A sentence as data."""

    key: str
    params: dict[str, Any]
    chance: NotRequired[bool]


def from_data(data: Any) -> Any:
    """The opposite of `as_data`."""
    if not isinstance(data, dict):
        return data
    match data:
        case {"key": str(key), "params": dict(params)}:
            kind = Chance if data.get("chance") else Message
            return kind(key, {name: from_data(x) for name, x in params.items()})
        case {"kind": str(kind), "id": int() | str() as id_}:
            return Named(kind, id_)
        case {"of": list(items), "between": str(between)}:
            return Listed(tuple(map(from_data, items)), cast(Any, between))
    return data


def typed(told: Message) -> Message:
    """A sentence of matches of earlier rules: what does not say what it is, is what its name says."""
    return Message(told.key, {name: _typed(name, x) for name, x in told.params.items()})


def _typed(name: str, value: Any) -> Param:
    match name, value:
        case "seat" | "foe", int():
            return Named("seat", value)
        case "card" | "with", str():
            return Named("card", value) if value else ""
        case "cards", list() | tuple():
            return Listed(tuple(Named("card", card) for card in value))
    return cast(Param, value)
