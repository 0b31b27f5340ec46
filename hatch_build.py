"""Build hook: wheel and sdist carry the page of the browser client, so that nobody who installs them needs Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/ludi/server/static/index.html"


class PageHook(BuildHookInterface[Any]):
    """Builds the page if it is not there; an editable install goes without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before anything is packed. Raises RuntimeError if there is no page then."""
        page = Path(self.root, PAGE)
        if version == "editable" or page.is_file():
            return
        web = Path(self.root, "web")
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError(f"{PAGE} is missing, and there is no npm to build it; run bin/web first")
        for command in ([npm, "ci"], [npm, "run", "build"]):
            if subprocess.run(command, cwd=web).returncode != 0:
                raise RuntimeError(f"{PAGE} is missing, and `{' '.join(command[1:])}` failed in {web}")
        if not page.is_file():
            raise RuntimeError(f"{PAGE} is missing after the build of {web}")
