"""Lusitania XXI in words: the position, what is to be decided, what is printed on a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludi.games.lusitania import kinds as K
from ludi.games.lusitania.printed import assumed, entries, entry_of
from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove
from ludi.locales import Text, slug

TITLE = "lusitania"
GROUPS = ("hire", "exchange", "guest", "other")
EXAMPLE = "hire Cook"
MARKS = dict(zip(K.EQUIPMENT, ("◊", "†", "↑", "¶", "♘", ")", "•"), strict=True))
GROUP_OF = {"hand": "hire", "camp": "exchange", "guest": "guest"}


def cards(game: Game) -> Sequence[str]:
    """The cards of the deck, the Mars cards, and those of the expansions that are played with."""
    awards = [name for name in K.AWARD_NAMES if game.options[name.partition(" ")[0].lower()]]
    return [*K.CARD_NAMES[1:], *awards]


def value(name: str, given: str) -> str:
    """The values that a table knows better are said as they were given."""
    return given


def top_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """The pending decision; empty when the game is over."""
    return view["pending"][-1] if view["pending"] else {}


def group(view: dict[str, Any], offer: LegalMove) -> str:
    """At the start of a turn moves are grouped by the action that they are."""
    if top_of(view).get("kind") != "main":
        return ""
    return GROUP_OF.get(offer.path[0].partition(":")[0], "other")


def ask(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """What is to be decided now."""
    top = top_of(view)
    match top.get("kind", ""):
        case "":
            return ""
        case "main" if top["did"]:
            return say("lusitania-ask-main-after")
        case "last_putting":
            return say("lusitania-ask-putting")
        case "inspecting":
            return say("lusitania-ask-discarding")
        case "equipping":
            return say("lusitania-ask-equipping", card=say.card(TITLE, top["card"]))
        case "giving":
            return say("lusitania-ask-giving", card=say.card(TITLE, view["air"]) if view["air"] else "")
    return say(f"lusitania-ask-{slug(top['kind'])}")


def effect(view: dict[str, Any], offer: LegalMove, names: Sequence[str], say: Text) -> str:
    """The moves say all themselves."""
    return ""


def listed(names: Iterable[str], say: Text) -> str:
    """Cards side by side."""
    return ", ".join(say.card(TITLE, name) for name in names) or say("lusitania-none")


def counted(found: Mapping[str, int], say: Text) -> str:
    """A multiset of cards."""
    return ", ".join(say.card(TITLE, c) + (f" ×{n}" if n > 1 else "") for c, n in found.items()) or say(
        "lusitania-none"
    )


def last_of(view: dict[str, Any]) -> str:
    """Whether the game ends after this turn."""
    return "yes" if view["last"] else "no"


def awards(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """The cards of Laurus and Virtus, with the names of those who have taken them."""
    out = []
    for award, owner in view["awards"].items():
        card = say.card(TITLE, award)
        out.append(card if owner is None else say("lusitania-state-award", card=card, seat=names[owner]))
    return ", ".join(out)


def describe(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
    """The position in sentences: the camp, all legions from the own one on, the hand."""
    discard = sum(view["discard"].values())
    params = {"turn": view["turn"], "deck": view["deck"], "discard": discard, "last": last_of(view)}
    out = [say("lusitania-state-head", **params), say("lusitania-state-camp", cards=listed(view["camp"], say))]
    if view["discard"]:
        out.append(say("lusitania-state-discarded", cards=counted(view["discard"], say)))
    if view["awards"]:
        out.append(say("lusitania-state-awards", cards=awards(view, names, say)))
    for i in range(len(names)):
        p = (seat + i) % len(names)
        side = view["players"][p]
        params = {"points": side["points"], "hand": side["hand"], "released": side["released"]}
        out.append(say("lusitania-state-side", seat=names[p], cells=legion(side, say), **params))
        if side.get("known") and "cards" not in side:
            out.append(say("lusitania-state-known", cards=counted(side["known"], say)))
    if view["hidden"]:
        out.append(say("lusitania-state-hidden", cards=counted(view["hidden"], say)))
    if view["air"]:
        out.append(say("lusitania-state-air", card=say.card(TITLE, view["air"])))
    me = view["players"][seat]
    if me.get("released_cards"):
        out.append(say("lusitania-state-released", cards=counted(me["released_cards"], say)))
    if "cards" in me:
        out.append(say("lusitania-state-hand", cards=counted(me["cards"], say)))
    return out


def legion(side: dict[str, Any], say: Text) -> str:
    """The cells of a legion with their cards and equipment."""
    out = []
    for cell, card in zip(K.CELL_NAMES, side["cells"], strict=True):
        if card:
            held = [place["holds"] for place in side["places"].get(cell, ()) if place["holds"]]
            params = {"cell": cell, "card": say.card(TITLE, card)}
            key = "lusitania-state-equipped" if held else "lusitania-state-cell"
            out.append(say(key, **params, **({"gear": listed(held, say)} if held else {})))
    return ", ".join(out) or say("lusitania-none")


def card_facts(card: str, game: Game, say: Text) -> str:
    """What is printed on a card, and what of it is a house value."""
    if card in K.AWARD_NAMES:
        return say("lusitania-fact-points", vp=K.AWARD_VP[K.AWARD_NAMES.index(card)])
    name = entry_of(K.CARD_NAMES.index(card))
    entry = entries(str(game.options["reading"]), str(game.options["numbers"]))[name]
    parts = [say("lusitania-fact-points", vp=entry["vp"])]
    if entry.get("takes"):
        parts.append(say("lusitania-fact-takes", gear=", ".join(symbol(s, say) for s in entry["takes"])))
    if card in MARKS:
        parts.append(say("lusitania-fact-mark", mark=MARKS[card]))
    if "class" not in entry:
        parts.append(say("lusitania-fact-copies", n=entry["copies"]))
    shown = {**entry, "takes": [s.split("/") for s in entry.get("takes", ())]}
    if found := [field for field in assumed(name, shown) if field != "class"]:
        values = ", ".join(say(f"lusitania-value-{field}") for field in found)
        parts.append(say("lusitania-fact-assumed", values=values))
    return "; ".join(parts)


def symbol(text: str, say: Text) -> str:
    """The equipment that a symbol stands for."""
    first, *others = (say.card(TITLE, gear) for gear in text.split("/"))
    for other in others:
        first = say("lusitania-or", gear=first, other=other)
    return first


def card_text(card: str, say: Text) -> str:
    """What a card does."""
    return say(f"lusitania-card-{slug(card)}-text")


def rules(game: Game, say: Text) -> list[str]:
    """The rules in short."""
    return [*(say(f"lusitania-rules-{part}") for part in ("goal", "turn", "legion", "camp", "end")), *legend(say)]


def legend(say: Text) -> list[str]:
    """What the marks on the board of the terminal mean: warriors, equipment."""
    gear = " ".join(f"{mark} {say.card(TITLE, name)}" for name, mark in MARKS.items())
    return [say("lusitania-board-legend"), f"{gear} * {say('lusitania-board-any')}"]
