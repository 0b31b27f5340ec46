"""Where games are kept: the user's data folder, one file per game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ludi.folders import data_folder
from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.files import check_no_folder, unwritten
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.kernel.spoken import reason
from ludi.kernel.titles import TITLES


def folder() -> Path:
    """The folder of saved games."""
    return data_folder() / "games"


def claim(path: Path) -> Path:
    """Make an empty file, so that the name is ours.

    Raises LudiError if there is such a file, or if it cannot be written.
    """
    check_no_folder(path)
    if path.exists():
        raise LudiError(Message("cli-save-there", {"file": str(path)}))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
    except OSError as error:
        raise unwritten(path, reason(error)) from None
    return path


def fresh(title: str) -> Path:
    """A new file in the folder of saved games, named by title and time."""
    stem = f"{title}-{datetime.now():%Y-%m-%d-%H%M%S}"
    n = 1
    while True:
        path = folder() / (f"{stem}.jsonl" if n == 1 else f"{stem}-{n}.jsonl")
        if not path.exists():
            return claim(path)
        n += 1


def latest(title: str | None = None) -> Path:
    """The saved game that was played last and is not over.

    Raises LudiError if there is none. Damaged files and games under other rules are passed over; named, they give
    their own error.
    """
    found = [p for p in folder().glob(f"{title or '*'}-*.jsonl") if p.is_file()]
    for path in sorted(found, key=lambda p: p.stat().st_mtime_ns, reverse=True):
        try:
            record = Record.load(path)
            if record.game.is_of_now and not record.finished:
                return path
        except BadRecord:
            continue
    raise LudiError(Message("cli-no-saved", {"folder": str(folder()), "title": title or TITLES[0]}))
