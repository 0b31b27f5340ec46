"""`ludi backup`: a copy of the table's data, while it is used or not. `ludi restore`: such a copy in its place."""

from pathlib import Path
from typing import Annotated

import typer

from ludi.locales import text


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("backup", help=t("server-help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=t("server-help-backup-file"))],
        data: Annotated[Path | None, typer.Option(help=t("server-help-data"))] = None,
    ) -> None:
        from ludi.folders import data_folder

        rooms = copy((data or data_folder()).expanduser() / "ludi.sqlite3", file.expanduser())
        print(t("server-backup-done", file=str(file), rooms=rooms))

    @app.command("restore", help=t("server-help-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=t("server-help-restore-file"))],
        data: Annotated[Path | None, typer.Option(help=t("server-help-data"))] = None,
    ) -> None:
        from ludi.folders import data_folder
        from ludi.server import files

        folder = (data or data_folder()).expanduser()
        rooms, old = files.restore(file.expanduser(), folder / "ludi.sqlite3")
        print(t("server-restore-done", file=str(file), folder=str(folder), rooms=rooms))
        if old is not None:
            print(t("server-restore-kept", file=str(old)))


def copy(database: Path, file: Path) -> int:
    """Copy a database as it is at one moment; how many rooms it has.

    Raises LudiError if there is none, if the file is there already, or cannot be written. Half a file is never left.
    """
    import os
    import sqlite3

    from ludi.kernel.errors import LudiError
    from ludi.kernel.files import unwritten
    from ludi.kernel.messages import Message
    from ludi.kernel.spoken import reason

    if not database.is_file():
        raise LudiError(Message("host-nothing-to-copy", {"folder": str(database.parent)}))
    if database.with_name(f"{database.name}.restore").exists():
        raise LudiError(Message("host-half-restored", {"folder": str(database.parent)}))
    if file.exists():
        raise LudiError(Message("host-file-there", {"file": str(file)}))
    part = file.with_name(f".{file.name}-{os.getpid()}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT, 0o600))  # SQLite takes an empty file, and leaves its mode
        connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30)
        try:
            connection.execute("VACUUM INTO ?", (str(part),))
            rooms = int(connection.execute("select count(*) from room").fetchone()[0])
        finally:
            connection.close()
        os.link(part, file)  # refuses a file that came meanwhile
        return rooms
    except sqlite3.Error as error:
        told = {"file": str(file), "database": str(database), "why": str(error)}
        raise LudiError(Message("host-no-copy", told)) from None
    except OSError as error:
        raise unwritten(file, reason(error)) from None
    finally:
        part.unlink(missing_ok=True)
