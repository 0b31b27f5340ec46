"""What a network of a title reads of an observation, and which of these numbers share their weights."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ludi.kernel import past
from ludi.kernel.observed import Entry
from ludi.kernel.spoken import choice, not_accepted
from ludi.kernel.titles import TITLES

WIDEST = 64  # a count above this, from its lowest on, is as good as this


@dataclass(frozen=True)
class Input:
    """One number of an observation as the network takes it: see algorithms/network.py. row: of the first layer, from 0.

    A category above `low` adds the row of its value, from `row` on; a count or boolean its row as often as it is high.
    """

    index: int
    category: bool
    low: int
    top: int
    row: int

    @property
    def rows(self) -> int:
        """How many rows it may take."""
        return self.top - self.low if self.category else 1

    def numbers(self) -> tuple[int, int, int, int, int]:
        """As the network has it, whose row 0 is the bias."""
        return self.index, int(self.category), self.low, self.top, self.row + 1


def titles() -> list[str]:
    """The titles that have a module `inputs`: what a network reads of them."""
    return [title for title in TITLES if past.optional(past.NOW, title, "inputs")]


def inputs_of(title: str, entries: tuple[Entry, ...]) -> tuple[tuple[Input, ...], int]:
    """The inputs of a title, and the rows of the first layer. Raises BadOption for a title that has none."""
    own = past.optional(past.NOW, title, "inputs")
    if own is None:
        raise not_accepted("title", title, choice(titles()))
    return inputs_among(_matching(own.NAMES, entries), entries)


def inputs_among(chosen: Iterable[tuple[int, str]], entries: Sequence[Entry]) -> tuple[tuple[Input, ...], int]:
    """Inputs of some entries, by index, each with the name under which it has its rows; and how many rows these are."""
    rows: dict[str, int] = {}
    found: list[Input] = []
    total = 0
    for index, name in chosen:
        entry = entries[index]
        top = min(entry.top, entry.low + WIDEST)
        if name not in rows:
            rows[name] = total
            total += top - entry.low if entry.kind == "category" else 1
        found.append(Input(index, entry.kind == "category", entry.low, top, rows[name]))
    return tuple(found), total


def _matching(patterns: Sequence[str], entries: tuple[Entry, ...]) -> Iterator[tuple[int, str]]:
    for index, entry in enumerate(entries):
        for pattern in patterns:
            if match := re.fullmatch(pattern, entry.name):
                yield index, " ".join((pattern, *match.groups()))
                break
