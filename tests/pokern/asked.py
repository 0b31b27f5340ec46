"""What the strongest level thinks of random positions of every case; as a program it prints that, to be compared."""

from __future__ import annotations

import importlib.util
import json
from typing import Any

from bench.homes import positions
from tests.pokern.conformance import CASES

import ludi
from ludi.games.pokern.levels import LEVELS, Advised, opinions

Opinions = list[list[Any]]
LAST = "pokern-short"  # a case whose games often come to their last round, where chances are exact
HINTS = ("pokern", "pokern-discard")  # cases in which a position is looked at as hints do, which takes long


def opinions_of_cases() -> dict[str, list[Opinions]]:
    """Of each position the moves, best first, with all that is known of them."""
    level = LEVELS["caesar"]
    assert isinstance(level, Advised)
    found: dict[str, list[Opinions]] = {}
    for case in CASES:
        title, options = CASES[case]
        game = ludi.make(title, **options)
        several = [(state, False) for state in positions(game, 12 if case == LAST else 2)]
        several += [(state, True) for state in positions(game, 1)] if case in HINTS else []
        found[case] = [
            [[x.action, x.value, x.points, x.kind] for x in opinions(state, level, every=every)]
            for state, every in several
        ]
    return found


if __name__ == "__main__":
    print(json.dumps({"numpy": importlib.util.find_spec("numpy") is not None, "opinions": opinions_of_cases()}))
