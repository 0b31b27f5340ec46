"""Where there is no Numba there is no solver: the levels that rest on it search, and so do hints."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import ludi
from ludi.bots import ask
from ludi.bots.levels import LEVELS

GAME = """
import random, sys, ludi
from ludi.bots import advised, ask, make_bot
level = sys.argv[1]
state, rng, bot = ludi.make("pokern", 2, max_rounds=1).start(), random.Random(3), make_bot(level, 10)
asked = 0
while state.to_move != ludi.OVER:
    if state.to_move == ludi.CHANCE:
        state.sample(rng)
    else:
        question = ask(state, rng)
        asked += len(question.legal) > 1
        state.apply(bot.choose(question))
advised.warm()
print(asked, sum(state.scores()), advised.ready(), "ludi.solvers.pokern_advisor" in sys.modules)
"""


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_every_level_plays_without_a_solver(level: str, without_numba: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GAME, level],
        env={**os.environ, **without_numba},
        capture_output=True,
        text=True,
        check=True,
    )
    asked, points, ready, loaded = done.stdout.split()
    assert int(asked) >= 2
    assert int(points) > 30, "two numbers, or the cards that were kept"
    assert (ready, loaded) == ("False", "False")


@pytest.mark.parametrize("players", [1, 2])
def test_hints_are_searched_for(players: int, without_numba: dict[str, str]) -> None:
    question = ask(ludi.make("pokern", players).position({"dice": ["X", "X"]}), random.Random(2))
    data = question.as_dict() | {"iterations": 200, "ms": 5000.0}
    done = subprocess.run(
        [sys.executable, "-m", "ludi.bots.adviser"],
        input=json.dumps(data) + "\n",
        env={**os.environ, **without_numba},
        capture_output=True,
        text=True,
        check=True,
    )
    moves = json.loads(done.stdout)
    assert {x["action"] for x in moves} == set(question.legal)
    assert sum(x["visits"] for x in moves) == 200
    assert all("points" not in x and 0 <= x["value"] <= 1 for x in moves)
