"""The bots of the lab: the levels, and LEVEL:FILE, a level with a network of the user's own.

Nothing that serves people knows the second kind: at a table no level reads a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludi.bots import levels
from ludi.bots.learned import own, with_own
from ludi.bots.levels import LEVELS, check_level, levels_of
from ludi.bots.protocol import Bot, Level
from ludi.bots.search import TreeSearch
from ludi.bots.thinking import LevelBot, RandomBot
from ludi.kernel import learned
from ludi.kernel.game import Game
from ludi.kernel.spoken import choice, not_accepted
from ludi.kernel.titles import family
from ludi.kernel.wasm.described import learning

OWN = ":"  # between a level and the file


def parts(bot: str) -> tuple[str, Path | None]:
    """The level of a bot, and the file of its network if it has one of the user's own."""
    level, _, file = bot.partition(OWN)
    return level, Path(file) if file else None


def short_names(bots: Sequence[str]) -> list[str]:
    """What bots are called in a table: of a network of the user's own as much of the path as tells them apart."""
    apart = {bot: parts(bot) for bot in bots}
    for n in range(1, 1 + max((len(file.parts) for _, file in apart.values() if file), default=1)):
        names = {bot: f"{a}{OWN}{Path(*file.parts[-n:])}" if file else bot for bot, (a, file) in apart.items()}
        if len({*names.values()}) == len(names):
            break
    return [names[bot] for bot in bots]


def check_bot(bot: str, game: Game, ms: float | None) -> None:
    """`check_level`, where LEVEL:FILE is accepted too. Raises LudiError where the file has no network for the game."""
    level, file = parts(bot)
    check_level(level if file else bot, ms)
    if file:
        if level not in (able := searching(game.title)):
            accepted = choice(f"{name}{OWN}{file}" for name in able) if able else choice(LEVELS)
            raise not_accepted("bot", bot, accepted)
        learned.check(own(file), game.title)


def searching(title: str) -> list[str]:
    """The levels that search a tree as well as they can, where a search may end in a network."""
    if "learned" not in (file.stem for file in learning(family(title))):
        return []
    found = levels_of(title).items()
    return [name for name, level in found if isinstance(level, TreeSearch) and not (level.move or level.slips)]


def level_of(bot: str, title: str) -> Level:
    """How a bot that `check_bot` has seen thinks in a title."""
    name, file = parts(bot)
    found = levels.level_of(name, title)
    return with_own(found, file) if file and isinstance(found, TreeSearch) else found


def bot_of(bot: str, ms: float | None) -> Bot:
    """A bot that `check_bot` has seen. ms: time for a move in place of its own budget."""
    return RandomBot() if bot == "random" else LevelBot(bot, ms, thinks=level_of)
