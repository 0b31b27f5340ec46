"""Every language that there is, on every screen at both sizes: nothing cut off, nothing left without words."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import ROOT, Opener
from tests.e2e.table import DESK, PHONE, Screen, fits, main_choice, new_room

LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/ludi/locales").glob("*/web.ftl"))
TITLES = ("roma", "arena")
KEY = re.compile(r"\b(?:web|table|roma)-[a-z]+(?:-[a-z]+)*\b")
CUT = """() => [...document.querySelectorAll("button, .button, h1, h2, h3, legend, nav a, .line, .state")]
    .filter(e => e.offsetWidth > 1 && e.checkVisibility() && getComputedStyle(e).display !== "inline")
    .filter(e => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => `${e.tagName}.${e.className}: ${e.innerText}`)"""


def check(page: Page, language: str, name: str) -> None:
    """The page as it is now: in the language, without a key, whole."""
    where = f"{language} {name}"
    assert page.get_attribute("html", "lang") == language, where
    assert fits(page), where
    assert page.evaluate(CUT) == [], where
    words = page.inner_text("body") + str(
        page.eval_on_selector_all("[aria-label]", "found => found.map(e => e.ariaLabel).join(' ')")
    )
    assert KEY.findall(words) == [], where


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(open_page: Opener, language: str, screen: Screen) -> None:
    page = open_page("/settings", screen)
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    check(page, language, "settings")
    page.goto("/")
    page.wait_for_selector("li .button.primary")
    check(page, language, "home")
    for title in TITLES:
        page.goto(f"/rules/{title}")
        page.wait_for_selector("main h2")
        check(page, language, f"{title}: rules")
        page.goto(f"/new?title={title}")
        page.wait_for_selector("form")
        check(page, language, f"{title}: new room")
        new_room(page, "bot:random", 40, title)
        page.wait_for_selector(".table .board")
        check(page, language, f"{title}: the start")
        rng = random.Random(2)
        while not main_choice(page, rng):
            pass
        check(page, language, f"{title}: the main choice")
        page.click(".die[data-available] >> nth=0")
        check(page, language, f"{title}: a die chosen")
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    check(page, language, "help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_the_first_page_has_room_on_a_small_phone(open_page: Opener, language: str) -> None:
    page = open_page("/settings", Screen(375, 667))
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    page.goto("/")
    page.wait_for_selector("li .button.primary")
    check(page, language, "home")
    name, link = (page.locator(found).bounding_box() for found in ("header h1", "header nav a"))
    assert name is not None
    assert link is not None
    assert name["x"] + name["width"] <= link["x"]
    for found in page.locator("header h1, header p").all():
        assert found.evaluate("e => e.scrollWidth <= e.clientWidth")
