"""Sentences on stdout: at a terminal a line ends between two words, in a pipe each sentence is a line."""

from __future__ import annotations

import sys


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
