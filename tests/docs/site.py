"""The documentation as a site, with the table inside as bin/docs puts it there: built once for all tests."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT
from tests.e2e.site import BELOW, built


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """MkDocs at work; it is strict by its settings."""
    command = [sys.executable, "-m", "mkdocs", "build", "--config-file", str(config), "--site-dir", str(site)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def documentation(factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which the first of the processes of this run builds for all."""
    shared = factory.getbasetemp()
    if shared.name.startswith("popen-"):
        shared = shared.parent
    folder = shared / "documentation"
    with (shared / "documentation.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            done = build(ROOT / "mkdocs.yml", folder)
            assert (done.returncode, "WARNING" in done.stderr) == (0, False), done.stderr
            shutil.copytree(built(factory) / BELOW, folder / "play")
    return folder
