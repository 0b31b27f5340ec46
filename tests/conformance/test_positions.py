"""Every accepted position is playable: positions changed at random are refused in words, or played to the end.

The same with the compiled home, its indices checked, is in test_homes.py; many more are tried by
`bench/fuzz_positions.py`.
"""

from __future__ import annotations

import pytest
from tests.soaking import many

from . import fuzz
from .cases import CASES, has, long


def budget(case: str) -> int:
    """How many positions of a case are tried."""
    if long(case):
        return many(3)
    return many(6 if has(case, "MANY") else 10)


@pytest.mark.soak(but=16)
@pytest.mark.parametrize("case", CASES)
def test_a_position_is_refused_in_words_or_can_be_played_to_the_end(case: str) -> None:
    n = budget(case)
    assert fuzz.check_many(case, "suite", n) > n // 4


@pytest.mark.soak(but=16)
@pytest.mark.parametrize("case", CASES)
def test_the_changes_make_positions_of_both_kinds(case: str) -> None:
    positions = [fuzz.accepted(case, fuzz.changed(case, f"kinds {i}")) for i in range(40)]
    assert 10 < sum(state is not None for state in positions) < 40
