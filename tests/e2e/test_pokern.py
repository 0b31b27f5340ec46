"""Römisch Pokern at the page: whole games of one to six seats, by mouse, finger and keyboard, in every language."""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import BOTH, Opener
from tests.e2e.table import (
    AT_BOTH_SIZES,
    MINE,
    NARROW,
    OVER,
    PATIENCE,
    PHONE,
    Aim,
    Screen,
    Spot,
    axe,
    changed,
    dialog_says,
    finished,
    fits,
    fitting,
    flawless,
    play,
    position_words,
    reach_together,
    turn_about,
)
from tests.e2e.test_games import press
from tests.e2e.test_languages import CUT, Checker

BOT, SHARED, OPEN = "bot:random", "shared", "open"
ROWS, CARDS = 7, 6


def new_room(page: Page, others: list[str], rounds: int = 3) -> str:
    """Fill the form for as many as sit down, and send it; the room's name."""
    page.goto("/new?title=pokern")
    page.select_option("#count", str(len(others) + 1))
    for i, kind in enumerate(others):
        page.select_option(f"form select >> nth={i + 1}", kind)
    page.fill("form input[type=number] >> nth=0", str(rounds))
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    return page.url.split("/r/")[1]


def at(page: Page, wanted: str, again: Callable[[], object] | None = None) -> None:
    """Play until something is on the screen in a turn of ours: lightly for an entry, boldly else.

    again: makes another room when a game has ended without it, as the dice may have it.
    """
    heavy = ("^roll:1$", "^pass$", "^stop$")
    order = ("^confirm$", *(heavy[::-1] if "row:" in wanted else heavy), "")
    rng, until = random.Random(3), time.monotonic() + PATIENCE
    play(page, rng, Aim(order, (wanted,)))
    while finished(page):
        assert again is not None, f"{wanted}: {page.inner_text('body')}"
        assert time.monotonic() < until, wanted
        again()
        play(page, rng, Aim(order, (wanted,)))


def scores(page: Page, room: str) -> list[int]:
    """What the server says of the end."""
    found: list[int] = page.request.get(f"/api/rooms/{room}/state").json()["over"]["scores"]
    return found


def result(page: Page) -> list[str]:
    """The lines of the result, without the marks of the seats."""
    return [item.inner_text().replace("\n", " ") for item in page.query_selector_all("dialog ol li")]


@pytest.mark.soak
def test_home_to_the_first_die_in_two_clicks_at_most(open_page: Opener) -> None:
    page = open_page("/")
    panel = page.locator("li.panel", has_text="Römisch Pokern")
    panel.locator("select").select_option("random")
    panel.locator("text=Play against a bot").click()
    page.wait_for_selector(MINE)
    assert len(page.query_selector_all(".dice-row svg")) == 1
    assert len(page.query_selector_all(".pad .head")) == 2
    before = page.get_attribute(".table", "data-version")
    page.click("[data-token='roll:1']")
    changed(page, before)


def test_a_game_by_mouse_ends_as_the_server_says(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, [BOT], 6)
    page.wait_for_selector(MINE)
    assert len(page.query_selector_all(".pad [data-token^='row:']")) == ROWS
    assert len(page.query_selector_all("[data-token^='card:']")) == CARDS
    assert play(page, random.Random(1)) > 12
    for score in scores(page, room):
        assert any(f"{score} point" in line for line in result(page))
    assert page.is_visible("dialog figure [role=img]")
    page.click("text=Play again")
    page.wait_for_url(lambda url: room not in url)
    page.wait_for_selector(".table .board")
    assert not finished(page)


@pytest.mark.soak
@BOTH
def test_a_game_by_touch_on_a_phone(open_page: Opener) -> None:
    page = open_page(screen=PHONE)
    new_room(page, [BOT], 6)
    page.wait_for_selector(MINE)
    assert fits(page)
    assert play(page, random.Random(4), act=fitting) > 12
    assert fits(page)


def test_a_game_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    new_room(page, [BOT], 3)
    page.wait_for_selector(MINE)
    assert play(page, random.Random(2), act=press) > 5


def test_digits_and_letters_are_commands(open_page: Opener) -> None:
    page = open_page()
    new_room(page, [BOT], 20)
    page.wait_for_selector(MINE)
    at(page, "[data-token='roll:1'][data-available]")
    version = page.get_attribute(".table", "data-version")
    page.mouse.click(20, 500)
    page.keyboard.press("1")
    changed(page, version)
    at(page, "[data-token='stop'][data-available]")
    version = page.get_attribute(".table", "data-version")
    page.mouse.click(20, 500)
    page.keyboard.press("e")
    changed(page, version)
    words = position_words(page)
    assert "Round" in words
    assert "Column: " in words
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    dialog_says(page, "stop and enter")


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(
    ("others", "screen"),
    turn_about([[SHARED], [SHARED, BOT], [SHARED, BOT, SHARED], [BOT, BOT, BOT, BOT, SHARED]]),
)
def test_people_at_one_device_and_bots_play_to_the_end(open_page: Opener, screen: Screen, others: list[str]) -> None:
    page = open_page(screen=screen)
    room = new_room(page, others, 3)
    page.wait_for_selector(MINE)
    assert page.query_selector(".curtain") is None
    assert len(page.query_selector_all(".pad .head")) == len(others) + 1
    seats = set[str]()

    def act(page: Page, there: Spot) -> None:
        seats.add(page.inner_text(".pad .head .name >> nth=0"))
        fitting(page, there)

    play(page, random.Random(5), act=act)
    assert len(seats) == 1 + others.count(SHARED)
    lines = result(page)
    assert len(lines) == len(others) + 1
    ended = scores(page, room)
    assert sorted(f"{n} point" in "".join(lines) for n in ended) == [True] * len(ended)
    assert fits(page)


def test_alone_a_fixed_number_of_turns(open_page: Opener) -> None:
    page = open_page("/new?title=pokern")
    page.select_option("#count", "1")
    assert page.is_visible("text=a turn without an entry costs a card")
    page.fill("form input[type=number] >> nth=0", "4")
    page.click("form .button.primary")
    page.wait_for_selector(MINE)
    room = page.url.split("/r/")[1]
    assert len(page.query_selector_all(".pad .head")) == 1
    play(page, random.Random(9))
    assert f"{scores(page, room)[0]} point" in result(page)[0]
    assert page.query_selector("dialog:has-text('has won')") is None


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_three_people_by_one_link(open_page: Opener) -> None:
    host = open_page()
    new_room(host, [OPEN, OPEN], 2)
    host.wait_for_selector("#link-invite")
    invite = host.input_value("#link-invite")
    guests = []
    for name in ("Livia", "Marcus"):
        assert host.query_selector(".table .board") is None
        guest = open_page(invite)
        guest.fill("input[autocomplete=nickname]", name)
        guest.click("text=Take the seat")
        guests.append(guest)
        host.wait_for_selector(f"text={name}")
    pages = [host, *guests]
    for page in pages:
        page.wait_for_selector(".table .board")
    reach_together(pages, None, 7)
    assert len({host.inner_text("dialog ol b"), *(page.inner_text("dialog ol b") for page in guests)}) == 1
    assert all("Livia" in line or "Marcus" in line or "You" in line for line in result(host))
    host.click("dialog >> text=Replay")
    host.wait_for_selector("input[type=range]")
    host.keyboard.press("Home")
    host.wait_for_url("**at=0*")
    host.keyboard.press("End")
    host.wait_for_selector(".words:has-text('over')")
    assert fits(host)


def test_a_row_tells_what_an_entry_would_leave(open_page: Opener) -> None:
    page = open_page()
    new_room(page, [BOT], 20)
    page.wait_for_selector(MINE)
    at(page, ".pad [data-token^='row:'][data-available]")
    row = page.query_selector_all(".pad [data-token^='row:'][data-available]")[0]
    row.hover()
    assert "open row" in page.inner_text(".prompt")
    before = page.get_attribute(".table", "data-version")
    row.click()
    changed(page, before)


def test_on_a_phone_a_row_is_entered_by_the_second_touch(open_page: Opener) -> None:
    page = open_page(screen=PHONE)
    new_room(page, [BOT], 20)
    page.wait_for_selector(MINE)
    at(page, ".pad [data-token^='row:'][data-available]")
    row = page.query_selector_all(".pad [data-token^='row:'][data-available]")[0]
    before = page.get_attribute(".table", "data-version")
    row.tap()
    page.wait_for_selector(".pad [data-token^='row:'][aria-pressed]")
    assert "open row" in page.inner_text(".prompt")
    assert page.get_attribute(".table", "data-version") == before
    row.tap()
    changed(page, before)


@pytest.mark.parametrize("others", [[BOT], [BOT, BOT]], ids=["two", "three"])
def test_names_at_the_sheets_are_whole_on_a_low_window(open_page: Opener, others: list[str]) -> None:
    page = open_page(screen=Screen(844, 390))
    new_room(page, others)
    page.wait_for_selector(MINE)
    heights = page.eval_on_selector_all(".pad .name", "names => names.map(e => [e.clientHeight, e.scrollHeight])")
    assert len(heights) == 1 + len(others)
    assert all(shown >= whole > 0 for shown, whole in heights), heights


def test_chances_can_be_hidden_and_stay_hidden(open_page: Opener) -> None:
    page = open_page()
    new_room(page, [BOT], 20)
    page.wait_for_selector(MINE)
    at(page, "[data-token='roll:1'][data-available]")
    assert "Misthrow by the next die" in page.inner_text(".odds")
    page.click(".odds .toggle")
    for place in (".odds", ".hands"):
        assert "Misthrow" not in page.inner_text(place)
        assert "%" not in page.inner_text(place)
    page.reload()
    page.wait_for_selector(MINE)
    assert "Misthrow" not in page.inner_text(".odds")
    page.click(".odds .toggle")
    expect(page.locator(".odds .risk")).to_be_visible()


FILLED = """() => {
  const bar = document.querySelector('.odds .meter')
  return bar.firstElementChild.getBoundingClientRect().width / bar.getBoundingClientRect().width
}"""


@pytest.mark.soak
def test_the_bar_of_the_risk_is_as_long_as_the_risk(open_page: Opener) -> None:
    page = open_page()
    another = functools.partial(new_room, page, [BOT], 20)
    another()
    seen: set[float] = set()
    while len(seen) < 3 or 0.0 not in seen:
        at(page, "[data-token='roll:1'][data-available]", another)
        room = page.url.split("/r/")[1]
        part, whole = page.request.get(f"/api/rooms/{room}/state").json()["view"]["odds"]["risk"][0]
        until = time.monotonic() + 10
        while abs(page.evaluate(FILLED) - part / whole) > 0.01:
            assert time.monotonic() < until, (page.evaluate(FILLED), part, whole)
            page.wait_for_timeout(20)
        seen.add(round(part / whole, 2))
        before = page.get_attribute(".table", "data-version")
        page.click("[data-token='roll:1']")
        changed(page, before)


def test_a_card_is_explained_by_mouse_key_and_long_press(open_page: Opener) -> None:
    page = open_page()
    new_room(page, [BOT], 20)
    page.wait_for_selector(MINE)
    card = page.query_selector("[data-token='card:Duplicate']")
    assert card is not None
    card.hover()
    assert "Enter a number that your column has already" in page.inner_text("[role=tooltip]")
    page.mouse.move(5, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    card.focus()
    page.keyboard.press("?")
    assert "not used" in page.inner_text("[role=dialog]")
    assert axe(page) == []
    page.keyboard.press("Escape")
    assert page.evaluate("e => document.activeElement === e", card)

    phone = open_page(screen=PHONE)
    new_room(phone, [BOT], 20)
    phone.wait_for_selector(MINE)
    box = phone.locator("[data-token='card:Wild']").bounding_box()
    assert box is not None
    finger = phone.context.new_cdp_session(phone)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    phone.wait_for_selector("[role=dialog]:has-text('any one of the other five')")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


STATES: dict[str, str] = {
    "a die to roll": "[data-token='roll:1'][data-available]",
    "a row to choose": ".pad [data-token^='row:'][data-available]",
    "a misthrow with cards": ".hand [data-token^='card:'][data-available]",
}


@pytest.mark.soak
@pytest.mark.served("people at several devices")
@AT_BOTH_SIZES
def test_axe_finds_nothing(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/pokern", screen)
    page.wait_for_selector("#glossary")
    flawless(page, "rules")
    page.goto("/new?title=pokern")
    page.select_option("#count", "6")
    flawless(page, "new room")
    new_room(page, [OPEN] * 3)
    page.wait_for_selector("#link-invite")
    flawless(page, "lobby")
    another = functools.partial(new_room, page, [BOT] * 5, 20)
    another()
    for name, wanted in STATES.items():
        at(page, wanted, another)
        flawless(page, name)
    play(page, random.Random(21))
    flawless(page, "result")
    page.goto(page.url + "/replay")
    page.wait_for_selector("input[type=range]")
    flawless(page, "replay")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_language(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/pokern", screen)
    check = Checker(page, "pokern")
    page.wait_for_selector("#glossary")
    check("rules")
    page.goto("/new?title=pokern")
    page.wait_for_selector("form")
    for count in ("1", "4"):
        page.select_option("#count", count)
        check(f"new room for {count}")
    for others in ([BOT], [BOT] * 5):
        another = functools.partial(new_room, page, others, 20)
        another()
        for name, wanted in STATES.items():
            at(page, wanted, another)
            check(f"{name}, {len(others)} others")

    def words() -> None:
        page.keyboard.press("Escape")
        position_words(page)

    check("the position in words", words)


@pytest.mark.soak
def test_dice_on_a_low_phone_have_room_for_a_finger(open_page: Opener) -> None:
    page = open_page(screen=Screen(360, 640))
    new_room(page, [BOT], rounds=20)
    offered = ".dice-row .open"
    play(page, random.Random(4), Aim(("^confirm$", ""), (offered,)))
    assert page.eval_on_selector(offered, "e => e.offsetWidth") < 40
    assert page.eval_on_selector_all(offered, NARROW) == []


@pytest.mark.soak
def test_several_dice_at_once_and_the_order_of_dice(open_page: Opener) -> None:
    body = {
        "title": "pokern",
        "players": 2,
        "options": {"several_dice": True, "order_rule": True, "cards_on_valid": True, "max_rounds": 5},
        "seats": ["me", BOT],
        "nickname": "Ada",
        "hints": True,
        "practice": True,
    }
    page = open_page("/")
    room = page.request.post("/api/rooms", data=body).json()["room"]
    page.goto(f"/r/{room}")
    page.wait_for_selector(MINE)
    acts = page.query_selector_all(".dice [data-token^='roll:']")
    assert [act.get_attribute("data-token") for act in acts] == [f"roll:{n}" for n in range(1, 7)]
    assert page.evaluate(CUT) == []
    play(page, random.Random(41))
    assert page.query_selector(OVER) is not None
