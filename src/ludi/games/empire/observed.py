"""The numbers of `observe` in their order; sides are counted from the one that looks where it says "side"."""

from __future__ import annotations

from ludi.kernel.observed import COMPOSED, MANY, UNBOUNDED, Entry, boolean, category, count

from . import constants as K
from .check import MOST_ADDED
from .map import EVENT_NAMES, LAND_IDS, PEOPLE_IDS, SLOTS, TRIBE_IDS

STACK = 8  # pending decisions that there is room for
FORCES = K.FORCES - 1
EVERY_SEAT = (1 << K.SEATS) - 1
SUM, TENS = 999, 99  # of points offered, and tens of them
MANY_POINTS = 400  # more than most games come to
BONUS = 9  # the highest extra loot
PEOPLES = "there are fewer peoples than factions may have numbers"
SELDOM = "hardly any game has it"


def entries() -> list[Entry]:
    """All of them."""
    found = [
        count("turn", K.TURNS, 1),
        category("side in its phase", K.SIDES),
        boolean("phase of factions"),
        count("faction phases over", K.SIDES),
        count("number called of peoples", K.TOKENS, note=PEOPLES),
        count("number called of factions", K.TOKENS),
        category("main force", FORCES, note=SELDOM),
        category("force that places", FORCES, note=SELDOM),
        count("armies to place", K.LEGIONS_IN_BOX),
        count("free forts", MOST_ADDED, top=10, note=COMPOSED),
        count("bonus on dice", MOST_ADDED, top=3, note=COMPOSED),
        boolean("three dice"),
        boolean("wins ties"),
        boolean("elite"),
        boolean("siege"),
        boolean("surprise"),
        boolean("roads"),
        category("barred factions, as bits", EVERY_SEAT, note=SELDOM),
        category("place of the event", max(K.LANDS, K.AREAS), note=SELDOM),
        count("dice of the event", K.STACK, note=COMPOSED),
        count("pending decisions", STACK, top=4, note="no game has so many"),
        category("decision: kind", len(K.FRAME_NAMES) - 1, note=SELDOM),
        category("decision: whose", K.SEATS - 1, -1),
        category("decision: first argument", TENS, top=K.CARDS, note=SELDOM),
        category("decision: second argument", SUM, top=K.LANDS, note=SELDOM),
        category("battle: land", K.LANDS),
        category("battle: attacker", FORCES, note=SELDOM),
        category("battle: defender", FORCES, note=SELDOM),
        count("battle: round", MANY, top=5, note=UNBOUNDED),
        boolean("battle: difficult"),
        boolean("battle: overseas"),
        boolean("battle: inside", SELDOM),
        count("battle: attackers", K.STACK, note=COMPOSED),
    ]
    found += [category(f"battle: die {i}", K.SIDES_OF_A_DIE, note=SELDOM) for i in range(1, K.DICE + 1)]
    found.append(category("token in the air", K.TOKENS))
    for s in range(K.SIDES):
        found += side(f"side {s}", s)
    for land in LAND_IDS:
        found += inside(land)
    for force in (*PEOPLE_IDS, *TRIBE_IDS):
        found.append(category(f"{force}: controlled by", K.SIDES, note=SELDOM))
    for people in PEOPLE_IDS:
        found.append(count(f"{people}: slot", K.TURNS * SLOTS, note="each people has its own slots"))
    for name in EVENT_NAMES:
        found.append(category(f"card {name}", K.SIDES, -2, note=SELDOM))
    return found


def side(whose: str, place: int) -> list[Entry]:
    """Points, tokens and what else a side has."""
    found = []
    for what in ("peoples", "faction"):
        found += [
            count(f"{whose}: points of {what}", MANY, top=MANY_POINTS, note=UNBOUNDED),
            category(f"{whose}: token of {what}", K.TOKENS, -1, note=PEOPLES),
            category(f"{whose}: seats that know the token of {what}, as bits", EVERY_SEAT, note=SELDOM),
            boolean(f"{whose}: token of {what} was given"),
        ]
    return [
        *found,
        category(f"{whose}: start land", K.LANDS, note="few lands are starts"),
        boolean(f"{whose}: dead", SELDOM),
        count(f"{whose}: events left", K.EVENTS_PER_TURN),
        count(f"order of drawing {place + 1}", 8 * K.SIDES, note="dice until the order is clear"),
    ]


def inside(land: str) -> list[Entry]:
    """What is in a land. Rebels and who caused them by the number of the side, from the first seat on."""
    return [
        category(f"{land}: holder", FORCES, note=SELDOM),
        count(f"{land}: armies", K.STACK, note=SELDOM),
        category(f"{land}: fort", K.FORTRESS, note=SELDOM),
        category(f"{land}: city", K.LOOTED, note=SELDOM),
        count(f"{land}: extra loot", BONUS, note=SELDOM),
        category(f"{land}: rebels caused by", K.SIDES, note=SELDOM),
        *(count(f"{land}: rebels of {s}", K.STACK, note=SELDOM) for s in range(K.SIDES)),
        *(boolean(f"{land}: {flag}", SELDOM) for flag in ("loss ignored", "held before", "fort is new", "attacked")),
    ]
