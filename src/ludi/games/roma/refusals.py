"""Why a move is not possible, from what its seat may see; never from what is hidden from it."""

from __future__ import annotations

from ludi.kernel.messages import Message, Named

from . import constants as K
from .constants import CARD_NAMES, DIE_ICON
from .notation import parts
from .printed import numbers
from .view import RomaSide, RomaView

# What a card needs to act; in the sentence `roma-no-target` each is a variant.
NEEDS = {
    **dict.fromkeys(("Sicarius", "Gladiator", "Velites"), "character"),
    **dict.fromkeys(("Nero", "Onager"), "building"),
    **dict.fromkeys(("Legionarius", "Centurio", "Mercenary"), "opposite"),
    "Poisoner": "character_opposite",
    "Battering Ram": "building_opposite",
    "War Elephant": "weak_opposite",
    "Decurion": "character_near",
    "Ballista": "building_near",
    **dict.fromkeys(("Beast", "Statue of Jupiter"), "card"),
    "Arena": "character",
    "Plunderer": "own_building",
    "Altar": "own_character",
    "Aesculapinum": "discarded_character",
    "Restorer": "discarded_building",
    "Haruspex": "pile",
    "Fortification": "pile_or_disc",
    "Patron": "paid",
    **dict.fromkeys(("Scaenicus", "Magister", "Road"), "copied"),
}
SPARE = ("Consul", "Forum")  # need another unused die
OF_A_DIE = ("money", "cards", "use", "bribe")
OF_THE_HAND = ("lay", "give", "foreign")
OTHER = Message("roma-no-other")


def why(view: RomaView, action: int) -> Message | None:
    """Why an action that is not legal is refused to the seat to move; None where nothing special can be said."""
    if not view["pending"]:
        return Message("server-no-more")
    top = view["pending"][-1]
    word, x = parts(action)
    me = view["players"][top["seat"]]
    if word in OF_THE_HAND and not CARD_NAMES[x]:
        return OTHER
    if word in OF_THE_HAND and not held(me, CARD_NAMES[x], word == "foreign"):
        return Message("roma-no-card", {"card": Named("card", CARD_NAMES[x])})
    if top["kind"] != "main":
        return within(view, word, x)
    if word in ("lay", "foreign"):
        return short_of(CARD_NAMES[x], numbers(view, CARD_NAMES[x])[0], me["money"])
    if word not in OF_A_DIE:
        return OTHER
    if x not in view["dice"]:
        return Message("roma-no-die", {"n": x})
    if word == "use":
        return idle(view, me, x, me["money"])
    return bribery(view, me, x) if word == "bribe" else Message("roma-no-pile")


def within(view: RomaView, word: str, x: int) -> Message:
    """Why an answer is refused to a decision within a turn: what it names is not there, or not enough."""
    top = view["pending"][-1]
    me, foe = view["players"][top["seat"]], view["players"][1 - top["seat"]]
    match top["kind"], word:
        case ("second_die" | "third_die" | "adding", "spend") | ("spring", "aside") if x not in view["dice"]:
            return Message("roma-no-die", {"n": x})
        case ("keeping", "keep") if CARD_NAMES[x]:
            return Message("roma-no-drawn", {"card": Named("card", CARD_NAMES[x])})
        case ("buying", "buy") if x > foe["vp"]:
            return Message("roma-no-vp", {"n": foe["vp"]})
        case ("buying", "buy") | ("paying", "pay"):
            short = x * (K.PRICE_OF_A_POINT if word == "buy" else K.PAID_FOR_ONE) - me["money"]
            return Message("roma-no-sestertii", {"n": short}) if short > 0 else OTHER
        case ("targeting" | "copying", "target") if foe["row"][x - 1 : x] == [""]:
            return Message("roma-no-card-opposite", {"disc": x})
        case ("place" | "settling", "on") if any(lying := me["row"][x - 1 : x] + me.get("down", [])[x - 1 : x]):
            return Message("roma-no-empty", {"disc": x, "card": Named("card", "".join(lying))})
        case ("swap" | "sacrifice" | "patroning" | "copying", "on") if me["row"][x - 1 : x] == [""]:
            return Message("roma-no-card-there", {"disc": x})
    return OTHER


def held(me: RomaSide, card: str, foreign: bool) -> bool:
    """Whether a card is in the hand; a foreign one is named as such."""
    strange = me.get("foreign", {}).get(card, 0)
    return bool(strange if foreign else me["cards"].get(card, 0) > strange)


def short_of(card: str, cost: int, money: int) -> Message | None:
    """How much money is missing."""
    return Message("roma-no-money", {"card": Named("card", card), "n": cost - money}) if cost > money else None


def bribery(view: RomaView, me: RomaSide, x: int) -> Message | None:
    """Why a die and money do not activate the card at bribery."""
    if len(me["row"]) <= K.BRIBERY:
        return Message("roma-no-bribery")
    if view["bribed"]:
        return Message("roma-no-bribed")
    card = me["row"][K.BRIBERY]
    return (short_of(card, x, me["money"]) if card else None) or idle(view, me, K.DISCS, me["money"] - x)


def idle(view: RomaView, me: RomaSide, disc: int, money: int) -> Message:
    """Why the card on a disc cannot act, with this much money."""
    card = me["row"][disc - 1]
    if not card:
        return Message("roma-no-card-there", {"disc": disc})
    if disc in me["blocked"]:
        return Message("roma-no-blocked", {"card": Named("card", card), "disc": disc})
    if not DIE_ICON[CARD_NAMES.index(card)]:
        return Message("roma-no-icon", {"card": Named("card", card)})
    if card in SPARE:
        return Message("roma-no-spare", {"card": Named("card", card)})
    missing = short_of(card, K.STATUE_PRICE, money) if card == "Statue of Jupiter" else None
    wanted = NEEDS.get(card, "nothing")
    if card == "Arena" and view["rulings"]["arena"] != "bribery":
        wanted = "character_on_discs"  # one at bribery is out of its reach
    return missing or Message("roma-no-target", {"card": Named("card", card), "needs": wanted})
