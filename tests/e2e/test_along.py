"""A game alone against bots goes on in the browser while its server is away, and is taken back to it later."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.lent import AT_ONCE
from tests.e2e.table import MINE, comes_true, spot, touch
from tests.e2e.test_installable import READY, visitor

KEPT = """async () => (await navigator.serviceWorker.getRegistration("/here/"))?.active?.state === "activated" """
BEGUN = "Taken along from another table. What could not be known there was dealt anew."


def moved(page: Page, rng: random.Random) -> None:
    """One touch of what is offered."""
    there = spot(page, rng)
    assert there is not None
    touch(page, there)


@pytest.mark.soak
def test_a_game_goes_on_without_its_server_and_is_taken_back(browser: Browser, server: Server) -> None:
    state = {"cookies": [], "origins": [{"origin": server.address, "localStorage": AT_ONCE}]}
    with visitor(browser, server, storage_state=state) as context:
        page = context.new_page()
        page.goto("/here/")  # the table in the browser, from the same server
        comes_true(page, KEPT)
        page.goto("/")
        comes_true(page, READY)
        page.select_option("select", "random")
        with page.expect_response("**/along?*") as handed:
            page.click("text=Play against a bot")
            page.wait_for_selector(MINE)
        record = json.loads(handed.value.text())
        assert record["note"] == {"seats": ["me", "bot:random"], "dealt_anew": True}
        server.end(kill=True)
        try:
            page.click(".offer >> text=Go on here")
            page.wait_for_url("**/here/#/r/*")
            page.wait_for_selector(MINE)
            expect(page.locator("section, aside").get_by_text(BEGUN).first).to_be_visible()
            moved(page, random.Random(1))
        finally:
            server.start()
        page.wait_for_selector(MINE)
        page.click("button[aria-label='Keys and help']")  # by `?` a card says what it does where one has the focus
        page.click("dialog >> text=Players")
        page.click("text=Take it to the server")
        page.wait_for_url(f"{server.address}/r/*")
        page.wait_for_selector(MINE)
        expect(page.get_by_text(BEGUN).first).to_be_visible()
        kinds = [s["kind"] for s in context.request.get(f"/api/rooms/{page.url.split('/r/')[1]}").json()["seats"]]
        assert kinds == ["human", "bot"]
