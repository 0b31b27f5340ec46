"""How a person plays at the page: what can be touched is found on it, and touched as the test wants."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
MINE = ".table[data-turn=mine]"
DIE = ".die[data-available]"
OVER = "dialog:has(.wreaths)"
TOUCHABLE = """() => [...document.querySelectorAll("[data-available]")].filter(e => {
    const {width, height} = e.getBoundingClientRect();
    return width > 0 && height > 0 && e.checkVisibility({visibilityProperty: true});
})"""


@dataclass(frozen=True)
class Screen:
    """The size of a window."""

    width: int
    height: int


DESK, PHONE = Screen(1440, 900), Screen(390, 844)
PATIENCE = 150.0  # seconds for a whole game, on a machine that may be busy


def new_room(page: Page, opponent: str, turns: int, title: str = "roma") -> str:
    """Fill the form of a new room, in whatever language, and send it; the room's name."""
    page.goto(f"/new?title={title}")
    page.select_option("form select >> nth=0", opponent)
    page.fill("form input[type=number] >> nth=0", str(turns))
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    return page.url.split("/r/")[1]


def touchable(page: Page) -> dict[str, ElementHandle]:
    """What can be used now and is on the screen, by token; asked in a few messages, however much it is."""
    found = page.evaluate_handle(TOUCHABLE)
    tokens = found.evaluate("all => all.map(e => e.dataset.token || 'confirm')")
    elements = [part.as_element() for part in found.get_properties().values()]
    return {name: element for name, element in zip(tokens, elements, strict=True) if element is not None}


def token(element: ElementHandle) -> str:
    """What an element stands for."""
    return element.get_attribute("data-token") or "confirm"


def choice(page: Page, rng: random.Random) -> ElementHandle | None:
    """Something to touch next: what is chosen in full first, the end of the turn last. None: it is not our turn."""
    if page.query_selector(MINE) is None:
        return None
    found = touchable(page)
    if "confirm" in found:
        return found["confirm"]
    names = sorted(name for name in found if name != "end") or sorted(found)
    hand = [name for name in names if name.startswith("hand:")]
    return found[rng.choice(hand or names)] if names else None


def touch(element: ElementHandle) -> None:
    """Click; what an event has just taken away under the pointer cannot be clicked, and that is no fault."""
    try:
        element.click()
    except Error as error:
        if "not attached" not in error.message:
            raise


def changed(page: Page, version: str | None) -> None:
    """Wait until the table shows another version of the game, or its end."""
    page.wait_for_selector(f".table:not([data-version='{version}']), {OVER}")


def finished(page: Page) -> bool:
    """Whether the result is on the screen."""
    return page.query_selector(OVER) is not None


def fits(page: Page) -> bool:
    """Whether the page needs no scrolling in either direction."""
    found: bool = page.evaluate(
        "(e => e.scrollHeight <= innerHeight && e.scrollWidth <= innerWidth)(document.documentElement)"
    )
    return found


def axe(page: Page) -> list[str]:
    """What axe finds wrong on the page as it is now."""
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {n['target']} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]


def main_choice(page: Page, rng: random.Random) -> bool:
    """One step towards the main choice of a turn of ours, a die to use, nothing chosen. Whether it is reached."""
    wanted = (MINE, "[data-token=end]", DIE)
    if all(page.query_selector(x) for x in wanted) and not page.query_selector("[data-token][aria-pressed=true]"):
        return True
    element = choice(page, rng)
    if element is not None:
        touch(element)
    else:
        page.wait_for_timeout(10)
    return False
