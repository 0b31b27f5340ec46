"""What is said of a position and of a move, made from a view alone: the same for terminal, server and page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ludi.kernel.messages import Chance, LegalMove, Listed, Message, Named, Param, slug

from . import printed
from .constants import CARD_NAMES
from .decks import ready
from .effects import confirmation, effect, final, total
from .fights import bonus
from .log import event_messages
from .printed import card_brief, card_facts, card_text, cards, numbers, rules
from .refusals import held, short_of
from .slots import disc, places
from .view import RomaPending, RomaSide, RomaView

__all__ = [
    "EXAMPLE",
    "GROUPS",
    "ask",
    "card_brief",
    "card_facts",
    "card_text",
    "cards",
    "confirmation",
    "describe",
    "effect",
    "event_messages",
    "final",
    "group",
    "odds",
    "places",
    "refused",
    "rules",
    "standing",
    "summary",
    "things",
    "two_moves",
    "value",
]

EMPTY = Message("roma-state-hand-empty")
VACANCY = Message("roma-vacancy")
EXAMPLE = "lay Forum 3"  # a short text of a move
GROUPS = ("use", "lay", "money", "cards", "end")

if TYPE_CHECKING:
    pass


def top_of(view: RomaView) -> RomaPending | None:
    """The pending decision; None when the game is over."""
    return view["pending"][-1] if view["pending"] else None


def ask(view: RomaView) -> Message | None:
    """What is to be decided now."""
    top = top_of(view)
    if top is None or top["seat"] < 0:
        return None
    params: dict[str, Param] = {}
    match top["kind"]:
        case "giving":
            params["left"] = top["left"] + 1
        case "placing":
            params["open"] = face_up(view)
        case "place" if view["air"]:
            params = {"open": face_up(view), "card": Named("card", view["air"])}
        case "place":
            return Message("roma-ask-placing", {"open": face_up(view)})
        case "where" | "settling" | "swap":
            params["card"] = Named("card", view["air"])
        case "moving":
            params["card"] = Named("card", lifted(view))
        case "targeting" | "copying" | "sacrifice":
            params["card"] = Named("card", top["card"])
        case "adding" | "paying" | "again":
            params = rolled(view, top)
        case "spring":
            params["aside"] = view["aside"]
        case "free":
            params["type"] = top["type"]
        case "third_die":
            params["sum"] = top["sum"]
    return Message(f"roma-ask-{slug(top['kind'])}", params)


def rolled(view: RomaView, top: RomaPending) -> dict[str, Param]:
    """How a battle stands: the roll with what the card adds to it, and the defence."""
    card, n = top.get("card", ""), top.get("rolled") or view["rolled"]
    they = view["players"][1 - top["seat"]]
    shown: Param = f"{n} + {bonus(card)} = {total(card, n)}" if bonus(card) else n
    named: dict[str, Param] = {"card": Named("card", card)} if card else {}
    return {**named, "rolled": shown, "defence": they["defence"][top["disc"] - 1] or 0}


def odds(view: RomaView) -> list[Chance]:
    """The chances of the position: none, they stand with the moves."""
    return []


def face_up(view: RomaView) -> str:
    """Whether the first cards are laid openly."""
    return "yes" if "bribed" in view else "no"


def lifted(view: RomaView) -> str:
    """The picked-up card that has to be put down next."""
    name: str = CARD_NAMES[min(printed.NUMBER[c] for c in view["lifted"])]
    return name


# Moves in groups


def group(view: RomaView, move: LegalMove) -> str:
    """The group of a move in phase 3; empty elsewhere."""
    top = top_of(view)
    if top is None or top["kind"] != "main":
        return ""
    first, *rest = move.path
    if first.startswith("hand:"):
        return "lay"
    if rest in (["money"], ["cards"]):
        return str(rest[0])
    return "use" if rest else "end"


def two_moves(text: str) -> tuple[str, str] | None:
    """`lay Forum` and `on 3` for `lay Forum 3`, and for whatever else names a card before its disc."""
    start, _, disc = text.rpartition(" ")
    return (start, f"on {disc}") if " " in start and disc.isdigit() else None


def value(name: str, given: str) -> str:
    """What the text of an option is called: a ready deck by its name."""
    if name in ("first_deck", "second_deck"):
        found: str = next((deck for deck, cards_of in ready().items() if cards_of == given), given)
        return found
    return given


# The position


def summary(view: RomaView) -> Message:
    """Turn and supply, in a few words."""
    return Message("roma-summary", {"turn": view["turn"], "supply": view["supply"]})


def standing(view: RomaView) -> list[Message]:
    """The points of each seat, and of the supply."""
    return [*(points(p, side["vp"]) for p, side in enumerate(view["players"])), supply(view["supply"])]


@lru_cache
def points(seat: int, vp: int) -> Message:
    """The points of a seat; kept, as they stay the same for a while."""
    return Message("roma-points", {"seat": Named("seat", seat), "vp": vp})


@lru_cache
def supply(n: int) -> Message:
    """The points of the supply."""
    return Message("roma-supply", {"n": n})


def describe(view: RomaView, seat: int | None) -> list[Message]:
    """The position: the supply, the opponent, the own side, the dice, the hand."""
    head: dict[str, Param] = {"turn": view["turn"], "supply": view["supply"], "low": "yes" if view["low"] else "no"}
    if "deck" in view:
        out = [Message("roma-state-head", {**head, "deck": view["deck"], "discard": size(view["discard"])})]
    else:
        out = [Message("roma-state-head-apart", head)]
    own = seat or 0
    out += [Message("roma-together", {"parts": side_words(view, p, seat)}) for p in (1 - own, own)]
    if view.get("drawn_cards"):
        out.append(Message("roma-state-drawn", {"cards": listed(view["drawn_cards"])}))
    if view["turn"] and view["pending"]:
        dice = Listed(tuple(view["dice"]))
        out.append(Message("roma-state-dice", {"dice": dice}) if view["dice"] else Message("roma-state-dice-none"))
        if view.get("bribed"):
            out.append(Message("roma-state-bribed"))
    if seat is not None:
        out.append(hand_words(view, view["players"][seat]))
    return out


def things(view: RomaView) -> dict[str, Message]:
    """What is said of things on the board.

    `hand` of an empty hand, `vacancy` of what an empty disc costs, `piles` of those of both, and by the number of a
    seat `piles:0`, and `known:0` of the cards in its hand that the reader is sure of.
    """
    found = {"vacancy": VACANCY} if view["turn"] and view["pending"] else {}
    if "deck" in view:
        found["piles"] = piles(view["deck"], view["discard"])
    for p, side in enumerate(view["players"]):
        if side.get("cards") == {}:
            found["hand"] = EMPTY
        if "deck" in side:
            found[f"piles:{p}"] = piles(side["deck"], side["discard"])
        if "cards" not in side and (known := side.get("known")):
            found[f"known:{p}"] = known_cards(known)
    return found


def piles(deck: int, discard: Mapping[str, int]) -> Message:
    """How many cards lie in a draw pile and in its discard pile."""
    return Message("roma-state-piles", {"deck": deck, "discard": size(discard)})


def known_cards(known: Mapping[str, int]) -> Message:
    """The cards in the hand of a seat that the reader is sure of."""
    return Message("roma-state-known", {"cards": listed(known)})


def refused(view: RomaView) -> list[tuple[str, Message]]:
    """What the seat to move would touch in vain, and why: cards of the hand that it cannot pay for."""
    top = view["pending"][-1] if view["pending"] else None
    if top is None or top["kind"] != "main":
        return []
    me = view["players"][top["seat"]]
    found = [(card, short_of(card, numbers(view, card)[0], me["money"])) for card in me.get("cards", {})]
    return [
        (f"hand:{card}{which}", why)
        for card, why in found
        if why is not None
        for which in ("", ":foreign")
        if held(me, card, bool(which))
    ]


def hand_words(view: RomaView, side: RomaSide) -> Message:
    """The own hand."""
    if not side["cards"]:
        return EMPTY
    hand = Message("roma-state-hand", {"cards": priced(view, side["cards"])})
    if not side.get("foreign"):
        return hand
    foreign = Message("roma-state-foreign", {"cards": listed(side["foreign"])})
    return Message("roma-together", {"parts": Listed((hand, foreign), "sentences")})


def side_words(view: RomaView, p: int, seat: int | None) -> Listed:
    """Points, money, hand, piles and discs of one side."""
    side = view["players"][p]
    params: dict[str, Param] = {"vp": side["vp"], "money": side["money"], "hand": side["hand"]}
    out = [Message("roma-state-side", {"seat": Named("seat", p), **params})]
    if p != seat and side.get("known"):
        out.append(known_cards(side["known"]))
        if side.get("foreign"):
            out.append(Message("roma-state-foreign", {"cards": listed(side["foreign"])}))
    if "deck" in side:
        out.append(piles(side["deck"], side["discard"]))
    discs = Listed(tuple(disc(side, d) for d in range(len(side["row"]))), "clauses")
    out.append(Message("roma-state-row", {"discs": discs}))
    if side["loss"]:
        out.append(Message("roma-state-loss", {"n": side["loss"]}))
    if side.get("fewer"):
        out.append(Message("roma-state-fewer", {"n": side["fewer"]}))
    return Listed(tuple(out), "sentences")


def size(counts: Mapping[str, int]) -> int:
    """How many cards these are."""
    return sum(counts.values())


def listed(counts: Mapping[str, int]) -> Listed:
    """Cards with their number, by name."""
    return Listed(tuple(Message("roma-board-card", {"card": Named("card", c), "n": n}) for c, n in counts.items()))


def priced(view: RomaView, counts: Mapping[str, int]) -> Listed:
    """The same with their costs."""
    each = []
    for card, n in counts.items():
        cost = Message("roma-board-cost", {"card": Named("card", card), "cost": numbers(view, card)[0]})
        each.append(Message("roma-board-card", {"card": cost, "n": n}))
    return Listed(tuple(each))
