"""The numbers of `observe` in their order; seats are counted clockwise from the one that looks."""

from __future__ import annotations

from ludi.kernel.observed import COMPOSED, MANY, UNBOUNDED, Entry, boolean, category, count
from ludi.kernel.parsing import MOST

from . import constants as K

KINDS_OF_DECISION = len(K.FRAME_NAMES) - 1
STACK = 4  # pending decisions that there is room for
MANY_TURNS, MANY_CARDS = 150, 110  # more than most games come to
COPIES = 9  # of a card, the most that a table may agree on
WORTH = 9  # points of a card, likewise
ALL_CARDS = MOST * (K.KINDS - 1)
ALL_HALVES = 2 * WORTH * (K.CELLS * (K.PLACES + 1)) + 2 * sum(K.AWARD_VP)  # half points of the fullest legion
WITHIN = "most decisions are made within a turn"
SELDOM = "hardly any game has so many"


def entries() -> list[Entry]:
    """All of them."""
    found = [
        count("turn", MANY, top=MANY_TURNS, note=UNBOUNDED),
        category("whose turn", K.SEATS - 1),
        count("cards in the deck", ALL_CARDS, top=MANY_CARDS, note=COMPOSED),
        boolean("deck made anew"),
        boolean("deck run out"),
        count("cards to draw", K.GENERAL_MOST, note=SELDOM),
        boolean("camp to be filled"),
        count("pending decisions", STACK, top=2, note="no game has more than two"),
        category("stolen card", K.KINDS - 1, note=SELDOM),
        category("decision: kind", KINDS_OF_DECISION),
        category("decision: whose", K.SEATS - 1, -1),
        category("decision: first argument", K.KINDS - 1),
        category("decision: second argument", K.KINDS - 1, note=SELDOM),
        category("turn: kind", KINDS_OF_DECISION, note=WITHIN),
        category("turn: action done", K.KINDS - 1, note=WITHIN),
        category("turn: guest used", K.KINDS - 1, note=WITHIN),
    ]
    found += [boolean(f"seat {seat} to be robbed") for seat in range(1, K.SEATS)]
    found += [category(f"camp {i}", K.KINDS - 1, note=SELDOM) for i in range(1, K.CAMP + 1)]
    found += [category(name, K.TAKEN + K.SEATS - 1, note=SELDOM) for name in K.AWARD_NAMES]
    found += [
        category("Virtus 6: cell", K.LAST - 1, note=SELDOM),
        category("Virtus 6: equipment", K.GEAR_TYPES, note=SELDOM),
        category("Virtus 10: cell", K.LAST - 1, note=SELDOM),
    ]
    for seat in range(K.SEATS):
        found += side(f"seat {seat}", "hand" if seat == 0 else "known in hand")
    for k in range(1, K.KINDS):
        found += [
            count(f"{what}: {K.CARD_NAMES[k]}", MOST, top=COPIES, note=COMPOSED)
            for what in ("my released cards", "discard pile", "hidden")
        ]
    return found


def side(whose: str, cards: str) -> list[Entry]:
    """A legion, and what is known of a hand."""
    found = [
        count(f"{whose}: half points", ALL_HALVES, -ALL_CARDS, top=2 * K.TARGET, note=COMPOSED),
        count(f"{whose}: cards in hand", ALL_CARDS, top=20, note=COMPOSED),
        count(f"{whose}: released cards", ALL_CARDS, top=20, note=COMPOSED),
        category(f"{whose}: colour", K.GREEN),
    ]
    found += [category(f"{whose}: cell {name}", K.KINDS - 1, note=SELDOM) for name in K.CELL_NAMES]
    for cell in K.CELL_NAMES[1 : K.LAST]:
        for place in range(1, K.PLACES + 1):
            found.append(category(f"{whose}: cell {cell} place {place}", K.GEAR_TYPES, note=SELDOM))
    for k in range(1, K.KINDS):
        found.append(count(f"{whose}: {cards}: {K.CARD_NAMES[k]}", MOST, top=COPIES, note=COMPOSED))
    return found
