"""`ludi prune`: old rooms and lines of chat deleted by hand."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludi.locales import text

if TYPE_CHECKING:
    from ludi.server.prune import Keep


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    def days(kind: str) -> Any:
        return typer.Option(min=0, show_default=False, metavar="DAYS", help=t(f"server-help-prune-{kind}"))

    @app.command("prune", help=t("server-help-prune"))
    def prune(
        lobbies: Annotated[int, days("lobbies")] = 0,
        abandoned: Annotated[int, days("abandoned")] = 0,
        finished: Annotated[int, days("finished")] = 0,
        chat: Annotated[int, days("chat")] = 0,
        data: Annotated[Path | None, typer.Option(help=t("server-help-data"))] = None,
        db: Annotated[str, typer.Option(help=t("server-help-db"))] = "",
    ) -> None:
        from ludi.folders import data_folder
        from ludi.kernel.errors import BadOption, LudiError
        from ludi.kernel.messages import Message
        from ludi.server.prune import Keep
        from ludi.server.settings import Settings

        keep = Keep(lobbies, abandoned, finished, chat)
        if keep == Keep():
            raise BadOption(Message("host-nothing-chosen"))
        settings = Settings(data=(data or data_folder()).expanduser(), db=db)
        if not db and not (settings.data / "ludi.sqlite3").is_file():
            raise LudiError(Message("host-no-data", {"folder": str(settings.data)}))
        counts = asyncio.run(delete(settings.database, keep))
        print(t("server-prune-done", **counts))


async def delete(url: str, keep: "Keep") -> dict[str, int]:
    """Delete what is older than it is kept, and give the space back; how much it was."""
    from ludi.server.prune import prune
    from ludi.server.store import Store

    async with Store.opened(url, check=True) as store:
        counts, _ = await prune(store, keep)
        store.shrink()
    return counts
