"""A player's seats: on another device, in the list of the first page, and left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import MINE, new_room

READY = "button:has-text('Continue on another device')"


def log_out(page: Page) -> None:
    """By the settings, with the question that comes first."""
    page.goto("/settings")
    page.click("button:has-text('Log out here')")
    page.click(".button.primary:has-text('Log out here')")
    page.wait_for_selector("text=This browser holds no seats yet")


@pytest.mark.served("people at several devices")
def test_a_link_from_the_settings_takes_the_game_to_another_device(open_page: Opener) -> None:
    desk = open_page()
    room = new_room(desk, "bot:random", 4)
    desk.wait_for_selector(MINE)
    desk.goto("/settings")
    desk.click(READY)
    link = desk.input_value("#link-device")
    desk.wait_for_selector("svg[role=img]")

    phone = open_page(link)
    phone.wait_for_selector("text=Continue only if that device is yours")
    assert phone.context.cookies() == []  # opened, and nothing has happened yet
    phone.click("button:has-text('Take the seats')")
    phone.wait_for_selector("text=One game is now on this device too")
    assert link.partition("#")[2] not in phone.url
    phone.click("text=Home")
    phone.click(f"a[href='/r/{room}']:has-text('Your turn')")
    phone.wait_for_selector(MINE)
    for page in (desk, phone):
        assert [c["name"] for c in page.context.cookies()] == ["ludi_device"]

    late = open_page(link)
    late.click("button:has-text('Take the seats')")
    late.wait_for_selector("[role=alert]:has-text('has been used already')")

    desk.goto("/settings")
    desk.click("button:has-text('Log out all other devices')")
    desk.click(".button.primary:has-text('Log out all other devices')")
    phone.wait_for_selector("text=You no longer have a seat here")
    log_out(desk)
    desk.goto("/")
    desk.wait_for_selector("text=Play against a bot")
    assert desk.query_selector(f"a[href='/r/{room}']") is None


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_a_player_leaves_a_seat_and_the_other_sees_a_bot_there(open_page: Opener) -> None:
    host = open_page()
    room = new_room(host, "open", 4)
    host.wait_for_selector("#link-invite")
    guest = open_page(host.input_value("#link-invite"))
    guest.click("text=Take the seat")
    guest.wait_for_selector(".table .board")
    host.wait_for_selector(".table .board")
    guest.click(".seat h2 button >> nth=1")
    guest.click("dialog button:has-text('Leave the seat')")
    guest.click("dialog .primary:has-text('Leave the seat')")
    guest.wait_for_selector("text=You no longer have a seat here")
    host.click(".seat h2 button >> nth=1")
    host.wait_for_selector("dialog .seats :text('Centurio')")
    assert host.request.get(f"/api/rooms/{room}").json()["seats"][1]["kind"] == "bot"
