"""Whether a level chooses the same move in a browser as in Python, and how fast the search is in each.

    python bench/browser.py [--questions 500] [--level consul] [--compiled] [TITLE ...]

Both answer the same questions, by the same program (ludi.bots.worker), and search for as many iterations; Python does
in the home that is ready first, or with its compiled code. Needs the built page (bin/web) and Chromium.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import io
import json
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.homes import positions

from ludi import make
from ludi.bots.levels import OPPONENTS
from ludi.bots.protocol import ask
from ludi.bots.warmth import warm
from ludi.bots.worker import Mind
from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

START = """async (worker) => {
    const { python, library, rules } = document.documentElement.dataset;
    const site = (name) => new URL(name, document.baseURI).href;
    window.thinker = new Worker(worker, { type: "module" });
    await new Promise((ready, lost) => {
        thinker.onmessage = ready; thinker.onerror = lost;
        const files = { python: site(python), library: site(library), rules: site(rules) };
        thinker.postMessage({ kind: "begin", files });
    });
}"""
ASK = """(question) => new Promise((answered) => {
    thinker.onmessage = ({ data }) => "answer" in data && answered(data.answer);
    thinker.postMessage(question);
})"""


def questions(title: str, level: str, n: int) -> Iterator[dict[str, Any]]:
    """Those for a level in random positions."""
    rng = random.Random(1)
    for state in positions(make(title), n):
        yield {**ask(state, rng).as_dict(), "level": level, "id": 1}


def here(question: dict[str, Any]) -> str:
    """The answer of this process."""
    said = io.StringIO()
    Mind(said).work(question)
    return said.getvalue().splitlines()[-1]


def compare(page: Page, title: str, level: str, n: int) -> None:
    """Put the same questions to both."""
    same, mine, others = 0, 0.0, 0.0
    homes = set[str]()
    for question in questions(title, level, n):
        began = time.perf_counter()
        one = json.loads(here(question))
        half = time.perf_counter()
        other = json.loads(page.evaluate(ASK, json.dumps(question)))
        mine, others = mine + half - began, others + time.perf_counter() - half
        same += one["action"] == other["action"]
        homes.add(one["home"])
    mine, others = mine / n * 1000, others / n * 1000
    times = f"{mine:.0f} ms in Python ({', '.join(sorted(homes))}), {others:.0f} ms in the browser"
    print(f"{title}: {same} of {n} moves alike; {times}, {mine / others:.2f} of the speed", flush=True)


def main() -> None:
    """Serve a site, open it, ask."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", choices=[*TITLES, []])
    parser.add_argument("--questions", type=int, default=500, help="of each title (500)")
    parser.add_argument("--level", choices=OPPONENTS, default="centurio", help="who answers them (centurio)")
    parser.add_argument("--compiled", action="store_true", help="Python waits for its compiled code first")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        build(Path(folder))
        handler = functools.partial(Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.set_default_timeout(300_000)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        [worker] = Path(folder, "assets").glob("thinker.worker-*.js")
        page.evaluate(START, f"assets/{worker.name}")
        for title in given.titles or TITLES:
            if given.compiled:
                warm(make(title))
            compare(page, title, given.level, given.questions)
        browser.close()
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


if __name__ == "__main__":
    main()
