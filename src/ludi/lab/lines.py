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

from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.extras import needs
from ludi.kernel.files import unwritten
from ludi.kernel.messages import Message
from ludi.kernel.spoken import in_file, in_line


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
        raise unwritten(path, Message("lab-no-file"))
    needs("filelock")
    from filelock import lock_descriptor

    if not lock_descriptor(file.fileno(), blocking=False):
        raise LudiError(Message("lab-file-held", {"file": str(path)}))


def there_already(path: Path) -> LudiError:
    """The complaint about a file that would be overwritten."""
    return LudiError(Message("lab-file-there", {"file": str(path)}))


def foreign(path: Path, line: int, wrong: Message) -> BadRecord:
    """The complaint about a file that was made for something else. wrong: what a line is not."""
    return in_file(path, in_line(line, wrong))


def of_another_run(path: Path, name: str, there: object, wanted: object) -> BadRecord:
    """The complaint about a file whose header says something else than what is asked for."""
    values = {"name": name, "there": json.dumps(there), "given": json.dumps(wanted)}
    return in_file(path, BadRecord(Message("lab-other-run", values)))
