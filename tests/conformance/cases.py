"""Every title and option that the one suite is run for."""

from __future__ import annotations

from typing import Any

import ludi
from ludi.games import TITLES

EXPERTS = {"misthrow_on_stop": "lenient", "cards_on_valid": True, "several_dice": True, "order_rule": True}
EMPIRE = {
    "domination_rule": "three_and_plurality",
    "city_build_rule": "total_cap",
    "looted_city_scores": True,
    "gods_favor": True,
    "bribe_barbarians": True,
    "roman_loot": "forced",
    "seas_connected": False,
}
EXPANSIONS = {"laurus": True, "virtus": True}
VALUES = "Legionary 1 takes Stone + Axe, Cook vp 4, Horse copies 6, Bow vp 3, Ballistarius takes Stone + Spear"
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "roma": ("roma", {}),
    "roma-any-card": ("roma", {"scaenicus_any_card": True}),
    "roma-mercatus": ("roma", {"mercatus_from_opponent": True}),
    "roma-one-reroll": ("roma", {"repeat_triple_reroll": False, "reshuffle": "when_needed"}),
    "roma-short": ("roma", {"max_turns": 6}),
    "arena": ("arena", {}),
    "arena-beginner": ("arena", {"beginner": True}),
    "arena-house-rules": (
        "arena",
        {"arena_hits_bribery": True, "numbers": "Tavern 7/2, Wharf 1/6", "reshuffle": "when_needed"},
    ),
    "mixed": ("roma", {"cards": "mixed"}),
    "separate": ("arena", {"cards": "separate", "first_set": "arena"}),
    "built": ("roma", {"cards": "built", "first_deck": "Curia", "second_deck": "Subura"}),
    "pokern": ("pokern", {}),
    "pokern-3": ("pokern", {"players": 3}),
    "pokern-6": ("pokern", {"players": 6}),
    "pokern-turns": ("pokern", {"players": 1}),
    "pokern-discard": ("pokern", {"players": 1, "solitaire": "discard"}),
    "pokern-lenient": ("pokern", {"misthrow_on_stop": "lenient"}),
    "pokern-cards-on-valid": ("pokern", {"cards_on_valid": True}),
    "pokern-several-dice": ("pokern", {"several_dice": True}),
    "pokern-order": ("pokern", {"players": 4, "order_rule": True}),
    "pokern-tie-break": ("pokern", {"players": 5, "tie_break": True}),
    "pokern-short": ("pokern", {"max_rounds": 3}),
    "pokern-experts": ("pokern", {**EXPERTS, "players": 3}),
    "pokern-experts-alone": ("pokern", {**EXPERTS, "players": 1, "solitaire": "discard"}),
    "empire": ("empire", {}),
    "empire-3": ("empire", {"players": 3}),
    "empire-2": ("empire", {"players": 2}),
    "empire-options": ("empire", EMPIRE),
    "empire-options-3": ("empire", {**EMPIRE, "players": 3, "domination_rule": "plurality_min2"}),
    "empire-options-2": ("empire", {**EMPIRE, "players": 2}),
    "lusitania": ("lusitania", {}),
    "lusitania-3": ("lusitania", {"players": 3}),
    "lusitania-4": ("lusitania", {"players": 4}),
    "lusitania-laurus": ("lusitania", {"laurus": True}),
    "lusitania-virtus": ("lusitania", {"players": 3, "virtus": True}),
    "lusitania-both": ("lusitania", {"players": 4, **EXPANSIONS}),
    "lusitania-b": ("lusitania", {"reading": "b"}),
    "lusitania-b-3": ("lusitania", {"players": 3, "reading": "b", **EXPANSIONS}),
    "lusitania-b-4": ("lusitania", {"players": 4, "reading": "b"}),
    "lusitania-chosen": ("lusitania", {"players": 4, "senator_order": "chosen"}),
    "lusitania-short": ("lusitania", {"max_turns": 12}),
    "lusitania-values": ("lusitania", {"players": 3, "numbers": VALUES, **EXPANSIONS}),
}
NOTHING_HIDDEN = ("pokern",)  # titles in which everybody sees everything
HIDDEN = [case for case, (title, _) in CASES.items() if title not in NOTHING_HIDDEN]
OPEN = [case for case in CASES if case not in HIDDEN]


def game_of(case: str) -> ludi.Game:
    """A new game of a case."""
    title, options = CASES[case]
    return ludi.make(title, **options)


def tried(case: str, games: int) -> int:
    """How many of so many games a case is tried in; fewer where games are long and the cases many."""
    if long(case):
        return max(1, games // 25)
    return max(2, games // 10) if case.startswith("lusitania") else games


def long(case: str) -> bool:
    """Whether a game of a case has a thousand actions and more."""
    return CASES[case][0] == "empire"


def every(case: str, steps: int) -> int:
    """At every so many-th step, or at fewer of a long game."""
    return 20 * steps if long(case) else steps


def compared(case: str) -> int:
    """How many games both homes are compared in; fewer for the many options of a title, and for long games."""
    if long(case):
        return 20
    if case.startswith("lusitania"):
        return 400
    return 10_000 if case in TITLES else 1000


def watched(case: str) -> int:
    """How many games both homes are compared in state by state."""
    return tried(case, 150 if case in TITLES else 40)


def grown(case: str) -> int:
    """For how many decisions of a game both homes grow a search tree."""
    return 2 if long(case) else 40 if case in TITLES else 8
