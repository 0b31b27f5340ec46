"""What is said of a card where it lies: on a disc of a side, or in the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludi.kernel.messages import Listed, Message, Named, Param

from .printed import kind_of, numbers
from .refusals import held
from .view import RomaSide, RomaView

KEPT = 4096  # sentences that are kept, as most of them stay the same from move to move

ALIEN = Message("roma-state-alien")
BLOCKED, COSTS = Message("roma-holds-blocked"), Message("roma-holds-costs")
DOWN, NOTHING = Message("roma-holds-down"), Message("roma-holds-empty")


class Lying(NamedTuple):
    """What lies on a disc. card: open; known: hidden, but not from the reader; change: of the defence."""

    card: str
    defence: int
    change: int
    hidden: bool
    known: str
    alien: bool
    blocked: bool


EMPTY = Lying("", 0, 0, hidden=False, known="", alien=False, blocked=False)


def lying(side: RomaSide, d: int) -> Lying:
    """What lies on a disc of a side; d: from 0."""
    hidden = d + 1 in side["face_down"]
    (known,) = side.get("down", [])[d : d + 1] or ("",)
    marks = d + 1 in side.get("alien", ()), d + 1 in side["blocked"]
    return Lying(side["row"][d], side["defence"][d] or 0, side["change"][d] or 0, hidden, known, *marks)


def disc(side: RomaSide, d: int) -> Message:
    """One disc of a side among the others of its row; d: from 0."""
    return Message("roma-state-disc", {"disc": d + 1, "holds": holds(lying(side, d))})


def places(view: RomaView) -> dict[str, Message]:
    """What lies on a disc of a seat, as `holds:0:1`, or on all others, `empty`, and in the hand that is open.

    A card of the hand is `hand:Forum`; one that goes back to the other seat's pile `hand:Forum:foreign`, as in the
    path of a move.
    """
    costly = bool(view["turn"] and view["pending"])
    found = {"empty": slot(EMPTY, None, costly)}
    for p, side in enumerate(view["players"]):
        for d, card in enumerate(side["row"]):
            what = lying(side, d)
            if what != EMPTY:
                found[f"holds:{p}:{d + 1}"] = slot(what, numbers(view, card)[0] if card else None, costly)
        for card in side.get("cards", {}):
            for foreign in (False, True):
                if held(side, card, foreign):
                    found[f"hand:{card}{':foreign' if foreign else ''}"] = in_hand(card, *numbers(view, card), foreign)
    return found


@lru_cache(KEPT)
def slot(what: Lying, cost: int | None, costly: bool) -> Message:
    """What lies on a disc, and all that is known of it. cost: of an open card; costly: an empty disc costs points."""
    if cost is not None:
        return holds(what, Message("roma-printed", {"type": kind_of(what.card), "cost": cost}))
    return holds(what, COSTS) if costly and not what.hidden else holds(what)


def holds(what: Lying, *more: Message) -> Message:
    """What lies on a disc, and more about it; where the card comes from, and whether the disc is blocked."""
    marks = ([ALIEN] if what.alien else []) + ([BLOCKED] if what.blocked else [])
    return phrases(there(what), *more, *marks)


def there(what: Lying) -> Message:
    """An open card with its defence, a hidden one, nothing."""
    if what.card:
        change: dict[str, Param] = {"change": what.change, "by": signed(what.change)}
        return Message("roma-holds-card", {"card": Named("card", what.card), "defence": what.defence, **change})
    if what.known:
        return Message("roma-holds-known", {"card": Named("card", what.known)})
    return DOWN if what.hidden else NOTHING


def signed(n: int) -> str:
    """A change with its sign."""
    return f"{n:+d}".replace("-", "−")


@lru_cache(KEPT)
def in_hand(card: str, cost: int, defence: int, foreign: bool) -> Message:
    """A card in the hand. foreign: whether it goes back to the other seat's pile."""
    params: dict[str, Param] = {"card": Named("card", card), "type": kind_of(card), "cost": cost, "defence": defence}
    told = Message("roma-hand-card", params)
    return phrases(told, ALIEN) if foreign else told


def phrases(*parts: Message) -> Message:
    """Parts of a sentence in a row."""
    return parts[0] if len(parts) == 1 else Message("roma-together", {"parts": Listed(parts, "phrases")})
