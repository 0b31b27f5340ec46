"""What there is to play."""

from __future__ import annotations

from functools import cache

from ludi.bots import LEVELS
from ludi.games import COMING, TITLES
from ludi.kernel.facts import facts
from ludi.kernel.home import load

from .models import OptionInfo, TitleInfo


@cache
def titles() -> list[TitleInfo]:
    """Every title, those still to come last."""
    return [available(title) for title in TITLES] + [TitleInfo(title=title, available=False) for title in COMING]


def available(title: str) -> TitleInfo:
    """A title that can be played: its options as a form needs them, and its cards."""
    module = load(title, "options")
    return TitleInfo(
        title=title,
        available=True,
        players=module.PLAYERS,
        options=[
            OptionInfo(
                name=o.name,
                type=o.type.__name__,
                default=o.default,
                words=list(o.words),
                when=o.when,
                low=o.low,
                high=o.high,
                source=o.source,
            )
            for o in module.OPTIONS[title]
        ],
        levels=list(LEVELS),
        cards=list(facts(title).get("cards", {})),
    )
