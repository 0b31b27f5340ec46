"""What the suite of tests/conformance is told of Roma and Arena."""

from __future__ import annotations

from typing import Any

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "roma": ("roma", {}),
    "roma-any-card": ("roma", {"scaenicus_any_card": True}),
    "roma-mercatus": ("roma", {"mercatus_from_opponent": True}),
    "roma-one-reroll": ("roma", {"repeat_triple_reroll": False, "reshuffle": "when_needed"}),
    "roma-short": ("roma", {"max_turns": 6, "numbers": "Nero 5/9, Forum 2/3"}),
    "arena": ("arena", {}),
    "arena-beginner": ("arena", {"beginner": True}),
    "arena-house-rules": (
        "arena",
        {
            "arena_hits_bribery": True,
            "numbers": "Tavern 7/2, Wharf 1/6",
            "repeat_triple_reroll": False,
            "reshuffle": "when_needed",
        },
    ),
    "mixed": ("roma", {"cards": "mixed"}),
    "mixed-beginner": ("roma", {"cards": "mixed", "beginner": True}),
    "separate": ("arena", {"cards": "separate", "first_set": "arena", "scaenicus_any_card": True}),
    "separate-bribery": ("roma", {"cards": "separate", "first_set": "arena", "arena_hits_bribery": True}),
    "built": ("roma", {"cards": "built", "first_deck": "Curia", "second_deck": "Subura"}),
    "built-short": (
        "arena",
        {
            "cards": "built",
            "first_deck": "Subura",
            "second_deck": "Curia",
            "mercatus_from_opponent": True,
            "max_turns": 9,
        },
    ),
}
SPOKEN = 3  # of games that are long, every so manieth position is spoken of
# Where chances are rare in random games, some begin here too: rows of fighters face to face.
FIGHTERS = {
    "roma": ("Legionarius", "Velites", "Scaenicus", "Onager", "Centurio", "Legionarius"),
    "arena": ("Mercenary", "Decurion", "Trumpeter", "Arena", "Beast", "Ballista"),
}
HIDDEN = True  # whether seats see different things
BOUND = ("turn", "max_turns")  # what counts up, and the option or the number that it never exceeds
CHANCES = 100  # chances told in a few random games of a case, at least
TWINS: tuple[str, ...] = (
    "roma",
    "arena",
    "mixed",
    "built",
)  # cases of which two worlds that look alike are compared on two real servers
POSITIONS = 24  # of a case, that are compared as they are sent


def check_conserved(g: Any) -> None:
    """Nothing is negative, and nobody is sure of a card that is not among the hidden ones."""
    assert all(x >= 0 for s in g.side for x in (s.vp, s.money, *s.hand, *s.known, *s.foreign))
    assert all(f <= k for side in g.side for f, k in zip(side.foreign, side.known, strict=True))
    for side in g.side:
        hidden = list(side.hand)
        for card in (*side.down, g.air):
            hidden[card] += 1
        assert all(k <= h for k, h in zip(side.known, hidden, strict=True))
