"""The file of a network's weights: whole numbers, and what made them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import BadRecord, LudiError
from .files import unread, write
from .messages import Message
from .sources import SOURCE
from .titles import family

KIND = "ludi-weights"
PARTS = ("inputs", "first", "second")
UNITS = 128  # of a layer, at most
SMALL, MIDDLE, LARGE = 2**7 - 1, 2**15 - 1, 2**31 - 1


@dataclass(frozen=True)
class Weights:
    """A network in whole numbers.

    inputs: five numbers for each, as `Input.numbers` says. first: a row of units for the bias and then for each row of
    the inputs (16 bits). second: for each unit its bias and its weights (8 bits). head: bias and weights. note: the
    command, seed and commit that made it, and what the match said.
    """

    title: str
    inputs: tuple[tuple[int, ...], ...]
    first: tuple[tuple[int, ...], ...]
    second: tuple[tuple[int, ...], ...]
    head: tuple[int, ...]
    note: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def numbers(self) -> list[int]:
        """As algorithms/network.py takes them."""
        found = [len(self.inputs), len(self.first[0]), len(self.second)]
        for rows in (self.inputs, self.first, self.second, (self.head,)):
            for row in rows:
                found += row
        return found

    def save(self, path: Path) -> None:
        """Write the file, a row a line. Raises LudiError where it cannot be written."""
        data = {KIND: 1, "title": self.title, "note": dict(self.note), "inputs": self.inputs}
        data |= {"first": self.first, "second": self.second, "head": self.head}
        rows = []
        for name, value in data.items():
            text = json.dumps(value, separators=(",", ":"))
            rows.append(f"{json.dumps(name)}:{text.replace('],[', '],' + chr(10) + '[')}")
        write(path, "{" + ",\n".join(rows) + "}\n")


def read(path: Path) -> Weights:
    """The network of a file. Raises LudiError (BadRecord) for one that is none."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise LudiError(unread(path, error)) from None
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get(KIND) != 1:
        raise BadRecord(Message("given-no-weights", {"file": str(path)}))
    try:
        inputs, first, second = (tuple(tuple(map(_whole, row)) for row in data[name]) for name in PARTS)
        found = Weights(data["title"], inputs, first, second, tuple(map(_whole, data["head"])), data["note"])
        check(found)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        raise BadRecord(Message("given-no-weights", {"file": str(path)})) from None
    return found


def check(weights: Weights) -> None:
    """Raise ValueError for shapes or sizes that the network has no room for."""
    first, second = len(weights.first[0]), len(weights.second)
    if not (0 < first <= UNITS and 0 < second <= UNITS):
        raise ValueError(f"first, second: more than {UNITS} units, or none")
    rows = max(row + (top - low if category else 1) for _, category, low, top, row in weights.inputs)
    if len(weights.first) < rows or any(len(row) != first for row in weights.first):
        raise ValueError("first: rows are missing or of another length")
    if any(len(row) != first + 1 for row in weights.second) or len(weights.head) != second + 1:
        raise ValueError("second, head: rows of another length")
    if not isinstance(weights.title, str) or not isinstance(weights.note, dict):
        raise ValueError("title, note: a name and a table")
    if any(abs(x) > LARGE for x in weights.numbers()):
        raise ValueError(f"a number above {LARGE}")
    if any(abs(x) > MIDDLE for row in weights.first for x in row):
        raise ValueError(f"first: a weight above {MIDDLE}")
    if any(abs(x) > SMALL for row in (*weights.second, weights.head) for x in row[1:]):
        raise ValueError(f"second, head: a weight above {SMALL}")


def _whole(x: Any) -> int:
    if type(x) is not int:
        raise ValueError(f"{x!r} is no whole number")
    return x


def shipped(title: str) -> Weights | None:
    """The network that comes with a title; None where there is none."""
    path = SOURCE / "games" / family(title) / "weights" / f"{title}.json"
    return read(path) if path.exists() else None
