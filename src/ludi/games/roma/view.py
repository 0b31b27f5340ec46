"""What a seat may see, built from nothing, and the log line of what happened."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.told import Entry, Told

from . import kinds as K
from .board import defence
from .kinds import CARD_NAMES
from .notation import cards_as_dict, dice_as_list, frame_as_dict, marked, parts
from .table import Side, State

SIX = range(K.DISCS)


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it: names, no numbers of kinds."""
    top = g.stack[g.depth - 1] if g.depth else None
    drawing = any(f.kind in (K.DRAW, K.KEEPING, K.DISCARDING) for f in g.stack[: g.depth])
    out: dict[str, Any] = {
        "turn": g.turn,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "supply": g.supply,
        "dice": dice_as_list(g.dice),
        "deck": sum(g.deck),
        "discard": cards_as_dict(g.discard),
        "drawn": sum(g.tray),
        "lifted": cards_as_dict(g.lifted),
        "moved": marked(g.moved),
        "air": CARD_NAMES[g.air] if top and (top.kind == K.WHERE or top.seat == seat) else "",
        "players": [side_view(s) for s in g.side],
    }
    if seat is not None:
        me = out["players"][seat]
        me["cards"] = cards_as_dict(g.side[seat].hand)
        me["gift"] = cards_as_dict(g.side[seat].gift)
        me["down"] = [CARD_NAMES[k] for k in g.side[seat].down]
        for of, side in zip(out["players"], g.side, strict=True):
            of["known"] = cards_as_dict(side.known)
        if drawing and g.active == seat:
            out["drawn_cards"] = cards_as_dict(g.tray)
        if top and top.kind == K.TAKING and top.a == K.FROM_DECK and top.seat == seat:
            out["deck_cards"] = cards_as_dict(g.deck)
    return out


def side_view(s: Side) -> dict[str, Any]:
    """What everybody sees of one side."""
    return {
        "vp": s.vp,
        "money": s.money,
        "hand": sum(s.hand),
        "row": [CARD_NAMES[k] for k in s.row],
        "defence": [defence(s, d) if s.row[d] else None for d in SIX],
        "face_down": [d + 1 for d in SIX if s.down[d]],
        "blocked": marked(s.blocked),
        "weakened": s.weakened,
    }


def chance_to_win(defence: int, bonus: int = 0) -> tuple[int, int]:
    """Of the six faces of the battle die, how many beat a defence: (wins, 6)."""
    return max(0, min(6, 7 + bonus - defence)), 6


# (decision, word of the action) -> sentence; the parameters are added by `tell`. What is not listed says nothing.
DONE = {
    ("deal", "card"): "roma-told-dealt",
    ("giving", "give"): "roma-told-gives",
    ("gift", "card"): "roma-told-receives",
    ("place", "on"): "roma-told-places",
    ("reveal", "card"): "roma-told-reveals",
    ("triple", "reroll"): "roma-told-rerolls",
    ("main", "money"): "roma-told-money",
    ("main", "cards"): "roma-told-cards",
    ("main", "use"): "roma-told-uses",
    ("main", "end"): "roma-told-ends",
    ("where", "on"): "roma-told-lays",
    ("moving", "on"): "roma-told-moves",
    ("draw", "card"): "roma-told-draws",
    ("keeping", "keep"): "roma-told-keeps",
    ("targeting", "target"): "roma-told-targets",
    ("battle", "die"): "roma-told-battle",
    ("adding", "spend"): "roma-told-adds",
    ("copying", "on"): "roma-told-copies",
    ("buying", "buy"): "roma-told-buys",
    ("adjusting", "up"): "roma-told-adjusts",
    ("adjusting", "down"): "roma-told-adjusts",
    ("second_die", "spend"): "roma-told-spends",
    ("third_die", "spend"): "roma-told-spends",
    ("look", "card"): "roma-told-looks",
    ("taking", "take"): "roma-told-takes",
}
UNSEEN = {
    "giving": "roma-told-gives-unseen",
    "gift": "roma-told-receives-unseen",
    "keeping": "roma-told-keeps-unseen",
    "taking": "roma-told-takes-unseen",
}


def tell(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Told]:
    """The sentences about a log entry of a seat: what was done, then what came of it."""
    top = before["pending"][-1]
    seat = entry.seat if entry.seat >= 0 else top.get("for", before["active"])
    told = []
    if entry.action is None:
        if entry.decision in UNSEEN:
            told.append(Told(UNSEEN[entry.decision], {"seat": seat}))
    elif entry.decision == "roll":
        if after["pending"] and after["pending"][-1]["kind"] != "roll":
            told.append(Told("roma-told-rolls", {"seat": seat, "dice": " ".join(map(str, after["dice"]))}))
    elif (key := DONE.get((entry.decision, parts(entry.action)[0]))) is not None:
        told.append(Told(key, {"seat": seat, **details(before, top, entry.action, seat)}))
    return told + came_of(before, entry, after)


def details(before: dict[str, Any], top: dict[str, Any], action: int, seat: int) -> dict[str, Any]:
    """What a sentence about an action may need: the card, the disc, the number."""
    word, x = parts(action)
    found: dict[str, Any] = {"n": x, "disc": top.get("disc", x), "foe": 1 - seat, "pile": top.get("pile", "")}
    if word in ("card", "give", "keep", "take", "lay"):
        found["card"] = CARD_NAMES[x]
    elif word in ("use", "on", "target"):
        found["disc"] = x
        lifted = min((CARD_NAMES.index(c) for c in before["lifted"]), default=0)
        found["card"] = before["air"] or CARD_NAMES[lifted] or before["players"][seat]["row"][x - 1]
        if word == "target":
            found["card"], found["with"] = before["players"][1 - seat]["row"][x - 1], top["card"]
    elif word in ("up", "down"):
        found["to"] = x + 1 if word == "up" else x - 1
    elif top["kind"] == "battle":
        foe = before["players"][1 - seat]
        found["card"], found["defence"] = foe["row"][top["disc"] - 1], foe["defence"][top["disc"] - 1]
    return found


def came_of(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Told]:
    """What changed for all to see: cards that left the board, victory points, effects, the next turn, the end."""
    told = []
    laid = parts(entry.action)[1] - 1 if entry.decision == "where" and entry.action is not None else -1
    for p, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        for d in SIX:
            card = was["row"][d]
            covered = p == entry.seat and d == laid
            if card and (covered or card != now["row"][d]) and not (after["lifted"] and not before["lifted"]):
                if after["discard"].get(card, 0) > before["discard"].get(card, 0):
                    told.append(Told("roma-told-discarded", {"seat": p, "card": card, "disc": d + 1}))
                else:
                    told.append(Told("roma-told-returned", {"seat": p, "card": card, "disc": d + 1}))
        if now["weakened"] > was["weakened"]:
            told.append(Told("roma-told-weakened", {"seat": p, "n": 2 * now["weakened"]}))
        if after["turn"] == before["turn"] and now["vp"] != was["vp"]:
            key = "roma-told-gains" if now["vp"] > was["vp"] else "roma-told-loses"
            told.append(Told(key, {"seat": p, "n": abs(now["vp"] - was["vp"]), "vp": now["vp"]}))
    if entry.decision == "discarding":
        (card,) = (c for c, n in after["discard"].items() if n > before["discard"].get(c, 0))
        told.append(Told("roma-told-discards", {"seat": before["active"], "card": card}))
    if after["turn"] > before["turn"]:
        p = after["active"]
        told.append(Told("roma-told-turn", {"seat": p, "n": after["turn"]}))
        lost = before["players"][p]["vp"] - after["players"][p]["vp"]
        if lost:
            told.append(Told("roma-told-vacant", {"seat": p, "n": lost, "vp": after["players"][p]["vp"]}))
    if not after["pending"]:
        told.append(Told("roma-told-over", {}))
    return told
