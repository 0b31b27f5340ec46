"""`ludi play`: a game at the terminal, against a bot or with two people."""

import contextlib
import random
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludi.cli.lines import can_draw
from ludi.kernel.titles import TITLES
from ludi.locales import text

if TYPE_CHECKING:
    from .local import LocalMatch

RANDOM, NOBODY = "random", "none"


def add(app: typer.Typer) -> None:
    """Register the command."""
    say = text()

    @app.command("play", help=say("play-help"))
    def play(
        title: Annotated[
            str | None, typer.Argument(metavar="TITLE", help=say("play-help-title", titles=", ".join(TITLES)))
        ] = None,
        bot: Annotated[str | None, typer.Option("--bot", metavar="LEVEL", help=say("play-help-bot"))] = None,
        players: Annotated[str | None, typer.Option("--players", metavar="N", help=say("play-help-players"))] = None,
        seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help=say("play-help-seat"))] = None,
        seed: Annotated[str | None, typer.Option("--seed", metavar="SEED", help=say("play-help-seed"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", "--options", metavar="NAME=VALUE", help=say("play-help-option"))
        ] = None,
        facts: Annotated[Path | None, typer.Option("--facts", metavar="FILE", help=say("play-help-facts"))] = None,
        ms: Annotated[str | None, typer.Option("--ms", metavar="MS", help=say("play-help-ms"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=say("play-help-plain"))] = False,
        save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("play-help-save"))] = None,
        resume: Annotated[str | None, typer.Option("--resume", metavar="[FILE]", help=say("play-help-resume"))] = None,
    ) -> None:
        from .local import LocalMatch

        if resume is None:
            match = new(title, bot, players, seat, seed, option or (), facts, millis(ms), save)
        else:
            from ludi.kernel.errors import BadOption
            from ludi.kernel.messages import Message

            from .names import renamed
            from .saves import latest

            given = {
                "--bot": bot,
                "--players": players,
                "--seat": seat,
                "--seed": seed,
                "--option": option,
                "--facts": facts,
                "--save": save,
            }
            refuse(name for name, value in given.items() if value)
            file = Path(resume) if resume else latest(title)
            match = LocalMatch.resume(file, millis(ms))
            match.record.players = renamed(match.record.players, match.seats)
            if title not in (None, match.game.title):
                raise BadOption(
                    Message("cli-other-title", {"file": str(file), "title": match.game.title, "other": title})
                )
        sit_down(match, plain=plain)


def refuse(names: Iterable[str]) -> None:
    """Raise for options that a saved game has already."""
    from ludi.kernel.errors import BadOption
    from ludi.kernel.messages import Message

    if found := ", ".join(names):
        raise BadOption(Message("cli-with-resume", {"names": found}))


def new(
    title: str | None,
    bot: str | None,
    players: str | None,
    seat: str | None,
    seed: str | None,
    options: Sequence[str],
    facts: Path | None,
    ms: float | None,
    save: Path | None,
) -> "LocalMatch":
    """A new game with its file. Everything is checked before the file is made."""
    from ludi.bots.levels import LEVELS, check_level
    from ludi.kernel.game import Game
    from ludi.kernel.messages import Message
    from ludi.kernel.spoken import choice, not_accepted

    from .local import PERSON, LocalMatch
    from .names import names
    from .options import options_from
    from .saves import claim, fresh

    if title is None:
        raise not_accepted("title", Message("given-none"), choice(TITLES))
    game = Game(title, count(players), options_from(title, options, facts))
    level = bot or "centurio"
    if level not in (*LEVELS, NOBODY):
        raise not_accepted("bot", level, choice((*LEVELS, NOBODY)))
    if level != NOBODY:
        check_level(level, ms)
    mine = place(seat or "1", game.players)
    seats = [PERSON if p == mine or level == NOBODY else level for p in range(game.players)]
    file = claim(save) if save is not None else fresh(title)
    return LocalMatch.new(game, seats, names(seats), file, seed=seed, ms=ms)


def millis(word: str | None) -> float | None:
    """A time to think from what a person says. Raises BadOption; its bounds are the bots'."""
    from ludi.kernel.messages import Message
    from ludi.kernel.spoken import not_accepted

    try:
        return None if word is None else float(word)
    except ValueError:
        raise not_accepted("ms", word, Message("given-above-0")) from None


def count(word: str | None) -> int | None:
    """A number of players from what a person says. Raises BadOption; whether the title is for so many, `make` says."""
    from ludi.kernel.messages import Message
    from ludi.kernel.spoken import not_accepted

    if word is None or (word.isascii() and word.removeprefix("-").isdigit() and len(word) < 9):
        return None if word is None else int(word)
    raise not_accepted("players", word, Message("data-whole"))


def place(word: str, players: int) -> int:
    """A seat from what a person says: 1 is the first, who starts. Raises BadOption."""
    from ludi.kernel.spoken import choice, not_accepted

    seats = [str(p + 1) for p in range(players)]
    if word == RANDOM:
        return random.SystemRandom().randrange(players)
    if word not in seats:
        raise not_accepted("seat", word, choice((*seats, RANDOM)))
    return seats.index(word)


def sit_down(match: "LocalMatch", *, plain: bool) -> None:
    """Play on the full screen, or line by line; without a terminal always line by line."""
    from ludi.bots import BotProcess, HintProcess

    from .local import PERSON
    from .table import Table

    class Bots(dict[int, BotProcess]):
        """The bot of each seat. They move one at a time: a process for all of a level."""

        def __missing__(self, seat: int) -> BotProcess:
            level = match.seats[seat]
            same = [bot for p, bot in self.items() if match.seats[p] == level]
            self[seat] = bot = same[0] if same else stack.enter_context(BotProcess(level, match.ms))
            if not same:
                bot.start(match.game.title)
            return bot

    table = Table(match, text())
    plain = plain or not can_draw()
    with contextlib.ExitStack() as stack:
        bots = Bots()
        for p, who in enumerate(match.seats):
            if who != PERSON:
                bots[p]  # started now; that of a person who resigns, then
        hint_process = stack.enter_context(HintProcess())
        if plain:
            from .plain import Plain

            Plain(table, bots, hint_process).play(sys.stdin)
            return
        from .screen import Screen

        code = Screen(table, bots, hint_process).show()
        for line in table.farewell():
            print(line)
    if code:
        raise KeyboardInterrupt
