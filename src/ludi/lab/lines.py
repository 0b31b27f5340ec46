"""JSON Lines that one run alone writes: its lines, and its hold on the file."""

from __future__ import annotations

import contextlib
import json
import math
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from ludi.kernel.errors import LudiError
from ludi.kernel.extras import needs


def line(data: Mapping[str, Any]) -> bytes:
    """An object as a line."""
    return json.dumps(data).encode() + b"\n"


def parsed(row: bytes) -> dict[str, Any] | None:
    """The object of a line; None if there is none."""
    with contextlib.suppress(ValueError):
        found = json.loads(row)
        if isinstance(found, dict):
            return found
    return None


def finite(data: Any) -> bool:
    """Whether it is a list of numbers, none of them infinite or undefined."""
    return isinstance(data, list) and all(type(x) in (int, float) and math.isfinite(x) for x in data)


def hold(file: IO[bytes], path: Path) -> None:
    """Hold an open file until it is closed. Raises LudiError if another run holds it, and for a device or a pipe."""
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise LudiError(f"{path} cannot be written: it is no file that can be gone on with")
    needs("filelock")
    from filelock import lock_descriptor

    if not lock_descriptor(file.fileno(), blocking=False):
        raise LudiError(f"{path} is being written by another run")
