"""What was wrong with what was given, in sentences for readers of every language."""

from __future__ import annotations

import errno
from collections.abc import Collection, Iterable
from pathlib import Path

from .errors import BadOption, BadRecord, LudiError, UnknownTitle, short
from .messages import Listed, Message, Param

# What the system may say of a file or an address, by the names of errno.
REASONS = (
    *("eacces", "eaddrinuse", "eaddrnotavail", "eexist", "eisdir", "enametoolong"),
    *("enoent", "enospc", "enotdir", "eperm", "erofs"),
)
HUGE = 10**100  # such a number is not written out
KINDS = {bool: "flag", int: "whole", float: "real", str: "text", list: "list", dict: "table"}  # of values, in words


class DataError(LudiError):
    """A data file of the user is not what the rules need; the sentence names the file, or the key in it."""

    def in_file(self, file: Path) -> DataError:
        """The same, naming the file too."""
        return DataError(Message("data-in-file", {"file": str(file), "wrong": self.sentence}))


def wrong(at: str, given: object, wanted: Param) -> DataError:
    """The complaint about a value of a data file. wanted: what is accepted in its place."""
    return DataError(complaint(at, given, wanted))


def no_title(title: object, titles: Iterable[str]) -> UnknownTitle:
    """The complaint about a title that there is not."""
    return UnknownTitle(Message("given-title", {"title": given_as(title), "titles": choice(titles)}))


def not_accepted(at: Param, given: object, wanted: Param) -> BadOption:
    """The complaint about anything else that was given: an option, a word of a command."""
    return BadOption(complaint(at, given, wanted))


def complaint(at: Param, given: object, wanted: Param) -> Message:
    """That something was given where something else is wanted, to be said of anything."""
    return Message("data-wrong", {"at": at, "given": given_as(given), "wanted": wanted})


def in_file(file: str | Path, error: LudiError) -> BadRecord:
    """A complaint about a record, with the name of its file."""
    return BadRecord(Message("data-in-file", {"file": str(file), "wrong": told(error)}))


def in_line(line: int, wrong: LudiError | Message) -> BadRecord:
    """A complaint about a record, with the number of the line, from 1."""
    return BadRecord(Message("given-line", {"line": str(line), "wrong": told(wrong)}))


def told(wrong: LudiError | Message) -> Param:
    """The sentence of an error, for another to tell."""
    return wrong if isinstance(wrong, Message) else wrong.sentence


def reason(error: OSError) -> Param:
    """Why the system refuses something; what is rare as the system says it."""
    name = errno.errorcode.get(error.errno or 0, "").lower()
    return Message(f"given-{name}") if name in REASONS else error.strerror or str(error)


def given_as(value: object) -> Param:
    """What was given, as Python writes it, and no longer than a line."""
    if isinstance(value, Message):
        return value
    return Message("data-huge") if isinstance(value, int) and abs(value) >= HUGE else short(value)


def choice(words: Iterable[object], most: int = 12) -> Message:
    """Accepted words, cut where there are many."""
    all_words = [str(word) for word in words]
    return Message("data-choice", {"words": Listed(tuple(all_words[:most])), "more": max(0, len(all_words) - most)})


def at_least(n: int) -> Message:
    """So many or more."""
    return Message("data-at-least", {"n": str(n)})


def span(low: int, high: int) -> Message:
    """Accepted numbers: from one to another, or the one that both are."""
    if low == high:
        return Message("data-number", {"n": str(low)})
    return Message("data-span", {"low": str(low), "high": str(high)})


def kinds_named(kinds: Collection[type]) -> Listed:
    """Accepted kinds of values: a text, true or false."""
    return Listed(tuple(Message(f"data-{KINDS[kind]}") for kind in KINDS if kind in kinds))
