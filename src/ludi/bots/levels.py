"""The levels of this package, from a coin-flipper to the strongest, and how each thinks in each title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from ludi.bots.learned import own, with_own
from ludi.bots.protocol import Level
from ludi.bots.search import TreeSearch
from ludi.kernel import past
from ludi.kernel.game import Game
from ludi.kernel.messages import Message
from ludi.kernel.spoken import choice, not_accepted
from ludi.kernel.titles import family
from ludi.kernel.wasm.described import learning

SEARCH = {
    "greedy": TreeSearch(iterations=300, playout_limit=0, move=True),
    "tiro": TreeSearch(iterations=300, playout_limit=0, move=True, slips=0.12),
    "optio": TreeSearch(iterations=300),
    "centurio": TreeSearch(iterations=1000),
    "consul": TreeSearch(iterations=10_000),
    "caesar": TreeSearch(iterations=100_000),
}
LEVELS = ("random", *SEARCH)
OWN = ":"  # between a level and the file of a network, for bots that play each other; at a table there are none
OPPONENTS = tuple(level for level in LEVELS if level != "greedy")  # for people, from the weakest to the strongest


@cache
def levels_of(title: str) -> Mapping[str, Level]:
    """How each level thinks in a title: as SEARCH says, but for what the title brings in a module `levels`."""
    own = past.optional(past.NOW, title, "levels")
    return {**SEARCH, **(own.LEVELS if own else {})}


def level_of(level: str, title: str) -> Level:
    """How a level thinks in a title; of LEVEL:FILE, with the network of the file, once `check_bot` has seen it."""
    name, file = parts(level)
    found = levels_of(title)[name]
    return with_own(found, file) if file and isinstance(found, TreeSearch) else found


def review_iterations(title: str, usual: int) -> int:
    """How many a review makes for each decision, where so many are usual and nobody asks for another number."""
    return round(usual * level_of(LEVELS[-1], title).review_share)


def needs_code(level: str, title: str, ms: float | None = None) -> bool:
    """Whether a level is at its full strength only with compiled code."""
    return level != "random" and level_of(level, title).needs_code(ms)


def check_level(level: str, ms: float | None) -> None:
    """Raise BadOption for an unknown level or a time that is not positive."""
    if level not in LEVELS:
        raise not_accepted("bot", level, choice(LEVELS))
    if ms is not None and not 0 < ms <= 3_600_000:
        raise not_accepted("ms", ms, Message("given-at-most", {"most": "3600000"}))


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
        from ludi.kernel import learned  # it looks for the modules of networks from then on

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
