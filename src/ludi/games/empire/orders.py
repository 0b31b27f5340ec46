"""Several moves at once: more of the same, one thing in every land, or straight on through the early steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludi.kernel.messages import LegalMove, Message, Named
from ludi.kernel.orders import Order, Touch, Way

from . import constants as K
from .log import enters
from .map import LAND_IDS, SLOT_START
from .moves import PRICED
from .names import slot_word
from .refusals import price
from .things import KEPT, top_of
from .view import EmpireView

MOVE = "empire-move-"
EARLY = ("before", "building", "picking")  # the steps before the armies are placed; each may end with nothing done
SOME = 5  # the largest number, short of all that there are, that is offered
ONCE = ("fort", "upgrade", "rebuild", "city")  # what a land can have once
START = {slot_word(slot): LAND_IDS[land] for slot, land in enumerate(SLOT_START)}


def orders(view: EmpireView, moves: Sequence[LegalMove]) -> list[Order]:
    """What the seat to move may want at once. moves: the legal ones."""
    top = top_of(view)
    kind = top["kind"] if top else ""
    tell = {"placing": follow, "picking": take_up, "building": recruit}.get(kind)
    more = [order for move in moves for order in tell(view, move)] if tell else []
    return [*more, *each(view, moves), *on(view, kind)]


# More of the same


def follow(view: EmpireView, move: LegalMove) -> Iterator[Order]:
    """Armies to one land: in an attack until it falls, else as many as there is room for."""
    token = move.path[0]
    what, _, land = token.partition(":")
    if what == "land":
        attack = move.told.key == f"{MOVE}attack"
        most = view["pool"] if attack else min(view["pool"], room(view, land))
        then = () if attack else (Touch(token, f"{MOVE}place"),)
        told = tuple(to_land(n, land, last=n == view["pool"]) for n in numbers(most))
        yield from again(token, (Touch(token, move.told.key), *then), told)


def room(view: EmpireView, land: str) -> int:
    """How many armies of the mover fit into a land besides its own; all others give way."""
    there = view["lands"].get(land, {})
    return K.STACK - (there.get("armies", 0) if there.get("holder") == view["mover"] else 0)


@lru_cache(KEPT)
def to_land(n: int, land: str, *, last: bool) -> Way:
    """So many armies go to a land. last: they are all that are left."""
    return Way(n, Message(f"empire-order-{'all' if last else 'some'}", {"n": n, "land": Named("land", land)}))


def take_up(view: EmpireView, move: LegalMove) -> Iterator[Order]:
    """All that may be taken up in a land, or some: without a fort a legion stays behind."""
    token = move.path[0]
    what, _, land = token.partition(":")
    if what == "land":
        there = view["lands"][land]
        stays = view["mover"].startswith("legions ") and "fort" not in there
        counts = numbers(there.get("armies", 0) - stays)
        told = tuple(Way(n, Message("empire-order-pick", {"n": n, "land": Named("land", land)})) for n in counts)
        yield from again(token, (Touch(token, move.told.key),), told)


def recruit(view: EmpireView, move: LegalMove) -> Iterator[Order]:
    """Legions, as far as points, counters and the limit reach."""
    token = move.path[0]
    if token == "recruit":
        side, cost = view["sides"][view["active"]], price(view, token, "")
        free = view["most"] - side["legions"] - side["rebels"] - view["pool"]
        counts = numbers(min(free, side["reserve"], side["vp"][K.OF_FACTIONS] // cost))
        told = tuple(Way(n, Message("empire-order-recruit", {"n": n, "cost": n * cost})) for n in counts)
        yield from again(token, (Touch(token, move.told.key),), told)


def numbers(most: int) -> list[int]:
    """How often something may be done at once: as often as possible, else a few times."""
    return [most, *range(2, min(SOME, most - 1) + 1)] if most > 1 else []


def again(token: str, touches: tuple[Touch, ...], ways: tuple[Way, ...]) -> Iterator[Order]:
    """An order that belongs to a move, if there is any way of it."""
    if ways:
        yield Order(token, touches, ways)


# The same in every land


def each(view: EmpireView, moves: Sequence[LegalMove]) -> Iterator[Order]:
    """One thing in every land that offers it, where points, pieces and free forts reach for all of them."""
    top = top_of(view)
    points = view["sides"][view["active"]]["vp"][K.OF_FACTIONS] if top and top["kind"] == "building" else 0
    for word in ONCE:
        touches = tuple(Touch(one.path[0], one.told.key) for one in moves if one.told.key == f"{MOVE}{word}")
        n = len(touches)
        cost = total(view, word, [one.token.partition(":")[2] for one in touches]) if word in PRICED else 0
        if 1 < n <= supply(view, word) and cost <= points:
            params = {"n": n} | ({"cost": cost} if word in PRICED else {})
            yield Order("", touches, (Way(n, Message(f"empire-each-{word}", params)),))


def total(view: EmpireView, word: str, lands: list[str]) -> int:
    """What it costs in all of these lands; free forts come first."""
    without: EmpireView = {**view, "free": 0}
    prices = [price(without, word, land) for land in lands]
    free = view["free"] if any(price(view, word, land) < full for land, full in zip(lands, prices, strict=True)) else 0
    return sum(prices[free:])


def supply(view: EmpireView, word: str) -> int:
    """How many of them there are pieces for."""
    if word == "fort":
        return view["left"]["forts"]
    if word == "city":
        top = top_of(view)
        return min(view["left"]["cities"], 0 if top is None else top.get("cities", 0))
    return K.LANDS


# Straight on


def on(view: EmpireView, kind: str) -> Iterator[Order]:
    """To the expansion without doing anything before; of a new people, to its first army in the only land for it."""
    if kind not in EARLY:
        return
    steps = [step for step in EARLY[EARLY.index(kind) :] if step in view["steps"]]
    touches = tuple(Touch("done", f"{MOVE}done-{step}") for step in steps)
    land = entry(view)
    if land:
        touches = (*touches, Touch(f"land:{land}", f"{MOVE}enter"))
        told = Message("empire-order-enter", {"land": Named("land", land)})
    else:
        told = Message("empire-order-on")
    if len(touches) > 1:
        yield Order("", touches, (Way(len(touches), told),))


def entry(view: EmpireView) -> str:
    """The land where a people that is not on the map begins; empty where there is a choice."""
    return START[view["slots"][view["mover"]]] if enters(view) else ""
