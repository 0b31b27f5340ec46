"""What a line of play changes for a seat, from its views alone: what the reasons for a move are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludi.kernel.changes import Change, Changes
from ludi.kernel.messages import Named

from .printed import numbers
from .view import RomaSide, RomaView

COIN, CARD, DIE, GAP = 0.3, 0.8, 0.5, 1.0  # what these are worth in victory points, about
CLASH = (
    "roma-why-removes",
    "roma-why-lowers",
    "roma-why-foe-loses",
    "roma-why-foe-discards",
    "roma-why-blocks",
)  # what is done to others


def changes(before: RomaView, after: RomaView, seat: int) -> list[Change]:
    """What is otherwise after the line, for the seat or its opponent."""
    found = Changes()
    (me, they), (mine, theirs) = ((view["players"][seat], view["players"][1 - seat]) for view in (before, after))
    found.number("roma-why-gains", me["vp"], mine["vp"], 1.0, down="roma-why-loses")
    found.number("roma-why-foe-gains", they["vp"], theirs["vp"], 0.9, down="roma-why-foe-loses")
    if before["turn"] == 0:
        return found.found
    found.number("roma-why-money", me["money"], mine["money"], COIN, down="roma-why-pays")
    found.number("roma-why-cards", me["hand"], mine["hand"], CARD)
    found.number("roma-why-foe-discards", theirs["hand"], they["hand"], CARD)
    found.number("roma-why-opens", me["vacant"], mine["vacant"], GAP, down="roma-why-fills")
    found.number("roma-why-lowers", they["lowered"], theirs["lowered"], 0.5)
    found.number("roma-why-fewer", they.get("fewer", 0), theirs.get("fewer", 0), 1.0)
    cards(found, before, after, seat)
    dice(found, before, after, seat)
    return found.found


def cards(found: Changes, before: RomaView, after: RomaView, seat: int) -> None:
    """Cards that left the discs, and discs that are blocked. A card that is only picked up is not gone."""
    me, they = before["players"][seat], before["players"][1 - seat]
    mine, theirs = after["players"][seat], after["players"][1 - seat]
    if not after["lifted"] and not after["air"]:
        for card in lost(they["row"], theirs["row"]):
            found.event("roma-why-removes", card_value(before, card), card=Named("card", card))
        for card in lost([*me["row"], *me.get("cards", {})], [*mine["row"], *mine.get("cards", {})]):
            if card in me["row"]:
                found.event("roma-why-gives-up", card_value(before, card), card=Named("card", card))
    for card in lost(mine.get("cards", {}), me.get("cards", {})):
        left = mine["money"] - numbers(before, card)[0]
        can = "roma-why-affords" if left >= 0 else "roma-why-lacks"
        found.draw(can, 0.2, card=Named("card", card), n=abs(left))
    for card in blocked(theirs, they):
        found.event("roma-why-blocks", card_value(before, card) / 2, card=Named("card", card))


def dice(found: Changes, before: RomaView, after: RomaView, seat: int) -> None:
    """Dice that are left for a card of one's own, or are there for a new one, and dice given away with the turn."""
    if after["turn"] > before["turn"]:
        found.number("roma-why-unused", 0, len(before["dice"]), DIE)
        return
    side, was = after["players"][seat], before["players"][seat]["row"]
    spent = len(after["dice"]) < len(before["dice"])
    for die in sorted(set(after["dice"])):
        card = side["row"][die - 1]
        if card and die not in side["blocked"] and (spent or card != was[die - 1]):
            found.event("roma-why-keeps", DIE, die=die, card=Named("card", card))


def lost(was: Iterable[str], now: Iterable[str]) -> list[str]:
    """The cards of a row that are not there any more, wherever they lay."""
    return sorted((Counter(filter(None, was)) - Counter(filter(None, now))).elements())


def blocked(now: RomaSide, was: RomaSide) -> list[str]:
    """The cards on discs that were free before."""
    return [now["row"][d - 1] for d in now["blocked"] if d not in was["blocked"] and now["row"][d - 1]]


def card_value(view: RomaView, card: str) -> float:
    """What a card on a disc is worth in victory points, about: the dearer, the more."""
    return 1.5 + numbers(view, card)[0] / 4
