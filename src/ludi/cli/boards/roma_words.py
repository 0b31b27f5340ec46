"""Roma and Arena in words: the position, what is to be decided, and what a move would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.games.roma import kinds as K
from ludi.games.roma.decks import ready
from ludi.kernel.messages import LegalMove
from ludi.locales import Text, slug

from .roma_cards import NUMBER, card_facts, cards, numbers, rules
from .roma_effects import effect

__all__ = ["GROUPS", "ask", "card_facts", "cards", "describe", "effect", "group", "rules", "value"]

GROUPS = ("use", "lay", "money", "cards", "end")
EXAMPLE = "lay Forum 3"
LOW_SUPPLY = K.SIDES_OF_A_DIE  # a Forum can take as many at once; the browser warns at the same number


def top_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """The pending decision; empty when the game is over."""
    return view["pending"][-1] if view["pending"] else {}


def group(view: dict[str, Any], offer: LegalMove) -> str:
    """The group of a move in phase 3; empty elsewhere."""
    if top_of(view).get("kind") != "main":
        return ""
    first, *rest = offer.path
    if first.startswith("hand:"):
        return "lay"
    if rest in (["money"], ["cards"]):
        return rest[0]
    return "use" if rest else "end"


def value(name: str, given: str) -> str:
    """What the text of an option is called: a ready deck by its name."""
    if name in ("first_deck", "second_deck"):
        return next((deck for deck, cards in ready().items() if cards == given), given)
    return given


def ask(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """What is to be decided now."""
    top = top_of(view)
    if not top:
        return ""
    params: dict[str, Any] = {k: v for k, v in top.items() if k not in ("kind", "seat", "card")}
    match top["kind"]:
        case "giving":
            params["left"] = top["left"] + 1
        case "placing":
            params["open"] = face_up(view)
        case "place":
            params |= {"open": face_up(view), "card": say.card("roma", view["air"])}
        case "where" | "settling" | "swap":
            params["card"] = say.card("roma", view["air"])
        case "moving":
            params["card"] = say.card("roma", lifted(view))
        case "targeting" | "copying" | "sacrifice" | "again":
            params["card"] = say.card("roma", top["card"])
        case "spring":
            params["aside"] = view["aside"]
    if top["kind"] in ("adding", "paying", "again"):
        params["defence"] = view["players"][1 - top["seat"]]["defence"][top["disc"] - 1]
        params["rolled"] = top.get("rolled") or view["rolled"]
    return say(f"roma-ask-{slug(top['kind'])}", **params)


def card_text(card: str, say: Text) -> str:
    """What a card does."""
    return say(f"roma-card-{slug(card)}-text")


def face_up(view: Mapping[str, Any]) -> str:
    """Whether the first cards are laid openly."""
    return "yes" if "bribed" in view else "no"


def lifted(view: Mapping[str, Any]) -> str:
    """The picked-up card that has to be put down next."""
    name: str = K.CARD_NAMES[min(NUMBER[c] for c in view["lifted"])]
    return name


def low(view: Mapping[str, Any]) -> str:
    """Whether the supply may end the game soon."""
    return "yes" if view["supply"] <= LOW_SUPPLY else "no"


def describe(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
    """The position in sentences: the supply, the opponent, the own side, the dice, the hand."""
    head = {"turn": view["turn"], "supply": view["supply"], "low": low(view)}
    if "deck" in view:
        out = [say("roma-state-head", **head, deck=view["deck"], discard=sum(view["discard"].values()))]
    else:
        out = [say("roma-state-head-apart", **head)]
    out += [side_in_words(view, p, seat, names, say) for p in (1 - seat, seat)]
    if top_of(view).get("kind") == "keeping" and "drawn_cards" in view:
        out.append(say("roma-state-drawn", cards=listed(view, view["drawn_cards"], say)))
    if view["turn"] and view["active"] == seat and view["pending"]:
        dice = ", ".join(map(str, view["dice"]))
        out.append(say("roma-state-dice", dice=dice) if dice else say("roma-state-dice-none"))
        if view.get("bribed"):
            out.append(say("roma-state-bribed"))
    me = view["players"][seat]
    hand = [say("roma-state-hand-empty")]
    if me["cards"]:
        hand = [say("roma-state-hand", cards=listed(view, me["cards"], say, priced=True))]
        if me.get("foreign"):
            hand.append(say("roma-state-foreign", cards=listed(view, me["foreign"], say)))
    return [*out, " ".join(hand)]


def side_in_words(view: dict[str, Any], p: int, seat: int, names: Sequence[str], say: Text) -> str:
    """Points, money, hand, piles and discs of one side."""
    side = view["players"][p]
    out = [say("roma-state-side", seat=names[p], vp=side["vp"], money=side["money"], hand=side["hand"])]
    if p != seat and side["known"]:
        out.append(say("roma-state-known", cards=listed(view, side["known"], say)))
        if side.get("foreign"):
            out.append(say("roma-state-foreign", cards=listed(view, side["foreign"], say)))
    if "deck" in side:
        out.append(say("roma-state-piles", deck=side["deck"], discard=sum(side["discard"].values())))
    out.append(say("roma-state-row", discs="; ".join(disc(view, side, d, say) for d in range(len(side["row"])))))
    if view["turn"] and view["pending"] and (empty := side["row"].count("")):
        out.append(say("roma-state-loss", n=empty))
    if side.get("fewer"):
        out.append(say("roma-state-fewer", n=side["fewer"]))
    return " ".join(out)


def disc(view: Mapping[str, Any], side: dict[str, Any], d: int, say: Text) -> str:
    """One disc of a side."""
    if side["row"][d]:
        now, change = side["defence"][d], changed(view, side, d)
        name = say.card("roma", side["row"][d])
        text = say("roma-state-disc", disc=d + 1, card=name, defence=now, change=change, by=signed(change))
    else:
        text = say(f"roma-state-disc-{'down' if d + 1 in side['face_down'] else 'empty'}", disc=d + 1)
    if d + 1 in side.get("alien", ()):
        text = say("roma-state-disc-alien", text=text)
    return say("roma-state-disc-blocked", text=text) if d + 1 in side["blocked"] else text


def changed(view: Mapping[str, Any], side: dict[str, Any], d: int) -> int:
    """By how much the defence on a disc differs from that of the card."""
    return int(side["defence"][d]) - numbers(view, side["row"][d])[1]


def signed(n: int) -> str:
    """A change with its sign."""
    return f"{n:+d}".replace("-", "−")


def listed(view: Mapping[str, Any], counts: Mapping[str, int], say: Text, *, priced: bool = False) -> str:
    """Cards with their number, by name; with their cost if wanted."""
    words = []
    for card, n in counts.items():
        name = say.card("roma", card)
        if priced:
            name = say("roma-board-cost", card=name, cost=numbers(view, card)[0])
        words.append(say("roma-board-card", card=name, n=n))
    return ", ".join(words)
