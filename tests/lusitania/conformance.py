"""What the suite of tests/conformance is told of Lusitania XXI."""

from __future__ import annotations

from typing import Any

from ludi.games.lusitania.legion import points_of

EXPANSIONS = {"laurus": True, "virtus": True}
VALUES = "Legionary 1 takes Stone + Axe, Cook vp 4, Horse copies 6, Bow vp 3, Ballistarius takes Stone + Spear"
CASES: dict[str, tuple[str, dict[str, Any]]] = {
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
MANY = True  # cases, with long games: each is tried in fewer
SPOKEN = 3  # of games that are long, every so manieth position is spoken of
HIDDEN = True  # whether seats see different things
BOUND = ("turn", "max_turns")  # what counts up, and the option or the number that it never exceeds
CHANCES = 0  # chances told in a few random games of a case, at least; none, where it tells none
TWINS: tuple[str, ...] = (
    "lusitania-both",
)  # cases of which two worlds that look alike are compared on two real servers
POSITIONS = 12  # of a case, that are compared as they are sent


def check_conserved(g: Any) -> None:
    """Points are those of the cards, hands are counted right, and nobody is sure of a card that is not there."""
    assert sum(g.spare) == 0
    for p, side in enumerate(g.side):
        assert all(n >= 0 for n in (*side.hand, *side.down))
        assert (sum(side.hand), sum(side.down)) == (side.held, side.released)
        assert all(k <= n for known in side.known for k, n in zip(known.cards, side.hand, strict=True))
        assert p >= g.opt.seats or side.vp == points_of(g, p)
