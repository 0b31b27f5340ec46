"""Actions as short text, positions as readable data."""

from __future__ import annotations

from typing import Any

from ludi.kernel.notation import Notation, Range

from . import constants as K
from .constants import CARD_NAMES
from .names import (
    WORDS,
    awards_as_dict,
    cards_as_dict,
    cells_as_dict,
    frame_as_dict,
    gear_as_dict,
    known_as_list,
    virtus_as_dict,
)
from .parsing import composed, position
from .state import State

__all__ = ["composed", "parse", "parts", "position", "text", "to_dict"]

SHORT = Notation(
    (
        Range("caesar", K.LEADER, "seat", WORDS["seat"]),
        Range("card", K.CARD, "card", WORDS["card"]),
        Range("award", K.AWARD, "award", WORDS["award"]),
        Range("hire", K.HIRE, "card", WORDS["card"]),
        Range("take", K.TAKE, "card", WORDS["card"]),
        Range("put", K.PUT, "card", WORDS["card"]),
        Range("discard", K.DISCARD, "card", WORDS["card"]),
        Range("give", K.GIVE, "card", WORDS["card"]),
        Range("down", K.DOWN, "card", WORDS["card"]),
        Range("heal", K.HEAL, "card", WORDS["card"]),
        Range("use", K.USE, "guest", WORDS["guest"]),
        Range("on", K.ON, "cell", WORDS["cell"]),
        Range("at", K.AT, "place", WORDS["place"]),
        Range("gear", K.GEAR, "equipment", WORDS["equipment"]),
        Range("seat", K.SEAT, "seat", WORDS["seat"]),
        Range("release", K.RELEASE),
        Range("done", K.DONE),
        Range("end", K.END),
    )
)
parts, text, parse = SHORT.named, SHORT.text, SHORT.parse


def to_dict(g: State) -> dict[str, Any]:
    """The whole position, hidden things included; `position` reads it back without loss."""
    return {
        "turn": g.turn,
        "active": g.active,
        "deck": cards_as_dict(g.deck),
        "discard": cards_as_dict(g.discard),
        "camp": [CARD_NAMES[k] for k in g.camp if k],
        "shuffled": bool(g.shuffled),
        "last": bool(g.last),
        "out": cards_as_dict(g.out),
        "owe": g.owe,
        "fill": bool(g.fill),
        "rob": [p for p in range(g.opt.seats) if g.rob >> p & 1],
        "leaving": CARD_NAMES[g.leaving],
        "air": CARD_NAMES[g.air],
        "awards": awards_as_dict(g),
        **virtus_as_dict(g),
        "players": [
            {
                "hand": cards_as_dict(s.hand),
                "released": cards_as_dict(s.down),
                "cells": cells_as_dict(s),
                "gear": gear_as_dict(s),
                "known": known_as_list(g, s),
            }
            for s in g.side[: g.opt.seats]
        ],
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
    }
