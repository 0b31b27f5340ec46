"""Whole games at the page: by mouse, by keyboard, by finger; the result is the one that the server tells."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import (
    MAIN_CHOICE,
    MINE,
    PHONE,
    Spot,
    changed,
    dialog_says,
    finished,
    fits,
    fitting,
    new_room,
    play,
    position_words,
    reach,
)

import ludi
from ludi import Record


@pytest.mark.soak(but=("roma-6",))
@pytest.mark.parametrize(("title", "spaces"), [("roma", 6), ("arena", 7)])
def test_a_game_by_mouse_ends_as_the_server_says(open_page: Opener, title: str, spaces: int) -> None:
    page = open_page()
    room = new_room(page, "bot:random", 8, title)
    page.wait_for_selector(MINE)
    for row in ("own", "foe"):
        assert len(page.query_selector_all(f"[data-token^='{row}:']")) == spaces
    assert play(page, random.Random(1)) > 12
    state = page.request.get(f"/api/rooms/{room}/state").json()
    shown = page.inner_text("dialog ol")
    assert page.is_visible("dialog figure [role=img]")
    assert state["over"] is not None
    for score in state["over"]["scores"]:
        assert f"{score} VP" in shown
    page.click("text=Play again")
    page.wait_for_url(lambda url: room not in url)
    page.wait_for_selector(".table .board")
    assert not finished(page)


@pytest.mark.soak
def test_a_game_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    new_room(page, "bot:random", 4)
    page.wait_for_selector(MINE)

    play(page, random.Random(2), act=press)


# The key that leads from the focus to what stands for a token: Tab to its group, arrows inside of it, Enter.
KEY = """token => {
    const here = document.activeElement;
    const all = [...document.querySelectorAll(`[data-token="${token}"], [data-confirm]`)];
    const e = all.find(one => (one.dataset.token ?? "confirm") === token && one.checkVisibility());
    if (here === e) return "Enter";
    const group = one => one.closest(".picks, section");
    if (!here.matches("button") || group(here) !== group(e) || e.tabIndex >= 0) return "Tab";
    const [a, b] = [here, e].map(x => x.getBoundingClientRect());
    const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
    if (Math.abs(dx) > 30) return dx > 0 ? "ArrowRight" : "ArrowLeft";
    return dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


FOCUSED = "[...document.querySelectorAll('*')].indexOf(document.activeElement)"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def walk(page: Page, token: str) -> None:
    """Move the focus there by keyboard; at random where the straight way came back to before, for a way round."""
    keys: list[str] = []
    rng, been = random.Random(token), Counter[int]()
    while len(keys) < 200:
        key = page.evaluate(KEY, token)
        if key == "Enter":
            return
        been[here := page.evaluate(FOCUSED)] += 1
        keys.append(rng.choice(ARROWS) if key in ARROWS and rng.random() < (been[here] - 1) / 8 else key)
        page.keyboard.press(keys[-1])
    raise AssertionError(f"{token} cannot be reached by keyboard: {' '.join(keys)}")


def press(page: Page, there: Spot) -> None:
    """Reach it by keyboard, and Enter."""
    walk(page, there.token)
    page.keyboard.press("Enter")


@cache
def choosing(least: int) -> str:
    """The record of a match in which seat 0 takes one of many cards, found in random play."""
    for seed in range(100):
        rng = random.Random(seed)
        game = ludi.make("roma")
        now = game.start()
        actions: list[int] = []
        while now.to_move != ludi.OVER:
            legal = [] if now.to_move == ludi.CHANCE else now.legal()
            if now.to_move == 0 and now.decision() == "taking" and len(legal) >= least:
                return "".join(f"{line}\n" for line in Record(game, actions, players=["A", "B"]).lines())
            actions.append(rng.choice(legal) if legal else now.sample(rng))
            if legal:
                now.apply(actions[-1])
    raise AssertionError(f"nobody could take one of {least}")


@pytest.mark.soak
def test_every_card_of_a_full_tray_is_reached_by_keyboard(open_page: Opener) -> None:
    page = open_page("/")
    answer = page.request.post("/api/import", data=choosing(16), headers={"Content-Type": "application/jsonl"})
    page.goto(f"/r/{answer.json()['room']}")
    page.click("main .button.primary")
    page.wait_for_selector(MINE)
    page.wait_for_selector(".picks [data-token]")
    tokens = page.eval_on_selector_all(".picks [data-token]", "all => all.map(e => e.dataset.token)")
    rows = page.eval_on_selector_all(".picks [data-token]", "all => new Set(all.map(e => e.offsetTop)).size")
    assert len(tokens) >= 16
    assert rows > 1
    random.Random(5).shuffle(tokens)
    for token in tokens:
        walk(page, token)
    version = page.get_attribute(".table", "data-version")
    page.keyboard.press("Enter")
    changed(page, version)


@pytest.mark.soak
def test_digits_letters_and_escape_are_commands(open_page: Opener) -> None:
    page = open_page()
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    reach(page, random.Random(3), MAIN_CHOICE)
    page.mouse.click(700, 70)
    value = page.query_selector_all(".die[data-available]")[0].get_attribute("data-token")
    assert value is not None
    page.keyboard.press(value[-1])
    assert page.get_attribute(f"[data-token='{value}']", "aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.query_selector(f"[data-token='{value}'][aria-pressed]") is None
    assert "Draw pile" in position_words(page)
    page.keyboard.press("Escape")
    assert page.query_selector("dialog") is None
    page.keyboard.press("?")
    dialog_says(page, "describe the position")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    assert "End the turn" in page.inner_text(".prompt")
    version = page.get_attribute(".table", "data-version")
    page.keyboard.press("Enter")
    changed(page, version)


def test_letters_are_commands_on_a_keyboard_without_latin_ones(open_page: Opener) -> None:
    page = open_page()
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    keyboard = page.context.new_cdp_session(page)

    def press(key: str, code: str) -> None:
        """A key of a Ukrainian layout."""
        for kind in ("keyDown", "keyUp"):
            keyboard.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code, "text": key})

    press("в", "KeyD")
    page.wait_for_selector("dialog:has-text('Draw pile')")
    page.keyboard.press("Escape")
    press("д", "KeyL")
    page.wait_for_selector("dialog .log")


@pytest.mark.soak
@pytest.mark.parametrize("title", ["roma", "arena"])
def test_a_game_by_touch_on_a_phone(open_page: Opener, title: str) -> None:
    page = open_page(screen=PHONE)
    new_room(page, "bot:random", 6, title)
    page.wait_for_selector(MINE)
    assert fits(page)
    assert play(page, random.Random(4), act=fitting) > 8
    assert fits(page)


@pytest.mark.soak
def test_home_to_the_first_choice_in_one_click_and_the_move_survives_a_reload(open_page: Opener) -> None:
    page = open_page("/")
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    page.wait_for_selector(MINE)
    hand = page.locator("[data-token^='hand:']")
    before = hand.count()
    hand.first.click()
    expect(hand).to_have_count(before - 1)
    page.reload()
    page.wait_for_selector(MINE)
    assert hand.count() == before - 1
