"""A store that cannot be reached for a while: a full disk, a database that is started again."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterator

from sqlalchemy.exc import DataError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

log = logging.getLogger("ludi.server")
OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)  # the statement is at fault, not the store


class StoreAway(Exception):
    """The store cannot be read or written now. Whether a write came through is not known."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the store is out of reach, and not that a statement is wrong."""
    if isinstance(error, OURS):
        return False
    driver = type(error).__module__.partition(".")[0] == "asyncpg"  # while it connects, its errors come as they are
    return driver or isinstance(error, OSError | PoolTimeout) or (isinstance(error, SQLAlchemyError) and at_work(error))


def at_work(error: SQLAlchemyError) -> bool:
    """Whether an error came from the database, and not from how we asked."""
    return getattr(error, "orig", None) is not None or getattr(error, "connection_invalidated", False)


class Health:
    """Whether the store could be written the last time; said once in the log when that changes."""

    def __init__(self) -> None:
        self.why = ""
        self.known = -1e9  # when it was tried last

    def good(self) -> None:
        """Something was written."""
        if self.why:
            log.error("the store can be written again")
        self.why, self.known = "", time.monotonic()

    def bad(self, why: str) -> None:
        """Something could not be written."""
        if not self.why:
            log.error("the store cannot be written", extra={"error": why})
        self.why, self.known = why, time.monotonic()


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    """Around what reads or writes. Raises StoreAway in place of what the database and the system raise."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise StoreAway(first_line(error)) from error
        raise


def first_line(error: BaseException) -> str:
    """What went wrong, shortly."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0][:200] if str(cause).strip() else type(cause).__name__
