"""Pages, sheets and results at sizes between those of the other tests: nothing is cut off, covered or too small."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.conftest import Server
from tests.e2e.every_screen import Sight, Visitor, at, screens
from tests.e2e.table import axe
from tests.soaking import TIMES

from ludi.kernel.titles import TITLES
from ludi.lessons.lesson import lessons

MOMENTS = ("misthrow", "battle", "awards")
BOARDS = ("table ", "puzzle ", "lesson ", "replay ", "review", *MOMENTS, "curtain ")


WINDOWS = ((360, 640, "uk"), (640, 360, "fr"), (1024, 768, "ru"))
LESSON_WINDOWS = ((390, 844), (640, 360), (1280, 720))


def third(n: int, things: list[Any]) -> list[Any]:
    """What is looked at in one of three windows: each thing in one of them; as a soak all in each."""
    return things if TIMES else things[n::3]


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("n", range(3), ids=lambda n: "{}-{}-{}".format(*WINDOWS[n]))
def test_pages_fit_every_window(n: int, browser: Browser, server: Server) -> None:
    width, height, language = WINDOWS[n]
    server.sow(f"{width}x{height}")
    visitor = Visitor(browser, server.address, (width, height), language)
    pages = [one for one in screens() if one.name == "curtain roma" or not one.name.startswith(BOARDS)]
    assert len(pages) > 30
    sights = third(n, pages)
    assert [f"{one.name}: {fault}" for one in sights for fault in visitor.faults(one)] == []
    visitor.context.close()


@pytest.mark.soak
def test_tables_in_mid_game_and_replays_fit_their_window(browser: Browser, server: Server) -> None:
    server.sow("tables")
    visitor = Visitor(browser, server.address, (640, 360), "uk")
    sights = [one for one in screens() if re.fullmatch(r"table \w+|replay (lusitania|empire)|puzzle pokern", one.name)]
    assert len(sights) == len(TITLES) + 3
    # A phone, halves of a laptop's screen, one that is enlarged twice, and a low window of a wide one.
    for width, height in ((640, 360), (390, 844), (683, 625), (683, 740), (960, 540), (1280, 500)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert [f"{one.name}: {fault}" for one in sights for fault in visitor.faults(one)] == [], width
    visitor.context.close()


@pytest.mark.soak
def test_on_the_smallest_telephones_the_table_scrolls_and_no_board_is_pressed_flat(
    browser: Browser, server: Server
) -> None:
    server.sow("smallest")
    visitor = Visitor(browser, server.address, (320, 568), "en")
    sights = [one for one in screens() if one.name in ("table roma", "replay roma")]
    assert len(sights) == 2
    for one in sights:
        visitor.faults(one)
        lowest = visitor.page.evaluate("Math.min(...[...document.querySelectorAll('.slot')].map(e => e.offsetHeight))")
        assert lowest >= 40, one.name
        bar = visitor.page.locator("main > .bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= 568, one.name
        visitor.page.mouse.move(160, 200)
        visitor.page.mouse.wheel(0, 400)
        visitor.page.wait_for_function("document.querySelector('.table, .replay').scrollTop > 0")
        hand = visitor.page.locator(".hands .hand").bounding_box()
        bar = visitor.page.locator("main > .bar").bounding_box()
        assert hand is not None
        assert bar is not None
        assert hand["y"] + hand["height"] <= bar["y"] + 1, one.name
    visitor.context.close()


@pytest.mark.soak
def test_moments_that_need_much_room_have_it(browser: Browser, server: Server) -> None:
    server.sow("misthrow")
    phone = Visitor(browser, server.address, (390, 844), "uk")
    sights = [one for one in screens() if one.name in MOMENTS]
    assert len(sights) == len(MOMENTS)
    for *size, language in ((390, 844, "uk"), (360, 640, "en"), (640, 360, "fr"), (844, 390, "ru")):
        phone.change((size[0], size[1]), language)
        for one in sights:
            assert moment(phone, one) == [], (one.name, size, language)
    laptop = Visitor(browser, server.address, (1280, 720), "en", like=phone)
    phone.context.close()
    for one in sights:
        assert moment(laptop, one) == [], one.name
    laptop.context.close()


def moment(visitor: Visitor, one: Sight) -> list[str]:
    """What is wrong with one of them."""
    return [*visitor.faults(one), *map(str, axe(visitor.page, "scrollable-region-focusable"))]


@pytest.mark.soak
def test_what_comes_after_a_result_is_in_sight_on_a_phone(browser: Browser, server: Server) -> None:
    server.sow("result")
    visitor = Visitor(browser, server.address, (390, 844), "uk")
    for sight in (one for one in screens() if one.name.startswith("result ")):
        assert visitor.faults(sight) == [], sight.name
        again = visitor.page.locator("dialog .buttons .primary").bounding_box()
        sheet = visitor.page.locator("dialog .sheet").bounding_box()
        assert again
        assert sheet
        assert again["y"] + again["height"] < sheet["y"] + sheet["height"], sight.name
    visitor.context.close()


@pytest.mark.soak
@pytest.mark.parametrize("n", range(3), ids=lambda n: "{}-{}".format(*LESSON_WINDOWS[n]))
def test_every_lesson_fits_where_it_begins(n: int, browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.address, LESSON_WINDOWS[n], "en")
    begun = third(n, [f"/learn/{title}/{one.id}" for title in TITLES for one in lessons(title)])
    sights = [Sight(path, at(path), ".table .board") for path in begun]
    assert [f"{one.name}: {fault}" for one in sights for fault in visitor.faults(one)] == []
    visitor.context.close()
