"""Both homes play the same games; results do not depend on threads; the fast home stays within its arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.soaking import many

import ludi
from ludi.kernel.titles import families

from .cases import CASES, compared, game_of, long, told_of
from .fuzz import check_many
from .plain_games import kept, of_plain, of_sources, played, summary, trees


@pytest.mark.parametrize("family", [name for name in families() if kept(name)])
def test_what_is_kept_of_the_plain_home_is_of_these_sources(family: str) -> None:
    assert kept(family)["sources"] == of_sources(family), f"run python -m tests.conformance.plain_games {family}"
    assert [*kept(family)["cases"]] == [*told_of(family).CASES]


@pytest.mark.parametrize("case", CASES)
def test_plain_and_fast_play_the_same_thousands_of_games(case: str) -> None:
    """And agree in every state of fewer, and grow the same search trees."""
    assert played(case, "fast") == of_plain(case)


@pytest.mark.soak(but=12)
@pytest.mark.parametrize("case", CASES)
def test_plain_and_fast_agree_in_every_state_of_games_played_now(case: str) -> None:
    game, n = game_of(case), many(max(1, compared(case) // 400))
    plain, fast = (home.playouts(n, 77, hashed=1) for home in (game.plain, game.fast))
    assert summary(plain) == summary(fast)
    assert plain.decisions > 5 * n
    assert trees(case, "plain", 2, seed=3) == trees(case, "fast", 2, seed=3)


def test_hash_tells_different_games_apart() -> None:
    fast = ludi.make("roma").fast
    assert fast.playouts(50, 1, hashed=1).hash != fast.playouts(50, 2, hashed=1).hash
    assert fast.playouts(50, 1, hashed=1).hash != ludi.make("roma", max_turns=6).fast.playouts(50, 1, hashed=1).hash


def test_threads_do_not_change_the_result() -> None:
    fast = ludi.make("roma").fast
    one, two = fast.playouts(501, 3, hashed=10), fast.playouts(501, 3, hashed=10, threads=2)
    assert one.hash == two.hash
    assert np.array_equal(one.scores, two.scores)


FUZZED = {  # cases of which positions are changed at random, see fuzz.py
    "roma": ("roma", "roma-any-card", "arena", "mixed", "separate", "arena-house-rules"),
    "lusitania": ("lusitania-both", "lusitania-b-3", "lusitania-chosen"),
    "pokern": ("pokern", "pokern-several-dice", "pokern-experts-alone"),
    "empire": ("empire", "empire-options-2"),
}


def test_indices_are_checked() -> None:
    """In all tests: every read and write of compiled code is within its array."""
    import numba

    @numba.njit
    def at(numbers: Any, i: int) -> Any:
        return numbers[i]

    with pytest.raises(IndexError):
        at(np.zeros(3, np.int64), 3)


@pytest.mark.parametrize("case", CASES)
def test_a_batch_of_games_stays_within_its_arrays(case: str) -> None:
    batch = game_of(case).fast.batch(8)
    for _ in range(200):
        batch.step([int(mask.argmax()) if mask.any() else -1 for mask in batch.masks])


@pytest.mark.parametrize("case", [case for name in families() for case in FUZZED.get(name, told_of(name).CASES)])
def test_homes_agree_in_positions_that_were_changed(case: str) -> None:
    positions = many(5 if long(case) else 12)
    assert check_many(case, "homes", positions, plain=False, homes=True) > positions // 4
