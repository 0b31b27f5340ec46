"""One server per file: two would each hold the live rooms, and answer with what the other has changed."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from filelock import lock_descriptor

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the file beside a SQLite database that says it is served.

    Raises LudiError if another server holds it.
    """
    database = file_of(url)
    with contextlib.nullcontext() if database is None else held(database):
        yield


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for another one."""
    from sqlalchemy import make_url

    where = make_url(url)
    return Path(where.database) if where.get_backend_name() == "sqlite" and where.database else None


@contextlib.contextmanager
def held(database: Path) -> Iterator[None]:
    """Hold the file beside a database; the system lets go of it if we die. Raises LudiError if another holds it."""
    lock = database.with_name(f"{database.name}.lock")
    with open(lock, "ab", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        if not lock_descriptor(file.fileno(), blocking=False):
            raise LudiError(Message("host-open", {"database": str(database)}))
        yield
