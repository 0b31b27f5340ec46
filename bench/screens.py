"""Every screen at every size, in every language, light, dark and in forced colours: what is cut off or too small.

A real server and Chromium. Each screen is opened once for each size and language, looked at (tests/e2e/look.js), and
given to axe: all of its rules in the light, those of colours in the other two. A line for each kind of fault says on
how many screens it was found and where first; with --folder each screen is kept as a picture. Needs the page (bin/web).

    python bench/screens.py
    python bench/screens.py --size 360x640 --language uk --screen table
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, Server
from tests.e2e.table import OVER, axe

from ludi.kernel.titles import TITLES
from ludi.locales import languages

SIZES = (
    "360x640",
    "390x844",
    "640x360",
    "844x390",
    "768x1024",
    "1024x768",
    "1280x720",
    "1366x768",
    "1440x900",
    "720x450",  # 1440x900 at 200 %
    "1920x1080",
)
LOOK = (Path(__file__).resolve().parents[1] / "tests/e2e/look.js").read_text("utf-8")
SOME = 16  # moves, after which a table is looked at
WAIT = 20.0  # seconds for bots
STILL = "* { transition: none !important; animation-duration: 0s !important }"
# Where the system sets all colours, what is offered or chosen must have an outline: shadows and backgrounds are gone.
BARE = """() => [...document.querySelectorAll("[data-available], [aria-pressed=true]")]
    .filter(e => e.checkVisibility() && e instanceof HTMLElement && getComputedStyle(e).outlineStyle === "none")
    .map(e => `nothing says that it is offered or chosen: ${e.localName} [${e.dataset.token}]`)"""
COLOURS = ("color-contrast", "link-in-text-block")


@dataclass(frozen=True)
class Screen:
    """Something to look at. path: its address; wait: what is there once it is; act: what is done then."""

    name: str
    path: Callable[[Page], str]
    wait: str
    act: Callable[[Page], None] = lambda page: None


def at(path: str) -> Callable[[Page], str]:
    """A fixed address."""
    return lambda page: path


def room(title: str, moves: int, seats: tuple[str, ...] = ()) -> Callable[[Page], str]:
    """The address of a new table after so many moves of ours, chosen at random."""

    def made(page: Page) -> str:
        rng = random.Random(f"{title} {moves}")
        info = next(x for x in page.request.get("/api/titles").json() if x["title"] == title)
        players = max(2, info["usual"])
        kinds = ["me", *(seats or ["bot:random"] * players)][:players]
        body = {"title": title, "players": players, "seats": kinds, "nickname": "Livia", "hints": True}
        answer = page.request.post("/api/rooms", data=body)
        assert answer.ok, answer.text()
        name = answer.json()["room"]
        for n in range(moves):
            now = page.request.get(f"/api/rooms/{name}/state").json()
            until = time.monotonic() + WAIT
            while not now["legal"] and not now["over"]:
                assert time.monotonic() < until, f"nothing to decide: {now}"
                page.wait_for_timeout(20)
                now = page.request.get(f"/api/rooms/{name}/state").json()
            if now["over"]:
                break
            chosen = {"cmd_id": f"screens-{n}", "expected_version": now["version"]}
            chosen["action"] = rng.choice(now["legal"])["action"]
            assert page.request.post(f"/api/rooms/{name}/moves", data=chosen).ok
        return f"/r/{name}"

    return made


def key(pressed: str, wait: str) -> Callable[[Page], None]:
    """Press a key of the table, and wait for what it opens."""

    def act(page: Page) -> None:
        page.keyboard.press(pressed)
        page.wait_for_selector(wait)

    return act


def first(page: Page) -> None:
    """Answer a puzzle with the first move that one touch makes, or choose something of it."""
    page.click("[data-available]:visible >> nth=0")
    if page.query_selector("[data-confirm]:visible"):
        page.click("[data-confirm]:visible")
    page.wait_for_timeout(300)


def resign(page: Page) -> None:
    """Give up, so that the result is shown."""
    room = page.url.split("/r/")[1]
    seat = page.request.get(f"/api/rooms/{room}").json()["mine"][0]
    answer = page.request.post(f"/api/rooms/{room}/seat", data={"seat": seat, "kind": "resign"})
    assert answer.ok, answer.text()
    page.wait_for_selector(OVER)


def screens() -> Iterator[Screen]:
    """All of them."""
    yield Screen("home", at("/"), "ul .panel")
    yield Screen("settings", at("/settings"), "fieldset")
    yield Screen("device", at("/device"), "main")
    yield Screen("games", at("/games"), "main")
    yield Screen("decks", at("/decks?title=arena"), "main h1")
    yield Screen("lost", at("/nowhere"), "main")
    yield Screen("learn", at("/learn"), "ol")
    yield Screen("puzzles", at("/puzzles"), ".panel")
    yield Screen("lobby", room("roma", 0, ("open",)), "#link-invite")
    yield Screen("curtain", room("roma", 0, ("shared:Ada",)), ".curtain")
    for title in TITLES:
        yield Screen(f"new {title}", at(f"/new?title={title}"), "form .primary")
        yield Screen(f"rules {title}", at(f"/rules/{title}"), "main section")
        yield Screen(f"puzzles {title}", at(f"/puzzles/{title}"), "ol")
        yield Screen(f"puzzle {title}", at(f"/puzzles/{title}/1"), ".coach")
        yield Screen(f"puzzle {title}, answered", at(f"/puzzles/{title}/1"), ".coach", first)
        yield Screen(f"lessons {title}", at(f"/learn/{title}"), "ol")
        table = room(title, SOME)
        yield Screen(f"table {title}, first", room(title, 0), ".table .board")
        yield Screen(f"table {title}", table, ".table .board")
        yield Screen(f"table {title}, log", table, ".table .board", key("l", ":is(dialog, .acta):visible"))
        yield Screen(f"table {title}, words", table, ".table .board", key("d", "dialog .words li"))
        yield Screen(f"table {title}, help", table, ".table .board", key("?", "dialog"))
        yield Screen(f"result {title}", room(title, SOME // 2), ".table .board", resign)


class Looking:
    """One size and language in one browser."""

    def __init__(self, browser: Browser, address: str, size: str, language: str) -> None:
        width, height = map(int, size.split("x"))
        settings = f'{{"language":"{language}","others":"off","motion":"none"}}'
        storage: Any = {
            "cookies": [],
            "origins": [{"origin": address, "localStorage": [{"name": "ludi-settings", "value": settings}]}],
        }
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=width < 1100,
            reduced_motion="reduce",
            service_workers="block",
            bypass_csp=True,  # for a style of ours
            storage_state=storage,
        )
        self.context.set_default_timeout(30_000)
        self.page = self.context.new_page()
        self.paths: dict[Callable[[Page], str], str] = {}

    def faults(self, screen: Screen, picture: Path | None) -> Iterator[str]:
        """What is wrong with a screen."""
        page = self.page
        if screen.path not in self.paths:
            self.paths[screen.path] = screen.path(page)
        page.goto(self.paths[screen.path])
        page.wait_for_selector(screen.wait)
        screen.act(page)
        page.add_style_tag(content=STILL)
        page.wait_for_timeout(100)
        if picture:
            page.screenshot(path=picture)
        yield from page.evaluate(LOOK)
        yield from axe(page)
        page.emulate_media(color_scheme="dark")
        page.wait_for_timeout(100)
        yield from (f"dark: {line}" for line in axe(page, *COLOURS))
        page.emulate_media(color_scheme="light", forced_colors="active")
        yield from (f"forced: {line}" for line in page.evaluate(BARE))
        page.emulate_media(forced_colors="none")


def kind(fault: str) -> str:
    """A fault without what differs from screen to screen."""
    return re.sub(r'"[^"]*"|\d+x\d+|\[[^\]]*\]', "…", fault)[:160]


def main() -> int:
    """Look at all of them; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--size", choices=SIZES, action="append", help="all if none is given")
    parser.add_argument("--language", choices=languages(), action="append", help="all if none is given")
    parser.add_argument("--screen", default="", help="only those whose name has this in it")
    parser.add_argument("--folder", type=Path, help="where pictures are kept")
    given = parser.parse_args()
    asked = [one for one in screens() if given.screen in one.name]
    rounds = [*product(given.size or SIZES, given.language or languages())]
    met: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        server = Server(Path(folder) / "data")
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=ARGUMENTS)
        for size, language in track(rounds, "sizes and languages", console=Console(stderr=True)):
            looking = Looking(browser, server.address, size, language)
            for screen in asked:
                name = f"{screen.name}, {size} {language}"
                picture = given.folder and given.folder / f"{re.sub('[ ,]+', '-', name)}.png"
                try:
                    found = [*looking.faults(screen, picture)]
                except (AssertionError, BrowserError) as error:
                    found = [f"FAULT: {str(error).splitlines()[0][:300]}"]
                for fault in found:
                    met.setdefault(kind(fault), []).append(f"{name}: {fault}")
            looking.context.close()
        browser.close()
        server.end()
    for places in sorted(met.values(), key=lambda x: -len(x)):
        print(f"{len(places)} times, first {places[0]}")
    print(f"{len(asked) * len(rounds)} screens looked at, {sum(map(len, met.values()))} faults of {len(met)} kinds")
    return min(1, len(met))


if __name__ == "__main__":
    sys.exit(main())
