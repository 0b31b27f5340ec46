"""What a seat sees as numbers, declared entry by entry, and the two encodings of it that learners take.

A title's `observed.py` lists the entries of `State.observe` in their order. Nothing of this is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .errors import BadOption, short

if TYPE_CHECKING:  # loading NumPy takes longer than a first move
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

Kind = Literal["count", "category", "boolean"]

MANY = 2**31 - 1  # the bound of what no rule bounds: what an int32 holds
UNBOUNDED = "no rule bounds it"
COMPOSED = "only a position of one's own has more"


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of an observation.

    kind: a count, of which more is more; a category, whose values have nothing in common; or a boolean, 0 or 1.
    low, high: no position has less or more. top: what the encoding has room for. Of counts, all from here on is 1; of
    categories, values above have one number in common, that says how far above.
    note: why games do not come to these bounds; "" where they do.
    """

    name: str
    kind: Kind
    low: int
    high: int
    top: int
    note: str = ""

    @property
    def width(self) -> int:
        """How many numbers stand for it in the encoding: one, or one for each value of a category."""
        return self.top - self.low + 1 + (self.high > self.top) if self.kind == "category" else 1

    def encoded_names(self) -> list[str]:
        """What these numbers are called."""
        if self.kind != "category":
            return [self.name]
        each = [f"{self.name} = {value}" for value in range(self.low, self.top + 1)]
        return [*each, f"{self.name} above {self.top}"] if self.high > self.top else each


def count(name: str, high: int, low: int = 0, *, top: int | None = None, note: str = "") -> Entry:
    """An entry of which more is more. top: what is encoded as 1, as is all above it."""
    return Entry(name, "count", low, high, high if top is None else top, note)


def category(name: str, high: int, low: int = 0, *, top: int | None = None, note: str = "") -> Entry:
    """An entry that is one of the values from low to high. top: the last with a number of its own in the encoding."""
    return Entry(name, "category", low, high, high if top is None else top, note)


def boolean(name: str, note: str = "") -> Entry:
    """An entry that is 0 or 1."""
    return Entry(name, "boolean", 0, 1, 1, note)


class Observed:
    """The entries of a title's observations, with their encoding.

    low, high: int32 of shape (size,), the bounds of the numbers of `State.observe` and `Batch.observations`.
    size: how many these are. width: how many an encoded observation has.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        import numpy as np

        self.entries = tuple(entries)
        self.size, self.width = len(self.entries), sum(entry.width for entry in self.entries)
        self.low = np.array([entry.low for entry in self.entries], np.int32)
        self.high = np.array([entry.high for entry in self.entries], np.int32)
        self._top = np.array([entry.top for entry in self.entries], np.int32)
        split = np.array([entry.kind == "category" for entry in self.entries], np.bool_)
        self._one, self._each = np.flatnonzero(~split), np.flatnonzero(split)
        self._order = [*self._one.tolist(), *self._each.tolist()]
        widths = np.array([entry.width for entry in self.entries])
        self._at = np.empty(self.size, np.int64)
        self._at[self._order] = np.cumsum([0, *widths[self._order]])[:-1]
        self._one_low, self._one_top = self.low[self._one], self._top[self._one]
        self._scale = (1 / (self._one_top - self._one_low)).astype(np.float32)
        self._each_top, self._shift = self._top[self._each], self._at[self._each] - self.low[self._each]
        self._open = np.flatnonzero(split & (self.high > self._top))
        self._open_at = (self._at + widths - 1)[self._open]  # behind the numbers of its values
        self._open_top = self._top[self._open]
        self._over = (self.high[self._open] - self._open_top).astype(np.float32)

    def encode(self, numbers: ArrayLike, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Observations as float32 from 0 to 1: counts and booleans first, then categories, each value a number, 0 or 1.

        numbers: of shape (..., size), as `State.observe` and `Batch.observations` give them. out: what is filled, of
        shape (..., width). Raises BadOption for another shape.
        """
        import numpy as np

        given = np.asarray(numbers)
        if given.shape[-1:] != (self.size,):
            raise BadOption(f"observations: shape {given.shape} was given, (..., {self.size}) is accepted")
        shape = (*given.shape[:-1], self.width)
        if out is None:
            out = np.empty(shape, np.float32)
        elif out.shape != shape or out.dtype != np.float32 or not out.flags.c_contiguous:
            raise BadOption(f"out: {out.dtype} of shape {out.shape} was given, float32 of shape {shape} is accepted")
        out.fill(0)
        ones = given[..., self._one]
        np.minimum(ones, self._one_top, out=ones)
        ones -= self._one_low.astype(ones.dtype)
        np.multiply(ones, self._scale, out=out[..., : len(self._one)], casting="unsafe")
        rows = np.arange(given.size // self.size).reshape(*given.shape[:-1], 1) * self.width
        places = np.minimum(given[..., self._each], self._each_top) + self._shift + rows
        out.reshape(-1)[places] = 1
        above = np.maximum(given[..., self._open] - self._open_top, 0)
        out[..., self._open_at - 1] *= above == 0
        out[..., self._open_at] = above / self._over
        return out

    def layout(self) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """How each number is encoded, for compiled code: int64 of shape (size, 4) and float64 of shape (size,).

        1 for a category, 0 else; where its encoding begins; its low and its top. Then what a count, from its low on, is
        multiplied by, or what a category, as far as it is above its top, is divided by.
        """
        import numpy as np

        kinds = np.zeros(self.size, np.int64)
        kinds[self._each] = 1
        factors = np.ones(self.size)
        factors[self._one], factors[self._open] = self._scale, self._over
        return np.stack([kinds, self._at, self.low, self._top], axis=1).astype(np.int64), factors

    def decode(self, encoded: ArrayLike) -> NDArray[np.int32]:
        """The numbers that were encoded; counts above their top as their top. Raises BadOption for another shape."""
        import numpy as np

        given = np.asarray(encoded)
        if given.shape[-1:] != (self.width,):
            raise BadOption(f"encoded: shape {given.shape} was given, (..., {self.width}) is accepted")
        found = np.empty((*given.shape[:-1], self.size), np.int32)
        span = (self._one_top - self._one_low).astype(np.float64)
        found[..., self._one] = np.rint(given[..., : len(self._one)] * span) + self._one_low
        for i in self._each.tolist():
            at, low = int(self._at[i]), int(self.low[i])
            found[..., i] = given[..., at : at + int(self._top[i]) - low + 1].argmax(axis=-1) + low
        above = np.rint(given[..., self._open_at] * self._over.astype(np.float64)).astype(np.int32)
        found[..., self._open] = np.where(above > 0, self._open_top + above, found[..., self._open])
        return found

    def names(self) -> list[str]:
        """The names of the numbers, in their order."""
        return [entry.name for entry in self.entries]

    def encoded_names(self) -> list[str]:
        """The names of the encoded numbers, in their order: counts and booleans, then categories."""
        return [name for i in self._order for name in self.entries[i].encoded_names()]

    def index(self, name: str) -> int:
        """Where an entry stands. Raises BadOption for a name that there is not."""
        try:
            return self.names().index(name)
        except ValueError:
            raise BadOption(f"entry: {short(name)} was given, a name of the {self.size} entries is accepted") from None

    def __str__(self) -> str:
        """A line for each entry: where it stands, where its encoding begins, its name, kind, bounds and note."""
        lines = [f"{self.size} numbers, encoded as {self.width}"]
        for i, entry in enumerate(self.entries):
            high: Any = "any" if entry.high == MANY else entry.high
            top = f", encoded up to {entry.top}" if entry.top != entry.high else ""
            note = f" ({entry.note})" if entry.note else ""
            lines.append(f"{i:4} {self._at[i]:5}  {entry.name}: {entry.kind} {entry.low} to {high}{top}{note}")
        return "\n".join(lines)
