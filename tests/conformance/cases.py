"""Every title and option that the one suite is run for."""

from __future__ import annotations

import ludi

CASES: dict[str, tuple[str, dict[str, int]]] = {
    "roma": ("roma", {}),
    "roma-any-card": ("roma", {"scaenicus_any_card": True}),
    "roma-mercatus": ("roma", {"mercatus_from_opponent": True}),
    "roma-one-reroll": ("roma", {"repeat_triple_reroll": False}),
    "roma-short": ("roma", {"max_turns": 6}),
}


def game_of(case: str) -> ludi.Game:
    """A new game of a case."""
    title, options = CASES[case]
    return ludi.make(title, **options)
