"""Options of a title as they are given on a command line: in words, or in files of the user."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludi.kernel.errors import BadOption, LudiError
from ludi.kernel.facts import table_of, variable
from ludi.kernel.files import unread
from ludi.kernel.home import load
from ludi.kernel.messages import Message
from ludi.kernel.options import Option
from ludi.kernel.own_data import check_own
from ludi.kernel.readings import BadValue
from ludi.kernel.spoken import DataError, given_as
from ludi.kernel.titles import REPLACEABLE, TITLES

FROM_FILE = "@"
LONGEST = 100_000  # bytes of a file


def options_from(title: str, pairs: Sequence[str], facts: Path | None = None) -> dict[str, Any]:
    """Options of a title from `name=value` words, `name=@file` for the text of a file, and a TOML file of facts.

    Raises LudiError for what is wrong with a text, naming the option or the file.
    """
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = (word.strip() for word in pair.partition("="))
        if not equals or not name or not value:
            raise BadOption(Message("given-no-pair", {"given": given_as(pair)}))
        if value.startswith(FROM_FILE):
            file = Path(value.removeprefix(FROM_FILE))
            found[name] = checked(title, name, text_of(file), str(file))
        else:
            found[name] = checked(title, name, value)
    if facts is not None and title in REPLACEABLE:
        use(title, facts)
    elif facts is not None:
        option = next((o.name for o in options_of(title) if o.facts), "")
        if not option:
            raise DataError(Message("data-no-numbers", {"title": title}))
        if option in found:
            raise DataError(Message("data-facts-twice", {"option": option}))
        found[option] = checked(title, option, table_of(facts, text_of(facts)), str(facts))
    return found


def use(title: str, file: Path) -> None:
    """Play a title with a data file of the user, here and in all processes started from here.

    Raises DataError, naming the file and the key, if it is not what the rules need.
    """
    os.environ[variable(title)] = str(file.absolute())
    check_own(title)
    try:
        load(title, "constants")
    except DataError as error:
        raise error.in_file(file) from None


def options_of(title: str) -> Sequence[Option]:
    """The options of a title; none of one that there is not."""
    options: Sequence[Option] = load(title, "options").OPTIONS[title] if title in TITLES else ()
    return options


def checked(title: str, name: str, value: object, file: str = "") -> object:
    """A text as the title keeps it, so that a complaint names the file it is from. Anything else is left as it is."""
    option = next((o for o in options_of(title) if o.name == name), None)
    if option is None or option.read is None:
        return value
    try:
        return option.check(value)
    except BadValue as error:
        raise error.of(file or name) from None
    except BadOption as error:
        if not file and str(error).startswith(f"{name}:"):  # it says itself which one
            raise
        at = file or Message("given-option", {"name": name})
        raise BadOption(Message("data-in-file", {"file": at, "wrong": error.sentence})) from None


def text_of(file: Path) -> str:
    """The text of a file. Raises LudiError if it cannot be read, DataError if it is none."""
    try:
        with file.open("rb") as opened:
            raw = opened.read(LONGEST + 1)
    except OSError as error:
        raise LudiError(unread(file, error)) from None
    if len(raw) > LONGEST:
        raise DataError(Message("data-long", {"file": str(file), "most": str(LONGEST)}))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DataError(Message("data-no-text", {"file": str(file)})) from None


def bots_from(given: str) -> tuple[str, ...]:
    """The bots of a list with commas; none of an empty one. An empty name is one of them, to be refused as such."""
    return tuple(name.strip() for name in given.split(",")) if given.strip() else ()
