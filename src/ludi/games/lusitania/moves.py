"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any, cast

from ludi.kernel.messages import LegalMove, Listed, Message, Named, Param

from . import kinds as K
from .kinds import CELL_NAMES, CELL_OF
from .names import CARD_OF
from .notation import parts
from .refusals import why
from .view import warrior_of

__all__ = ["OPEN_CHOICES", "legal_move", "why"]

# Decisions whose legal moves follow from what all can see; where only one is left, nobody has to be asked.
OPEN_CHOICES = ("equipping", "slipping", "doubled", "widening", "moving", "raiding", "stripping", "choosing", "picking")
ALWAYS_ASKED = ("main",)  # even with one legal move: whether to end a turn is for a person to say
PLACES = {"put": "hand", "discard": "hand", "give": "hand", "down": "hand", "heal": "released"}
TARGETS = {"equipping": "equip", "slipping": "double", "widening": "widen", "moving": "move"}


def legal_move(view: dict[str, Any], action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `hand:Cook`, `camp:Cook`, `discard:Cook`, `released:Cook`, `guest:Senator`,
    `own:IV` (a cell of the own legion), `foe:2:IV` (one of seat 2), `gear:Sword`, `seat:2`, `release`, `done`, `end`.
    """
    top = view["pending"][-1]
    word, name = parts(action)
    match word:
        case "hire":
            return LegalMove((f"hand:{name}",), hire_told(view, name))
        case "take":
            place = "discard" if top["kind"] == "picking" else "camp"
            return LegalMove(
                (f"{place}:{name}",),
                Message(f"lusitania-move-{'pick' if place == 'discard' else 'take'}", {"card": name}),
            )
        case "put" | "discard" | "down" | "heal":
            return LegalMove((f"{PLACES[word]}:{name}",), Message(f"lusitania-move-{word}", {"card": name}))
        case "give":
            return LegalMove((f"hand:{name}",), Message("lusitania-move-give", {"card": name, "foe": top["for"]}))
        case "use":
            return LegalMove((f"guest:{name}",), Message("lusitania-move-use", {"card": name}))
        case "on":
            me = view["players"][view["active"]]
            with_ = me["cells"][CELL_NAMES.index(name)]
            params = {"card": top.get("card", "Auxiliary"), "with": with_, "cell": name}
            return LegalMove((f"own:{name}",), Message(f"lusitania-move-{TARGETS[top['kind']]}", params))
        case "at":
            seat, cell = name.split()
            with_ = view["players"][int(seat)]["cells"][CELL_NAMES.index(cell)]
            params = {"foe": int(seat), "with": with_, "cell": cell}
            return LegalMove((f"foe:{seat}:{cell}",), Message("lusitania-move-raid", params))
        case "gear":
            key = "lusitania-move-doubled" if top["kind"] == "doubled" else "lusitania-move-strip"
            return LegalMove((f"gear:{name}",), Message(key, {"card": name}))
        case "seat":
            return LegalMove((f"seat:{name}",), Message("lusitania-move-visit", {"foe": int(name)}))
        case "release" if top["kind"] == "more":
            return LegalMove(("release",), Message("lusitania-move-more"))
    return LegalMove((word,), Message(f"lusitania-move-{word}"))


def hire_told(view: dict[str, Any], card: str) -> Message:
    """A card of the hand is hired, with the points that it gives."""
    k = CARD_OF[card.casefold()]
    vp = view["printed"][warrior_of(card)]["vp"]
    if k < K.SHIELD:
        return Message("lusitania-move-hire", {"card": card, "cell": CELL_NAMES[CELL_OF[k]], "n": vp})
    return Message(
        "lusitania-move-hire-equipment" if k < K.AUXILIARY else "lusitania-move-invite", {"card": card, "n": vp}
    )


def typed(name: str, value: Any, players: int) -> Param:
    """A parameter of a sentence as what its name says that it is."""
    match name:
        case "seat" | "foe":
            return Named("seat", value)
        case "card" | "with":
            return Named("card", value) if value else ""
        case "cards":
            return Listed(tuple(Named("card", card) for card in value))
    return cast(Param, value)
