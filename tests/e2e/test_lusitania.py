"""Lusitania XXI at the page: games of two to four seats with both expansions, by mouse, finger and keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import (
    AT_BOTH_SIZES,
    DESK,
    MINE,
    OVER,
    Aim,
    Screen,
    axe,
    changed,
    fits,
    fitting,
    flawless,
    play,
    position_words,
    reach,
    spot,
    touch,
    turn_about,
)
from tests.e2e.test_games import press
from tests.e2e.test_languages import Checker

import ludi
from ludi.locales import FUNCTIONS

BOT = "bot:random"
CELLS = 9
MAIN = "[data-token='release'][data-available]"


def new_room(page: Page, seats: int, turns: int, expansions: bool = True) -> str:
    """Fill the form for so many seats, the others bots, and send it; the room's name."""
    page.goto("/new?title=lusitania")
    page.select_option("#count", str(seats))
    for i in range(1, seats):
        page.select_option(f"form select >> nth={i}", BOT)
    if expansions:
        for box in page.query_selector_all("form input[type=checkbox]")[-2:]:
            box.check()
    page.fill("form input[type=number] >> nth=0", str(turns))
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    page.wait_for_selector(MINE)
    return page.url.split("/r/")[1]


def state(page: Page, room: str) -> dict[str, Any]:
    """What the server says of the room."""
    found: dict[str, Any] = page.request.get(f"/api/rooms/{room}/state").json()
    return found


def result(page: Page) -> list[str]:
    """The lines of the result."""
    return [item.inner_text().replace("\n", " ") for item in page.query_selector_all("dialog ol li")]


def points(n: float) -> str:
    """Points, maybe with a half, as the result says them."""
    return f"{FUNCTIONS['POINTS'](n)} point"


@pytest.mark.soak(but=("4-desktop",))
@pytest.mark.parametrize(("seats", "screen"), turn_about([2, 3, 4]))
def test_a_game_to_the_end(open_page: Opener, screen: Screen, seats: int) -> None:
    page = open_page(screen=screen)
    room = new_room(page, seats, 3 * seats)
    assert len(page.query_selector_all(".legion")) == seats
    assert len(page.query_selector_all(".cell")) == CELLS * seats
    assert len(page.query_selector_all(".award")) == 2 * (seats + 1)
    assert play(page, random.Random(seats), act=fitting) > 3
    over = state(page, room)["over"]
    lines = result(page)
    assert len(lines) == seats
    for score in over["scores"]:
        assert any(points(score) in line for line in lines), (over, lines)
    assert fits(page)


LEGIONS = ("Blue", "Red", "Yellow", "Green")


def last_turn(seats: int) -> ludi.Record:
    """A game in which seat 0 needs a card that it has; the others are close behind."""
    players: list[dict[str, Any]] = []
    for p, colour in enumerate(LEGIONS[:seats]):
        cells = {
            "0": "General" if p else "Caesar",
            **{c: f"{colour} {n + 1}" for n, c in enumerate(("I", "II", "III"))},
        }
        cells |= {"IV": f"{colour} 4", "V": f"{colour} 5"}
        gear = {"II": ["Sword", "Shield"], "III": ["Bow"], "IV": ["Horse"]}
        players.append({"cells": cells, "gear": gear, "hand": ["Axe", "Doctor", "Senator"]})
    players[0]["cells"] |= {"VI": "Cook", "VII": "Ballistarius"}
    players[0]["hand"] = ["Spear", "Doctor", "Axe"]
    game = ludi.make("lusitania", seats)
    position = {"turn": 9, "camp": ["Cook", "Barbarian 3", "Stone", "Bow"], "players": players}
    return ludi.Record(game, [], position=game.position(position).to_dict())


@pytest.mark.soak(but=("3-phone",))
@pytest.mark.parametrize(("seats", "screen"), turn_about([2, 3, 4]))
def test_a_hint_names_the_card_that_makes_21_and_the_game_is_over(
    open_page: Opener, screen: Screen, seats: int, tmp_path: Path
) -> None:
    file = tmp_path / "last-turn.jsonl"
    last_turn(seats).save(file)
    page = open_page("/", screen)
    with page.expect_navigation(url="**/r/*"):
        page.set_input_files("input[type=file]", file)
    page.click(".curtain button")
    page.wait_for_selector(MINE)
    page.click("button:has-text('Hint') >> visible=true")
    page.wait_for_selector(".hints li")
    assert "Spear" in page.inner_text(".hints li >> nth=0")
    assert fits(page)
    page.click(".hints li button >> nth=0")
    page.click("[data-confirm]")  # one warrior may have it: nobody is asked
    page.wait_for_selector(OVER)
    lines = result(page)
    assert points(21) in lines[0], lines
    assert len(lines) == seats
    assert fits(page)


@pytest.mark.soak
def test_a_game_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    new_room(page, 2, 6)
    assert play(page, random.Random(2), act=press) > 3


@pytest.mark.soak(but=("laptop",))
@pytest.mark.parametrize("screen", [DESK, Screen(1280, 720)], ids=["desktop", "laptop"])
def test_whole_names_of_bots_stand_at_their_legions(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    body = {"title": "lusitania", "players": 3, "seats": ["me", "bot:centurio", "bot:centurio"], "nickname": "Ada"}
    page.goto(f"/r/{page.request.post('/api/rooms', data=body).json()['room']}")
    page.wait_for_selector(".legion .name")
    wide = "all => all.forEach(e => { e.dataset.text = '12½' })"  # as points get later
    page.eval_on_selector_all(".legion .head .points b", wide)
    cut = "names => names.filter(e => e.scrollWidth > e.clientWidth).map(e => e.dataset.text)"
    assert len(page.query_selector_all(".legion .head .name")) == 3
    assert page.eval_on_selector_all(".legion .head .name", cut) == []


@pytest.mark.soak
def test_cells_stand_off_the_border_of_a_narrow_board(open_page: Opener) -> None:
    page = open_page(screen=Screen(820, 1180))
    new_room(page, 3, 6, expansions=False)
    left = page.eval_on_selector(".frame", "e => e.getBoundingClientRect().left")
    right = page.eval_on_selector(".frame", "e => e.getBoundingClientRect().right")
    cells = page.eval_on_selector_all(".cells", "all => all.map(e => e.getBoundingClientRect().toJSON())")
    assert len(cells) == 3
    assert min(at["left"] for at in cells) - left >= 6
    assert right - max(at["right"] for at in cells) >= 6


@pytest.mark.soak
def test_awards_and_legions_share_a_small_window(open_page: Opener) -> None:
    page = open_page(screen=Screen(640, 360))
    new_room(page, 4, 60)
    out = """() => [...document.querySelectorAll(".award")].filter(e => {
        const at = e.getBoundingClientRect(), within = e.parentElement.getBoundingClientRect();
        return at.width < 39.5 || at.height < 39.5 || at.left < within.left - 1 || at.right > within.right + 1;
    }).map(e => e.innerText)"""
    assert page.locator(".award").count() == 10
    assert page.evaluate(out) == []
    for edge, at in (("below", 0), ("above", 1000)):  # legions that scroll
        page.evaluate("at => document.querySelector('.foes').scrollTo(0, at)", at)
        page.wait_for_selector(f".{edge}[data-text='2']")
        assert page.locator(".board > .more").count() == 1
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(out) == []
    assert page.eval_on_selector(".foes", "e => e.scrollHeight <= e.clientHeight")
    heights = "all => all.map(e => [e.className, e.getBoundingClientRect().height]).filter(([_, high]) => high < 39.5)"
    assert page.eval_on_selector_all("button.cell, .legion > .head", heights) == []


def test_the_log_writes_half_a_point_as_the_board_does(open_page: Opener) -> None:
    page = open_page()
    new_room(page, 2, 60)
    page.click("[data-token='release']")
    page.wait_for_selector("[data-token='release']", state="detached")
    page.click(".hand [data-token^='hand:'][data-available] >> nth=0")
    page.click("[data-confirm]")
    page.wait_for_function("() => document.querySelector('.mine .points b').dataset.text === '−½'")
    assert "½ point" in page.inner_text(".acta")
    assert "0.5" not in page.inner_text(".acta")


def test_hiring_is_looked_at_before_it_is_done(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, 2, 60)
    rng = random.Random(4)
    for _ in range(40):
        reach(page, rng, Aim(goal=(f"{MAIN}, [data-token=end]",)))
        legal = state(page, room)["legal"]
        hires = [one for one in legal if re.search("-move-(hire|hire-equipment|invite)$", one["told"]["key"])]
        if hires:
            break
        there = spot(page, rng)
        assert there is not None
        touch(page, there)
    card = f".hand [data-token='{hires[0]['path'][0]}']"
    version = page.get_attribute(".table", "data-version")
    page.click(card)
    assert page.get_attribute(card, "aria-pressed") == "true"
    assert "of 21" in page.inner_text(".prompt")
    assert page.get_attribute(".table", "data-version") == version
    page.keyboard.press("Escape")
    assert page.query_selector(f"{card}[aria-pressed]") is None
    page.click(card)
    page.click(card)
    changed(page, version)


def test_an_exchange_takes_a_card_of_the_camp_for_one_of_the_hand(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, 2, 60, expansions=False)
    before = state(page, room)["view"]
    mine = before["players"][before["to_move"]]["cards"]
    camp, hand = before["camp"][0], sorted(mine)[0]
    page.click(f".camp [data-token='camp:{camp}'] >> nth=0")
    page.wait_for_selector(".hand .extra")
    page.click(f".hand [data-token='hand:{hand}'] >> nth=0")
    page.wait_for_selector(".hand .extra", state="detached")
    log = " ".join(line["key"] for entry in state(page, room)["log"] for line in entry["told"])
    assert "lusitania-told-takes" in log
    assert "lusitania-told-puts" in log


def test_the_name_of_a_card_on_its_way_to_the_hand_is_free(open_page: Opener) -> None:
    page = open_page(screen=Screen(1280, 720))
    new_room(page, 2, 60, expansions=False)
    lowest = """all => all.map(e => [e.querySelector(".name").getBoundingClientRect().bottom, e.dataset.token])
        .reduce((a, b) => (a[0] < b[0] ? b : a))[1]"""
    token = page.eval_on_selector_all(".camp [data-token^='camp:']", lowest)
    page.click(f".camp [data-token='{token}'] >> nth=0")
    name, arrow = (page.locator(f".hand .extra {part}").bounding_box() for part in (".name", ".arrow"))
    assert name is not None
    assert arrow is not None
    assert name["y"] + name["height"] <= arrow["y"], (name, arrow)


@pytest.mark.soak
def test_the_word_for_releasing_stays_within_its_border_on_a_low_window(open_page: Opener) -> None:
    page = open_page("/", screen=Screen(720, 450))
    page.evaluate("localStorage.setItem('ludi-settings', JSON.stringify({language: 'uk'}))")
    new_room(page, 2, 60, expansions=False)
    word, inside = (page.eval_on_selector(at, "e => e.clientWidth") for at in (".release span", ".release"))
    assert inside - word >= 4
    assert page.locator(".hand .card .name:visible").count() == 3  # the cards beside it still have theirs


def test_cards_are_explained_and_keys_are_commands(open_page: Opener) -> None:
    page = open_page()
    new_room(page, 3, 60)
    card = page.query_selector(".camp .card")
    assert card is not None
    card.hover()
    assert len(page.inner_text("[role=tooltip]")) > 20
    page.mouse.move(5, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    award = page.query_selector(".award")
    assert award is not None
    award.focus()
    page.keyboard.press("?")
    assert "Laurus" in page.inner_text("[role=dialog]")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.mouse.click(20, 500)
    words = position_words(page)
    for part in ("Camp: ", "Your hand: ", "Your legion: ", "Virtus "):
        assert part in words
    page.keyboard.press("Escape")
    page.mouse.click(20, 500)
    page.keyboard.press("1")
    reach(page, random.Random(1), Aim(goal=(MAIN,)))


def test_every_part_of_the_rules_and_every_card_has_its_words(open_page: Opener) -> None:
    """The help comes after the page: whoever asked for it first hears the answer too."""
    page = open_page("/rules/lusitania")
    page.wait_for_selector("#awards")
    page.wait_for_function(
        "() => [...document.querySelectorAll('section > p, section li p.muted')].every(p => p.innerText.trim())"
    )
    assert page.locator("section li p.muted").count() > 20


@pytest.mark.soak
@AT_BOTH_SIZES
def test_axe_finds_nothing(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/lusitania", screen)
    page.wait_for_selector("#awards")
    flawless(page, "rules")
    new_room(page, 4, 12)
    flawless(page, "the start")
    page.click(".camp .card >> nth=0")
    page.wait_for_selector(".hand .extra")
    page.hover(".camp .card >> nth=1")
    page.wait_for_selector(".popover")
    flawless(page, "an exchange")
    play(page, random.Random(21))
    flawless(page, "result")
    page.goto(page.url + "/replay")
    page.wait_for_selector("input[type=range]")
    flawless(page, "replay")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_language(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/lusitania", screen)
    check = Checker(page, "lusitania")
    page.wait_for_selector("#awards")
    check("rules")
    new_room(page, 4, 8)
    check("the start")
    page.click(".camp .card >> nth=0")
    page.wait_for_selector(".hand .extra")
    check("an exchange")

    def words() -> None:
        page.keyboard.press("Escape")
        position_words(page)

    check("the position in words", words)
    page.keyboard.press("Escape")
    play(page, random.Random(31))
    check("the result")
