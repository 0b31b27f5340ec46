"""`ludi build-site`: the table as a folder of files that any host can serve, and that plays without a server."""

from pathlib import Path
from typing import Annotated

import typer

from ludi.locales import text


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("build-site", help=t("site-help"))
    def build_site(folder: Annotated[Path, typer.Argument(help=t("site-help-folder"))]) -> None:
        from ludi.rooms.site import build

        folder = folder.expanduser()
        site = build(folder)
        megabytes = f"{site.size / 1e6:.1f}"
        print(t("site-done", folder=str(folder), files=site.files, megabytes=megabytes))
        print(t("site-try", folder=str(folder)))
