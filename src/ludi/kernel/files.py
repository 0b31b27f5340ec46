"""Files written in one step, and looked at before long work for them: a reader finds the old one or the new one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from .errors import LudiError
from .messages import Message, Param
from .spoken import reason

_parts = count()  # threads may write one file at once


def unwritten(file: Path, why: Param) -> LudiError:
    """The complaint about a file that cannot be written."""
    return LudiError(Message("given-unwritten", {"file": str(file), "why": why}))


def unread(file: object, error: OSError) -> Message:
    """That a file cannot be read, to be said of any."""
    return Message("data-unread", {"file": str(file), "why": reason(error)})


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """What writes this file. Raises LudiError where it cannot be written."""
    try:
        yield
    except (FileExistsError, NotADirectoryError):
        raise unwritten(file, Message("given-no-folder", {"folder": str(file.parent)})) from None
    except OSError as error:
        raise unwritten(file, reason(error)) from None


@contextmanager
def replaced(file: Path) -> Iterator[Path]:
    """Where to write what will be this file at the end; nothing has changed and nothing is left after an error.

    Its folder is made, a link is followed, and a device or a pipe is just written to. Raises LudiError if that fails.
    """
    to = file.resolve()
    part = to.with_name(f".{to.name}-{os.getpid()}-{next(_parts)}.part")
    with writing(file):
        to.parent.mkdir(parents=True, exist_ok=True)
        if to.exists() and not to.is_file():
            yield to
            return
        try:
            yield part
            with part.open("rb") as written:
                os.fsync(written.fileno())
            part.replace(to)
        finally:
            part.unlink(missing_ok=True)


def write(file: Path, data: str | bytes) -> None:
    """Write a file in one step. Raises LudiError if it cannot be written."""
    with replaced(file) as part:
        part.write_bytes(data.encode() if isinstance(data, str) else data)


def check_no_folder(file: Path) -> None:
    """Raises LudiError for a folder, which no file can be written over."""
    if file.is_dir():
        raise unwritten(file, Message("given-folder"))


def check_writable(*files: Path | None, beside: Iterable[Path | None] = ()) -> None:
    """Make the folders of these files. Raises LudiError for a file that cannot be written there.

    beside: files that are read or written too. None of the others may be one of them, or be given twice.
    """
    taken = {file.resolve() for file in beside if file is not None}
    for file in files:
        if file is None:
            continue
        if file.resolve() in taken:
            raise unwritten(file, Message("given-twice"))
        taken.add(file.resolve())
        check_no_folder(file)
        with writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise unwritten(file, Message("given-kept"))
