"""A database before it is used: whole, up to date, its connections as they have to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import inspect, text

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message

from .files import MIGRATIONS, create, finish, look_through, make_private

HEAD = "0006"  # the last migration


# A database that does not answer is away: nobody waits for it for minutes.
POSTGRES: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": 10,
    "connect_args": {"timeout": 5, "command_timeout": 10},
}


def prepare_file(file: Path, *, check: bool) -> None:
    """A database that can be used: none but its owner's, an exchange that was begun at its end, nothing damaged."""
    finish(file)
    create(file)
    make_private(file)
    if check and file.stat().st_size:
        look_through(file)


def migrate(connection: Any) -> None:
    """Bring the tables up to date. Raises LudiError if they are of a later version of ours."""
    if inspect(connection).has_table("alembic_version"):
        if connection.scalar(text("select version_num from alembic_version")) == HEAD:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LudiError(Message("host-store-version", {"why": str(error)})) from None


def prepare_sqlite(connection: Any, _: Any) -> None:
    """A new connection: the journal beside the file, every commit on the disk, transactions begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def hidden(url: str) -> str:
    """A URL without its password."""
    from sqlalchemy.engine import make_url

    try:
        return make_url(url).render_as_string(hide_password=True)
    except Exception:
        return "of this address"
