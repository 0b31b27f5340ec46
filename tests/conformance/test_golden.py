"""Golden games stay byte for byte the same, or the rules version is raised."""

from __future__ import annotations

import pytest

from .cases import CASES
from .golden import file_of, golden


@pytest.mark.parametrize("case", CASES)
def test_golden_games_are_unchanged(case: str) -> None:
    assert golden(case) == file_of(case).read_text("utf-8")
