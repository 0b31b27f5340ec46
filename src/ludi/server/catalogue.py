"""What there is to play on this server."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ludi.kernel.facts import facts, file_of
from ludi.kernel.game import Game
from ludi.kernel.spoken import no_title
from ludi.kernel.titles import TITLES
from ludi.rooms import catalogue

from .models import Help, Reading, TitleInfo


@cache
def titles() -> list[TitleInfo]:
    """Every title."""
    return [TitleInfo.model_validate(title) for title in catalogue.titles()]


@cache
def own_facts(title: str) -> dict[str, Any] | None:
    """The data file that takes the place of ours on this server; None where ours is played with.

    Raises UnknownTitle.
    """
    if title not in TITLES:
        raise no_title(title, TITLES)
    _, own = file_of(title)
    return facts(title) if own else None


@lru_cache(64)
def help_on(game: Game) -> Help:
    """The cards and the rules of a game with its options."""
    return Help.model_validate(catalogue.help_on(game))


def said_of(title: str, option: str, text: str) -> Reading:
    """What a title makes of a text for an option. Raises UnknownTitle or BadOption."""
    return Reading.model_validate(catalogue.reading(title, option, text))
