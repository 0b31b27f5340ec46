"""What is printed on the cards of a game of Roma or Arena, where it comes from, and how much of it is known."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludi.kernel.facts import facts
from ludi.kernel.messages import Message, slug

from . import constants as K
from .state import Options
from .view import RomaView, rulings

if TYPE_CHECKING:
    from ludi.kernel.game import Game

NAMES = K.CARD_NAMES[1:]
NUMBER = {name: k for k, name in enumerate(K.CARD_NAMES)}
CHARACTERS, BUILDINGS = (
    tuple(name for name in NAMES if K.TYPE_OF[NUMBER[name]] == type_) for type_ in (K.CHARACTERS, K.BUILDINGS)
)
EFFECTS = {
    "Aqueduct": K.AQUEDUCT_TAKES,
    "Ballista": K.NEAR_ADDS,
    "Basilica": K.BASILICA_ADDS,
    "Decurion": K.NEAR_ADDS,
    "Essedum": K.ESSEDUM_LOWERS,
    "Mercator": K.PRICE_OF_A_POINT,
    "Mercenary": K.PAID_FOR_ONE,
    "Ox Team": K.TEAM_FILLS,
    "Statue of Jupiter": K.STATUE_PRICE,
    "Tax Collection": K.TAX,
    "Trireme": K.TRIREME_GAINS,
    "War Elephant": K.ELEPHANT_MOST,
}
ASSUMED: dict[str, list[str]] = {name: card.get("assumed", []) for name, card in facts("roma")["cards"].items()}


def numbers(view: RomaView, card: str) -> tuple[int, int]:
    """Cost and defence of a card in this game, with nothing that changes them on the board."""
    changed: Mapping[str, list[int]] = view.get("numbers", {})
    cost, defence = changed.get(card, (K.COST[NUMBER[card]], K.DEFENCE[NUMBER[card]]))
    return cost, defence


def kind_of(card: str) -> str:
    """Whether a card is a building or a character."""
    return "building" if K.TYPE_OF[NUMBER[card]] == K.BUILDINGS else "character"


@lru_cache(8)
def agreed(game: Game) -> Any:
    """The options of a game as its rules have them."""
    return game.start().raw.opt


def cards(game: Game) -> list[str]:
    """The cards that are played with, in the order of the list."""
    return [card for card in NAMES if copies(game, card)]


def copies(game: Game, card: str) -> int:
    """How many of a card there are, in one deck or both together."""
    opt = agreed(game)
    return sum(deck.cards[NUMBER[card]] for deck in opt.deck[: opt.piles])


def set_of(card: str) -> str:
    """The game that a card comes from: roma, arena or both."""
    k = NUMBER[card]
    return "both" if K.COPIES_ROMA[k] and K.COPIES_ARENA[k] else "roma" if K.COPIES_ROMA[k] else "arena"


def combined(game: Game) -> bool:
    """Whether the cards of both games are in play."""
    return game.options["cards"] not in ("roma", "arena")


def house_values(game: Game, card: str) -> str:
    """Which numbers of a card are assumed: defence, both, or none; or that this table has changed them."""
    opt, k = agreed(game), NUMBER[card]
    if (opt.cost[k], opt.defence[k]) != (K.COST[k], K.DEFENCE[k]):
        return "changed"
    return {0: "", 1: "defence", 2: "both"}[len(ASSUMED[card])]


def card_text(card: str, game: Game) -> Message:
    """What a card does, as this game has it."""
    return Message(f"roma-card-{slug(card)}-text", effect_of(card, agreed(game)))


def card_brief(card: str, game: Game) -> Message:
    """The same in the few words for which its face has room."""
    return Message(f"roma-short-{slug(card)}", effect_of(card, agreed(game)))


def effect_of(card: str, opt: Options) -> dict[str, Any]:
    """What the words of a card need: its number, if it has one, and what a table agreed on."""
    return {**({"n": EFFECTS[card]} if card in EFFECTS else {}), **rulings(opt)}


def card_facts(card: str, game: Game) -> Message:
    """What is printed on a card, where it comes from, and what of it is not certain."""
    opt, k = agreed(game), NUMBER[card]
    found = {"cost": opt.cost[k], "defence": opt.defence[k], "copies": copies(game, card), "decks": opt.piles}
    told = Message("roma-card-facts", {"type": kind_of(card), **found})
    marks = [Message("roma-card-set", {"set": set_of(card)})] if combined(game) else []
    if what := house_values(game, card):
        marks.append(
            Message("roma-card-changed") if what == "changed" else Message("roma-card-assumed", {"what": what})
        )
    for mark in marks:
        told = Message("roma-card-facts-marked", {"facts": told, "mark": mark})
    return told


def rules(game: Game) -> list[Message]:
    """The rules in short, as they are for this game."""
    opt = agreed(game)
    found = [
        Message("roma-rules-goal"),
        Message("roma-rules-start", {"n": opt.dealt, "open": "yes" if opt.open_set_up else "no"}),
        Message("roma-rules-turn"),
        Message("roma-rules-actions"),
    ]
    if opt.spaces == K.DISCS:
        found.append(Message("roma-rules-bribery"))
    found.append(Message("roma-rules-battle"))
    if combined(game):
        found.append(Message(f"roma-rules-cards-{game.options['cards']}"))
        found.append(Message("roma-rules-sets", {"decks": opt.piles}))
    if any(house_values(game, card) in ("defence", "both") for card in cards(game)):
        found.append(Message("roma-rules-assumed"))
    return found
