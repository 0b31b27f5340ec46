"""Sentences on stdout: at a terminal a line ends between two words, in a pipe each sentence is a line."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludi.kernel.errors import LudiError
    from ludi.locales import Text


def can_draw() -> bool:
    """Whether we are at a terminal that can show a whole screen."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def complaint(t: Text, error: LudiError) -> str:
    """An error in the reader's language, if there is a sentence for it."""
    return str(error) if error.told is None else t.told("", error.told, ())


def say_lines(*lines: str) -> None:
    """Say each in a line of its own."""
    if not sys.stdout.isatty():
        for line in lines:
            print(line, flush=True)
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    for line in lines:
        console.print(line)
