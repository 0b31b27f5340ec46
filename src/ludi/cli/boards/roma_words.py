"""Roma in words: the position, what is to be decided, and what a move would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.games.roma import kinds as K
from ludi.games.roma.view import chance_to_win
from ludi.kernel.told import Offer
from ludi.locales import Text, slug

GROUPS = ("use", "lay", "money", "cards", "end")
CARDS = K.CARD_NAMES[1:]
NUMBER = {name: k for k, name in enumerate(K.CARD_NAMES)}
LOW_SUPPLY = 6
EXAMPLE = "lay Forum 3"
CHARACTERS, BUILDINGS = CARDS[: K.FIRST_BUILDING - 1], CARDS[K.FIRST_BUILDING - 1 :]


def top_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """The pending decision; empty when the game is over."""
    return view["pending"][-1] if view["pending"] else {}


def group(view: dict[str, Any], offer: Offer) -> str:
    """The group of a move in phase 3; empty elsewhere."""
    if top_of(view).get("kind") != "main":
        return ""
    first, *rest = offer.path
    if first.startswith("hand:"):
        return "lay"
    if rest in (["money"], ["cards"]):
        return rest[0]
    return "use" if rest else "end"


def ask(view: dict[str, Any], say: Text) -> str:
    """What is to be decided now."""
    top = top_of(view)
    if not top:
        return ""
    params: dict[str, Any] = {k: v for k, v in top.items() if k not in ("kind", "seat", "card")}
    match top["kind"]:
        case "giving":
            params["left"] = top["left"] + 1
        case "place" | "where":
            params["card"] = say.card("roma", view["air"])
        case "moving":
            params["card"] = say.card("roma", lifted(view))
        case "targeting":
            params["card"] = say.card("roma", top["card"])
        case "adding":
            params["defence"] = view["players"][1 - top["seat"]]["defence"][top["disc"] - 1]
    return say(f"roma-ask-{slug(top['kind'])}", **params)


def lifted(view: Mapping[str, Any]) -> str:
    """The picked-up card that has to be put down next."""
    name: str = K.CARD_NAMES[min(NUMBER[c] for c in view["lifted"])]
    return name


def effect(view: dict[str, Any], offer: Offer, say: Text) -> str:
    """What a move would do, beyond its own sentence: results as they stand now, chances in percent."""
    top, told = top_of(view), offer.told
    me, foe = view["players"][top["seat"]], view["players"][1 - top["seat"]]
    match told.key:
        case "roma-move-use":
            return of_card(view, told.params["card"], told.params["disc"], me, foe, say)
        case "roma-move-copy":
            return of_card(view, told.params["card"], top["disc"], me, foe, say)
        case "roma-move-use-attack":
            return added(view, told.params, say) if told.params["card"] == "Centurio" else ""
        case "roma-move-second-die":
            disc = top["disc"]
            return say("roma-effect-second-die", n=told.params["n"] + (beside(me["row"], disc) if disc else 0))
        case "roma-move-adding":
            defence = foe["defence"][top["disc"] - 1]
            return say(f"roma-effect-add-{'wins' if told.params['sum'] >= defence else 'fails'}", defence=defence)
        case "roma-move-block" if told.params["card"]:
            return say("roma-effect-block", card=say.card("roma", told.params["card"]))
        case "roma-move-end":
            return say("roma-effect-end", dice=len(view["dice"]), n=me["row"].count(""))
    return ""


def of_card(view: dict[str, Any], card: str, disc: int, me: dict[str, Any], foe: dict[str, Any], say: Text) -> str:
    """What activating a card on a disc does."""
    params: dict[str, Any] = {"n": 0, "percent": 0, "with": ""}
    match card:
        case "Legat":
            params["n"] = foe["row"].count("")
        case "Mercatus":
            params["n"] = foe["row"].count("Forum")
        case "Mercator":
            params["n"] = min(foe["vp"], me["money"] // 2)
        case "Forum":
            params["bonus"] = beside(me["row"], disc)
        case "Velites" | "Onager":
            among = CHARACTERS if card == "Velites" else BUILDINGS
            params["percent"] = max(
                (percent(d) for c, d in zip(foe["row"], foe["defence"], strict=True) if c in among), default=0
            )
        case "Legionarius" | "Centurio" if foe["row"][disc - 1]:
            params["with"] = say.card("roma", foe["row"][disc - 1])
            params["percent"] = percent(foe["defence"][disc - 1])
    return say(f"roma-effect-{slug(card)}", **params)


def added(view: dict[str, Any], params: Mapping[str, Any], say: Text) -> str:
    """Centurio's chance with the best die that would be left to add; nothing where no die is left."""
    left = list(view["dice"])
    left.remove(params["disc"])
    if not left or params["percent"] == 100:
        return ""
    return say("roma-effect-add", n=max(left), percent=percent(params["defence"], max(left)))


def percent(defence: int, bonus: int = 0) -> int:
    """The chance of one roll against a defence."""
    wins, faces = chance_to_win(defence, bonus)
    return round(100 * wins / faces)


def beside(row: Sequence[str], disc: int) -> int:
    """The victory points that Basilicas beside a disc add to a Forum there."""
    return 2 * sum(row[d] == "Basilica" for d in (disc - 2, disc) if 0 <= d < K.DISCS)


def describe(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
    """The position in sentences: the supply, the opponent, the own side, the dice, the hand."""
    low = "yes" if view["supply"] <= LOW_SUPPLY else "no"
    head = {"turn": view["turn"], "supply": view["supply"], "deck": view["deck"], "low": low}
    out = [say("roma-state-head", **head, discard=sum(view["discard"].values()))]
    for p in (1 - seat, seat):
        side = view["players"][p]
        line = [say("roma-state-side", seat=names[p], vp=side["vp"], money=side["money"], hand=side["hand"])]
        if p != seat and side["known"]:
            line.append(say("roma-state-known", cards=cards(side["known"], say)))
        line.append(say("roma-state-row", discs="; ".join(disc(side, d, say) for d in range(K.DISCS))))
        if view["turn"] and view["pending"] and (empty := side["row"].count("")):
            line.append(say("roma-state-loss", n=empty))
        out.append(" ".join(line))
    if top_of(view).get("kind") == "keeping" and "drawn_cards" in view:
        out.append(say("roma-state-drawn", cards=cards(view["drawn_cards"], say)))
    if view["turn"] and view["active"] == seat and view["pending"]:
        dice = ", ".join(map(str, view["dice"]))
        out.append(say("roma-state-dice", dice=dice) if dice else say("roma-state-dice-none"))
    hand = view["players"][seat]["cards"]
    out.append(say("roma-state-hand", cards=cards(hand, say, priced=True)) if hand else say("roma-state-hand-empty"))
    return out


def disc(side: dict[str, Any], d: int, say: Text) -> str:
    """One disc of a side."""
    if side["row"][d]:
        now, change = side["defence"][d], changed(side, d)
        name = say.card("roma", side["row"][d])
        text = say("roma-state-disc", disc=d + 1, card=name, defence=now, change=change, by=signed(change))
    else:
        text = say(f"roma-state-disc-{'down' if d + 1 in side['face_down'] else 'empty'}", disc=d + 1)
    return say("roma-state-disc-blocked", text=text) if d + 1 in side["blocked"] else text


def changed(side: dict[str, Any], d: int) -> int:
    """By how much the defence on a disc differs from the printed one."""
    return int(side["defence"][d]) - K.DEFENCE[NUMBER[side["row"][d]]]


def signed(n: int) -> str:
    """A change with its sign."""
    return f"{n:+d}".replace("-", "−")


def cards(counts: Mapping[str, int], say: Text, *, priced: bool = False) -> str:
    """Cards with their number, by name; with their cost if wanted."""
    words = []
    for card, n in counts.items():
        name = say.card("roma", card)
        if priced:
            name = say("roma-board-cost", card=name, cost=K.COST[NUMBER[card]])
        words.append(say("roma-board-card", card=name, n=n))
    return ", ".join(words)


def card_facts(card: str, say: Text) -> str:
    """What is printed on a card."""
    k = NUMBER[card]
    type_ = "building" if k >= K.FIRST_BUILDING else "character"
    return say("roma-card-facts", type=type_, cost=K.COST[k], defence=K.DEFENCE[k], copies=K.COPIES[k])


def rules(say: Text) -> list[str]:
    """The rules in short."""
    return [say(f"roma-rules-{part}") for part in ("goal", "turn", "actions", "battle")]
