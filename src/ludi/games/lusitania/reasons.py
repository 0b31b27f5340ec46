"""What a line of play changes for a seat, from its views alone: what the reasons for a move are made of."""

from __future__ import annotations

from collections import Counter

from ludi.kernel.changes import Change, Changes
from ludi.kernel.messages import Named, Param

from . import constants as K
from .effects import WORLDS
from .legion import can_hire
from .names import CARD_OF
from .printed import entry_of
from .view import LusitaniaSide, LusitaniaView

CARD, STEP, PIECE = 0.5, 0.4, 0.4  # what these are worth in points, about
CLASH = (
    "lusitania-why-removes",
    "lusitania-why-foe-loses",
    "lusitania-why-takes",
)  # what is done to others


def changes(before: LusitaniaView, after: LusitaniaView, seat: int) -> list[Change]:
    """What is otherwise after the line, for the seat or for others."""
    found = Changes()
    for p, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        if p == seat:
            found.number("lusitania-why-gains", was["points"], now["points"], 1.0, down="lusitania-why-loses")
            if was["points"] < K.TARGET <= now["points"]:
                found.event("lusitania-why-reaches", 5.0, goal=K.TARGET)
            found.number("lusitania-why-cards", was["hand"], now["hand"], CARD, down="lusitania-why-spends")
            found.number("lusitania-why-releases", was["released"], now["released"], CARD)
            found.number("lusitania-why-equips", worn(before, p), worn(after, p), PIECE)
        else:
            other: dict[str, Param] = {"seat": Named("seat", p)}
            found.number(
                "lusitania-why-foe-gains",
                was["points"],
                now["points"],
                0.8,
                down="lusitania-why-foe-loses",
                named=other,
            )
            gone = Counter(filter(None, was["cells"])) - Counter(filter(None, now["cells"]))
            for card in sorted(gone):
                found.event("lusitania-why-removes", 1.0, card=Named("card", card), **other)
            if now["hand"] < was["hand"]:
                found.number("lusitania-why-takes", now["hand"], was["hand"], CARD, named=other)
    awards(found, before, after, seat)
    cards(found, before, after, seat)
    return found.found


def cards(found: Changes, before: LusitaniaView, after: LusitaniaView, seat: int) -> None:
    """Cards that came into the hand, and those that left it but did not go into the legion: are they of use to it?"""
    was, now = (view["players"][seat] for view in (before, after))
    was_held, held = Counter(was.get("cards", {})), Counter(now.get("cards", {}))
    for card in sorted(held - was_held):
        found.draw("lusitania-why-brings", worth(before, card), **about(before, seat, card))
    for card in sorted(was_held - held - (legion(now) - legion(was))):
        found.event("lusitania-why-parts", worth(before, card), **about(before, seat, card))


def legion(side: LusitaniaSide) -> Counter[str]:
    """The cards in the legion of a side, with those under its warriors."""
    worn_there = (place["holds"] for places in side["places"].values() for place in places)
    return Counter(filter(None, (*side["cells"], *worn_there)))


def about(view: LusitaniaView, seat: int, card: str) -> dict[str, Param]:
    """What a sentence about a card names: of use to the legion as it is, for its points or for its effect, or idle."""
    k, points = CARD_OF[card.casefold()], points_of(view, card)
    use = "idle" if not can_hire(WORLDS.of(view), seat, k) else "points" if points else "effect"
    return {"card": Named("card", card), "use": use, "points": points}


def points_of(view: LusitaniaView, card: str) -> int:
    """The points that are printed on a card."""
    return view["printed"].get(entry_of(CARD_OF[card.casefold()]), {"vp": 0})["vp"]


def worth(view: LusitaniaView, card: str) -> float:
    """What a card of the hand is worth, about."""
    return 0.2 + 0.1 * points_of(view, card)


def worn(view: LusitaniaView, seat: int) -> int:
    """How many pieces of equipment lie under the warriors of a seat."""
    return sum(bool(place["holds"]) for places in view["players"][seat]["places"].values() for place in places)


def awards(found: Changes, before: LusitaniaView, after: LusitaniaView, seat: int) -> None:
    """Cards of Laurus and Virtus: taken, or nearer than they were."""
    was, now = (view["players"][seat].get("progress", {}) for view in (before, after))
    for award, taker in after["awards"].items():
        if taker == seat != before["awards"].get(award):
            found.event("lusitania-why-award", 2.0, card=Named("card", award))
        elif taker is None and award in was and award in now and now[award][0] > was[award][0]:
            have, of = now[award]
            found.event("lusitania-why-nearer", STEP, card=Named("card", award), have=have, of=of)
