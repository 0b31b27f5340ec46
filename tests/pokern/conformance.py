"""What the suite of tests/conformance is told of Römisch Pokern."""

from __future__ import annotations

from typing import Any

EXPERTS = {"misthrow_on_stop": "lenient", "cards_on_valid": True, "several_dice": True, "order_rule": True}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "pokern": ("pokern", {}),
    "pokern-3": ("pokern", {"players": 3}),
    "pokern-6": ("pokern", {"players": 6}),
    "pokern-turns": ("pokern", {"players": 1}),
    "pokern-turns-5": ("pokern", {"players": 1, "turns": 5}),
    "pokern-discard": ("pokern", {"players": 1, "solitaire": "discard"}),
    "pokern-lenient": ("pokern", {"misthrow_on_stop": "lenient"}),
    "pokern-cards-on-valid": ("pokern", {"cards_on_valid": True}),
    "pokern-several-dice": ("pokern", {"several_dice": True}),
    "pokern-order": ("pokern", {"players": 4, "order_rule": True}),
    "pokern-tie-break": ("pokern", {"players": 5, "tie_break": True}),
    "pokern-short": ("pokern", {"max_rounds": 3}),
    "pokern-experts": ("pokern", {**EXPERTS, "players": 3}),
    "pokern-experts-alone": ("pokern", {**EXPERTS, "players": 1, "solitaire": "discard"}),
}
HIDDEN = False  # whether seats see different things
BOUND = ("round", "max_rounds")  # what counts up, and the option or the number that it never exceeds
CHANCES = 100  # chances told in a few random games of a case, at least
TWINS: tuple[str, ...] = ()  # cases of which two worlds that look alike are compared on two real servers


def check_conserved(g: Any) -> None:
    """Six dice, each card at most once, columns that do not fall; what is shown is what the dice show."""
    assert [sum(face == f for face in g.dice) for f in (1, 2, 3)] == g.shown[1:]
    assert sum(g.shown[1:]) + g.removed <= 6
    for side in g.side:
        assert set(side.card) <= {0, 1}
        entered = [n for n in side.row if n]
        assert entered == sorted(entered)
