"""Whether the page stutters while bots think: its longest frame and its longest task, in a site of files.

    python bench/frames.py [--level consul] [--seconds 20] [TITLE ...]

A game against bots of a level is played by touching what can be touched; what the page does from the first touch on is
measured in the page itself: the time between two frames (requestAnimationFrame), and tasks of more than 50 ms (the
browser's own observer). A frame of an idle page takes 17 ms. Needs the built page (bin/web) and Chromium.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.site import begun
from tests.e2e.conftest import ARGUMENTS
from tests.e2e.site import BELOW, Host
from tests.e2e.table import DESK, OVER, Aim, spot, touch

from ludi.bots.levels import OPPONENTS
from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

WATCH = """() => {
    window.gaps = []; window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => tasks.push(one.duration)))
        .observe({ type: "longtask" });
    let last = performance.now();
    const next = (now) => { const waits = document.querySelector(".table")?.dataset.turn !== "mine";
        if (waits) gaps.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame((now) => { last = now; next(now); });
}"""
ANY = Aim(skip=True)


def watched(browser: Browser, host: Host, title: str, level: str, seconds: float) -> dict[str, Any]:
    """The frames while bots were to move, in milliseconds, and the long tasks; longest first."""
    context = browser.new_context(viewport={"width": DESK.width, "height": DESK.height}, service_workers="block")
    context.set_default_timeout(120_000)
    page, rng = context.new_page(), random.Random(1)
    page.goto(host.address)
    page.select_option("main select >> nth=0", level)
    begun(page, title)
    page.evaluate(WATCH)
    until = time.monotonic() + seconds
    while time.monotonic() < until and page.query_selector(OVER) is None:
        if (there := spot(page, rng, ANY)) is None:
            break
        touch(page, there)
    found: dict[str, Any] = page.evaluate("({ gaps: gaps.sort((a, b) => b - a), tasks: tasks.sort((a, b) => b - a) })")
    context.close()
    return found


def main() -> None:
    """Measure each title."""
    parser = argparse.ArgumentParser(description="Measure the frames of the page while bots think.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", choices=[*TITLES, []])
    parser.add_argument("--level", default="consul", choices=OPPONENTS)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        build(Path(folder) / BELOW)
        host = Host(Path(folder))
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=ARGUMENTS)
        for title in given.titles or TITLES:
            found = watched(browser, host, title, given.level, given.seconds)
            gaps, tasks = found["gaps"], found["tasks"]
            above = sum(gap > 50 for gap in gaps)
            print(
                f"{title}: {len(gaps)} frames, the longest {max(gaps, default=0):.0f} ms, {above} above 50 ms; "
                f"long tasks: {[round(task) for task in tasks[:5]]}",
                flush=True,
            )
        browser.close()
        host.cut()


if __name__ == "__main__":
    main()
