"""Finished pieces of a long run in a file: JSON Lines, a header with what was asked, then a line for each piece."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from ludi.kernel.errors import BadRecord, LudiError
from ludi.lab.lines import hold, line, parsed

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
            try:
                self._open(path, resume)
            except FileExistsError:
                raise LudiError(f"{path} is there already; go on with it by --resume, or give another name") from None
            except OSError as error:
                raise LudiError(f"{path} cannot be written: {error.strerror}") from None
        for pieces in merged:
            for number in pieces.keys() - self.found.keys():
                self.add(number, pieces[number])

    def _open(self, path: Path, resume: bool) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise LudiError(f"{path} cannot be written: {path.parent} is not a folder") from None
        file: IO[bytes] = self._locks.enter_context(path.open("a+b" if resume else "x+b", buffering=0))
        self._file = file
        try:
            hold(file, path)
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]  # a last line that was cut off is done anew
            if not whole and not line(self.header).startswith(text):
                raise BadRecord(f"{path}: line 1: this is no file of such a run; it was left as it is")
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
            raise BadRecord(f"{path}: line 1: this is no file of such a run; it was left as it is")
        for name, wanted in self.header.items():
            if there.get(name) != wanted:
                raise BadRecord(
                    f"{path}: it was made with {name} {json.dumps(there.get(name))}, "
                    f"but {json.dumps(wanted)} was given; the file was not changed"
                )
        found: dict[int, Any] = {}
        for number, row in enumerate(rows, 2):
            piece = parsed(row) or {}
            n = piece.get("piece")
            if type(n) is not int or "data" not in piece or not self._fits(n, piece["data"]):
                raise BadRecord(f"{path}: line {number} is no piece of this run; it was left as it is")
            found[n] = piece["data"]
        return found

    def _of_other(self, path: Path) -> dict[int, Any]:
        """The pieces in the file of another run of the same kind."""
        try:
            text = path.read_bytes()
        except OSError as error:
            raise LudiError(f"{path} cannot be read: {error.strerror}") from None
        return self._read(text[: text.rfind(b"\n") + 1] or b"{}", path)

    def add(self, piece: int, data: Any) -> None:
        """One piece more."""
        self.found[piece] = data
        if self._file is not None:
            try:
                self._file.write(line({"piece": piece, "data": data}))
            except OSError as error:
                raise LudiError(f"{self.path} cannot be written: {error.strerror}") from None

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._locks.close()
