"""Several people: by a link, at one device, as spectators; and everybody sees only what is theirs."""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.local_page import LocalPage
from tests.e2e.table import (
    MINE,
    OVER,
    PATIENCE,
    Screen,
    dialog_says,
    finished,
    new_room,
    play,
    reach_together,
    spot,
    touch,
)


def listen(page: Page) -> list[tuple[str, Any]]:
    """Collects what the server, or the table of the browser, sends to a page from now on: address and JSON."""
    if isinstance(page, LocalPage):
        return page.listen()
    heard: list[tuple[str, Any]] = []

    def socket(opened: Any) -> None:
        opened.on("framereceived", lambda frame: heard.append((opened.url, json.loads(frame))))

    def answer(response: Any) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", "") and response.ok:
            heard.append((response.url, response.json()))

    page.on("websocket", socket)
    page.on("requestfinished", lambda request: answer(request.response()))
    return heard


def hands(data: Any) -> set[int]:
    """The seats whose hidden cards stand in a message."""
    players = data.get("view", {}).get("players", []) if isinstance(data, dict) else []
    return {seat for seat, side in enumerate(players) if {"cards", "gift", "down"} & set(side)}


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_two_people_by_an_invite_link_and_a_spectator(open_page: Opener) -> None:
    host = open_page()
    room = new_room(host, "open", 4)
    host.wait_for_selector("#link-invite")
    invite, watch = (host.input_value(f"#link-{kind}") for kind in ("invite", "watch"))
    assert host.is_visible("svg[role=img]")

    guest = open_page(invite)
    guest.fill("input[autocomplete=nickname]", "Livia")
    guest.click("text=Take the seat")
    guest.wait_for_selector(".table .board")
    assert "invite" not in guest.url
    host.wait_for_selector(".table .board")
    assert "Livia" in host.inner_text(".table")

    spectator = open_page("/")
    heard = listen(spectator)
    spectator.goto(watch)
    spectator.wait_for_selector(".table .board")
    assert "watch" not in spectator.url
    guest_heard = listen(guest)
    guest.reload()
    guest.wait_for_selector(".table .board")

    host.fill("input[placeholder=Message]", "<b>bene!</b>")
    host.click("text=Send")
    guest.wait_for_selector("text=<b>bene!</b>")

    reach_together((host, guest), None, 1)
    assert host.inner_text("dialog ol b") == guest.inner_text("dialog ol b")
    added = [page.evaluate("JSON.parse(localStorage['ludi-shares'])[0].share") for page in (host, guest)]
    assert [s["share"] for s in host.request.get(f"/api/rooms/{room}").json()["seats"]] == added
    spectator.wait_for_selector("dialog ol")
    assert spectator.query_selector("[data-token^='hand:']") is None
    running = [data for _, data in heard if isinstance(data, dict) and data.get("view") and data.get("over") is None]
    assert len(running) > 5
    assert [data for data in running if hands(data)] == []
    seen = [hands(data) for _, data in guest_heard if isinstance(data, dict) and data.get("over") is None]
    assert {1} in seen
    assert all(found <= {1} for found in seen)
    assert room in host.url


def beside_a_bot(page: Page) -> None:
    """A table of Roma with a bot whose name is long."""
    body = {"title": "roma", "players": 2, "seats": ["me", "bot:centurio"], "nickname": "Ada"}
    page.goto(f"/r/{page.request.post('/api/rooms', data=body).json()['room']}")
    page.wait_for_selector(".seat .bot")


def test_the_sign_of_a_bot_stands_beside_its_name_on_a_low_window(open_page: Opener) -> None:
    page = open_page(screen=Screen(844, 390))
    beside_a_bot(page)
    both = (".seat:has(.bot) h2 button", ".seat .bot")
    name, sign = (page.eval_on_selector(at, "e => e.getBoundingClientRect().toJSON()") for at in both)
    assert sign["left"] > name["left"]
    assert name["top"] <= sign["top"] <= sign["bottom"] <= name["bottom"]


def test_both_seats_are_as_wide_as_their_column_on_a_low_window(open_page: Opener) -> None:
    page = open_page("/", screen=Screen(844, 390))
    page.evaluate("localStorage.setItem('ludi-settings', JSON.stringify({language: 'uk'}))")
    beside_a_bot(page)
    widths = page.eval_on_selector_all(".seat", "all => all.map(e => e.getBoundingClientRect().width)")
    column = page.eval_on_selector(".left", "e => e.clientWidth")
    assert widths == [column, column]


HELD = "all => all.map(e => e.dataset.token.split(':')[1])"


@pytest.mark.soak
def test_between_two_people_at_one_device_nothing_of_the_first_stays(open_page: Opener) -> None:
    page = open_page("/")
    heard = listen(page)
    new_room(page, "shared", 2)
    rng = random.Random(5)
    passed = 0
    last: set[str] = set()
    until = time.monotonic() + PATIENCE
    while not finished(page):
        assert time.monotonic() < until
        curtain = page.query_selector(".curtain")
        if curtain is not None:
            content = page.content()
            assert "data-token" not in content
            assert [card for card in last if card in content] == []
            passed += 1
            page.click(".curtain button")
            page.wait_for_selector(".table .board")
            last = set()
            continue
        there = spot(page, rng, wait=False)
        if there is None:
            page.wait_for_selector(f".curtain, {MINE}, {OVER}")
            continue
        last = set(page.eval_on_selector_all("[data-token^='hand:']", HELD))
        touch(page, there)
    assert passed >= 4
    shown = [(int(found[1]), hands(data)) for url, data in heard if (found := re.search(r"[?&]seat=(\d)", url))]
    running = [(seat, seen) for seat, seen in shown if seen]
    assert {seat for seat, _ in running} == {0, 1}
    assert [(seat, seen) for seat, seen in running if seen != {seat}] == []


@pytest.mark.soak
def test_a_finished_game_is_shown_again_move_by_move(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, "bot:random", 3)
    play(page, random.Random(6))
    page.click("dialog >> text=Replay")
    page.wait_for_selector("input[type=range]")
    last = int(page.get_attribute("input[type=range]", "max") or 0)
    assert last > 15
    words = ".words"
    page.keyboard.press("Home")
    page.wait_for_url("**at=0*")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=9*")
    at_nine = page.inner_text(words)
    page.keyboard.press("End")
    page.wait_for_url(f"**at={last}*")
    page.wait_for_selector(f"{words}:has-text('over')")
    page.goto(f"/r/{room}/replay?at=9&seat=0")
    page.wait_for_selector(words)
    assert page.inner_text(words) == at_nine
    page.select_option("header select", "1")
    page.wait_for_url("**seat=1*")
    assert page.input_value("input[type=range]") == "9"


@pytest.mark.served("about what a device adds to its luck")
def test_a_match_is_saved_brought_back_and_checked(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    room = new_room(page, "bot:random", 2)
    page.click(".seat h2 button >> nth=1")
    page.click("dialog summary")
    seal = page.inner_text("dialog code")
    assert seal == page.request.get(f"/api/rooms/{room}").json()["commitment"]
    page.keyboard.press("Escape")
    play(page, random.Random(7))
    page.click("dialog summary")
    page.wait_for_selector("dialog code >> nth=1")
    shown = page.locator("dialog code").all_inner_texts()
    assert shown[0] == seal
    seed, salt = (bytes.fromhex(word) for word in shown[1].split())
    assert hashlib.sha256(seed + salt).hexdigest() == seal
    [mine] = page.evaluate("JSON.parse(localStorage['ludi-shares'])")
    assert shown[2] == mine["share"]
    dialog_says(page, "What this device added is in it")
    with page.expect_download() as first:
        page.click("dialog >> text=Record")
    saved = tmp_path / "match.jsonl"
    first.value.save_as(saved)
    ludi = str(Path(sys.executable).parent / "ludi")
    checked = subprocess.run([ludi, "verify", str(saved)], capture_output=True, text=True, check=True)
    assert f": {mine['share']}" in checked.stdout

    other = open_page("/")
    other.set_input_files("input[type=file]", saved)
    other.wait_for_url("**/replay*")
    other.wait_for_selector("input[type=range]")
    assert f"/{room}/" not in other.url
    last = other.get_attribute("input[type=range]", "max")
    assert last == str(len(saved.read_text().splitlines()) - 1)
    other.click("button:has-text('Check the dice and cards')")
    other.wait_for_selector("dialog code")
    assert other.inner_text("dialog code >> nth=0") == seal
    dialog_says(other, "Every die and card of this record follows from its seed")
    other.keyboard.press("Escape")
    with other.expect_download() as second:
        other.click("header >> text=Record")
    again = tmp_path / "again.jsonl"
    second.value.save_as(again)
    assert again.read_text() == saved.read_text()

    forged = tmp_path / "forged.jsonl"
    forged.write_text(saved.read_text().replace(mine["share"], "0" * 64))
    liar = open_page("/")
    liar.set_input_files("input[type=file]", forged)
    liar.wait_for_selector("input[type=range]")
    liar.click("button:has-text('Check the dice and cards')")
    liar.wait_for_selector("dialog :text('do not follow from it')")
    assert liar.query_selector("dialog code") is None

    broken = tmp_path / "broken.jsonl"
    broken.write_text(saved.read_text().replace('"roma"', '"ruma"'))
    third = open_page("/")
    third.set_input_files("input[type=file]", broken)
    third.wait_for_selector("[role=alert]:has-text('ruma')")


@pytest.mark.soak
def test_two_people_at_one_device_have_names(open_page: Opener) -> None:
    page = open_page("/new?title=roma")
    page.select_option("form select >> nth=0", "shared")
    page.fill("input[autocomplete=nickname]", "Ada")
    page.fill("label:has-text('second person') input", "Livia")
    page.click("text=Open the room")
    page.wait_for_selector(".curtain")
    assert "Ada" in page.inner_text(".curtain h1")
    page.click(".curtain button")
    page.wait_for_selector(".table .board")
    assert [h.inner_text() for h in page.query_selector_all(".seat h2")] == ["Livia", "Ada"]
    page.click("nav >> text=Settings")
    page.click("header nav >> text=Rules")
    page.wait_for_url("**/rules/roma*")

    page.goto("/new?title=roma")
    page.select_option("form select >> nth=0", "shared")
    page.fill("input[autocomplete=nickname]", "")
    page.click("text=Open the room")
    page.wait_for_selector(".curtain:has-text('Player 1')")
    page.click(".curtain button")
    page.wait_for_selector(".table .board")
    assert [h.inner_text() for h in page.query_selector_all(".seat h2")] == ["Player 2", "Player 1"]
