"""What a line of play changes for a seat, as its own views tell it: what the reasons for a move are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .messages import Message, Param

NOBODY: Mapping[str, Param] = MappingProxyType({})


@dataclass(frozen=True)
class Change:
    """Something that is otherwise in the view after a line than in the view before it.

    key: of its sentence; params: what stands there, in order. n: how much of it, above 0, which stands there as `n`; 0
    where it has no number. weight: how much it matters, in points of the title, for each of it. drawn: it is one of
    many cards that chance may bring, so that it is a reason only where it comes in every line.
    """

    key: str
    weight: float
    n: float = 0
    params: tuple[tuple[str, Param], ...] = ()
    drawn: bool = False

    def told(self, n: float | None = None) -> Message:
        """Its sentence, with another number where one is given."""
        amount = self.n if n is None else n
        numbered: dict[str, Any] = {"n": int(amount) if amount == int(amount) else round(amount, 1)} if self.n else {}
        return Message(self.key, {**dict(self.params), **numbered})


@dataclass
class Changes:
    """Gathers the changes between two views."""

    found: list[Change] = field(default_factory=list)

    def number(
        self, key: str, was: float, now: float, weight: float, *, down: str = "", named: Mapping[str, Param] = NOBODY
    ) -> None:
        """A number that has grown, told by `key`, or shrunk, told by `down`; one without words says nothing."""
        told = key if now > was else down if now < was else ""
        if told:
            self.found.append(Change(told, weight, abs(now - was), tuple(named.items())))

    def event(self, key: str, weight: float, **named: Param) -> None:
        """Something that has come about."""
        self.found.append(Change(key, weight, 0, tuple(named.items())))

    def draw(self, key: str, weight: float, **named: Param) -> None:
        """A card that has come, one of many that might have."""
        self.found.append(Change(key, weight, 0, tuple(named.items()), drawn=True))
