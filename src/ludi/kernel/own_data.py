"""What is wrong with a data file of the user that the rules would not notice: misspelt keys, values of another kind.

The rules check what they need; what they do not know they pass over, and take ours for it. Kept apart from `facts`, as
machine code is made anew with every change there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from .errors import short
from .facts import GAMES, file_of, table_of, text_of
from .messages import Message
from .spoken import DataError, choice, kinds_named, wrong
from .titles import family

LARGEST = 10**6  # of a number, up or down: sums of such are still exact everywhere
SOURCE = "_src"  # the end of a key that names the source of another
FREE = ("sources",)  # tables whose keys are the user's to choose
NUMBERS = {int, float}


def check_own(title: str) -> None:
    """Compare the user's data file of a title, if there is one, with ours.

    Raises DataError, naming the file and the key.
    """
    file, own = file_of(title)
    if own:
        _check(file, text_of(file), text_of(GAMES / family(title) / "facts.toml"))


@cache
def _check(file: Path, text: str, ours: str) -> None:
    """The same of two texts."""
    given = table_of(file, text)
    try:
        _check_table("", given, tomllib.loads(ours))
    except DataError as error:
        raise error.in_file(file) from None


def _check_table(at: str, given: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    """Every key is one of ours, or the source of one, and its value like ours. at: where the table is."""
    for key, value in given.items():
        if key in ours:
            _check_value(f"{at}{key}", value, [ours[key]], free=key in FREE)
        elif key.removesuffix(SOURCE) not in ours:
            raise DataError(_no_key(at, key, ours))


def _no_key(at: str, key: str, ours: Mapping[str, Any]) -> Message:
    """That there is no such key, with the one that may be meant, or those that there are."""
    named = f"{at}{short(key)[1:-1]}"
    if near := get_close_matches(key, ours, 1):
        return Message("data-key-meant", {"at": named, "meant": f"{at}{near[0]}"})
    return Message("data-no-key", {"at": named, "keys": choice((x for x in ours if not x.endswith(SOURCE)), 40)})


def _check_value(at: str, value: Any, like: list[Any], free: bool = False) -> None:
    """A value is of a kind that one of ours has in its place. like: ours; empty where there is nothing to compare."""
    kinds = {type(one) for one in like}
    if like and type(value) not in (kinds | NUMBERS if float in kinds else kinds):
        raise wrong(at, value, kinds_named(kinds))
    if type(value) in NUMBERS and not abs(value) <= LARGEST:
        raise wrong(at, value, Message("data-bounded", {"most": str(LARGEST)}))
    if isinstance(value, list):
        inner = [one for row in like for one in row]
        for i, one in enumerate(value):
            _check_value(f"{at}[{i}]", one, inner)
    elif isinstance(value, dict) and "[" in at:  # a row: its keys are those of any of ours
        for key, one in value.items():
            _check_value(f"{at}.{key}", one, [row[key] for row in like if key in row])
    elif isinstance(value, dict) and not free:
        _check_table(f"{at}.", value, like[0])
