"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any

from ludi.kernel.messages import LegalMove, Message

from .constants import GUESS_NAMES
from .notation import parts


def legal_move(view: dict[str, Any], action: int) -> LegalMove:
    """A legal action of the seat to move, from its view. The path names what is touched: `hide:2`, `guess:odd`."""
    word, x = parts(action)
    if word == "hide":
        return LegalMove((f"hide:{x}",), Message("parimpar-move-hide", {"n": x}))
    return LegalMove((f"guess:{GUESS_NAMES[x]}",), Message(f"parimpar-move-{GUESS_NAMES[x]}"))
