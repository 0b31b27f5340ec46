"""Hints at a table of a server that the browser of who asks has thought out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.every_screen import room
from tests.e2e.table import MINE, PHONE, Screen

HINTS = ".hints li"
# How far each search for hints was said to be, in order.
TOLD = """() => {
    window.told = [];
    const look = () => {
        const bar = document.querySelector(".prompt progress[value]");
        if (bar) window.told.push([bar.value, bar.max]);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
MOST = 300  # hints of the server, until Python is there


def hinted(page: Page) -> tuple[str, list[str]]:
    """Ask for hints: where they were thought out, and what they say."""
    with page.expect_request(lambda request: request.url.split("?")[0].endswith(("/hint", "/question"))) as request:
        page.click(".ending >> text=Hint")
    page.wait_for_selector(HINTS)
    said = page.locator(HINTS).all_inner_texts()
    page.click(".hints .close")
    return request.value.url.split("?")[0].rpartition("/")[2], said


@pytest.mark.soak
@pytest.mark.served("about hints of a server")
def test_the_server_thinks_until_the_browser_can_and_both_say_the_same(open_page: Opener) -> None:
    page = open_page("/")
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    page.wait_for_selector(MINE)
    page.evaluate(TOLD)
    where, said = hinted(page)
    assert where == "hint"
    for _ in range(MOST):
        where, again = hinted(page)
        assert again == said
        told = page.evaluate("window.told")
        if where == "question" and told:  # a busy page may have heard of the end before it drew how far that was
            assert all(0 < done <= total for done, total in told)
            return
    raise AssertionError(f"hints were asked for {MOST} times, the last one thought out by: {where}; told: {told}")


def test_hints_beside_the_board_come_into_sight(open_page: Opener) -> None:
    page = open_page("/", screen=Screen(1280, 720))
    page.goto(room("roma", 16)(page))
    page.wait_for_selector(MINE)
    page.keyboard.press("h")
    expect(page.locator(HINTS).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [Screen(1280, 720), PHONE], ids=["desk", "phone"])
def test_hints_stand_again_when_the_move_that_one_names_is_not_done(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen=screen)
    page.goto(room("roma", 16)(page))
    page.wait_for_selector(MINE)
    page.keyboard.press("h")
    page.click(f"{HINTS} button >> nth=0")
    expect(page.locator(HINTS)).to_have_count(0)
    page.wait_for_selector("[data-confirm]")
    cancel = page.locator(".prompt").get_by_role("button", name="Cancel")
    while cancel.count():
        cancel.click()
    expect(page.locator(HINTS).first).to_be_in_viewport()

    page.click(f"{HINTS} button >> nth=0")
    page.wait_for_selector("[data-confirm]")
    page.locator(".prompt").focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)


@pytest.mark.soak
def test_two_hints_stand_whole_beside_the_moves_of_a_low_window(open_page: Opener) -> None:
    page = open_page("/", screen=Screen(1366, 625))
    page.goto(room("empire", 16)(page))
    page.wait_for_selector(MINE)
    page.keyboard.press("h")
    for n in range(2):
        expect(page.locator(HINTS).nth(n)).to_be_in_viewport(ratio=1)
    page.click(".hints .close")
    expect(page.locator(".acta")).to_be_in_viewport()
