"""Lessons at the page: on the real table, to the end, by finger; and every sentence fits the prompt of a telephone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.every_lesson import steps
from tests.e2e.table import DESK, PHONE, axe, fits

from ludi.kernel.messages import Message
from ludi.kernel.titles import TITLES
from ludi.lessons import Lesson, lesson, lessons
from ludi.lessons.check import sentences
from ludi.locales import languages, text

# What stands above the buttons of a lesson's prompt, in pixels.
ROOM = 84
TALL = """
async (all) => {
  const p = document.querySelector(".coach");
  const was = p.innerHTML;
  p.textContent = all.join(" ");
  p.getBoundingClientRect();
  await document.fonts.ready;
  const found = all.map((words) => { p.textContent = "10/10 " + words; return p.getBoundingClientRect().height; });
  p.innerHTML = was;
  return found;
}
"""
# Keys that stand in the page in place of their words, at any time from here on.
SEEN = """
() => {
  window.keys = [];
  const key = /\\b(lesson|learn|web)-[a-z]+(-[a-z]+)*/g;
  const look = () => window.keys.push(...(document.body.innerText.match(key) ?? []));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


def follow(page: Page, one: Lesson) -> None:
    """Do at the page what the lesson wants."""
    for n, tokens in steps(one):
        page.wait_for_selector(f".coach >> text={n}/{len(one.steps)}")
        assert fits(page)
        if not tokens:
            page.click("[data-onward]")
        for token in tokens:
            page.click(f'[data-token="{token}"]:visible >> nth=0')
        if tokens and page.query_selector("[data-confirm]"):
            page.click("[data-confirm]")
    page.wait_for_selector(f".coach >> text={len(one.steps)}/{len(one.steps)}")


@pytest.mark.soak
def test_a_lesson_is_offered_once_found_under_learn_and_played_by_finger_to_its_end(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    page.click("section a[href='/learn']")
    page.click("a[href='/learn/pokern/roll']")
    page.wait_for_selector(".coach")
    assert axe(page) == []
    follow(page, lesson("pokern", "roll"))
    page.click("text=Next lesson")
    page.wait_for_url("**/learn/pokern/misthrow")
    page.goto("/learn/pokern")
    assert page.inner_text("a[href='/learn/pokern/roll']").endswith("done")
    assert axe(page) == []
    page.goto("/")
    page.wait_for_selector("a.rules[href='/learn/pokern']")
    assert page.query_selector("section a[href='/learn']") is None


def test_the_list_of_lessons_appears_with_its_words(open_page: Opener) -> None:
    page = open_page("/learn/pokern", PHONE)
    page.wait_for_selector("ol li")
    page.click("header a[href='/'] >> nth=0")
    page.wait_for_selector("h1")
    page.evaluate(SEEN)
    page.click("a[href='/learn/roma']")
    page.wait_for_selector("ol li")
    assert page.evaluate("window.keys") == []


@pytest.mark.soak
def test_a_move_that_does_not_go_on_is_answered_and_a_step_back_and_a_reload_keep_the_place(open_page: Opener) -> None:
    page = open_page("/learn/pokern/misthrow")
    page.wait_for_selector(".coach")
    asked = page.inner_text(".coach")
    page.click("[data-token='stop']:visible")
    page.wait_for_selector(".answer >> text=Sensible")
    assert page.inner_text(".coach") == asked  # what to do is still there
    page.click("[data-token='roll:1']:visible")
    expect(page.locator(".answer")).to_have_count(0)
    page.wait_for_selector(".coach >> text=2/7")
    page.reload()
    page.wait_for_selector(".coach >> text=2/7")
    page.keyboard.press("u")
    page.wait_for_selector(".coach >> text=1/7")


def test_a_lesson_offers_nothing_that_only_a_room_has(open_page: Opener) -> None:
    """No bot takes a seat there, its dice cannot be checked, nor can it be replayed; the rules lead back to it."""
    page = open_page("/learn/pokern/roll", DESK)
    page.wait_for_selector(".coach")
    page.click("header [aria-label='Keys and help']")
    assert page.locator("dialog a").all_inner_texts() == ["Rules"]
    page.click("dialog >> text=Players")
    page.wait_for_selector("dialog .seats")
    assert page.locator("dialog .seats button, dialog details").count() == 0
    page.keyboard.press("Escape")
    page.click("header [aria-label='Keys and help']")
    page.click("dialog a")
    page.wait_for_url("**/rules/pokern**")
    page.click("[aria-label$='Back to the table']")
    page.wait_for_selector(".coach")


@pytest.mark.soak
def test_every_sentence_of_every_lesson_fits_the_prompt_of_a_telephone(open_page: Opener) -> None:
    page = open_page("/learn/pokern/roll", PHONE)
    page.wait_for_selector(".coach")
    too_tall: list[tuple[str, str, Any]] = []
    for language in languages():
        say = text(language)
        told: list[tuple[str, Message]] = [(x.title, m) for t in TITLES for x in lessons(t) for m in sentences(x)[1:]]
        heights = page.evaluate(TALL, [say.told(title, m, ["Ada"]) for title, m in told])
        too_tall += [(language, m.key, h) for (_, m), h in zip(told, heights, strict=True) if h > ROOM]
    assert too_tall == []


def test_a_lesson_begins_where_its_people_are_and_an_empty_hand_has_no_events_left(open_page: Opener) -> None:
    page = open_page("/learn/empire/people", PHONE)
    expect(page.locator(".mark[data-land=lugdunensis]")).to_be_in_viewport()  # which the first sentence is about
    page.wait_for_selector(".hand >> text=No event cards in hand")
    assert page.query_selector(".hand .left") is None
    page.goto("/learn/empire/event")
    page.wait_for_selector(".hand .left >> text=events left")
