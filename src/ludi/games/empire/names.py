"""The words for what the state holds as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from . import constants as K
from .map import EVENT_NAMES, LAND_IDS, PEOPLE_IDS, SLOTS, TRIBE_IDS

FORTS = ("", "fort", "fortress")
CITIES = ("", "city", "looted")
KINDS_OF = ("peoples", "factions")
FORCES = ("", *(f"legions {s}" for s in range(K.SIDES)), *PEOPLE_IDS, *TRIBE_IDS, "rebels")
# The words of arguments of decisions; a number from 1 is written for `number` and `armies`.
WORDS: dict[str, Sequence[str]] = {
    "of": KINDS_OF,
    "land": LAND_IDS,
    "card": EVENT_NAMES,
    "by": ("", *PEOPLE_IDS),
    "people": PEOPLE_IDS,
    "kingdom": TRIBE_IDS[K.MINORS :],
}


MODIFIERS = ("three", "ties", "elite", "siege", "surprise", "roads")
SETS_OF_LANDS = ("spared", "held", "fresh", "fought")


def slot_word(slot: int) -> str:
    """A slot of the chart: turn and number."""
    return f"{slot // SLOTS + 1}.{slot % SLOTS + 1}"
