"""Every variant of Arena and every combination with Roma, played to the end at the page, at both sizes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import AT_BOTH_SIZES, MINE, Screen, fits, fitting, play, turn_about

TURNS = 10
BUILT = {"cards": "built", "first_deck": "Curia", "second_deck": "Legion"}
OWN = {"numbers": "Tavern 7/4, Altar 2/3", "arena_hits_bribery": True}
VARIANTS: dict[str, tuple[str, dict[str, Any], int]] = {
    "beginner": ("arena", {"beginner": True}, 6),
    "house rules": ("arena", OWN, 7),
    "mixed": ("roma", {"cards": "mixed"}, 7),
    "mixed for beginners": ("arena", {"cards": "mixed", "beginner": True}, 6),
    "separate": ("arena", {"cards": "separate"}, 7),
    "separate, Arena first": ("roma", {"cards": "separate", "first_set": "arena"}, 7),
    "built": ("arena", BUILT, 7),
}


def sit(page: Page, title: str, options: dict[str, Any], other: str = "bot:random") -> str:
    """A room made as the form makes it, and go there; its name."""
    body = {"title": title, "players": 2, "seats": ["me", other], "nickname": "Ada", "options": options}
    room: str = page.request.post("/api/rooms", data=body).json()["room"]
    page.goto(f"/r/{room}")
    return room


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(("variant", "screen"), turn_about(VARIANTS))
def test_a_variant_is_played_to_the_end(open_page: Opener, variant: str, screen: Screen) -> None:
    title, options, spaces = VARIANTS[variant]
    page = open_page("/", screen)
    room = sit(page, title, {**options, "max_turns": TURNS})
    page.wait_for_selector(MINE)
    for row in ("own", "foe"):
        assert page.locator(f"[data-token^='{row}:']").count() == spaces
    assert play(page, random.Random(5), act=fitting) > 5
    assert fits(page)
    over = page.request.get(f"/api/rooms/{room}/state").json()["over"]
    assert [f"{score} VP" in page.inner_text("dialog ol") for score in over["scores"]] == [True, True]


@pytest.mark.soak
@pytest.mark.served("people at several devices")
@AT_BOTH_SIZES
def test_what_is_played_is_said_before_one_sits_down(open_page: Opener, screen: Screen) -> None:
    host, guest = open_page("/", screen), open_page("/", screen)
    sit(host, "arena", {**BUILT, "beginner": True, "repeat_triple_reroll": False}, "open")
    guest.goto(host.input_value("#link-invite"))
    for page in (host, guest):
        page.wait_for_selector("h2:has-text('What is played')")
        said = dict(zip(page.locator("dt").all_inner_texts(), page.locator("dd").all_inner_texts(), strict=True))
        assert said["Cards"] == "a deck of their own for each player"
        assert (said["The first player’s deck"], said["The second player’s deck"]) == ("Curia", "Legion")
        assert (said["Three dice alike may be rerolled more than once"], len(said)) == ("no", 5)
    sit(host, "roma", {}, "open")
    host.wait_for_selector("#link-invite")
    assert host.locator("dt").count() == 0
