"""What a move would do beyond its own sentence: chances, points, what is there, what a card does."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.messages import Chance, Message, Named, Param, slug

from . import constants as K
from .map import EVENT_NAMES, LAND_IDS
from .notation import parts
from .things import LANDS, TRIBES, Row, holds, inside, land_worth, listed, tokens, yes
from .view import EmpireView

ON_LAND = ("place", "pick", "retreat", "fort", "upgrade", "rebuild", "bribe", "city", "aim")
SCORES = ("place", "rebuild", "city")
EVENTS: dict[str, Row] = {row["name"]: row for row in K.DATA["event"]}


def effect(view: EmpireView, action: int) -> Message | None:
    """What a move would do, beyond its own sentence: the chances of an attack, what is there, a card in few words."""
    word, x = parts(action)
    if word == "play":
        return event_text(EVENT_NAMES[x], "gist")
    if word == "give":
        points = Message("empire-pass-points", {"n": sum(view["sides"][x]["vp"])})
        return listed("dots", points, tokens(view, x))
    if word not in ON_LAND:
        return None
    land = LAND_IDS[x]
    if word == "place" and land in view["attacks"]:
        return attack_message(view, land)
    value = view["areas"][LANDS[land]["area"]]["value"]
    there = land_worth(land, value, inside(view, land), view["sides"][-1]["seat"] + 1)
    n = view["gains"].get(land, 0) if word in SCORES else 0
    return listed("dots", gain_message(n), there) if n else there


def gain_message(n: int) -> Message:
    """The points that a move adds to the scoring of the phase. points: with their sign."""
    return Message("empire-why-gains" if n > 0 else "empire-why-loses", {"n": abs(n), "points": n})


def prize(view: EmpireView, land: str) -> tuple[Message, ...]:
    """What an attack wins if the land falls: points at the end of the phase, and for peoples dice of loot."""
    it, n, dice = view["lands"][land], view["gains"].get(land, 0), 0
    if it.get("city") == "city" and not view["mover"].startswith("legions "):
        dice = K.LOOT_CAPITAL if "capital" in it else K.LOOT_CITY
    return (Message("empire-gain-if", {"n": n, "points": n, "dice": dice}),) if n > 0 or dice else ()


def attack_message(view: EmpireView, land: str) -> Message:
    """An attack before it is made: its chances, who is there, the dice and what they come from."""
    it = view["attacks"][land]
    first, every = it["chance"]
    of = {"percent": percent(first), "all": percent(every), "n": it["all"]}
    chance = Chance(f"empire-effect-{'attack' if it['all'] > 1 else 'attack-last'}", of)
    fight = () if "alone" in it["why"] else (dice_message(it["dice"], it["plus"]),)
    return listed("clauses", chance, *prize(view, land), holds(view, land), *fight, *reasons(it["why"], it["plus"][0]))


def dice_message(dice: Sequence[int], plus: Sequence[int]) -> Message:
    """The dice of both sides with what is added to the highest."""
    return Message("empire-dice", {"attack": dice[0], "more": plus[0], "defence": dice[1], "plus": plus[1]})


def reasons(why: Sequence[str], plus: int) -> list[Message]:
    """What decides an attack besides luck."""
    return [Message(f"empire-why-{name}", {"n": plus} if name == "plus" else {}) for name in why]


def percent(chance: float) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else max(1, min(99, round(100 * chance)))


def event_text(card: str, form: str = "text") -> Message:
    """What an event card does. form: text, or gist for a few words."""
    row = EVENTS[card]
    given = row.get("params", {})
    params: dict[str, Param] = {"forts": given.get("forts", 0)}
    params["kill"] = given.get("kill_on", 0) or given.get("neighbour_kill_on", 0)
    if tribe := TRIBES.get(given.get("ref", "")):
        params |= {"n": tribe["armies"], "land": Named("land", tribe["start"])}
        params |= {"fort": yes(tribe.get("fort") == "fort"), "bonus": tribe.get("loot_bonus", 0)}
    return Message(f"empire-{form}-{slug(row['effect'])}", params)
