"""The legal moves of a seat for a person: what to touch for each, and the sentence that says what it does."""

from __future__ import annotations

from typing import Any, cast

from ludi.kernel.messages import LegalMove, Listed, Message, Named, Param

from .kinds import CARD_NAMES, COST, PAID_FOR_ONE
from .names import CARD_OF
from .notation import parts
from .refusals import why
from .view import FIGHTERS, chance_to_win

__all__ = ["OPEN_CHOICES", "legal_move", "why"]

# Decisions whose legal moves follow from what all can see; where only one is left, nobody has to be asked.
OPEN_CHOICES = (
    "triple", "where", "targeting", "adding", "moving", "buying", "adjusting", "second_die", "third_die",
    "again", "paying", "copying", "patroning", "sacrifice", "spring", "settling", "swap",
)  # fmt: skip
ALWAYS_ASKED = ("main",)  # even with one legal move: whether to end a turn is for a person to say
OPPOSITE = ("Legionarius", "Centurio", "Mercenary")  # fighters that need no target
AIMED = {"Gladiator": "roma-move-return", "Praetorianus": "roma-move-block", "Statue of Jupiter": "roma-move-statue"}


def legal_move(view: dict[str, Any], action: int) -> LegalMove:
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
            params = {"card": CARD_NAMES[x]} | ({"alien": "no"} if word == "take" else {})
            return LegalMove((f"{place}:{CARD_NAMES[x]}",), Message(f"roma-move-{word}", params))
        case "on":
            return LegalMove((f"own:{x}",), on_told(view, top, me, foe, x))
        case "target" if top["kind"] == "copying":
            told = use_told(foe["row"][x - 1], foe, x)
            return LegalMove(
                (f"foe:{x}",),
                Message("roma-move-copy-opposite", {**told.params, "card": foe["row"][x - 1], "disc": x}),
            )
        case "target":
            return LegalMove((f"foe:{x}",), target_told(me["row"][top["disc"] - 1], foe, top["card"], x))
        case "money" | "cards":
            return LegalMove((f"die:{x}", word), Message(f"roma-move-{word}", {"n": x}))
        case "use":
            return LegalMove((f"die:{x}", f"own:{x}"), use_told(me["row"][x - 1], foe, x))
        case "bribe":
            told = use_told(me["row"][-1], foe, len(me["row"]))
            return LegalMove(
                (f"die:{x}", f"own:{len(me['row'])}"), Message(f"{told.key}-bribe", {**told.params, "n": x})
            )
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
            return LegalMove((f"amount:{x}",), Message("roma-move-buy", {"n": x, "cost": 2 * x}))
        case "done":
            return LegalMove((word,), Message(f"roma-move-done-{top['kind'].replace('_', '-')}"))
        case "end":
            return LegalMove((word,), Message("roma-move-end", {"n": me["row"].count("")}))
    if top["kind"] == "again":
        return LegalMove((word,), Message("roma-move-again"))
    return LegalMove((word,), Message(f"roma-move-{word}"))


def out_of_hand(view: dict[str, Any], kind: str, card: str, foreign: bool) -> LegalMove:
    """A card of the own hand is laid or put down, or one of the other hand taken; a foreign one has its own token."""
    params: dict[str, Any] = {"card": card, "alien": "yes" if foreign else "no"}
    token = f"{'tray' if kind == 'taking' else 'hand'}:{card}{':foreign' if foreign else ''}"
    match kind:
        case "main":
            return LegalMove((token,), Message("roma-move-lay", {**params, "cost": cost_of(view, card)}))
        case "swapping":
            return LegalMove((token,), Message("roma-move-swapping", params))
        case "taking":
            return LegalMove((token,), Message("roma-move-take", params))
    return LegalMove((token,), Message("roma-move-place", params))


def cost_of(view: dict[str, Any], card: str) -> int:
    """What a card costs in this game."""
    changed = view.get("numbers", {}).get(card)
    return int(changed[0]) if changed else COST[CARD_OF[card.casefold()]]


def on_told(view: dict[str, Any], top: dict[str, Any], me: dict[str, Any], foe: dict[str, Any], disc: int) -> Message:
    """An own disc is chosen: to put a card there, or for the card that lies there."""
    there = me["row"][disc - 1]
    match top["kind"]:
        case "copying":
            told = use_told(there, foe, top["disc"])
            return Message("roma-move-copy", {**told.params, "card": there, "disc": disc})
        case "patroning":
            return Message("roma-move-sponsor", {"card": there, "disc": disc, "cost": cost_of(view, there)})
        case "sacrifice":
            return Message("roma-move-sacrifice", {"card": there, "disc": disc, "n": max(0, me["defence"][disc - 1])})
        case "swap":
            return Message("roma-move-swap", {"card": view["air"], "disc": disc, "with": there})
    lifted = min((CARD_NAMES.index(c) for c in view["lifted"]), default=0)
    card = view["air"] or CARD_NAMES[lifted]
    if there:
        return Message("roma-move-over", {"card": card, "disc": disc, "with": there})
    return Message("roma-move-on", {"card": card, "disc": disc})


def use_told(card: str, foe: dict[str, Any], disc: int) -> Message:
    """A card is activated; those that attack the opposite card say how it stands."""
    if card in OPPOSITE and foe["row"][disc - 1]:
        return attack_told("roma-move-use-attack", card, foe, disc)
    return Message("roma-move-use", {"card": card, "disc": disc})


def target_told(own: str, foe: dict[str, Any], by: str, disc: int) -> Message:
    """A disc of the opponent is chosen for the action of a card; `own` is the card that acts, or copies it."""
    if by in FIGHTERS:
        return attack_told("roma-move-attack", by, foe, disc, FIGHTERS[by])
    return Message(AIMED.get(by, "roma-move-discard"), {"card": foe["row"][disc - 1], "disc": disc, "with": own})


def attack_told(key: str, by: str, foe: dict[str, Any], disc: int, bonus: int = 0) -> Message:
    """An attack on a disc: the defence now, and the chance of one roll in percent."""
    defence = foe["defence"][disc - 1]
    wins, faces = chance_to_win(defence, bonus)
    params = {"card": by, "disc": disc, "with": foe["row"][disc - 1], "defence": defence}
    return Message(key, {**params, "need": max(1, defence - bonus), "percent": round(100 * wins / faces)})


def typed(name: str, value: Any, players: int) -> Param:
    """A parameter of a sentence as what its name says that it is."""
    match name:
        case "seat" | "foe":
            return Named("seat", value)
        case "card" | "with":
            return Named("card", value) if value else ""
        case "cards":
            return Listed(tuple(Named("card", card) for card in value))
    return cast(Param, value)
