"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any

from ludi.kernel.messages import LegalMove, Message, Named

from .constants import CARD_NAMES, FACE_NAMES, REMOVE_ONE, REROLL_I, REROLL_V
from .notation import parts, roman, written
from .refusals import why

__all__ = ["legal_move", "why"]


def legal_move(view: dict[str, Any], action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `roll:1`, `stop`, `number:14`, `row:3`, `card:Wild`, `as:Duplicate`,
    `count:2`, `die:X`, `place:2`, `pass`.
    """
    word, x = parts(action)
    top = view["pending"][-1]
    match word:
        case "roll":
            return LegalMove((f"roll:{x}",), Message("pokern-move-roll", {"n": x}))
        case "stop":
            return LegalMove(("stop",), stop_told(view))
        case "read":
            return LegalMove((f"number:{x}",), Message("pokern-move-read", {"number": x, "roman": roman(x)}))
        case "row":
            params = {"number": top["number"], "roman": roman(top["number"]), "row": x}
            return LegalMove((f"row:{x}",), Message("pokern-move-row", params))
        case "card" | "as" | "pay":
            path = "as" if word == "as" else "card"
            return LegalMove(
                (f"{path}:{CARD_NAMES[x]}",), Message(f"pokern-move-{word}", {"card": Named("card", CARD_NAMES[x])})
            )
        case "count":
            return LegalMove((f"count:{x}",), Message("pokern-move-count", {"n": x, "face": top["face"]}))
        case "pick":
            return LegalMove(
                (f"die:{FACE_NAMES[x]}",), Message(f"pokern-move-pick-{use(top)}", {"face": FACE_NAMES[x]})
            )
        case "at":
            params = {"face": view["dice"][x - 1], "place": x}
            return LegalMove((f"place:{x}",), Message(f"pokern-move-at-{use(top)}", params))
    return LegalMove((word,), Message(f"pokern-move-{word}"))


def stop_told(view: dict[str, Any]) -> Message:
    """Stopping writes what can be entered; where nothing can it is a misthrow (ruling 1, lenient)."""
    can = [n for n in view["readings"] if n in {entry[0] for entry in view["odds"]["reach"]}]
    if can:
        return Message("pokern-move-stop", {"numbers": written(can)})
    return Message("pokern-move-stop-misthrow", {"numbers": written(view["readings"])})


def use(top: dict[str, Any]) -> str:
    """What a picked die is for: to be rolled again, one of several, or to be taken out of the turn."""
    if top["card"] in (CARD_NAMES[REROLL_I], CARD_NAMES[REROLL_V]):
        return "several"
    return "out" if top["card"] == CARD_NAMES[REMOVE_ONE] else "again"
