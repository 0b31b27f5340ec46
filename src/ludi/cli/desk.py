"""What lessons and puzzles at the terminal are taken at: a board, a list of moves, lines that are typed."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludi.folders import data_folder
from ludi.kernel.game import State
from ludi.kernel.messages import Message
from ludi.locales import text

from .boards import sentences
from .lines import say_lines
from .names import names
from .shorts import read, shown
from .table import Choice, choices

LEVEL = "tiro"  # what the others at the table are called


class Desk:
    """A table of a title for one person, line by line. unknown: the key of what is said to a line that is no move."""

    unknown = "learn-unknown"

    def __init__(self, title: str) -> None:
        self.title, self.say = title, text()
        self.words = sentences(title)
        self.names: list[str] = []

    def sit(self, players: int, seat: int) -> None:
        """Take a seat among so many."""
        self.names = names(["person" if s == seat else LEVEL for s in range(players)])

    def told(self, message: Message) -> str:
        """A sentence of the title."""
        return self.say.told(self.title, message, self.names)

    def offered(self, state: State, seat: int, legal: Sequence[int]) -> list[Choice]:
        """The moves that can be chosen, in words."""
        return choices(state, state.view(seat), self.names, self.words, self.say, list(legal))

    def picked(self, offered: Sequence[Choice], given: str) -> int | None:
        """The legal move of a number of the list or of a short text; None, with a sentence, if it is none."""
        if given.isascii() and given.isdigit() and 1 <= int(given) <= len(offered):
            return offered[int(given) - 1].action
        wanted = shown(self.title, read(self.title, given)).casefold()
        for choice in offered:
            if choice.short.casefold() == wanted:
                return choice.action
        self.print(self.say(self.unknown, given=given[:40], n=len(offered)))
        return None

    def list(self, offered: Sequence[Choice]) -> None:
        """The moves with their numbers."""
        for n, choice in enumerate(offered, 1):
            self.print(self.say("plain-move", n=n, move=choice.words, short=choice.short))

    def board(self, state: State, seat: int) -> None:
        """The board as a picture at a terminal, in sentences elsewhere."""
        view = state.view(seat)
        if sys.stdout.isatty():
            from rich.console import Console

            from .boards import picture

            console = Console(highlight=False)
            drawn = picture(self.title).picture(state.game, view, seat, self.names, self.say, min(console.width, 100))
            console.print(drawn)
        else:
            self.print(*self.words.describe(view, seat, self.names, self.say))

    def line(self) -> str | None:
        """What the person types; None at the end of the input."""
        print(self.say("plain-prompt"), end=" ", flush=True)
        given = sys.stdin.readline()
        if not given:
            print()
            return None
        if not sys.stdin.isatty():
            print(given.strip())
        return given.strip()

    def print(self, *lines: str) -> None:
        """Say lines."""
        say_lines(*lines)


class Memory:
    """What is remembered by name in a file of the data folder; a file that cannot be read counts as empty."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def file(self) -> Path:
        """The file."""
        return data_folder() / self._name

    def all(self) -> dict[str, Any]:
        """All of it."""
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(self.file.read_text("utf-8"))
            if isinstance(found, dict):
                return found
        return {}

    def put(self, name: str, value: object) -> None:
        """Remember something; where nothing can be written, it is not remembered."""
        known = {**self.all(), name: value}
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(known), "utf-8")
