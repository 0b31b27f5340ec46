"""What the lessons of History of the Roman Empire teach a newcomer to do."""

from __future__ import annotations

from typing import Any

from bench.newcomers.eyes import SAFE, Choice, Rule, sentences, starting

from ludi.games.empire.constants import LAST_LANDS, TURNS
from ludi.games.empire.things import LANDS


def chance(choice: Choice, move: str) -> float | None:
    """In percent, that an army takes the province; None where nobody fights."""
    found = [choice.number(move, f"empire-effect-attack{x}", "percent") for x in ("", "-last")]
    return next((x for x in found if x is not None), None)


STRONG = 5  # armies of a people
LOOT = 3.5  # points of a die
HURT = 2  # what it is worth that another has a province no longer, or a city, and if he leads
ARMED = ("Kingdom", "Realm", "Cantabri", "Batavi", "Carpi", "Blemmyes", "Isauri", "Alani", "People Revive")
FIGHTING = ("Leader", "Fury", "Weaponry", "God", "Elite")
GUARDING = ("Roman", "Engineering")
HARMING = ("Epidemy", "Plague", "Pestilence", "Wrath", "Disaster", "Rebellion", "Revolt")


def land(choice: Choice, move: str) -> dict[str, Any]:
    """The province of a move."""
    return dict(choice.view["lands"].get(move.split()[1], {}))


def leader(choice: Choice) -> int:
    """Who of the others has most points."""
    sides = choice.view["sides"]
    return max((n for n in range(len(sides)) if n != choice.seat), key=lambda n: sum(sides[n]["vp"]))


def expected(choice: Choice, move: str) -> float:
    """What an army brings, by its chance: the points that the page writes, loot, what another loses, the last turn's 2.

    Nothing at worse than even odds.
    """
    it, odds = land(choice, move), chance(choice, move)
    legions = choice.view["phase"] == "factions"
    last = LAST_LANDS if choice.view["turn"] == TURNS and legions else 0
    if odds is None:
        return (choice.number(move, "empire-why-gains", "n") or 0) + (0 if it.get("armies") else last)
    gain = (choice.number(move, "empire-gain-if", "n") or 0) + LOOT * (
        choice.number(move, "empire-gain-if", "dice") or 0
    )
    hurt = HURT * (1 + (it.get("city") == "city") + (it.get("side") == leader(choice)))
    return (gain + hurt + last) * odds / 100 if odds >= SAFE else 0


def provinces(choice: Choice) -> list[str]:
    """The province that adds most, if it is a point or more."""
    of = {m: expected(choice, m) for m in choice.starting("place ")}
    return [m for m in of if of[m] == max(of.values()) >= 1]


def peaceful(choice: Choice) -> list[str]:
    """Where nobody fights: a new province, else a city of one's own, where fewest armies are."""
    found = [m for m in choice.starting("place ") if chance(choice, m) is None]
    new = [m for m in found if not land(choice, m).get("armies")]
    cities = [m for m in found if land(choice, m).get("city") == "city"]
    few = min((land(choice, m)["armies"] for m in cities), default=0) if not new else 0
    return new or [m for m in cities if land(choice, m)["armies"] == few] or found


def kind(choice: Choice) -> str:
    """What the newcomer is asked."""
    return str(choice.view["pending"][-1]["kind"])


def first(choice: Choice) -> list[str]:
    """Italia if it is free, else any start that nobody has."""
    if kind(choice) != "starting":
        return []
    found = choice.starting("place ")
    free = [m for m in found if any(x.key == "empire-vacant" for x in sentences(choice.moves[m].effect))]
    return choice.starting("place italia") or free or found


def token(choice: Choice) -> list[str]:
    """A strong people or an emperor who helps is kept, another given to the one who leads; the page tells them."""
    gives = choice.starting("give ")
    points = {m: choice.number(m, "empire-pass-points", "n") or 0 for m in gives}
    asked = list(sentences(choice.asked))
    strong = [x.params["n"] for x in asked if x.key == "empire-means-people"]
    weak = bool(strong and strong[0] < STRONG) or any(x.key == "empire-bonus-none" for x in asked)
    mine = [m for m in gives if choice.moves[m].told.key == "empire-move-keep-token"]
    others = [m for m in gives if m not in mine]
    if mine and not (weak and others):
        return mine
    return [m for m in others if points[m] == max(points[x] for x in others)]


def cards(choice: Choice) -> list[str]:
    """Cards that bring armies at once, those for a fight with peoples, forts with the faction."""
    names: tuple[str, ...] = ()
    if kind(choice) in ("before", "building"):
        names = FIGHTING if choice.view["phase"] == "peoples" else GUARDING
    return choice.starting(*(f"play {name}" for name in (*ARMED, *names)))


def harm(choice: Choice) -> list[str]:
    """Cards against others, while armies are placed, once there is something to harm."""
    if kind(choice) != "placing" or choice.view["turn"] == 1:
        return []
    return choice.starting("play Treachery") or [m for m in choice.starting("play ") if m[5:].startswith(HARMING)]


def aim(choice: Choice) -> list[str]:
    """A province of whoever leads, with a city if he has one; an area with many armies of others."""
    lands = choice.view["lands"]

    def rank(move: str) -> int:
        it = land(choice, move)
        city = it.get("city") == "city"
        return -1 if it.get("side") == choice.seat else 2 * (it.get("side") == leader(choice)) + city

    def armies(move: str) -> int:
        inside = [one for name, one in lands.items() if LANDS[name]["area"] == move.split()[1]]
        return sum(one.get("armies", 0) * (-1 if one.get("side") == choice.seat else 1) for one in inside)

    of = {m: rank(m) for m in choice.starting("aim ")} | {m: armies(m) for m in choice.starting("area ")}
    return [m for m in of if of[m] == max(of.values())]


def forts(choice: Choice) -> list[str]:
    """A fort for a city; free ones also elsewhere."""
    found = choice.starting("fort ")
    cities = [m for m in found if land(choice, m).get("city") == "city"]
    return cities or (found if kind(choice) == "gifts" or choice.view["free"] else [])


def stacked(choice: Choice) -> list[str]:
    """Legions that stand on others."""
    found = choice.starting("pick ") if choice.view["phase"] == "factions" else []
    return [m for m in found if land(choice, m)["armies"] > 1]


EMPIRE = [
    Rule("lesson-empire-people-end", "keep a people of 5 armies or more", token),
    Rule("lesson-empire-start-choose", "Choose Italia", first),
    Rule("lesson-empire-event-plan", "bring armies: play them at once", cards),
    Rule("lesson-empire-event-plan", "against whoever leads", harm),
    Rule("lesson-empire-event-plan", "against whoever leads", aim),
    Rule("lesson-empire-score-plan", "the points that it adds", provinces),
    Rule("lesson-empire-terrain-end", "takes from others, most of all from whoever leads", provinces),
    Rule("lesson-empire-event-end", "each province with legions brings 2", provinces),
    Rule("lesson-empire-people-place-lost", "Place them all", peaceful),
    Rule("lesson-empire-people-place-lost", "Place them all", starting("place ")),
    Rule("lesson-empire-city-site-city", "A city costs nothing now", starting("city ")),
    Rule("lesson-empire-city-end", "rebuild it", starting("rebuild ")),
    Rule("lesson-empire-build-end", "recruit all legions that you can", starting("recruit")),
    Rule("lesson-empire-build-end", "a fort for each city", forts),
    Rule("lesson-empire-build-end", "Take up only those that stand on others", stacked),
    Rule("lesson-empire-city-site-city", "scores every time", starting("spare", "keep")),
    Rule("lesson-empire-event-keep-leave", "Leave the armies where they are", starting("done")),
]
