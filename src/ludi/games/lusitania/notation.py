"""Actions as short text, positions as readable data."""

from __future__ import annotations

from typing import Any

from ludi.kernel.errors import IllegalAction, listed
from ludi.kernel.reading import hint

from . import kinds as K
from .kinds import CARD_NAMES
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
from .reading import composed, position
from .table import State

__all__ = ["composed", "parse", "parts", "position", "text", "to_dict"]

# word, first id, the argument
RANGES = (
    ("caesar", K.LEADER, "seat"),
    ("card", K.CARD, "card"),
    ("award", K.AWARD, "award"),
    ("hire", K.HIRE, "card"),
    ("take", K.TAKE, "card"),
    ("put", K.PUT, "card"),
    ("discard", K.DISCARD, "card"),
    ("give", K.GIVE, "card"),
    ("down", K.DOWN, "card"),
    ("heal", K.HEAL, "card"),
    ("use", K.USE, "guest"),
    ("on", K.ON, "cell"),
    ("at", K.AT, "place"),
    ("gear", K.GEAR, "equipment"),
    ("seat", K.SEAT, "seat"),
    ("release", K.RELEASE, ""),
    ("done", K.DONE, ""),
    ("end", K.END, ""),
)


def parts(a: int) -> tuple[str, str]:
    """The word of an action's range, and its argument in words ('' if it has none)."""
    for word, first, argument in RANGES:
        words = WORDS.get(argument, ("",))
        if first <= a < first + len(words):
            return word, words[a - first]
    raise IllegalAction(f"there is no action {a}; there are 0 to {K.ACTIONS - 1}")


def text(a: int) -> str:
    """An action as short text: `hire Cook`, `on VI`, `at 1 IV`, `end`."""
    return " ".join(parts(a)).strip()


def parse(words: str) -> int:
    """The action of a short text, in any case.

    Raises IllegalAction if it is none.
    """
    word, _, rest = words.strip().partition(" ")
    word, rest = word.casefold(), " ".join(rest.split()).casefold()
    for name, first, argument in RANGES:
        if name != word:
            continue
        accepted = [w.casefold() for w in WORDS.get(argument, ("",))]
        if rest in accepted:
            return first + accepted.index(rest)
        wanted = f"one of {listed((w for w in WORDS[argument] if w), 50)}" if argument else "nothing"
        raise IllegalAction(
            f"{words.strip()!r}: {name!r} takes {wanted}{hint(rest, CARD_NAMES) if argument == 'card' else ''}"
        )
    raise IllegalAction(
        f"{words.strip()!r} is no action; the first word is one of {listed((r[0] for r in RANGES), 20)}"
    )


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
