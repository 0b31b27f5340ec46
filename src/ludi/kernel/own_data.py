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

from .errors import LudiError, listed, short
from .facts import GAMES, file_of, text_of
from .titles import family

LARGEST = 10**6  # of a number, up or down: sums of such are still exact everywhere
SOURCE = "_src"  # the end of a key that names the source of another
FREE = ("sources",)  # tables whose keys are the user's to choose
KINDS = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    list: "a list",
    dict: "a table",
}
NUMBERS = {int, float}


class WrongData(LudiError):
    """A data file has a key or a value that nothing of ours is like; the message names the file and the key."""


def check_own(title: str) -> None:
    """Compare the user's data file of a title, if there is one, with ours.

    Raises WrongData, or LudiError if the file cannot be read.
    """
    file, own = file_of(title)
    if own:
        _check(file, text_of(file), text_of(GAMES / family(title) / "facts.toml"))


@cache
def _check(file: Path, text: str, ours: str) -> None:
    """The same of two texts."""
    try:
        given = tomllib.loads(text.replace("\r\n", "\n"))
    except ValueError as error:
        raise LudiError(f"{file}: this is no TOML: {error}") from None
    except RecursionError:
        raise LudiError(f"{file}: this is no TOML that can be read: its brackets are nested too deep") from None
    try:
        _check_table("", given, tomllib.loads(ours))
    except WrongData as error:
        raise WrongData(f"{file}: {error}") from None


def _check_table(at: str, given: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    """Every key is one of ours, or the source of one, and its value like ours. at: where the table is."""
    for key, value in given.items():
        if key in ours:
            _check_value(f"{at}{key}", value, [ours[key]], free=key in FREE)
        elif key.removesuffix(SOURCE) not in ours:
            near = get_close_matches(key, ours, 1)
            accepted = [name for name in ours if not name.endswith(SOURCE)]
            hint = f"is {at}{near[0]} meant?" if near else f"{listed(accepted, 40)} are accepted"
            raise WrongData(f"{at}{short(key)[1:-1]}: there is no such key; {hint}")


def _check_value(at: str, value: Any, like: list[Any], free: bool = False) -> None:
    """A value is of a kind that one of ours has in its place. like: ours; empty where there is nothing to compare."""
    kinds = {type(one) for one in like}
    if like and type(value) not in (kinds | NUMBERS if float in kinds else kinds):
        wanted = " or ".join(KINDS[kind] for kind in KINDS if kind in kinds)
        raise WrongData(f"{at}: {short(value)} was given, {wanted} is accepted")
    if type(value) in NUMBERS and not abs(value) <= LARGEST:
        raise WrongData(f"{at}: {short(value)} was given, a number from -{LARGEST} to {LARGEST} is accepted")
    if isinstance(value, list):
        inner = [one for row in like for one in row]
        for i, one in enumerate(value):
            _check_value(f"{at}[{i}]", one, inner)
    elif isinstance(value, dict) and "[" in at:  # a row: its keys are those of any of ours
        for key, one in value.items():
            _check_value(f"{at}.{key}", one, [row[key] for row in like if key in row])
    elif isinstance(value, dict) and not free:
        _check_table(f"{at}.", value, like[0])
