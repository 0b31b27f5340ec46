"""A page that is lent to one test after another keeps nothing of any of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import CHROMIUMS, Server
from tests.e2e.lent import Kind, tab
from tests.e2e.table import DESK, MINE, new_room

# All that a page can find of those before it, once it has been used as a test uses it.
FOUND = """async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    name: window.name,
    cookie: document.cookie,
    caches: await caches.keys(),
    bases: (await indexedDB.databases()).map((one) => one.name),
    files: await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
    locks: (await navigator.locks.query()).held.length,
    globals: Object.keys(window).filter((name) => name === "left"),
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    forced: matchMedia("(forced-colors: active)").matches,
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    printed: matchMedia("print").matches,
    history: history.length > 2,
    hovered: document.querySelectorAll("main :hover").length,
})"""
LEAVE = """async () => {
    window.left = window.name = localStorage.left = sessionStorage.left = "left";
    localStorage["ludi-settings"] = '{"language":"fr"}';
    document.cookie = "left=1";
    await caches.open("left");
    await (await navigator.storage.getDirectory()).getFileHandle("left", { create: true });
    await new Promise((done) => (indexedDB.open("left").onsuccess = done));
    void navigator.locks.request("left", () => new Promise(() => {}));
    window.open("/favicon.svg");
}"""
LATE = """addEventListener("pagehide", () => (localStorage.late = sessionStorage.late = "left"))"""
FELT = "addEventListener('mousedown', (it) => (window.felt = [it.shiftKey, it.buttons, it.clientX]))"
RIGHT = 2  # alone among the buttons
ALTERATIONS: dict[str, Callable[[Page], object]] = {
    "hears": lambda page: page.on("request", lambda _: None),
    "answers": lambda page: page.route("**", lambda route: route.abort()),
    "begins with a script": lambda page: page.add_init_script("window.left = 1"),
    "calls": lambda page: page.expose_function("left", lambda: 1),
    "has another size": lambda page: page.set_viewport_size({"width": 300, "height": 300}),
    "waits less long": lambda page: page.set_default_timeout(1),
    "has another clock": lambda page: page.clock.install(),
    "is offline": lambda page: page.context.set_offline(True),
    "may more": lambda page: page.context.grant_permissions(["notifications"]),
    "is spoken to directly": lambda page: page.context.new_cdp_session(page),
    "has a tab that hears": lambda page: tab(page).on("request", lambda _: None),
    "is closed": lambda page: page.close(),
}


@pytest.fixture
def kind(server: Server) -> Kind:
    """One that no other test asks for."""
    return Kind(server.address, DESK, dark=False, number=9)


def found(page: Page) -> dict[str, object]:
    """What a test finds at home that has done nothing yet."""
    page.goto("/")
    page.wait_for_selector("ul .panel")
    here: dict[str, object] = page.evaluate(FOUND)
    return here | {"me": page.request.get("/api/me").json(), "pages": len(CHROMIUMS.browser().contexts[-1].pages)}


@pytest.mark.soak
def test_what_a_test_leaves_the_next_one_does_not_find(kind: Kind) -> None:
    lender = CHROMIUMS.lender()
    loan = lender.lend(kind)
    page = loan.page
    at_first = found(page)
    new_room(page, "bot:random", 2)
    page.wait_for_selector(MINE)
    page.evaluate(LEAVE)
    page.emulate_media(color_scheme="dark", forced_colors="active", reduced_motion="no-preference", media="print")
    page.keyboard.down("Shift")
    page.mouse.move(100, 100)
    page.mouse.down()
    assert found(page) != at_first
    page.evaluate(LATE)
    lender.take_back(loan)
    again = lender.lend(kind)
    try:
        assert again.page is page, "it is not a new one"
        assert found(page) == at_first
        page.evaluate(FELT)
        page.mouse.down(button="right")
        page.mouse.up(button="right")
        assert page.evaluate("window.felt") == [False, RIGHT, -1], "something is held, or pointed at"
    finally:
        again.close()


def test_a_page_that_more_was_done_with_is_lent_to_nobody(kind: Kind) -> None:
    lender = CHROMIUMS.lender()
    loan = lender.lend(kind)
    for name, alter in ALTERATIONS.items():
        loan.page.altered = False
        alter(loan.page)
        assert loan.page.altered, name
    lender.take_back(loan)
    assert loan.context not in CHROMIUMS.browser().contexts
    another = lender.lend(kind)
    another.close()
    assert another.page is not loan.page


def test_a_page_whose_server_has_ended_is_lent_to_nobody(kind: Kind, server: Server) -> None:
    lender = CHROMIUMS.lender()
    loan = lender.lend(kind)
    loan.page.goto("/")
    server.end(kill=True)
    lender.take_back(loan)
    server.start()
    assert loan.context not in CHROMIUMS.browser().contexts
