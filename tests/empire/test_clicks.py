"""What a game costs in clicks, counted as the page offers moves; four fixed games, so that the count stays the same."""

from __future__ import annotations

import pytest
from bench.clicks import choices, offered, plain

GAMES = 4
MOST = 104  # clicks of the first of three players, in the mean: half of what they were without any help


@pytest.mark.soak
def test_a_game_costs_no_more_clicks_than_asked_for() -> None:
    games = [list(choices(3, seed)) for seed in range(GAMES)]
    clicks = [offered(found).total() for found in games]
    assert sum(clicks) / GAMES <= MOST
    assert all(n < plain(found) for n, found in zip(clicks, games, strict=True))
