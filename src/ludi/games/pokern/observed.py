"""The numbers of `observe` in their order."""

from __future__ import annotations

from ludi.kernel.observed import COMPOSED, Entry, boolean, category, count

from . import constants as K

MOST_ROUNDS, MANY_ROUNDS = 1000, 20  # the highest and the usual bound of rounds
OUT_OF_A_TURN = 2  # dice that cards can take out
NEVER_BELOW = "some decisions are never pending below another one"
SELDOM = "the highest numbers are seldom entered at the top"
STACK = 4  # pending decisions that there is room for


def entries() -> list[Entry]:
    """All of them."""
    found = [
        count("round", MOST_ROUNDS, top=MANY_ROUNDS, note="only games with this option have more"),
        category("whose turn", K.SEATS - 1),
        count("dice taken out", OUT_OF_A_TURN),
        boolean("begun without a card"),
        boolean("last round"),
        count("pending decisions", STACK, top=2, note="no game has more than two"),
    ]
    found += [category(f"die {i}", K.FACES - 1) for i in range(1, K.DICE + 1)]
    for which in ("decision", "decision below"):
        found += [
            category(f"{which}: kind", len(K.FRAME_NAMES) - 1, note=NEVER_BELOW),
            category(f"{which}: whose", K.SEATS - 1, -1, note="there is a seat or chance"),
            category(f"{which}: first argument", K.HIGHEST),
            category(f"{which}: second argument", K.DICE - 1, note=COMPOSED),
        ]
    for seat in range(K.SEATS):
        found += [count(f"seat {seat} row {row}", K.HIGHEST, note=SELDOM) for row in range(1, K.ROWS + 1)]
        found += [boolean(f"seat {seat} card {name}") for name in K.CARD_NAMES]
    return found
