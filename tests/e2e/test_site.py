"""The table without a server: files from `python -m http.server`, opened in Chromium."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from bench.browser import ASK, START, here, questions
from playwright.sync_api import Browser, BrowserContext
from tests.e2e.conftest import AT_ONCE
from tests.e2e.table import DESK

from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

KEPT = "async () => (await (await fetch('ludi-site.json')).json()).map((name) => new URL(name, document.baseURI).href)"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A site below a path of its host: its address, and the process that serves it."""
    root = tmp_path_factory.mktemp("host")
    build(root / "games" / "ludi")
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"port (\d+)", process.stdout.readline())
        assert found is not None
        yield f"http://127.0.0.1:{found[1]}", process
        process.kill()


@pytest.fixture(scope="module")
def context(browser: Browser, host: tuple[str, subprocess.Popen[str]]) -> Iterator[BrowserContext]:
    """A browser that has been to the site; no script may fail in it, and the CSP may refuse nothing."""
    wrong: list[str] = []
    state: Any = {"cookies": [], "origins": [{"origin": host[0], "localStorage": AT_ONCE}]}
    context = browser.new_context(
        viewport={"width": DESK.width, "height": DESK.height},
        reduced_motion="reduce",
        locale="en-GB",
        storage_state=state,
        accept_downloads=True,
    )
    context.set_default_timeout(120_000)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    yield context
    context.close()
    assert [line for line in wrong if "ERR_CONNECTION" not in line] == []


def test_bots_choose_the_same_moves_as_in_python(context: BrowserContext, host: tuple[str, object]) -> None:
    page = context.new_page()
    page.goto(f"{host[0]}/games/ludi/")
    [worker] = [x for x in page.evaluate(KEPT) if "/thinker.worker-" in x]
    page.evaluate(START, worker)
    for title in TITLES:
        for question in questions(title, 3):
            found = json.loads(page.evaluate(ASK, json.dumps(question)))
            assert found["action"] == json.loads(here(question))["action"], question
    page.close()
