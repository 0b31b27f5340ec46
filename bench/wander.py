"""Visitors who do anything anywhere: they touch, choose, type, press keys, go back, reload and resize at random.

A real server and Chromium. Every visitor has a size, a language and a first screen by its number, and does the same
again as far as the clock has no say in it. A fault is an error of the page, an answer of 500 or above, a key in place
of its words, "undefined" or "NaN", a page that is wider than its window, and an empty one; it is told with what was
done before it. What the server refused is counted: an offer that is always refused should not be one. Needs the page
(bin/web).

    python bench/wander.py --visitors 60
    python bench/wander.py --first 203 --visitors 1 --steps 40
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response, sync_playwright
from playwright.sync_api import Error as BrowserError
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.e2e.conftest import ARGUMENTS, CHROMIUM, Server
from tests.e2e.every_screen import settings_in

from ludi.kernel.titles import TITLES
from ludi.locales import languages

SIZES = ((1440, 900), (390, 844), (640, 360), (768, 1024), (1024, 768), (360, 640), (1920, 1080))
PLACES = ("/", "/learn", "/games", "/settings", "/decks", "/puzzles")
OF_TITLES = ("/new?title={}", "/learn/{}", "/puzzles/{}", "/rules/{}")
KEYS = ("Escape", "Enter", "Tab", "Tab", "Home", "ArrowLeft", "ArrowRight", "ArrowDown", " ", *"hszrl?")
TYPED = ("", "Äöü 测试", "<b>x</b>", "9" * 30, "-1", "0", "💥" * 5, "a" * 300, "Forum 3\nNero", "{}")
RECENT = 6  # doings that are told with a fault
# An element that can be touched, most often one of the move; within a dialog, as long as one is open.
PICK = """
(luck) => {
  const some = document.querySelectorAll("a[href], button, select, input, textarea, summary, [data-token]");
  let all = [...some].filter((e) => {
    if (e.disabled || e.closest("[inert]") || !e.checkVisibility({ visibilityProperty: true })) return false;
    return !(e.href && (new URL(e.href).origin !== location.origin || e.download || e.target));
  });
  const dialog = [...document.querySelectorAll("dialog[open]")].pop();
  if (dialog && luck < 0.9) all = all.filter((e) => dialog.contains(e));
  const moves = all.filter((e) => e.matches("[data-available]"));
  const of = moves.length && luck < 0.45 ? moves : all;
  const e = of[Math.floor(((luck * 7919) % 1) * of.length)];
  if (!e) return null;
  e.scrollIntoView({ block: "center", inline: "center" });
  const box = e.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const texts = e.matches("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])");
  const name = (e.getAttribute("aria-label") || e.textContent || e.id).trim().slice(0, 40);
  const options = e.matches("select") ? [...e.options].filter((o) => !o.disabled).map((o) => o.value) : [];
  return { x, y, name, texts, options, file: e.type === "file", free: !!top && (e.contains(top) || top.contains(e)) };
}
"""
CHOOSE = """
([x, y, value]) => {
  const select = document.elementFromPoint(x, y)?.closest("select");
  if (!select) return;
  select.value = value;
  for (const kind of ["input", "change"]) select.dispatchEvent(new Event(kind, { bubbles: true }));
}
"""
LOOK = """
() => {
  const text = document.body?.innerText ?? "";
  const key = /\\b(web|server|lab|decks|learn|lesson|puzzle|roma|arena|lusitania|pokern|empire)-[a-z]+(-[a-z0-9]+)+\\b/;
  const odd = text.match(key) ?? text.match(/\\b(undefined|NaN)\\b|\\[object|\\{\\s*\\$/);
  const wide = document.documentElement.scrollWidth - innerWidth;
  const around = text.slice(Math.max(0, odd?.index - 40), odd?.index + 60).replaceAll("\\n", " ");
  return [
    ...(odd ? [`not for people: ${around}`] : []),
    ...(wide > 1 ? [`wider than its window by ${wide} px`] : []),
    ...(text.trim().length < 3 ? ["empty"] : []),
  ];
}
"""


class Wanderer:
    """One visitor. refused: how often the server refused what, by all visitors."""

    def __init__(self, browser: Browser, address: str, number: int, refused: Counter[str]) -> None:
        self.rng, self._refused = random.Random(number), refused
        self.size, self.language = self.rng.choice(SIZES), self.rng.choice(languages())
        width, height = self.size
        kept = [{"name": "ludi-settings", "value": settings_in(self.language)}]
        storage: Any = {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}
        self.context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=width < 800, storage_state=storage
        )
        self.context.set_default_timeout(20_000)
        self.done, self._errors = list[str](), list[str]()
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self._errors.append(f"error of the page: {error}"))
        self.page.on("response", self._answered)
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.context.on("page", lambda page: page.close() if page is not self.page else None)
        first = self.rng.choice([*PLACES, *(place.format(title) for place in OF_TITLES for title in TITLES)])
        self.page.goto(first)
        self.done.append(first)

    def _answered(self, response: Response) -> None:
        what = f"{response.request.method} {re.sub(r'/r[^/]*/[a-z0-9]{12}', '/…', urlsplit(response.url).path)}"
        if response.status >= 500:
            self._errors.append(f"{response.status}: {what}")
        elif response.status >= 400:
            self._refused[f"{response.status}: {what}"] += 1

    def wander(self, steps: int) -> Iterator[str]:
        """Do so much; each fault, with where it was and what led to it."""
        for _ in range(steps):
            self.done.append(self._step())
            self.page.wait_for_timeout(self.rng.choice((20, 60, 150, 400)))
            if not self.page.url.startswith("http"):  # back beyond the first screen
                self.page.goto("/")
            found = [*self._errors, *looked(self.page)]
            self._errors.clear()
            for fault in found:
                width, height = self.size
                yield f"{fault[:300]}\n    {width}x{height} {self.language} {self.page.url}: {self.done[-RECENT:]}"

    def _step(self) -> str:
        """Do something, and say what."""
        page, rng = self.page, self.rng
        what = rng.random()
        if what < 0.05:
            key = rng.choice(KEYS)
            page.keyboard.press(key)
            return f"key {key}"
        if what < 0.06:
            page.reload()
            return "reload"
        if what < 0.075:
            page.go_back()
            return "back"
        if what < 0.085:
            self.size = rng.choice(SIZES)
            page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
            return "another size"
        found = page.evaluate(PICK, rng.random())
        if found is None or found["file"] or not found["free"]:
            return "nothing"
        return self._touch(found)

    def _touch(self, found: dict[str, Any]) -> str:
        """Choose or type something there, else touch it."""
        if found["options"]:
            value = self.rng.choice(found["options"])
            self.page.evaluate(CHOOSE, [found["x"], found["y"], value])
            return f"choose {value}"
        self.page.mouse.click(found["x"], found["y"])
        if not found["texts"]:
            return f"touch {found['name']}"
        typed = self.rng.choice(TYPED)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(typed)
        return f"type {typed[:12]!r}"


def looked(page: Page) -> list[str]:
    """What is wrong with what the page shows; an empty page is looked at again a little later."""
    try:
        found: list[str] = page.evaluate(LOOK)
    except BrowserError:  # it was left in this moment
        found = ["empty"]
    if "empty" in found:
        page.wait_for_timeout(1500)
        found = page.evaluate(LOOK)
    return found


def main() -> int:
    """Every visitor in turn; the exit status is 1 for any fault, 130 if interrupted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--first", type=int, default=0, help="the number of the first visitor")
    parser.add_argument("--visitors", type=int, default=60, help="how many")
    parser.add_argument("--steps", type=int, default=150, help="what each of them does")
    given = parser.parse_args()
    refused, faults, visitors = Counter[str](), 0, 0
    numbers = range(given.first, given.first + given.visitors)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "data")
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for number in track(numbers, "visitors", console=Console(stderr=True)):
                server.sow(str(number))
                wanderer = Wanderer(browser, server.address, number, refused)
                for fault in wanderer.wander(given.steps):
                    faults += 1
                    print(f"visitor {number}: {fault}", flush=True)
                wanderer.context.close()
                visitors += 1
        except KeyboardInterrupt:
            pass
        finally:
            server.end()
    for what, often in refused.most_common():
        print(f"refused {often} times: {what}")
    print(f"{visitors} visitors, {visitors * given.steps} steps, {faults} faults")
    return 1 if faults else 0 if visitors == given.visitors else 130


if __name__ == "__main__":
    sys.exit(main())
