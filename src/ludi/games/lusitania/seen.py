"""A view as a state again, as far as it goes: what the rules say of it is said of what the seat knows."""

from __future__ import annotations

from typing import Any

from ludi.kernel.schema import blank

from . import constants as K
from .constants import AWARD_NAMES, CELL_NAMES, COLOUR_NAMES, EQUIPMENT, FRAME_NAMES, TYPE_OF, WARRIORS
from .names import EXPANSIONS, FLAGS
from .printed import entry_of
from .state import Side, State
from .view import Cards, LusitaniaPending, LusitaniaPlace, LusitaniaSide, LusitaniaView

KIND_OF = {name: kind for kind, name in enumerate(FRAME_NAMES)}
GEAR_OF = {name: 1 + i for i, name in enumerate(EQUIPMENT)} | {"": 0}
COLOUR_OF = {name: i for i, name in enumerate(COLOUR_NAMES)}
ENTRIES = ("", *(entry_of(k) for k in range(1, K.KINDS)))
KIND = {name: k for k, name in enumerate(K.CARD_NAMES)}
NO_BOUND = 1_000_000


def seen(view: LusitaniaView, g: State) -> State:
    """Set a state, zero but for its options, to the position that a seat sees.

    The deck, the hands of others and what anybody knows of hands are left empty.
    """
    g.turn, g.active, g.shuffled, g.last = view["turn"], view["active"], int(view["shuffled"]), int(view["last"])
    g.owe, g.air = view["draws"], KIND[view["air"]]
    for i, card in enumerate(view["camp"]):
        g.camp[i] = KIND[card]
    multiset(g.discard, view["discard"])
    for award, taker in view["awards"].items():
        g.award[AWARD_NAMES.index(award)] = K.OPEN if taker is None else K.TAKEN + taker
    if view["double"]:
        g.double_cell, g.double_gear = CELL_NAMES.index(view["double"][0]), GEAR_OF[view["double"][1]]
    g.wide_cell = CELL_NAMES.index(view["wide"]) if view["wide"] else 0
    for p, of in enumerate(view["players"]):
        legion(g, p, of)
    for top in view["pending"]:
        pend(g, top)
    return g


def ready(view: LusitaniaView) -> State:
    """A state, zero but for what is printed on the cards. When the game would be broken off is no matter here."""
    g: State = blank(State)
    printed = view["printed"]
    g.opt.seats, g.opt.max_turns = len(view["players"]), NO_BOUND
    g.opt.vp[1:] = [printed[name]["vp"] for name in ENTRIES[1:]]
    for t, name in enumerate(WARRIORS):
        for s, symbol in enumerate(printed[name]["takes"]):
            g.opt.takes[t * K.PRINTED + s] = sum(1 << GEAR_OF[gear] for gear in symbol)
    return g


def multiset(counts: list[int], cards: Cards) -> None:
    """Cards by name as numbers of each kind."""
    for card, n in cards.items():
        counts[KIND[card]] = n


def legion(g: State, p: int, of: LusitaniaSide) -> None:
    """What is seen of a seat."""
    side: Side = g.side[p]
    side.vp, side.colour = of["vp"], COLOUR_OF[of["colour"]]
    side.held, side.released = of["hand"], of["released"]
    multiset(side.hand, of.get("cards", {}))
    multiset(side.down, of.get("released_cards", {}))
    side.cell[:] = [KIND[card] for card in of["cells"]]
    for name, places in of["places"].items():
        equip(g, side, CELL_NAMES.index(name), places)


def equip(g: State, side: Side, cell: int, places: list[LusitaniaPlace]) -> None:
    """What lies under a warrior: the symbols, then the places of Virtus 6 and 10."""
    at = TYPE_OF[side.cell[cell]] * K.PRINTED
    here = [s for s in range(K.PRINTED) if g.opt.takes[at + s]]
    more = len(places) - len(here)
    if more % 2:  # the second copy is one place, the others two
        here.append(K.DOUBLE)
    if more > 1:
        here += [K.WIDE, K.WIDE + 1]
    for s, place in zip(here, places, strict=True):
        side.gear[cell * K.PLACES + s] = GEAR_OF[place["holds"]]


def pend(g: State, top: LusitaniaPending) -> None:
    """A pending decision."""
    f, kind = g.stack[g.depth], KIND_OF[top["kind"]]
    f.kind, f.seat = kind, top["seat"]
    values = [number(name, top.get(name)) for name in K.DECISIONS.arguments[kind]]
    f.a, f.b = (*values, 0, 0)[:2]
    g.depth += 1


def number(name: str, value: Any) -> int:
    """An argument of a decision."""
    if name == "expansion":
        return EXPANSIONS.index(value) * K.VIRTUS
    if name in FLAGS or isinstance(value, int):
        return int(value)
    return CELL_NAMES.index(value) if name == "cell" else KIND[value]
