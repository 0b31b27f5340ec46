"""As much of NumPy as the advisor asks of it, on arrays of Python's own: for a browser, where there is none.

Names, kinds and results are those of NumPy, to the last bit. Arrays have their numbers row by row, without gaps; a row
or a slice of rows is a view, all else a copy.
"""

from __future__ import annotations

import operator
from array import array as buffer
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import accumulate, chain, repeat
from math import prod
from typing import Any

Number = Any  # int or float


class Kind:
    """What numbers an array has; called, it makes one of another."""

    def __init__(self, name: str, letter: str, code: str) -> None:
        self.name, self.letter, self.code = name, letter, code
        self.itemsize = int(code[1])
        self.is_float = code[0] == "f"

    def __call__(self, x: Number) -> Number:
        return buffer(self.letter, [x])[0]

    def __class_getitem__(cls, _: Any) -> Any:
        return Any

    def __repr__(self) -> str:
        return self.name


int8, uint8 = Kind("int8", "b", "i1"), Kind("uint8", "B", "u1")
int32, int64 = Kind("int32", "i", "i4"), Kind("int64", "q", "i8")
float32, float64 = Kind("float32", "f", "f4"), Kind("float64", "d", "f8")
bool_ = Kind("bool", "B", "b1")
floating = NDArray = Kind
KINDS = {kind.name: kind for kind in (int8, uint8, int32, int64, float32, float64, bool_)}
CODES = {f"<{kind.code}": kind for kind in KINDS.values()}
OF_PYTHON = {int: int64, float: float64, bool: bool_}


def dtype(kind: Any) -> Kind:
    """The kind that is meant by itself, by a type of Python's or by how it lies in memory."""
    return kind if isinstance(kind, Kind) else OF_PYTHON[kind] if kind in OF_PYTHON else CODES[kind]


class Array:
    """Numbers of one kind in one to three dimensions."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, kind: Kind, shape: Sequence[int], data: memoryview) -> None:
        self.dtype, self.shape, self.data = kind, tuple(shape), data

    @classmethod
    def of(cls, kind: Kind, shape: Sequence[int], numbers: Iterable[Number]) -> Array:
        """A new one of these numbers, row by row."""
        return cls(kind, shape, memoryview(buffer(kind.letter, numbers)))

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.data)

    @property
    def strides(self) -> tuple[int, ...]:
        """How many bytes lie from one to the next along each axis."""
        return tuple(self.dtype.itemsize * prod(self.shape[i + 1 :]) for i in range(len(self.shape)))

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.data) if len(self.shape) == 1 else (self._row(i) for i in range(len(self)))

    def _row(self, i: int) -> Any:
        if not -len(self) <= i < len(self):
            raise IndexError(i)
        i %= len(self)
        n = prod(self.shape[1:])
        return self.data[i] if len(self.shape) == 1 else Array(self.dtype, self.shape[1:], self.data[i * n : i * n + n])

    def _rows(self, some: slice) -> Array:
        begin, end, step = some.indices(len(self))
        n = prod(self.shape[1:])
        if step == 1:
            end = max(begin, end)
            return Array(self.dtype, (end - begin, *self.shape[1:]), self.data[begin * n : end * n])
        rows = range(begin, end, step)
        return Array.of(
            self.dtype, (len(rows), *self.shape[1:]), chain.from_iterable(self.data[i * n : i * n + n] for i in rows)
        )

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int):
            return self._row(index)
        if isinstance(index, slice):
            return self._rows(index)
        if isinstance(index, Array):
            rows = [i for i, wanted in enumerate(index.data) if wanted] if index.dtype is bool_ else [*index.data]
            n = prod(self.shape[1:])
            found = chain.from_iterable(self.data[i * n : i * n + n] for i in rows)
            shape = (len(rows),) if index.dtype is bool_ else index.shape
            return Array.of(self.dtype, (*shape, *self.shape[1:]), found)
        index = index if isinstance(index, tuple) else (index,)
        return self._picked(*index)

    def _picked(self, *index: Any) -> Any:
        """By one index an axis; None makes a new axis."""
        axes = [range(n)[x] for n, x in zip(self.shape, (x for x in index if x is not None), strict=False)]
        axes += [range(n) for n in self.shape[len(axes) :]]
        places: list[int] = [0]
        for n, axis in zip(self.shape, axes, strict=True):
            places = [n * at + i for at in places for i in ((axis,) if isinstance(axis, int) else axis)]
        left, shape = iter(axes), list[int]()
        for x in (*index, *repeat(slice(None), len(axes) - sum(x is not None for x in index))):
            axis = 1 if x is None else next(left)
            shape += [1] if x is None else [] if isinstance(axis, int) else [len(axis)]
        if not shape:
            return self.data[places[0]]
        return Array.of(self.dtype, shape, map(self.data.__getitem__, places))

    def __setitem__(self, index: Any, given: Any) -> None:
        if isinstance(index, tuple):
            row = self
            for i in index[:-1]:
                row = row._row(i)
            row[index[-1]] = given
        elif isinstance(index, Array):
            numbers = iter(given.data)
            n = prod(self.shape[1:])
            for i in (i for i, wanted in enumerate(index.data) if wanted):
                self.data[i * n : i * n + n] = buffer(self.dtype.letter, [next(numbers) for _ in range(n)])
        elif isinstance(index, int) and len(self.shape) == 1:
            self.data[index] = given
        else:
            into = self[index]
            into.data[:] = _spread_to(asarray(given, self.dtype), into.shape, self.dtype)

    def reshape(self, *shape: Any) -> Array:
        """The same numbers in another shape; -1 is what is left."""
        wanted = list(shape[0] if isinstance(shape[0], tuple) else shape)
        if -1 in wanted:
            wanted[wanted.index(-1)] = self.size // max(1, -prod(wanted))
        return Array(self.dtype, wanted, self.data)

    def ravel(self) -> Array:
        """All in one row."""
        return self.reshape(self.size)

    def astype(self, kind: Any) -> Array:
        """A copy of another kind."""
        kind = dtype(kind)
        whole = self.dtype.is_float and not kind.is_float
        return Array.of(kind, self.shape, map(int, self.data) if whole else self.data)

    def copy(self) -> Array:
        """Another one that is equal."""
        return Array.of(self.dtype, self.shape, self.data)

    def tolist(self) -> list[Any]:
        """Lists of numbers."""
        return self.data.tolist() if len(self.shape) == 1 else [row.tolist() for row in self]

    def all(self) -> bool:
        """Whether none is zero."""
        return all(self.data)

    def sum(self, axis: int) -> Array:
        """Of whole numbers, along the first axis of two."""
        assert axis == 0
        return Array.of(int64, self.shape[1:], map(sum, zip(*(row.data for row in self), strict=True)))

    def __invert__(self) -> Array:
        return Array.of(bool_, self.shape, map(operator.not_, self.data))

    def __neg__(self) -> Array:
        return Array.of(self.dtype, self.shape, map(operator.neg, self.data))

    def __add__(self, x: Any) -> Array:
        return _together(operator.add, self, x)

    def __sub__(self, x: Any) -> Array:
        return _together(operator.sub, self, x)

    def __mul__(self, x: Any) -> Array:
        return _together(operator.mul, self, x)

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, x: Any) -> Array:
        return _together(lambda a, b: b - a, self, x)

    def __truediv__(self, x: Any) -> Array:
        return _together(operator.truediv, self, x)

    def __gt__(self, x: Any) -> Array:
        return _together(operator.gt, self, x, bool_)

    def __eq__(self, x: object) -> Any:
        return _together(operator.eq, self, x, bool_)


def _kind_of(a: Array, b: Any) -> Kind:
    """What two make together. Numbers of Python's go along with an array."""
    if not isinstance(b, Array):
        return float64 if isinstance(b, float) and not a.dtype.is_float else a.dtype
    return _common(a.dtype, b.dtype)


def _common(one: Kind, other: Kind) -> Kind:
    """The kind that holds both: whole numbers of four bytes and more need a float of eight.

    Raises TypeError where that would be one of two bytes.
    """
    if one is other:
        return one
    if one.is_float or other.is_float:
        narrow = all(kind.itemsize < (8 if kind.is_float else 4) for kind in (one, other))
        return float32 if narrow else float64
    if one.itemsize == other.itemsize:
        raise TypeError(f"{one} and {other}")
    return max(one, other, key=lambda kind: kind.itemsize)


def _together(do: Callable[[Any, Any], Any], a: Array, b: Any, kind: Kind | None = None) -> Array:
    """Number by number, each along the axes that the other has alone."""
    made = _kind_of(a, b)
    if do is operator.truediv and not made.is_float:
        made = float64
    if not isinstance(b, Array):
        return Array.of(kind or made, a.shape, map(do, a.data, repeat(made(b) if made.is_float else b)))
    shape = a.shape
    if a.shape != b.shape:
        dims = max(len(a.shape), len(b.shape))
        pairs = zip(*((1,) * (dims - len(x.shape)) + x.shape for x in (a, b)), strict=True)
        shape = tuple(n if m == 1 else m for n, m in pairs)
    return Array.of(kind or made, shape, map(do, _spread(a, shape), _spread(b, shape)))


def _spread(x: Array, shape: Sequence[int]) -> Sequence[Number]:
    """Its numbers, repeated along the axes that it has not."""
    dims = (1,) * (len(shape) - len(x.shape)) + x.shape
    return _repeated(x.data, dims, tuple(shape))


def _repeated(data: Sequence[Number], dims: tuple[int, ...], shape: tuple[int, ...]) -> Sequence[Number]:
    if dims == shape:
        return data
    n = prod(dims[1:])
    rows = [_repeated(data[i * n : i * n + n], dims[1:], shape[1:]) for i in range(dims[0])]
    return [*chain.from_iterable(rows * (shape[0] // dims[0] if dims[0] == 1 else 1))]


def _spread_to(x: Array, shape: Sequence[int], kind: Kind) -> Any:
    return memoryview(buffer(kind.letter, _spread(x, shape)))


def _shape(x: Any) -> tuple[int, ...]:
    if isinstance(x, Array):
        return x.shape
    return (len(x), *(_shape(x[0]) if len(x) else ())) if isinstance(x, list | tuple) else ()


def _flat(x: Any) -> Iterable[Number]:
    if isinstance(x, Array):
        return x.data
    return chain.from_iterable(map(_flat, x)) if isinstance(x, list | tuple) else (x,)


def array(given: Any, kind: Any = None) -> Array:
    """Of lists of numbers, or of arrays of one shape."""
    shape, numbers = _shape(given), [*_flat(given)]
    if kind is None:
        kinds = {x.dtype for x in (given,) if isinstance(x, Array)} or {x.dtype for x in given if isinstance(x, Array)}
        of = {type(x) for x in numbers}
        kinds = kinds or {dtype(bool if of == {bool} else int if of and float not in of else float)}
        kind = reduce(_common, kinds)
    kind = dtype(kind)
    return Array.of(kind, shape, numbers if kind.is_float else map(int, numbers))


def asarray(given: Any, kind: Any = None) -> Array:
    """The same, but for what is such an array already."""
    return given if isinstance(given, Array) and kind in (None, given.dtype) else array(given, kind)


atleast_1d = asarray


def full(shape: Any, x: Number, kind: Any = float64) -> Array:
    """So many of one number."""
    shape, kind = shape if isinstance(shape, tuple) else (shape,), dtype(kind)
    return Array(kind, shape, memoryview(buffer(kind.letter, [x]) * prod(shape)))


def zeros(shape: Any, kind: Any = float64) -> Array:
    """So many zeros."""
    return full(shape, 0, kind)


empty = zeros


def ones(shape: Any, kind: Any = float64) -> Array:
    """So many ones."""
    return full(shape, 1, kind)


def ones_like(x: Array, kind: Any = None) -> Array:
    """As many ones."""
    return full(x.shape, 1, kind or x.dtype)


def empty_like(x: Array) -> Array:
    """As many numbers."""
    return full(x.shape, 0, x.dtype)


def arange(n: int, dtype: Any = int64) -> Array:  # noqa: A002, RUF100 - NumPy's name
    """Whole numbers from 0 on."""
    return Array.of(dtype, (n,), range(n))


def tile(x: Array, times: Any) -> Array:
    """The same several times, one behind (or below) the other."""
    n = times[0] if isinstance(times, tuple) else times
    shape = (n, *x.shape) if isinstance(times, tuple) else (n * x.size,)
    return Array(x.dtype, shape, memoryview(buffer(x.dtype.letter, x.data) * n))


def concatenate(some: Sequence[Array]) -> Array:
    """Along the first axis."""
    kind = reduce(_common, (x.dtype for x in some))
    rows = sum(len(x) for x in some)
    return Array.of(kind, (rows, *some[0].shape[1:]), chain.from_iterable(x.data for x in some))


def stack(some: Sequence[Array]) -> Array:
    """Each in a row."""
    return concatenate([x[None] for x in some])


def unique(x: Array, *, return_inverse: bool = False) -> Any:
    """The numbers that there are, ascending; and where each is among them."""
    found = sorted(set(x.data))
    numbers = Array.of(x.dtype, (len(found),), found)
    return (numbers, searchsorted(numbers, x)) if return_inverse else numbers


def searchsorted(ascending: Array, x: Any) -> Any:
    """Where a number, or each of several, stands or would stand."""
    if not isinstance(x, Array):
        return bisect_left(ascending.data, x)
    place = {n: i for i, n in reversed([*enumerate(ascending.data)])}
    return Array.of(int64, x.shape, [place[n] if n in place else bisect_left(ascending.data, n) for n in x.data])


def cumsum(numbers: Any) -> Array:
    """Sums of whole numbers in a row, of all up to each."""
    x = asarray(numbers)
    return Array.of(int64, x.shape, accumulate(x.data))


def diff(x: Array) -> Array:
    """From each to the next."""
    return _together(operator.sub, x[1:], x[:-1])


def isin(x: Array, of: Array) -> Array:
    """Which are among others."""
    return Array.of(bool_, x.shape, map(set(of.data).__contains__, x.data))


def where(which: Array, a: Any, b: Any) -> Array:
    """One or the other, number by number."""
    one, other = (_spread(x, which.shape) if isinstance(x, Array) else repeat(x) for x in (a, b))
    return Array.of(float64, which.shape, (x if yes else y for yes, x, y in zip(which.data, one, other, strict=False)))


def frombuffer(data: bytes, kind: Any, count: int, offset: int = 0) -> Array:
    """What lies in bytes."""
    kind = dtype(kind)
    lies = memoryview(data)[offset : offset + count * kind.itemsize]
    return Array(kind, (count,), lies.cast(kind.letter))
