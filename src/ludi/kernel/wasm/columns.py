"""The wasm home for many records at once, as playouts and batches have them: arrays of NumPy's in its memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import schema
from ..errors import LudiError
from ..records import ColumnarMemory, Function
from ..titles import family
from .described import why_not
from .runtime import Instance


class ArrayMemory(ColumnarMemory):
    """An instance's memory. Raises LudiError where the title has no wasm home here."""

    def __init__(self, title: str) -> None:
        if why := why_not(title):
            raise LudiError(f"no wasm home: {why}")
        super().__init__(title)
        self._instance = Instance(family(title))

    def function(self, module: str, name: str) -> Function:
        """It was compiled ahead."""
        return self._instance.function(f"{module}.{name}")

    def records(self, cls: Any, n: int) -> Any:
        """Records of the layout that the fast home has."""
        return self._array((n,), schema.dtype(cls))

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array."""
        return self._array(shape, np.dtype(kind))

    def _array(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """All zero; it is good for as long as the instance is."""
        size = int(np.prod(shape)) * dtype.itemsize
        return np.ndarray(shape, dtype, self._instance.view(self._instance.room(max(size, 1)), size))
