"""The table without a server: files from `python -m http.server`, opened in Chromium."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.browser import ASK, START, here, questions
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import AT_ONCE
from tests.e2e.site import KEPT, Host, built
from tests.e2e.table import (
    DESK,
    MINE,
    OVER,
    PATIENCE,
    PHONE,
    Aim,
    Screen,
    comes_true,
    fits,
    spot,
    touch,
)

from ludi.kernel.titles import TITLES
from ludi.locales import Catalogue

FILES = "async () => (await (await fetch('ludi-site.json')).json()).map((name) => new URL(name, document.baseURI).href)"
# A title, how many sit down, and what the first number of its form is then, where it has one.
SHORT = {"roma": (2, 8), "arena": (2, 8), "lusitania": (2, 6), "pokern": (2, 3), "empire": (4, None)}
CURTAIN = "main .button.primary"
TOUCHES = 5  # before the page is loaded anew
# In haste: what ends a step or a turn comes early, but for one time in four.
HASTE, ANY = (Aim(order, skip=True) for order in (("^confirm$", "^(done|end|pass|stop)$", ""), ("^confirm$", "")))


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


def begun(page: Page, host: Host, title: str) -> str:
    """A room made with the form, the others bots; its name."""
    seats, number = SHORT[title]
    host.show(page, f"/new?title={title}")
    page.wait_for_selector("form .button.primary")
    if page.query_selector("#count"):
        page.select_option("#count", str(seats))
    for i in range(seats - 1):
        page.select_option(f"form label:not(:has(#count)) select >> nth={i}", "bot:random")
    if number is not None:
        page.fill("form input[type=number] >> nth=0", str(number))
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    page.wait_for_selector(MINE)
    return page.url.split("/r/")[1]


def play(page: Page, rng: random.Random, most: int | None = None) -> int:
    """Touch something in each turn of ours until the result is shown, or so often; how often that was."""
    until = time.monotonic() + PATIENCE
    touched = 0
    while touched != most and (there := spot(page, rng, HASTE if rng.random() < 0.75 else ANY)) is not None:
        assert time.monotonic() < until, page.inner_text("body")
        assert there.fits, page.inner_text("body")
        touch(page, there)
        touched += 1
    return touched


def at(page: Page) -> str:
    """The version that is shown."""
    return str(page.get_attribute(".table", "data-version"))


def seen(host: Host, page: Page, room: str) -> Any:
    """What seat 0 sees."""
    return host.asked(page, f"/api/rooms/{room}/state?seat=0")["view"]


@pytest.mark.slow
def test_whole_games_without_a_network(context: BrowserContext, host: Host, tmp_path: Path) -> None:
    """Begun in one window, followed by a second, loaded anew and ended there; and brought from its file."""
    elsewhere = str(Catalogue("en").said("local-elsewhere", {}))
    first = window(context, DESK)
    first.goto(host.address)
    comes_true(first, KEPT)
    host.cut()

    second = window(context, PHONE)
    second.goto(host.address)
    rooms = {}
    for title in TITLES:
        room = rooms[title] = begun(first, host, title)
        play(first, random.Random(1), TOUCHES)
        host.show(second, f"/r/{room}")
        expect(second.locator(".prompt")).to_contain_text(elsewhere)
        assert play(first, random.Random(2), 1)
        until = time.monotonic() + PATIENCE
        while first.query_selector(MINE) is None or at(first) != at(second):
            assert time.monotonic() < until, (at(first), at(second))
            first.wait_for_timeout(20)
        assert second.query_selector("[data-available], [data-confirm]") is None
        expect(second.locator(".prompt")).to_contain_text(elsewhere)
    first.close()
    assert play(second, random.Random(3), 1)

    host.show(second, "/settings")
    saved = {}
    for title, room in rooms.items():
        with second.expect_download() as download:
            second.click(f"a[href='/api/rooms/{room}/record']")
        saved[title] = tmp_path / download.value.suggested_filename
        assert saved[title].name == f"{room}.jsonl"
        download.value.save_as(saved[title])

    before = {title: seen(host, second, room) for title, room in rooms.items()}
    second.reload()
    for title, room in rooms.items():
        host.show(second, "/")
        second.click(f"a[href$='/r/{room}']")
        second.wait_for_selector(MINE)
        assert seen(host, second, room) == before[title]
        assert fits(second)
        assert play(second, random.Random(4)) > 0
        over = host.asked(second, f"/api/rooms/{room}/state?seat=0")["over"]
        lines = second.inner_text(f"{OVER} ol")
        assert [f"{score:g}" in lines for score in over["scores"]] == [True] * SHORT[title][0]
        assert fits(second)

        host.show(second, "/")
        second.set_input_files("input[type=file]", saved[title])
        second.wait_for_url("**/r/*")
        again = second.url.split("/r/")[1]
        assert again != room
        second.wait_for_selector(f"{MINE}, {CURTAIN}")
        if second.query_selector(CURTAIN):  # who brings a match holds all its seats
            second.click(CURTAIN)
            second.wait_for_selector(MINE)
        assert seen(host, second, again) == before[title]
        version = at(second)
        while at(second) == version:  # a first touch may only choose
            assert play(second, random.Random(5), 1)
