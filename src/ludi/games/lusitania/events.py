"""The log: what is said of an event, from a seat's views before and after it."""

from __future__ import annotations

from collections import Counter

from ludi.kernel.messages import Entry, Message, Named, Param

from . import constants as K
from .constants import CELL_NAMES, COLOUR_NAMES, EQUIPMENT_OF, TYPE_OF
from .names import CARD_OF
from .notation import parts
from .view import LusitaniaPending, LusitaniaView

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


def event_messages(before: LusitaniaView, entry: Entry, after: LusitaniaView) -> list[Message]:
    """The sentences about a log entry of a seat: what was done, then what came of it."""
    top = before["pending"][-1]
    dealing = entry.decision == "draw" and before["turn"] == 0
    seat = top["for"] if entry.decision == "draw" else before["active"]
    params: dict[str, Param] = {"seat": Named("seat", seat)}
    if entry.decision in ("stealing", "giving"):
        params["foe"] = Named("seat", top["for"])
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
    if EQUIPMENT_OF[k] >= 0:
        return ""
    return "lusitania-told-hires" if TYPE_OF[k] >= 0 else "lusitania-told-invites"


def details(before: LusitaniaView, top: LusitaniaPending, word: str, name: str, seat: int) -> dict[str, Param]:
    """What a sentence about an action may need: cards, a cell, another seat."""
    cells = before["players"][seat]["cells"]
    match word:
        case "caesar":
            return {"seat": Named("seat", int(name))}
        case "on":
            with_ = cells[CELL_NAMES.index(name)]
            named = {"with": Named("card", with_)} if with_ else {}
            return {"card": Named("card", top.get("card", "Auxiliary")), "cell": name, **named}
        case "gear":
            owner = top.get("for", seat)
            with_ = before["players"][owner]["cells"][CELL_NAMES.index(top["cell"])]
            foe = {"with": Named("card", with_), "foe": Named("seat", owner)}
            return {"card": Named("card", name), "cell": top["cell"], **foe}
        case "hire":
            cell = CELL_NAMES[K.CELL_OF[CARD_OF[name.casefold()]]]
            return {"card": Named("card", name), "cell": cell}
    return {"card": Named("card", name)}


def came_of(before: LusitaniaView, entry: Entry, after: LusitaniaView) -> list[Message]:
    """What changed for all to see: the camp, Caesar, Laurus and Virtus, points, the deck, the next turn, the end."""
    told = three_told(before, entry, after)
    if (owner := caesars(after)) != (was := caesars(before)) and was >= 0:
        told.append(Message("lusitania-told-goes", {"seat": Named("seat", owner)}))
    for award, taker in after["awards"].items():
        if taker is not None and before["awards"].get(award) is None:
            params = {"seat": Named("seat", taker), "card": Named("card", award)}
            told.append(Message("lusitania-told-awarded", params))
    for p, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["points"] != old["points"] and before["turn"] > 0:
            key = "lusitania-told-gains" if new["points"] > old["points"] else "lusitania-told-loses"
            points = {"n": abs(new["points"] - old["points"]), "was": old["points"], "points": new["points"]}
            told.append(Message(key, {"seat": Named("seat", p), **points}))
    if after["shuffled"] and not before["shuffled"]:
        told.append(Message("lusitania-told-shuffled"))
    if after["last"] and not before["last"]:
        told.append(Message("lusitania-told-last"))
    if not after["pending"]:
        told.append(Message("lusitania-told-over"))
        ends = [side["points"] for side in after["players"]]
        if ends.count(max(ends)) > 1:
            told.append(Message("lusitania-told-level"))
    elif after["turn"] > before["turn"]:
        told.append(Message("lusitania-told-turn", {"seat": Named("seat", after["active"]), "n": after["turn"]}))
    return told


def caesars(view: LusitaniaView) -> int:
    """The seat with Caesar, -1 before he is dealt."""
    return next((p for p, side in enumerate(view["players"]) if "Caesar" in side["cells"]), -1)


def three_told(before: LusitaniaView, entry: Entry, after: LusitaniaView) -> list[Message]:
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
    return [Message("lusitania-told-three", {"card": Named("card", card)})]
