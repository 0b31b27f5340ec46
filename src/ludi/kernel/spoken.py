"""Errors whose sentence is data, so that each reader is told it in his own language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from .errors import LudiError, short
from .messages import Listed, Message, Param

HUGE = 10**100  # such a number is not written out
KINDS = {bool: "flag", int: "whole", float: "real", str: "text", list: "list", dict: "table"}  # of values, in words


class SpokenError(LudiError):
    """An error that a person reads. told: its sentence; `str` of it is that sentence in English."""

    in_english: Callable[[Message], str]  # the package sets it: sentences lie above the kernel

    def __init__(self, told: Message) -> None:
        super().__init__(told)
        self.told = told

    def __str__(self) -> str:
        return SpokenError.in_english(self.told)


class DataError(SpokenError):
    """A data file of the user is not what the rules need; the sentence names the file, or the key in it."""

    def in_file(self, file: Path) -> DataError:
        """The same, naming the file too."""
        return DataError(Message("data-in-file", {"file": str(file), "wrong": self.told}))


def wrong(at: str, given: object, wanted: Param) -> DataError:
    """The complaint about a value. wanted: what is accepted in its place."""
    return DataError(Message("data-wrong", {"at": at, "given": given_as(given), "wanted": wanted}))


def given_as(value: object) -> Param:
    """What was given, as Python writes it, and no longer than a line."""
    if isinstance(value, Message):
        return value
    return Message("data-huge") if isinstance(value, int) and abs(value) >= HUGE else short(value)


def choice(words: Iterable[object], most: int = 12) -> Message:
    """Accepted words, cut where there are many."""
    all_words = [str(word) for word in words]
    return Message("data-choice", {"words": Listed(tuple(all_words[:most])), "more": max(0, len(all_words) - most)})


def span(low: int, high: int) -> Message:
    """Accepted numbers: from one to another, or the one that both are."""
    if low == high:
        return Message("data-number", {"n": str(low)})
    return Message("data-span", {"low": str(low), "high": str(high)})


def kinds_named(kinds: Collection[type]) -> Listed:
    """Accepted kinds of values: a text, true or false."""
    return Listed(tuple(Message(f"data-{KINDS[kind]}") for kind in KINDS if kind in kinds))
