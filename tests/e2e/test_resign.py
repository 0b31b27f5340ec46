"""A person gives up: asked once what it means, then told everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import BOTH, Opener
from tests.e2e.table import DESK, PHONE, Screen, new_room


@pytest.mark.soak
@pytest.mark.served("people at several devices")
def test_resigning_is_asked_told_and_kept(open_page: Opener) -> None:
    host = open_page()
    room = new_room(host, "open", 4)
    host.wait_for_selector("#link-invite")
    guest = open_page(host.input_value("#link-invite"), PHONE)
    guest.fill("input[autocomplete=nickname]", "Livia")
    guest.click("text=Take the seat")
    guest.wait_for_selector(".table .board")
    host.wait_for_selector(".table .board")

    guest.keyboard.press("?")
    guest.click("dialog >> text=Resign")
    expect(guest.locator("dialog [role=alert]")).to_contain_text("the other player has won")
    guest.click("dialog .seats >> text=Cancel")
    expect(guest.locator("dialog [role=alert]")).to_have_count(0)
    guest.click("dialog .seats >> text=Resign")
    guest.click("dialog .seats .primary")

    expect(guest.locator("dialog:has(.wreaths) .why")).to_have_text("You resigned.")
    expect(host.locator("dialog:has(.wreaths) .why")).to_have_text("Livia resigned.")
    expect(host.locator("dialog:has(.wreaths) h2")).to_contain_text("You have won")
    host.click("dialog >> text=Close")
    host.fill(".talk input", "Gratias!")
    host.click(".talk >> text=Send")  # nothing lies over it
    expect(host.locator(".talk li")).to_contain_text("Gratias!")
    host.click(".prompt >> text=Result")
    host.wait_for_selector("dialog:has(.wreaths)")
    host.goto(f"/r/{room}/replay")
    expect(host.get_by_role("log")).to_contain_text("Livia resigned.")
    record = host.request.get(f"/api/rooms/{room}/record").text()
    again = host.request.post("/api/import", data=record, headers={"Content-Type": "application/jsonl"}).json()
    host.goto(f"/r/{again['room']}")
    expect(host.locator("dialog:has(.wreaths) .why")).to_have_text("Livia resigned.")


@pytest.mark.soak
@BOTH
def test_a_bot_plays_on_for_others_and_nobody_for_bots(open_page: Opener) -> None:
    for screen in (DESK, Screen(640, 360)):
        page = open_page("/", screen)
        body = {"title": "pokern", "players": 3, "seats": ["me", "shared:Livia", "bot:random"], "nickname": "Ada"}
        room = page.request.post("/api/rooms", data=body).json()["room"]
        mover = page.request.get(f"/api/rooms/{room}/state").json()["to_move"]
        page.goto(f"/r/{room}")
        page.wait_for_selector(".table .board")

        page.keyboard.press("?")
        page.click("dialog >> text=Resign")
        page.click(f"dialog .seats li >> nth={1 - mover} >> text=Resign")
        expect(page.locator("dialog [role=alert]")).to_contain_text("A bot plays on in this seat to the end")
        page.click("dialog .seats .primary")
        expect(page.locator("dialog")).to_have_count(0)

        page.keyboard.press("?")
        page.click("dialog >> text=Resign")
        expect(page.locator("dialog .seats").get_by_role("button", name="Resign")).to_have_count(1)
        expect(page.locator("dialog [role=alert]")).to_contain_text("you come last")
        page.click("dialog .seats .primary")
        expect(page.locator("dialog:has(.wreaths) .why")).to_contain_text("resigned.")
        expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
        assert page.request.get(f"/api/rooms/{room}/state").json()["over"]["ranks"][mover] == 2


@pytest.mark.served("people at several devices")
def test_who_resigns_while_others_play_on_may_watch_them(open_page: Opener) -> None:
    host, guest = open_page("/"), open_page("/", PHONE)
    body = {"title": "pokern", "players": 3, "seats": ["me", "open", "bot:random"], "nickname": "Ada"}
    made = host.request.post("/api/rooms", data=body).json()
    guest.goto(made["invite"])
    guest.fill("input[autocomplete=nickname]", "Livia")
    guest.click("text=Take the seat")
    guest.wait_for_selector(".table .board")
    guest.keyboard.press("?")
    guest.click("dialog >> text=Resign")
    guest.click("dialog .seats .primary")
    host.goto(f"/r/{made['room']}")
    host.wait_for_selector('[title="1 spectator"]')
    guest.wait_for_selector(".table .board")
    assert guest.request.get(f"/api/rooms/{made['room']}/state").status == 403, "it is read by the link to watch alone"
