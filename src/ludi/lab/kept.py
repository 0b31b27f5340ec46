"""Finished pieces of a long run in a file: JSON Lines, a header with what was asked, then a line for each piece."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from ludi.kernel.errors import LudiError
from ludi.kernel.files import unread, writing
from ludi.kernel.messages import Message
from ludi.lab.lines import foreign, hold, line, of_another_run, parsed, there_already

Fits = Callable[[int, Any], bool]


class Kept:
    """Pieces by number, kept at once, gone on with or grown later; without a file in memory alone.

    merge: files of other runs of the same kind, whose pieces count once. fits: whether a piece that was read can be one
    of this run. found: the pieces so far. Raises LudiError if the file is there and `resume` is not asked for, if it
    was made for something else or is being written by somebody else; the file is then as it was.
    """

    def __init__(
        self,
        path: Path | None,
        header: Mapping[str, Any],
        resume: bool = False,
        *,
        merge: Iterable[Path] = (),
        fits: Fits = lambda number, data: True,
    ) -> None:
        self.path, self.header, self._fits = path, dict(header), fits
        self.found: dict[int, Any] = {}
        self._locks = contextlib.ExitStack()
        self._file: IO[bytes] | None = None
        merged = [self._of_other(other) for other in merge]
        if path is not None:
            with writing(path):
                self._open(path, resume)
        for pieces in merged:
            for number in pieces.keys() - self.found.keys():
                self.add(number, pieces[number])

    def _open(self, path: Path, resume: bool) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file: IO[bytes] = self._locks.enter_context(path.open("a+b" if resume else "x+b", buffering=0))
        except FileExistsError:
            raise there_already(path) from None
        self._file = file
        try:
            hold(file, path)
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]  # a last line that was cut off is done anew
            if not whole and not line(self.header).startswith(text):
                raise foreign(path, 1, Message("lab-no-run"))
            self.found = self._read(whole, path) if whole else {}
            file.truncate(len(whole))
            if not whole:
                file.write(line(self.header))
        except BaseException:
            self._locks.close()
            raise

    def _read(self, text: bytes, path: Path) -> dict[int, Any]:
        head, *rows = text.splitlines()
        there = parsed(head) or {}
        kind = next(iter(self.header))
        if kind not in there:
            raise foreign(path, 1, Message("lab-no-run"))
        for name, wanted in self.header.items():
            if there.get(name) != wanted:
                raise of_another_run(path, name, there.get(name), wanted)
        found: dict[int, Any] = {}
        for number, row in enumerate(rows, 2):
            piece = parsed(row) or {}
            n = piece.get("piece")
            if type(n) is not int or "data" not in piece or not self._fits(n, piece["data"]):
                raise foreign(path, number, Message("lab-no-piece"))
            found[n] = piece["data"]
        return found

    def _of_other(self, path: Path) -> dict[int, Any]:
        """The pieces in the file of another run of the same kind."""
        try:
            text = path.read_bytes()
        except OSError as error:
            raise LudiError(unread(path, error)) from None
        return self._read(text[: text.rfind(b"\n") + 1] or b"{}", path)

    def add(self, piece: int, data: Any) -> None:
        """One piece more."""
        self.found[piece] = data
        if self._file is not None:
            assert self.path is not None
            with writing(self.path):
                self._file.write(line({"piece": piece, "data": data}))

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._locks.close()
