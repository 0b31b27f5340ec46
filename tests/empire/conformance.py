"""What the suite of tests/conformance is told of History of the Roman Empire."""

from __future__ import annotations

from typing import Any

from ludi.games.empire.constants import REBELS, TURNS
from ludi.games.empire.map import COUNTERS

EMPIRE = {
    "domination_rule": "three_and_plurality",
    "city_build_rule": "total_cap",
    "looted_city_scores": True,
    "gods_favor": True,
    "bribe_barbarians": True,
    "roman_loot": "forced",
    "seas_connected": False,
}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "empire": ("empire", {}),
    "empire-3": ("empire", {"players": 3}),
    "empire-2": ("empire", {"players": 2}),
    "empire-options": ("empire", EMPIRE),
    "empire-options-3": ("empire", {**EMPIRE, "players": 3, "domination_rule": "plurality_min2"}),
    "empire-options-2": ("empire", {**EMPIRE, "players": 2}),
}
LONG = True  # a game has a thousand actions and more
SPOKEN = 7  # of games that are long, every so manieth position is spoken of
HIDDEN = True  # whether seats see different things
BOUND = ("turn", TURNS)  # what counts up, and the option or the number that it never exceeds
CHANCES = 100  # chances told in a few random games of a case, at least
TWINS: tuple[str, ...] = ("empire-3",)  # cases of which two worlds that look alike are compared on two real servers
POSITIONS = 5  # of a case, that are compared as they are sent


def check_conserved(g: Any) -> None:
    """Counters never exceeded, at most three armies in a land, points never below zero."""
    for force, most in enumerate(COUNTERS):
        n = sum(a for a, holder in zip(g.armies, g.holder, strict=True) if holder == force)
        assert n + (g.pool if g.mover == force else 0) <= most
    assert sum(x > 0 for x in g.city) <= 20
    assert sum(x > 0 for x in g.fort) <= 24
    assert all(0 <= a <= 3 for a in g.armies)
    assert all((h > 0) == (a > 0 or f > 0) for h, a, f in zip(g.holder, g.armies, g.fort, strict=True))
    assert all(x >= 0 for side in g.side for x in side.vp)
    for l in range(45):
        of_land = sum(g.rebel[4 * l : 4 * l + 4])
        assert of_land == (g.armies[l] if g.holder[l] == REBELS else 0)
        assert (g.cause[l] > 0) == (of_land > 0)
