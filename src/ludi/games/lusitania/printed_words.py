"""What the cards say and the rules in short, as they are in a game: its options, expansions and values of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from ludi.kernel.messages import Listed, Message, Named, Param, slug

from . import constants as K
from .constants import AWARD_NAMES, CELL_NAMES, CELL_OF, COLOUR_OF, EQUIPMENT, TYPE_OF
from .names import CARD_OF, EXPANSIONS
from .printed import assumed, entries, entry_of

if TYPE_CHECKING:
    from ludi.kernel.game import Game


def cards(game: Game) -> Sequence[str]:
    """The cards of the deck, the Mars cards, and those of the expansions that are played with."""
    awards = [name for name in AWARD_NAMES if game.options[name.partition(" ")[0].lower()]]
    return [*K.CARD_NAMES[1:], *awards]


def entry(card: str, game: Game) -> dict[str, Any]:
    """What is printed on a card."""
    return entries(str(game.options["reading"]), str(game.options["numbers"]))[entry_of(CARD_OF[card.casefold()])]


def symbol(takes: Sequence[str]) -> Param:
    """The equipment that a symbol stands for: any one of these."""
    named: list[Param] = [Named("card", name) for name in takes]
    return reduce(lambda gear, other: Message("lusitania-or", {"gear": gear, "other": other}), named)


class LusitaniaSoldiers(TypedDict):
    """What kind of soldier each warrior is, by card: slinger, infantry, archer and so on."""

    soldiers: dict[str, str]


Drawn = LusitaniaSoldiers


def drawn(game: Game) -> LusitaniaSoldiers:
    """The soldiers in the reading of a game."""
    of = {card: entry(card, game) for card in K.CARD_NAMES[1:]}
    return {"soldiers": {card: its["class"] for card, its in of.items() if "class" in its}}


# Facts


def card_facts(card: str, game: Game) -> Message:
    """What is printed on a card, and what of it is a house value."""
    if card in AWARD_NAMES:
        return Message("lusitania-fact-points", {"vp": K.AWARD_VP[AWARD_NAMES.index(card)]})
    its = entry(card, game)
    parts = [Message("lusitania-fact-points", {"vp": its["vp"]})]
    if its.get("takes"):
        gear = Listed(tuple(symbol(text.split("/")) for text in its["takes"]))
        parts.append(Message("lusitania-fact-takes", {"gear": gear}))
    if "class" not in its:
        parts.append(Message("lusitania-fact-copies", {"n": its["copies"]}))
    shown = {**its, "takes": [text.split("/") for text in its.get("takes", ())]}
    ours = [field for field in assumed(entry_of(CARD_OF[card.casefold()]), shown) if field != "class"]
    if ours:
        values = Listed(tuple(Message(f"lusitania-value-{field}") for field in ours))
        parts.append(Message("lusitania-fact-assumed", {"values": values}))
    return Message("lusitania-facts", {"parts": Listed(tuple(parts), "clauses")})


# Texts


def card_text(card: str, game: Game) -> Message:
    """What a card does."""
    if card in AWARD_NAMES:
        number = AWARD_NAMES.index(card)
        return Message("lusitania-card-award-text", {"asks": asks(number), "gives": gives(number, card)})
    k = CARD_OF[card.casefold()]
    if card in EQUIPMENT:
        return Message("lusitania-card-equipment-text")
    if TYPE_OF[k] < 0:
        return Message(f"lusitania-card-{slug(card)}-text", guest(k, game))
    cell: dict[str, Param] = {"cell": CELL_NAMES[CELL_OF[k]]}
    if k < K.BARBARIAN:
        return Message("lusitania-card-legionary-text", cell)
    if COLOUR_OF[k] == K.WHITE:
        return Message("lusitania-card-barbarian-text", {**cell, **barbarians(game)})
    takes = entry(card, game)["takes"]
    gear = "none" if not takes else "choice" if any("/" in text for text in takes) else "fixed"
    return Message("lusitania-card-black-text", {**cell, "gear": gear})


def barbarians(game: Game) -> dict[str, Param]:
    """How many barbarians a legion may have. more: with Virtus 9, where that is played with."""
    return {"most": K.BARBARIANS, "more": K.MORE_BARBARIANS if game.options["virtus"] else 0}


def guest(k: int, game: Game) -> dict[str, Param]:
    """The numbers and rulings in the text of a guest or a Mars card."""
    match k:
        case K.AUXILIARY:
            return {"n": entry(K.CARD_NAMES[k], game)["vp"]}
        case K.SENATOR:
            return {"order": game.options["senator_order"]}
        case K.CAESAR:
            return {"n": K.CAMP}
        case K.GENERAL:
            return {"n": K.GENERAL_MOST}
        case K.DOCTOR:
            return {"n": K.DOCTOR_MOST}
    return {}


def asks(award: int) -> Message:
    """What a card of Laurus or Virtus asks of a legion."""
    if bits := K.NEED_CELLS[award]:
        cells = tuple(name for i, name in enumerate(CELL_NAMES) if bits >> i & 1)
        return Message("lusitania-asks-cells", {"cells": Listed(cells)})
    if bits := K.NEED_ALL[award]:
        gear = tuple(Named("card", name) for i, name in enumerate(EQUIPMENT) if bits >> i + 1 & 1)
        return Message("lusitania-asks-all", {"gear": Listed(gear)})
    for what, needs in (("pairs", K.NEED_PAIRS), ("different", K.NEED_DIFFERENT), ("row", K.NEED_ROW)):
        if needs[award]:
            return Message(f"lusitania-asks-{what}", {"n": needs[award]})
    return Message("lusitania-asks-fitted")


def gives(award: int, card: str) -> Message:
    """What a card of Laurus or Virtus is good for: its points, or an advantage."""
    if K.AWARD_VP[award]:
        return Message("lusitania-fact-points", {"vp": K.AWARD_VP[award]})
    return Message(f"lusitania-gives-{slug(card)}", {"n": K.MORE_BARBARIANS} if award == K.ENLISTING else {})


def rules(game: Game) -> list[Message]:
    """The rules in short, of the expansions those that are played with."""
    used = [name for name in EXPANSIONS if game.options[name]]
    parts: dict[str, dict[str, Param]] = {
        "goal": {"goal": K.TARGET},
        "turn": {},
        "legion": barbarians(game),
        "camp": {"n": K.ALIKE},
        "end": {"goal": K.TARGET},
    }
    if used:
        parts["expansions"] = {"used": used[0] if len(used) == 1 else "both", "n": K.MORE_AWARDS}
    return [Message(f"lusitania-rules-{part}", params) for part, params in parts.items()]
