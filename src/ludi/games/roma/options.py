"""Variants and rulings of Roma and Arena that a table may choose, and what follows from them for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.errors import BadOption
from ludi.kernel.messages import Message
from ludi.kernel.options import Option, Value

from . import constants as K
from .decks import LIST, counts, parse_deck, read_deck
from .numbers import NUMBERS, numbers, parse_numbers, read_numbers

SETS = ("roma", "arena")
MIXED, SEPARATE, BUILT = "mixed", "separate", "built"
AT_ONCE, WHEN_NEEDED = "at_once", "when_needed"

_BOUND = Option("max_turns", int, 400, "docs: games end; our bound", low=0, high=1_000_000)
_REROLL = Option("repeat_triple_reroll", bool, True, "ruling Q25: the rule book sets no limit")
_ROMA = ("cards", ("roma", MIXED, SEPARATE, BUILT))
_CARDS_OF_ROMA = (
    Option(
        "scaenicus_any_card",
        bool,
        False,
        "ruling Q1: rule book, characters only; Chinese text, any own card",
        when=_ROMA,
    ),
    Option("mercatus_from_opponent", bool, False, "ruling Q5: supply; both rule texts are silent", when=_ROMA),
)
_ARENA = ("cards", ("arena", MIXED, SEPARATE, BUILT))
_SEPARATE, _BUILT = ("cards", (SEPARATE,)), ("cards", (BUILT,))
_SHARED = (
    Option("beginner", bool, False, "Arena's beginner's variant: no bribery, 4 cards", when=_ARENA),
    Option("arena_hits_bribery", bool, False, "ruling Q11: the card says from 1 to 6", when=_ARENA),
    Option(
        "reshuffle", str, AT_ONCE, "ruling Q19: rule books, when the draw pile runs out", words=(AT_ONCE, WHEN_NEEDED)
    ),
    Option("first_set", str, "roma", "separate sets: which one the first player has", words=SETS, when=_SEPARATE),
    *(
        Option(
            name,
            str,
            "",
            f"built decks: the {whose} player's",
            read=read_deck,
            parse=parse_deck,
            accepts=LIST,
            when=_BUILT,
            form="deck",
        )
        for name, whose in (("first_deck", "first"), ("second_deck", "second"))
    ),
    Option(
        "numbers",
        str,
        "",
        "instead of assumed costs and defences",
        read=read_numbers,
        parse=parse_numbers,
        accepts=NUMBERS,
        form="numbers",
        facts=True,
    ),
)


def _cards(title: str) -> Option:
    words = (title, MIXED, SEPARATE, BUILT)
    return Option("cards", str, title, "Arena's rules: three ways to combine both games", words=words)


OPTIONS = {title: (_cards(title), _BOUND, *_CARDS_OF_ROMA, _REROLL, *_SHARED) for title in SETS}
PLAYERS = (2, 2)  # fewest and most
RULES_VERSION = 3


def apply_options(opt: Any, values: Mapping[str, Value]) -> None:
    """Set the options of a state. Raises BadOption where two of them do not go together."""
    for name in ("max_turns", "scaenicus_any_card", "mercatus_from_opponent", "repeat_triple_reroll"):
        setattr(opt, name, values[name])
    opt.arena_hits_bribery = values["arena_hits_bribery"]
    opt.reshuffle_late = int(values["reshuffle"] == WHEN_NEEDED)
    cards = values["cards"]
    if cards == "roma" and values["beginner"]:
        raise BadOption(Message("roma-beginner-only-arena"))
    for name in ("first_deck", "second_deck"):
        if cards == BUILT and not values[name]:
            raise BadOption(Message("roma-needs-deck", {"option": name, "wanted": LIST}))
        if cards != BUILT and values[name]:
            raise BadOption(Message("roma-no-decks", {"option": name, "cards": str(cards)}))
    small = cards == "roma" or values["beginner"]
    opt.spaces = K.ROMA_DISCS if small else K.DISCS
    opt.dealt = K.DEALT_ROMA if small else K.DEALT_ARENA
    opt.open_set_up = 0 if cards == "roma" else 1
    opt.piles = 2 if cards in (SEPARATE, BUILT) else 1
    opt.cost[:], opt.defence[:] = K.COST, K.DEFENCE
    for card, (cost, defence) in numbers(str(values["numbers"])).items():
        opt.cost[card], opt.defence[card] = cost, defence
    for pile, deck in zip(opt.deck, decks(values), strict=False):
        pile.cards[:] = deck


def decks(values: Mapping[str, Value]) -> list[tuple[int, ...]]:
    """What the draw piles are made of, by kind: one for both seats together, or one each."""
    match values["cards"]:
        case "roma":
            return [K.COPIES_ROMA]
        case "arena":
            return [K.COPIES_ARENA]
        case "mixed":
            return [tuple(a + b for a, b in zip(K.COPIES_ROMA, K.COPIES_ARENA, strict=True))]
        case "separate":
            both = [K.COPIES_ROMA, K.COPIES_ARENA]
            return both if values["first_set"] == "roma" else both[::-1]
    return [counts(str(values["first_deck"])), counts(str(values["second_deck"]))]
