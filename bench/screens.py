"""Every screen at every size, in every language, light, dark and in forced colours: what is cut off or too small.

A real server and Chromium. Each screen is opened once for each size and language, looked at (tests/e2e/look.js), and
given to axe: all of its rules in the light, those of colours in the other two. A line for each kind of fault says on
how many screens it was found and where first; with --folder each screen is kept as a picture. Needs the page (bin/web).

    python bench/screens.py
    python bench/screens.py --size 360x640 --language uk --screen table
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, Server
from tests.e2e.every_screen import Sight, Visitor, screens
from tests.e2e.table import axe

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
# Where the system sets all colours, what is offered or chosen must have an outline: shadows and backgrounds are gone.
BARE = """() => [...document.querySelectorAll("[data-available], [aria-pressed=true]")]
    .filter(e => e.checkVisibility() && e instanceof HTMLElement && getComputedStyle(e).outlineStyle === "none")
    .map(e => `nothing says that it is offered or chosen: ${e.localName} [${e.dataset.token}]`)"""
COLOURS = ("color-contrast", "link-in-text-block")


def faults(visitor: Visitor, sight: Sight, picture: Path | None) -> Iterator[str]:
    """What is wrong with a screen."""
    page = visitor.page
    yield from visitor.faults(sight)
    if picture:
        page.screenshot(path=picture)
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
            width, height = map(int, size.split("x"))
            visitor = Visitor(browser, server.address, (width, height), language)
            for screen in asked:
                name = f"{screen.name}, {size} {language}"
                picture = given.folder and given.folder / f"{re.sub('[ ,]+', '-', name)}.png"
                try:
                    found = [*faults(visitor, screen, picture)]
                except (AssertionError, BrowserError) as error:
                    found = [f"FAULT: {str(error).splitlines()[0][:300]}"]
                for fault in found:
                    met.setdefault(kind(fault), []).append(f"{name}: {fault}")
            visitor.context.close()
        browser.close()
        server.end()
    for places in sorted(met.values(), key=lambda x: -len(x)):
        print(f"{len(places)} times, first {places[0]}")
    print(f"{len(asked) * len(rounds)} screens looked at, {sum(map(len, met.values()))} faults of {len(met)} kinds")
    return min(1, len(met))


if __name__ == "__main__":
    sys.exit(main())
