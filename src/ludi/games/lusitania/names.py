"""Names for what the state holds as numbers: cards, cells, places, decisions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

from ludi.kernel.frames import Frame
from ludi.kernel.parsing import by_name

from . import constants as K
from .constants import AWARD_NAMES, CARD_NAMES, CELL_NAMES, EQUIPMENT, GUESTS
from .state import Side, State

WARRIOR_CELLS = CELL_NAMES[1 : K.LAST]
PLACES = tuple(f"{seat} {cell}" for seat in range(K.SEATS) for cell in WARRIOR_CELLS)
# What the argument of a range is called, and its words in order.
WORDS: dict[str, tuple[str, ...]] = {
    "card": CARD_NAMES,
    "award": AWARD_NAMES,
    "guest": GUESTS,
    "cell": WARRIOR_CELLS,
    "place": PLACES,
    "equipment": EQUIPMENT,
    "seat": tuple(map(str, range(K.SEATS))),
}
CARD_OF = by_name(CARD_NAMES)
# Arguments of decisions.
EXPANSIONS = ("laurus", "virtus")
NAMED: dict[str, Sequence[str]] = {"card": CARD_NAMES, "second": CARD_NAMES, "cell": CELL_NAMES}
FLAGS = ("did", "used")


def frame_as_dict(f: Frame) -> dict[str, Any]:
    """A pending decision with names."""
    out: dict[str, Any] = {"kind": K.FRAME_NAMES[f.kind], "seat": f.seat}
    for name, value in zip(K.DECISIONS.arguments[f.kind], (f.a, f.b), strict=False):
        if name == "expansion":
            out[name] = EXPANSIONS[int(value == K.VIRTUS)]
        else:
            out[name] = NAMED[name][value] if name in NAMED else bool(value) if name in FLAGS else value
    return out


def cards_as_dict(cards: Sequence[int]) -> dict[str, int]:
    """A multiset of cards by name."""
    return dict(zip(compress(CARD_NAMES, cards), map(int, filter(None, cards)), strict=True))


def cells_as_dict(side: Side) -> dict[str, str]:
    """The cards of a legion by cell."""
    return {CELL_NAMES[cell]: CARD_NAMES[k] for cell, k in enumerate(side.cell) if k}


def places_of(side: Side, cell: int) -> list[str]:
    """The equipment under a warrior, place by place, '' where there is none; cut after the last."""
    names = [EQUIPMENT[x - 1] if x else "" for x in side.gear[cell * K.PLACES : (cell + 1) * K.PLACES]]
    while names and not names[-1]:
        names.pop()
    return names


def gear_as_dict(side: Side) -> dict[str, list[str]]:
    """The equipment of a legion by cell."""
    return {CELL_NAMES[cell]: places_of(side, cell) for cell in range(K.CELLS) if places_of(side, cell)}


def awards_as_dict(g: State) -> dict[str, int | None]:
    """The cards of Laurus and Virtus in the game, and who has taken them."""
    return {AWARD_NAMES[i]: None if x == K.OPEN else x - K.TAKEN for i, x in enumerate(g.award) if x != K.ABSENT}


def virtus_as_dict(g: State) -> dict[str, Any]:
    """Where Virtus 6 and 10 lie."""
    return {
        "double": [CELL_NAMES[g.double_cell], EQUIPMENT[g.double_gear - 1]] if g.double_cell else [],
        "wide": CELL_NAMES[g.wide_cell] if g.wide_cell else "",
    }


def known_as_list(g: State, side: Side) -> list[dict[str, int]]:
    """What each seat, and last a spectator, is sure of in a hand."""
    return [cards_as_dict(side.known[o].cards) for o in (*range(g.opt.seats), K.OBSERVERS - 1)]
