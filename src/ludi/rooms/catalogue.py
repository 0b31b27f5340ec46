"""What there is to play, as data for a page."""

from __future__ import annotations

from typing import Any

from ludi.bots.levels import OPPONENTS
from ludi.kernel import past
from ludi.kernel.errors import BadOption, listed, short
from ludi.kernel.game import Game
from ludi.kernel.home import load
from ludi.kernel.messages import as_data
from ludi.kernel.options import Option
from ludi.kernel.spoken import no_title
from ludi.kernel.titles import TITLES, family


def titles() -> list[dict[str, Any]]:
    """Every title."""
    return [info(title) for title in TITLES]


def info(title: str) -> dict[str, Any]:
    """A title: its options as a form needs them, and what decks are built of, where they are."""
    module, decks = load(title, "options"), past.optional(past.NOW, title, "decks")
    return {
        "title": title,
        "family": family(title),
        "players": module.PLAYERS,
        "usual": getattr(module, "USUAL_PLAYERS", module.PLAYERS[0]),
        "drawn": getattr(module, "DRAWN", False),
        "options": [option(o) for o in module.OPTIONS[title]],
        "levels": list(OPPONENTS),
        "decks": decks.decks() if decks else None,
    }


def option(o: Option) -> dict[str, Any]:
    """An option as a form needs it."""
    names = ("name", "default", "words", "when", "players", "low", "high", "source", "form")
    return {"type": o.type.__name__, **{name: getattr(o, name) for name in names}}


def reading(title: str, name: str, text: str) -> dict[str, Any]:
    """What a title makes of a text for an option: what it understood, and all that is wrong with it.

    Raises UnknownTitle, or BadOption where there is no such option that a text is brought for.
    """
    if title not in TITLES:
        raise no_title(title, TITLES)
    parsers = {o.name: o.parse for o in load(title, "options").OPTIONS[title] if o.parse is not None}
    if name not in parsers:
        raise BadOption(f"option {short(name)} takes no list or file; of {title}, {listed(parsers) or 'none'} does")
    made = parsers[name](text)
    return {"value": made.value, "name": made.name, "legible": made.legible, "wrong": [as_data(x) for x in made.wrong]}


def help_on(game: Game) -> dict[str, Any]:
    """The cards and the rules of a game with its options."""
    words = game.words
    if words is None:
        return {"cards": [], "rules": [], "drawn": None}
    brief, drawn = getattr(words, "card_brief", None), getattr(words, "drawn", None)
    cards = [
        {
            "card": card,
            "facts": as_data(words.card_facts(card, game)),
            "text": as_data(words.card_text(card, game)),
            "brief": as_data(brief(card, game)) if brief else None,
        }
        for card in words.cards(game)
    ]
    return {"cards": cards, "rules": [as_data(x) for x in words.rules(game)], "drawn": drawn(game) if drawn else None}
