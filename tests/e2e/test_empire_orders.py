"""What saves clicks at the table of History of the Roman Empire: several moves by one button."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Route
from tests.e2e.conftest import Opener
from tests.e2e.table import MINE, PATIENCE, changed
from tests.e2e.test_empire import kind, new_room, state
from tests.e2e.test_empire_details import play

LATE = 300  # milliseconds by which the answer to a move comes after the position that it leads to


def offers(now: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """The moves of a kind that are offered."""
    return [one for one in now["legal"] if one["told"]["key"] == f"empire-move-{key}"]


def shown(page: Page, now: dict[str, Any]) -> None:
    """Wait until the page shows a position that the server has."""
    page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")


def roomy(now: dict[str, Any]) -> list[str]:
    """The lands, as tokens, that three armies may go to, one after the other and without a battle."""
    lands = now["view"]["lands"]
    found = [one["path"][0] for one in offers(now, "place")]
    return [token for token in found if not lands.get(token.removeprefix("land:"), {}).get("armies")]


def many_left(page: Page, room: str, seed: int) -> dict[str, Any]:
    """Play until there are more armies than one land takes, and a free land for them."""

    def wanted(now: dict[str, Any]) -> bool:
        return kind(now) == "placing" and now["view"]["pool"] > 4 and bool(roomy(now))

    now = play(page, room, random.Random(seed), wanted)
    shown(page, now)
    return now


@pytest.mark.soak
def test_some_of_the_armies_follow_to_the_land_of_the_last_one(open_page: Opener) -> None:
    page = open_page("/")
    room = new_room(page)
    now = many_left(page, room, 51)
    token, pool = roomy(now)[0], now["view"]["pool"]
    page.click(f".choices [data-token='{token}']")
    changed(page, str(now["version"]))
    page.click(".orders button:has-text('2 to ')")
    page.wait_for_selector(f"{MINE} .prompt .line:has-text('{pool - 3} armies left')")
    after = state(page, room)
    assert after["view"]["pool"] == pool - 3
    assert after["view"]["lands"][token.removeprefix("land:")]["armies"] == 3
    assert not [one for one in after["orders"] if one["of"] == token]


@pytest.mark.soak
def test_some_armies_go_to_a_land_by_a_button_beside_it_in_the_list(open_page: Opener) -> None:
    page = open_page("/")
    room = new_room(page)
    now = many_left(page, room, 52)
    token, pool = roomy(now)[0], now["view"]["pool"]
    row = page.locator(f".choices .row:has([data-token='{token}'])")
    assert [one.inner_text() for one in row.locator(".more").all()] == ["×2", "×3"]
    row.locator(".more >> nth=1").click()
    page.wait_for_selector(f"{MINE} .prompt .line:has-text('{pool - 3} armies left')")
    assert state(page, room)["view"]["lands"][token.removeprefix("land:")]["armies"] == 3


def risky(now: dict[str, Any]) -> list[str]:
    """The lands, as tokens, where an attack may fail."""
    return [one["path"][0] for one in offers(now, "attack") if one["final"]]


def test_an_attack_is_chosen_first_and_then_all_armies_make_it(open_page: Opener) -> None:
    """What dice decide is not begun by one touch; the armies attack until the land has fallen or none is left."""
    page = open_page("/")
    room = new_room(page)
    now = play(
        page,
        room,
        random.Random(54),
        lambda now: kind(now) == "placing" and now["view"]["pool"] > 2 and risky(now) != [],
    )
    shown(page, now)
    token, pool = risky(now)[0], now["view"]["pool"]
    assert page.locator(f".choices .row:has([data-token='{token}']) .more").count() == 0
    page.click(f".choices [data-token='{token}']")
    page.click(f".orders button:has-text('All {pool} to ')")
    end = time.monotonic() + PATIENCE
    after = now
    while token in risky(after) or not after["legal"]:
        assert time.monotonic() < end
        page.wait_for_timeout(30)
        after = state(page, room)
    assert after["version"] > now["version"]


def forts_for_one_click(page: Page, room: str) -> None:
    """Play until forts may be had in every land, have them by one button, and see that each stands."""

    def affordable(now: dict[str, Any]) -> bool:
        points = now["view"]["sides"][now["view"]["active"]]["vp"][1]
        forts = offers(now, "fort")
        return kind(now) == "building" and 1 < len(forts) <= points and not now["view"]["free"]

    now = play(page, room, random.Random(53), affordable)
    shown(page, now)
    lands = [one["path"][0].removeprefix("fort:") for one in offers(now, "fort")]
    page.click(f".orders button:has-text('Forts in all {len(lands)} ({len(lands)} points)')")
    page.wait_for_selector(".choices [data-token^='fort:']", state="detached")
    after = state(page, room)
    assert offers(after, "fort") == []
    assert all(after["view"]["lands"][land]["fort"] for land in lands)
    assert kind(after) == "building"


@pytest.mark.soak
def test_a_fort_in_every_land_for_one_click(open_page: Opener) -> None:
    page = open_page("/")
    forts_for_one_click(page, new_room(page))


@pytest.mark.soak
def test_a_move_waits_for_an_answer_that_comes_later_than_what_it_tells(open_page: Opener) -> None:
    page = open_page("/")
    room = new_room(page)

    def late(route: Route) -> None:
        answer = route.fetch()
        page.wait_for_timeout(LATE)
        route.fulfill(response=answer)

    page.route("**/moves", late)
    forts_for_one_click(page, room)
