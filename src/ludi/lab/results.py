"""The file of a simulation: JSON Lines, a header with what was asked, then one line per finished game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.files import unread, writing
from ludi.kernel.messages import Message
from ludi.lab.lines import foreign, hold, line, of_another_run, parsed, there_already
from ludi.lab.plan import LUCK, Plan, Result

FORMAT = 1


class ResultFile:
    """Results that are kept at once, line by line, and can be gone on with.

    `found`: the games that were there already. `dropped`: whether a last line that was cut off had to go.
    Raises LudiError if the file is there and `resume` is not asked for, if it was made for something else, or if it
    cannot be written; the file is then as it was.
    """

    def __init__(self, path: str | Path, plan: Plan, resume: bool = False) -> None:
        self.path = Path(path)
        self.found: list[Result] = []
        self.dropped = False
        self._former: Any = None
        header = header_of(plan)
        with writing(self.path):
            self._open(header, plan, resume)

    def _open(self, header: dict[str, Any], plan: Plan, resume: bool) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | (0 if resume else os.O_EXCL)
        try:
            self._file = os.fdopen(os.open(self.path, flags, 0o666), "rb+", buffering=0)
        except FileExistsError:
            raise there_already(self.path) from None
        try:
            hold(self._file, self.path)
            first = line(header)
            text = self._file.read()
            if first.startswith(text):  # new, or cut off in its first line
                self.dropped = 0 < len(text) < len(first)
                kept = 0
                self._file.truncate(0)
                self._file.write(first)
            else:
                kept = text.rfind(b"\n") + 1
                self.found, games = results_in(text[:kept] if kept else text, plan, self.path)
                self.dropped = kept < len(text)
                self._file.truncate(kept)
                if games < plan.games:
                    self._grow(first + text[text.find(b"\n") + 1 : kept])
        except BaseException:
            self._file.close()
            raise

    def _grow(self, text: bytes) -> None:
        """The same results under a header that asks for more, in one step; the old file stays locked meanwhile."""
        part = self.path.with_name(f".{self.path.name}-{os.getpid()}.part")
        file = os.fdopen(os.open(part, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o666), "rb+", buffering=0)
        try:
            file.write(text)
            os.fsync(file.fileno())
            hold(file, self.path)
            part.replace(self.path)
        except BaseException:
            file.close()
            part.unlink(missing_ok=True)
            raise
        self._former, self._file = self._file, file

    def add(self, result: Result) -> None:
        """One line more, in one step."""
        with writing(self.path):
            self._file.write(line(result.line()))

    def close(self) -> None:
        """The file is complete."""
        self._file.close()
        if self._former is not None:
            self._former.close()


def header_of(plan: Plan) -> dict[str, Any]:
    """What was asked."""
    return {"ludi-lab": FORMAT, "version": ludi.__version__, **plan.as_dict()}


def read(path: str | Path, plan: Plan) -> list[Result]:
    """The results in a file of the same plan, with as many games or fewer; a last line that was cut off is left out.

    Raises LudiError if it cannot be read or was made for something else.
    """
    file = Path(path)
    try:
        text = file.read_bytes()
    except OSError as error:
        raise LudiError(unread(file, error)) from None
    return results_in(text[: text.rfind(b"\n") + 1] or text, plan, file)[0]


def results_in(text: bytes, plan: Plan, path: Path) -> tuple[list[Result], int]:
    """The results in the text of a file, and how many games it was asked for. Raises BadRecord."""
    head, *rows = [parsed(row) for row in text.split(b"\n")[: text.count(b"\n") or 1]]
    if head is None or "ludi-lab" not in head:
        raise foreign(path, 1, Message("lab-no-simulation"))
    games = _asked(head, header_of(plan), path)
    found: dict[int, Result] = {}
    for number, row in enumerate(rows, 2):
        try:
            result = Result.from_dict(row or {})
            if not result.is_of(plan):
                raise ValueError(row)
        except (KeyError, TypeError, ValueError):
            raise foreign(path, number, Message("lab-no-result")) from None
        if not 0 <= result.game < games or result.game in found:
            raise foreign(path, number, Message("lab-strange-game", {"game": str(result.game)}))
        found[result.game] = result
    return list(found.values()), games


def _asked(there: dict[str, Any], header: dict[str, Any], path: Path) -> int:
    """The games that a header asks for; it must be that of the plan but for fewer games."""
    for name, wanted in {LUCK: None, **header}.items():
        found = there.get(name)
        if found != wanted and not (name == "games" and type(found) is int and 0 < found < wanted):
            raise of_another_run(path, name, found, wanted)
    return int(there["games"])
