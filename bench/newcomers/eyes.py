"""What a newcomer sees of a position, and how rules that lessons teach choose among his moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.kernel.messages import LegalMove, Listed, Message

SAFE = 50  # percent: a chance that is better than even


@dataclass(frozen=True)
class Choice:
    """What the newcomer sees: the position, his seat, and his legal moves as the page tells them."""

    view: dict[str, Any]
    seat: int
    moves: dict[str, LegalMove]
    asked: Message | None  # the prompt

    def starting(self, *words: str) -> list[str]:
        """The moves that begin with the first of these words that any begins with."""
        return next((found for word in words if (found := [m for m in self.moves if m.startswith(word)])), [])

    def number(self, move: str, key: str, name: str) -> int | float | None:
        """A number that the page writes on a move; None where it writes none."""
        return next((x.params[name] for x in sentences(self.moves[move].effect) if x.key == key), None)

    @property
    def own(self) -> dict[str, Any]:
        """What lies before the newcomer."""
        return dict(self.view["players"][self.seat])


def sentences(said: Any) -> Iterator[Message]:
    """A sentence and all that stand in it."""
    if isinstance(said, Listed):
        for one in said.items:
            yield from sentences(one)
    elif isinstance(said, Message):
        yield said
        for one in said.params.values():
            yield from sentences(one)


Wanted = Callable[[Choice], Sequence[str]]


@dataclass(frozen=True)
class Rule:
    """taught, words: the sentence of a lesson, and what of its English text is followed. wanted: the moves it wants."""

    taught: str
    words: str
    wanted: Wanted


def starting(*words: str) -> Wanted:
    """The moves that begin with the first of these words that any begins with."""
    return lambda choice: choice.starting(*words)


def highest(word: str) -> Wanted:
    """Of the moves with this word that with the greatest number."""

    def wanted(choice: Choice) -> list[str]:
        found = [m for m in choice.moves if m.split()[0] == word and m.split()[-1].isdigit()]
        return [max(found, key=lambda m: int(m.split()[-1]))] if found else []

    return wanted


def most(choice: Choice, moves: Sequence[str], key: str, name: str, least: float = 0.5) -> list[str]:
    """Of these moves that for which the page writes most, if it is as much as this."""
    values = {m: choice.number(m, key, name) or 0 for m in moves}
    best = max(values.values(), default=0)
    return [m for m in moves if values[m] == best] if best >= least else []
