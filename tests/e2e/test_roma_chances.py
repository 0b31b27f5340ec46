"""Roma and Arena for readers who want no chances of dice: what a move needs is said, and nothing in percent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener
from tests.e2e.table import AT_BOTH_SIZES, MINE, Screen, fits, position_words

import ludi

ROMA: dict[str, Any] = {
    "turn": 3,
    "dice": [2, 3, 5],
    "players": [
        {"money": 4, "hand": ["Forum"], "row": {"2": "Velites", "3": "Legionarius", "5": "Centurio"}},
        {"row": {"1": "Sicarius", "3": "Legat", "5": "Turris"}},
    ],
}
ARENA: dict[str, Any] = {
    "turn": 3,
    "dice": [1, 2, 3],
    "players": [
        {"money": 8, "row": {"1": "Mercenary", "2": "Decurion", "3": "Arena", "4": "Trumpeter", "7": "Legionarius"}},
        {"row": {"1": "Legat", "2": "Forum", "3": "Spy", "6": "Trumpeter", "7": "Beast"}},
    ],
}

# All that the page says to eyes and ears.
EVERYTHING = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label]")].map(e => e.ariaLabel),
    ...[...document.querySelectorAll("[data-text]")].map(e => e.dataset.text),
].join("\\n")"""


def everything(page: Page) -> str:
    return str(page.evaluate(EVERYTHING))


def bring(page: Page, title: str, position: dict[str, Any], folder: Path, **options: Any) -> None:
    """A match that begins at a position, both seats at this device."""
    game = ludi.make(title, **options)
    file = folder / "position.jsonl"
    ludi.Record(game, [], position=game.position(position).to_dict()).save(file)
    page.goto("/")
    with page.expect_navigation(url="**/r/*"):
        page.set_input_files("input[type=file]", file)
    page.click(".curtain button")
    page.wait_for_selector(MINE)


def choose_chances(page: Page, shown: bool) -> None:
    page.goto("/settings")
    page.set_checked("label:has-text('Show odds') input", shown)


def thought(page: Page, die: int, space: int) -> tuple[str, str]:
    """What is said of a die on a space of one's own before it is put there: in words, and in short on the space."""
    page.click(f"[data-token='die:{die}']")
    page.focus(f"[data-token='own:{space}']")
    words = page.inner_text(".prompt .more")
    chip = page.get_attribute(f"[data-token='own:{space}'] .chip", "data-text")
    assert chip is not None
    label = page.get_attribute(f"[data-token='own:{space}']", "aria-label")
    assert label is not None
    assert words.split(" · ")[0] in label
    return words, chip


def put_back(page: Page, die: int) -> None:
    page.click(f"[data-token='die:{die}']")
    page.wait_for_selector("[data-token][aria-pressed]", state="detached")


def explained(page: Page, card: str) -> str:
    """What the popover says of a card of one's own row."""
    page.focus(f"[data-token^='own:'][aria-label*='{card}']")
    page.keyboard.press("?")
    words = page.inner_text("[role=dialog]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    return words


@pytest.mark.soak
@AT_BOTH_SIZES
def test_roma_says_what_is_needed_and_no_chance(open_page: Opener, screen: Screen, tmp_path: Path) -> None:
    page = open_page(screen=screen)
    choose_chances(page, False)
    bring(page, "roma", ROMA, tmp_path)
    for die, chip, words in (
        (3, "3+", "Die 3 on disc 3: Legionarius attacks Legat, needs 3 or more"),
        (5, "6+", "Die 5 on disc 5: Centurio attacks Turris, needs 6 or more · with your die 3 added"),
        (2, "use", "Die 2 on disc 2: Velites · attacks a character of your choice"),
    ):
        assert thought(page, die, die) == (words, chip)
        assert "%" not in everything(page)
        put_back(page, die)
    assert "attacks Turris, needs 6 or more" in explained(page, "Centurio")
    page.click("[data-token='die:2']")
    page.click("[data-token='own:2']")
    page.wait_for_selector("[data-token='foe:1'][data-available]")
    assert page.get_attribute("[data-token='foe:3'] .chip", "data-text") == "3+"
    assert "%" not in everything(page)
    page.click("[data-token='foe:1']")
    assert page.inner_text(".prompt .line") == "Attack Sicarius on disc 1, needs 3 or more"
    assert "%" not in everything(page)
    assert fits(page)
    page.keyboard.press("Escape")
    assert "%" not in position_words(page)

    room = page.url
    choose_chances(page, True)
    page.goto(room)
    page.click(".curtain button")
    page.wait_for_selector("[data-token='foe:1'][data-available]")
    assert page.get_attribute("[data-token='foe:3'] .chip", "data-text") == "67%"
    page.click("[data-token='foe:1']")
    assert page.inner_text(".prompt .line") == "Attack Sicarius on disc 1, needs 3 or more (67%)"


MERCENARY = "Die 1 on disc 1: Mercenary attacks Legat, needs 2 or more"
SAID: dict[bool, list[tuple[int, int, str, str]]] = {
    False: [
        (1, 1, "2+", f"{MERCENARY} · with 3 sestertii paid, which always wins"),
        (2, 2, "use", "Die 2 on disc 2: Decurion · attacks a nearby character, at best a certain win"),
        (3, 3, "use", "Die 3 on disc 3: Arena · attacks the characters in turn"),
        (
            3,
            7,
            "3+",
            "Die 3 and 3 sestertii at bribery: Legionarius attacks Beast, needs 3 or more · with a second roll",
        ),
    ],
    True: [
        (1, 1, "83%", f"{MERCENARY} (83%) · with 3 sestertii paid, which always wins"),
        (2, 2, "use", "Die 2 on disc 2: Decurion · attacks a nearby character, at best a certain win"),
        (3, 3, "use", "Die 3 on disc 3: Arena · attacks the characters in turn, 99% to beat one"),
        (
            3,
            7,
            "67%",
            "Die 3 and 3 sestertii at bribery: Legionarius attacks Beast, needs 3 or more (67%)"
            " · with a second roll (89%)",
        ),
    ],
}


@pytest.mark.soak
@AT_BOTH_SIZES
@pytest.mark.parametrize("shown", [False, True], ids=["hidden", "shown"])
def test_arena_says_what_is_certain_and_chances_as_they_are_wanted(
    open_page: Opener, screen: Screen, shown: bool, tmp_path: Path
) -> None:
    page = open_page(screen=screen)
    choose_chances(page, shown)
    bring(page, "arena", ARENA, tmp_path, cards="mixed")
    for die, space, chip, words in SAID[shown]:
        assert thought(page, die, space) == (words, chip)
        assert shown or "%" not in everything(page)
        put_back(page, die)
    assert ("99% to beat one" in explained(page, "Arena")) == shown
    assert "Now:" not in explained(page, "Trumpeter")
    assert fits(page)
