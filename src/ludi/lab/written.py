"""Files of figures and reports: looked at before a long run, and written in one step after it."""

from __future__ import annotations

import os
from pathlib import Path

from ludi.kernel.errors import LudiError


def check_writable(*files: Path | None) -> None:
    """Make the folders of these files. Raises LudiError for a file that cannot be written there."""
    for file in files:
        if file is None:
            continue
        if file.is_dir():
            raise LudiError(f"{file} cannot be written: it is a folder")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise LudiError(f"{file} cannot be written: {file.parent} is not a folder") from None
        except OSError as error:
            raise LudiError(f"{file} cannot be written: {error.strerror}") from None
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise LudiError(f"{file} cannot be written: it may not be changed")


def write(file: Path, data: str | bytes) -> None:
    """Write a file: a reader finds the old one or the new one, never half of it. A device or a pipe is just written to.

    Raises LudiError if it cannot be written.
    """
    raw = data.encode() if isinstance(data, str) else data
    to = file.resolve()
    part = to.with_name(f".{to.name}-{os.getpid()}.part")
    try:
        if to.exists() and not to.is_file():
            to.write_bytes(raw)
            return
        try:
            part.write_bytes(raw)
            part.replace(to)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise LudiError(f"{file} cannot be written: {error.strerror}") from None
