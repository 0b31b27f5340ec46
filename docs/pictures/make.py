"""Makes the pictures of the documentation from the running program: `.venv/bin/python docs/pictures/make.py`.

With names, such as `roma-phone lobby`, only those. The browser's need the page (bin/web) and Chromium.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from ludi.bots import BotProcess, HintProcess, ask, make_bot
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.screen import Screen
from ludi.cli.table import Table
from ludi.kernel.game import Game, make
from ludi.locales import text

FOLDER = Path(__file__).parent
SIZE = (100, 32)  # columns and lines of the terminal
WINDOWS = {"desktop": (1440, 900), "phone": (390, 844), "tablet": (820, 1180), "low": (844, 390)}
COLOURS = 256  # of a picture's palette: a third of the bytes, and no difference to the eye
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]  # hinted, spaces are too narrow
THOUGHT = 120_000  # milliseconds for a hint, on a machine that may be busy
LAYING = ("roma-move-lay", "roma-move-money")  # with a card in the hand, and a die
TURN = 7  # the one that is shown of Roma and Arena, of the person


@dataclass(frozen=True)
class Shown:
    """What is shown of a title in the browser: how many play, from which turn on, and a decision of the person.

    offered: kinds of moves that the person has then.
    """

    players: int
    turn: int
    decision: str
    windows: tuple[str, ...] = ("desktop",)
    offered: tuple[str, ...] = ()


SHOWN = {
    "roma": Shown(2, TURN, "main", ("desktop", "phone", "tablet", "low"), LAYING),
    "arena": Shown(2, TURN, "main", offered=LAYING),
    "lusitania": Shown(3, 22, "main", ("desktop", "tablet")),
    "pokern": Shown(3, 16, "choosing", ("desktop", "phone")),
    "empire": Shown(4, 3, "placing", ("desktop", "phone"), ("empire-move-attack",)),
}


@dataclass(frozen=True)
class Around:
    """A screen beside the tables. wait: what is there once it is; press: keys that lead on to `then`."""

    path: str
    wait: str
    press: str = ""
    then: str = ""
    kind: str = "desktop"


AROUND = {
    "home": Around("/", "main li img"),
    "home-phone": Around("/", "main li img", kind="phone"),
    "lesson": Around("/learn/roma/battle", ".coach"),
    "lesson-phone": Around("/learn/lusitania/hire", ".coach", kind="phone"),
    "puzzle": Around("/puzzles/empire/1", ".coach"),
    "rules": Around("/rules/roma", "main section .picture .board"),
    "hints": Around("/r/{room}", ".table[data-turn=mine]", "h", ".hints li"),
    "dark": Around("/r/{room}", ".table[data-turn=mine]"),
    "my-games": Around("/games", "main li"),
    "review": Around("/r/{over}/replay?review=1", "dialog .better"),
    "replay": Around("/r/{over}/replay?at=60", ".replay .board"),
}


def in_progress(game: Game, folder: Path) -> LocalMatch:
    """A game of a person against a bot, played up to the person's turn by a bot on each side."""
    for seed in count(18):
        file = folder / f"{game.title}-{seed}.jsonl"
        match = LocalMatch.new(game, (PERSON, "centurio"), ("You", "Bot Centurio"), file, seed=str(seed))
        bot, rng = make_bot("tiro"), random.Random(1)
        while not match.over and (match.state.raw.turn < TURN or match.state.decision() != "main"):
            match.play(bot.choose(ask(match.state, rng)))
        if not match.over:
            break
    return match


async def terminal(match: LocalMatch) -> str:
    """The screen of the terminal as SVG. Its letters come from the reader's own fonts."""
    with BotProcess("centurio") as bot, HintProcess() as adviser:
        screen = Screen(Table(match, text("en")), {1: bot}, adviser)
        async with screen.run_test(size=SIZE) as pilot:
            await pilot.pause()
            picture = screen.export_screenshot(title=f"ludi play {match.game.title}")
            return re.sub(r"@font-face\s*\{[^}]*\}\s*", "", picture)


@contextmanager
def server(data: Path) -> Iterator[str]:
    """A table of our own; its address."""
    command = [str(Path(sys.executable).with_name("ludi")), "serve", "--no-open", "--port", "0", "--data", str(data)]
    quick = {"BOT_PAUSE": "0", "MOVES_PER_SECOND": "1000", "HINT_MS": "200"}
    settings = {f"LUDI_SERVER_{name}": value for name, value in quick.items()} | {"LUDI_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()


def room(page: Page, title: str, *others: str) -> str:
    """A new room with others on the seats after mine; its name."""
    body = {"title": title, "players": 1 + len(others), "options": {}, "nickname": "Ada", "seats": ["me", *others]}
    answer = page.request.post("/api/rooms", data={**body, "hints": True, "practice": False})
    return str(answer.json()["room"])


def play_on(page: Page, name: str, shown: Shown) -> bool:
    """Play a room by hints up to what is to be shown; false if it is over before."""
    rng = random.Random(1)
    while True:
        now: dict[str, Any] = page.request.get(f"/api/rooms/{name}/state").json()
        there = now["view"]["turn"] >= shown.turn and now["decision"] == shown.decision
        offered = {one["told"]["key"] for one in now["legal"]}
        if now["over"] or (there and offered and offered >= {*shown.offered}):
            return not now["over"]
        if not now["legal"]:
            page.wait_for_timeout(50)
            continue
        advice = page.request.post(f"/api/rooms/{name}/hint", timeout=THOUGHT).json()
        best = advice["moves"][0]["action"]
        command = {"cmd_id": str(rng.getrandbits(60)), "expected_version": now["version"], "action": best}
        page.request.post(f"/api/rooms/{name}/moves", data=command)


def asked(name: str) -> bool:
    """Whether a picture is to be made."""
    return name in sys.argv[1:] or not sys.argv[1:]


def browser(address: str) -> None:
    """Tables in the middle of a game, in windows of several sizes; a room that waits for a friend; what is around."""
    with sync_playwright() as p:
        installed = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        chromium = p.chromium.launch(executable_path=installed, args=ARGUMENTS)
        for title, shown in SHOWN.items():
            for kind in (kind for kind in shown.windows if asked(f"{title}-{kind}")):
                page = window(chromium, address, kind)
                name = in_the_middle(page, title, shown)
                page.goto(f"/r/{name}")
                page.wait_for_selector(".table[data-turn=mine]")
                keep(page, f"{title}-{kind}")
                page.close()
        page = window(chromium, address, "desktop")
        if asked("lobby"):
            page.goto(f"/r/{room(page, 'roma', 'open')}")
            page.wait_for_selector("text=Invitation")
            keep(page, "lobby")
        if wanted := {name: one for name, one in AROUND.items() if asked(name)}:
            around(page, wanted)
        chromium.close()


def in_the_middle(page: Page, title: str, shown: Shown) -> str:
    """A room of a title in which what is to be shown has come; its name."""
    bots = ["bot:centurio"] * (shown.players - 1)
    name = room(page, title, *bots)
    while not play_on(page, name, shown):
        name = room(page, title, *bots)
    return name


def around(page: Page, wanted: dict[str, Around]) -> None:
    """The screens beside the tables. Two games are there for them: one in its middle, and one that is over."""
    over = room(page, "roma", "bot:centurio")
    play_on(page, over, Shown(2, 1_000, "main"))
    names = {"room": in_the_middle(page, "roma", SHOWN["roma"]), "over": over}
    for name, one in wanted.items():
        width, height = WINDOWS[one.kind]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if name == "dark" else "light")
        page.goto(one.path.format(**names))
        page.wait_for_selector(one.wait)
        if one.press:
            page.keyboard.press(one.press)
            page.wait_for_selector(one.then)
        keep(page, name)


def keep(page: Page, name: str) -> None:
    """Write the picture of a page, with a palette of its own."""
    page.wait_for_timeout(800)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    image.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(FOLDER / f"{name}.png", optimize=True)


def window(chromium: Browser, address: str, kind: str) -> Page:
    """A window of its own, without motion."""
    width, height = WINDOWS[kind]
    size: Any = {"width": width, "height": height}
    return chromium.new_page(base_url=address, viewport=size, reduced_motion="reduce", locale="en-GB")


def main() -> None:
    """Write every picture."""
    with tempfile.TemporaryDirectory() as folder:
        for game in (make("roma"), make("arena", cards="mixed")):
            if asked(f"{game.title}-terminal"):
                match = in_progress(game, Path(folder))
                (FOLDER / f"{game.title}-terminal.svg").write_text(asyncio.run(terminal(match)), "utf-8")
        with server(Path(folder) / "table") as address:
            browser(address)


if __name__ == "__main__":
    main()
