"""What a title makes of texts that people bring for its options: lists of decks, files of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import BadOption
from .messages import Listed, Message


@dataclass(frozen=True)
class Reading:
    """What was made of a text.

    value: what was understood of it, as it is kept; wrong: what is wrong with it, nothing if it is accepted.
    name: what the text calls itself, if it does; legible: whether it is a text at all, and no longer than is read.
    """

    value: str
    wrong: tuple[Message, ...] = ()
    name: str = ""
    legible: bool = True


class BadValue(BadOption):
    """An option has not this value; the sentence names the option, or the file that the value is from, and all that is
    wrong with it.
    """

    def of(self, source: str) -> BadValue:
        """The same, naming another source."""
        assert self.told is not None
        return BadValue(Message(self.told.key, {**self.told.params, "option": source}))


def bad_value(option: str, wrong: Sequence[Message]) -> BadValue:
    """The complaint about the value of an option. wrong: all that is wrong with it."""
    return BadValue(Message("server-no-option", {"option": option, "wrong": Listed(tuple(wrong), "sentences")}))
