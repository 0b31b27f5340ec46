"""What a seat may see, built from nothing, and the log line of what happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.messages import Entry, Message

from . import kinds as K
from .kinds import CARD_NAMES, CELL_NAMES, COLOUR_NAMES, EQUIPMENT, TYPE_OF, WARRIORS
from .knowledge import PUBLIC_EYE
from .legion import halves, has
from .names import CARD_OF, awards_as_dict, cards_as_dict, frame_as_dict, virtus_as_dict
from .notation import parts
from .printed import assumed, entry_of
from .table import State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it.

    hidden: the cards that are sure to be in the hands or among the released cards, of all seats together. known: of a
    hand, what the seat is sure of. places: under each warrior, what a place takes and what it holds.
    """
    top = g.stack[g.depth - 1] if g.depth else None
    robbed = bool(top and top.kind == K.GIVING and seat in (top.seat, top.a))
    out: dict[str, Any] = {
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
        "air": CARD_NAMES[g.air] if robbed else "",
        "awards": awards_as_dict(g),
        **virtus_as_dict(g),
        "printed": printed_of(g),
        "players": [side_view(g, p) for p in range(g.opt.seats)],
    }
    for p, of in enumerate(out["players"]):
        if p != seat:
            of["known"] = cards_as_dict(g.side[p].known[PUBLIC_EYE if seat is None else seat].cards)
    if seat is not None:
        me = out["players"][seat]
        me["cards"] = cards_as_dict(g.side[seat].hand)
        me["released_cards"] = cards_as_dict(g.side[seat].down)
    return out


def printed_of(g: State) -> dict[str, Any]:
    """What is printed on the cards of this game, by entry of the data file, and which of it is a house value."""
    out: dict[str, Any] = {}
    for k in range(1, K.KINDS):
        name = entry_of(k)
        if name not in out:
            out[name] = {"vp": g.opt.vp[k]}
            if TYPE_OF[k] >= 0:
                out[name]["takes"] = symbols_of(g, TYPE_OF[k])
            out[name]["assumed"] = assumed(name, out[name])
    return out


def symbols_of(g: State, t: int) -> list[list[str]]:
    """The symbols of a type of warrior: for each, the equipment that it stands for."""
    bits = g.opt.takes[t * K.PRINTED : (t + 1) * K.PRINTED]
    return [[name for i, name in enumerate(EQUIPMENT) if x >> i + 1 & 1] for x in bits if x]


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
    s = g.side[p]
    takes = symbols_of(g, TYPE_OF[s.cell[cell]])
    found = [(i, names) for i, names in enumerate(takes)]
    if g.double_cell == cell and has(g, p, K.DOUBLING):
        found.append((K.DOUBLE, [EQUIPMENT[g.double_gear - 1]]))
    if g.wide_cell == cell and has(g, p, K.WIDENING_UP):
        others = [name for name in EQUIPMENT if not any(name in names for names in takes)]
        found += [(K.WIDE, others), (K.WIDE + 1, others)]
    held = s.gear[cell * K.PLACES : (cell + 1) * K.PLACES]
    return [{"takes": names, "holds": EQUIPMENT[held[i] - 1] if held[i] else ""} for i, names in found]


def warrior_of(card: str) -> str:
    """The entry of the data file for a card."""
    k = CARD_OF[card.casefold()]
    return WARRIORS[TYPE_OF[k]] if TYPE_OF[k] >= 0 else card


# (decision, word of the action) -> sentence; the parameters are added by `details`. What is not listed says nothing.
DONE = {
    ("mars", "caesar"): "lusitania-told-caesar",
    ("draw", "card"): "lusitania-told-draws",
    ("awarding", "award"): "lusitania-told-lies",
    ("laying", "card"): "lusitania-told-camp",
    ("main", "hire"): "lusitania-told-hires",
    ("main", "take"): "lusitania-told-takes",
    ("main", "use"): "lusitania-told-uses",
    ("equipping", "on"): "lusitania-told-equips",
    ("putting", "take"): "lusitania-told-takes",
    ("putting", "put"): "lusitania-told-puts",
    ("last_putting", "put"): "lusitania-told-puts",
    ("releasing", "down"): "lusitania-told-releases",
    ("doubled", "gear"): "lusitania-told-doubles",
    ("widening", "on"): "lusitania-told-widens",
    ("discarding", "discard"): "lusitania-told-discards",
    ("inspecting", "discard"): "lusitania-told-discards",
    ("picking", "take"): "lusitania-told-picks",
    ("healing", "heal"): "lusitania-told-heals",
    ("moving", "on"): "lusitania-told-moves",
    ("stripping", "gear"): "lusitania-told-strips",
    ("stealing", "card"): "lusitania-told-steals",
    ("giving", "give"): "lusitania-told-gives",
}
UNSEEN = {
    "draw": "lusitania-told-draws-unseen",
    "releasing": "lusitania-told-releases-unseen",
    "stealing": "lusitania-told-steals-unseen",
    "giving": "lusitania-told-gives-unseen",
}


def event_messages(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """The sentences about a log entry of a seat: what was done, then what came of it."""
    top = before["pending"][-1]
    dealing = entry.decision == "draw" and before["turn"] == 0
    seat = top["for"] if entry.decision == "draw" else before["active"]
    params: dict[str, Any] = {"seat": seat}
    if entry.decision in ("stealing", "giving"):
        params["foe"] = top["for"]
    told = []
    if entry.action is None:
        if entry.decision in UNSEEN and not dealing:
            told.append(Message(UNSEEN[entry.decision], params))
    else:
        word, name = parts(entry.action)
        key = "lusitania-told-dealt" if dealing else DONE.get((entry.decision, word), "")
        if entry.decision == "main" and word == "hire":
            key = hired_key(name)
        if key:
            told.append(Message(key, {**params, **details(before, top, word, name, seat)}))
    return told + came_of(before, entry, after)


def hired_key(card: str) -> str:
    """A warrior is hired, a guest invited; of equipment it is told when it has its place."""
    k = CARD_OF[card.casefold()]
    if K.SHIELD <= k < K.AUXILIARY:
        return ""
    return "lusitania-told-hires" if k < K.SHIELD else "lusitania-told-invites"


def details(before: dict[str, Any], top: dict[str, Any], word: str, name: str, seat: int) -> dict[str, Any]:
    """What a sentence about an action may need: cards, a cell, another seat."""
    cells = before["players"][seat]["cells"]
    match word:
        case "caesar":
            return {"seat": int(name)}
        case "on":
            with_ = cells[CELL_NAMES.index(name)]
            return {"card": top.get("card", "Auxiliary"), "with": with_, "cell": name}
        case "gear":
            owner = top.get("for", seat)
            with_ = before["players"][owner]["cells"][CELL_NAMES.index(top["cell"])]
            return {"card": name, "with": with_, "cell": top["cell"], "foe": owner}
        case "hire":
            return {"card": name, "cell": CELL_NAMES[K.CELL_OF[CARD_OF[name.casefold()]]]}
    return {"card": name}


def came_of(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """What changed for all to see: the camp, Caesar, Laurus and Virtus, points, the deck, the next turn, the end."""
    told = three_told(before, entry, after)
    if (owner := caesars(after)) != (was := caesars(before)) and was >= 0:
        told.append(Message("lusitania-told-goes", {"seat": owner}))
    for award, taker in after["awards"].items():
        if taker is not None and before["awards"].get(award) is None:
            told.append(Message("lusitania-told-awarded", {"seat": taker, "card": award}))
    for p, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["points"] != old["points"] and before["turn"] > 0:
            n = abs(new["points"] - old["points"])
            key = "lusitania-told-gains" if new["points"] > old["points"] else "lusitania-told-loses"
            told.append(Message(key, {"seat": p, "n": n, "points": new["points"]}))
    for name in ("shuffled", "last"):
        if after[name] and not before[name]:
            told.append(Message(f"lusitania-told-{name}", {}))
    if not after["pending"]:
        told.append(Message("lusitania-told-over", {}))
    elif after["turn"] > before["turn"]:
        told.append(Message("lusitania-told-turn", {"seat": after["active"], "n": after["turn"]}))
    return told


def caesars(view: dict[str, Any]) -> int:
    """The seat with Caesar, -1 before he is dealt."""
    return next((p for p, side in enumerate(view["players"]) if "Caesar" in side["cells"]), -1)


def three_told(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """Three alike have left the camp."""
    word, name = parts(entry.action) if entry.action is not None else ("", "")
    if entry.decision not in ("laying", "putting", "last_putting") or word not in ("card", "put"):
        return []
    gone = Counter([*before["camp"], name]) - Counter(after["camp"])
    if not gone:
        return []
    card = min(gone)
    colour = COLOUR_NAMES[K.COLOUR_OF[CARD_OF[card.casefold()]]]
    if colour:
        return [Message("lusitania-told-three-warriors", {"colour": colour})]
    return [Message("lusitania-told-three", {"card": card})]
