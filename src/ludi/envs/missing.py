"""What is said where a library is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludi.kernel.errors import LudiError
from ludi.kernel.extras import missing


class MissingExtra(LudiError, ImportError):
    """A library that an optional part stands on is not installed; the message says what to install."""


@contextmanager
def needed() -> Iterator[None]:
    """Imports of libraries, all of them of the extra `envs`, and what to do where one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (line := missing(error, "envs")) is None:
            raise
        raise MissingExtra(line) from error
