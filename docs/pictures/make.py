"""Makes the pictures of the documentation from the running program: `.venv/bin/python docs/pictures/make.py`.

The browser's need the page (bin/web) and Chromium.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from ludi.bots import BotProcess, ask, make_bot
from ludi.cli.match import PERSON, Match
from ludi.cli.screen import Screen
from ludi.cli.table import Table
from ludi.kernel.game import Game, make
from ludi.locales import text

FOLDER = Path(__file__).parent
SIZE = (100, 32)  # columns and lines of the terminal
WINDOWS = {"desktop": (1440, 900), "phone": (390, 844)}
TURN = 7  # the one that is shown, of the person


def in_progress(game: Game, folder: Path) -> Match:
    """A game of a person against a bot, played up to the person's turn by a bot on each side."""
    for seed in count(18):
        file = folder / f"{game.title}-{seed}.jsonl"
        match = Match.new(game, (PERSON, "centurio"), ("You", "Bot Centurio"), file, seed=str(seed))
        bot, rng = make_bot("tiro"), random.Random(1)
        while not match.over and (match.state.raw.turn < TURN or match.state.decision() != "main"):
            match.play(bot.choose(ask(match.state, rng)))
        if not match.over:
            break
    return match


async def terminal(match: Match) -> str:
    """The screen of the terminal as SVG. Its letters come from the reader's own fonts."""
    with BotProcess("centurio") as bot:
        screen = Screen(Table(match, text("en")), {1: bot})
        async with screen.run_test(size=SIZE) as pilot:
            await pilot.pause()
            picture = screen.export_screenshot(title=f"ludi play {match.game.title}")
            return re.sub(r"@font-face\s*\{[^}]*\}\s*", "", picture)


@contextmanager
def server(data: Path) -> Iterator[str]:
    """A table of our own; its address."""
    command = [str(Path(sys.executable).with_name("ludi")), "serve", "--no-open", "--port", "0", "--data", str(data)]
    quick = {"LUDI_SERVER_BOT_PAUSE": "0", "LUDI_SERVER_MOVES_PER_SECOND": "1000", "LUDI_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **quick}) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()


def room(page: Page, other: str) -> str:
    """A new room with somebody on the second seat; its name."""
    body = {"title": "roma", "players": 2, "options": {}, "nickname": "Ada", "seats": ["me", other]}
    answer = page.request.post("/api/rooms", data={**body, "hints": True, "practice": False})
    return str(answer.json()["room"])


def play_on(page: Page, name: str) -> bool:
    """Play a room up to a turn of this seat in the middle of the game; false if it is over before.

    Lay first, then activate, then anything.
    """
    rng = random.Random(1)
    while True:
        now: dict[str, Any] = page.request.get(f"/api/rooms/{name}/state").json()
        if now["over"] or (now["legal"] and now["decision"] == "main" and now["view"]["turn"] >= TURN):
            return not now["over"]
        if not now["legal"]:
            page.wait_for_timeout(50)
            continue
        legal = {move["text"]: move["action"] for move in now["legal"] if move["text"] != "end"}
        liked = [text for word in ("lay", "use") for text in legal if text.startswith(word)]
        action = legal[liked[0] if liked else rng.choice(sorted(legal))] if legal else now["legal"][0]["action"]
        command = {"cmd_id": str(rng.getrandbits(60)), "expected_version": now["version"], "action": action}
        page.request.post(f"/api/rooms/{name}/moves", data=command)


def browser(address: str) -> None:
    """The table in the middle of a game on a desk and on a phone, and a room that waits for a friend."""
    with sync_playwright() as p:
        chromium = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for kind, (width, height) in WINDOWS.items():
            size: Any = {"width": width, "height": height}
            page = chromium.new_page(base_url=address, viewport=size, reduced_motion="reduce", locale="en-GB")
            name = room(page, "bot:centurio")
            while not play_on(page, name):
                name = room(page, "bot:centurio")
            page.goto(f"/r/{name}")
            page.wait_for_selector(".table[data-turn=mine]")
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"roma-{kind}.png")
            if kind == "desktop":
                page.goto(f"/r/{room(page, 'open')}")
                page.wait_for_selector("text=Invitation")
                page.screenshot(path=FOLDER / "lobby.png", clip={"x": 0, "y": 0, "width": width, "height": 660})
            page.close()
        chromium.close()


def main() -> None:
    """Write every picture."""
    with tempfile.TemporaryDirectory() as folder:
        for game in (make("roma"), make("arena", cards="mixed")):
            match = in_progress(game, Path(folder))
            (FOLDER / f"{game.title}-terminal.svg").write_text(asyncio.run(terminal(match)), "utf-8")
        with server(Path(folder) / "table") as address:
            browser(address)


if __name__ == "__main__":
    main()
