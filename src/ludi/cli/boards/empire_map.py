"""The map of History of the Roman Empire in letters: who holds which land, by a pattern and by colour."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import NamedTuple

from rich.text import Text as Rich

ROOM = 5  # columns for what is written in a land
SEA, WILD = " ", "."
PATTERNS = ("/", "=", ":", "\\")  # of the four sides, as on the page
STYLES = ("red", "blue", "yellow", "green")
NOBODY, WASTE, FREE = "·", "░", "dim"


class Place(NamedTuple):
    """Where something can be written in a land."""

    column: int
    line: int


class Mark(NamedTuple):
    """What the map shows of a land: the side that holds it, if any, and up to five columns of text."""

    side: int | None
    text: str


def _read() -> tuple[list[str], dict[str, str], dict[str, Place]]:
    """The ground, the land of each letter, and the place of each land."""
    lines = resources.files(__package__).joinpath("empire_map.txt").read_text(encoding="utf-8").splitlines()
    listed = [line.split() for line in lines[-45:]]
    letters = {letter: land for letter, land, _, _ in listed}
    places = {land: Place(int(column), int(line)) for _, land, column, line in listed}
    return lines[:-45], letters, places


GROUND, LANDS, PLACES = _read()


def empire_map(marks: Mapping[str, Mark]) -> list[Rich]:
    """The lines of the map, 79 columns each; a land that is not named is empty."""
    return [_line(number, row, marks) for number, row in enumerate(GROUND)]


def _line(number: int, row: str, marks: Mapping[str, Mark]) -> Rich:
    out = Rich(no_wrap=True)
    written = {place.column: land for land, place in PLACES.items() if place.line == number and marks.get(land)}
    column = 0
    while column < len(row):
        if land := written.get(column):
            mark = marks[land]
            style = "bold" if mark.side is None else f"bold reverse {STYLES[mark.side]}"
            out.append(mark.text[:ROOM].center(ROOM), style=style)
            column += ROOM
            continue
        out.append(*_ground(row[column], marks))
        column += 1
    return out


def _ground(letter: str, marks: Mapping[str, Mark]) -> tuple[str, str]:
    """A column of land, sea or wild country, and its style."""
    if letter in (SEA, WILD):
        return (" ", "") if letter == SEA else (WASTE, FREE)
    mark = marks.get(LANDS[letter])
    if mark is None or mark.side is None:
        return NOBODY, FREE
    return PATTERNS[mark.side], STYLES[mark.side]
