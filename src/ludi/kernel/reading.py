"""Reading positions from outside, naming the field in every complaint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import BadPosition, listed


class Reader:
    """The named fields of an object of a position; `at` is the path to it."""

    def __init__(self, data: Mapping[str, Any], at: str, accepted: Iterable[str]) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(
                f"{at.rstrip('.') or 'position'}: {data!r} was given, an object with named fields is accepted"
            )
        self.data, self.at = data, at
        for name in data:
            if name not in accepted:
                raise BadPosition(f"{at}{name}: no such field; accepted are {listed(accepted, 30)}")

    def wrong(self, name: str, given: object, wanted: str) -> BadPosition:
        """The complaint about a field."""
        return BadPosition(f"{self.at}{name}: {given!r} was given, {wanted} is accepted")

    def number(self, name: str, default: int, low: int = 0, high: int = 9999) -> int:
        """A whole number within bounds."""
        n = self.data.get(name, default)
        if isinstance(n, bool) or not isinstance(n, int) or not low <= n <= high:
            raise self.wrong(name, n, f"a whole number from {low} to {high}" if low < high else str(low))
        return n

    def flag(self, name: str) -> int:
        """True or false, as 1 or 0."""
        given = self.data.get(name, False)
        if not isinstance(given, bool):
            raise self.wrong(name, given, "true or false")
        return int(given)

    def word(self, name: str, default: str, words: Sequence[str]) -> int:
        """The place of a word in a list."""
        given = self.data.get(name, default)
        if given not in words:
            raise self.wrong(name, given, "one of " + listed((w for w in words if w), 30))
        return words.index(given)

    def numbers(self, name: str, low: int, high: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        given = self.data.get(name, [])
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > most:
            raise self.wrong(name, given, f"a list of at most {most} numbers")
        for x in given:
            if isinstance(x, bool) or not isinstance(x, int) or not low <= x <= high:
                raise self.wrong(name, x, f"a whole number from {low} to {high}")
        return list(given)

    def words(self, name: str, words: Sequence[str], most: int) -> list[int]:
        """A list of words, as their places in a list."""
        given = self.data.get(name, [])
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > most:
            raise self.wrong(name, given, f"a list of at most {most} words")
        for x in given:
            if x not in words or not x:
                raise self.wrong(name, x, "one of " + listed((w for w in words if w), 30))
        return [words.index(x) for x in given]
