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

from ludi.kernel.errors import BadRecord, LudiError, cut
from ludi.kernel.extras import needs
from ludi.kernel.files import check_no_folder, unwritten
from ludi.kernel.messages import Message, Param
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
    """The complaint about a file that would be overwritten, or about a device. Raises LudiError for a folder."""
    check_no_folder(path)
    if not path.is_file():
        return unwritten(path, Message("lab-no-file"))
    return LudiError(Message("lab-file-there", {"file": str(path)}))


def foreign(path: Path, line: int, wrong: Message) -> BadRecord:
    """The complaint about a file that was made for something else. wrong: what a line is not."""
    return in_file(path, in_line(line, wrong))


def of_another_run(path: Path, name: str, there: object, wanted: object) -> BadRecord:
    """The complaint about a file whose header says something else than what is asked for."""
    name, there, wanted = difference(name, there, wanted)
    values: dict[str, Param] = {"name": name, "there": told(there), "given": told(wanted)}
    return in_file(path, BadRecord(Message("lab-other-run", values)))


def difference(name: str, there: object, wanted: object) -> tuple[str, object, object]:
    """What differs within two values of this name, the first of several; its own name is added to theirs."""
    if isinstance(there, dict) and isinstance(wanted, dict):
        for key in (*wanted, *there):
            if there.get(key) != wanted.get(key):
                return difference(f"{name} {key}", there.get(key), wanted.get(key))
    if isinstance(there, list) and isinstance(wanted, list) and len(there) == len(wanted):
        differ = [(x, y) for x, y in zip(there, wanted, strict=True) if x != y]
        if isinstance(differ[0][1], dict):
            return difference(name, *differ[0])
    return name, there, wanted


def told(value: object) -> Param:
    """A value of a header in words."""
    if value is False or (not value and value != 0):
        return Message("given-none")
    if isinstance(value, dict):
        return Message("given-something")
    if isinstance(value, list):
        value = ", ".join(map(str, value))
    return cut(str(value).lower() if value is True else str(value))
