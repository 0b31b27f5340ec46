"""The numbers of `observe` in their order, for Roma, Arena and their combinations."""

from __future__ import annotations

from ludi.kernel.observed import COMPOSED, MANY, UNBOUNDED, Entry, boolean, category, count
from ludi.kernel.parsing import MOST

from . import constants as K
from .decks import MOST as COPIES

KINDS_OF_DECISION = len(K.FRAME_NAMES) - 1
STACK = 12  # pending decisions that there is room for
HIGHEST_ARGUMENT = 999  # of a decision in a position of one's own
ARGUMENT = 12  # the highest first argument of a decision in a game: the sum of two dice
MANY_TURNS, MUCH_MONEY, MANY_CARDS = 100, 50, sum(COPIES)  # more than most games come to
ALL_CARDS = MOST * (K.KINDS - 1)
ALIKE = "three alike are rolled again by most"
SELDOM = "hardly any game has so many"


def entries() -> list[Entry]:
    """All of them."""
    found = [
        count("turn", MANY, top=MANY_TURNS, note=UNBOUNDED),
        boolean("my turn"),
        count("supply", MANY, top=K.ALL_VP, note=COMPOSED),
        count("my draw pile", ALL_CARDS, top=MANY_CARDS, note=COMPOSED),
        count("other draw pile", ALL_CARDS, top=MANY_CARDS, note=COMPOSED),
        count("pending decisions", STACK, top=3, note="no game has so many"),
        boolean("bribery used"),
        category("battle die", K.SIDES_OF_A_DIE, note="it is seldom rolled again"),
        count("dice put aside", K.DICE, note=COMPOSED),
    ]
    for which in ("decision", "decision below"):
        found += decision(which)
    for whose in ("my", "other"):
        found += side(whose)
    for d in range(1, K.DISCS + 1):
        found += [
            category(f"my disc {d} face down", K.KINDS - 1, note=COMPOSED),
            boolean(f"other disc {d} face down", COMPOSED),
            boolean(f"disc {d} got a lifted card back", COMPOSED),
        ]
    found += [count(f"dice of {value}", K.DICE, note=ALIKE) for value in range(1, K.SIDES_OF_A_DIE + 1)]
    found.append(category("card in the air", K.KINDS - 1, note=SELDOM))
    for place in (
        "my hand", "known in my hand", "foreign in my hand", "known in other hand", "my gift", "my discard pile",
        "other discard pile", "lifted", "drawn by me",
    ):  # fmt: skip
        for k in range(1, K.KINDS):
            found.append(count(f"{place}: {K.CARD_NAMES[k]}", MOST, top=COPIES[k], note=COMPOSED))
    return found


def decision(which: str) -> list[Entry]:
    """A pending decision. Its second argument may be a card."""
    return [
        category(f"{which}: kind", KINDS_OF_DECISION, note="decisions that are never pending below another one"),
        category(f"{which}: whose", K.SEATS),
        category(f"{which}: first argument", HIGHEST_ARGUMENT, -1, top=ARGUMENT, note=COMPOSED),
        category(f"{which}: second argument", HIGHEST_ARGUMENT, top=K.KINDS - 1, note=COMPOSED),
    ]


def side(whose: str) -> list[Entry]:
    """What lies open before a seat."""
    found = [
        count(f"{whose} VP", MANY, top=K.ALL_VP, note=UNBOUNDED),
        count(f"{whose} money", MANY, top=MUCH_MONEY, note=UNBOUNDED),
        count(f"{whose} defences weakened", MANY, top=3, note=UNBOUNDED),
        count(f"{whose} dice fewer", MANY, top=K.DICE, note=UNBOUNDED),
        count(f"{whose} cards in hand", ALL_CARDS, top=20, note=COMPOSED),
        count(f"{whose} foreign cards in hand", ALL_CARDS, top=10, note=COMPOSED),
    ]
    for d in range(1, K.DISCS + 1):
        found += [
            category(f"{whose} disc {d}: card", K.KINDS - 1, note=SELDOM),
            boolean(f"{whose} disc {d}: foreign", SELDOM),
            boolean(f"{whose} disc {d}: blocked", SELDOM),
        ]
    return found
