"""A card is read by holding a finger on it; a finger is not still, and what was read is not played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import PHONE, Aim, changed, reach

CARD = ".hand [data-token^='hand:'][data-available]"
POPOVER = ".popover"
# What of the table lies under the note.
HIDES = """() => {
    const { bottom } = document.querySelector(".press").getBoundingClientRect();
    const all = [...document.querySelectorAll("main *")].filter((e) => e.checkVisibility() && !e.closest(".hidden"));
    return all.filter((e) => e.offsetHeight > 1 && e.getBoundingClientRect().top < bottom - 1).map((e) => e.className);
}"""


def with_cards(open_page: Opener) -> Page:
    """A phone that has never been told how a card is read, and a turn of ours with cards to lay."""
    page = open_page("/", PHONE)
    page.evaluate("localStorage.removeItem('ludi-press')")
    page.reload()
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    reach(page, random.Random(5), Aim(goal=(CARD,), bare=True, skip=True))
    return page


@contextmanager
def held(touch: CDPSession, x: float, y: float) -> Iterator[Any]:
    """A finger on the screen, which moves when it is told to."""

    def at(name: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": list(points)})

    at("touchStart", {"x": x, "y": y})
    yield lambda dx, dy: at("touchMove", {"x": x + dx, "y": y + dy})
    at("touchEnd")


def test_what_is_told_of_fingers_leaves_the_line_at_the_top_by_itself(open_page: Opener) -> None:
    page = with_cards(open_page)
    told = page.locator("[role=note].press")
    page.clock.install()
    page.reload()
    expect(told).to_contain_text("Hold a finger on a card")
    page.clock.fast_forward(8_000)
    expect(told).to_have_count(1)
    page.clock.fast_forward(10_000)
    expect(told).to_have_count(0)
    page.reload()
    expect(told).to_have_count(1)


@pytest.mark.soak
def test_a_finger_that_trembles_reads_a_card_and_does_not_play_it(open_page: Opener) -> None:
    page = with_cards(open_page)
    told = page.locator("[role=note].press")
    expect(told).to_contain_text("Hold a finger on a card")
    assert page.evaluate(HIDES) == []
    touch = page.context.new_cdp_session(page)
    version = page.get_attribute(".table", "data-version")
    box = page.locator(CARD).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    with held(touch, x, y) as move:  # further than it is forgiven
        move(14, 9)
        page.wait_for_timeout(600)
        expect(page.locator(POPOVER)).to_have_count(0)
    expect(told).to_have_count(1)

    with held(touch, x, y) as move:
        move(5, 4)
        move(-6, 7)
        page.wait_for_selector(POPOVER)
    page.wait_for_timeout(100)
    expect(page.locator(POPOVER)).to_have_count(1)
    assert page.get_attribute(".table", "data-version") == version
    expect(told).to_have_count(0)

    page.click(f"{POPOVER} button")
    page.touchscreen.tap(x, y)  # a short touch gives the card away, as ever
    changed(page, version)
    page.reload()
    page.wait_for_selector(CARD)
    expect(told).to_have_count(0)


@pytest.mark.soak
def test_what_is_told_once_can_be_put_aside_and_stands_in_the_help(open_page: Opener) -> None:
    page = with_cards(open_page)
    page.click("[role=note].press button")
    page.reload()
    page.wait_for_selector(CARD)
    expect(page.locator("[role=note].press")).to_have_count(0)
    page.click("header [aria-label='Keys and help']")
    expect(page.locator("dialog kbd:text('Finger held on a card')")).to_be_visible()
