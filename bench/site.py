"""What a visit to a site of files costs: bytes, and the time to a first move, at 4 Mbit/s and a processor slowed down.

python bench/site.py [--title roma] [--slow 4] [--mbit 4] [--payload] [SITE ...]; the page must be built (bin/web).
Sites of other versions may be named: each is visited in turn, so that what else the machine does falls on all of them.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ludi.kernel.titles import TITLES
from ludi.rooms.site import build

KEPT = (
    "async () => Boolean((await navigator.serviceWorker.ready).active) && Boolean(navigator.serviceWorker.controller)"
)


def weight(file: Path) -> int:
    """What a file weighs on its way: gzipped, where that is less."""
    data = file.read_bytes()
    return min(len(data), len(gzip.compress(data, 9)))


def begun(page: Page, title: str) -> None:
    """Begin a game of a title from the home page; there is a move to be made then."""
    page.locator("main li.panel").filter(has=page.locator(f"a[href$='/{title}']")).locator("button.primary").click()
    page.wait_for_selector(".table[data-turn=mine]", timeout=300_000)


def asked_for(browser: Browser, address: str, title: str) -> set[str]:
    """The names of all files that a first game asks for, up to its first move."""
    context, asked = browser.new_context(service_workers="block", reduced_motion="reduce"), set[str]()
    context.on("request", lambda request: asked.add(request.url))
    page = context.new_page()
    page.goto(address)
    begun(page, title)
    context.close()
    names = {url.removeprefix(address).partition("#")[0].partition("?")[0] or "index.html" for url in asked}
    return {name for name in names if not name.startswith(("blob:", "data:"))}


def sizes(folder: Path) -> None:
    """What lies in the folder, in groups."""
    groups = {"Python": "python-*/*", "rules and bots": "rules-*/*.xz", "list of titles": "titles-*.json"}
    for what, pattern in groups.items():
        files = list(folder.glob(pattern))
        packed = sum(map(weight, files))
        print(f"{what}: {sum(f.stat().st_size for f in files) / 1e6:.2f} MB, {packed / 1e6:.2f} MB gzipped")


def payload(browser: Browser, address: str, site: Path) -> None:
    """What a first game of each title loads."""
    for title in TITLES:
        found = {name: weight(site / name) for name in asked_for(browser, address, title)}
        python = sum(size for name, size in found.items() if name.startswith("python-"))
        print(f"  {title}: {python / 1e6:.2f} MB of Python, {(sum(found.values()) - python) / 1e3:.0f} kB besides")


def visit(context: BrowserContext, address: str, title: str, slow: float, mbit: float) -> None:
    """One visit, to the first move that is possible."""
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    rate = mbit * 1e6 / 8
    throttle = {"offline": False, "latency": 40, "downloadThroughput": rate, "uploadThroughput": rate}
    tools.send("Network.emulateNetworkConditions", throttle)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("main li.panel")
    home = time.perf_counter() - began
    begun(page, title)
    print(f"  home {home:.1f} s, first move {time.perf_counter() - began:.1f} s")
    while not page.evaluate(KEPT):
        page.wait_for_timeout(50)
    page.close()


def main() -> None:
    """Build, serve, visit twice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sites", nargs="*", type=Path, metavar="SITE")
    parser.add_argument("--title", default="roma")
    parser.add_argument("--payload", action="store_true", help="what a first game of each title loads, and no visit")
    parser.add_argument("--slow", type=float, default=4.0)
    parser.add_argument("--mbit", type=float, default=4.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        sites = given.sites or [Path(folder) / "site"]
        if not given.sites:
            build(sites[0])
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = p.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for site in sites:
            print(site)
            sizes(site)
            visits(browser, site, given)
        browser.close()


def visits(browser: Browser, site: Path, given: argparse.Namespace) -> None:
    """The first, and another one without the server."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(site)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    port = server.stdout.readline().split("port ")[1].split()[0]
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(300_000)
    if given.payload:
        payload(browser, f"http://127.0.0.1:{port}/", site)
    for what in () if given.payload else ("first visit", "second visit, the server gone"):
        print(what)
        visit(context, f"http://127.0.0.1:{port}/", given.title, given.slow, given.mbit)
        server.kill()
        server.wait()
    context.close()
    server.kill()
    server.wait()


if __name__ == "__main__":
    main()
