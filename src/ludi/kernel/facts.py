"""What is printed on the components of a game, from its `facts.toml` or from a file of the user."""

from __future__ import annotations

import hashlib
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .errors import LudiError
from .titles import REPLACEABLE, family

GAMES = Path(__file__).parents[1] / "games"


def variable(title: str) -> str:
    """The environment variable that names a user's data file of a title; processes started from here have it too."""
    return f"LUDI_FACTS_{family(title).upper()}"


def file_of(title: str) -> tuple[Path, bool]:
    """The data file of a game, and whether it is the user's."""
    given = os.environ.get(variable(title), "") if family(title) in REPLACEABLE else ""
    return (Path(given), True) if given else (GAMES / family(title) / "facts.toml", False)


@cache
def text_of(file: Path) -> str:
    """A data file as it was when it was first read: what changes on the disk later counts from the next start on.

    Raises LudiError if it cannot be read.
    """
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise LudiError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise LudiError(f"{file}: this is no TOML: {error}") from None


def facts(title: str) -> dict[str, Any]:
    """The data file of a game: groups of entries, each with its `source`.

    Raises LudiError if the user's file is none.
    """
    file, _ = file_of(title)
    try:
        return tomllib.loads(text_of(file).replace("\r\n", "\n"))
    except ValueError as error:
        raise LudiError(f"{file}: this is no TOML: {error}") from None


def digest(text: str) -> str:
    """The name of a data file, from what is in it."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def own_facts(title: str) -> str:
    """A name for the user's data file, from what is in it; empty where ours is used."""
    file, own = file_of(title)
    return digest(text_of(file)) if own else ""
