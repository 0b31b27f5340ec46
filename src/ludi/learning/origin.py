"""What made a file of weights, for its note."""

from __future__ import annotations

import subprocess
from pathlib import Path

from ludi.version import __version__

PACKAGE = Path(__file__).parents[1]
MATTERS = tuple(PACKAGE / folder for folder in ("algorithms", "games", "learning"))  # whose code makes weights


def made_by(command: str, *scripts: Path) -> dict[str, str]:
    """The command, the version and, in a clone, the commit, with a plus where code that makes weights, or one of these
    scripts, differs from it."""
    git = ["git", "-C", str(PACKAGE)]
    try:
        commit = subprocess.run([*git, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=True)
        code = [str(path) for path in (*MATTERS, *scripts)]
        changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", *code], capture_output=True, check=False)
        name = commit.stdout.strip() + ("+" if changed.returncode else "")
    except (OSError, subprocess.CalledProcessError):
        name = ""
    return {"command": command, "version": __version__, "commit": name}
