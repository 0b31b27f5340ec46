"""Every lesson played to its end on the page, in every language, on a telephone and on a desk: what is cut off where.

A real server and Chromium. Each step is looked at (tests/e2e/look.js) before what goes on is done, by keys; with
--folder each step is kept as a picture. A lesson that does not end as it should is a fault too. Needs the page.

    python bench/lessons.py
    python bench/lessons.py --size 640x360 --language fr --title empire
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, CHROMIUM, Server
from tests.e2e.every_lesson import steps
from tests.e2e.every_screen import LOOK, STILL, Visitor

from ludi.kernel.titles import TITLES
from ludi.lessons import Lesson, lessons
from ludi.locales import languages

SIZES = ("390x844", "1440x900")
ERR = Console(stderr=True)
Done = dict[tuple[str, ...], list[str]]  # what is wrong, by size, language, title and lesson


def touch(page: Page, tokens: tuple[str, ...]) -> None:
    """Make a move by keys: part of a map may lie outside of what is seen of it."""
    for token in tokens:
        page.locator(f'[data-token="{token}"]:visible').first.focus()
        page.keyboard.press("Enter")
    if page.query_selector("[data-confirm]:visible"):
        page.focus("[data-confirm]:visible")
        page.keyboard.press("Enter")


def played(page: Page, one: Lesson, name: str, folder: Path | None) -> Iterator[str]:
    """Play a lesson; what is wrong at which step."""
    page.goto(f"/learn/{one.title}/{one.id}")
    last = len(one.steps)

    def looked(n: int) -> Iterator[str]:
        page.wait_for_selector(f".coach >> text={n}/{last}")
        page.add_style_tag(content=STILL)
        page.wait_for_timeout(100)
        if folder:
            page.screenshot(path=folder / f"{name}-{n}.png")
        yield from (f"step {n}: {fault}" for fault in page.evaluate(LOOK))

    for n, tokens in steps(one):
        yield from looked(n)
        if tokens:
            touch(page, tokens)
        else:
            page.click("[data-onward]")
    yield from looked(last)


def visit(browser: Browser, address: str, given: argparse.Namespace, done: Done) -> None:
    """Play what has not been played well yet, a window for each size and language."""
    all_of_them = [one for title in given.title or TITLES for one in lessons(title)]
    for size, language in track([*product(given.size or SIZES, given.language or languages())], console=ERR):
        width, height = map(int, size.split("x"))
        visitor = Visitor(browser, address, (width, height), language)
        for one in all_of_them:
            at = (size, language, one.title, one.id)
            if done.get(at) == []:
                continue
            try:
                done[at] = [*played(visitor.page, one, "-".join(at), given.folder)]
            except BrowserError as error:
                done[at] = [f"not to its end: {str(error).splitlines()[0][:200]}"]
            if given.log:
                with given.log.open("a", encoding="utf-8") as log:
                    log.write(json.dumps({"at": at, "faults": done[at]}, ensure_ascii=False) + "\n")
        visitor.context.close()


def main() -> int:
    """Play all of them; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT", help=f"instead of {' and '.join(SIZES)}")
    parser.add_argument("--language", choices=languages(), action="append", help="all if none is given")
    parser.add_argument("--title", choices=TITLES, action="append", help="all if none is given")
    parser.add_argument("--folder", type=Path, help="where pictures are kept")
    parser.add_argument("--log", type=Path, help="where is kept what was played; what was well is not played again")
    given = parser.parse_args()
    kept = given.log.read_text("utf-8").splitlines() if given.log and given.log.is_file() else []
    done: Done = {tuple(line["at"]): line["faults"] for line in map(json.loads, kept)}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as p:
        server = Server(Path(data) / "data")
        browser = p.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        visit(browser, server.address, given, done)
        browser.close()
        server.end()
    for at, faults in done.items():
        for fault in faults:
            print(f"{' '.join(at)}: {fault}")
    wrong = sum(map(bool, done.values()))
    print(f"{len(done)} lessons played, {wrong} of them with a fault")
    return min(1, wrong)


if __name__ == "__main__":
    sys.exit(main())
