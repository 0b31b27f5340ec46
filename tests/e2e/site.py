"""The site of files alone: built once for all tests, served below a path, and asked as its page asks."""

from __future__ import annotations

import fcntl
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from ludi.rooms.site import build

BELOW = "games/ludi"
# The page's own table, so that what is asked is answered by the worker that plays.
ASK = """async ([client, path]) => {
    const { answer } = await import(new URL(client, document.baseURI));
    const found = await answer(new Request(new URL(path, location.origin)));
    return [found.status, await found.text()];
}"""
# Nothing is asked of the network any more: the worker of this version works for this page, and has kept all of it.
KEPT = """async () => {
    const { controller, ready } = navigator.serviceWorker;
    return Boolean(controller) && controller === (await ready).active;
}"""


def built(factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which the first of the processes of this run builds for all."""
    shared = factory.getbasetemp()
    if shared.name.startswith("popen-"):
        shared = shared.parent
    folder = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(folder / BELOW)
    return folder


class Host:
    """`python -m http.server`, which knows nothing of what it serves."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        found = re.search(r"port (\d+)", self._process.stdout.readline())
        assert found is not None
        self.origin = f"http://127.0.0.1:{found[1]}"
        self.address = f"{self.origin}/{BELOW}/"
        files = (folder / BELOW / "assets").glob("client-*.js")
        [self._client] = (f"assets/{file.name}" for file in files if " as answer" in file.read_text("utf-8"))

    def cut(self) -> None:
        """There is no network any more."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def show(self, page: Page, path: str) -> None:
        """Go to a screen; the page stays as it is."""
        page.goto(f"{self.address}#{path}")

    def asked(self, page: Page, path: str) -> Any:
        """What the table in the browser answers."""
        status, text = page.evaluate(ASK, [self._client, path])
        assert status == 200, text
        return json.loads(text)
