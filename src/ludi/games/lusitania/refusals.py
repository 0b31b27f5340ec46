"""Why a move is not possible, from what its seat may see; never from what is hidden from it."""

from __future__ import annotations

from ludi.kernel.messages import Message, Named

from . import constants as K
from .constants import CARD_NAMES, CELL_NAMES, CELL_OF, COLOUR_NAMES, COLOUR_OF, EQUIPMENT_OF, GUEST_OF
from .names import CARD_OF
from .notation import parts
from .view import LusitaniaPending, LusitaniaSide, LusitaniaView

OF_THE_HAND = ("hire", "put", "discard", "give", "down")


def why(view: LusitaniaView, action: int) -> Message | None:
    """Why an action that is not legal is refused to the seat to move; None where nothing special can be said."""
    if not view["pending"]:
        return Message("server-no-more")
    top = view["pending"][-1]
    word, name = parts(action)
    me = view["players"][top["seat"]]
    if word in (*OF_THE_HAND, "take", "use", "heal") and not name:
        return Message("lusitania-no-other")
    if word in OF_THE_HAND and name not in me["cards"]:
        return Message("lusitania-no-card", {"card": Named("card", name)})
    if top["kind"] == "main":
        return of_turn(view, top, word, name)
    if word == "down" and name == CARD_NAMES[K.GENERAL]:
        return Message("lusitania-no-general")
    return there(top["kind"], word, name) or Message("lusitania-no-other")


def of_turn(view: LusitaniaView, top: LusitaniaPending, word: str, name: str) -> Message | None:
    """Why something is not done in a turn: one action, and one guest or Mars card."""
    me = view["players"][top["seat"]]
    if word == "use":
        if name not in me["cells"]:
            return Message("lusitania-no-guest", {"card": Named("card", name)})
        return Message("lusitania-no-more-guests") if top["used"] else useless(view, me, name)
    if word == "end":
        return Message("lusitania-no-end")
    if word not in ("hire", "take", "release"):
        return Message("lusitania-no-other")
    if top["did"]:
        return Message("lusitania-no-more-actions")
    if word == "hire":
        return hindered(view, top["seat"], name)
    if word == "take" and name not in view["camp"]:
        return Message("lusitania-no-camp", {"card": Named("card", name)})
    return Message("lusitania-no-hand")


def hindered(view: LusitaniaView, seat: int, card: str) -> Message | None:
    """Why a card of the hand cannot be hired."""
    me, k = view["players"][seat], CARD_OF[card.casefold()]
    if GUEST_OF[k] >= 0:
        return Message("lusitania-why-guests")
    if EQUIPMENT_OF[k] >= 0:
        return Message("lusitania-why-symbol")
    cell, colour = CELL_OF[k], COLOUR_NAMES[COLOUR_OF[k]]
    if me["cells"][cell]:
        return Message("lusitania-why-cell", {"cell": CELL_NAMES[cell]})
    if COLOUR_OF[k] == K.WHITE:
        return Message("lusitania-why-barbarians")
    if me["colour"]:
        return Message("lusitania-why-colour", {"colour": me["colour"]})
    return Message("lusitania-why-province", {"colour": colour})


def useless(view: LusitaniaView, me: LusitaniaSide, card: str) -> Message:
    """Why a guest or a Mars card of the legion would have no effect."""
    needs = card.casefold()
    if card in ("Senator", "Inspector", "General") and not me["hand"]:
        needs = "hand"
    elif card in ("Caesar", "General"):
        needs = "deck"
    return Message("lusitania-no-use", {"card": Named("card", card), "needs": needs})


def there(kind: str, word: str, name: str) -> Message | None:
    """Why what was chosen is not among what can be chosen, where it is a matter of place."""
    match kind, word:
        case ("equipping", "on"):
            return Message("lusitania-no-place", {"cell": name})
        case ("slipping", "on"):
            return Message("lusitania-no-equipment", {"cell": name})
        case ("widening", "on"):
            return Message("lusitania-no-warrior", {"cell": name})
        case ("moving", "on"):
            return Message("lusitania-why-cell", {"cell": name})
        case ("picking", "take"):
            return Message("lusitania-no-discarded", {"card": Named("card", name)})
        case ("healing", "heal"):
            return Message("lusitania-no-released", {"card": Named("card", name)})
    return None
