"""Without NumPy every title is played and searched; what gives arrays says what to install."""

from __future__ import annotations

import os
import subprocess
import sys

from ludi.kernel.titles import TITLES

GAME = """
import random, sys, ludi
title, rng = sys.argv[1], random.Random(1)
game = ludi.make(title)
state = game.start()
first = True
for _ in range(60):
    if state.to_move == ludi.OVER:
        break
    if state.to_move == ludi.CHANCE:
        state.sample(rng)
        continue
    if first:
        first = False
        plain, wasm = (home.search(state, iterations=60, seed=2) for home in (game.plain, game.wasm))
        print(plain == wasm, plain.iterations)
    state.apply(rng.choice(state.legal()))
for asked in (lambda: state.observe(0), lambda: game.plain.playouts(1), lambda: game.wasm.batch(1)):
    try:
        asked()
    except ludi.LudiError as error:
        print(error)
print("numpy" in sys.modules and sys.modules["numpy"] is not None)
"""


def test_every_title_is_played_and_searched(without_numba: dict[str, str]) -> None:
    for title in TITLES:
        done = subprocess.run(
            [sys.executable, "-c", GAME, title],
            env={**os.environ, **without_numba},
            capture_output=True,
            text=True,
            check=True,
        )
        told = "numpy is not installed; pip install 'ludi-romani[fast]' brings it"
        assert done.stdout.splitlines() == ["True 60", told, told, told, "False"]
