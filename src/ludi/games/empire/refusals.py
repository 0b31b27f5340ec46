"""Why a move is not possible, from what its seat may see; never from what is hidden from it."""

from __future__ import annotations

from collections.abc import Callable

from ludi.kernel.messages import Message, Named

from . import constants as K
from .map import (
    AREA_IDS,
    COAST,
    EVENT_BEFORE,
    EVENT_NAMES,
    EVENT_PHASES,
    EVENT_TURNS,
    LAND_IDS,
    NEAR,
    PEOPLE_IDS,
    RESOURCE,
)
from .notation import parts
from .things import LANDS, force_of, side_of
from .view import EmpireLand, EmpirePending, EmpireView

PRICES = {"fort": K.FORT_COST, "upgrade": K.UPGRADE_COST, "rebuild": K.REBUILD_COST, "bribe": K.BRIBE_COST}
# Where a word is an answer at all.
DECISIONS = {
    "give": ("token",),
    "place": ("placing", "starting"),
    "pick": ("picking",),
    "retreat": ("retreating",),
    "fort": ("building", "gifts"),
    "upgrade": ("building", "gifts"),
    "rebuild": ("building",),
    "bribe": ("building",),
    "recruit": ("building",),
    "city": ("sites",),
    "aim": ("aiming",),
    "area": ("area",),
    "people": ("choosing",),
    "tens": ("offering",),
    "ones": ("units",),
    "play": ("before", "building", "picking", "placing", "gifts", "sites"),
}

STEPS = {  # in which step of a phase it is said
    "place": "place",
    "pick": "pick",
    **dict.fromkeys(("fort", "upgrade", "rebuild", "bribe", "recruit"), "build"),
    "city": "city",
}


def why(view: EmpireView, action: int) -> Message | None:
    """Why an action that is not legal is refused to the seat to move; None where nothing special can be said."""
    if not view["pending"]:
        return Message("server-no-more")
    top = view["pending"][-1]
    word, x = parts(action)
    if word not in DECISIONS:
        return Message("empire-no-other")
    if word == "play":
        return of_card(view, top, x)
    if top["kind"] not in DECISIONS[word]:
        return refused_now(word)
    return REASONS[word](view, top, x)


def refused_now(word: str) -> Message:
    """A word that answers another decision than the pending one."""
    step = STEPS.get(word)
    return Message("empire-no-step", {"word": step}) if step else Message("empire-no-other")


def price(view: EmpireView, word: str, land: str) -> int:
    """What a move of the building step costs; free forts come first, and rebels are paid for one by one."""
    match word:
        case "recruit":
            return K.RECRUIT_EARLY if view["turn"] < K.LATE else K.RECRUIT_LATE
        case "fort" | "upgrade" if view["free"]:
            return 0
        case "bribe":
            return PRICES[word] * view["lands"][land].get("armies", 0)
    return PRICES[word]


def short(view: EmpireView, cost: int) -> Message | None:
    """How many faction points are missing for something; None if there are enough."""
    missing = cost - view["sides"][view["active"]]["vp"][K.OF_FACTIONS]
    return Message("empire-no-points", {"n": missing, "cost": cost}) if missing > 0 else None


def about(key: str, land: int) -> Message:
    """A reason that lies in a land."""
    return Message(f"empire-no-{key}", {"land": Named("land", LAND_IDS[land])})


def there(view: EmpireView, land: int) -> EmpireLand:
    """What is in a land."""
    return view["lands"].get(LAND_IDS[land], {})


def held_by(view: EmpireView, force: str) -> int:
    """The lands with armies of a force, as a set."""
    lands = view["lands"]
    return sum(
        1 << n
        for n, l in enumerate(LAND_IDS)
        if (at := lands.get(l)) and at.get("holder") == force and at.get("armies")
    )


# Armies


def placing(view: EmpireView, top: EmpirePending, land: int) -> Message:
    """An army cannot go into a land."""
    force, at = view["mover"], there(view, land)
    params = {"force": force_of(view, force), "land": Named("land", LAND_IDS[land])}
    if top["kind"] == "starting":
        taken = any(side["start"] == LAND_IDS[land] for side in view["sides"])
        return about("start-taken" if taken else "start", land)
    if view["pool"] == 0:
        return Message("empire-no-army")
    if at.get("holder") == force and at.get("armies", 0) >= K.STACK:
        return Message("empire-no-room", {**params, "n": K.STACK})
    if force == view["main"] and at.get("holder", "").startswith("legions ") and at.get("side") in view["barred"]:
        return Message("empire-no-peace", {"side": side_of(view, at["side"])})
    own = held_by(view, force)
    if own == 0 and force.startswith("legions "):
        return Message("empire-no-entry", params)
    if own == 0 and not view["held"]:
        return Message("empire-no-begin", params)
    if force.startswith("legions ") and own & COAST and COAST >> land & 1 and view["basins"]:
        return Message("empire-no-sea", params)
    return Message("empire-no-way", params)


def picking(view: EmpireView, top: EmpirePending, land: int) -> Message:
    """No army can be taken up in a land."""
    at = there(view, land)
    if at.get("holder") != view["mover"] or not at.get("armies"):
        return Message(
            "empire-no-army-of", {"force": force_of(view, view["mover"]), "land": Named("land", LAND_IDS[land])}
        )
    return about("last-legion", land)


def retreating(view: EmpireView, top: EmpirePending, land: int) -> Message:
    """An army cannot go there from the land of a battle, or that it has to leave."""
    start, at = LAND_IDS.index(top["land"]), there(view, land)
    holder = view["lands"][top["land"]].get("holder", "")
    params = {"force": force_of(view, holder), "land": Named("land", LAND_IDS[land])}
    if NEAR[start] >> land & 1 == 0:
        return Message("empire-no-neighbour", {**params, "origin": Named("land", top["land"])})
    if at.get("holder") != holder or not at.get("armies"):
        return Message("empire-no-army-of", params)  # a fort of its own alone is no refuge
    return Message("empire-no-room", {**params, "n": K.STACK})


# Building


def fortifying(view: EmpireView, top: EmpirePending, land: int) -> Message | None:
    """No fort can be built in a land."""
    at = there(view, land)
    if missing := no_legion(view, land):
        return missing
    if "fort" in at:
        return about("fort-there", land)
    return Message("empire-no-forts-left") if view["left"]["forts"] == 0 else unpaid(view, top, "fort")


def upgrading(view: EmpireView, top: EmpirePending, land: int) -> Message | None:
    """No fortress can be made in a land."""
    at = there(view, land)
    if at.get("holder") != view["main"] or at.get("fort") != "fort":
        return about("fort", land)
    if "city" not in at:
        return about("city", land)
    return about("old-fort", land) if LAND_IDS[land] in view["fresh"] else unpaid(view, top, "upgrade")


def unpaid(view: EmpireView, top: EmpirePending, word: str) -> Message | None:
    """Neither free nor affordable."""
    if top["kind"] == "gifts":
        return Message("empire-no-free-forts")
    return short(view, price(view, word, ""))


def no_legion(view: EmpireView, land: int) -> Message | None:
    """The faction has no legion in a land."""
    at = there(view, land)
    return None if at.get("holder") == view["main"] and at.get("armies") else about("legion", land)


def rebuilding(view: EmpireView, top: EmpirePending, land: int) -> Message | None:
    """No looted city can be rebuilt in a land."""
    if there(view, land).get("city") != "looted":
        return about("looted", land)
    return no_legion(view, land) or short(view, K.REBUILD_COST)


def bribing(view: EmpireView, top: EmpirePending, land: int) -> Message | None:
    """The rebels of a land cannot be bribed."""
    at = there(view, land)
    if at.get("holder") != "rebels":
        return about("rebels", land)
    if NEAR[land] & held_by(view, view["main"]) == 0:
        return about("rebels-near", land)
    if missing := short(view, price(view, "bribe", LAND_IDS[land])):
        return missing
    return Message("empire-no-legions-left")


def recruiting(view: EmpireView, top: EmpirePending, _: int) -> Message | None:
    """No legion can be recruited."""
    me = view["sides"][view["active"]]
    if missing := short(view, price(view, "recruit", "")):
        return missing
    if me["legions"] + view["pool"] + me["rebels"] >= view["most"]:
        return Message("empire-no-recruit", {"n": view["most"]})
    return Message("empire-no-legions-left")


def siting(view: EmpireView, top: EmpirePending, land: int) -> Message | None:
    """No city can be built in a land."""
    if RESOURCE >> land & 1 == 0:
        return about("resource", land)
    if "city" in there(view, land):
        return about("city-there", land)
    if missing := no_legion(view, land):
        return missing
    if view["left"]["cities"] == 0:
        return Message("empire-no-cities-left")
    home = LANDS[view["sides"][view["active"]]["start"]]["area"]
    return Message("empire-no-home-first", {"area": Named("area", home)})


# Events and offers


def of_card(view: EmpireView, top: EmpirePending, card: int) -> Message:
    """An event cannot be played."""
    name = EVENT_NAMES[card]
    params = {"card": Named("card", name)}
    me = view["sides"][view["active"]]
    if top["kind"] not in DECISIONS["play"]:
        return Message("empire-no-other")
    if name not in me.get("hand", ()):
        return Message("empire-no-card", params)
    if me["events"] == 0:
        return Message("empire-no-events")
    if top.get("extra"):
        return Message("empire-no-event-yet", {"force": force_of(view, view["mover"])})
    if EVENT_TURNS[card] >> view["turn"] & 1 == 0:
        return Message("empire-no-card-turn", {**params, "n": view["turn"]})
    phase = view["phase"]
    if EVENT_PHASES[card] >> (phase == "factions") & 1 == 0:
        return Message("empire-no-card-phase", {**params, "phase": "people" if phase == "factions" else "faction"})
    if EVENT_BEFORE[card] and top["kind"] != "before":
        return Message("empire-no-card-before", params)
    return Message("empire-no-card-use", params)


def giving(view: EmpireView, top: EmpirePending, side: int) -> Message:
    """A token cannot go to a side."""
    if side >= len(view["sides"]):
        return Message("empire-no-side")
    return Message("empire-no-token", {"side": side_of(view, side), "kind": top["of"]})


def aiming(view: EmpireView, top: EmpirePending, land: int) -> Message:
    """An event cannot strike a land."""
    return Message("empire-no-aim", {"card": Named("card", top["card"]), "land": Named("land", LAND_IDS[land])})


def choosing_area(view: EmpireView, top: EmpirePending, area: int) -> Message:
    """An event cannot strike an area."""
    return Message("empire-no-area", {"area": Named("area", AREA_IDS[area])})


def choosing_people(view: EmpireView, top: EmpirePending, people: int) -> Message:
    """A people cannot be chosen for an event."""
    name = PEOPLE_IDS[people]
    mine = view["control"].get(name) == view["active"]
    card = {} if not mine else {"card": Named("card", top["card"])}
    return Message("empire-no-people-use" if mine else "empire-no-people", {"people": Named("people", name), **card})


def offering(view: EmpireView, top: EmpirePending, _: int) -> Message:
    """More points than there are cannot be offered."""
    side = view["battle"]["foe_side"] or 0
    return Message("empire-no-offer", {"n": view["sides"][side]["vp"][K.OF_FACTIONS]})


REASONS: dict[str, Callable[[EmpireView, EmpirePending, int], Message | None]] = {
    "give": giving,
    "place": placing,
    "pick": picking,
    "retreat": retreating,
    "fort": fortifying,
    "upgrade": upgrading,
    "rebuild": rebuilding,
    "bribe": bribing,
    "recruit": recruiting,
    "city": siting,
    "aim": aiming,
    "area": choosing_area,
    "people": choosing_people,
    "tens": offering,
    "ones": offering,
}
