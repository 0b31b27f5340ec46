"""The log in sentences: what was done, then what came of it, from what a seat saw before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludi.kernel.messages import Entry, Message

from . import constants as K
from .battles import EmpireDice, Won, fallen
from .map import AREA_IDS, COAST, EVENT_NAMES, LAND_IDS, NEAR, PEOPLE_IDS
from .notation import parts
from .sheet import lines, row
from .things import KINDS, called, named
from .view import EmpireLand, EmpirePending, EmpireView

Seen = EmpireView
About = dict[str, Any]
TOKENS = ("people", "emperor")

# (decision, word of the action) -> sentence about a side and the land of the decision or of the action.
DONE = {
    ("starting", "place"): "start",
    ("building", "recruit"): "recruits",
    ("building", "fort"): "builds-fort",
    ("gifts", "fort"): "builds-fort",
    ("building", "upgrade"): "upgrades",
    ("gifts", "upgrade"): "upgrades",
    ("building", "rebuild"): "rebuilds",
    ("building", "bribe"): "bribes",
    ("sites", "city"): "builds-city",
    ("taking", "keep"): "keeps-fort",
    ("taking", "remove"): "razes-fort",
    ("looting", "sack"): "sacks",
    ("looting", "spare"): "spares",
    ("aiming", "aim"): "aims",
    ("area", "area"): "aims-area",
    ("choosing", "people"): "chooses",
    ("device", "roads"): "roads",
    ("device", "walls"): "walls",
}


def event_messages(before: Seen, entry: Entry, after: Seen) -> list[Message]:
    """The sentences about a log entry; single dice of a battle and what was only finished say nothing."""
    done = [] if entry.action is None else did(before, entry.decision, *parts(entry.action), after)
    if entry.decision == "token" and entry.action is not None:
        done = [passed(before, parts(entry.action)[1])]
    return [typed(after, *one) for one in done + came_of(before, entry, after)]


Line = tuple[str, About]  # a sentence of the log to be: the end of its key, and what stands in it


def typed(view: Seen, key: str, about: Mapping[str, Any]) -> Message:
    """A sentence of the log with sides, forces and things by name."""
    seats = view["sides"][-1]["seat"] + 1
    return Message(f"empire-told-{key}", {name: named(name, x, seats) for name, x in about.items()})


def did(before: Seen, decision: str, word: str, x: int, after: Seen) -> list[Line]:
    """What a seat did, or how chance fell."""
    top, side = before["pending"][-1], before["active"]
    if word == "play":
        return [said("plays", side=side, card=EVENT_NAMES[x])]
    if decision in SPECIAL:
        found = SPECIAL[decision](before, word, x, after)
        return [] if found is None else [found]
    if (decision, word) not in DONE:
        return []
    about: About = {"side": side}
    if word not in ("recruit", "roads", "walls", "area", "people"):
        about["land"] = top["land"] if "land" in top else LAND_IDS[x]
    about |= {"area": AREA_IDS[x]} if word == "area" else {"people": PEOPLE_IDS[x]} if word == "people" else {}
    about |= {"card": top["card"]} if "card" in top else {}
    return [said(DONE[decision, word], **about)]


def said(key: str, **params: Any) -> Line:
    """A sentence of the log."""
    return key, params


def name_of_token(view: Seen, kind: int, number: int) -> About:
    """A token by what it means in this turn: a people of the chart, or an emperor."""
    return {"n": number, TOKENS[kind]: called(view["turn"], KINDS[kind], number)}


def kind_of(top: EmpirePending) -> int:
    """Which kind of token a decision is about."""
    return K.OF_PEOPLES if top["of"] == "peoples" else K.OF_FACTIONS


def passed(before: Seen, to: int) -> Line:
    """A token was kept or given away."""
    top = before["pending"][-1]
    side = before["order"][top["place"]]
    if side == to:
        return said("keeps", side=side, kind=top["of"])
    return said("gives", side=side, kind=top["of"], other=to)


def dealing(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """An own hand, when it is whole."""
    top = before["pending"][-1]
    if top["set"] + 1 < K.SETS:
        return None
    return said("hand", side=top["side"], cards=after["sides"][top["side"]]["hand"])


def ordering(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A die for the order of drawing."""
    return said("ordering", side=before["pending"][-1]["side"], n=x + 1)


def drawing(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A token that this seat sees."""
    top = before["pending"][-1]
    kind = kind_of(top)
    return said(f"draws-{TOKENS[kind]}", side=before["order"][top["place"]], **name_of_token(before, kind, x + 1))


def looking(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A token that was given to this seat."""
    top = before["pending"][-1]
    kind = kind_of(top)
    return said(f"looks-{TOKENS[kind]}", side=top["side"], **name_of_token(before, kind, x + 1))


def calling(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A number is called: somebody's phase begins, or nobody has it."""
    top = before["pending"][-1]
    kind = kind_of(top)
    if x == K.SIDES:
        return said("undrawn", kind=top["of"], n=top["number"])
    key = "leads" if kind == K.OF_PEOPLES else "reigns"
    return said(key, side=x, **name_of_token(before, kind, top["number"]))


def picking(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """An army was taken up."""
    return said("picks", force=before["mover"], land=LAND_IDS[x]) if word == "pick" else None


def placing(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """An army goes into a land: to its own, into an empty one, or against an enemy."""
    if word != "place":
        return None
    land, force = LAND_IDS[x], before["mover"]
    holder = before["lands"].get(land, {}).get("holder", "")
    if enters(before):
        return said("enters", force=force, land=land)
    if holder in ("", force):
        return said("places", force=force, land=land)
    return said("attacks", force=force, land=land, rival=holder)


def enters(view: Seen) -> bool:
    """Whether the next army is the first of a people or a tribe, for which all make room in its start land."""
    force = view["mover"]
    there = any(land.get("holder") == force and land.get("armies") for land in view["lands"].values())
    return not (force.startswith("legions ") or view["held"] or there)


def origin_of(view: Seen, l: int) -> str:
    """A land from which the army may have come: a neighbour, or for legions a coast; empty if there is none."""
    force, lands = view["mover"], view["lands"]
    own = [n for n, land in enumerate(LAND_IDS) if n != l and lands.get(land, {}).get("holder") == force]
    own = [n for n in own if lands[LAND_IDS[n]].get("armies")]
    if LAND_IDS[l] in lands and lands[LAND_IDS[l]].get("holder") == force:
        return ""
    near = [n for n in own if NEAR[l] >> n & 1] or [n for n in own if COAST >> n & 1 and COAST >> l & 1]
    return LAND_IDS[near[0]] if near else ""


def retreating(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """An army gave way."""
    if word != "retreat":
        return None
    land = before["pending"][-1]["land"]
    return said("retreats", force=before["lands"][land]["holder"], land=land, refuge=LAND_IDS[x])


def rolling(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """The last die of a round: both rolls, and who won."""
    was, dice = before["battle"], decided(before, x, after)
    if dice is None:
        return None
    about = {"land": was["land"], "force": was["force"], "rival": was["foe"]}
    attack, defence = (" ".join(map(str, row)) for row in (dice["attack"], dice["defence"]))
    return said("round", **about, dice=attack, defence=defence, won=winner(before, after))


def decided(before: Seen, x: int, after: Seen) -> EmpireDice | None:
    """The dice of a round of which this one is the last; None where others are still to fall."""
    rolled = [*before["battle"]["rolled"]]
    rolled[before["pending"][-1]["die"]] = x + 1
    dice = fallen(rolled)
    return dice if dice["defence"] and "falling" not in after["battle"] else None


def winner(before: Seen, after: Seen) -> Won:
    """Who won a round of battle: attacker, fort (which he beat), defender, spared (but nobody fell), or tie."""
    was, now = before["battle"], after["battle"]
    land = was["land"]
    there, then = before["lands"].get(land, {}), after["lands"].get(land, {})
    if now and now["land"] == land and now["round"] == was["round"]:
        return "tie"
    if then.get("holder") == was["force"]:
        return "attacker" if there.get("armies") else "fort"
    if there.get("armies", 0) > then.get("armies", 0):
        return "attacker"
    return "spared" if len(after["spared"]) > len(before["spared"]) else "defender"


def loot(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A die of loot."""
    return said("loot", side=before["active"], n=x + 1)


def number(before: Seen, word: str, x: int, after: Seen) -> Line:
    """Armies rise in a land."""
    top = before["pending"][-1]
    return said("rises", people=top["people"], land=top["land"], n=x + 1)


def fate(before: Seen, word: str, x: int, after: Seen) -> Line:
    """A die of an event."""
    top = before["pending"][-1]
    return said("fate", card=top["card"], land=top["land"], n=x + 1)


def units(before: Seen, word: str, x: int, after: Seen) -> Line | None:
    """Points were offered for peace; none is no offer."""
    n = 10 * before["pending"][-1]["tens"] + x
    battle = before["battle"]
    return said("offers", side=battle["foe_side"], land=battle["land"], n=n) if n else None


def answering(before: Seen, word: str, x: int, after: Seen) -> Line:
    """An offer was accepted or refused."""
    n, land = before["pending"][-1]["sum"], before["battle"]["land"]
    return said("accepts" if word == "accept" else "refuses", side=before["active"], land=land, n=n)


def treasure(before: Seen, word: str, x: int, after: Seen) -> Line:
    """The die of a kingdom that stood to the end, with its bonus."""
    kingdom = before["pending"][-1]["kingdom"]
    side = before["control"][kingdom]
    n = after["sides"][side]["vp"][0] - before["sides"][side]["vp"][0]
    return said("treasure", side=side, kingdom=kingdom, n=n)


SPECIAL: dict[str, Callable[[Seen, str, int, Seen], Line | None]] = {
    "dealing": dealing,
    "ordering": ordering,
    "drawing": drawing,
    "looking": looking,
    "calling": calling,
    "picking": picking,
    "placing": placing,
    "retreating": retreating,
    "rolling": rolling,
    "loot": loot,
    "number": number,
    "fate": fate,
    "units": units,
    "answering": answering,
    "treasure": treasure,
}
NOTHING: EmpireLand = {}


def came_of(before: Seen, entry: Entry, after: Seen) -> list[Line]:
    """What followed: peoples and lands that changed hands, losses, points, the turn, the end."""
    told = new_leaders(before, after)
    for land in LAND_IDS:
        was, now = before["lands"].get(land, NOTHING), after["lands"].get(land, NOTHING)
        if was == now:
            continue
        holder = now.get("holder", "")
        if holder != was.get("holder", "") and holder and was.get("holder"):
            told.append(said("falls", land=land, force=holder, rival=was["holder"]))
        if now.get("city") == "looted" and was.get("city") == "city":
            told.append(said("looted", land=land))
        lost = was.get("armies", 0) - now.get("armies", 0)
        if lost > 0 and holder in ("", was.get("holder")) and entry.decision in ("fate", "aiming"):
            told.append(said("loses", land=land, force=was["holder"], n=lost))
    return told + came_of_sides(before, entry, after)


def new_leaders(before: Seen, after: Seen) -> list[Line]:
    """Peoples that another side led until now, with the lands which they bring along."""
    was, now = before["control"], after["control"]
    changed = [(name, was[name], side) for name, side in now.items() if was.get(name, side) != side]
    held = [land.get("holder") for land in after["lands"].values()] if changed else []
    return [said("passes", force=name, side=side, other=other, n=held.count(name)) for name, other, side in changed]


def came_of_sides(before: Seen, entry: Entry, after: Seen) -> list[Line]:
    """The same of the sides: points and what they are for, the end of a faction; then the turn, and the end."""
    told: list[Line] = []
    for s, (was, now) in enumerate(zip(before["sides"], after["sides"], strict=True)):
        for kind, word in enumerate(("peoples", "faction")):
            gain = now["vp"][kind] - was["vp"][kind] - points_told(before, entry, s, kind)
            if gain > 0 and entry.decision != "treasure":
                total = sums(after)[now["seat"]]
                what = row(lines(before, after, s, kind, gain))
                points = {"n": gain, "vp": sum(now["vp"]), "was": total - gain, "total": total}
                told.append(said(f"points-{word}-for", side=s, **points, what=what))
        if now["dead"] and not was["dead"]:
            told.append(said("dead", side=s))
    if after["turn"] != before["turn"]:
        told.append(said("turn", n=after["turn"]))
    if not after["pending"]:
        told.append(said("over"))
        ends = sums(after)
        told += [said("level")] if ends.count(max(ends)) > 1 else []
    return told


def sums(view: Seen) -> list[int]:
    """The points of each seat, of all its sides and tracks."""
    found = [0] * (view["sides"][-1]["seat"] + 1)
    for side in view["sides"]:
        found[side["seat"]] += sum(side["vp"])
    return found


def points_told(before: Seen, entry: Entry, s: int, kind: int) -> int:
    """The points of a side on a track that a sentence of its own tells: of a die of loot, and for peace."""
    if entry.action is None or (s, KINDS[kind]) != (before["active"], before["phase"]):
        return 0
    word, x = parts(entry.action)
    if entry.decision == "loot":
        return x + 1
    return before["pending"][-1]["sum"] if entry.decision == "answering" and word == "accept" else 0
