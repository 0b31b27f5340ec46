"""The help of the command line in the language of the reader: typer writes the words around it in English alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand

from ludi.locales import text

# What typer writes by itself, and the sentence in its place.
HEADINGS = {"Arguments": "cli-help-arguments", "Options": "cli-help-options", "Commands": "cli-help-commands"}
HELP = "Show this message and exit."
EXTRA = re.compile(r" {2}\[(?P<all>(?:default: |required|x>=)[^\[\]]*)\]$")
# What stands for a value that has no name of its own; of an argument the name says enough.
VALUES = {"int": "N", "float": "X", "str": "TEXT", "path": "PATH"}
VALUE = re.compile(r" <(?:list\[)?(\w+)\]?>$")

_context: Any = TyperCommand.context_class


class Manual(_context.formatter_class):  # type: ignore[misc]
    """Writes the help of a command."""

    def __init__(self, *sizes: Any, **named: Any) -> None:
        super().__init__(*sizes, **named)
        self._say, self._arguments = text(), False

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, args, self._say("cli-help-usage") + " ")

    def write_heading(self, heading: str) -> None:
        """Of a list."""
        self._arguments = heading == "Arguments"
        super().write_heading(self._say(HEADINGS[heading]) if heading in HEADINGS else heading)

    def write_dl(self, rows: Sequence[tuple[str, str]], *sizes: Any, **named: Any) -> None:
        """A list of names and what they are."""
        super().write_dl([(self._name(name), self._about(about)) for name, about in rows], *sizes, **named)

    def _name(self, name: str) -> str:
        return VALUE.sub("" if self._arguments else lambda found: f" {VALUES[found[1].lower()]}", name)

    def _about(self, about: str) -> str:
        if about == HELP:
            return self._say("cli-help-help")
        found = EXTRA.search(about)
        if not found:
            return about
        words = [self._extra(one) for one in found["all"].split("; ")]
        return " ".join([about[: found.start()], *(f"({one})" for one in words if one)])

    def _extra(self, words: str) -> str:
        """What is known of an option; what its bounds are says whoever oversteps them."""
        if default := re.fullmatch(r"default: \(?(.*?)\)?", words):
            return self._say("cli-help-default", value=default[1])
        return self._say("cli-help-required") if words == "required" else ""


def speak() -> None:
    """Let every help be written so."""
    _context.formatter_class = Manual
