"""What takes NumPy's place in a browser gives what NumPy gives, to the last bit and in the same kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from ludi.solvers import plain_arrays

KINDS = ("int8", "uint8", "int32", "int64", "float32", "float64")
Does = Callable[[Any, Any, Any], Any]
# Given NumPy or what stands for it, and two arrays of five rows of four; the second one may be of another kind.
DOES: dict[str, Does] = {
    "add": lambda _, a, b: a + b,
    "add a number": lambda _, a, b: 3 + a,
    "take from a number": lambda _, a, b: 100 - b,
    "times a fraction": lambda _, a, b: a * 0.01,
    "divide": lambda _, a, b: a / 3,
    "divide by a fraction": lambda _, a, b: a / 0.7,
    "greater": lambda _, a, b: a > b,
    "equal": lambda _, a, b: a == b,
    "a column and a row": lambda _, a, b: a[:, 0][:, None] + b[1],
    "three axes": lambda _, a, b: a[None] * b[:, None],
    "not": lambda _, a, b: ~(a > b),
    "a row": lambda _, a, b: a[2],
    "the last row": lambda _, a, b: a[-1],
    "rows": lambda _, a, b: a[1:4],
    "rows backwards": lambda _, a, b: a[::-1],
    "a column": lambda _, a, b: a[:, 2],
    "columns": lambda _, a, b: a[:, :3],
    "a number": lambda np, a, b: np.array([a[1, 2], a[-1, -1]], float),
    "rows by a mask": lambda np, a, b: a[np.array([True, False, False, True, True])],
    "by places": lambda np, a, b: a.ravel()[np.array([[3, 0], [7, 7]], np.int64)],
    "reshape": lambda _, a, b: a.reshape(2, -1).reshape(-1, 5),
    "as whole numbers": lambda np, a, b: a.astype(np.int64),
    "as narrow fractions": lambda np, a, b: (a / 3).astype(np.float32),
    "concatenate": lambda np, a, b: np.concatenate([a, b, a[:2]]),
    "stack": lambda np, a, b: np.stack([a[0], a[3]]),
    "array of rows": lambda np, a, b: np.array([a[0], b[3]]),
    "array of numbers": lambda np, a, b: np.array([1, 2.5]),
    "array of nothing": lambda np, a, b: np.array([]),
    "tile": lambda np, a, b: np.tile(a[0], 3),
    "tile rows": lambda np, a, b: np.tile(a[0], (3, 1)),
    "unique": lambda np, a, b: np.unique(a),
    "unique, and where": lambda np, a, b: np.unique(a, return_inverse=True)[1],
    "search": lambda np, a, b: np.searchsorted(np.unique(b), a),
    "is in": lambda np, a, b: np.isin(a, b),
    "where": lambda np, a, b: np.where(a > b, 1.0, np.where(a == b, 0.5, 0.0)),
    "differences": lambda np, a, b: np.diff(a[0].astype(np.int32)),
    "ones": lambda np, a, b: np.ones((2, 3), np.float32),
    "full": lambda np, a, b: np.full(a.shape, 0.1),
    "count": lambda np, a, b: np.arange(5) * 3,
    "bytes": lambda np, a, b: np.frombuffer(bytes(range(24)), "<i8", 2, 8),
}


def told(x: Any) -> tuple[str, tuple[int, ...], Any]:
    """Its kind, its shape and its numbers."""
    return x.dtype.name, tuple(x.shape), x.tolist()


@pytest.mark.parametrize("what", DOES)
def test_the_same_as_numpy(what: str) -> None:
    does, rng = DOES[what], random.Random(what)
    for kind, other in product(KINDS, KINDS):
        if {kind, other} == {"int8", "uint8"}:  # two bytes would be needed
            continue
        lists = [
            [[rng.randrange(9) + ("float" in of) * rng.random() for _ in range(4)] for _ in range(5)]
            for of in (kind, other)
        ]
        numpys, plain = (
            does(home, *(home.array(x, getattr(home, of)) for x, of in zip(lists, (kind, other), strict=True)))
            for home in (np, plain_arrays)
        )
        assert told(plain) == told(numpys), (kind, other)


@pytest.mark.parametrize("kind", ["int32", "int64"])
def test_the_same_sums_of_whole_numbers(kind: str) -> None:
    rows = [[5, 7, 0, -9], [1, 2, 3, 1 << 30], [0, 0, 0, 1 << 30]]
    found = [home.array(rows, getattr(home, kind)) for home in (np, plain_arrays)]
    assert told(plain_arrays.cumsum(found[1][1])) == told(np.cumsum(found[0][1]))
    assert told(found[1].sum(axis=0)) == told(found[0].sum(axis=0))


@pytest.mark.parametrize("home", [np, plain_arrays])
def test_rows_are_views_and_can_be_written(home: Any) -> None:
    a = home.zeros((3, 2), home.int32)
    a[1][0] = 5
    a[2, 1] = 6
    a[0] = home.array([7, 8], home.int64)
    assert a.tolist() == [[7, 8], [5, 0], [0, 6]]
    a[1:] = home.ones((2, 2), home.int32)
    a[home.array([True, False, False])] = home.array([[3, 4]], home.int32)
    assert a.tolist() == [[3, 4], [1, 1], [1, 1]]
