"""The rules on the page: examples on the real board, search, and a summary that is printed on one sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import axe

from ludi.kernel.titles import TITLES
from ludi.lessons import lessons
from ludi.locales import languages


def test_an_example_shows_what_happened_step_by_step(open_page: Opener) -> None:
    page = open_page("/rules/roma")
    example = page.locator("[data-lesson=battle]")
    example.scroll_into_view_if_needed()
    board = example.locator(".picture")
    senator = board.locator(".slot[aria-label*=Senator]")
    expect(senator).to_have_count(1)
    example.get_by_role("button", name=re.compile("^You rolled 5 against Senator")).click()
    expect(senator).to_have_count(0)
    assert example.locator("[aria-current=step]").count() == 1
    assert not axe(page)
    assert board.locator(":focus").count() == 0
    example.get_by_role("link", name="Try it yourself").click()
    page.wait_for_selector(".coach")


@pytest.mark.soak
def test_the_rules_of_every_title_show_all_its_lessons(open_page: Opener) -> None:
    page = open_page()
    for title in TITLES:
        page.goto(f"/rules/{title}")
        for one in lessons(title):
            example = page.locator(f"[data-lesson={one.id}]")
            example.scroll_into_view_if_needed()
            expect(example.locator(".picture > *")).not_to_have_count(0)
            assert example.locator("li").count() > 1, (title, one.id)


def test_search_leaves_the_cards_and_chapters_that_have_all_words(open_page: Opener) -> None:
    page = open_page("/rules/roma")
    cards = page.locator("li[id^=card-]:visible")
    page.wait_for_selector("#card-forum .muted:not(:empty)")
    many = cards.count()
    field = page.get_by_label("Find in the rules")
    field.fill("BUILDING défence 6")
    assert 0 < cards.count() < many
    assert all("building" in words and "6" in words for words in cards.all_inner_texts())
    assert page.locator("[role=status]").inner_text().startswith(str(cards.count()))
    text_of = "one => one.startContainer.nodeValue.slice(one.startOffset, one.endOffset)"
    marked = page.evaluate(f"() => [...CSS.highlights.get('sought')].map({text_of})")
    assert {"6", "building"} <= {one.lower() for one in marked} <= {"6", "building", "defence", "défence"}
    field.fill("no such word")
    assert page.locator("[role=status]").inner_text() == "Nothing found"
    page.click("nav a[href='#turn']")
    assert (cards.count(), field.input_value()) == (many, "")
    assert page.evaluate("() => CSS.highlights.get('sought').size") == 0


def pages(page: Page) -> int:
    """How many sheets a page takes in print."""
    found = re.search(rb"/Count (\d+)", page.pdf(prefer_css_page_size=True))
    assert found
    return int(found[1])


def test_the_summary_of_every_title_is_one_sheet_of_paper_in_every_language(open_page: Opener) -> None:
    page = open_page("/")
    for language in languages():
        page.evaluate("language => localStorage.setItem('ludi-settings', JSON.stringify({language}))", language)
        for title in TITLES:
            page.goto(f"/rules/{title}/summary")
            page.wait_for_selector(".sheet li")
            assert pages(page) == 1, (language, title)
