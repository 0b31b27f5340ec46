"""`ludi serve`: the table in the browser."""

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ludi.locales import Text, text

LOGS = ("info", "warning", "error")  # how much is logged


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("serve", help=t("server-help"))
    def serve(
        host: Annotated[str, typer.Option(help=t("server-help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=t("server-help-port"))] = 8000,
        name: Annotated[list[str] | None, typer.Option(help=t("server-help-name"))] = None,
        data: Annotated[Path | None, typer.Option(help=t("server-help-data"))] = None,
        db: Annotated[str, typer.Option(help=t("server-help-db"))] = "",
        open_page: Annotated[bool | None, typer.Option("--open/--no-open", help=t("server-help-open"))] = None,
        log: Annotated[str, typer.Option(help=t("server-help-log"))] = "warning",
    ) -> None:
        from ludi.folders import data_folder
        from ludi.kernel.messages import Message
        from ludi.kernel.spoken import choice, not_accepted
        from ludi.server.run import serve as run
        from ludi.server.settings import Settings, from_environment

        if not 0 <= port <= 65535:
            raise not_accepted("--port", port, Message("given-from", {"low": "0", "high": "65535"}))
        if log not in LOGS:
            raise not_accepted("--log", log, choice(LOGS))
        settings = Settings(host=host, port=port, data=(data or data_folder()).expanduser(), db=db)
        settings = from_environment(settings)
        settings = replace(settings, hosts=",".join([settings.hosts, *(name or [])]))
        wanted = has_window() if open_page is None else open_page

        def ready(address: str) -> None:
            tell(t, host, address)
            if wanted:
                webbrowser.open(local(address))

        status = run(settings, ready, level=log)
        if status:
            raise typer.Exit(status)


def has_window() -> bool:
    """Whether a person sits here who would see a browser open."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def local(address: str) -> str:
    """The address as this machine reaches it."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def tell(t: Text, host: str, address: str) -> None:
    """Say where the table is, how others in the house reach it, and what they should know."""
    from ludi.server.addresses import for_others, is_local

    print(t("server-ready", address=local(address)), flush=True)
    if others := for_others(host, int(address.rstrip("/").rpartition(":")[2])):
        print(t("server-ready-others", address=f"{others}/"), flush=True)
    if host != "localhost" and not is_local(host):
        print(t("server-ready-plain"), flush=True)
    print(t("server-stop"), flush=True)
