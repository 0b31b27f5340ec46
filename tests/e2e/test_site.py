"""The table without a server: files from `python -m http.server`, opened in Chromium."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from bench.browser import ASK, START, here, questions
from bench.site import asked_for, weight
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.lent import AT_ONCE
from tests.e2e.site import BELOW, Host, built
from tests.e2e.table import DESK, MINE, OVER, PHONE, Screen, axe, comes_true, fits, play, spot, touch
from tests.lab.test_review import record_of, to_win_at_once
from tests.soaking import many

import ludi
from ludi.kernel.titles import TITLES
from ludi.locales import Catalogue
from ludi.rooms.site import build
from ludi.server.page import STATIC

FILES = "async () => (await (await fetch('ludi-site.json')).json()).map((name) => new URL(name, document.baseURI).href)"
# All files are kept, and the worker that has kept them answers this page.
OFFLINE = """async () => {
    const { controller, ready } = navigator.serviceWorker;
    return Boolean(controller) && controller === (await ready).active;
}"""
# What is done with Python's memory in the browser's caches; `kept` is what lies there, if any.
MEMORY = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [key] = (await cache.keys()).filter(({ url }) => /memory-[^/]+$/.test(url));
        const kept = key && (await cache.match(key));
        if (kept) return (%s)(cache, key, kept);
    }
    return null;
}"""
SIZE = MEMORY % "async (cache, key, kept) => (await kept.arrayBuffer()).byteLength"
MARK = MEMORY % "async (cache, key, kept) => cache.put(key, new Response(kept.body, { headers: { mark: 'first' } }))"
MARKED = MEMORY % "async (cache, key, kept) => kept.headers.get('mark')"
SECOND = "uk"
BUDGET = 600_000  # bytes, gzipped, that a first game loads besides Python
SPOIL = MEMORY % "async (cache, key) => cache.put(key, new Response(new Uint8Array(4096)))"


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


def begun_without_room(page: Page, origin: str) -> None:
    """A game that the browser has no room to keep is not begun, and the reader is told why; later it is."""
    tools = page.context.new_cdp_session(page)
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.click("form .button.primary")
    expect(page.get_by_role("alert")).to_contain_text("no room left to keep the game")
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.click("form .button.primary")
    page.wait_for_selector(MINE)


@pytest.mark.soak
def test_bots_choose_the_same_moves_as_in_python(context: BrowserContext, host: Host) -> None:
    page = window(context, DESK)
    page.goto(host.address)
    [worker] = [x for x in page.evaluate(FILES) if "/thinker.worker-" in x]
    page.evaluate(START, worker)
    learned = product(("roma", "arena"), ("caesar",))  # by networks, which the site has to bring
    for title, level in [*product(TITLES, ("centurio", "consul")), *learned]:
        for question in questions(title, level, many(1)):
            found = json.loads(page.evaluate(ASK, json.dumps(question)))
            assert found["action"] == json.loads(here(question))["action"], question
            assert (found["home"], found["full"]) == ("wasm", True), question


@pytest.mark.soak
def test_a_game_outlives_the_network_a_full_browser_and_a_spoilt_memory_of_python(
    context: BrowserContext, host: Host
) -> None:
    first = window(context, DESK)
    first.goto(host.address)
    comes_true(first, OFFLINE)
    first.goto(f"{host.address}#/new?title=pokern")
    first.select_option("#count", "2")
    first.select_option("form label:not(:has(#count)) select >> nth=0", "bot:random")
    first.fill("form input[type=number] >> nth=0", "2")
    comes_true(first, SIZE)
    begun_without_room(first, host.origin)
    there = spot(first, random.Random(1))
    assert there is not None
    touch(first, there)
    room = first.url.split("/r/")[1]
    first.evaluate(MARK)
    whole = first.evaluate(SIZE)
    first.close()
    host.cut()

    second = window(context, PHONE)
    second.goto(host.address)
    second.click(f"a[href$='/r/{room}']")
    second.wait_for_selector(MINE)
    play(second, random.Random(2))
    second.wait_for_selector(OVER)
    assert second.evaluate(MARKED) == "first", "its memory was made again"
    second.evaluate(SPOIL)
    second.close()

    third = window(context, DESK)
    third.goto(f"{host.address}#/r/{room}")
    third.wait_for_selector(OVER)
    comes_true(third, f"async () => (await ({SIZE})()) > 4096")
    assert third.evaluate(MARKED) is None
    assert abs(third.evaluate(SIZE) / whole - 1) < 0.1


@pytest.mark.soak
def test_what_a_first_game_loads_besides_python_is_little(browser: Browser, host: Host, folder: Path) -> None:
    """Empire's is the largest; bench/site.py tells that of every title."""
    found = asked_for(browser, host.address, "empire")
    besides = {name: weight(folder / BELOW / name) for name in found if not name.startswith("python-")}
    assert sum(besides.values()) < BUDGET, sorted(besides.items(), key=lambda one: -one[1])
    assert [name for name in besides if "-lessons" in name or "-puzzles" in name or "roma.zip" in name] == []


def test_what_a_shortcut_opens_is_a_new_game_of_its_title(context: BrowserContext, host: Host) -> None:
    page = window(context, DESK)
    manifest = page.request.get(f"{host.address}manifest-{SECOND}.webmanifest").json()
    shortcuts = {shortcut["name"]: shortcut["url"] for shortcut in manifest["shortcuts"]}
    assert len(shortcuts) == len(TITLES)
    page.goto(host.address + shortcuts[str(Catalogue(SECOND).said("web-title-pokern", {}))])
    expect(page.locator("form #count")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(Catalogue("en").said("web-title-pokern", {})))


@pytest.mark.soak
def test_a_match_that_is_brought_is_to_be_kept_as_well_and_is_reviewed_and_played_on(
    context: BrowserContext, host: Host, tmp_path: Path
) -> None:
    record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3).save(tmp_path / "lost.jsonl")
    context.add_init_script("if (navigator.storage) navigator.storage.persist = async () => (globalThis.asked = true)")
    page = window(context, DESK)
    page.goto(host.address)
    page.set_input_files("input[type=file]", tmp_path / "lost.jsonl")
    page.wait_for_url("**/replay**")
    assert page.evaluate("globalThis.asked") is True
    over = page.url.split("/replay")[0]
    page.get_by_role("button", name="Review").click()
    sheet = page.get_by_role("dialog", name="Review")
    expect(sheet.get_by_text("Played: End the turn").first).to_be_visible()
    expect(sheet.get_by_text("wins the game")).to_be_visible()
    assert (fits(page), axe(page)) == (True, [])
    sheet.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url(lambda url: "/replay" not in url)
    expect(page.get_by_text("Player 1").first).to_be_visible()
    page.goto(over)
    result = page.get_by_role("dialog").filter(has=page.locator(".wreaths"))
    result.get_by_role("button", name="What decided it?").click()
    expect(result.get_by_role("region", name="What decided it")).to_contain_text("Played: End the turn")
    assert (fits(page), axe(page)) == (True, [])
    result.get_by_role("link", name="Look at it").click()
    page.wait_for_url("**/replay?at=0*")


@pytest.fixture
def changing(folder: Path, tmp_path: Path) -> Iterator[Host]:
    """The same site, of which another version can be made."""
    shutil.copytree(folder, tmp_path / "site")
    found = Host(tmp_path / "site")
    yield found
    found.cut()


@pytest.mark.soak
def test_a_table_whose_bots_cannot_think_says_so_and_goes_on(browser: Browser, changing: Host, tmp_path: Path) -> None:
    [thinker] = (tmp_path / "site").rglob("thinker.worker-*.js")
    thinker.write_text("throw new Error('no memory')")
    state: Any = {"cookies": [], "origins": [{"origin": changing.origin, "localStorage": AT_ONCE}]}
    context = browser.new_context(has_touch=True, reduced_motion="reduce", storage_state=state)
    page = window(context, PHONE)
    page.goto(f"{changing.address}#/new?title=pokern")
    page.click("form .button.primary")
    page.wait_for_selector(MINE, timeout=60_000)
    said = page.locator(".prompt .more", has_text="Bot Centurio could not think in this browser")
    rng = random.Random(1)
    while (there := spot(page, rng)) is not None and not said.is_visible():
        touch(page, there)
    assert there is not None, "the game is over, and nothing was said"
    assert fits(page)
    context.close()


@pytest.mark.soak
def test_a_table_that_fails_is_begun_anew_and_the_game_goes_on(browser: Browser, host: Host) -> None:
    """An error that nobody expected, in the middle of a bot's turn; what the person had done is there again."""
    state: Any = {"cookies": [], "origins": [{"origin": host.origin, "localStorage": AT_ONCE}]}
    context = browser.new_context(has_touch=True, reduced_motion="reduce", storage_state=state)
    page = window(context, PHONE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{host.address}#/new?title=pokern")
    page.click("form .button.primary")
    page.wait_for_selector(MINE, timeout=60_000)
    [table] = [worker for worker in page.workers if "table.worker" in worker.url]
    table.evaluate("Worker.prototype.postMessage = () => { throw new Error('no bots'); }; null")
    rng = random.Random(1)
    while table in page.workers:
        there = spot(page, rng)  # it is our turn, so the bot has moved
        assert there is not None, "the game is over, and nothing has failed"
        touch(page, there)
    play(page, rng)
    page.wait_for_selector(OVER)
    context.close()
    assert wrong == []


def renewed(tmp_path: Path) -> None:
    """Make another version of the site."""
    shutil.copytree(STATIC, tmp_path / "static")
    icon = tmp_path / "static/favicon.svg"
    icon.write_text(icon.read_text() + "<!-- another -->")
    build(tmp_path / "site" / BELOW, tmp_path / "static")


@pytest.mark.soak
def test_another_version_is_offered_in_the_readers_language_and_never_to_a_game(
    browser: Browser, changing: Host, tmp_path: Path
) -> None:
    new, take = (str(Catalogue(SECOND).said(key, {})) for key in ("web-app-new", "web-app-take"))
    chosen: Any = [{"name": "ludi-settings", "value": json.dumps({"others": "off", "language": SECOND})}]
    state: Any = {"cookies": [], "origins": [{"origin": changing.origin, "localStorage": chosen}]}
    context = browser.new_context(reduced_motion="reduce", storage_state=state)
    context.set_default_timeout(60_000)
    game = window(context, DESK)
    game.goto(f"{changing.address}#/new?title=pokern")
    expect(game.locator(f"html[lang={SECOND}]")).to_be_attached()
    game.click("form .button.primary")
    game.wait_for_selector(MINE)
    comes_true(game, OFFLINE)
    page = window(context, PHONE)
    page.goto(changing.address)
    page.wait_for_selector("main li .button.primary")
    for one in (game, page):
        one.evaluate("window.mark = 'same'")
    version = page.get_attribute("html", "data-version")
    renewed(tmp_path)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.locator(".offer")).to_contain_text(new)
    assert fits(page)
    assert axe(page) == []
    assert page.evaluate("window.mark") == game.evaluate("window.mark") == "same"
    expect(game.locator(".offer")).to_have_count(0)
    page.get_by_role("button", name=take).click()
    page.wait_for_function("() => window.mark === undefined && document.readyState === 'complete'")
    assert page.get_attribute("html", "data-version") != version
    assert (game.get_attribute("html", "data-version"), game.evaluate("window.mark")) == (version, "same")
    there = spot(game, random.Random(1))
    assert there is not None
    touch(game, there)
    game.reload()  # the game goes on in the new version, where it stood
    game.wait_for_selector(f"{MINE}, {OVER}")
    assert game.get_attribute("html", "data-version") != version
    context.close()
