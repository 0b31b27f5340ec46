"""The table without a server: files from `python -m http.server`, opened in Chromium."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.browser import ASK, START, here, questions
from playwright.sync_api import Browser, BrowserContext, Page
from tests.e2e.conftest import AT_ONCE
from tests.e2e.site import Host, built
from tests.e2e.table import DESK, Screen

from ludi.kernel.titles import TITLES

FILES = "async () => (await (await fetch('ludi-site.json')).json()).map((name) => new URL(name, document.baseURI).href)"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site."""
    return built(tmp_path_factory)


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    """Who serves it, below a path."""
    found = Host(folder)
    yield found
    found.cut()


@pytest.fixture
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser in which no script may fail, and the CSP may refuse nothing."""
    wrong: list[str] = []
    state: Any = {"cookies": [], "origins": [{"origin": host.origin, "localStorage": AT_ONCE}]}
    context = browser.new_context(
        has_touch=True, reduced_motion="reduce", locale="en-GB", storage_state=state, accept_downloads=True
    )
    context.set_default_timeout(60_000)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    yield context
    context.close()
    assert [line for line in wrong if "ERR_CONNECTION" not in line] == []


def window(context: BrowserContext, screen: Screen) -> Page:
    """A window of a size."""
    page = context.new_page()
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    return page


def test_bots_choose_the_same_moves_as_in_python(context: BrowserContext, host: Host) -> None:
    page = window(context, DESK)
    page.goto(host.address)
    [worker] = [x for x in page.evaluate(FILES) if "/thinker.worker-" in x]
    page.evaluate(START, worker)
    for title in TITLES:
        for question in questions(title, 3):
            found = json.loads(page.evaluate(ASK, json.dumps(question)))
            assert found["action"] == json.loads(here(question))["action"], question
