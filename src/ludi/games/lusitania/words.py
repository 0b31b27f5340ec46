"""What is said of a position and of a move, made from a view alone: the same for terminal, server and page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludi.kernel.frames import OVER
from ludi.kernel.messages import Chance, LegalMove, Listed, Message, Named, Param

from . import constants as K
from .constants import CELL_NAMES
from .effects import WORLDS, effect
from .events import event_messages
from .legal import legal
from .notation import text
from .printed_words import Drawn, card_facts, card_text, cards, drawn, rules, symbol
from .refusals import hindered
from .view import LusitaniaPending, LusitaniaPlace, LusitaniaSide, LusitaniaView

__all__ = [
    "EXAMPLE",
    "GROUPS",
    "Drawn",
    "ask",
    "card_facts",
    "card_text",
    "cards",
    "confirmation",
    "describe",
    "drawn",
    "effect",
    "event_messages",
    "group",
    "odds",
    "refused",
    "rules",
    "standing",
    "summary",
]

EXAMPLE = "hire Cook"  # a short text of a move
GROUPS = ("hire", "exchange", "guest", "other")
GROUP_OF = {"hand": "hire", "camp": "exchange", "guest": "guest"}
NONE = Message("lusitania-none")
# Decisions that are asked about in the words of another one.
ASKED = {"last_putting": "putting", "inspecting": "discarding"}
FINAL = {f"lusitania-move-{way}" for way in ("hire", "hire-equipment", "invite", "down", "equip", "give")}


def top_of(view: LusitaniaView) -> LusitaniaPending | None:
    """The pending decision; None when the game is over."""
    return view["pending"][-1] if view["pending"] else None


def ask(view: LusitaniaView) -> Message | None:
    """What is to be decided now."""
    top = top_of(view)
    if top is None or top["seat"] < 0:
        return None
    kind = top["kind"]
    if kind == "main" and top["did"]:
        return Message("lusitania-ask-main-after")
    card = view["air"] if kind == "giving" else top.get("card", "") if kind == "equipping" else ""
    return Message(f"lusitania-ask-{ASKED.get(kind, kind)}", {"card": Named("card", card)} if card else {})


def group(view: LusitaniaView, move: LegalMove) -> str:
    """At the start of a turn moves are grouped by the action that they are."""
    top = top_of(view)
    if top is None or top["kind"] != "main":
        return ""
    return GROUP_OF.get(move.path[0].partition(":")[0], "other")


def confirmation(view: LusitaniaView, action: int) -> Message | None:
    """Nothing has to be thought of twice: what a move costs, its effect says."""
    return None


def final(move: LegalMove) -> bool:
    """Whether the deck or another seat answers at once: a card is drawn for the one that goes, or a guest draws."""
    return move.told.key in FINAL or move.path[0] in ("guest:Caesar", "guest:Senator")


def odds(view: LusitaniaView) -> list[Chance]:
    """No chances are told: what may be drawn is not counted for the reader."""
    return []


def summary(view: LusitaniaView) -> Message:
    """Turn and deck, in a few words."""
    return Message("lusitania-summary", {"turn": view["turn"], "deck": view["deck"], "run": run(view)})


def run(view: LusitaniaView) -> str:
    """Which time the deck is gone through."""
    return "last" if view["last"] else "second" if view["shuffled"] else "first"


def standing(view: LusitaniaView) -> list[Message]:
    """The points of each seat, and what it lacks as long as the game goes on."""
    target = 0 if view["to_move"] == OVER else K.TARGET
    return [
        Message(
            "lusitania-standing",
            {"seat": Named("seat", p), "points": side["points"], "left": max(0, target - side["points"])},
        )
        for p, side in enumerate(view["players"])
    ]


# The position


def describe(view: LusitaniaView, seat: int | None) -> list[Message]:
    """The position: the camp, what this seat holds, all legions from the own one on, Laurus and Virtus, the piles."""
    seats, discard = len(view["players"]), sum(view["discard"].values())
    out = [
        Message("lusitania-state-head", {"turn": view["turn"], "deck": view["deck"], "discard": discard}),
        Message("lusitania-state-run", {"run": run(view)}),
        camp(view),
    ]
    out += [] if seat is None else held(view, seat)
    if coming := view["taken"]:
        out.append(Message("lusitania-taken", {"cards": listed(coming)}))
    for p in [((seat or 0) + i) % seats for i in range(seats)]:
        out += side_of(view, p)
    out += awards_of(view, seat)
    for name, found in (("hidden", view["hidden"]), ("discarded", view["discard"])):
        if found:
            out.append(pile(name, found))
    return out


def things(view: LusitaniaView) -> dict[str, Message]:
    """What is said of things on the board.

    By the number of a seat `counts:0`, `colour:0`, `won:0`, `known:0`; of the deck `run`; of cards that must be
    `hidden` somewhere, or were `taken` and are on their way.
    """
    found = {"run": Message("lusitania-state-run", {"run": run(view)})}
    if view["hidden"]:
        found["hidden"] = pile("hidden", view["hidden"])
    if coming := view["taken"]:
        found["taken"] = Message("lusitania-taken", {"cards": listed(coming)})
    for p, side in enumerate(view["players"]):
        counts, (colour, *more) = counts_of(side), about(view, p)
        found |= {f"counts:{p}": counts, f"colour:{p}": colour}
        found |= {f"{'won' if one.key.endswith('awards') else 'known'}:{p}": one for one in more}
    return found


def places(view: LusitaniaView) -> dict[str, Message]:
    """What lies in the cells of a seat and is free there, `holds:0:IV`, `free:0:IV`; of Laurus and Virtus `award:…`."""
    found, progress = dict[str, Message](), dict[str, list[int]]()
    for p, side in enumerate(view["players"]):
        progress |= side.get("progress", {})
        for name, its in side["places"].items():
            for one in equipped(its):
                found[f"{one.key.removeprefix('lusitania-')}:{p}:{name}"] = one
    for award, taker in view["awards"].items():
        found[f"award:{award}"] = award_state(taker, tuple(progress.get(award, ())))
    return found


def camp(view: LusitaniaView) -> Message:
    """The cards of the camp, the oldest first."""
    return Message("lusitania-state-camp", {"cards": listed(view["camp"])})


def hand(view: LusitaniaView, seat: int) -> Message | None:
    """The own hand; None for those who do not see it."""
    cards = view["players"][seat].get("cards")
    return None if cards is None else Message("lusitania-state-hand", {"cards": counted(cards)})


def listed(names: Iterable[str]) -> Param:
    """Cards side by side."""
    named = tuple(Named("card", name) for name in names)
    return Listed(named) if named else NONE


def counted(found: Mapping[str, int]) -> Param:
    """A multiset of cards."""
    return Listed(tuple(some(card, n) for card, n in found.items())) if found else NONE


def some(card: str, n: int) -> Param:
    """A card so many times."""
    named = Named("card", card)
    return named if n == 1 else Message("lusitania-some", {"card": named, "n": n})


def pile(name: str, found: Mapping[str, int]) -> Message:
    """The cards of a pile that all see."""
    return Message(f"lusitania-state-{name}", {"cards": counted(found)})


def held(view: LusitaniaView, seat: int) -> list[Message]:
    """The own cards, and why some of them cannot be hired now."""
    mine, released = hand(view, seat), view["players"][seat].get("released_cards")
    out = [mine] if mine else []
    if view["to_move"] == seat:
        out += [
            Message("lusitania-state-stuck", {"card": Named("card", card), "why": why}) for card, why in stuck(view)
        ]
    if released:
        out.append(Message("lusitania-state-released", {"cards": counted(released)}))
    return out


def stuck(view: LusitaniaView) -> list[tuple[str, Message]]:
    """The cards of the hand that cannot be hired where something is to be hired, and why."""
    top = top_of(view)
    if top is None or top["kind"] != "main" or top["did"]:
        return []
    g, ids = WORLDS.of(view), [0] * K.ACTIONS
    can = {text(action) for action in ids[: legal(g, ids)]}
    cards = [card for card in view["players"][top["seat"]].get("cards", {}) if f"hire {card}" not in can]
    return [(card, why) for card in cards if (why := hindered(view, top["seat"], card))]


def refused(view: LusitaniaView) -> list[tuple[str, Message]]:
    """What the seat to move may touch in vain, and why: the tokens of a path."""
    return [(f"hand:{card}", why) for card, why in stuck(view)]


def side_of(view: LusitaniaView, p: int) -> list[Message]:
    """A seat with its points and cards, then its legion."""
    side = view["players"][p]
    params = {"seat": Named("seat", p), "points": side["points"], "goal": K.TARGET, "counts": counts_of(side)}
    seat = Message("lusitania-state-seat", {**params, "more": Listed(tuple(about(view, p)), "phrases")})
    return [seat, legion_message(p, side)]


def counts_of(side: LusitaniaSide) -> Message:
    """How many cards a seat has in its hand, and released."""
    return Message("lusitania-counts", {"hand": side["hand"], "released": side["released"]})


def about(view: LusitaniaView, p: int) -> list[Message]:
    """The province of a legion, what it has won, and what is known of the hand of its seat."""
    side = view["players"][p]
    won = [award for award, taker in view["awards"].items() if taker == p]
    more = [Message("lusitania-colour", {"colour": side["colour"] or "none"})]
    if won:
        more.append(Message("lusitania-has-awards", {"cards": listed(won)}))
    if known := side.get("known"):
        more.append(pile("known", known))
    return more


def legion_message(p: int, side: LusitaniaSide) -> Message:
    """The cells of a legion that are filled."""
    filled = [(name, card) for name, card in zip(CELL_NAMES, side["cells"], strict=True) if card]
    told = tuple(cell_message(name, card, side["places"].get(name, [])) for name, card in filled)
    return Message("lusitania-state-legion", {"seat": Named("seat", p), "cells": Listed(told) if told else NONE})


def cell_message(name: str, card: str, places: Sequence[LusitaniaPlace]) -> Message:
    """A cell with its card, the equipment there, and what it still takes."""
    params: dict[str, Param] = {"cell": name, "card": Named("card", card)}
    more = equipped(places)
    if not more:
        return Message("lusitania-state-cell", params)
    return Message("lusitania-state-equipped", {**params, "more": Listed(tuple(more), "clauses")})


def equipped(places: Sequence[LusitaniaPlace]) -> list[Message]:
    """What equipment lies under a warrior, and what it still takes."""
    lies = [place["holds"] for place in places if place["holds"]]
    free = tuple(symbol(place["takes"]) for place in places if not place["holds"])
    more = []
    if lies:
        more.append(Message("lusitania-holds", {"cards": listed(lies)}))
    if free:
        more.append(Message("lusitania-free", {"cards": Listed(free)}))
    return more


def awards_of(view: LusitaniaView, seat: int | None) -> list[Message]:
    """The cards of Laurus and Virtus: who has taken each, or how far the own legion is with what it asks for."""
    mine = {} if seat is None else view["players"][seat].get("progress", {})
    return [
        award_message(award, taker, tuple(mine[award]) if award in mine else ())
        for award, taker in view["awards"].items()
    ]


def award_message(award: str, taker: int | None, mine: tuple[int, ...]) -> Message:
    """A card of Laurus or Virtus."""
    return Message("lusitania-state-award", {"card": Named("card", award), "state": award_state(taker, mine)})


def award_state(taker: int | None, mine: tuple[int, ...] = ()) -> Message:
    """Who has taken a card of Laurus or Virtus, or how far the own legion is with it."""
    if taker is not None:
        return Message("lusitania-award-taken", {"seat": Named("seat", taker)})
    if not mine:
        return Message("lusitania-award-open")
    return Message("lusitania-award-free", {"have": mine[0], "of": mine[1]})
