"""What a person is told of a command line that cannot be read: typer's complaints in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludi.kernel.messages import Message, Param
from ludi.kernel.spoken import complaint as complaint_of
from ludi.locales import text

# What typer says, and the sentence that says it; the names of groups are those of its holes.
COMPLAINTS = (
    (r"No such option: (?P<name>\S+)", "cli-no-option"),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<options>.*)\)", "cli-no-option-but"),
    (r"No such command (?P<name>'.*')\.", "cli-no-command"),
    (r"No such command (?P<name>'.*')\. Did you mean (?P<meant>.*)\?", "cli-no-command-but"),
    (r"Got unexpected extra argument\(s\) \((?P<words>.*)\)", "cli-extra"),
    (r"Missing (?:argument|option|parameter) (?P<name>'.*')\.", "cli-missing"),
    (r"Option (?P<name>'.*') requires an argument\.", "cli-no-value"),
    (r"Option (?P<name>'.*') does not take a value\.", "cli-no-flag"),
)
KINDS = {"integer": "data-whole", "number": "data-real"}


def complaint(message: str, command: str, argv: Sequence[str]) -> str:
    """A complaint of typer, and the command whose help says more. What is rare stays in English."""
    told = Message("cli-see", {"wrong": sentence(message, argv), "command": command})
    return text().told("", told, ())


def sentence(message: str, argv: Sequence[str]) -> Param:
    """The same alone."""
    if found := re.match(r"Invalid value for '(-*[\w-]+).*valid (integer|number)", message):
        return number(found[1], Message(KINDS[found[2]]), argv)
    if found := re.match(r"Invalid value for '(-*[\w-]+).*greater than or equal to (\d+)", message):
        return number(found[1], Message("data-at-least", {"n": int(found[2])}), argv)
    for pattern, key in COMPLAINTS:
        if found := re.fullmatch(pattern, message):
            return Message(key, found.groupdict())
    return message


def number(name: str, wanted: Message, argv: Sequence[str]) -> Message:
    """The complaint about what is no number, with the value of an option: typer leaves it out."""
    words = [word for arg in argv for word in arg.split("=", 1)]
    if name in words[:-1]:
        return complaint_of(name, words[words.index(name) + 1], wanted)
    return Message("cli-no-number", {"name": name, "wanted": wanted})
