"""What a page draws of an entry of the log besides its sentences: the army that went, what a battle came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from ludi.kernel.messages import Entry, Message, MessageData, Named, as_data

from .battles import EmpireDice, Won
from .log import decided, enters, origin_of, winner
from .map import LAND_IDS
from .notation import parts
from .things import force_of
from .view import EmpireView

CAME_OF = ("empire-told-retreats", "empire-told-falls", "empire-told-accepts")


class EmpireWent(TypedDict):
    """An army of a side that went from a land into another one. attack: which others hold."""

    origin: str
    land: str
    side: int
    attack: bool


class EmpireRound(EmpireDice):
    """A round of battle that is decided. won: fort if the attacker beat that; spared if his loss did not count."""

    won: Won


class EmpireFought(TypedDict):
    """What an entry tells of a battle. who: those who fight, where it begins; outcome: sentences of what came of it."""

    land: str
    who: NotRequired[MessageData]
    round: NotRequired[EmpireRound]
    outcome: NotRequired[list[MessageData]]


class EmpireEvent(TypedDict):
    """What is drawn of an entry of the log."""

    went: NotRequired[EmpireWent]
    battle: NotRequired[EmpireFought]


DrawnEvent = EmpireEvent


def drawn_event(before: EmpireView, entry: Entry, after: EmpireView, told: Sequence[Message]) -> EmpireEvent | None:
    """What there is to be drawn of a log entry, from the views before and after it; None if nothing is.

    told: the sentences about it.
    """
    found: EmpireEvent = {}
    if entry.action is not None and (went := gone(before, entry.decision, *parts(entry.action))):
        found["went"] = went
    if battle := begun(before, after) or fought(before, entry, after, told):
        found["battle"] = battle
    return found or None


def gone(before: EmpireView, decision: str, word: str, x: int) -> EmpireWent | None:
    """The army that a move sends from one land into another."""
    if (decision, word) != ("placing", "place") or enters(before):
        return None
    origin, land = origin_of(before, x), LAND_IDS[x]
    if not origin:
        return None
    attack = before["lands"].get(land, {}).get("holder", "") not in ("", before["mover"])
    return {"origin": origin, "land": land, "side": before["active"], "attack": attack}


def fighters(view: EmpireView) -> tuple[str, str, str] | None:
    """Of the battle that goes on, or may with the next army: where, who attacks, who holds the land."""
    battle = view["battle"]
    return (battle["land"], battle["force"], battle["foe"]) if battle else None


def begun(before: EmpireView, after: EmpireView) -> EmpireFought | None:
    """A battle that begins."""
    now = fighters(after)
    if now is None or now == fighters(before):
        return None
    land, force, foe = now
    who = Message("empire-battle-was", {"force": force_of(after, force), "foe": force_of(after, foe)})
    return {"land": land, "who": as_data(who)}


def fought(before: EmpireView, entry: Entry, after: EmpireView, told: Sequence[Message]) -> EmpireFought | None:
    """A round of the battle that goes on, and what came of it."""
    battle = before["battle"]
    if not battle:
        return None
    found: EmpireFought = {"land": battle["land"]}
    if entry.decision == "rolling" and entry.action is not None:
        dice = decided(before, parts(entry.action)[1], after)
        if dice is not None:
            found["round"] = {**dice, "won": winner(before, after)}
    land = Named("land", battle["land"])
    if outcome := [as_data(x) for x in told if x.key in CAME_OF and x.params["land"] == land]:
        found["outcome"] = outcome
    return found if len(found) > 1 else None
