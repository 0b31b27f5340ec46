"""NumPy where there is one; else what the advisor needs of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ImportError:
        from . import plain_arrays as np

        NDArray = np.NDArray

__all__ = ["NDArray", "np"]
