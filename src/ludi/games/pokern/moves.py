"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any

from ludi.kernel.told import Offer, Told

from .kinds import CARD_NAMES, FACE_NAMES
from .notation import parts

# Decisions whose legal moves follow from what all can see: all of them, nothing is hidden here.
OPEN_CHOICES = ("choosing", "reading", "entering", "wildly", "counting", "picking", "paying")


def offer(view: dict[str, Any], action: int) -> Offer:
    """A legal action of the seat to move, from its view.

    The path names what a person touches: `roll:1`, `stop`, `number:14`, `row:3`, `card:Wild`, `as:Duplicate`,
    `count:2`, `die:X`, `pass`.
    """
    word, x = parts(action)
    top = view["pending"][-1]
    match word:
        case "roll":
            return Offer((f"roll:{x}",), Told("pokern-move-roll", {"n": x}))
        case "stop":
            return Offer(("stop",), Told("pokern-move-stop", {"numbers": view["readings"]}))
        case "read":
            return Offer((f"number:{x}",), Told("pokern-move-read", {"number": x}))
        case "row":
            return Offer((f"row:{x}",), Told("pokern-move-row", {"number": top["number"], "row": x}))
        case "card" | "as" | "pay":
            path = "as" if word == "as" else "card"
            return Offer((f"{path}:{CARD_NAMES[x]}",), Told(f"pokern-move-{word}", {"card": CARD_NAMES[x]}))
        case "count":
            return Offer((f"count:{x}",), Told("pokern-move-count", {"n": x, "face": top["face"]}))
        case "pick":
            params = {"face": FACE_NAMES[x], "card": top["card"]}
            return Offer((f"die:{FACE_NAMES[x]}",), Told("pokern-move-pick", params))
    return Offer((word,), Told(f"pokern-move-{word}"))
