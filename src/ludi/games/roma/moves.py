"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from ludi.kernel.messages import LegalMove, Message, Named, Param

from .constants import CARD_NAMES, PAID_FOR_ONE, PRICE_OF_A_POINT
from .fights import CHOOSING, OPPOSITE, needs
from .notation import parts
from .printed import numbers
from .refusals import why
from .view import RomaPending, RomaSide, RomaView

__all__ = ["legal_move", "why"]

AIMED = {"Gladiator": "roma-move-return", "Praetorianus": "roma-move-block", "Statue of Jupiter": "roma-move-statue"}


def legal_move(view: RomaView, action: int) -> LegalMove:
    """A legal action of the seat to move, from its view.

    The path names what a person touches, in either order: `die:3`, `own:2`, `foe:5`, `hand:Forum`, `tray:Nero`,
    `hand:Forum:foreign` for a card from the other seat's pile, `amount:4`, `money`, `cards`, `up`, `down`, `end`,
    `done`, `reroll`. Bribery is the last own disc.
    """
    top = view["pending"][-1]
    me, foe = view["players"][top["seat"]], view["players"][1 - top["seat"]]
    word, x = parts(action)
    match word:
        case "lay" | "foreign":
            return out_of_hand(view, top["kind"], CARD_NAMES[x], word == "foreign")
        case "give" | "keep" | "take":
            place = "hand" if word == "give" else "tray"
            alien: dict[str, Param] = {"alien": "no"} if word == "take" else {}
            return LegalMove(
                (f"{place}:{CARD_NAMES[x]}",),
                Message(f"roma-move-{word}", {"card": Named("card", CARD_NAMES[x]), **alien}),
            )
        case "on":
            return LegalMove((f"own:{x}",), on_told(view, top, me, x))
        case "target":
            return LegalMove((f"foe:{x}",), target_told(top, me, foe, x))
        case "money" | "cards":
            return LegalMove((f"die:{x}", word), Message(f"roma-move-{word}", {"n": x}))
        case "use":
            return LegalMove((f"die:{x}", f"own:{x}"), use_told(me["row"][x - 1], foe, x))
        case "bribe":
            disc = len(me["row"])
            told = use_told(me["row"][-1], foe, disc)
            return LegalMove((f"die:{x}", f"own:{disc}"), Message(f"{told.key}-bribe", {**told.params, "n": x}))
        case "aside":
            return LegalMove((f"die:{x}",), Message("roma-move-aside", {"n": x}))
        case "pay":
            params = {"n": x, "cost": PAID_FOR_ONE * x, "sum": top["rolled"] + x}
            return LegalMove((f"amount:{x}",), Message("roma-move-pay", params))
        case "spend":
            so_far = {"second_die": 0, "third_die": top.get("sum", 0), "adding": top.get("rolled", 0)}[top["kind"]]
            key = f"roma-move-{top['kind'].replace('_', '-')}"
            return LegalMove((f"die:{x}",), Message(key, {"n": x, "sum": so_far + x}))
        case "up" | "down":
            to = x + 1 if word == "up" else x - 1
            return LegalMove((f"die:{x}", word), Message("roma-move-adjust", {"n": x, "to": to}))
        case "buy":
            return LegalMove((f"amount:{x}",), Message("roma-move-buy", {"n": x, "cost": PRICE_OF_A_POINT * x}))
        case "done":
            return LegalMove((word,), Message(f"roma-move-done-{top['kind'].replace('_', '-')}"))
        case "end":
            return LegalMove((word,), Message("roma-move-end"))
    if top["kind"] == "again":
        return LegalMove((word,), Message("roma-move-again"))
    return LegalMove((word,), Message(f"roma-move-{word}"))


def out_of_hand(view: RomaView, kind: str, card: str, foreign: bool) -> LegalMove:
    """A card of the own hand is laid or put down, or one of the other hand taken; a foreign one has its own token."""
    params: dict[str, Param] = {"card": Named("card", card), "alien": "yes" if foreign else "no"}
    token = f"{'tray' if kind == 'taking' else 'hand'}:{card}{':foreign' if foreign else ''}"
    match kind:
        case "main":
            return LegalMove((token,), Message("roma-move-lay", {**params, "cost": numbers(view, card)[0]}))
        case "swapping":
            return LegalMove((token,), Message("roma-move-swapping", params))
        case "taking":
            return LegalMove((token,), Message("roma-move-take", params))
    return LegalMove((token,), Message("roma-move-place", params))


def on_told(view: RomaView, top: RomaPending, me: RomaSide, disc: int) -> Message:
    """An own disc is chosen: to put a card there, or for the card that lies there."""
    there = me["row"][disc - 1]
    params: dict[str, Param] = {"card": Named("card", there), "disc": disc}
    match top["kind"]:
        case "copying":
            return Message("roma-move-copy", params)
        case "patroning":
            return Message("roma-move-sponsor", {**params, "cost": numbers(view, there)[0]})
        case "sacrifice":
            return Message("roma-move-sacrifice", {**params, "n": max(0, me["defence"][disc - 1] or 0)})
        case "swap":
            return Message(
                "roma-move-swap", {"card": Named("card", view["air"]), "disc": disc, "with": Named("card", there)}
            )
    lifted = min((CARD_NAMES.index(c) for c in view["lifted"]), default=0)
    params["card"] = Named("card", view["air"] or CARD_NAMES[lifted])
    if there:
        return Message("roma-move-over", {**params, "with": Named("card", there)})
    return Message("roma-move-on", params)


def use_told(card: str, foe: RomaSide, disc: int) -> Message:
    """A card is activated; those that attack the opposite card say how it stands."""
    if card in OPPOSITE and foe["row"][disc - 1]:
        return attack_told("roma-move-use-attack", card, foe, disc)
    return Message("roma-move-use", {"card": Named("card", card), "disc": disc})


def target_told(top: RomaPending, me: RomaSide, foe: RomaSide, disc: int) -> Message:
    """A disc of the opponent is chosen for the action of a card, which may be another one's; or one to be copied."""
    there, by = foe["row"][disc - 1], top["card"]
    if top["kind"] == "copying":
        return Message("roma-move-copy-opposite", {"card": Named("card", there), "disc": disc})
    if by in CHOOSING:
        return attack_told("roma-move-attack", by, foe, disc)
    own = me["row"][top["disc"] - 1]
    named: dict[str, Param] = {"card": Named("card", there) if there else "", "with": Named("card", own)}
    return Message(AIMED.get(by, "roma-move-discard"), {**named, "disc": disc})


def attack_told(key: str, by: str, foe: RomaSide, disc: int) -> Message:
    """An attack on a disc: what one roll needs, and its chance."""
    defence = foe["defence"][disc - 1] or 0
    named: dict[str, Param] = {"card": Named("card", by), "with": Named("card", foe["row"][disc - 1])}
    return Message(key, {**named, "disc": disc, "needs": needs(by, defence)})
