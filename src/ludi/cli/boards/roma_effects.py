"""What a move in Roma or Arena would do: results as they stand now, chances in percent."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from ludi.games.roma import kinds as K
from ludi.games.roma.view import chance_to_win
from ludi.kernel.messages import LegalMove
from ludi.locales import Text, slug

from .roma_cards import BUILDINGS, CHARACTERS

OPPOSITE = ("Legionarius", "Centurio", "Mercenary")  # they fight the card opposite
REMOVING = ("Poisoner", "War Elephant", "Battering Ram")  # they discard it
ANY = {"Velites": CHARACTERS, "Onager": BUILDINGS}  # they fight any such card
NEAR = {"Decurion": CHARACTERS, "Ballista": BUILDINGS}  # any such card near them, with one more on the roll
GIVEN_UP = {"Plunderer": BUILDINGS, "Altar": CHARACTERS}
Side = Mapping[str, Any]


def effect(view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
    """What a move would do, beyond its own sentence."""
    top, params = view["pending"][-1], offer.told.params
    me, foe = view["players"][top["seat"]], view["players"][1 - top["seat"]]
    match offer.told.key:
        case "roma-move-use" | "roma-move-use-bribe" | "roma-move-sponsor":
            bonus = beside(me["row"], params["disc"])
            return of_card(view, params["card"], params["disc"], bonus, me, foe, say)
        case "roma-move-copy" | "roma-move-copy-opposite":
            return of_card(view, params["card"], top["disc"], 0, me, foe, say)
        case "roma-move-use-attack":
            return raised(view, params, params["disc"], me["money"], me, say)
        case "roma-move-use-attack-bribe":
            return raised(view, params, params["n"], me["money"] - params["n"], me, say)
        case "roma-move-attack":
            return twice(params, me, say)
        case "roma-move-second-die":
            disc = top["disc"]
            return say("roma-effect-second-die", n=params["n"] + (beside(me["row"], disc) if disc else 0))
        case "roma-move-adding" | "roma-move-pay":
            defence = foe["defence"][top["disc"] - 1]
            if params.get("cost") == 0:
                return ""
            return say(f"roma-effect-add-{'wins' if params['sum'] >= defence else 'fails'}", defence=defence)
        case "roma-move-money" if taxes := K.TAX * me["row"].count("Tax Collection"):
            return say("roma-effect-tax", n=params["n"] + taxes)
        case "roma-move-block" if params["card"]:
            return say("roma-effect-block", card=say.card("roma", params["card"]))
        case "roma-move-end":
            return say("roma-effect-end", dice=len(view["dice"]), n=me["row"].count(""))
    return ""


def of_card(view: dict[str, Any], card: str, disc: int, bonus: int, me: Side, foe: Side, say: Text) -> str:
    """What a card does that acts from a disc. bonus: what a Forum takes besides its die."""
    opposite = foe["row"][disc - 1]
    params: dict[str, Any] = {"n": amount(view, card, me, foe), "percent": 0, "with": "", "bonus": bonus}
    if opposite and card in (*OPPOSITE, *REMOVING):
        params["with"] = say.card("roma", opposite)
        params |= against(foe["defence"][disc - 1])
    if card in ANY:
        params["percent"] = best(foe, ANY[card], range(len(foe["row"])))
    if card in NEAR:
        params["percent"] = best(foe, NEAR[card], range(max(0, disc - 2), min(len(foe["row"]), disc + 1)), 1)
    if card == "Beast":
        params |= against(min(d for d in foe["defence"] if d is not None))
    if card == "Arena":
        params["percent"] = one_of(foe, "Trumpeter" in me["row"])
    if card == "Painter":
        params["theirs"] = lying(foe["row"], BUILDINGS)
    return say(f"roma-effect-{slug(card)}", **params)


def amount(view: Mapping[str, Any], card: str, me: Side, foe: Side) -> int:
    """The number that the effect of a card names: mostly victory points."""
    match card:
        case "Legat":
            return int(foe["row"].count(""))
        case "Mercatus" | "Cavalry":
            return int(foe["row"].count("Forum"))
        case "Mercator":
            return int(min(foe["vp"], me["money"] // 2))
        case "Tavern":
            return lying(foe["row"], CHARACTERS)
        case "Painter":
            return lying(me["row"], BUILDINGS)
        case "Trireme":
            return K.TRIREME_GAINS if lying(me["row"], CHARACTERS) > lying(foe["row"], CHARACTERS) else 0
        case "Ox Team":
            return max(0, K.TEAM_FILLS - int(me["vp"]))
        case "Aqueduct":
            return min(K.AQUEDUCT_TAKES, int(view["supply"]))
        case "Fortuna":
            return int(me["hand"])
        case "Plunderer" | "Altar":
            given = zip(me["row"], me["defence"], strict=True)
            return max((max(0, d) for c, d in given if c in GIVEN_UP[card]), default=0)
    return 0


def lying(row: Sequence[str], among: Sequence[str]) -> int:
    """How many cards of a type lie in a row."""
    return sum(card in among for card in row)


def raised(view: Mapping[str, Any], params: Mapping[str, Any], die: int, money: int, me: Side, say: Text) -> str:
    """What adds to one roll: the best other die of a Centurio, a Mercenary's money, a Trumpeter's second roll."""
    if params["percent"] == 100:
        return ""
    if params["card"] == "Centurio":
        left = list(view["dice"])
        left.remove(die)
        if left:
            return say("roma-effect-add", n=max(left), **against(params["defence"], max(left)))
    if params["card"] == "Mercenary" and (most := money // K.PAID_FOR_ONE):
        n = min(most, max(0, params["defence"] - 1))
        return say("roma-effect-pay", cost=K.PAID_FOR_ONE * n, **against(params["defence"], n))
    return twice(params, me, say)


def twice(params: Mapping[str, Any], me: Side, say: Text) -> str:
    """The chance with the second roll that a Trumpeter allows; nothing where it changes nothing."""
    miss = 1 - chance(params["need"])
    if "Trumpeter" not in me["row"] or miss in (0, 1):
        return ""
    return say("roma-effect-twice", percent=round(100 * (1 - miss * miss)))


def best(foe: Side, among: Sequence[str], discs: range, bonus: int = 0) -> int:
    """The best chance of one roll against a card of a type on these discs, in percent."""
    return max((percent(foe["defence"][d], bonus) for d in discs if foe["row"][d] in among), default=0)


def one_of(foe: Side, second: bool) -> int:
    """Arena: the chance to beat one of the characters on the dice discs, in percent. second: each roll twice."""
    discs = range(K.ROMA_DISCS)
    misses = [1 - chance(foe["defence"][d]) for d in discs if foe["row"][d] in CHARACTERS]
    if 0 in misses:
        return 100
    return min(99, round(100 * (1 - math.prod(miss * miss if second else miss for miss in misses))))


def against(defence: int, bonus: int = 0) -> dict[str, int]:
    """What one roll needs against a defence, with something added to it, and its chance in percent."""
    return {"need": max(1, defence - bonus), "percent": percent(defence, bonus)}


def chance(defence: int) -> float:
    """The chance of one roll against a defence."""
    wins, faces = chance_to_win(defence)
    return wins / faces


def percent(defence: int, bonus: int = 0) -> int:
    """The same in percent, with something added to the roll."""
    wins, faces = chance_to_win(defence, bonus)
    return round(100 * wins / faces)


def beside(row: Sequence[str], disc: int) -> int:
    """The victory points that Basilicas beside a disc add to a Forum there."""
    return 2 * sum(row[d] == "Basilica" for d in (disc - 2, disc) if 0 <= d < len(row))
