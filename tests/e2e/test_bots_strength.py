"""What the page says where bots wait for compiled code, and where there is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener, Server
from tests.e2e.table import MINE, PHONE, fits

WEAK = "Compiled code is missing here: bots and hints are slower and weaker."


def table(open_page: Opener, server: Server, level: str) -> Page:
    """A table of Roma where a bot begins."""
    page = open_page(f"{server.address}/", PHONE)
    body = {"title": "roma", "players": 2, "seats": [f"bot:{level}", "me"], "nickname": "Ada"}
    room = page.request.post(f"{server.address}/api/rooms", data=body).json()["room"]
    page.goto(f"{server.address}/r/{room}")
    page.wait_for_selector(".table .board")
    return page


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
def test_a_bot_that_waits_for_compiled_code_says_how_far_it_is(
    open_page: Opener, tmp_path: Path, without_wasm: dict[str, str]
) -> None:
    cold = Server(tmp_path / "data", LUDI_CACHE=str(tmp_path / "cache"), **without_wasm)
    try:
        page = table(open_page, cold, "consul")
        expect(page.locator(".prompt .line")).to_have_text(
            re.compile(r"Consul is warming up: [1-9]\d* of [1-9]\d* parts"), timeout=20_000
        )
        assert fits(page)
    finally:
        cold.end()


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
def test_a_bot_without_compiled_code_is_said_to_be_weak_also_when_it_has_moved(
    open_page: Opener, tmp_path: Path, without_code: dict[str, str]
) -> None:
    bare = Server(tmp_path / "data", LUDI_SERVER_BOT_PAUSE="0", **without_code)
    try:
        page = table(open_page, bare, "consul")
        page.wait_for_selector(MINE, timeout=20_000)
        expect(page.locator(".prompt .more")).to_contain_text(WEAK)
        assert fits(page)
    finally:
        bare.end()
