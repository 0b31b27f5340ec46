"""Positions from outside, naming the field in every complaint."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, push
from ludi.kernel.parsing import CardReader, check_copies

from . import constants as K
from .check import check
from .constants import AWARD_NAMES, CARD_NAMES, CELL_NAMES, COLOUR_OF, EQUIPMENT, EQUIPMENT_CARDS
from .knowledge import PUBLIC_EYE
from .legion import points_of, reached
from .names import EXPANSIONS, FLAGS, NAMED
from .rules import go_on
from .state import Side, State

FIELDS = (
    "turn", "active", "deck", "discard", "camp", "shuffled", "last", "out", "owe", "fill", "rob", "leaving", "air",
    "awards", "double", "wide", "players", "pending",
)  # fmt: skip
SIDE_FIELDS = ("hand", "released", "cells", "gear", "known")

NOT_CAESAR = "any card but Caesar, who is always in a legion,"


class LegionReader(CardReader):
    """A reader that knows the cards and the legions of this game."""

    names = CARD_NAMES

    def multiset(self, name: str, given: object) -> list[int]:
        """Cards with their numbers, without the one that never leaves the legions."""
        counts = super().multiset(name, given)
        if counts[K.CAESAR]:
            raise self.wrong(name, "Caesar", NOT_CAESAR)
        return counts

    def table(self, name: str) -> Mapping[str, Any]:
        """An object with named fields."""
        given = self.data.get(name, {})
        if not isinstance(given, Mapping):
            raise self.wrong(name, given, "an object with named fields")
        return given

    def cell(self, name: str, given: object, cells: Sequence[str] = CELL_NAMES) -> int:
        """The number of a cell by its name."""
        if given not in cells or not isinstance(given, str):
            raise self.unknown(name, given, cells)
        return CELL_NAMES.index(given)


def position(g: State, data: Mapping[str, Any]) -> None:
    """Set a state, zero but for its options, from readable data; every field may be left out.

    Without `deck` it is the rest of the set, without `camp` the camp is laid out first, without `pending` the turn of
    the active seat begins. Raises BadPosition, naming the field.
    """
    top = LegionReader(data, "", FIELDS)
    n = g.opt.seats
    g.turn = top.number("turn", 1)
    g.active = top.number("active", 0, 0, n - 1)
    g.discard[:], g.out[:] = top.cards("discard"), top.cards("out")
    for i, name in enumerate(top.words("camp", CARD_NAMES, K.CAMP)):
        g.camp[i] = name
    g.shuffled, g.last = top.flag("shuffled"), top.flag("last")
    g.owe, g.fill = top.number("owe", 0, 0, K.GENERAL_MOST), top.flag("fill")
    g.rob = sum(1 << p for p in set(top.numbers("rob", 0, n - 1, n)))
    g.leaving = top.card("leaving", data["leaving"]) if data.get("leaving") else K.NONE
    g.air = top.card("air", data["air"]) if data.get("air") else K.NONE
    read_awards(g, top)
    players = data.get("players", [{}] * n)
    if not isinstance(players, Sequence) or isinstance(players, str) or len(players) != n:
        raise top.wrong("players", players, f"a list of {n} players")
    for p in range(n):
        read_side(g, p, LegionReader(players[p], f"players[{p}].", SIDE_FIELDS))
    if "pending" in data:
        read_pending(g, top)
    set_deck(g, top)
    counts = in_play(g)
    check_copies(CARD_NAMES, [n + m for n, m in zip(g.deck, counts, strict=True)])
    if counts[K.CAESAR] > sum(side.cell.count(K.CAESAR) for side in g.side[:n]):
        raise BadPosition(f"camp, air, pending: {NOT_CAESAR} is accepted")
    for p in range(n):
        g.side[p].vp = points_of(g, p)
    if "pending" not in data:
        if not reached(g):
            g.fill = 1
            push(g, K.MAIN, g.active, 0, 0)
        check(g)
        if g.depth > 0:
            go_on(g)
    else:
        check(g)


def read_awards(g: State, top: LegionReader) -> None:
    """Laurus and Virtus: which are in the game, who has taken them, where Virtus 6 and 10 lie."""
    for name, owner in top.table("awards").items():
        if name not in AWARD_NAMES:
            raise top.unknown("awards", name, AWARD_NAMES)
        if owner is not None and (isinstance(owner, bool) or owner not in range(g.opt.seats)):
            raise top.wrong(f"awards.{name}", owner, f"null or a seat from 0 to {g.opt.seats - 1}")
        g.award[AWARD_NAMES.index(name)] = K.OPEN if owner is None else K.TAKEN + owner
    double = top.data.get("double", [])
    if double:
        if not isinstance(double, Sequence) or isinstance(double, str) or len(double) != 2:
            raise top.wrong("double", double, "a cell and an equipment")
        g.double_cell = top.cell("double", double[0], CELL_NAMES[1 : K.LAST])
        if double[1] not in EQUIPMENT:
            raise top.unknown("double", double[1], EQUIPMENT)
        g.double_gear = EQUIPMENT.index(double[1]) + 1
    if top.data.get("wide"):
        g.wide_cell = top.cell("wide", top.data["wide"], CELL_NAMES[1 : K.LAST])


def read_side(g: State, p: int, r: LegionReader) -> None:
    """One player's part of a position. Without `cells` seat 0 has Caesar and the others a general."""
    side = g.side[p]
    side.hand[:], side.down[:] = r.cards("hand"), r.cards("released")
    side.held, side.released = sum(side.hand), sum(side.down)
    if "cells" not in r.data and g.turn > 0:
        side.cell[K.FIRST] = K.GENERAL if p else K.CAESAR
    for name, card in r.table("cells").items():
        cell = r.cell("cells", name)
        side.cell[cell] = r.card(f"cells.{name}", card)
    side.colour = max((COLOUR_OF[k] for k in side.cell if COLOUR_OF[k] < K.WHITE), default=K.NO_COLOUR)
    for name, gear in r.table("gear").items():
        cell = r.cell("gear", name, CELL_NAMES[1 : K.LAST])
        known = isinstance(gear, Sequence) and not isinstance(gear, str) and len(gear) <= K.PLACES
        if not known or any(x and x not in EQUIPMENT for x in gear):
            raise r.wrong(f"gear.{name}", gear, f"a list of at most {K.PLACES} of {', '.join(EQUIPMENT)}")
        for s, x in enumerate(gear):
            side.gear[cell * K.PLACES + s] = EQUIPMENT.index(x) + 1 if x else 0
    read_known(g, p, side, r)


def read_known(g: State, p: int, side: Side, r: LegionReader) -> None:
    """What each seat, and last a spectator, is sure of in the hand; one list for all alike."""
    given = r.data.get("known", {})
    each = given if isinstance(given, Sequence) and not isinstance(given, str) else [given] * (g.opt.seats + 1)
    if len(each) != g.opt.seats + 1:
        raise r.wrong("known", given, f"known cards, or a list of {g.opt.seats + 1} of them,")
    for i, cards in enumerate(each):
        o = i if i < g.opt.seats else PUBLIC_EYE
        if o != p:
            side.known[o].cards[:] = r.multiset("known", cards)


def read_pending(g: State, top: LegionReader) -> None:
    """The pending decisions: at set-up one, later the turn and what is decided within it."""
    pending = top.data["pending"]
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > 2:
        raise top.wrong("pending", pending, "a list of at most two decisions")
    for i, item in enumerate(pending):
        at = f"pending[{i}]."
        kind = LegionReader(item, at, item if isinstance(item, Mapping) else ()).word("kind", "", K.FRAME_NAMES[1:]) + 1
        names = K.DECISIONS.arguments[kind]
        r = LegionReader(item, at, ("kind", "seat", *names))
        values = [read_argument(g, r, name) for name in names] + [0, 0]
        seat = CHANCE if kind in K.DECISIONS.by_chance else g.active
        push(g, kind, r.number("seat", seat, seat, seat), values[0], values[1])


def read_argument(g: State, r: LegionReader, name: str) -> int:
    """An argument of a decision."""
    if name == "expansion":
        return r.word(name, "", EXPANSIONS) * K.VIRTUS
    if name in FLAGS:
        return r.flag(name)
    if name in NAMED:
        return r.word(name, "", NAMED[name])
    if name == "for":
        return r.number(name, g.active, 0, g.opt.seats - 1)
    return r.number(name, 0, 0, K.GENERAL_MOST - 1)


def in_play(g: State) -> list[int]:
    """Every card outside the deck, by kind."""
    counts = [int(n) for n in g.discard]
    for side in g.side[: g.opt.seats]:
        for k in range(1, K.KINDS):
            counts[k] += side.hand[k] + side.down[k]
        for k in side.cell:
            counts[k] += 1
        for x in side.gear:
            counts[EQUIPMENT_CARDS[x - 1] if x else K.NONE] += 1
    for k in (*g.camp, g.air):
        counts[k] += 1
    for f in g.stack[: g.depth]:
        if f.kind in (K.EQUIPPING, K.PUTTING, K.LAST_PUTTING):
            counts[f.a] += 1
        if f.kind in (K.PUTTING, K.LAST_PUTTING):
            counts[f.b] += 1
    counts[K.NONE] = 0
    return counts


def whole(g: State) -> list[int]:
    """Every card of a game: the deck, and the Mars cards that were dealt."""
    counts = [int(n) for n in g.opt.copies]
    counts[K.GENERAL] = g.opt.seats - 1
    return counts


def set_deck(g: State, top: LegionReader) -> None:
    """The deck as given, or what is left of the set."""
    rest = [n - m for n, m in zip(whole(g), in_play(g), strict=True)]
    rest[K.CAESAR] = rest[K.GENERAL] = 0
    g.deck[:] = top.cards("deck") if "deck" in top.data else [max(0, n) if not g.last else 0 for n in rest]


def composed(g: State) -> bool:
    """Whether the position holds other cards than a started game."""
    counts = [n + m for n, m in zip(g.deck, in_play(g), strict=True)]
    if g.turn == 0 and all(k == K.NONE for side in g.side for k in side.cell):
        counts[K.CAESAR] += 1
        counts[K.GENERAL] += g.opt.seats - 1
    return counts != whole(g)
