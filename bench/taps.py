"""How long it takes from a tap to the drawn answer, in a site of files and at a server, title by title.

    python bench/taps.py [--taps 40] [--slow 4] [TITLE ...]

A game against bots that move at random is played in Chromium by touching what can be touched. Of every tap that makes a
move, the time is measured in the page from the tap to the frame that shows the position after it; of one that only
chooses something, nothing. A device N times as slow is made of this one: the process with the page and its workers runs
one Nth of the time, in slices of 2 ms. Needs the built page (bin/web) and Chromium.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, Server
from tests.e2e.lent import AT_ONCE
from tests.e2e.site import BELOW, Host
from tests.e2e.table import DESK, MINE, Aim, spot, touch

from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

# Milliseconds from a tap to the end of the frame in which the table shows another version, for each tap that makes one.
WATCH = """() => {
    window.waits = [];
    let tapped = null;
    addEventListener("click", (event) => (tapped = event.timeStamp), { capture: true });
    new MutationObserver((all) => {
        if (tapped === null || !all.some((one) => one.target.matches(".table"))) return;
        const since = tapped;
        tapped = null;
        requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - since)));
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-version"] });
}"""
SLICE = 0.002  # seconds
ANY = Aim(skip=True)


@contextmanager
def slowed(processes: list[int], rate: int) -> Iterator[None]:
    """Let processes run one part of the time in so many."""
    ended = threading.Event()

    def stop_and_go() -> None:
        while not ended.is_set():
            for which, lasts in ((signal.SIGSTOP, (rate - 1) * SLICE), (signal.SIGCONT, SLICE)):
                for process in processes:
                    os.kill(process, which)
                time.sleep(lasts)

    clock = threading.Thread(target=stop_and_go)
    if rate > 1:
        clock.start()
    try:
        yield
    finally:
        ended.set()
        if rate > 1:
            clock.join()


def renderers(browser: Browser) -> list[int]:
    """The processes with its pages, each with the workers of its page."""
    found: dict[str, Any] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [process["id"] for process in found["processInfo"] if process["type"] == "renderer"]


def waits(browser: Browser, address: str, title: str, slow: int, taps: int) -> list[float]:
    """The times of so many moves of a title, in milliseconds; another game is begun where one ends."""
    origin = "/".join(address.split("/")[:3])
    state: Any = {"cookies": [], "origins": [{"origin": origin, "localStorage": AT_ONCE}]}
    context = browser.new_context(
        viewport={"width": DESK.width, "height": DESK.height},
        reduced_motion="reduce",
        service_workers="block",
        storage_state=state,
    )
    context.set_default_timeout(300_000)
    found: list[float] = []
    rng = random.Random(1)
    while len(found) < taps:
        page = context.new_page()
        page.goto(address + ("#" if address.endswith("/") else "") + f"/new?title={title}")
        page.wait_for_selector("form .button.primary")
        seats = page.locator("form select:has(option[value='bot:random'])")
        for i in range(seats.count()):
            seats.nth(i).select_option("bot:random")
        page.click("form .button.primary")
        page.wait_for_selector(MINE)
        page.evaluate(WATCH)
        with slowed(renderers(browser), slow):
            while (there := spot(page, rng, ANY)) is not None:
                touch(page, there)
                if page.evaluate("waits.length") + len(found) >= taps:
                    break
        found += page.evaluate("waits")
        page.close()
    context.close()
    return found


def told(found: list[float]) -> str:
    """What half of them and what all but one in twenty take."""
    found.sort()
    return f"{statistics.median(found):.0f} ms, 95 of 100 within {found[int(0.95 * len(found))]:.0f}"


def main() -> None:
    """Measure every title at both, one right after the other."""
    parser = argparse.ArgumentParser(description="Measure the time from a tap to the drawn answer.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=f"of {', '.join(TITLES)}; all if none is given")
    parser.add_argument("--taps", type=int, default=40, help="moves of each")
    parser.add_argument("--slow", type=int, action="append", help="how slow the device is; 1 and 4 if not given")
    given = parser.parse_args()
    if unknown := [title for title in given.titles if title not in TITLES]:
        parser.error(f"{unknown[0]} was given, {', '.join(TITLES)} are accepted")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        build(Path(folder) / "site" / BELOW)
        host, server = Host(Path(folder) / "site"), Server(Path(folder) / "data")
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=ARGUMENTS)
        homes = {"site": host.address, "server": server.address}
        for title in given.titles or TITLES:
            for slow in given.slow or (1, 4):
                for home, address in homes.items():
                    found = waits(browser, address, title, slow, given.taps)
                    print(f"{title}, {home}, a device {slow} times as slow: {told(found)}", flush=True)
        browser.close()
        server.end()
        host.cut()


if __name__ == "__main__":
    main()
