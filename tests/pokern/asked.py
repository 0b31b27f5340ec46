"""What the strongest level thinks of random positions of every case; as a program it prints that, to be compared."""

from __future__ import annotations

import importlib.util
import json
import random
from collections.abc import Iterator
from typing import Any

from tests.pokern.conformance import CASES

import ludi
from ludi.games.pokern.levels import LEVELS, Advised, opinions

Opinions = list[list[Any]]
LAST = "pokern-short"  # a case whose games often come to their last round, where chances are exact
HINTS = ("pokern", "pokern-discard")  # cases in which a position is looked at as hints do, which takes long


def positions(case: str, n: int) -> Iterator[ludi.State]:
    """Decisions with a choice, far apart."""
    title, options = CASES[case]
    rng = random.Random(case)
    while n > 0:
        state = ludi.make(title, **options).start()
        while state.to_move != ludi.OVER and n > 0:
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
                continue
            legal = state.legal()
            if len(legal) > 1 and rng.random() < 0.15:
                n -= 1
                yield state.copy()
            state.apply(rng.choice(legal))


def opinions_of_cases() -> dict[str, list[Opinions]]:
    """Of each position the moves, best first, with all that is known of them."""
    level = LEVELS["caesar"]
    assert isinstance(level, Advised)
    found: dict[str, list[Opinions]] = {}
    for case in CASES:
        several = [(state, False) for state in positions(case, 6 if case == LAST else 2)]
        several += [(state, True) for state in positions(case, 1)] if case in HINTS else []
        found[case] = [
            [[x.action, x.value, x.points, x.kind] for x in opinions(state, level, every=every)]
            for state, every in several
        ]
    return found


if __name__ == "__main__":
    print(json.dumps({"numpy": importlib.util.find_spec("numpy") is not None, "opinions": opinions_of_cases()}))
