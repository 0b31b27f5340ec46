"""Römisch Pokern for one player by plain recursion over whole columns, with its own rules: what the solver must agree
with. Duplicates go into any row that the order allows, dice are thrown one by one, nothing is reduced. For small cases.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

FACES = (("I", 3), ("V", 1), ("X", 2))
VALUE = {
    "".join(sorted(text)): numbers
    for text, numbers in {
        "I": (1,), "II": (2,), "III": (3,), "IV": (4, 6), "V": (5,), "VII": (7,), "VIII": (8,), "IX": (9, 11),
        "X": (10,), "XII": (12,), "XIII": (13,), "XIV": (14, 16), "XV": (15,), "XVII": (17,), "XVIII": (18,),
        "XIX": (19, 21), "XX": (20,), "XXII": (22,), "XXIII": (23,), "XXIV": (24, 26), "XXV": (25,), "XXVII": (27,),
        "XXVIII": (28,), "XXIX": (29, 31), "XXX": (30,), "XXXII": (32,), "XXXIII": (33,), "XXXIV": (34, 36),
        "XXXV": (35,), "XXXVII": (37,), "XXXIX": (39,),
    }.items()
}  # fmt: skip

Column = tuple[int, ...]


class Solitaire:
    """One way to play. mode: "lenient", "cards on valid", both in one text, or neither."""

    def __init__(self, mode: str = "strict") -> None:
        self.mode = mode

    def value(self, column: Column, cards: frozenset[str], turns: int | None) -> float:
        """The best expected points still to come, cards included."""
        return self._value(column, cards, turns)

    @cache  # noqa: B019 - one object per test
    def _value(self, column: Column, cards: frozenset[str], turns: int | None) -> float:
        if 0 not in column or turns == 0:
            return 5.0 * len(cards)
        return self._throw(column, cards, turns, not cards, "", 0, 1)

    def _next(self, column: Column, cards: frozenset[str], turns: int | None) -> float:
        return self._value(column, cards, None if turns is None else turns - 1)

    @cache  # noqa: B019
    def _throw(
        self, column: Column, cards: frozenset[str], turns: int | None, bare: bool, dice: str, gone: int, n: int
    ) -> float:
        total = 0.0
        for fall in product(FACES, repeat=n):
            chance = 1.0
            for _, sides in fall:
                chance *= sides / 6
            thrown = "".join(sorted(dice + "".join(face for face, _ in fall)))
            total += chance * self._lying(column, cards, turns, bare, thrown, gone)
        return total

    @cache  # noqa: B019
    def _lying(
        self, column: Column, cards: frozenset[str], turns: int | None, bare: bool, dice: str, gone: int
    ) -> float:
        last = len(dice) + gone == 6
        if not dice:
            return self._throw(column, cards, turns, bare, dice, gone, 1)
        numbers = VALUE.get(dice, ())
        entered = [
            n + self._next(after, cards, turns) for n in numbers if n not in column for after in rows(column, n, 0)
        ]
        alive = bool(numbers) or dice == "XXXX"
        choices = list(entered)
        if alive and not last:
            choices.append(self._throw(column, cards, turns, bare, dice, gone, 1))
        misthrow = not alive or (last and not entered) or ("lenient" in self.mode and bool(numbers) and not entered)
        if misthrow:
            choices.append(self._given_up(column, cards, turns, bare))
        if misthrow or ("cards on valid" in self.mode and alive):
            for card in cards:
                left = cards - {card}
                works = ("reroll I", "reroll V", "reroll one", "remove one", "duplicate") if card == "wild" else (card,)
                for work in works:
                    choices += self._mended(column, left, turns, bare, dice, gone, work)
        return max(choices)

    def _given_up(self, column: Column, cards: frozenset[str], turns: int | None, bare: bool) -> float:
        if turns is None:
            return max((self._value(column, cards - {card}, None) for card in cards), default=0.0)
        return 0.0 if bare else self._next(column, cards, turns)

    def _mended(
        self, column: Column, cards: frozenset[str], turns: int | None, bare: bool, dice: str, gone: int, work: str
    ) -> Iterator[float]:
        if work in ("reroll I", "reroll V"):
            face = work[-1]
            for n in range(1, dice.count(face) + 1):
                yield self._throw(column, cards, turns, bare, dice.replace(face, "", n), gone, n)
        elif work == "reroll one":
            for face in set(dice):
                yield self._throw(column, cards, turns, bare, dice.replace(face, "", 1), gone, 1)
        elif work == "remove one":
            for face in set(dice):
                yield self._lying(column, cards, turns, bare, dice.replace(face, "", 1), gone + 1)
        else:
            for n in VALUE.get(dice, ()):
                if n in column:
                    for after in rows(column, n, 1):
                        yield n + self._next(after, cards, turns)


def rows(column: Column, number: int, again: int) -> Iterator[Column]:
    """The columns after a number was entered in any open row, rising downwards; again: equal ones may touch."""
    for at, there in enumerate(column):
        above = [n for n in column[:at] if n]
        below = [n for n in column[at + 1 :] if n]
        if there == 0 and all(n < number + again for n in above) and all(n > number - again for n in below):
            yield (*column[:at], number, *column[at + 1 :])
