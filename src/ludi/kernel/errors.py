"""What can go wrong, for a person to read: what was given, what would be accepted. Nothing is changed or lost."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Iterable
from typing import ClassVar

from .messages import Message

LONGEST = 60  # characters of a given value in a message
LISTED = 300  # of a list of accepted ones


class LudiError(Exception):
    """Any error of this package that is the caller's to correct.

    It is made of its sentence: as data, so that each reader is told it in his own language, or in English alone.
    """

    in_english: ClassVar[Callable[[Message], str]]  # the package sets it: sentences lie above the kernel

    def __init__(self, sentence: str | Message) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    @property
    def told(self) -> Message | None:
        """The sentence as data, if it is."""
        return self.sentence if isinstance(self.sentence, Message) else None

    def __str__(self) -> str:
        return self.sentence if isinstance(self.sentence, str) else LudiError.in_english(self.sentence)


class IllegalAction(LudiError):
    """The action is not legal in this state; the state is unchanged."""


class BadPosition(LudiError):
    """The description of a position is wrong; the message names the field."""


class BadRecord(LudiError):
    """A match record is damaged, foreign or too old; the message names the line."""


class BadOption(LudiError):
    """A game has no such option, or not with this value."""


class UnknownTitle(LudiError):
    """There is no game of this title."""


def listed(words: Iterable[object], most: int = 12) -> str:
    """Accepted values for a message, cut where the list gets long."""
    all_words = [str(w) for w in words]
    shown = all_words[:most]
    while len(shown) > 1 and len(", ".join(shown)) > LISTED:
        shown.pop()
    rest = len(all_words) - len(shown)
    return ", ".join(shown) + (f" and {rest} more" if rest > 0 else "")


class _Shown(reprlib.Repr):
    """Values of any size and depth, in a bounded time."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxdict, self.maxlist, self.maxtuple = 3, 4, 6, 6
        self.maxlong = self.maxother = LONGEST

    def repr_str(self, x: str, level: int) -> str:
        return repr(x[:LONGEST])

    def repr_int(self, x: int, level: int) -> str:
        return super().repr_int(x, level) if abs(x) < 10**100 else "a number of more than 100 digits"


_shown = _Shown()


def short(value: object) -> str:
    """What was given, for a message: as Python writes it, and no longer than a line."""
    return cut(_shown.repr(value))


def cut(text: str, most: int = LONGEST) -> str:
    """Text of somebody else's for a message: one line, no longer than that."""
    line = text[: 2 * most]
    line = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
    return line if len(line) <= most else f"{line[: most - 3]}..."
