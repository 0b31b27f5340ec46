"""What the suite of tests/conformance is told of Par Impar."""

from __future__ import annotations

from typing import Any

CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "parimpar": ("parimpar", {}),
    "parimpar-short": ("parimpar", {"max_rounds": 3}),
}
HIDDEN = True  # whether seats see different things
BOUND = ("round", "max_rounds")  # what counts up, and the option or the number that it never exceeds
CHANCES = 5  # chances told in a few random games of a case, at least
TWINS: tuple[str, ...] = ()  # two real servers are compared where a seat decides twice in a row; here it never does
POSITIONS = 24  # of a case, that are compared as they are sent


def check_conserved(g: Any) -> None:
    """Twelve nuts, none of them owed, and no more in the fist than its holder has."""
    assert sum(g.nuts) == 12
    assert min(g.nuts) >= 0
    assert 0 <= g.hidden <= min(3, g.nuts[g.holder])
