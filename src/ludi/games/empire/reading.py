"""What sight.py reads of a position, number by number, for who trains a network."""

from __future__ import annotations

from ludi.kernel.observed import COMPOSED, Entry, boolean, category, count

from . import constants as K
from .check import MOST_ADDED
from .map import AREA_IDS, EMPERORS, EVENT_NAMES, LAND_IDS, SLOTS, TRIBE_IDS
from .scoring import IN_CONTROL
from .sight import EVEN


def entries() -> list[Entry]:
    """All of them."""
    found = [
        category("turn", K.TURNS),
        boolean("between turns"),
        category("number called of peoples", K.TOKENS),
        category("number called of factions", K.TOKENS),
        category("what goes on", len(K.FRAME_NAMES) - 1),
        count("faction phases over", K.SIDES),
        count("lead", 2 * EVEN),
        count("behind", 2 * EVEN),
        category("people to come", K.TURNS * SLOTS),
        category("people that came", K.TURNS * SLOTS),
        category("emperor to come", K.TURNS * EMPERORS),
        category("emperor that came", K.TURNS * EMPERORS),
        count("events left", K.EVENTS_PER_TURN),
        boolean("people was given"),
        boolean("emperor was given"),
        category("place in the order of drawing", K.SIDES),
        category("its phase", 2),
        count("armies to place", K.LEGIONS_IN_BOX),
        count("free forts", MOST_ADDED, top=10, note=COMPOSED),
        count("bonus on dice", MOST_ADDED, top=3, note=COMPOSED),
    ]
    found += [boolean(name) for name in ("three dice", "wins ties", "elite", "siege", "surprise", "roads")]
    found += [category(f"{area}: {what}", IN_CONTROL) for area in AREA_IDS for what in ("peoples", "faction")]
    found += [boolean(f"{tribe}: controlled") for tribe in TRIBE_IDS]
    found += [boolean(f"card {name}") for name in EVENT_NAMES]
    for land in LAND_IDS:
        found += inside(land)
    return found


def inside(land: str) -> list[Entry]:
    """What is in a land."""
    return [
        boolean(f"{land}: legions"),
        count(f"{land}: number of legions", K.STACK),
        boolean(f"{land}: people"),
        count(f"{land}: armies of the people", K.STACK),
        count(f"{land}: fort", K.FORTRESS),
        boolean(f"{land}: caused rebels"),
        count(f"{land}: armies of nobody", K.STACK, note=COMPOSED),
        count(f"{land}: rebels", K.STACK),
        boolean(f"{land}: others"),
        category(f"{land}: city", K.LOOTED),
    ]
