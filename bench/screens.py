"""Every screen at every size, in every language, light, dark and in forced colours: what is cut off or too small.

A real server and Chromium. Each screen is opened once for each size and language, looked at (tests/e2e/look.js), and
given to axe: all of its rules in the light, those of colours in the other two. A line for each kind of fault says on
how many screens it was found and where first; with --folder each screen is kept as a picture. Needs the page (bin/web).

    python bench/screens.py
    python bench/screens.py --size 360x640 --language uk --screen table
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, CHROMIUM, Server
from tests.e2e.every_screen import Sight, Visitor, screens
from tests.e2e.table import axe

from ludi.locales import languages

SIZES = (
    "320x568",  # the smallest telephones
    "360x640",
    "390x844",
    "640x360",
    "844x390",
    "768x1024",
    "1024x768",
    "1280x720",
    "1366x768",
    "1440x900",
    "683x625",  # half of a small laptop
    "683x740",
    "800x600",
    "960x540",  # 1920x1080 at 200 %
    "1366x625",  # what a browser leaves of 1366x768
    "1280x585",
    "1280x500",  # a low window of a wide screen
    "1024x600",
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


class Seen:
    """What was found on each screen, kept in a file of JSON lines if one is given."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        kept = file.read_text("utf-8").splitlines() if file and file.is_file() else []
        self.found: dict[tuple[str, str, str], list[str]] = {}
        for line in map(json.loads, kept):
            self.found[line["size"], line["language"], line["screen"]] = line["faults"]

    def add(self, size: str, language: str, screen: str, faults: list[str]) -> None:
        """One more screen."""
        self.found[size, language, screen] = faults
        if self.file:
            line = {"size": size, "language": language, "screen": screen, "faults": faults}
            with self.file.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line, ensure_ascii=False) + "\n")

    def kinds(self) -> Iterator[str]:
        """A line for each kind of fault, the most frequent first."""
        met: dict[str, list[str]] = {}
        for (size, language, screen), faults in self.found.items():
            for fault in faults:
                met.setdefault(kind(fault), []).append(f"{screen}, {size} {language}: {fault}")
        for places in sorted(met.values(), key=lambda x: -len(x)):
            yield f"{len(places)} times, first {places[0]}"

    def table(self) -> Iterator[str]:
        """Rows of sizes and columns of languages: screens visited, and those of them with a fault if there are any."""
        yield "| size | " + " | ".join(languages()) + " |"
        yield "|---" + "|---:" * len(languages()) + "|"
        for size in SIZES:
            cells = []
            for language in languages():
                here = [faults for (*at, _), faults in self.found.items() if at == [size, language]]
                bad = sum(map(bool, here))
                cells.append(f"{len(here)} ({bad})" if bad else str(len(here) or ""))
            yield f"| {size} | " + " | ".join(cells) + " |"


def visit(browser: Browser, address: str, rounds: list[tuple[str, str]], given: argparse.Namespace, seen: Seen) -> None:
    """Look at what was not seen yet, a window for each size and language."""
    for size, language in track(rounds, "sizes and languages", console=Console(stderr=True)):
        width, height = map(int, size.split("x"))
        visitor = Visitor(browser, address, (width, height), language)
        for screen in (one for one in screens() if given.screen in one.name):
            before = seen.found.get((size, language, screen.name))
            if before == [] or (before and not given.again):
                continue
            name = re.sub("[ ,]+", "-", f"{screen.name}, {size} {language}")
            try:
                found = [*faults(visitor, screen, given.folder and given.folder / f"{name}.png")]
            except (AssertionError, BrowserError) as error:
                found = [f"FAULT: {str(error).splitlines()[0][:300]}"]
            seen.add(size, language, screen.name, found)
        visitor.context.close()


def main() -> int:
    """Look at all of them; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--size", choices=SIZES, action="append", help="all if none is given")
    parser.add_argument("--language", choices=languages(), action="append", help="all if none is given")
    parser.add_argument("--screen", default="", help="only those whose name has this in it")
    parser.add_argument("--folder", type=Path, help="where pictures are kept")
    parser.add_argument("--log", type=Path, help="where what was seen is kept; what is in it is not looked at again")
    parser.add_argument("--again", action="store_true", help="look once more at what had faults")
    parser.add_argument("--table", action="store_true", help="only say what the log has")
    given = parser.parse_args()
    seen = Seen(given.log)
    rounds = [*product(given.size or SIZES, given.language or languages())]
    if not given.table:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
            server = Server(Path(folder) / "data")
            browser = p.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            visit(browser, server.address, rounds, given, seen)
            browser.close()
            server.end()
    print("\n".join([*seen.table(), "", *seen.kinds()]))
    wrong = sum(map(bool, seen.found.values()))
    print(f"{len(seen.found)} screens looked at, {wrong} of them with faults of {len([*seen.kinds()])} kinds")
    return min(1, wrong)


if __name__ == "__main__":
    sys.exit(main())
