"""What a seat may see, built from nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NotRequired

from typing_extensions import TypedDict

from ludi.kernel.frames import to_move

from . import constants as K
from .constants import CARD_NAMES, CELL_NAMES, COLOUR_NAMES, EQUIPMENT, TYPE_OF
from .knowledge import PUBLIC_EYE
from .legion import halves, has, progress, steps
from .names import awards_as_dict, cards_as_dict, frame_as_dict, virtus_as_dict
from .printed import assumed, entry_of
from .state import State

Cards = dict[str, int]  # how many of each, by name

LusitaniaPending = TypedDict(
    "LusitaniaPending",
    {
        "kind": str,
        "seat": int,
        "for": NotRequired[int],
        "expansion": NotRequired[str],
        "did": NotRequired[bool],
        "used": NotRequired[bool],
        "card": NotRequired[str],
        "second": NotRequired[str],
        "cell": NotRequired[str],
        "before": NotRequired[int],
    },
)
LusitaniaPending.__doc__ = """A pending decision.

for: the seat that it is about; did, used: of a turn, whether its action is done and a guest has been used; second: the
other card of an exchange; before: how many cards went before this one.
"""


class LusitaniaPlace(TypedDict):
    """A place for equipment under a warrior: what it takes, and what it holds, "" for nothing."""

    takes: list[str]
    holds: str


class LusitaniaPrinted(TypedDict):
    """What is printed on a card. takes: the equipment that each symbol stands for; assumed: which are house values."""

    vp: int
    takes: NotRequired[list[list[str]]]
    assumed: list[str]


class LusitaniaSide(TypedDict):
    """What is seen of a seat: its legion cell by cell, the number of its cards.

    points: released cards taken off, vp: without that. places: under each warrior, printed symbols first. known: of the
    hand, what the reader is sure of. The reader's own alone: cards, released_cards, and progress: of the things that
    each card of Laurus and Virtus asks for, how many are there, and how many there are.
    """

    points: float
    vp: int
    colour: str
    hand: int
    released: int
    cells: list[str]
    places: dict[str, list[LusitaniaPlace]]
    known: NotRequired[Cards]
    cards: NotRequired[Cards]
    released_cards: NotRequired[Cards]
    progress: NotRequired[dict[str, list[int]]]


class LusitaniaView(TypedDict):
    """The position as a seat or a spectator may see it.

    hidden: the cards that are sure to be in the hands or among the released cards, of all seats together. draws: cards
    that the active seat is still to draw. leaving: the Mars card in use. air: the stolen card, for those who see it.
    taken: the cards on their way to the hand of the active seat, stolen or out of the camp. awards: Laurus and Virtus,
    and who has taken them. double, wide: where Virtus 6 and 10 lie.
    """

    turn: int
    active: int
    to_move: int
    pending: list[LusitaniaPending]
    deck: int
    shuffled: bool
    last: bool
    discard: Cards
    camp: list[str]
    hidden: Cards
    draws: int
    leaving: str
    air: str
    taken: list[str]
    awards: dict[str, int | None]
    double: list[str]
    wide: str
    printed: dict[str, LusitaniaPrinted]
    players: list[LusitaniaSide]


View = LusitaniaView


def shared(g: State) -> dict[str, Any]:
    """What all see of the position; what is in the air is left out."""
    return {
        "turn": g.turn,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "deck": sum(g.deck),
        "shuffled": bool(g.shuffled),
        "last": bool(g.last),
        "discard": cards_as_dict(g.discard),
        "camp": [CARD_NAMES[k] for k in g.camp if k],
        "hidden": cards_as_dict(g.out),
        "draws": g.owe,
        "leaving": CARD_NAMES[g.leaving],
        "air": "",
        "awards": awards_as_dict(g),
        **virtus_as_dict(g),
        "printed": printed_of(tuple(g.opt.vp), tuple(g.opt.takes)),
        "players": [side_view(g, p) for p in range(g.opt.seats)],
    }


def view(g: State, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, a LusitaniaView. common: `shared`, if it is at hand."""
    out = dict(shared(g) if common is None else common)
    top = g.stack[g.depth - 1] if g.depth else None
    if top and top.kind == K.GIVING and seat in (top.seat, top.a):
        out["air"] = CARD_NAMES[g.air]
    out["players"] = [dict(of) for of in out["players"]]
    for p, of in enumerate(out["players"]):
        if p != seat:
            of["known"] = cards_as_dict(g.side[p].known[PUBLIC_EYE if seat is None else seat].cards)
    if seat is not None:
        me = out["players"][seat]
        me["cards"] = cards_as_dict(g.side[seat].hand)
        me["released_cards"] = cards_as_dict(g.side[seat].down)
        me["progress"] = {K.AWARD_NAMES[n]: far(g, seat, n) for n, x in enumerate(g.award) if x != K.ABSENT}
    complete(out)
    return out


def complete(seen: dict[str, Any]) -> None:
    """Add what is counted from the rest of a view; those of earlier rules come without it."""
    seen["taken"] = taken(seen["air"], seen["pending"][-1] if seen["pending"] else None)


def taken(air: str, top: LusitaniaPending | None) -> list[str]:
    """The cards on their way to the hand of the active seat: stolen, or taken out of the camp."""
    if air:
        return [air]
    if top is None or top["kind"] not in ("putting", "last_putting"):
        return []
    return [card for card in (top["card"], top["second"]) if card]


def far(g: State, p: int, award: int) -> list[int]:
    """How many of the things that a card of Laurus or Virtus asks for a legion has, and of how many."""
    of = steps(g, award)
    return [min(of, progress(g, p, award)), of]


@lru_cache(64)
def printed_of(vp: tuple[int, ...], takes: tuple[int, ...]) -> dict[str, Any]:
    """What is printed on the cards of a game, by entry of the data file, and which of it is a house value; kept."""
    out: dict[str, Any] = {}
    for k in range(1, K.KINDS):
        name = entry_of(k)
        if name not in out:
            out[name] = {"vp": vp[k]}
            if TYPE_OF[k] >= 0:
                out[name]["takes"] = symbols_of(takes[TYPE_OF[k] * K.PRINTED : (TYPE_OF[k] + 1) * K.PRINTED])
            out[name]["assumed"] = assumed(name, out[name])
    return out


def symbols_of(takes: tuple[int, ...]) -> list[list[str]]:
    """The symbols of a warrior: for each, the equipment that it stands for."""
    return [[name for i, name in enumerate(EQUIPMENT) if x >> i + 1 & 1] for x in takes if x]


def side_view(g: State, p: int) -> dict[str, Any]:
    """What everybody sees of one side."""
    s = g.side[p]
    n = halves(s)
    return {
        "points": n // 2 if n % 2 == 0 else n / 2,
        "vp": s.vp,
        "colour": COLOUR_NAMES[s.colour],
        "hand": s.held,
        "released": s.released,
        "cells": [CARD_NAMES[k] for k in s.cell],
        "places": {CELL_NAMES[cell]: places(g, p, cell) for cell in range(1, K.LAST) if TYPE_OF[s.cell[cell]] >= 0},
    }


def places(g: State, p: int, cell: int) -> list[dict[str, Any]]:
    """The places for equipment under a warrior: printed symbols, then those of Virtus 6 and 10."""
    s, t = g.side[p], TYPE_OF[g.side[p].cell[cell]]
    double = g.double_gear if g.double_cell == cell and has(g, p, K.DOUBLING) else 0
    wide = g.wide_cell == cell and has(g, p, K.WIDENING_UP)
    held = s.gear[cell * K.PLACES : (cell + 1) * K.PLACES]
    return places_of(tuple(g.opt.takes[t * K.PRINTED : (t + 1) * K.PRINTED]), tuple(held), double, wide)


@lru_cache(4096)
def places_of(takes: tuple[int, ...], held: tuple[int, ...], double: int, wide: bool) -> list[dict[str, Any]]:
    """The same, kept. takes: of each symbol; double: the equipment of Virtus 6, if it lies here; wide: so does 10."""
    symbols = symbols_of(takes)
    found = [(i, names) for i, names in enumerate(symbols)]
    if double:
        found.append((K.DOUBLE, [EQUIPMENT[double - 1]]))
    if wide:
        others = [name for name in EQUIPMENT if not any(name in names for names in symbols)]
        found += [(K.WIDE, others), (K.WIDE + 1, others)]
    return [{"takes": names, "holds": EQUIPMENT[held[i] - 1] if held[i] else ""} for i, names in found]
