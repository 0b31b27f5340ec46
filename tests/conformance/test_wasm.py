"""The wasm home plays the same games and grows the same trees as the others, and is made of the rules as they are."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.records import FastMemory
from ludi.kernel.titles import TITLES, family
from ludi.kernel.wasm import build
from ludi.kernel.wasm.columns import ArrayMemory
from ludi.kernel.wasm.describe import made_with
from ludi.kernel.wasm.described import FOLDER, LOOPS, described, digest, why_no_loops, why_not

from .cases import CASES
from .plain_games import of_plain, played

SHIPPED = [name for name in build.modules() if (FOLDER / f"{name}.wasm").exists()]  # a new title has none at first
OF_THEM = [title for title in TITLES if family(title) in SHIPPED]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_module_was_made_of_the_sources_as_they_are(name: str) -> None:
    assert described(name)["sources"] == digest(name), f"bin/wasm {name} makes it anew"
    assert (why_no_loops(name.removesuffix(LOOPS)) if name.endswith(LOOPS) else why_not(name)) == ""


def test_all_that_is_shipped_belongs_to_a_title() -> None:
    """And only a title that is being written goes without."""
    assert {file.name for file in FOLDER.iterdir()} == {name for of in SHIPPED for name in build.files(of)}
    assert {"roma", "lusitania", "pokern", "pokern_loops", "empire"} <= {*SHIPPED}


def test_a_name_of_no_module_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--check", "arena"]) == 2
    assert capsys.readouterr().err == f"wasm: 'arena' is no module; there are {', '.join(build.modules())}\n"


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("module", SHIPPED)
def test_a_module_is_the_same_byte_for_byte_whenever_it_is_made(module: str, tmp_path: Path) -> None:
    """As it is shipped, where the tools are those that made it; else as it was made before."""
    build.build(module, tmp_path)
    before = FOLDER
    if described(module)["made_with"] != made_with():
        before = tmp_path / "again"
        build.build(module, before)
    for name in build.files(module):
        assert (tmp_path / name).read_bytes() == (before / name).read_bytes()


@pytest.mark.soak(but=16)
@pytest.mark.parametrize("case", [case for case, (title, _) in CASES.items() if title in OF_THEM])
def test_plain_and_wasm_play_the_same_thousands_of_games(case: str) -> None:
    """And agree in every state of fewer, and grow the same search trees."""
    assert played(case, "wasm") == of_plain(case)


@pytest.mark.parametrize("title", OF_THEM)
def test_plain_and_wasm_plan_and_play_greedily_alike(title: str) -> None:
    state, rng = ludi.make(title).start(), random.Random(2)
    plain, wasm = state.game.plain, state.game.wasm
    for n in range(4):
        for _ in range(5 * n):
            if state.to_move >= 0:
                state.apply(rng.choice(state.legal()))
        while state.to_move == ludi.CHANCE:
            state.sample(rng)
        if state.to_move == ludi.OVER:
            break
        assert plain.greedy(state, rolls=2, seed=n) == wasm.greedy(state, rolls=2, seed=n)
        assert plain.plan(state, iterations=2, seed=n) == wasm.plan(state, iterations=2, seed=n)
        for rolls in (0, -1):
            here, there = (home.plan(state, iterations=2, seed=n, rolls=rolls) for home in (plain, wasm))
            assert here == there


@pytest.mark.parametrize("title", OF_THEM)
def test_batches_of_plain_and_wasm_are_alike(title: str) -> None:
    game = ludi.make(title)
    plain, wasm = game.plain.batch(3, seed=5), game.wasm.batch(3, seed=5)
    for _ in range(30):
        assert np.array_equal(plain.masks, wasm.masks)
        assert np.array_equal(plain.observations, wasm.observations)
        assert np.array_equal(plain.seats, wasm.seats)
        assert np.array_equal(plain.places, wasm.places)
        moves = [int(m.argmax()) if m.any() else -1 for m in plain.masks]
        plain.step(moves)
        wasm.step(moves)


def test_threads_do_not_change_the_result() -> None:
    wasm = ludi.make("roma").wasm
    one, two = wasm.playouts(201, 3, hashed=10), wasm.playouts(201, 3, hashed=10, threads=2)
    assert one.hash == two.hash
    assert np.array_equal(one.scores, two.scores)


def test_a_search_ends_when_it_is_told_to() -> None:
    game = ludi.make("roma")
    state, rng = game.start(), random.Random(1)
    while state.to_move == ludi.CHANCE:
        state.sample(rng)
    answers = iter([False, False, True])
    assert game.wasm.search(state, ms=600_000, stop=lambda: next(answers)).iterations >= 3


OWN_FACTS = """
import shutil, sys
from pathlib import Path
import os
import ludi
from ludi.kernel.facts import GAMES
file = Path(sys.argv[1]) / "facts.toml"
file.write_text((GAMES / "empire" / "facts.toml").read_text() + "\\n# mine\\n")
os.environ["LUDI_FACTS_EMPIRE"] = str(file)
game = ludi.make("empire")
print(game.has_wasm, game.best_home.home)
try:
    game.wasm
except ludi.LudiError as error:
    print(error)
print(ludi.make("roma").has_wasm)
"""


def test_a_data_file_of_the_users_has_no_module_and_that_is_said(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", OWN_FACTS, str(tmp_path)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert run == [
        "False plain",
        "no wasm home: empire has a data file of your own, and the module was made of ours",
        "True",
    ]


def test_what_has_no_array_of_the_instance_is_refused() -> None:
    """An address of ours would be any place in the memory of the module."""
    start = ludi.make("roma").start()
    for own in (ArrayMemory("roma"), start.game.wasm.memory()):
        copies = own.function("rollout", "copies")
        for other in (FastMemory("roma"), ArrayMemory("roma"), start.game.wasm.memory()):
            with pytest.raises(LudiError, match="not in the memory"):
                copies(other.states(2, start.raw), 1)
        copies(own.states(2, start.raw), 1)
