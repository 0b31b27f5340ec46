"""What may be done at once in every land that offers it, where there is enough for all of them."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.messages import LegalMove, Message

from . import constants as K
from .moves import PRICED
from .refusals import price
from .things import top_of
from .view import EmpireView

ONCE = ("fort", "upgrade", "rebuild", "city")  # what a land can have once


def orders(view: EmpireView, moves: Sequence[LegalMove]) -> list[tuple[Message, list[str]]]:
    """The sentence of each such order of the seat to move, and what is touched for it, land by land.

    moves: the legal ones. A building that needs more than there is, of points, pieces or free forts, has none.
    """
    top = top_of(view)
    points = view["sides"][view["active"]]["vp"][K.OF_FACTIONS] if top and top["kind"] == "building" else 0
    found = []
    for word in ONCE:
        tokens = [move.path[0] for move in moves if move.told.key == f"empire-move-{word}"]
        cost = total(view, word, [token.partition(":")[2] for token in tokens]) if word in PRICED else 0
        if 1 < len(tokens) <= most(view, word) and cost <= points:
            params = {"n": len(tokens)} | ({"cost": cost} if word in PRICED else {})
            found.append((Message(f"empire-each-{word}", params), tokens))
    return found


def total(view: EmpireView, word: str, lands: list[str]) -> int:
    """What it costs in all of these lands; free forts come first."""
    without: EmpireView = {**view, "free": 0}
    prices = [price(without, word, land) for land in lands]
    free = view["free"] if any(price(view, word, land) < full for land, full in zip(lands, prices, strict=True)) else 0
    return sum(prices[free:])


def most(view: EmpireView, word: str) -> int:
    """How many of them there are pieces for."""
    if word == "fort":
        return view["left"]["forts"]
    if word == "city":
        top = top_of(view)
        return min(view["left"]["cities"], 0 if top is None else top.get("cities", 0))
    return K.LANDS
