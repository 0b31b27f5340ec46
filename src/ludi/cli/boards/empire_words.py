"""History of the Roman Empire in words: the position, what is to be decided, what cards and tokens say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.games.empire.kinds import TURNS
from ludi.games.empire.map import EVENT_NAMES, LAND_IDS, NEAR, OPTIONAL, REPLACED
from ludi.games.empire.moves import percent, typed
from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove
from ludi.locales import Text, slug

from . import empire_facts as facts
from .empire_signs import shown

TITLE = "empire"
GROUPS = ("event", "build", "pick", "attack", "occupy", "overseas", "reinforce", "finish")
EXAMPLE = "place italia"
RULES = (
    "goal", "map", "start", "tokens", "peoples", "placing", "building", "legions", "battle", "defence", "conquest",
    "scoring", "events", "end", "players",
)  # fmt: skip
MODIFIERS = ("elite", "siege", "surprise", "roads")
ATTACKS = ("empire-move-attack", "empire-move-attack-last")


def cards(game: Game) -> Sequence[str]:
    """The cards that a game is played with."""
    out = EVENT_NAMES[REPLACED if game.options["gods_favor"] else OPTIONAL]
    return [name for name in EVENT_NAMES if name != out]


def value(name: str, given: str) -> str:
    """No option is a free text."""
    return given


def top_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """The pending decision; empty when the game is over."""
    return view["pending"][-1] if view["pending"] else {}


def group(view: dict[str, Any], offer: LegalMove) -> str:
    """In the steps of a phase moves are grouped by what they mean."""
    kind = top_of(view).get("kind")
    if kind not in ("before", "building", "picking", "placing", "gifts", "sites"):
        return ""
    key, params = offer.told.key, offer.told.params
    if key == "empire-move-play":
        return "event"
    if offer.path == ("done",):
        return "finish"
    if kind != "placing":
        return "pick" if kind == "picking" else "build"
    if key in ATTACKS:
        return "attack"
    if key != "empire-move-place":
        return "occupy"
    force, lands = view["mover"], view["lands"]
    if lands.get(params["land"], {}).get("holder") == force:
        return "reinforce"
    near = NEAR[LAND_IDS.index(params["land"])]
    own = [n for n, name in enumerate(LAND_IDS) if lands.get(name, {}).get("holder") == force]
    return "occupy" if not own or any(near >> n & 1 for n in own) else "overseas"


def named(kind: str, name: Any, names: Sequence[str], say: Text) -> str:
    """A side or a force by name."""
    return say.param(TITLE, typed(kind, name, len(names)), names)


def owned(force: str, side: int | None, names: Sequence[str], say: Text) -> str:
    """A force, and whose it is where its name does not say so."""
    said = named("force", force, names, say)
    if side is None or force.startswith("legions "):
        return said
    return say("empire-owned", force=said, side=named("side", side, names, say))


def ask(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """What is to be decided now; where a player leads two sides, with the side that is meant."""
    top = top_of(view)
    if not top:
        return ""
    asked = question(view, top, names, say)
    if len(view["sides"]) == len(names):
        return asked
    return say("play-ask-of", seat=named("side", side_asked(view, top), names, say), ask=asked)


def side_asked(view: dict[str, Any], top: Mapping[str, Any]) -> int:
    """The side that decides."""
    if top["kind"] == "token":
        return int(view["order"][top["place"]])
    if top["kind"] == "retreating":
        return int(view["lands"][top["land"]].get("side", view["lands"][top["land"]].get("cause", 0)))
    if top["kind"] in ("offering", "units"):
        return int(view["battle"]["foe_side"])
    return int(view["active"])


def question(view: dict[str, Any], top: Mapping[str, Any], names: Sequence[str], say: Text) -> str:
    """What is to be decided, in a sentence."""
    kind, battle = top["kind"], view["battle"]
    params: dict[str, Any] = {"force": named("force", view["mover"], names, say)} if view["mover"] else {}
    if "land" in top:
        params["land"] = facts.land(top["land"], say)
    if top.get("card"):
        params["card"] = say.card(TITLE, top["card"])
    match kind:
        case "token" if "air_token" in view:
            n = view["air_token"]
            return say("empire-ask-token", of=top["of"], n=n, name=facts.token(top["of"], view["turn"], n, say))
        case "token":
            return say("empire-ask-token-unseen", of=top["of"])
        case "building":
            params["vp"] = view["sides"][view["active"]]["vp"][1]
        case "placing":
            params["n"] = view["pool"]
        case "retreating" if top["displaced"]:
            return say("empire-ask-retreating-displaced", **params)
        case "gifts":
            params["n"] = view["free"]
        case "sites":
            params["n"] = top["cities"]
        case "offering":
            params |= {"land": facts.land(battle["land"], say), "vp": view["sides"][top["side"]]["vp"][1]}
        case "units":
            params["n"] = 10 * top["tens"]
        case "answering":
            params |= {"side": named("side", top["side"], names, say), "sum": top["sum"]}
            params["land"] = facts.land(battle["land"], say)
    return say(f"empire-ask-{slug(kind)}", **params)


def effect(view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
    """Of a land: its area with its value in this turn, what is there, and what ground has to be crossed."""
    land = offer.told.params.get("land")
    if land is None or top_of(view).get("kind") not in ("placing", "picking", "retreating", "aiming"):
        return ""
    of = facts.LANDS[land]["area"]
    parts = [say("empire-position-worth", area=facts.area(of, say), value=view["areas"][of]["value"])]
    parts.append(shown(land, view["lands"].get(land, {})))
    if offer.told.key in ATTACKS and (met := facts.way(view, land)) != "none":
        parts.append(say(f"empire-terrain-{met}"))
    return say("web-between-list").join(part for part in parts if part)


def describe(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
    """The position in sentences: the sides, the charts of this turn, area by area, the battle, the own hands."""
    out = [head(view, names, say)]
    sides = sorted(range(len(view["sides"])), key=lambda s: view["sides"][s]["seat"] != seat)
    out += [side_in_words(view, s, names, say) for s in sides]
    out += [facts.chart(kind, view["turn"], say) for kind in ("peoples", "factions")]
    empty = []
    for area, lands in facts.in_order(view["lands"]):
        about = {"area": facts.area(area, say), "value": view["areas"][area]["value"]}
        if lands:
            found = say("web-between-clauses").join(land_in_words(view, name, names, say) for name in lands)
            out.append(say("empire-position-area", **about, lands=found))
        else:
            empty.append(say("empire-position-worth", **about))
    if empty:
        out.append(say("empire-position-empty", areas=say("web-between-list").join(empty)))
    out += in_force(view, say) + battle_in_words(view, names, say)
    for s in sides:
        if hand := view["sides"][s].get("hand"):
            said = say("web-between-list").join(say.card(TITLE, card) for card in hand)
            out.append(say("empire-told-hand", side=named("side", s, names, say), cards=said))
    return out


def head(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """The turn, and whose phase it is."""
    parts = [say("empire-turn", n=view["turn"], turns=TURNS)]
    if view["main"]:
        parts += [say(f"empire-phase-{view['phase']}"), owned(view["mover"], view["active"], names, say)]
        if view["pool"]:
            parts.append(say("empire-position-pool", n=view["pool"]))
    elif view["pending"]:
        parts.append(say("empire-phase-drawing"))
    return " · ".join(parts)


def side_in_words(view: dict[str, Any], s: int, names: Sequence[str], say: Text) -> str:
    """A side: points, legions, tokens."""
    side = view["sides"][s]
    return say(
        "empire-position-side",
        side=named("side", s, names, say),
        vp=sum(side["vp"]),
        peoples=side["vp"][0],
        faction=side["vp"][1],
        legions=side["legions"],
        people=token_of(view, s, 0, say),
        emperor=token_of(view, s, 1, say),
        cards=len(side["sets"]),
    )


def token_of(view: dict[str, Any], s: int, kind: int, say: Text) -> str:
    """A token of a side as far as it is known, by name."""
    side = view["sides"][s]
    number = side["tokens"][kind]
    if number:
        key = f"empire-emperor-{slug(side['emperor'])}" if kind else f"empire-people-{slug(side['label'])}"
        return say(key)
    return say("empire-token", state="hidden" if number is None else "none", kind=("peoples", "factions")[kind])


def land_in_words(view: dict[str, Any], name: str, names: Sequence[str], say: Text) -> str:
    """What is in a land."""
    there = view["lands"][name]
    things = []
    if there.get("armies"):
        force = owned(there["holder"], there.get("side"), names, say)
        things.append(say("empire-position-armies", force=force, n=there["armies"]))
    if there.get("fort"):
        fort = say(f"empire-counter-{there['fort']}")
        things.append(fort if there.get("armies") else owned_fort(fort, there, names, say))
    if there.get("city"):
        whole = there["city"] == "city"
        things.append(facts.city(name, view["turn"], say) if whole else say("empire-counter-looted"))
    return say("empire-position-land", land=facts.land(name, say), things=say("web-between-list").join(things))


def owned_fort(fort: str, there: Mapping[str, Any], names: Sequence[str], say: Text) -> str:
    """A fort without a garrison, and whose it is."""
    return say("empire-owned", force=fort, side=named("side", there["side"], names, say))


def in_force(view: dict[str, Any], say: Text) -> list[str]:
    """The bonuses of the phase."""
    found = [say("empire-modifier-plus", n=view["plus"])] if view["plus"] else []
    found += [say(f"empire-bonus-{word}") for name, word in (("three", "dice3"), ("ties", "tie")) if view[name]]
    found += [say(f"empire-modifier-{name}") for name in MODIFIERS if view[name]]
    return [say("empire-position-in-force", bonuses=say("web-between-clauses").join(found))] if found else []


def battle_in_words(view: dict[str, Any], names: Sequence[str], say: Text) -> list[str]:
    """The battle that goes on: the exact chances, dice, bonuses."""
    battle = view["battle"]
    if "chance" not in battle:
        return []
    round_, one, all_ = (percent(x) for x in battle["chance"])
    parts = [
        say("empire-position-chance", round=round_, one=one, all=all_),
        say(
            "empire-position-battle",
            force=owned(battle["force"], battle["side"], names, say),
            rival=owned(battle["foe"], battle["foe_side"], names, say),
            dice=battle["dice"][0],
            defence=battle["dice"][1],
        ),
    ]
    for n, word in zip(battle["plus"], ("attack", "defence"), strict=True):
        if n:
            parts.append(say(f"empire-position-plus-{word}", n=n))
    if battle["tie"]:
        parts.append(say("empire-position-tie", who=battle["tie"]))
    land = facts.land(battle["land"], say)
    return [say("empire-position-land", land=land, things=say("web-between-clauses").join(parts))]


def card_facts(card: str, game: Game, say: Text) -> str:
    """When a card may be played, and that it is a house value."""
    return facts.card_facts(card, say)


def card_text(card: str, say: Text) -> str:
    """What a card does."""
    return facts.card_text(card, say)


def rules(game: Game, say: Text) -> list[str]:
    """The rules in short, the signs of the board, and what house values are."""
    told = [say(f"empire-rules-{part}") for part in RULES]
    return [*told, say("empire-board-legend"), say("empire-house-text")]
