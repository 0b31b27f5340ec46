"""Every screen at both sizes, light and dark: nothing for axe to find, and no scrolling of the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import DESK, MINE, PHONE, Screen, axe, choice, finished, fits, new_room


def check(page: Page, name: str) -> None:
    """Nothing wrong with the page as it is now."""
    assert fits(page), name
    assert axe(page) == [], name


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desktop", "phone"])
def test_every_screen(open_page: Opener, screen: Screen, dark: bool) -> None:
    page = open_page("/", screen, dark)
    page.wait_for_selector("text=Play against a bot")
    check(page, "home")
    for path, sign in (("/settings", "fieldset"), ("/rules/roma", "text=The buildings"), ("/new?title=roma", "form")):
        page.goto(path)
        page.wait_for_selector(sign)
        check(page, path)
    new_room(page, "open", 4)
    page.wait_for_selector("#link-invite")
    check(page, "lobby")
    new_room(page, "shared", 4)
    page.wait_for_selector(".curtain")
    check(page, "curtain")

    new_room(page, "bot:random", 6)
    page.wait_for_selector(MINE)
    check(page, "table, first choice")
    rng = random.Random(8)
    seen: set[str] = set()
    while not finished(page):
        state = ""
        if page.query_selector("[data-confirm]"):
            state = "to confirm"
        elif page.query_selector(".tray [data-available]"):
            state = "tray"
        elif page.query_selector(".die[aria-pressed]"):
            state = "die chosen"
        elif page.query_selector(".die[data-available]") and page.query_selector("[data-token=end]"):
            state = "main"
        if state and state not in seen:
            seen.add(state)
            check(page, f"table, {state}")
        element = choice(page, rng)
        draw = page.query_selector("[data-token=cards][data-available]") if state == "die chosen" else None
        if element is None:
            page.wait_for_timeout(10)
        elif draw is not None and "tray" not in seen:
            draw.click()
        else:
            element.click()
    assert {"main", "die chosen", "to confirm", "tray"} <= seen
    check(page, "result")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    check(page, "the position in words")
    page.goto(page.url + "/replay")
    page.wait_for_selector("input[type=range]")
    check(page, "replay")


def test_the_explanation_of_a_card_by_mouse_and_by_keyboard(open_page: Opener) -> None:
    page = open_page("/")
    new_room(page, "bot:random", 20)
    page.wait_for_selector(MINE)
    card = page.query_selector("[data-token^='hand:']")
    assert card is not None
    card.hover()
    page.wait_for_selector("[role=tooltip]")
    page.mouse.move(5, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    card.focus()
    page.keyboard.press("?")
    assert "costs" in page.inner_text("[role=dialog]")
    check(page, "explanation")
    page.keyboard.press("Escape")
    assert page.query_selector("[role=dialog]") is None
    assert page.evaluate("e => document.activeElement === e", card)


@pytest.mark.parametrize("screen", [DESK, Screen(844, 390)], ids=["desktop", "phone on its side"])
def test_what_is_pointed_at_stays_where_it_is(open_page: Opener, screen: Screen) -> None:
    """The words about what lies under the pointer may be longer than those before."""
    page = open_page("/", screen)
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    hand = page.locator("section.hand")
    before = hand.bounding_box()
    for card in page.query_selector_all("[data-token^='hand:']"):
        card.hover()
        assert hand.bounding_box() == before
