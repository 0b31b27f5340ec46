"""The server dies in the middle of a move, or its events come late: the page goes on, and a move is made once."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import WebSocketRoute
from tests.e2e.conftest import Opener, Server
from tests.e2e.table import MINE, changed, new_room, spot, touch


@pytest.mark.soak
@pytest.mark.served("about the way to a server")
def test_a_move_that_no_server_heard_is_sent_again(open_page: Opener, server: Server) -> None:
    page = open_page()
    room = new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    page.wait_for_load_state("networkidle")  # what is loaded after the table is there: this is about moves
    rng = random.Random(9)
    for _ in range(3):
        before = page.request.get(f"/api/rooms/{room}/state").json()
        there = spot(page, rng)
        assert there is not None
        server.end(kill=True)
        version = page.get_attribute(".table", "data-version")
        while there is not None:  # until a move is on its way
            touch(page, there)
            there = spot(page, rng, wait=False)
        assert page.get_attribute(".table", "data-version") == version
        page.wait_for_selector("[role=status]:has-text('Reconnecting')")
        page.wait_for_selector(".prompt .more:has-text('is sent once the server answers')")
        server.start()
        page.wait_for_selector(f".table:not([data-version='{version}'])")
        page.wait_for_selector("[role=status]", state="detached")
        page.wait_for_selector(MINE)
        assert page.locator(".prompt .more:has-text('is sent once')").count() == 0
        after = page.request.get(f"/api/rooms/{room}/state").json()
        mine = [entry for entry in after["log"] if entry["seat"] == 0 and entry["v"] > before["version"]]
        assert len(mine) == 1


@pytest.mark.served("about the way to a server")
def test_what_was_used_is_not_offered_while_the_events_are_on_their_way(open_page: Opener) -> None:
    page = open_page("/")
    held: list[str | bytes] = []
    late: list[WebSocketRoute] = []

    def slow(ours: WebSocketRoute) -> None:
        """Passes on what the server sends, but keeps it back once the test wants that."""
        late.append(ours)
        theirs = ours.connect_to_server()
        theirs.on_message(lambda message: held.append(message) if hold else ours.send(message))

    hold = False
    page.route_web_socket("**/stream*", slow)
    new_room(page, "bot:random", 40)
    page.wait_for_selector(MINE)
    version = page.get_attribute(".table", "data-version")
    hold = True
    with page.expect_response("**/moves*") as answer:
        page.click("[data-token^='hand:']")
    answer.value.finished()
    assert page.evaluate("document.querySelector('.table').dataset.turn") is None
    assert page.get_attribute(".table", "data-version") == version
    hold = False
    for message in held:
        late[-1].send(message)
    changed(page, version)
    page.wait_for_selector(MINE)
