"""What players say to each other stays, and only they can say anything; what is heard can be switched on."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import DESK, MINE, PHONE, spot, touch
from tests.e2e.test_people import two

# Every tone that is begun, by its pitch: what a loudspeaker would be told.
HEARD = """() => {
    const made = AudioContext.prototype.createOscillator;
    window.heard = [];
    AudioContext.prototype.createOscillator = function () {
        const tone = made.call(this), start = tone.start.bind(tone);
        tone.start = (at) => (window.heard.push(Math.round(tone.frequency.value)), start(at));
        return tone;
    };
}"""


@pytest.mark.served("people at several devices")
def test_what_was_said_is_there_after_a_reload(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    for words in ("Salve!", "Alea iacta est."):
        host.fill(".talk input", words)
        host.keyboard.press("Enter")
    guest.wait_for_selector("nav button[title=Chat].unread")
    host.reload()
    expect(host.locator(".talk li")).to_have_text([re.compile("Salve!$"), re.compile("Alea iacta est.$")])
    guest.request.post(f"/api/rooms/{room}/chat", data={"text": "Vale!"})
    expect(host.locator(".talk li")).to_have_count(3)
    host.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    expect(host.locator("nav button[title=Chat]")).not_to_have_class(re.compile("unread"))  # it stood beside the board
    guest.reload()
    guest.wait_for_selector(".table .board")
    guest.click("nav button[title=Chat]")
    expect(guest.locator("dialog .chat li")).to_have_count(3)
    expect(guest.locator("nav button[title=Chat].unread")).to_have_count(0)  # it was all there before
    guest.fill("dialog .chat input", "Salve, Ada!")
    guest.keyboard.press("Enter")
    expect(guest.locator("dialog .chat li")).to_have_count(4)
    guest.keyboard.press("Escape")
    expect(guest.locator("dialog")).to_have_count(0)
    expect(guest.locator("nav button[title=Chat]")).not_to_have_class(re.compile("unread"))  # what is seen is read

    watch = host.request.get(f"/api/rooms/{room}").json()["watch"]
    for screen in (PHONE, DESK):
        eye = open_page(watch, screen)
        eye.wait_for_selector(".table .board")
        expect(eye.locator("nav button[title='Log'], .acta").first).to_be_attached()
        expect(eye.locator(".talk, nav button[title=Chat]")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_what_is_said_while_a_page_asks_for_older_lines_is_unread(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    say = f"/api/rooms/{room}/chat"
    assert host.request.post(say, data={"text": "Salve!"}).ok
    expect(guest.locator("nav button[title=Chat]")).to_contain_text("1")
    asked: list[Route] = []
    guest.route("**/api/rooms/*/chat", lambda route: asked.append(route))
    guest.reload()
    guest.wait_for_selector(".table .board")
    while not asked:
        guest.wait_for_timeout(20)
    assert host.request.post(say, data={"text": "Alea iacta est."}).ok
    expect(guest.locator("nav button[title=Chat].unread")).to_contain_text("1")
    with guest.expect_response("**/api/rooms/*/chat"):
        asked.pop().continue_()
    guest.wait_for_timeout(200)  # whoever counts anew does it now
    expect(guest.locator("nav button[title=Chat].unread")).to_contain_text("1")
    guest.click("nav button[title=Chat]")
    expect(guest.locator("dialog .chat li")).to_have_count(2)


@pytest.mark.soak
def test_sounds_are_switched_on_at_the_table_and_heard(open_page: Opener) -> None:
    page = open_page("/")
    seats = {"title": "lusitania", "players": 2, "seats": ["me", "bot:random"], "nickname": "Ada"}
    page.goto(f"/r/{page.request.post('/api/rooms', data=seats).json()['room']}")
    page.wait_for_selector(MINE)
    page.evaluate(HEARD)
    page.click("header [aria-label='Keys and help']")
    page.get_by_role("switch", name="Sounds").check()
    assert page.evaluate("heard") == [523, 659]  # at once, so that one knows
    page.keyboard.press("Escape")
    rng = random.Random(4)
    while 420 not in page.evaluate("heard"):  # a card that is laid
        there = spot(page, rng)
        assert there is not None, "the game is over and was silent"
        touch(page, there)
    page.goto("/settings")
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_the_newest_lines_of_the_log_stay_in_sight_where_the_chat_takes_its_room(open_page: Opener) -> None:
    host, guest, _ = two(open_page, PHONE)
    log, rng = host.locator(".acta .log"), random.Random(3)
    for page in (host, guest, host, guest):
        page.wait_for_selector(MINE)
        while page.query_selector(MINE):
            at = spot(page, rng)
            assert at is not None
            touch(page, at)
            page.wait_for_timeout(100)  # the next choice, or the other one's turn
    expect(log.locator("li")).not_to_have_count(0)
    before = log.evaluate("e => e.clientHeight")
    for _ in range(3):
        host.fill(".talk input", "Alea iacta est, and a good deal more is to be said of it. " * 3)
        host.keyboard.press("Enter")
    expect(host.locator(".talk li")).to_have_count(3)
    host.wait_for_function("before => document.querySelector('.acta .log').clientHeight < before", arg=before)
    host.wait_for_function(
        "(e => e.scrollHeight - e.scrollTop - e.clientHeight < 2)(document.querySelector('.acta .log'))"
    )
