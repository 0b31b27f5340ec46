"""What is said of a position and of a move, made from a view alone: the same for terminal, server and page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from ludi.kernel.messages import Chance, LegalMove, Listed, Message, Named, Param, slug, within

from . import constants as K
from .effects import EVENTS, dice_message, effect, event_text, percent, reasons
from .fought import DrawnEvent, drawn_event
from .log import event_messages
from .map import AREA_IDS, EVENT_NAMES, LAND_IDS, NEAR, OPTIONAL, REPLACED, VALUE
from .notation import parts
from .orders import orders
from .sheet import sheet
from .things import (
    HOUSE,
    IN_AREA,
    KEPT,
    KINDS,
    area_message,
    area_value,
    chart_message,
    force_named,
    force_of,
    inside,
    listed,
    meaning,
    owned,
    places,
    side_named,
    side_of,
    things,
    token,
    token_named,
    top_of,
    yes,
)
from .view import EmpirePending, EmpireView

__all__ = [
    "EXAMPLE", "GROUPS", "DrawnEvent", "ask", "card_facts", "card_text", "cards", "confirmation", "describe",
    "drawn_event", "effect", "event_messages", "final", "group", "odds", "orders", "places", "rules", "standing",
    "summary", "things",
]  # fmt: skip

if TYPE_CHECKING:
    from ludi.kernel.game import Game

EXAMPLE = "place italia"  # a short text of a move
GROUPS = ("event", "build", "pick", "attack", "occupy", "overseas", "reinforce", "finish")
IN_STEPS = ("before", "building", "picking", "placing", "gifts", "sites")
RULES = (
    "goal", "map", "start", "tokens", "peoples", "placing", "building", "legions", "battle", "defence", "conquest",
    "scoring", "events", "end", "players",
)  # fmt: skip


# What is to be decided


def ask(view: EmpireView) -> Message | None:
    """What is to be decided now; where a player leads two sides, with the side that is meant."""
    top = top_of(view)
    if top is None:
        return None
    asked = question(view, top)
    if asked is None or top["seat"] < 0 or len(view["sides"]) == view["sides"][-1]["seat"] + 1:
        return asked
    return Message("empire-ask-of", {"side": side_of(view, side_asked(view, top)), "ask": asked})


def side_asked(view: EmpireView, top: EmpirePending) -> int:
    """The side that decides."""
    if top["kind"] == "token":
        return view["order"][top["place"]]
    if top["kind"] == "retreating":
        land = view["lands"][top["land"]]
        return land.get("side", land.get("cause", 0))
    if top["kind"] in ("offering", "units"):
        return view["battle"]["foe_side"] or 0
    return view["active"]


def question(view: EmpireView, top: EmpirePending) -> Message | None:
    """What is to be decided, or which dice fall, in a sentence; nothing about what chance only shows."""
    kind, battle = top["kind"], view["battle"]
    params: dict[str, Param] = {"force": force_of(view, view["mover"])} if view["mover"] else {}
    if "land" in top:
        params["land"] = Named("land", top["land"])
    if top.get("card"):
        params["card"] = Named("card", top["card"])
    match kind:
        case "token" if "air_token" in view:
            n = view["air_token"]
            params = {"of": top["of"], "n": n, "name": meaning(view["turn"], top["of"], n)}
        case "token":
            return Message("empire-ask-token-unseen", {"of": top["of"]})
        case "building":
            params["vp"] = view["sides"][view["active"]]["vp"][K.OF_FACTIONS]
        case "placing":
            params["n"] = view["pool"]
        case "retreating" if top["displaced"]:
            kind = "retreating-displaced"
        case "gifts":
            params["n"] = view["free"]
        case "sites":
            params["n"] = top["cities"]
        case "offering":
            points = view["sides"][top["side"]]["vp"][K.OF_FACTIONS]
            params |= {"land": Named("land", battle["land"]), "vp": points}
        case "units":
            params["n"] = 10 * top["tens"]
        case "answering":
            params |= {"side": side_of(view, top["side"]), "sum": top["sum"], "land": Named("land", battle["land"])}
        case "rolling":
            return Message("empire-dice-fall", fighters(view))
    return None if top["seat"] < 0 else Message(f"empire-ask-{slug(kind)}", params)


# A move


def confirmation(view: EmpireView, action: int) -> Message | None:
    """What to think of before a move: armies that would be lost."""
    top = top_of(view)
    if parts(action)[0] != "done" or top is None or top["kind"] != "placing" or view["pool"] == 0:
        return None
    return Message("empire-doubt-lost", {"n": view["pool"]})


def final(move: LegalMove) -> bool:
    """Whether dice answer at once: a card is aimed, or an attack that may fail is made. Playing a card does not."""
    chance = next((one for one in within(move.effect) if isinstance(one, Chance)), None)
    fails = chance is not None and chance.params.get("percent", 100) < 100
    return fails or move.told.key in ("empire-move-aim", "empire-move-area")


def group(view: EmpireView, move: LegalMove) -> str:
    """In the steps of a phase moves are grouped by what they mean."""
    top = top_of(view)
    kind = top["kind"] if top else ""
    if kind not in IN_STEPS:
        return ""
    what, _, land = move.path[0].partition(":")
    if what == "play":
        return "event"
    if what == "done":
        return "finish"
    if kind != "placing":
        return "pick" if kind == "picking" else "build"
    if land in view["attacks"]:
        return "attack"
    lands, force = view["lands"], view["mover"]
    if lands.get(land, {}).get("holder") == force:
        return "reinforce"
    near = NEAR[LAND_IDS.index(land)]
    own = [n for n, name in enumerate(LAND_IDS) if lands.get(name, {}).get("holder") == force]
    return "occupy" if not own or any(near >> n & 1 for n in own) else "overseas"


def odds(view: EmpireView) -> list[Message]:
    """The battle that goes on: its chances, and what they come from; and the bonuses of the phase."""
    battle = view["battle"]
    if "chance" not in battle:
        return in_force(view)
    round_, one, every = (percent(x) for x in battle["chance"])
    chance = Chance("empire-odds-battle", {"round": round_, "one": one, "all": every, "n": battle["all"]})
    return [chance, *battle_messages(view), *in_force(view)]


# The position


def summary(view: EmpireView) -> Message:
    """The turn and whose phase it is, in a few words."""
    turn, s = turn_message(view), view["active"]
    if not view["pending"]:
        return turn
    kind = 0 if view["phase"] == "peoples" else 1
    now = token(view, s, kind) if view["main"] else Named("phase", "drawing")
    return listed("dots", turn, now)


def turn_message(view: EmpireView) -> Message:
    """The number of the turn."""
    return Message("empire-turn", {"n": view["turn"], "turns": K.TURNS})


def standing(view: EmpireView) -> list[Message]:
    """The points of each side."""
    seats = view["sides"][-1]["seat"] + 1
    return [side_standing(s, seats, *side["vp"]) for s, side in enumerate(view["sides"])]


@lru_cache(KEPT)
def side_standing(s: int, seats: int, peoples: int, factions: int) -> Message:
    """The points of a side, together and by track."""
    points: dict[str, Param] = {"n": peoples + factions, "peoples": peoples, "factions": factions}
    return Message("empire-standing", {"side": side_named(s, seats), **points})


def describe(view: EmpireView, seat: int | None) -> list[Message]:
    """The position: the phase, the battle, the sides from the own ones on, area by area, the own hands.

    While tokens are drawn it says too what they mean.
    """
    out = [head(view)]
    sides = sorted(range(len(view["sides"])), key=lambda s: view["sides"][s]["seat"] != (seat or 0))
    out += [side_message(view, s) for s in sides]
    out += sheet(view)
    if view["step"] == "drawing":
        out += [chart_message(view["turn"], kind) for kind in KINDS]
    empty = []
    for area in AREA_IDS:
        value, lands = view["areas"][area]["value"], [name for name in IN_AREA[area] if name in view["lands"]]
        if lands:
            there = tuple((name, inside(view, name)) for name in lands)
            out.append(area_message(area, value, there, view["sides"][-1]["seat"] + 1))
        else:
            empty.append(area_value(area, value))
    if empty:
        out.append(Message("empire-position-empty", {"areas": Listed(tuple(empty))}))
    for s in sides:
        if hand := view["sides"][s].get("hand"):
            held = Listed(tuple(Named("card", card) for card in hand))
            out.append(Message("empire-state-hand", {"side": side_of(view, s), "cards": held}))
    return out


def head(view: EmpireView) -> Message:
    """The turn, and whose phase it is."""
    found: list[Param] = [turn_message(view)]
    if view["main"]:
        found += [Named("phase", view["phase"]), owned(view, view["mover"], view["active"])]
        if view["pool"]:
            found.append(Message("empire-position-pool", {"n": view["pool"]}))
    elif view["pending"]:
        found.append(Named("phase", "drawing"))
    return listed("dots", *found)


def side_message(view: EmpireView, s: int) -> Message:
    """A side: points, tokens, legions, peoples, cards."""
    side, seats = view["sides"][s], view["sides"][-1]["seat"] + 1
    forces = tuple(name for name, of in view["control"].items() if of == s)
    tokens = view["turn"], *side["tokens"]
    return side_kept((s, seats), (*side["vp"],), tokens, forces, (side["legions"], len(side["sets"])), side["dead"])


@lru_cache(KEPT)
def side_kept(
    side: tuple[int, int],
    points: tuple[int, ...],
    tokens: tuple[int | None, ...],
    forces: tuple[str, ...],
    counts: tuple[int, int],
    dead: bool,
) -> Message:
    """The same, kept: it changes seldom. side: its number, and how many play; tokens: the turn first."""
    turn, *numbers = tokens
    params: dict[str, Param] = {
        "side": side_named(*side),
        "n": sum(points),
        "peoples": points[0],
        "factions": points[1],
        "tokens": listed("phrases", *(token_named(turn or 0, kind, n) for kind, n in enumerate(numbers))),
        "legions": counts[0],
        "forces": Listed(tuple(force_named(name, side[1]) for name in forces)) if forces else Message("empire-none"),
        "cards": counts[1],
        "dead": yes(dead),
    }
    return Message("empire-state-side", params)


def fighters(view: EmpireView) -> dict[str, Param]:
    """Who fights for which land."""
    battle = view["battle"]
    return {
        "land": Named("land", battle["land"]),
        "force": owned(view, battle["force"], battle["side"]),
        "foe": owned(view, battle["foe"], battle["foe_side"]),
    }


def battle_messages(view: EmpireView) -> list[Message]:
    """The battle that goes on: who fights, the dice, and what they come from."""
    battle = view["battle"]
    if "chance" not in battle:
        return []
    who = Message("empire-battle-who", {**fighters(view), "n": battle["defenders"]})
    why = reasons(battle["why"], battle["plus"][0])
    about = listed("clauses", who, dice_message(battle["dice"], battle["plus"]), *why)
    return [Message("empire-state-battle", {"land": Named("land", battle["land"]), "about": about})]


def in_force(view: EmpireView) -> list[Message]:
    """The bonuses of the phase."""
    found = [Message("empire-modifier-plus", {"n": view["plus"]})] if view["plus"] else []
    found += [Message(f"empire-bonus-{word}") for on, word in ((view["three"], "dice3"), (view["ties"], "tie")) if on]
    flags = {"elite": view["elite"], "siege": view["siege"], "surprise": view["surprise"], "roads": view["roads"]}
    found += [Message(f"empire-modifier-{name}") for name, on in flags.items() if on]
    return [Message("empire-position-in-force", {"bonuses": Listed(tuple(found), "clauses")})] if found else []


# Cards and rules


def cards(game: Game) -> Sequence[str]:
    """The cards that a game is played with."""
    out = EVENT_NAMES[REPLACED if game.options["gods_favor"] else OPTIONAL]
    return [name for name in EVENT_NAMES if name != out]


def card_text(card: str, game: Game) -> Message:
    """What a card does; no option changes it."""
    return event_text(card)


def card_facts(card: str, game: Game) -> Message:
    """What is to be known of a card besides its text; no option changes it."""
    return event_facts(card)


def card_brief(card: str, game: Game) -> Message:
    """The same in the few words for which its face has room."""
    return event_text(card, "gist")


def event_facts(card: str) -> Message:
    """When a card may be played, and that what it does is a house value."""
    row = EVENTS[card]
    first, last = row["periods"][0], row["periods"][-1]
    span = str(first) if first == last else f"{first}–{last}"
    params: dict[str, Param] = {"set": row["set"], "turns": span, "timing": row["timing"], "phase": row["phase"]}
    facts = Message("empire-card-facts", params)
    return listed("clauses", facts, Message("empire-house-value")) if row["effect_src"] == HOUSE else facts


class EmpireValues(TypedDict):
    """What each area is worth, turn by turn from the first."""

    values: list[dict[str, int]]


Drawn = EmpireValues


def drawn(game: Game) -> EmpireValues:
    """The values as the data file has them; no option changes them."""
    return {"values": [dict(zip(AREA_IDS, VALUE[turn :: K.TURNS], strict=True)) for turn in range(K.TURNS)]}


# What the rules in short say of the board, prices, dice and points, by the names of its sentences.
NUMBERS: dict[str, Param] = {
    "turns": K.TURNS, "lands": K.LANDS, "areas": K.AREAS, "size": K.AREA_SIZE, "stack": K.STACK, "hand": K.SETS,
    "legions_three": K.START_LEGIONS_3, "forts": K.START_FORTS, "events": K.EVENTS_PER_TURN, "per_city": K.PER_CITY,
    "recruit": K.RECRUIT_EARLY, "recruit_late": K.RECRUIT_LATE, "late": K.LATE, "fort": K.FORT_COST,
    "fortress": K.UPGRADE_COST, "rebuild": K.REBUILD_COST, "rebels": K.BRIBE_COST,
    "dice": K.USUAL_DICE, "defence": K.DEFENCE_DICE, "hard": K.HARD_DICE,
    "loot_city": K.LOOT_CITY, "loot_capital": K.LOOT_CAPITAL, "capital_turn": K.CAPITAL_TURN,
    "presence": K.PRESENCE, "dominated": K.DOMINATION, "controlled": K.CONTROL,
    "from": K.DOMINATING, "leading": K.LEADING,
    "people_city": K.PEOPLE_CITY, "people_capital": K.PEOPLE_CAPITAL,
    "faction_city": K.ROMAN_CITY, "faction_capital": K.ROMAN_CAPITAL, "last": K.LAST_LANDS,
}  # fmt: skip


def rules(game: Game) -> list[Message]:
    """The rules in short as they are for this game, the signs of the terminal's board, and what house values are."""
    o = game.options
    params: dict[str, Param] = {
        **NUMBERS,
        "legions": K.START_LEGIONS_3 if game.players == 3 else K.START_LEGIONS,
        "domination": slug(o["domination_rule"]),
        "cities": slug(o["city_build_rule"]),
        "looted": yes(o["looted_city_scores"]),
        "loot": o["roman_loot"],
        "seas": yes(o["seas_connected"]),
    }
    told = [Message(f"empire-rules-{part}", params) for part in RULES]
    told += [Message("empire-rules-bribes")] if o["bribe_barbarians"] else []
    return [*told, Message("empire-board-legend"), Message("empire-house-text")]
