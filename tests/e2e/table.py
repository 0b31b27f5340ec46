"""How a person plays at the page: what can be touched is found on it, and touched as the test wants."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.soaking import soaked

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
MINE = ".table[data-turn=mine]"
DIE = ".die[data-available]"
OVER = "dialog:has(.wreaths)"
SPOT = (Path(__file__).parent / "spot.js").read_text("utf-8")
# What is touched first, as patterns of tokens: what is chosen in full, then cards of the hand, the end of a turn last.
ORDER = ("^confirm$", "^hand:", "^(?!end$)", "")


@dataclass(frozen=True)
class Screen:
    """The size of a window."""

    width: int
    height: int


VIOLATIONS = "async options => (await axe.run(document, options)).violations.length"
DESK, PHONE = Screen(1440, 900), Screen(390, 844)
SIZES = {"desktop": DESK, "phone": PHONE}
AT_BOTH_SIZES = pytest.mark.parametrize("screen", SIZES.values(), ids=SIZES.keys())
PATIENCE = 150.0  # seconds for a whole game, on a machine that may be busy


def turn_about(values: Iterable[Any], sizes: Mapping[str, Screen] = SIZES) -> list[Any]:
    """Each value at all sizes: in every run at one of them, turn about, and as a soak at the others."""
    return [
        soaked(value, screen, soak=(i + n) % len(sizes) > 0, name=f"{value}-{name}")
        for i, value in enumerate(values)
        for n, (name, screen) in enumerate(sizes.items())
    ]


# What no finger can be sure to touch: of the 40 px around its middle not all is its own.
NARROW = """all => all.filter(e => {
    const {x, y, width, height} = e.getBoundingClientRect(), half = 19;
    return [[-half, 0], [half, 0], [0, -half], [0, half]].some(([dx, dy]) =>
        !e.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)));
}).map(e => e.ariaLabel || e.innerText)"""


def new_room(page: Page, opponent: str, turns: int, title: str = "roma") -> str:
    """Fill the form of a new room, in whatever language, and send it; the room's name."""
    page.goto(f"/new?title={title}")
    page.select_option("form select >> nth=0", opponent)
    page.fill("form input[type=number] >> nth=0", str(turns))
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    return page.url.split("/r/")[1]


@dataclass(frozen=True)
class Aim:
    """What is touched, and when that is enough.

    order: patterns of tokens; something of the first of them that any token fits is touched. goal: selectors of what
    must all be there in a turn of ours; bare: and nothing is chosen. skip: what something else lies over is left out;
    without it that is a fault.
    """

    order: tuple[str, ...] = ORDER
    goal: tuple[str, ...] = ()
    bare: bool = False
    skip: bool = False


ANYTHING = Aim()
MAIN_CHOICE = Aim(goal=("[data-token=end]", DIE), bare=True)


@dataclass(frozen=True)
class Spot:
    """Where to touch: what is there (nothing, if the goal is reached), and its middle.

    fits: whether the page needs no scrolling. version: of the game, as the table shows it.
    """

    token: str
    x: float
    y: float
    fits: bool
    version: str


def spot(page: Page, rng: random.Random, aim: Aim = ANYTHING, *, wait: bool = True) -> Spot | None:
    """Something to touch next, once it is our turn. None: the result is shown, or without waiting nothing."""
    asked = asdict(aim) | {
        "turn": MINE,
        "over": OVER,
        "luck": rng.random(),
        "wait": wait,
        "finger": by_finger(page),
        "patience": 1000 * PATIENCE,
    }
    found = page.evaluate(SPOT, asked)
    return found and Spot(**found)


def by_finger(page: Page) -> bool:
    """Whether the page is on a phone."""
    return page.viewport_size is not None and page.viewport_size["width"] == PHONE.width


def touch(page: Page, there: Spot) -> None:
    """A click, or on a phone a touch."""
    if by_finger(page):
        page.touchscreen.tap(there.x, there.y)
    else:
        page.mouse.click(there.x, there.y)


def fitting(page: Page, there: Spot) -> None:
    """Touch it, on a page that fits its window."""
    assert there.fits, page.inner_text("body")
    touch(page, there)


def play(page: Page, rng: random.Random, aim: Aim = ANYTHING, act: Callable[[Page, Spot], None] = touch) -> int:
    """Touch something whenever it is our turn, until the goal or the result is there; how often that was."""
    until = time.monotonic() + PATIENCE
    touched = 0
    while (there := spot(page, rng, aim)) is not None and there.token:
        assert time.monotonic() < until, page.inner_text("body")
        act(page, there)
        touched += 1
    return touched


def reach(page: Page, rng: random.Random, aim: Aim, act: Callable[[Page, Spot], None] = touch) -> None:
    """Play until the goal is there, before the game is over."""
    play(page, rng, aim, act)
    assert not finished(page), f"{aim.goal}: {page.inner_text('body')}"


def reach_together(pages: Sequence[Page], whose: Page | None, seed: int, aim: Aim = MAIN_CHOICE) -> None:
    """All play until one of them has reached the goal; with nobody named, until the result is shown to all."""
    rng, until = random.Random(seed), time.monotonic() + PATIENCE
    while not (whose is None and all(finished(page) for page in pages)):
        assert time.monotonic() < until, [page.inner_text("body") for page in pages]
        idle = True
        for page in pages:
            there = spot(page, rng, aim if page is whose else ANYTHING, wait=False)
            if there is not None and not there.token:
                return
            if there is not None:
                touch(page, there)
                idle = False
        if idle:
            pages[0].wait_for_timeout(5)


def changed(page: Page, version: str | None) -> None:
    """Wait until the table shows another version of the game, or its end."""
    page.wait_for_selector(f".table:not([data-version='{version}']), {OVER}")


def comes_true(page: Page, promise: str) -> None:
    """Wait until what a promise answers is true: Playwright's own wait takes the promise itself for true."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(promise):
        assert time.monotonic() < until, promise
        page.wait_for_timeout(20)


def position_words(page: Page) -> str:
    """Open what the position is in words, asked of the server, and return it."""
    page.keyboard.press("d")
    page.wait_for_selector("dialog .words li")
    return page.inner_text("dialog")


def dialog_says(page: Page, words: str) -> None:
    """Wait until the open dialog, parts of which may still be loading, says these words."""
    page.wait_for_selector(f"dialog:has-text({json.dumps(words)})")


def finished(page: Page) -> bool:
    """Whether the result is on the screen."""
    return page.query_selector(OVER) is not None


def fits(page: Page) -> bool:
    """Whether the page needs no scrolling in either direction."""
    found: bool = page.evaluate(
        "(e => e.scrollHeight <= innerHeight && e.scrollWidth <= innerWidth)(document.documentElement)"
    )
    return found


def axe(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong on the page as it is now; by some rules, or all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    if page.evaluate(VIOLATIONS, {**options, "selectors": False}) == 0:  # where something is takes half of the time
        return []
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [f"{v['id']}: {n['target']} {n['failureSummary']}" for v in found["violations"] for n in v["nodes"]]


def flawless(page: Page, name: str) -> None:
    """The page needs no scrolling, and axe finds nothing: in the light, and of what colours can spoil in the dark."""
    assert fits(page), name
    assert {name: axe(page)} == {name: []}  # so that what was found is shown
    page.emulate_media(color_scheme="dark")
    assert {f"{name}, dark": axe(page, "color-contrast", "link-in-text-block")} == {f"{name}, dark": []}
    page.emulate_media(color_scheme="light")
