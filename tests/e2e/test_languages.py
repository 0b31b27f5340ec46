"""Every language that there is, on every screen at both sizes: nothing cut off, nothing left without words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import ROOT, Opener
from tests.e2e.lent import tab
from tests.e2e.table import AT_BOTH_SIZES, MAIN_CHOICE, Screen, fits, new_room, reach

LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/ludi/locales").glob("*/web.ftl"))
TITLES = ("roma", "arena")
KEY = r"(?:web|table|{})-[a-z]+(?:-[a-z0-9]+)*"
CUT = """() => [...document.querySelectorAll("button, .button, h1, h2, h3, legend, nav a, .line, .state")]
    .filter(e => e.offsetWidth > 1 && e.checkVisibility() && getComputedStyle(e).display !== "inline")
    .filter(e => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => `${e.tagName}.${e.className}: ${e.innerText}`)"""
SPOKEN = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label]")].map(e => e.ariaLabel)]
    .join(" ")"""


def check(page: Page, language: str, name: str, family: str = "roma", cut: str = CUT) -> None:
    """The page as it is now: in the language, without a key, whole."""
    where = f"{language} {name}"
    assert page.get_attribute("html", "lang") == language, where
    assert fits(page), where
    assert page.evaluate(cut) == [], where
    assert re.findall(rf"\b{KEY.format(family)}\b", page.evaluate(SPOKEN)) == [], where


class Checker:
    """Checks a page in every language, one after the other: they are chosen in another tab."""

    def __init__(self, page: Page, family: str, cut: str = CUT) -> None:
        self.page, self.family, self.cut = page, family, cut
        self.settings = tab(page)
        self.settings.goto("/settings")

    def __call__(self, name: str, again: Callable[[], object] = lambda: None) -> None:
        """again: done in each language, for what the page has said once and for all."""
        for language in LANGUAGES:
            self.settings.select_option("select", language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)
            again()
            check(self.page, language, name, self.family, self.cut)
        self.settings.select_option("select", "en")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_language(open_page: Opener, screen: Screen) -> None:
    page = open_page("/settings", screen)
    check_all = Checker(page, "roma")
    check_all("settings")
    page.goto("/")
    page.wait_for_selector("li .button.primary")
    check_all("home")
    for title in TITLES:
        page.goto(f"/rules/{title}")
        page.wait_for_selector("main h2")
        check_all(f"{title}: rules")
        page.goto(f"/new?title={title}")
        page.wait_for_selector("form")
        check_all(f"{title}: new room")
        new_room(page, "bot:random", 40, title)
        page.wait_for_selector(".table .board")
        check_all(f"{title}: the start")
        reach(page, random.Random(2), MAIN_CHOICE)
        check_all(f"{title}: the main choice")
        page.click(".die[data-available] >> nth=0")
        check_all(f"{title}: a die chosen")
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    check_all("help")


def test_a_language_that_did_not_come_is_asked_for_again(open_page: Opener) -> None:
    page = open_page("/settings", refused=(".js",))
    page.wait_for_selector("select")
    page.wait_for_load_state("networkidle")
    page.route("**/assets/*.js*", lambda route: route.abort())
    page.select_option("select", "fr")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.locator("select")).to_have_value("en")
    page.unroute("**/assets/*.js*")
    page.select_option("select", "fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.soak(but=("uk",))
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
