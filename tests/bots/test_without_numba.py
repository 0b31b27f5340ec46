"""Without Numba and NumPy the wasm home is as strong.

Without wasmtime too there is the plain home alone: levels and hints that ask the solver of Römisch Pokern then search.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

import ludi
from ludi.bots import ask
from ludi.bots.levels import LEVELS

GAME = """
import random, sys, ludi
from ludi.bots import ask, make_bot, warmth
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
warmth.warm(state.game)
print(asked, sum(state.scores()), warmth.is_warm("pokern"), "ludi.solvers.pokern_advisor" in sys.modules)
"""


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_every_level_plays_without_a_solver(level: str, without_code: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", GAME, level],
        env={**os.environ, **without_code},
        capture_output=True,
        text=True,
        check=True,
    )
    asked, points, ready, loaded = done.stdout.split()
    assert int(asked) >= 2
    assert int(points) > 30, "two numbers, or the cards that were kept"
    assert (ready, loaded) == ("False", "False")


@pytest.mark.parametrize("players", [1, 2])
def test_hints_are_searched_for_and_it_is_said(players: int, without_code: dict[str, str]) -> None:
    question = ask(ludi.make("pokern", players).position({"dice": ["X", "X"]}), random.Random(2))
    data = question.as_dict() | {"id": 1, "iterations": 200, "ms": 5000.0}
    answer = answered(data, without_code)
    assert {x["action"] for x in answer["moves"]} == set(question.legal)
    assert sum(x["visits"] for x in answer["moves"]) == 200
    assert all(0 <= x["value"] <= 1 for x in answer["moves"])
    # Alone there is nobody to beat: about so many points.
    assert {x["kind"] for x in answer["moves"]} == {"about" if players == 1 else None}
    assert all((x["points"] is not None) == (players == 1) for x in answer["moves"])
    assert (answer["home"], answer["full"]) == ("plain", False)


@pytest.mark.parametrize("players", [1, 2])
def test_hints_ask_the_solver_in_the_wasm_home(players: int, without_numba: dict[str, str]) -> None:
    question = ask(ludi.make("pokern", players).position({"dice": ["X", "X"]}), random.Random(2))
    answer = answered(question.as_dict() | {"id": 1, "iterations": 200, "ms": 5000.0}, without_numba)
    assert {x["kind"] for x in answer["moves"]} == {"points"}
    assert (answer["home"], answer["full"]) == ("wasm", True)


@pytest.mark.parametrize(
    ("title", "level", "home"),
    [
        ("pokern", "caesar", "wasm"),
        ("pokern", "centurio", "wasm"),
        ("lusitania", "consul", "wasm"),
        ("empire", "tiro", "wasm"),
        ("roma", "greedy", "wasm"),
        ("roma", "random", "plain"),
    ],
)
def test_a_bot_is_as_strong_in_the_wasm_home(title: str, level: str, home: str, without_numba: dict[str, str]) -> None:
    assert found(title, level, without_numba) == (home, True)


@pytest.mark.parametrize(
    ("title", "level", "full"),
    [("pokern", "caesar", False), ("lusitania", "consul", False), ("roma", "greedy", True), ("roma", "random", True)],
)
def test_a_bot_says_whether_it_is_as_strong_without_compiled_code(
    title: str, level: str, full: bool, without_code: dict[str, str]
) -> None:
    assert found(title, level, without_code) == ("plain", full)


def found(title: str, level: str, environment: dict[str, str]) -> tuple[str, bool]:
    """In which home a bot finds its first move that is a choice, and whether at full strength."""
    state, rng = ludi.make(title).start(), random.Random(2)
    while state.to_move == ludi.CHANCE or len(state.legal()) < 2:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(state.legal()[0])
    question = ask(state, rng)
    answer = answered(question.as_dict() | {"id": 1, "level": level}, environment)
    assert answer["action"] in question.legal
    assert answer["warm"] == []
    return answer["home"], answer["full"]


def answered(question: dict[str, Any], environment: dict[str, str]) -> dict[str, Any]:
    """The answer of a process: the last line that it writes, after those that say how far it is."""
    done = subprocess.run(
        [sys.executable, "-m", "ludi.bots.worker"],
        input=json.dumps(question) + "\n",
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    *said, line = done.stdout.splitlines()
    assert all("searched" in json.loads(one) for one in said)
    found: dict[str, Any] = json.loads(line)
    return found
