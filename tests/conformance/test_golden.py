"""Golden games stay byte for byte the same, or the rules version is raised."""

from __future__ import annotations

import pytest
from tests.soaking import many

from ludi.kernel.titles import TITLES

from .cases import CASES
from .golden import GAMES, file_of, golden


@pytest.mark.parametrize("case", CASES)
def test_golden_games_are_unchanged(case: str) -> None:
    """All of them for each title as it is played most; with an option the first, and as a soak all."""
    most = GAMES if case in TITLES else many(1)
    kept, now = "".join(file_of(case).read_text("utf-8").splitlines(keepends=True)[:most]), golden(case, most)
    same = kept == now
    at = next((i for i, (a, b) in enumerate(zip(kept, now, strict=False)) if a != b), 0)  # the lines are long
    assert same, (kept[max(0, at - 60) : at + 100], now[max(0, at - 60) : at + 100])
