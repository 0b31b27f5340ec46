"""Build hooks: what the package says of itself, and the page of the browser client inside it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/ludi/server/static/index.html"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\((?![a-z]+:)([^)\s]+)\)|<img src=\"(?![a-z]+:)([^\"]+)\"([^>]*)>")


class PageHook(BuildHookInterface[Any]):
    """Wheel and sdist carry the page, so that nobody who installs them needs Node; an editable install goes without."""

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


class ReadmeHook(MetadataHookInterface):
    """The README as the page of the package, where no file lies beside it, and the addresses of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling for the fields that pyproject.toml calls dynamic."""
        repository, version = address(self.config.get("repository", ""), os.environ)
        readme = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": told(readme, repository, version)}
        metadata["urls"] = urls(repository, version)


def address(repository: str, environment: Mapping[str, str]) -> tuple[str, str]:
    """Where the sources are public, and the branch or tag there; the host's own workflows know. Empty: nowhere."""
    server, name = environment.get("GITHUB_SERVER_URL", ""), environment.get("GITHUB_REPOSITORY", "")
    found = repository or (f"{server}/{name}" if server and name else "")
    return found.rstrip("/"), environment.get("GITHUB_REF_NAME") or "main"


def urls(repository: str, version: str) -> dict[str, str]:
    """What an index of packages lists beside the page."""
    if not repository:
        return {}
    files = f"{repository}/blob/{version}"
    return {
        "Documentation": f"{files}/docs/index.md",
        "Repository": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{files}/CHANGELOG.md",
    }


def told(readme: str, repository: str, version: str) -> str:
    """The README with whole addresses; where there is none, links are their words, and pictures are left out."""

    def picture(found: re.Match[str]) -> str:
        words, path, source, rest = found.groups()
        if not repository:
            return ""
        base = f"{repository}/raw/{version}/"
        return f"![{words}]({base}{path})" if path else f'<img src="{base}{source}"{rest}>'

    def link(found: re.Match[str]) -> str:
        words, path = found.groups()
        return f"[{words}]({repository}/blob/{version}/{path})" if repository else words

    return re.sub(r"\n( *\n){2,}", "\n\n", LINK.sub(link, PICTURE.sub(picture, readme)))
