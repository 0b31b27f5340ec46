"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from ludi.kernel.messages import LegalMove, Message, Named

from . import constants as K
from .constants import CELL_NAMES, CELL_OF, EQUIPMENT_OF, TYPE_OF
from .names import CARD_OF
from .notation import parts
from .refusals import why
from .view import LusitaniaView

__all__ = ["legal_move", "why"]

PLACES = {"put": "hand", "discard": "hand", "give": "hand", "down": "hand", "heal": "released"}
TARGETS = {"equipping": "equip", "slipping": "double", "widening": "widen", "moving": "move"}


def legal_move(view: LusitaniaView, action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `hand:Cook`, `camp:Cook`, `discard:Cook`, `released:Cook`, `guest:Senator`,
    `own:IV` (a cell of the own legion), `foe:2:IV` (one of seat 2), `gear:Sword`, `seat:2`, `release`, `done`, `end`.
    """
    top = view["pending"][-1]
    word, name = parts(action)
    card = {"card": Named("card", name)}
    match word:
        case "hire":
            return LegalMove((f"hand:{name}",), hire_told(view, name))
        case "take":
            place, what = ("discard", "pick") if top["kind"] == "picking" else ("camp", "take")
            return LegalMove((f"{place}:{name}",), Message(f"lusitania-move-{what}", card))
        case "put" | "discard" | "down" | "heal":
            return LegalMove((f"{PLACES[word]}:{name}",), Message(f"lusitania-move-{word}", card))
        case "give":
            foe = Named("seat", top["for"])
            return LegalMove((f"hand:{name}",), Message("lusitania-move-give", {**card, "foe": foe}))
        case "use":
            return LegalMove((f"guest:{name}",), Message("lusitania-move-use", card))
        case "on":
            with_ = view["players"][view["active"]]["cells"][CELL_NAMES.index(name)]
            laid = {"card": Named("card", top.get("card", "Auxiliary")), "cell": name}
            under = {"with": Named("card", with_)} if with_ else {}
            return LegalMove((f"own:{name}",), Message(f"lusitania-move-{TARGETS[top['kind']]}", {**laid, **under}))
        case "at":
            seat, cell = name.split()
            with_ = view["players"][int(seat)]["cells"][CELL_NAMES.index(cell)]
            params = {"foe": Named("seat", int(seat)), "with": Named("card", with_), "cell": cell}
            return LegalMove((f"foe:{seat}:{cell}",), Message("lusitania-move-raid", params))
        case "gear":
            key = "lusitania-move-doubled" if top["kind"] == "doubled" else "lusitania-move-strip"
            return LegalMove((f"gear:{name}",), Message(key, card))
        case "seat":
            return LegalMove((f"seat:{name}",), Message("lusitania-move-visit", {"foe": Named("seat", int(name))}))
        case "release" if top["kind"] == "more":
            return LegalMove(("release",), Message("lusitania-move-more"))
    return LegalMove((word,), Message(f"lusitania-move-{word}"))


def hire_told(view: LusitaniaView, card: str) -> Message:
    """A card of the hand goes into the legion. cell: where, but for equipment, which may have a choice."""
    k, named = CARD_OF[card.casefold()], Named("card", card)
    if EQUIPMENT_OF[k] >= 0:
        return Message("lusitania-move-hire-equipment", {"card": named})
    if TYPE_OF[k] >= 0:
        return Message("lusitania-move-hire", {"card": named, "cell": CELL_NAMES[CELL_OF[k]]})
    first = view["players"][view["active"]]["cells"][K.FIRST]
    return Message("lusitania-move-invite", {"card": named, "cell": CELL_NAMES[K.LAST if first else K.FIRST]})
