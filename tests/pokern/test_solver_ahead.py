"""The solver compiled ahead: what it says is, to the last bit, what Numba's code says, and it is there at once."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.installed import run, without
from tests.pokern.asked import opinions_of_cases

import ludi
from ludi.bots import ask
from ludi.games.pokern.levels import LEVELS, Advised, opinions
from ludi.kernel.errors import LudiError
from ludi.kernel.titles import TITLES
from ludi.rooms import hinting, site
from ludi.solvers.pokern_advisor import Advisor
from ludi.solvers.pokern_columns import column_key, graph
from ludi.solvers.pokern_cone import Cone
from ludi.solvers.pokern_home import ahead, fast, using
from ludi.solvers.pokern_turn import layer

HOMES = (ahead, fast)
POSITION = {"dice": ["X"], "players": [{"column": [1, 2, 0, 0, 0, 6, 0], "cards": ["Wild", "Duplicate"]}]}


@pytest.mark.parametrize("discard", [False, True])
@pytest.mark.parametrize("mode", range(4))
def test_columns_and_their_values_are_the_same_to_the_last_bit(mode: int, discard: bool) -> None:
    found = []
    for home in HOMES:
        with using(home()):
            columns = graph(column_key([0, 0, 20, 0, 30]), 3)
            cone = Cone(columns, 3, 0b101101, mode, discard, all_rows=True)
            found.append([columns.keys, columns.starts, columns.numbers, columns.child, *cone._values])
    assert len(found[0]) == (5 if discard else 7)
    for one, other in zip(*found, strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("options", [{}, {"cards_on_valid": True}, {"solitaire": "discard"}], ids=str)
def test_what_choices_are_worth_is_the_same_to_the_last_bit(options: dict[str, Any]) -> None:
    state = ludi.make("pokern", 1, **options).position(POSITION)
    found = []
    for home in HOMES:
        with using(home()):
            found.append(Advisor().values(state, 3))
    assert found[0] == found[1]
    assert len(found[0]) > 1


def test_numbers_of_another_width_are_refused() -> None:
    columns = graph(column_key([0]), 1)
    edges, wide = (
        (columns.starts, columns.duplicates, columns.numbers, columns.child),
        np.zeros((len(columns.keys), 64)),
    )
    with pytest.raises(LudiError, match="float32"):
        layer(ahead(), slice(0, 1), 0, edges, wide, wide, 0, False)


@pytest.mark.soak
def test_a_level_has_its_full_strength_with_nothing_compiled(tmp_path: Path) -> None:
    state, rng = ludi.make("pokern").start(), random.Random(2)
    while state.to_move == ludi.CHANCE or len(state.legal()) < 2:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(state.legal()[0])
    question = ask(state, rng)
    asked: list[dict[str, Any]] = [{"level": "consul"}, {"iterations": 100, "ms": 10_000}]
    said = subprocess.run(
        [sys.executable, "-m", "ludi.bots.worker"],
        input="".join(json.dumps({**question.as_dict(), **one, "id": 1}) + "\n" for one in asked),
        env={**os.environ, "LUDI_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    move, hints = (json.loads(line) for line in said.splitlines())
    assert (move["home"], move["full"], move["warm"]) == ("wasm", True, [])
    assert hints["full"]
    assert {x["kind"] for x in hints["moves"]} == {"points"}, "exactly"
    with using(fast()):
        consul = LEVELS["consul"]
        assert isinstance(consul, Advised)
        assert move["action"] == opinions(state, consul)[0].action
    assert list(tmp_path.rglob("*.nbc")) == []


def test_a_browser_fetches_the_solver_for_what_asks_it_and_for_hints() -> None:
    asked: list[dict[str, str]] = [{}, {"level": "consul"}, {"level": "centurio"}, {"level": "random"}]
    found = [[*hinting.archives({"title": "pokern"} | one)] for one in asked]
    assert found == [["pokern", "pokern-solver"], ["pokern", "pokern-solver"], ["pokern"], ["pokern"]]


@pytest.mark.parametrize("title", TITLES)
def test_a_site_has_every_archive_that_is_fetched(title: str) -> None:
    assert {*hinting.archives({"title": title})} <= {*site.archives()}


@pytest.mark.soak
def test_without_numpy_all_opinions_are_the_same_to_the_last_bit() -> None:
    """As in a browser, where there is none."""
    said = run("-m", "tests.pokern.asked", given=without("numba", "numpy"))
    assert said.returncode == 0, said.stderr
    there = json.loads(said.stdout)
    assert not there["numpy"]
    with using(ahead()):
        assert there["opinions"] == opinions_of_cases()
    assert {kind for case in there["opinions"].values() for found in case for *_, kind in found} >= {
        "points",
        "least",
        "win",
        "likely",
        "about",
    }
