"""The SQLite file of a table on the disk: its owner's alone, looked through before it is used, exchanged as a whole."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import time
from pathlib import Path

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message, Param
from ludi.kernel.spoken import reason

from .lock import held

MIGRATIONS = Path(__file__).parent / "migrations"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside the file and must never be mixed with that of another
WHOLE = 128 << 20  # bytes up to which a check reads every index too; beyond, what SQLite calls the quick one
TABLES = {"room", "seat", "event", "snapshot", "secret", "chat", "meta", "alembic_version"}


def beside(file: Path, suffix: str) -> Path:
    """The file with something after its name."""
    return file.with_name(file.name + suffix)


def make_folder(folder: Path) -> None:
    """The folder of a table's data; one that is made here is its owner's alone."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)


def why_no_folder(folder: Path, error: OSError) -> Param:
    """Why there is no such folder to write to."""
    no_folder = next((each for each in (folder, *folder.parents) if each.exists() and not each.is_dir()), None)
    return reason(error) if no_folder is None else Message("given-no-folder", {"folder": str(no_folder)})


def make_private(file: Path) -> None:
    """Let the owner alone read a database, and what lies beside it."""
    for each in (file, *(beside(file, x) for x in (*BESIDE, ".lock"))):
        with contextlib.suppress(OSError):  # another's file is not ours to close
            each.chmod(0o600)


def create(file: Path) -> None:
    """An empty file that the owner alone may read, if there is none; SQLite gives its mode to those beside it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def look_through(database: Path) -> None:
    """Read the whole file. Raises LudiError if it is damaged."""
    try:
        with contextlib.closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            wrong = complaint(connection, database)
    except sqlite3.OperationalError:
        return  # it cannot be read at all: whoever uses it next says why
    except sqlite3.DatabaseError as error:
        wrong = str(error)
    if wrong:
        raise LudiError(Message("host-damaged", {"database": str(database), "wrong": wrong}))


def complaint(connection: sqlite3.Connection, database: Path) -> str:
    """What SQLite finds wrong with a file, shortly; empty if it is sound."""
    check = "integrity_check" if database.stat().st_size <= WHOLE else "quick_check"
    found = str(connection.execute(f"PRAGMA {check}(1)").fetchone()[0])
    return "" if found == "ok" else " ".join(found.removeprefix("*** in database main ***").split())[:200]


def known() -> set[str]:
    """The versions of the store that can be served, by their migrations."""
    return {file.name[1:5] for file in MIGRATIONS.glob("versions/v*.py")}


def restore(file: Path, database: Path) -> tuple[int, Path | None]:
    """Put a copy of a backup in the place of a database; how many rooms it has, and where the old one is kept.

    Raises LudiError, with nothing changed, if a server is at it, the file is no sound store of ours, or there is no
    space for it. If it is killed in the middle, either nothing has happened yet or the next start finishes it.
    """
    if not file.is_file():
        raise LudiError(Message("host-no-file", {"file": str(file)}))
    if database.exists() and file.samefile(database):
        raise LudiError(Message("host-in-use", {"file": str(file)}))
    part = database.with_name(f".restore-{os.getpid()}.part")
    try:
        make_folder(database.parent)
        with held(database):
            finish(database)
            for left in database.parent.glob(".restore-*.part*"):
                left.unlink()
            try:
                with held(file) if beside(file, ".lock").exists() else contextlib.nullcontext():
                    rooms = fetch(file, part)
                old = exchange(part, database)
            except BaseException:
                if not marker(database).exists():
                    for suffix in ("", *BESIDE, "-journal"):
                        beside(part, suffix).unlink(missing_ok=True)
                raise
            make_private(database)
            return rooms, old
    except OSError as error:
        half, why = "yes" if marker(database).exists() else "no", why_no_folder(database.parent, error)
        told = {"file": str(file), "folder": str(database.parent), "why": why, "half": half}
        raise LudiError(Message("host-no-restore", told)) from None


def fetch(file: Path, part: Path) -> int:
    """Copy a backup to `part` as one sound file of its own, the backup left as it is; how many rooms it has."""
    for suffix in ("", "-wal"):  # a plain copy of a database that was not closed has its last moves beside it
        if beside(file, suffix).exists():
            create(beside(part, suffix))
            shutil.copyfile(beside(file, suffix), beside(part, suffix))
    try:
        with contextlib.closing(sqlite3.connect(part)) as connection:
            if wrong := complaint(connection, part):
                raise LudiError(Message("host-backup-damaged", {"file": str(file), "wrong": wrong}))
            tables = {str(row[0]) for row in connection.execute("select name from sqlite_master where type = 'table'")}
            if not tables >= TABLES:
                raise LudiError(Message("host-backup-foreign", {"file": str(file)}))
            version = str(connection.execute("select version_num from alembic_version").fetchone()[0])
            if version not in known():
                raise LudiError(Message("host-backup-later", {"file": str(file)}))
            rooms = int(connection.execute("select count(*) from room").fetchone()[0])
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as error:
        raise LudiError(Message("host-backup-unread", {"file": str(file), "why": str(error)})) from None
    except sqlite3.DatabaseError as error:
        raise LudiError(Message("host-no-backup", {"file": str(file), "why": str(error)})) from None
    with part.open("rb+") as handle:
        os.fsync(handle.fileno())
    return rooms


def marker(database: Path) -> Path:
    """What says that an exchange is under way, and of which files."""
    return beside(database, ".restore")


def exchange(part: Path, database: Path) -> Path | None:
    """Put `part` in the place of the database; where the old one is now. Once the marker stands it will be done."""
    stamp, n = time.strftime("%Y%m%d-%H%M%S"), 0
    while (old := beside(database, f".before-{stamp}{f'-{n}' if n else ''}")).exists():
        n += 1
    writing = beside(part, ".marker")
    with writing.open("w") as handle:
        json.dump({"new": part.name, "old": old.name}, handle)
        handle.flush()
        os.fsync(handle.fileno())
    writing.replace(marker(database))
    finish(database)
    return old if old.exists() else None


def finish(database: Path) -> None:
    """Go on with an exchange that has begun, if there is one."""
    if not marker(database).exists():
        return
    sync(database.parent)
    plan = json.loads(marker(database).read_text())
    new, old = database.with_name(plan["new"]), database.with_name(plan["old"])
    if new.exists():
        for suffix in ("", *BESIDE):
            if beside(database, suffix).exists():
                beside(database, suffix).replace(beside(old, suffix))
        sync(database.parent)
        new.replace(database)
    sync(database.parent)
    marker(database).unlink()


def sync(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can be asked for it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
