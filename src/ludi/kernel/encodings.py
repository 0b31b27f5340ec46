"""Encoded observations of a batch, kept from step to step: where there is Numba, only what has changed is written."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .observed import Observed

PIECE = 16  # numbers that are compared at a time


class Encodings:
    """The observations of many games as `Observed.encode` has them, brought up to date by `update`.

    rows: the tables of the games, with a field `observed`. compiled: only what has changed is written.
    numbers: float32 of shape (n, width); only to be read.
    """

    def __init__(self, observed: Observed, rows: NDArray[Any], compiled: bool) -> None:
        self._observed, self._given = observed, rows["observed"]
        self._own = np.empty((len(rows), observed.width), np.float32)
        self.numbers = self._own.view()
        self.numbers.flags.writeable = False
        self._refresh = None
        if compiled:
            self._refresh = _compiled()
            assert rows.dtype.fields is not None
            self._words, self._start = rows.view(np.int32).reshape(len(rows), -1), rows.dtype.fields["observed"][1] // 4
            self._seen = np.repeat(observed.low[None], len(rows), axis=0)
            self._layout = observed.layout()
            observed.encode(self._seen, self._own)

    def update(self) -> None:
        """Encode what the games show now."""
        if self._refresh is None:
            self._observed.encode(self._given, self._own)
        else:
            self._refresh(self._words, self._start, self._seen, self._own, *self._layout)


def refresh(words: Any, start: int, seen: Any, out: Any, layout: Any, scale: Any) -> None:
    """Bring `out` from what encodes `seen` to what encodes the observations, and `seen` with it.

    words: int32 of shape (n, any), the observations from column `start` on; seen: int32 of shape (n, size).
    out: float32 of shape (n, width). layout, scale: as `Observed.layout` gives them.
    """
    size = seen.shape[1]
    for i in range(seen.shape[0]):
        now, was, row = words[i, start : start + size], seen[i], out[i]
        for begin in range(0, size, PIECE):
            other = np.int32(0)
            for new, old in zip(now[begin : begin + PIECE], was[begin : begin + PIECE]):  # noqa: B905
                other |= new ^ old
            if other == 0:
                continue
            for j in range(begin, min(begin + PIECE, size)):
                value, before = np.int64(now[j]), np.int64(was[j])
                if value == before:
                    continue
                was[j] = value
                at, low, top = layout[j, 1], layout[j, 2], layout[j, 3]
                if layout[j, 0] == 0:
                    row[at] = (min(value, top) - low) * scale[j]
                else:
                    row[at + min(before, top + 1) - low] = 0
                    row[at + min(value, top + 1) - low] = 1 if value <= top else (value - top) / scale[j]


@cache
def _compiled() -> Any:
    from .compiled import compiled

    return compiled(refresh)
