"""What people do to each other at a table: undo by consent, seats for bots, sending somebody away."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.e2e.conftest import BOTH, Opener, Server
from tests.e2e.table import (
    DIE,
    MAIN_CHOICE,
    MINE,
    PHONE,
    Aim,
    Screen,
    axe,
    changed,
    fits,
    new_room,
    play,
    reach,
    reach_together,
)


def two(open_page: Opener, screen: Screen, refused: tuple[str, ...] = (), **rule: int | str) -> tuple[Page, Page, str]:
    """A room of two people in two browsers: who made it, who came by the link (named Livia), and its name.

    refused: what the server may refuse the first of them. rule: on absence, where the times that the form offers are
    too long to wait for.
    """
    host = open_page("/", refused=refused)
    if rule:
        body = {"title": "roma", "players": 2, "seats": ["me", "open"], "nickname": "Ada", "options": {"max_turns": 40}}
        room = str(host.request.post("/api/rooms", data=body | rule).json()["room"])
        host.goto(f"/r/{room}")
    else:
        room = new_room(host, "open", 40)
    guest = open_page(host.input_value("#link-invite"), screen)
    guest.fill("input[autocomplete=nickname]", "Livia")
    guest.click("text=Take the seat")
    for page in (host, guest):
        page.wait_for_selector(".table .board")
    return host, guest, room


def state(page: Page, room: str) -> Any:
    """The position, told by the server."""
    return page.request.get(f"/api/rooms/{room}/state").json()


def act(page: Page, room: str) -> None:
    """Make the first legal move of the one whose page it is, without the page."""
    now = state(page, room)
    body = {
        "cmd_id": f"first-{now['version']:04}",
        "expected_version": now["version"],
        "action": now["legal"][0]["action"],
    }
    assert page.request.post(f"/api/rooms/{room}/moves", data=body).ok


@pytest.mark.served("people at several devices")
def test_the_next_game_of_one_is_offered_to_the_other_and_takes_nobody_along(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    host.keyboard.press("?")
    host.click("dialog >> text=Resign")
    host.click("dialog .seats .primary")
    for page in (host, guest):
        page.wait_for_selector("dialog:has(.wreaths)")
    guest.click("dialog >> text=Close")
    host.click("dialog >> text=Play again")
    host.wait_for_url(lambda url: not url.endswith(room))
    following = host.url
    expect(guest.locator(".prompt .line")).to_have_text("The next game is set up. Join it when you like.")
    assert guest.url.endswith(room)
    guest.click(".prompt >> text=Result")
    expect(guest.locator("dialog [role=status]")).to_have_text("The next game is set up. Join it when you like.")
    guest.click("dialog >> text=Join the next game")
    guest.wait_for_url(following)
    guest.wait_for_selector(".table .board")


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_what_was_refused_in_one_turn_is_not_told_in_the_next(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE, refused=("/hint",), hints=True)

    def late(route: Route) -> None:
        for _ in range(2):  # both cards that are given away
            act(host, room)
        route.continue_()

    host.wait_for_selector(MINE)
    host.route(f"**/api/rooms/{room}/hint*", late)
    host.keyboard.press("h")
    expect(host.locator(".prompt .problem")).to_have_text("It is not your turn.")
    for _ in range(2):
        act(guest, room)
    host.wait_for_selector(MINE)
    expect(host.locator(".prompt .problem")).to_have_count(0)


def draw_cards(page: Page) -> None:
    """A die for cards: something new comes to light. Then one of them is kept."""
    version = page.get_attribute(".table", "data-version")
    page.query_selector_all(DIE)[-1].click()
    page.click("[data-token=cards]")
    if page.query_selector("[data-confirm]"):
        page.click("[data-confirm]")
    changed(page, version)
    page.wait_for_selector(MINE)


@pytest.mark.served("people at several devices")
def test_an_undo_needs_the_other_s_consent(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    reach_together((host, guest), host, 1)
    before = state(host, room)
    draw_cards(host)
    after = state(host, room)
    assert after["undo"] == "ask"

    host.click("text=Ask to undo")
    host.wait_for_selector(".asked:has-text('waiting for an answer')")
    guest.wait_for_selector(".asked:has-text('asks to undo back to their last move')")
    assert fits(guest)
    assert axe(guest) == []
    guest.click("text=Refuse")
    host.wait_for_selector("text=The undo was declined")
    guest.wait_for_selector(".asked", state="detached")
    assert state(host, room)["version"] == after["version"]

    host.click("text=Ask to undo")
    guest.click("text=Agree")
    host.wait_for_selector(".asked", state="detached")
    host.wait_for_selector(MINE)
    back = state(host, room)
    assert back["view"]["dice"] == before["view"]["dice"]
    assert back["view"]["players"][0]["cards"] == before["view"]["players"][0]["cards"]
    assert back["log"][-1]["decision"] == "undo"
    fold = host.locator(".acta details:has-text('undid a move')")
    expect(fold.locator("s").first).to_be_hidden()  # what was taken back is no fact any more
    fold.locator("summary").click()
    expect(fold.locator("s").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_a_refused_undo_is_told_until_the_next_move(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    reach_together((host, guest), host, 1)
    draw_cards(host)
    host.click("text=Ask to undo")
    guest.click("text=Refuse")
    refused = host.locator("text=The undo was declined")
    expect(refused).to_be_visible()
    act(host, room)
    expect(refused).to_have_count(0)


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_who_was_cut_off_hears_on_the_way_back_what_was_asked(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE)
    streams: list[WebSocketRoute] = []
    cut = False

    def stream(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            streams.append(route)

    guest.route_web_socket("**/stream*", stream)
    guest.reload()
    guest.wait_for_selector(".table .board")
    reach_together((host, guest), host, 1)
    draw_cards(host)
    asked_at = str(state(host, room)["version"])
    guest.wait_for_selector(f".table[data-version='{asked_at}']")
    cut = True
    streams.pop().close()
    host.click("text=Ask to undo")
    host.wait_for_selector(".asked:has-text('waiting for an answer')")
    cut = False
    guest.click(".asked >> text=Agree")
    host.wait_for_selector(".asked", state="detached")
    assert state(host, room)["log"][-1]["decision"] == "undo"


@pytest.mark.soak(but=("server",))
@BOTH
def test_undo_and_redo_in_practice(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    page.wait_for_selector(MINE)
    room = page.url.split("/r/")[1]
    reach(page, random.Random(3), MAIN_CHOICE)
    before = state(page, room)["view"]
    version = page.get_attribute(".table", "data-version")
    page.query_selector_all(DIE)[0].click()
    page.click("[data-token=money]")
    changed(page, version)
    page.wait_for_selector(MINE)
    after = state(page, room)["view"]
    assert after["dice"] != before["dice"]
    page.click(".bar >> text=Undo")
    page.click(".prompt >> text=Redo")
    page.wait_for_selector(".prompt >> text=Redo", state="detached")
    page.wait_for_selector(MINE)
    now = state(page, room)
    assert now["view"] == after
    assert [entry["decision"] for entry in now["log"][-2:]] == ["undo", "redo"]
    page.keyboard.press("Control+z")
    page.wait_for_selector(".prompt >> text=Redo")
    assert state(page, room)["view"]["dice"] == before["dice"]


@pytest.mark.soak
@BOTH
def test_hints_and_the_recap_on_the_phone(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    page.wait_for_selector(MINE)
    reach(page, random.Random(4), MAIN_CHOICE)
    since = page.locator("dialog >> text=Since your last move")
    for _ in range(20):  # there is nothing since then where something had to be decided in the other's turn
        page.click(".bar [data-token=end]")
        if page.query_selector("[data-confirm]"):
            page.click("[data-confirm]")
        reach(page, random.Random(4), Aim(goal=("[data-token=end]",)))
        page.click(".bar >> text=Log")
        page.wait_for_selector("dialog .log")
        if since.count():
            break
        page.keyboard.press("Escape")
    assert since.is_visible()
    told = page.inner_text("dialog .recap li >> nth=0")
    page.click("dialog >> text=Show it again")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".prompt:has-text('Skip')")
    page.wait_for_selector(f'.prompt .line:has-text("{told}")')
    page.click("text=Skip")
    page.wait_for_selector(MINE)

    page.click(".bar >> text=Hint")
    page.wait_for_selector("dialog .hints li")
    assert fits(page)
    assert axe(page) == []
    first = page.inner_text("dialog .hints li >> nth=0 >> span")
    page.click("dialog .hints li button >> nth=0")
    page.wait_for_selector("dialog", state="detached")
    assert first in page.inner_text(".prompt")
    assert page.is_visible("[data-confirm]")


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
def test_hints_that_warm_up_say_so_and_the_browser_has_nothing_to_complain_of(
    open_page: Opener, tmp_path: Path, without_wasm: dict[str, str]
) -> None:
    """Nothing is compiled there: the answer is not an error, and the page asks again by itself."""
    cold = Server(tmp_path / "data", LUDI_CACHE=str(tmp_path / "cache"), **without_wasm)
    try:
        page = open_page(f"{cold.address}/", PHONE)
        page.evaluate("Object.defineProperty(navigator, 'hardwareConcurrency', { value: 1 })")  # weak
        page.select_option("select", "random")
        page.click("text=Play against a bot")
        page.wait_for_selector(MINE)
        with page.expect_response("**/api/rooms/*/hint*") as first:
            page.click(".bar >> text=Hint")
        assert first.value.status == 202
        page.wait_for_selector("text=The hints are still warming up")
        with page.expect_response("**/api/rooms/*/hint*") as second:
            pass
        assert second.value.status == 202
        assert page.query_selector("dialog .hints") is None
    finally:
        cold.end()


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE, absence=10)
    button = ".seat:has-text('Livia') >> text=Let a bot play"
    assert host.query_selector(button) is None
    address = guest.url
    guest.goto("/")
    host.click(button)
    host.wait_for_selector(button, state="detached")
    assert host.request.get(f"/api/rooms/{room}").json()["seats"][1]["away"] is True
    reach(host, random.Random(5), MAIN_CHOICE)
    assert any(entry["seat"] == 1 for entry in state(host, room)["log"])

    guest.goto(address)
    guest.wait_for_selector(".table .board")
    assert guest.query_selector(MINE) is None
    assert fits(guest)
    guest.click("text=Take my seat back")
    guest.wait_for_selector("text=Take my seat back", state="detached")
    assert host.request.get(f"/api/rooms/{room}").json()["seats"][1]["kind"] == "human"
    reach_together((host, guest), guest, 6)


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_the_owner_sends_an_absent_player_away_and_another_takes_the_seat(open_page: Opener) -> None:
    host, guest, room = two(open_page, PHONE, absence=10, successor="person")
    guest.click(".seat:has-text('Livia') h2 button, .seat:has-text('You') h2 button")
    guest.wait_for_selector("dialog .seats")
    assert guest.query_selector("dialog >> text=Send away") is None
    guest.keyboard.press("Escape")

    host.click(".seat h2 button >> text=Livia")
    row = "dialog .seats li:has-text('Livia')"
    host.wait_for_selector(row)
    assert host.query_selector(f"{row} >> text=Send away") is None
    address = guest.url
    guest.goto("/")
    host.click(f"{row} >> text=Send away")
    assert "free" in host.inner_text(f"{row} [role=alert]")
    host.click(f"{row} >> text=Cancel")
    assert guest.request.get(f"/api/rooms/{room}/state").status == 200
    host.click(f"{row} >> text=Send away")
    assert axe(host) == []
    host.click(f"{row} >> button:has-text('Send away')")
    host.wait_for_selector(row, state="detached")
    assert guest.request.get(f"/api/rooms/{room}/state").status == 403
    guest.goto(address)
    guest.wait_for_selector("[role=alert]:has-text('This room is for its players')")

    other = open_page(host.input_value("dialog #link-invite"))
    other.fill("input[autocomplete=nickname]", "Drusus")
    other.click("text=Take the seat")
    other.wait_for_selector(".table .board")
    host.wait_for_selector("dialog .seats li:has-text('Drusus')")
    host.keyboard.press("Escape")
    reach_together((host, other), other, 7)


@pytest.mark.served("people at several devices")
def test_before_the_game_the_owner_sends_somebody_away_who_is_told_so(open_page: Opener) -> None:
    host = open_page("/new?title=lusitania")
    host.select_option("#count", "3")
    host.click("form .button.primary")
    guest = open_page(host.input_value("#link-invite"), PHONE)
    guest.fill("input[autocomplete=nickname]", "Livia")
    guest.click("text=Take the seat")
    row = ".seats li:has-text('Livia')"
    for page in (host, guest):
        page.wait_for_selector(row)
    assert guest.query_selector("text=Send away") is None
    host.click(f"{row} >> text=Send away")
    host.click(f"{row} >> text=Cancel")
    host.click(f"{row} >> text=Send away")
    assert axe(host) == []
    host.click(f"{row} >> button:has-text('Send away')")
    guest.wait_for_selector("text=no longer have a seat here")
    host.wait_for_selector(row, state="detached")
    room = host.url.split("/r/")[1]
    assert [s["kind"] for s in host.request.get(f"/api/rooms/{room}").json()["seats"]] == ["human", "open", "open"]


@pytest.mark.soak
def test_a_match_that_is_going_on_is_found_again_on_the_home_page(open_page: Opener) -> None:
    page = open_page("/")
    assert page.query_selector("a[href^='/r/']") is None
    room = new_room(page, "bot:random", 2)
    page.wait_for_selector(MINE)
    page.click("header a")
    page.click(f"a[href='/r/{room}']:has-text('Bot Random')")
    page.wait_for_selector(MINE)
    play(page, random.Random(1))
    page.click("dialog >> text=Home")
    page.wait_for_selector("text=Play against a bot")
    page.wait_for_load_state("networkidle")
    assert page.query_selector(f"a[href='/r/{room}']") is None


@pytest.mark.soak
def test_the_recap_says_whose_points_have_changed_since_the_last_move(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, "bot:random", 40)
    gained, rng = page.locator(".recap > p"), random.Random(6)
    for _ in range(20):
        reach(page, rng, MAIN_CHOICE)
        now = state(page, room)
        mine = [entry for entry in now["log"] if entry["seat"] == 0]
        if gained.count() and any(told["key"] == "roma-told-vacant" for told in mine[-1]["told"]):
            break  # what the other one paid for empty discs stands in the entry of the turn's end
        page.click("[data-token=end]")
        if page.query_selector("[data-confirm]"):
            page.click("[data-confirm]")
    last = mine[-1]["v"]
    was = page.request.get(f"/api/rooms/{room}/replay/{last - 1}?seat=0").json()["view"]["players"]
    changes = [side["vp"] - before["vp"] for side, before in zip(now["view"]["players"], was, strict=True)]
    signs = [
        f"{who} {'+' if n > 0 else '−'}{abs(n)}" for who, n in zip(("You", "Bot Random"), changes, strict=True) if n
    ]
    assert signs, "nobody's points ever changed"
    assert gained.inner_text() == f"Points: {' · '.join(signs)}"
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    page.reload()
    expect(page.locator(".prompt .more")).to_contain_text(f"Points: {' · '.join(signs)}.")
    assert fits(page)
