"""Golden games stay byte for byte the same, or the rules version is raised."""

from __future__ import annotations

import pytest

from .cases import CASES
from .golden import file_of, golden


@pytest.mark.soak(but=12)
@pytest.mark.parametrize("case", CASES)
def test_golden_games_are_unchanged(case: str) -> None:
    kept, now = file_of(case).read_text("utf-8"), golden(case)
    same = kept == now
    at = next((i for i, (a, b) in enumerate(zip(kept, now, strict=False)) if a != b), 0)  # the lines are long
    assert same, (kept[max(0, at - 60) : at + 100], now[max(0, at - 60) : at + 100])
