"""Sentences in narrow columns, wrapped as their language does: no line begins with what closes a part of a sentence."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text as Rich

OPENING, CLOSING = "（「『《“‘", "，。、；：？！）」』》”’…"


class Wrapped:
    """A text that breaks at spaces and between wide characters; a no-break space holds its words together."""

    def __init__(self, text: Rich) -> None:
        self.text = text

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split("\n", allow_blank=True):
            for part in line.divide(breaks(line.plain, options.max_width)):
                part.rstrip()
                yield part

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def breaks(line: str, width: int) -> list[int]:
    """Where the lines begin that a line of so many columns has to be cut into, but for the first."""
    found = list[int]()
    start = best = used = 0
    for i, char in enumerate(line):
        if i > start and may_break(line, i):
            best = i
        cells = cell_len(char)
        if used + cells > width and char != " ":
            start = best = best if best > start else i
            found.append(start)
            used = cell_len(line[start:i])
        used += cells
    return found


def may_break(line: str, i: int) -> bool:
    """Whether a line may begin at this character, which is not the first."""
    before, here = line[i - 1], line[i]
    if before == " " or here == " ":
        return before == " "
    return 2 in (cell_len(before), cell_len(here)) and before not in OPENING and here not in CLOSING
