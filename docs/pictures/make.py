"""Makes the pictures of the documentation from the running program: `.venv/bin/python docs/pictures/make.py`."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from pathlib import Path

from ludi.bots import BotProcess, ask, make_bot
from ludi.cli.match import PERSON, Match
from ludi.cli.screen import Screen
from ludi.cli.table import Table
from ludi.kernel.game import make
from ludi.locales import text

FOLDER = Path(__file__).parent
SIZE = (100, 32)  # columns and lines of the terminal
TURN = 7  # the one that is shown, of the person


def in_progress(file: Path) -> Match:
    """A game of a person against a bot, played up to the person's turn by a bot on each side."""
    match = Match.new(make("roma"), (PERSON, "centurio"), ("You", "Bot Centurio"), file, seed="18")
    bot, rng = make_bot("tiro"), random.Random(1)
    while match.state.raw.turn < TURN and not match.over:
        match.play(bot.choose(ask(match.state, rng)))
    return match


async def terminal(match: Match) -> str:
    """The screen of the terminal as SVG. Its letters come from the reader's own fonts."""
    with BotProcess("centurio") as bot:
        screen = Screen(Table(match, text("en")), {1: bot})
        async with screen.run_test(size=SIZE) as pilot:
            await pilot.pause()
            return re.sub(r"@font-face\s*\{[^}]*\}\s*", "", screen.export_screenshot(title="ludi play roma"))


def main() -> None:
    """Write every picture."""
    with tempfile.TemporaryDirectory() as folder:
        picture = asyncio.run(terminal(in_progress(Path(folder) / "game.jsonl")))
    (FOLDER / "roma-terminal.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
