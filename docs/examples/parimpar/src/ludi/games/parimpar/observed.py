"""The numbers of `observe` in their order."""

from __future__ import annotations

from ludi.kernel.observed import Entry, boolean, category, count

from . import constants as K

MOST_ROUNDS, MANY_ROUNDS = 1000, 20  # the highest and the usual bound of rounds


def entries() -> list[Entry]:
    """All of them."""
    return [
        count("round", MOST_ROUNDS, top=MANY_ROUNDS, note="only games with this option have more"),
        category("decision", len(K.FRAME_NAMES) - 1),
        boolean("odd was guessed"),
        boolean("my fist"),
        category("nuts in my fist", K.FIST),
        count("my nuts", 2 * K.NUTS),
        category("nuts shown", K.FIST),
    ]
