"""What there is to play."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

from ludi.bots.levels import OPPONENTS
from ludi.games import TITLES, family
from ludi.kernel.errors import UnknownTitle, listed, short
from ludi.kernel.facts import facts, file_of
from ludi.kernel.home import load
from ludi.kernel.options import Option

from .models import CardInfo, DeckInfo, OptionInfo, TitleInfo


@cache
def titles() -> list[TitleInfo]:
    """Every title."""
    return [info(title) for title in TITLES]


def info(title: str) -> TitleInfo:
    """A title: its options as a form needs them, and what decks are built of."""
    module = load(title, "options")
    return TitleInfo(
        title=title,
        family=family(title),
        players=module.PLAYERS,
        usual=getattr(module, "USUAL_PLAYERS", module.PLAYERS[0]),
        options=[option(o) for o in module.OPTIONS[title]],
        levels=list(OPPONENTS),
        **decks(title),
    )


@cache
def own_facts(title: str) -> dict[str, Any] | None:
    """The data file that takes the place of ours on this server; None where ours is played with.

    Raises UnknownTitle.
    """
    if title not in TITLES:
        raise UnknownTitle(f"there is no game {short(title)}; there is {listed(TITLES)}")
    _, own = file_of(title)
    return facts(title) if own else None


def option(o: Option) -> OptionInfo:
    """An option as a form needs it."""
    values = {name: getattr(o, name) for name in OptionInfo.model_fields}
    return OptionInfo.model_validate({**values, "type": o.type.__name__})


def cards(title: str) -> list[CardInfo]:
    """The cards of the title and of those it can be combined with."""
    together = [t for t in TITLES if family(t) == family(title)]
    return [
        CardInfo(**{"name": name, **entry, "copies": {t: entry[t] for t in together if t in entry}})
        for name, entry in facts(title).get("cards", {}).items()
    ]


def decks(title: str) -> dict[str, Any]:
    """The cards, the ready decks and the bounds of own ones; nothing where no decks are built."""
    if find_spec(f"ludi.games.{family(title)}.decks") is None:
        return {}
    module, kinds = load(title, "decks"), load(title, "kinds")
    return {
        "cards": cards(title),
        "decks": [DeckInfo(name=name, cards=cards) for name, cards in module.ready().items()],
        "deck_size": kinds.DECK_BUILT,
        "highest": kinds.HIGHEST,
    }
