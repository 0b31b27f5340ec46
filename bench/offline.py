"""Whole games of every title in a browser, from files alone and with the network cut.

The site is built, served and visited once; then the server is gone. At each size a game is begun in the form, played by
touching what can be touched, loaded again on the way, read in a second window, and played to its end; the record that
the page gives is then checked here, move by move. Needs the built page (bin/web) and Chromium; --seed brings others.

    python bench/offline.py
    python bench/offline.py roma --size phone --seed 2
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS
from tests.e2e.lent import AT_ONCE
from tests.e2e.site import BELOW, Host
from tests.e2e.table import DESK, MINE, OVER, PHONE, Aim, Screen, comes_true, spot, touch
from tests.e2e.test_site import OFFLINE

import ludi
from ludi import Record
from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

SIZES = {"desk": DESK, "phone": PHONE}
BOT = "bot:random"
AGAIN = 8  # touches, after which the page is loaded again
# What ends a step is touched now and then; else a game of Empire has hardly a battle.
BUSY, ANY = (Aim(order, skip=True) for order in (("^confirm$", "^(?!done$)", ""), ("^confirm$", "")))


@contextmanager
def visited(browser: Browser, folder: Path) -> Iterator[tuple[BrowserContext, str, list[str]]]:
    """A browser that has kept the site, which nobody serves any more; its address, and what goes wrong from now on."""
    host, wrong = Host(folder), list[str]()
    state: Any = {"cookies": [], "origins": [{"origin": host.origin, "localStorage": AT_ONCE}]}
    context = browser.new_context(reduced_motion="reduce", has_touch=True, storage_state=state)
    context.set_default_timeout(300_000)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page = context.new_page()
    page.goto(host.address)
    comes_true(page, OFFLINE)
    page.close()
    host.cut()
    yield context, host.address, wrong
    context.close()


def begun(context: BrowserContext, address: str, title: str, screen: Screen) -> Page:
    """A window with a new game against bots that move at random, from the form."""
    page = context.new_page()
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.goto(f"{address}#/new?title={title}")
    page.wait_for_selector("form .button.primary")
    seats = page.locator(f"form select:has(option[value='{BOT}'])")
    for i in range(seats.count()):
        seats.nth(i).select_option(BOT)
    page.click("form .button.primary")
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page


def played(page: Page, rng: random.Random, most: int | None = None) -> int:
    """Touch what can be touched, so many times or until the result is shown; how often that was."""
    touched = 0
    while touched != most and (there := spot(page, rng, BUSY if rng.random() < 0.85 else ANY)) is not None:
        touch(page, there)
        touched += 1
    return touched


def game(context: BrowserContext, address: str, title: str, screen: Screen, seed: int) -> str:
    """One game; what came of it. Raises AssertionError."""
    rng, began = random.Random(seed), time.perf_counter()
    page = begun(context, address, title, screen)
    touched = played(page, rng, AGAIN)
    page.reload()
    page.wait_for_selector(f"{MINE}, {OVER}")
    other = context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".table .board")
    touched += played(page, rng)
    other.wait_for_selector(OVER)
    other.close()
    with page.expect_download() as download:
        page.click(f"{OVER} [download]")
    record = Record.load(download.value.path())
    page.close()
    assert record.verify().to_move == ludi.OVER, "its record ends before the game"
    return f"{touched} touches, {len(record.actions)} moves and throws, {time.perf_counter() - began:.0f} s"


def main() -> int:
    """Play all of them; 1 if something went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=f"of {', '.join(TITLES)}; all if none is given")
    parser.add_argument("--size", choices=SIZES, action="append", help="both if none is given")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if unknown := [title for title in given.titles if title not in TITLES]:
        parser.error(f"{unknown[0]} was given, {', '.join(TITLES)} are accepted")
    asked = [(title, size) for title in given.titles or TITLES for size in given.size or SIZES]
    faults = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        build(Path(folder) / BELOW)
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=ARGUMENTS)
        with visited(browser, Path(folder)) as (context, address, wrong):
            for title, size in track(asked, "games", console=Console(stderr=True)):
                try:
                    came = game(context, address, title, SIZES[size], given.seed)
                except (AssertionError, BrowserError) as fault:
                    came = f"FAULT: {fault}"
                lines = [line for line in wrong if "ERR_CONNECTION" not in line]
                wrong.clear()
                faults += came.startswith("FAULT") or bool(lines)
                print(f"{title}, {size}: {'; '.join([came, *lines])}", flush=True)
        browser.close()
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
