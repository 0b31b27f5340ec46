"""Every screen at both sizes, light and dark: nothing for axe to find, and no scrolling of the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import (
    AT_BOTH_SIZES,
    DESK,
    MAIN_CHOICE,
    MINE,
    NARROW,
    PHONE,
    SIZES,
    Aim,
    Screen,
    Spot,
    fits,
    flawless,
    new_room,
    play,
    position_words,
    reach,
    touch,
    turn_about,
)

TRAY = Aim(("^confirm$", "^cards$", "^die:", "^hand:", "^(?!end$)", ""), (".tray [data-available]",))


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_screen(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    page.wait_for_selector("text=Play against a bot")
    flawless(page, "home")
    for path, sign in (("/settings", "fieldset"), ("/rules/roma", "text=The buildings"), ("/new?title=roma", "form")):
        page.goto(path)
        page.wait_for_selector(sign)
        flawless(page, path)
    new_room(page, "shared", 4)
    page.wait_for_selector(".curtain")
    flawless(page, "curtain")

    new_room(page, "bot:random", 6)
    page.wait_for_selector(MINE)
    flawless(page, "table, first choice")
    rng = random.Random(8)
    reach(page, rng, MAIN_CHOICE)
    flawless(page, "table, main")
    page.click("[data-token=end]:visible")
    page.wait_for_selector("[data-confirm]")
    flawless(page, "table, to confirm")
    page.keyboard.press("Escape")
    page.click(".die[data-available] >> nth=0")
    page.wait_for_selector(".die[aria-pressed]")
    flawless(page, "table, die chosen")
    reach(page, rng, TRAY)
    flawless(page, "table, tray")
    play(page, rng)
    flawless(page, "result")
    page.keyboard.press("Escape")
    position_words(page)
    flawless(page, "the position in words")
    page.goto(page.url + "/replay")
    page.wait_for_selector("input[type=range]")
    flawless(page, "replay")


@pytest.mark.soak(but=("phone",))
@pytest.mark.served("people at several devices")
@AT_BOTH_SIZES
def test_the_lobby(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    new_room(page, "open", 4)
    page.wait_for_selector("#link-invite")
    flawless(page, "lobby")


@pytest.mark.soak
def test_the_explanation_of_a_card_by_mouse_and_by_keyboard(open_page: Opener) -> None:
    page = open_page()
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
    flawless(page, "explanation")
    page.keyboard.press("Escape")
    assert page.query_selector("[role=dialog]") is None
    assert page.evaluate("e => document.activeElement === e", card)


# Which of the regions of a table has the focus.
REGION = "['board', 'hand', 'prompt'].find(name => document.activeElement.closest(`.${name}`))"
# How what fits a selector is outlined.
OUTLINE = """all => all.filter(e => e.checkVisibility() && e instanceof HTMLElement)
    .map(e => getComputedStyle(e).outlineStyle + " " + getComputedStyle(e).outlineWidth)"""


def test_keys_lead_to_regions_and_forced_colours_keep_what_is_offered(open_page: Opener) -> None:
    page = open_page()
    new_room(page, "bot:random", 20)
    page.wait_for_selector(MINE)
    for key, region in (("c", "hand"), ("p", "prompt"), ("b", "board")):
        page.keyboard.press(key)
        assert page.evaluate(REGION) == region
    page.emulate_media(forced_colors="active")
    assert page.evaluate("getComputedStyle(document.activeElement).outline").endswith("solid 3px")
    assert set(page.eval_on_selector_all("[data-available]", OUTLINE)) == {"dashed 3px"}
    lines = page.eval_on_selector_all(".log button", "all => all.map(e => getComputedStyle(e).borderLeftColor)")
    assert set(lines) == {page.evaluate("getComputedStyle(document.body).backgroundColor")}
    reach(page, random.Random(8), MAIN_CHOICE)
    page.click(".die[data-available] >> nth=0")
    page.keyboard.press("b")
    assert page.eval_on_selector_all("[aria-pressed=true]", OUTLINE) == ["solid 4px"]


@pytest.mark.parametrize("screen", [DESK, Screen(844, 390)], ids=["desktop", "phone on its side"])
def test_what_is_pointed_at_stays_where_it_is(open_page: Opener, screen: Screen) -> None:
    """The words about what lies under the pointer may be longer than those before."""
    page = open_page(screen=screen)
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    hand = page.locator("section.hand")
    before = hand.bounding_box()
    for card in page.query_selector_all("[data-token^='hand:']"):
        card.hover()
        assert hand.bounding_box() == before


# Lines of the prompt that cannot be read: out of the window, cut off, or under something else.
UNREAD = """() => {
    const text = document.querySelector(".prompt .text"), scrolls = getComputedStyle(text).overflowY === "auto";
    const seen = [...text.children].filter(line => {
        if (scrolls) line.scrollIntoView({block: "end"});
        const {left, bottom} = line.getBoundingClientRect(), edge = text.closest(".prompt").getBoundingClientRect();
        return bottom <= edge.bottom + 1 && bottom <= innerHeight && edge.top >= 0 && left >= 0;
    });
    const whole = scrolls || text.scrollHeight <= text.clientHeight + 1;
    return whole && seen.length === text.children.length ? "" : text.innerText;
}"""


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(
    ("language", "screen"),
    turn_about(["en", "fr", "uk"], {**SIZES, "small phone": Screen(360, 640), "low": Screen(640, 360)}),
)
def test_no_line_of_the_prompt_is_ever_cut_off(open_page: Opener, language: str, screen: Screen) -> None:
    page = open_page("/settings", screen)
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)

    def act(page: Page, there: Spot) -> None:
        touch(page, there)
        assert page.evaluate(UNREAD) == ""

    reach(page, random.Random(4), MAIN_CHOICE, act)
    page.click("[data-token=end]:visible")
    page.wait_for_selector(".prompt [data-confirm]")
    end = page.query_selector(".prompt .more")
    assert end is not None, "what it costs to end the turn is told"
    assert page.evaluate(UNREAD) == ""
    assert fits(page)


@pytest.mark.parametrize("title", ["roma", "arena"])
def test_names_and_the_head_have_room_for_a_finger(open_page: Opener, title: str) -> None:
    page = open_page(screen=PHONE)
    new_room(page, "bot:random", 8, title)
    page.wait_for_selector(MINE)
    heads = "header nav :is(a, button), .seat h2 button"
    assert page.locator(heads).count() == 6
    assert page.eval_on_selector_all(heads, NARROW) == []


# Counts what is moved at the opening of a table, by its easing.
OPENING = """{
    const animate = Element.prototype.animate;
    window.opened = 0;
    Element.prototype.animate = function (frames, options) {
        if (String(options?.easing).includes("1.15")) window.opened++;
        return animate.call(this, frames, options);
    };
}"""


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(("motion", "moved"), [("normal", 10), ("off", 0)])
def test_a_game_opens_with_a_movement_unless_none_is_wanted(open_page: Opener, motion: str, moved: int) -> None:
    page = open_page("/")
    page.evaluate(f'localStorage.setItem(\'ludi-settings\', \'{{"motion":"{motion}","others":"off"}}\')')
    page.add_init_script(OPENING)
    page.reload()
    new_room(page, "bot:random", 20)
    page.wait_for_selector(MINE)
    assert page.evaluate("window.opened") == moved, "six discs, and four cards"
    page.click("[data-token^='hand:'][data-available] >> nth=0")
    page.wait_for_selector("[data-token^='hand:'] >> nth=2")
    page.reload()
    page.wait_for_selector(MINE)
    assert page.evaluate("window.opened") == 0, "it has begun"
