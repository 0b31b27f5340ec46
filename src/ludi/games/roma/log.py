"""The log: what happened in sentences, from the views of a seat before and after; never a card that it did not see."""

from __future__ import annotations

from collections import Counter

from ludi.kernel.messages import Entry, Message, Named, Param

from .constants import CARD_NAMES, PAID_FOR_ONE
from .fights import bonus
from .notation import parts
from .printed import numbers
from .view import Counts, RomaPending, RomaView

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
UNDECIDED = ("again", "adding", "paying")  # something may still be done about a battle roll
UNSEEN = {
    "giving": "roma-told-gives-unseen",
    "gift": "roma-told-receives-unseen",
    "keeping": "roma-told-keeps-unseen",
    "taking": "roma-told-takes-unseen",
    "refill": "roma-told-draws-unseen",
}


def event_messages(before: RomaView, entry: Entry, after: RomaView) -> list[Message]:
    """The sentences about a log entry of a seat: what was done, then what came of it."""
    top = before["pending"][-1]
    seat = entry.seat if entry.seat >= 0 else top.get("for", before["active"])
    who, told = Named("seat", seat), list[Message]()
    if entry.action is None:
        if entry.decision in UNSEEN and top.get("pile") != "hand":
            told.append(Message(UNSEEN[entry.decision], {"seat": who}))
    elif entry.decision == "roll":
        if after["pending"] and after["pending"][-1]["kind"] != "roll":
            told.append(Message("roma-told-rolls", {"seat": who, "dice": " ".join(map(str, after["dice"]))}))
    elif (key := done_key(before, top, entry.decision, parts(entry.action)[0])) is not None:
        params = details(before, top, entry.action, seat)
        if entry.decision == "main" and key == "roma-told-money":
            params["money"] = after["players"][seat]["money"] - before["players"][seat]["money"]
        told.append(Message(key, {"seat": who, **params}))
    return told + fought(before, entry, after) + came_of(before, entry, after)


def done_key(before: RomaView, top: RomaPending, decision: str, word: str) -> str | None:
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


def details(before: RomaView, top: RomaPending, action: int, seat: int) -> dict[str, Param]:
    """What a sentence about an action needs: the card, the disc, the number."""
    word, x = parts(action)
    me, they = before["players"][seat], before["players"][1 - seat]
    if word in ("card", "give", "keep", "take", "lay", "foreign"):
        more = {name: value for name in ("disc", "pile") if (value := top.get(name)) is not None}
        foe = {"foe": Named("seat", 1 - seat)} if top["kind"] == "look" else {}
        return {"card": Named("card", CARD_NAMES[x]), **more, **foe}  # type: ignore[dict-item]
    if word in ("use", "on"):
        lifted = min((CARD_NAMES.index(c) for c in before["lifted"]), default=0)
        card = before["air"] or CARD_NAMES[lifted] or me["row"][x - 1]
        return {"card": Named("card", card) if card else "", "disc": x}
    if word == "target":
        there, by = they["row"][x - 1], top["card"]
        return {"card": Named("card", there) if there else "", "with": Named("card", by), "disc": x}
    if word == "bribe":
        return {"n": x, "card": Named("card", me["row"][-1]), "disc": len(me["row"])}
    if word == "robbed":
        wanted = before.get("wanted", "")
        return {"card": Named("card", wanted) if wanted else "", "pile": "hand"}
    if word == "pay":
        return {"n": x, "cost": PAID_FOR_ONE * x}
    if word in ("up", "down"):
        return {"n": x, "to": x + 1 if word == "up" else x - 1}
    if top["kind"] == "battle" and top["card"] != "Templar":
        return against(before, top, seat, x)
    return {"n": x}


def against(before: RomaView, top: RomaPending, seat: int, rolled: int) -> dict[str, Param]:
    """A battle roll, with all that changes it and the defence. made: what the defence is made of, if of anything."""
    they, d = before["players"][1 - seat], top["disc"] - 1
    defence, card = they["defence"][d] or 0, they["row"][d]
    found: dict[str, Param] = {"n": rolled, "bonus": bonus(top["card"]), "card": Named("card", card)}
    printed = numbers(before, card)[1]
    towers = (they["change"][d] or 0) + they["lowered"]
    made = f"{printed}" + (f" + {towers}" if towers else "") + (f" − {they['lowered']}" if they["lowered"] else "")
    changed: dict[str, Param] = {"changed": "yes", "made": made} if made != f"{printed}" else {"changed": "no"}
    return found | {"defence": defence} | changed


def fought(before: RomaView, entry: Entry, after: RomaView) -> list[Message]:
    """That a card holds, once no more can be done about the roll."""
    top = before["pending"][-1]
    if top["kind"] not in UNDECIDED and (top["kind"] != "battle" or top["card"] == "Templar"):
        return []
    word, x = parts(entry.action or 0)
    now = after["pending"][-1] if after["pending"] else None
    if word == "reroll" or (now is not None and now["kind"] in UNDECIDED):
        return []
    p, d = 1 - before["active"], top["disc"] - 1
    card = before["players"][p]["row"][d]
    if after["players"][p]["row"][d] != card:
        return []
    rolled = {"battle": x, "again": before.get("rolled", 0)}.get(top["kind"], top.get("rolled", 0))
    more = x if word in ("spend", "pay") else bonus(top.get("card", ""))
    params = {"card": Named("card", card), "sum": rolled + more, "defence": before["players"][p]["defence"][d] or 0}
    return [Message("roma-told-held", params)]


def discards(view: RomaView) -> list[Counts]:
    """The discard pile, or both."""
    return [of["discard"] for of in (view, *view["players"]) if "discard" in of]


def piled(view: RomaView) -> Counter[str]:
    """The cards of the discard pile, or of both."""
    return sum(map(Counter, discards(view)), Counter())


def discarded(view: RomaView, card: str) -> int:
    """How often a card lies in the discard pile, or in both."""
    return sum(pile.get(card, 0) for pile in discards(view))


def reshuffled(before: RomaView, after: RomaView) -> bool:
    """Whether a discard pile has become a draw pile: it is gone, and no card of it was taken into a hand."""
    taking = before["pending"][-1].get("pile", "").startswith("discard")
    return not taking and any(was and not now for was, now in zip(discards(before), discards(after), strict=True))


def points(view: RomaView) -> int:
    """All victory points in the game."""
    return view["supply"] + sum(side["vp"] for side in view["players"])


def came_of(before: RomaView, entry: Entry, after: RomaView) -> list[Message]:
    """What changed for all to see: cards that left the board, victory points, effects, the next turn, the end."""
    told = list[Message]()
    for p in range(len(before["players"])):
        told += changed_of(before, entry, after, p)
    if entry.decision == "discarding":
        (card,) = piled(after) - piled(before)
        told.append(
            Message("roma-told-discards", {"seat": Named("seat", before["active"]), "card": Named("card", card)})
        )
    if reshuffled(before, after):
        told.append(Message("roma-told-reshuffled"))
    if points(after) < points(before):
        told.append(Message("roma-told-supply-lost", {"n": points(before) - points(after), "supply": after["supply"]}))
    if after["turn"] > before["turn"]:
        p = after["active"]
        told.append(Message("roma-told-turn", {"seat": Named("seat", p), "n": after["turn"]}))
        was, vp = before["players"][p]["vp"], after["players"][p]["vp"]
        if lost := was - vp:
            told.append(Message("roma-told-vacant", {"seat": Named("seat", p), "n": lost, "was": was, "vp": vp}))
    if not after["pending"]:
        told.append(Message("roma-told-over"))
    return told


def changed_of(before: RomaView, entry: Entry, after: RomaView, p: int) -> list[Message]:
    """What changed of a side."""
    was, now, seat = before["players"][p], after["players"][p], Named("seat", p)
    told = list[Message]()
    laid = parts(entry.action)[1] - 1 if entry.decision == "where" and entry.action is not None else -1
    lifting = bool(after["lifted"] and not before["lifted"])
    for d, card in enumerate(was["row"]):
        covered = p == entry.seat and d == laid
        if card and (covered or card != now["row"][d]) and not lifting:
            gone = discarded(after, card) > discarded(before, card)
            key = "roma-told-discarded" if gone else "roma-told-returned"
            told.append(Message(key, {"seat": seat, "card": Named("card", card), "disc": d + 1}))
    if now["lowered"] > was["lowered"]:
        told.append(Message("roma-told-weakened", {"seat": seat, "n": now["lowered"]}))
    if now.get("fewer", 0) > was.get("fewer", 0):
        told.append(Message("roma-told-fewer", {"seat": seat, "n": now["fewer"]}))
    if after["turn"] == before["turn"] and now["vp"] != was["vp"]:
        key = "roma-told-gains" if now["vp"] > was["vp"] else "roma-told-loses"
        points = {"n": abs(now["vp"] - was["vp"]), "was": was["vp"], "vp": now["vp"]}
        told.append(Message(key, {"seat": seat, **points}))
    return told
