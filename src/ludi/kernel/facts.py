"""What is printed on the components of a game, from its `facts.toml` or from a file of the user."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .messages import Message
from .spoken import DataError, reason
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

    Raises DataError if it cannot be read.
    """
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise DataError(Message("data-unread", {"file": str(file), "why": reason(error)})) from None
    except UnicodeDecodeError as error:
        raise DataError(Message("data-no-toml", {"file": str(file), "why": str(error)})) from None


def table_of(file: Path, text: str) -> dict[str, Any]:
    """The table that is written in a data file. Raises DataError if it is none."""
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
    except ValueError as error:
        raise DataError(Message("data-no-toml", {"file": str(file), "why": str(error)})) from None
    except RecursionError:
        raise DataError(Message("data-too-deep", {"file": str(file)})) from None


def facts(title: str) -> dict[str, Any]:
    """The data file of a game: groups of entries, each with its `source`.

    What the user's file lacks in a table of ours is as ours has it. Raises DataError if that file is none.
    """
    file, own = file_of(title)
    found = table_of(file, text_of(file))
    return filled(found, tomllib.loads(text_of(GAMES / family(title) / "facts.toml"))) if own else found


def filled(given: dict[str, Any], ours: Mapping[str, Any]) -> dict[str, Any]:
    """The user's data with the keys of our tables that it does not have: of those that came later, as a rule.

    Tables that it lacks as a whole are not filled in, and rows of a list are the user's alone.
    """
    tables = {key: value for key, value in given.items() if isinstance(value, dict) and isinstance(ours.get(key), dict)}
    return given | {key: {**ours[key], **value} for key, value in tables.items()}


def digest(text: str) -> str:
    """The name of a data file, from what is in it."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def own_facts(title: str) -> str:
    """A name for the user's data file, from what is in it; empty where ours is used."""
    file, own = file_of(title)
    return digest(text_of(file)) if own else ""
