"""Both homes play the same games; results do not depend on threads; the fast home stays within its arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ludi

from .cases import CASES, EMPIRE, compared, game_of, grown, watched


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_plain_and_fast_play_the_same_thousands_of_games(case: str) -> None:
    game, n = game_of(case), compared(case)
    plain, fast = game.plain.playouts(n, 11, hashed=1000), game.fast.playouts(n, 11, hashed=1000)
    assert plain.hash == fast.hash
    assert plain.decisions == fast.decisions
    assert np.array_equal(plain.scores, fast.scores)


@pytest.mark.parametrize("case", CASES)
def test_plain_and_fast_agree_in_every_state(case: str) -> None:
    game, n = game_of(case), watched(case)
    assert game.plain.playouts(n, 5, hashed=1).hash == game.fast.playouts(n, 5, hashed=1).hash


def test_hash_tells_different_games_apart() -> None:
    fast = ludi.make("roma").fast
    assert fast.playouts(50, 1, hashed=1).hash != fast.playouts(50, 2, hashed=1).hash
    assert fast.playouts(50, 1, hashed=1).hash != ludi.make("roma", max_turns=6).fast.playouts(50, 1, hashed=1).hash


def test_threads_do_not_change_the_result() -> None:
    fast = ludi.make("roma").fast
    one, two = fast.playouts(501, 3, hashed=10), fast.playouts(501, 3, hashed=10, threads=2)
    assert one.hash == two.hash
    assert np.array_equal(one.scores, two.scores)


@pytest.mark.parametrize("case", CASES)
def test_both_homes_grow_the_same_search_tree(case: str) -> None:
    import random

    game = game_of(case)
    state, rng = game.start(), random.Random(4)
    for _ in range(grown(case)):
        while state.to_move == ludi.CHANCE:
            state.sample(rng)
        if state.to_move == ludi.OVER:
            break
        plain = game.plain.search(state, iterations=60, seed=9)
        fast = game.fast.search(state, iterations=60, seed=9)
        assert plain.actions == fast.actions
        state.apply(fast.best)


# Each family in one process, that compiles its rules once.
BOUNDED: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "roma": (
        ("roma", {}),
        ("roma", {"scaenicus_any_card": True}),
        ("roma", {"max_turns": 6}),
        ("arena", {}),
        ("arena", {"cards": "mixed", "scaenicus_any_card": True}),
        ("arena", {"cards": "separate", "arena_hits_bribery": True}),
    ),
    "lusitania": (
        ("lusitania", {}),
        ("lusitania", {"players": 4, "laurus": True, "virtus": True}),
        ("lusitania", {"players": 3, "reading": "b", "virtus": True, "senator_order": "chosen"}),
    ),
    "pokern": (
        ("pokern", {}),
        ("pokern", {"players": 6, "several_dice": True}),
        ("pokern", {"players": 1, "order_rule": True, "cards_on_valid": True}),
    ),
    "empire": (("empire", {}), ("empire", EMPIRE), ("empire", {"players": 2})),
}
FUZZED = {  # cases of which positions are changed at random, see fuzz.py
    "roma": ("roma", "roma-any-card", "arena", "mixed", "separate", "arena-house-rules"),
    "lusitania": ("lusitania-both", "lusitania-b-3", "lusitania-chosen"),
    "pokern": ("pokern", "pokern-several-dice", "pokern-experts-alone"),
    "empire": ("empire", "empire-options-2"),
}


@pytest.mark.slow
@pytest.mark.parametrize("family", BOUNDED)
def test_fast_home_with_bounds_checks_on(family: str) -> None:
    """Every read and write of the compiled rules and algorithms within its array, over many games."""
    n = 40 if family == "empire" else 3000
    both = 20 if family == "empire" else 200
    tried = 10 if family == "empire" else 25
    code = (
        "import ludi, random, sys\n"
        f"for title, options in {BOUNDED[family]}:\n"
        "    game = ludi.make(title, **options)\n"
        "    state, rng = game.start(), random.Random(1)\n"
        "    while state.to_move < 0: state.sample(rng)\n"
        f"    game.fast.playouts({n}, 1)\n"
        f"    print(game.fast.playouts({both}, 2, hashed=20).hash, game.plain.playouts({both}, 2, hashed=20).hash)\n"
        "    game.fast.search(state, iterations=2000)\n"
        "    batch = game.fast.batch(8)\n"
        "    for _ in range(200): batch.step([int(m.argmax()) if m.any() else -1 for m in batch.masks])\n"
        "from tests.conformance.fuzz import check_many\n"
        f"for case in {FUZZED[family]}:\n"
        f"    played = check_many(case, 'homes', {tried}, plain=False, homes=True)\n"
        f"    assert played > {tried // 4}, (case, played)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    rows = [line.split() for line in run.stdout.splitlines()]
    assert len(rows) == len(BOUNDED[family])
    assert all(fast == plain for fast, plain in rows)
