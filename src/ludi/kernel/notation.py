"""Actions as short text: a word, and where it takes one an argument in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import IllegalAction, listed, short
from .parsing import hint

MANY = 20  # words; of more, an error message says only what they are


@dataclass(frozen=True)
class Range:
    """Actions of one word, numbered from `first` on: one for each of `words`, or a single one that takes nothing.

    takes: what the argument is. low: the number of the first one, for those who count from 1.
    """

    word: str
    first: int
    takes: str = ""
    words: tuple[str, ...] = ("",)
    low: int = 0

    def __contains__(self, a: int) -> bool:
        return self.first <= a < self.first + len(self.words)

    def accepted(self) -> str:
        """What may follow the word, for an error message."""
        words = [w for w in self.words if w]
        if len(words) > 2 and all(w.isdigit() for w in words):
            return f"a number from {words[0]} to {words[-1]}"
        if len(words) > MANY:
            return f"the name of {'an' if self.takes[0] in 'aeiou' else 'a'} {self.takes}"
        return f"one of {listed(words, MANY)}" if words else "nothing"


def numbers(word: str, first: int, takes: str, low: int, n: int) -> Range:
    """A range of n numbers from low on."""
    return Range(word, first, takes, tuple(str(low + i) for i in range(n)), low)


class Notation:
    """The short texts of a title's actions; ranges: every action in one of them."""

    def __init__(self, ranges: Sequence[Range]) -> None:
        self.ranges = tuple(ranges)
        self._of = {r.word: r for r in ranges}
        self._at = {r.first + i: (r, i) for r in ranges for i in range(len(r.words))}

    def of(self, a: int) -> tuple[Range, int]:
        """The range of an action, and which one of it; raises IllegalAction if there is none."""
        if (found := self._at.get(a)) is not None:
            return found
        last = max(r.first + len(r.words) for r in self.ranges) - 1
        raise IllegalAction(f"there is no action {a}; there are 0 to {last}")

    def parts(self, a: int) -> tuple[str, int]:
        """The word of an action, and the number of its argument, from its range's low; 0 if it takes none."""
        r, i = self.of(a)
        return r.word, r.low + i

    def named(self, a: int) -> tuple[str, str]:
        """The word of an action, and its argument in words; "" if it takes none."""
        r, i = self.of(a)
        return r.word, r.words[i]

    def text(self, a: int) -> str:
        """An action as short text."""
        return " ".join(self.named(a)).strip()

    def parse(self, words: str) -> int:
        """The action of a short text, in any case; raises IllegalAction if it is none."""
        word, _, rest = words.strip().partition(" ")
        rest = " ".join(rest.split())
        r = self._of.get(word.casefold())
        if r is None:
            raise IllegalAction(f"{short(words.strip())} is no action; the first word is one of {listed(self._of, 40)}")
        folded = [w.casefold() for w in r.words]
        if rest.casefold() in folded and bool(rest) == bool(r.takes):
            return r.first + folded.index(rest.casefold())
        near = hint(rest, r.words) if r.takes else ""
        raise IllegalAction(f"{short(words.strip())}: {r.word!r} takes {r.accepted()}{near}")
