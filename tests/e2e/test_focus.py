"""Esc takes one step back and no move, the end of a turn waits, and the focus never falls to the page itself."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import DIE, MAIN_CHOICE, OVER, new_room, play, reach

# A function: an expression that is not true at once would be evaluated as a string, which the page forbids.
ON_THE_PAGE = "() => document.activeElement && document.activeElement !== document.body"


@pytest.fixture
def page(open_page: Opener) -> Page:
    """A turn of ours at Roma, with dice that are not used."""
    page = open_page("/")
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    reach(page, random.Random(3), MAIN_CHOICE)
    return page


@pytest.mark.soak
def test_esc_puts_hints_away_and_nothing_else(page: Page) -> None:
    version = page.get_attribute(".table", "data-version")
    page.click(f"{DIE} >> nth=0")
    page.wait_for_selector(".die.chosen")
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".die.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".die.chosen")).to_have_count(0)
    assert page.get_attribute(".table", "data-version") == version


@pytest.mark.soak
@pytest.mark.parametrize("by", ["key", "button"])
def test_the_end_of_a_turn_pressed_twice_still_waits_for_its_yes(page: Page, by: str) -> None:
    version = page.get_attribute(".table", "data-version")

    def press() -> None:
        if by == "key":
            page.keyboard.press("e")
        else:
            page.click(".finish:visible")

    press()
    page.wait_for_selector("[data-confirm]")
    press()
    expect(page.locator("[data-confirm]")).to_be_focused()
    expect(page.locator(".finish:visible")).to_have_attribute("aria-pressed", "true")
    assert page.get_attribute(".table", "data-version") == version


def test_the_focus_goes_back_when_a_sheet_closes(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    for key in "ds?l":
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        page.wait_for_function(ON_THE_PAGE)
    hand = page.locator(f"{DIE} >> nth=1")
    hand.focus()
    page.keyboard.press("d")
    page.click("dialog header button")
    expect(hand).to_be_focused()

    page.click("header [aria-label='Keys and help']")
    page.click("dialog >> text=Resign >> nth=0")
    page.get_by_role("dialog", name="Players").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("header [aria-label='Keys and help']")).to_be_focused()


def test_the_focus_stays_on_the_page_after_the_result(open_page: Opener) -> None:
    page = open_page()
    new_room(page, "bot:random", 1)
    play(page, random.Random(1))
    page.click(f"{OVER} header button")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function(ON_THE_PAGE)
