"""What a move would do beyond its own sentence, as things stand now: from a view alone, with exact chances."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.kernel.messages import LegalMove, Listed, Message, Named, Param, slug, within

from . import constants as K
from .fights import CHOOSING, OPPOSITE, Means, bonus, in_all, needs, odds, one_of, raised, reached
from .notation import parts
from .printed import BUILDINGS, CHARACTERS, numbers
from .view import RomaPending, RomaSide, RomaView

REMOVING = ("Poisoner", "War Elephant", "Battering Ram")  # they discard the card opposite
# They roll, draw or show hidden cards when they are activated; if it is a number of cards (`n`), unless there are none.
BY_CHANCE = ("Arena", "Templar", "Fortuna", "Fortification", "Spy", "Haruspex")
LEAVING = ("Sicarius", "Nero")  # who acts goes with the victim
GIVEN_UP = {"Plunderer": BUILDINGS, "Altar": CHARACTERS}


@dataclass(frozen=True)
class Acting:
    """An action of a card: from which disc, by which card there, and what is left when it begins."""

    card: str
    disc: int
    by: str
    dice: tuple[int, ...]
    money: int


def effect(view: RomaView, action: int) -> Message | None:
    """What a move would do; None where its own sentence says all."""
    top = view["pending"][-1]
    me, they = sides(view)
    word, x = parts(action)
    match word, top["kind"]:
        case ("use" | "bribe", _) | ("on", "copying" | "patroning") | ("target", "copying"):
            return of_card(view, acting(view, word, x))
        case "target", _ if top["card"] in CHOOSING:
            return raised(top["card"], they["defence"][x - 1] or 0, means(view))
        case "target", _ if top["card"] == "Praetorianus" and they["row"][x - 1]:
            return Message("roma-effect-block", {"card": Named("card", they["row"][x - 1])})
        case "spend", "second_die":
            return Message("roma-effect-second-die", {"n": x + beside(me, top["disc"])})
        case (("spend" | "pay"), ("adding" | "paying")) if x:
            return settled(top["rolled"] + x, defended(view, top))
        case (("reroll" | "done"), "again"):
            return again(view, top, word == "reroll")
        case "money", _ if taxes := K.TAX * me["row"].count("Tax Collection"):
            return Message("roma-effect-tax", {"n": x + taxes})
        case "end", _:
            lost = min(me["vacant"], me["vp"])
            return Message("roma-effect-end", {"n": lost, "left": me["vp"] - lost})
    return None


def sides(view: RomaView) -> tuple[RomaSide, RomaSide]:
    """The side that decides, and the other one."""
    seat = view["pending"][-1]["seat"]
    return view["players"][seat], view["players"][1 - seat]


def means(view: RomaView) -> Means:
    """What the side that decides has for a roll."""
    me, _ = sides(view)
    return Means.of(me, view["dice"], me["money"])


def defended(view: RomaView, top: RomaPending) -> int:
    """The defence of the card that a battle is about."""
    return sides(view)[1]["defence"][top["disc"] - 1] or 0


def acting(view: RomaView, word: str, x: int) -> Acting:
    """The action that a move begins."""
    top = view["pending"][-1]
    me, they = sides(view)
    dice, money, disc = list(view["dice"]), me["money"], x
    if word in ("use", "bribe"):
        dice.remove(x)
    if word == "bribe":
        disc, money = len(me["row"]), money - x
    card = me["row"][disc - 1]
    by = card
    if top["kind"] == "patroning":
        money -= numbers(view, card)[0]
    if top["kind"] == "copying":
        card, disc = (they if word == "target" else me)["row"][x - 1], top["disc"]
        by = me["row"][disc - 1]
    return Acting(card, disc, by, tuple(dice), money)


def of_card(view: RomaView, a: Acting) -> Message | None:
    """What a card does. A fighter whose attack the move itself tells says no more than what may help it."""
    me, they = sides(view)
    has = Means.of(me, a.dice, a.money)
    opposite, defence = they["row"][a.disc - 1], they["defence"][a.disc - 1] or 0
    params: dict[str, Param] = {}
    if a.card in OPPOSITE:
        helped = raised(a.card, defence, has)
        if a.card == a.by and view["pending"][-1]["kind"] == "main":
            return helped
        attack = Message("roma-effect-attack", {"with": Named("card", opposite), "needs": needs(a.card, defence)})
        return attack if helped is None else Message("roma-together", {"parts": Listed((attack, helped), "clauses")})
    if a.card in CHOOSING:
        lowest = min(reached(a.card, they, a.disc))
        params["odds"] = odds(in_all(a.card, lowest, has), "roma-at-best")
    elif a.card in REMOVING:
        params["with"] = Named("card", opposite)
    elif a.card in LEAVING:
        params["by"] = Named("card", a.by)
    match a.card:
        case "Arena":
            bribery = view["rulings"]["arena"] == "bribery"
            params["odds"] = odds(one_of(they, has, bribery=bribery), "roma-one-of")
        case "Scaenicus":
            params["scaenicus"] = view["rulings"]["scaenicus"]
        case "Mercatus":
            params["mercatus"] = view["rulings"]["mercatus"]
        case "Painter":
            params["theirs"] = lying(they, BUILDINGS)
        case "Forum":
            params["bonus"] = beside(me, a.disc) if a.by == a.card else 0
    if (n := amount(view, a)) is not None:
        params["n"] = n
    return Message(f"roma-effect-{slug(a.card)}", params)


def amount(view: RomaView, a: Acting) -> int | None:
    """The number that the effect of a card names: mostly victory points."""
    me, they = sides(view)
    match a.card:
        case "Legat":
            return they["vacant"]
        case "Cavalry":
            return they["row"].count("Forum")
        case "Mercatus":
            n = they["row"].count("Forum")
            return min(n, they["vp"]) if view["rulings"]["mercatus"] == "opponent" else n
        case "Mercator":
            return min(they["vp"], a.money // K.PRICE_OF_A_POINT)
        case "Tavern":
            return lying(they, CHARACTERS)
        case "Painter":
            return lying(me, BUILDINGS)
        case "Trireme":
            return K.TRIREME_GAINS if lying(me, CHARACTERS) > lying(they, CHARACTERS) else 0
        case "Ox Team":
            return max(0, K.TEAM_FILLS - me["vp"])
        case "Aqueduct":
            return min(K.AQUEDUCT_TAKES, view["supply"])
        case "Fortuna" | "Wharf":
            return me["hand"]
        case "Spy":
            return they["hand"]
        case "Haruspex":  # with a pile of his own he is shown nothing of the other hand
            return 0 if "deck" in me else they["hand"]
        case "Architectus" | "Senator":
            free = BUILDINGS if a.card == "Architectus" else CHARACTERS
            return sum(n for card, n in me.get("cards", {}).items() if card in free)
        case "Essedum":
            return K.ESSEDUM_LOWERS
        case "Statue of Jupiter":
            return K.STATUE_PRICE
        case "Plunderer" | "Altar":
            given = zip(me["row"], me["defence"], strict=True)
            return max((max(0, d or 0) for c, d in given if c in GIVEN_UP[a.card]), default=0)
    return None


def lying(side: RomaSide, among: tuple[str, ...]) -> int:
    """How many cards of a type lie on the discs of a side."""
    return sum(card in among for card in side["row"])


def beside(side: RomaSide, disc: int) -> int:
    """The victory points that Basilicas beside a disc add to a Forum there; none on disc 0, where it was copied."""
    row = side["row"]
    return K.BASILICA_ADDS * sum(row[d] == "Basilica" for d in (disc - 2, disc) if disc and 0 <= d < len(row))


# A battle that is under way


def total(card: str, rolled: int) -> int:
    """A roll with what the card always adds to it."""
    return rolled + bonus(card)


def settled(sum_: int, defence: int) -> Message:
    """Whether a sum is enough."""
    return Message(f"roma-effect-{'wins' if sum_ >= defence else 'fails'}", {"defence": defence})


def again(view: RomaView, top: RomaPending, reroll: bool) -> Message:
    """With a Trumpeter: what a second roll needs, or what the first one is worth if it stands."""
    card, defence, has = top["card"], defended(view, top), means(view)
    if reroll:
        has = Means(has.dice, has.money, twice=False)
        needed = Message("roma-effect-needs", {"needs": needs(card, defence)})
        helped = raised(card, defence, has)
        return needed if helped is None else Message("roma-together", {"parts": Listed((needed, helped), "clauses")})
    sum_ = total(card, view["rolled"])
    if sum_ < defence and card == "Centurio" and has.dice:
        return Message("roma-effect-may-add", {"defence": defence})
    if sum_ < defence and card == "Mercenary" and has.money >= K.PAID_FOR_ONE:
        return Message("roma-effect-may-pay", {"defence": defence})
    return settled(sum_, defence)


def final(move: LegalMove) -> bool:
    """Whether dice or cards answer at once: cards are drawn, dice rolled again, or a card attacks, rolls or draws."""
    if "cards" in move.path or "reroll" in move.path or needing(move.told):
        return True
    card = move.told.params.get("card")
    acts = move.told.key.startswith(("roma-move-use", "roma-move-copy", "roma-move-sponsor"))
    if not acts or move.effect is None:
        return False
    return (isinstance(card, Named) and card.id in BY_CHANCE and move.effect.params.get("n") != 0) or needing(
        move.effect
    )


def needing(told: Message | None) -> bool:
    """Whether a sentence tells of an attack, as itself or among others."""
    return any(isinstance(one.params.get("needs"), Message) for one in within(told))


def confirmation(view: RomaView, action: int) -> Message | None:
    """What to think of before a move: cards, dice and battles that it gives away."""
    top = view["pending"][-1]
    me, _ = sides(view)
    word, x = parts(action)
    match word, top["kind"]:
        case "on", ("where" | "moving" | "settling") if me["row"][x - 1]:
            return Message("roma-doubt-over", {"card": Named("card", me["row"][x - 1])})
        case "end", _ if view["dice"]:
            return Message("roma-doubt-end", {"dice": len(view["dice"])})
        case "reroll", "again" if total(top["card"], view["rolled"]) >= defended(view, top):
            return Message("roma-doubt-again")
    return None
