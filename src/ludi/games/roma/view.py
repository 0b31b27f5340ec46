"""What a seat may see, built from nothing, and the log line of what happened."""

from __future__ import annotations

from typing import Any

from ludi.kernel.frames import to_move
from ludi.kernel.messages import Entry, Message

from . import kinds as K
from .board import defence, pile_of
from .kinds import CARD_NAMES, COST, DEFENCE, PAID_FOR_ONE
from .notation import cards_as_dict, dice_as_list, frame_as_dict, marked, parts
from .table import Side, State


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it: names, no numbers of kinds.

    With two piles `deck` and `discard` stand with the players, and so do the foreign cards.
    """
    top = g.stack[g.depth - 1] if g.depth else None
    drawing = any(f.kind in (K.DRAW, K.KEEPING, K.DISCARDING) for f in g.stack[: g.depth])
    one = g.opt.piles == 1
    piles = [{"deck": sum(pile.deck), "discard": cards_as_dict(pile.discard)} for pile in g.pile]
    out: dict[str, Any] = {
        "turn": g.turn,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "supply": g.supply,
        "dice": dice_as_list(g.dice),
        **(piles[0] if one else {}),
        "drawn": sum(g.tray),
        "lifted": cards_as_dict(g.lifted),
        "moved": marked(g.moved),
        "air": CARD_NAMES[g.air] if top and (top.seat == seat or not hidden_in_air(g)) else "",
        "players": [side_view(g, s) for s in g.side],
    }
    if g.opt.open_set_up:
        out |= {"bribed": bool(g.bribed), "rolled": g.rolled, "aside": g.aside}
        if seat is not None:
            out["wanted"] = CARD_NAMES[g.wanted]
            out |= {} if one else {"wanted_alien": bool(g.wanted_alien)}
    if (*g.opt.cost,) != COST or (*g.opt.defence,) != DEFENCE:
        out["numbers"] = {CARD_NAMES[k]: [g.opt.cost[k], g.opt.defence[k]] for k in range(K.KINDS) if own_numbers(g, k)}
    for of, side, pile in zip(out["players"], g.side, piles, strict=True):
        if not one:
            of |= {**pile, "alien": marked(side.alien)}
        if seat is not None:
            of["known"] = cards_as_dict(side.known)
            if not one:
                of["foreign"] = cards_as_dict(side.foreign)
    if seat is not None:
        me = out["players"][seat]
        me["cards"] = cards_as_dict(g.side[seat].hand)
        me["gift"] = cards_as_dict(g.side[seat].gift)
        me["down"] = [CARD_NAMES[k] for k in g.side[seat].down[: g.opt.spaces]]
        if drawing and g.active == seat:
            out["drawn_cards"] = cards_as_dict(g.tray)
        if top and top.kind == K.TAKING and top.a == K.FROM_DECK and top.seat == seat:
            out["deck_cards"] = cards_as_dict(g.pile[pile_of(g, seat)].deck)
    return out


def own_numbers(g: State, k: int) -> bool:
    """Whether this game has other numbers for a card than the data file."""
    return (g.opt.cost[k], g.opt.defence[k]) != (COST[k], DEFENCE[k])


def hidden_in_air(g: State) -> bool:
    """Whether the card between hand and disc is seen by its owner alone."""
    return g.opt.open_set_up == 0 and g.stack[g.depth - 1].kind == K.PLACE


def side_view(g: State, s: Side) -> dict[str, Any]:
    """What everybody sees of one side."""
    discs = range(g.opt.spaces)
    out = {
        "vp": s.vp,
        "money": s.money,
        "hand": sum(s.hand),
        "row": [CARD_NAMES[s.row[d]] for d in discs],
        "defence": [defence(g, s, d) if s.row[d] else None for d in discs],
        "face_down": [d + 1 for d in discs if s.down[d]],
        "blocked": marked(s.blocked),
        "weakened": s.weakened,
    }
    return {**out, "fewer": s.fewer} if g.opt.open_set_up else out


def chance_to_win(defence: int, bonus: int = 0) -> tuple[int, int]:
    """Of the six faces of the battle die, how many beat a defence: (wins, 6)."""
    return max(0, min(6, 7 + bonus - defence)), 6


FIGHTERS = {"Velites": 0, "Onager": 0, "Beast": 0, "Decurion": 1, "Ballista": 1}  # what they add to their roll

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
    ("main", "bribe"): "roma-told-bribes",
    ("main", "end"): "roma-told-ends",
    ("where", "on"): "roma-told-lays",
    ("settling", "on"): "roma-told-lays",
    ("swap", "on"): "roma-told-swaps",
    ("moving", "on"): "roma-told-moves",
    ("draw", "card"): "roma-told-draws",
    ("flush", "card"): "roma-told-discards",
    ("flush", "foreign"): "roma-told-discards",
    ("robbing", "robbed"): "roma-told-takes",
    ("keeping", "keep"): "roma-told-keeps",
    ("targeting", "target"): "roma-told-targets",
    ("battle", "die"): "roma-told-battle",
    ("adding", "spend"): "roma-told-adds",
    ("again", "reroll"): "roma-told-again",
    ("paying", "pay"): "roma-told-pays",
    ("copying", "on"): "roma-told-copies",
    ("copying", "target"): "roma-told-copies-opposite",
    ("patroning", "on"): "roma-told-sponsors",
    ("sacrifice", "on"): "roma-told-sacrifices",
    ("spring", "aside"): "roma-told-springs",
    ("refill", "card"): "roma-told-draws",
    ("found", "card"): "roma-told-finds",
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
    "refill": "roma-told-draws-unseen",
}


def event_messages(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """The sentences about a log entry of a seat: what was done, then what came of it."""
    top = before["pending"][-1]
    seat = entry.seat if entry.seat >= 0 else top.get("for", before["active"])
    told = []
    if entry.action is None:
        if entry.decision in UNSEEN and top.get("pile") != "hand":
            told.append(Message(UNSEEN[entry.decision], {"seat": seat}))
    elif entry.decision == "roll":
        if after["pending"] and after["pending"][-1]["kind"] != "roll":
            told.append(Message("roma-told-rolls", {"seat": seat, "dice": " ".join(map(str, after["dice"]))}))
    elif (key := done_key(before, top, entry.decision, parts(entry.action)[0])) is not None:
        money = after["players"][seat]["money"] - before["players"][seat]["money"]
        told.append(Message(key, {"seat": seat, "money": money, **details(before, top, entry.action, seat)}))
    return told + came_of(before, entry, after)


def done_key(before: dict[str, Any], top: dict[str, Any], decision: str, word: str) -> str | None:
    """The sentence about an action; some differ with what is going on.

    What a Spy takes is told when it comes to light that he took a card.
    """
    if decision == "place" and before["air"] and "bribed" in before:
        return "roma-told-lays"
    if decision == "battle" and top["card"] == "Templar":
        return "roma-told-templar"
    if decision == "taking" and top["pile"] == "hand":
        return None
    if word == "robbed" and "wanted" not in before:
        return "roma-told-takes-unseen"
    return DONE.get((decision, word))


def details(before: dict[str, Any], top: dict[str, Any], action: int, seat: int) -> dict[str, Any]:
    """What a sentence about an action may need: the card, the disc, the number."""
    word, x = parts(action)
    found: dict[str, Any] = {"n": x, "disc": top.get("disc", x), "foe": 1 - seat, "pile": top.get("pile", "")}
    if word in ("card", "give", "keep", "take", "lay", "foreign"):
        found["card"] = CARD_NAMES[x]
    elif word in ("use", "on", "target"):
        found["disc"] = x
        lifted = min((CARD_NAMES.index(c) for c in before["lifted"]), default=0)
        found["card"] = before["air"] or CARD_NAMES[lifted] or before["players"][seat]["row"][x - 1]
        if word == "target":
            found["card"], found["with"] = before["players"][1 - seat]["row"][x - 1], top["card"]
    elif word == "bribe":
        found["disc"], found["card"] = len(before["players"][seat]["row"]), before["players"][seat]["row"][-1]
    elif word == "robbed":
        found["card"], found["pile"] = before.get("wanted", ""), "hand"
    elif word == "pay":
        found["cost"] = PAID_FOR_ONE * x
    elif word in ("up", "down"):
        found["to"] = x + 1 if word == "up" else x - 1
    elif top["kind"] == "battle":
        foe = before["players"][1 - seat]
        found["card"], found["defence"] = foe["row"][top["disc"] - 1], foe["defence"][top["disc"] - 1]
        found["bonus"] = FIGHTERS.get(top["card"], 0)
    return found


def discarded(view: dict[str, Any], card: str) -> int:
    """How often a card lies in the discard pile, or in both."""
    return sum(int(of["discard"].get(card, 0)) for of in (view, *view["players"]) if "discard" in of)


def reshuffled(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether a discard pile has become a draw pile: it is gone, and no card of it was taken into a hand."""
    were, are = ([of for of in (view, *view["players"]) if "discard" in of] for view in (before, after))
    taking = before["pending"][-1].get("pile", "").startswith("discard")
    return not taking and any(was["discard"] and not now["discard"] for was, now in zip(were, are, strict=True))


def points(view: dict[str, Any]) -> int:
    """All victory points in the game."""
    return int(view["supply"] + sum(side["vp"] for side in view["players"]))


def came_of(before: dict[str, Any], entry: Entry, after: dict[str, Any]) -> list[Message]:
    """What changed for all to see: cards that left the board, victory points, effects, the next turn, the end."""
    told = []
    laid = parts(entry.action)[1] - 1 if entry.decision == "where" and entry.action is not None else -1
    for p, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        for d in range(len(was["row"])):
            card = was["row"][d]
            covered = p == entry.seat and d == laid
            if card and (covered or card != now["row"][d]) and not (after["lifted"] and not before["lifted"]):
                if discarded(after, card) > discarded(before, card):
                    told.append(Message("roma-told-discarded", {"seat": p, "card": card, "disc": d + 1}))
                else:
                    told.append(Message("roma-told-returned", {"seat": p, "card": card, "disc": d + 1}))
        if now["weakened"] > was["weakened"]:
            told.append(Message("roma-told-weakened", {"seat": p, "n": 2 * now["weakened"]}))
        if now.get("fewer", 0) > was.get("fewer", 0):
            told.append(Message("roma-told-fewer", {"seat": p, "n": now["fewer"]}))
        if after["turn"] == before["turn"] and now["vp"] != was["vp"]:
            key = "roma-told-gains" if now["vp"] > was["vp"] else "roma-told-loses"
            told.append(Message(key, {"seat": p, "n": abs(now["vp"] - was["vp"]), "vp": now["vp"]}))
    if entry.decision == "discarding":
        (card,) = (c for c in CARD_NAMES[1:] if discarded(after, c) > discarded(before, c))
        told.append(Message("roma-told-discards", {"seat": before["active"], "card": card}))
    if reshuffled(before, after):
        told.append(Message("roma-told-reshuffled", {}))
    if points(after) < points(before):
        told.append(Message("roma-told-supply-lost", {"n": points(before) - points(after), "supply": after["supply"]}))
    if after["turn"] > before["turn"]:
        p = after["active"]
        told.append(Message("roma-told-turn", {"seat": p, "n": after["turn"]}))
        lost = before["players"][p]["vp"] - after["players"][p]["vp"]
        if lost:
            told.append(Message("roma-told-vacant", {"seat": p, "n": lost, "vp": after["players"][p]["vp"]}))
    if not after["pending"]:
        told.append(Message("roma-told-over", {}))
    return told
