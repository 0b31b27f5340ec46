"""Reading positions from outside, naming the field in every complaint."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from .errors import BadPosition, cut, listed, short

MOST = 127  # copies of a card, in one place and in all: what compiled code can count (schema.SMALL)
LARGEST = 9999  # points, coins and turns of a position; in play they may grow beyond
MANY = 12  # words, of which near ones are enough
PATH = 80  # characters of the name of a field in a complaint


def by_name(names: Iterable[str]) -> Mapping[str, int]:
    """The number of each card by its name without regard to case; "" is no card."""
    return _by_name(tuple(names))


@cache
def _by_name(names: tuple[str, ...]) -> dict[str, int]:
    return {name.casefold(): k for k, name in enumerate(names) if name}


def near(name: str, names: Iterable[str], most: int = 3, alike: float = 0.6) -> list[str]:
    """Near names, the nearest first, without regard to case. alike: how near, 1 for the same."""
    folded = {n.casefold(): n for n in names if n}
    return [folded[n] for n in difflib.get_close_matches(name[:PATH].casefold(), folded, most, alike)]


def hint(name: str, names: Iterable[str]) -> str:
    """Near names for an error message, or nothing."""
    found = near(name, names)
    return f"; did you mean {' or '.join(found)}?" if found else ""


class Reader:
    """The named fields of an object of a position; `at` is the path to it."""

    def __init__(self, data: Mapping[str, Any], at: str, accepted: Iterable[str]) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(
                f"{at.rstrip('.') or 'position'}: {short(data)} was given, an object with named fields is accepted"
            )
        self.data, self.at = data, at
        for name in data:
            if name not in accepted:
                raise BadPosition(f"{cut(f'{at}{name}', PATH)}: no such field; accepted are {listed(accepted, 30)}")

    def wrong(self, name: str, given: object, wanted: str) -> BadPosition:
        """The complaint about a field."""
        return BadPosition(f"{cut(f'{self.at}{name}', PATH)}: {short(given)} was given, {wanted} is accepted")

    def unknown(self, name: str, given: object, words: Iterable[str]) -> BadPosition:
        """The complaint about what is none of some words: of many, near ones stand for all."""
        known = [w for w in words if w]
        near = hint(given, known) if isinstance(given, str) else ""
        complaint = self.wrong(name, given, f"one of {len(known) if near and len(known) > MANY else listed(known, 30)}")
        return BadPosition(f"{complaint}{near}")

    def number(self, name: str, default: int, low: int = 0, high: int = LARGEST) -> int:
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
            raise self.unknown(name, given, words)
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
                raise self.unknown(name, x, words)
        return [words.index(x) for x in given]


class CardReader(Reader):
    """A reader that knows the cards of a game: `names` by number, "" where there is no card."""

    names: ClassVar[Sequence[str]]

    def card(self, name: str, given: object) -> int:
        """The number of a card, by its name in any case."""
        found = by_name(self.names).get(given.casefold()) if isinstance(given, str) else None
        if found is None:
            near = hint(given, self.names) if isinstance(given, str) else ""
            raise BadPosition(f"{cut(f'{self.at}{name}', PATH)}: {short(given)} is not a card of this game{near}")
        return found

    def cards(self, name: str) -> list[int]:
        """A multiset from {"Forum": 2} or ["Forum", "Forum"]."""
        return self.multiset(name, self.data.get(name, {}))

    def multiset(self, name: str, given: object) -> list[int]:
        """The same, of data that is no field of its own."""
        counts = [0] * len(self.names)
        if isinstance(given, Mapping):
            for card, n in given.items():
                if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST:
                    raise self.wrong(f"{name}.{card}", n, f"a whole number from 0 to {MOST}")
                counts[self.card(name, card)] += n
        elif isinstance(given, Sequence) and not isinstance(given, str) and len(given) <= MOST:
            for card in given:
                counts[self.card(name, card)] += 1
        else:
            raise self.wrong(name, given, f"a list of at most {MOST} cards, or cards with their number,")
        return counts


def check_copies(names: Sequence[str], counts: Sequence[int]) -> None:
    """Raise BadPosition where all places together hold more copies of a card than can be counted."""
    for name, n in zip(names, counts, strict=True):
        if n > MOST:
            raise BadPosition(f"{name}: {n} copies were given in all places, at most {MOST} are accepted")
