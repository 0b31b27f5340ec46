"""Training from games to the match: to be interrupted and resumed, and what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludi.kernel.errors import BadOption, BadRecord, LudiError
from ludi.kernel.sources import SOURCE
from ludi.kernel.weights import read, shipped
from ludi.learning.inputs import inputs_of, titles
from ludi.learning.play import AHEAD
from ludi.learning.train import Callbacks, Run, train

TITLE = titles()[0]
TINY = Run(TITLE, {}, 1, games=2, iterations=2, generations=2, playouts=1, passes=2, rounds=2, strength=2)


@pytest.mark.soak
def test_a_run_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = train(TINY, tmp_path / "whole", jobs=1)
    seen: list[tuple[int, int]] = []

    def leave(generation: int, done: int, total: int) -> None:
        seen.append((generation, done))
        if (generation, done) == (1, 0):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(TINY, tmp_path / "parts", jobs=1, callbacks=Callbacks(games=leave))
    assert seen == [(0, 0), (0, 2), (1, 0)]
    with pytest.raises(LudiError, match="--resume"):
        train(TINY, tmp_path / "parts", jobs=1)
    with pytest.raises(BadRecord, match="seed"):
        train(replace(TINY, seed=2), tmp_path / "parts", resume=True, jobs=1)
    seen.clear()
    parts = train(
        TINY, tmp_path / "parts", resume=True, jobs=1, callbacks=Callbacks(games=lambda *told: seen.append(told[:2]))
    )
    assert seen == [(0, 2), (1, 0), (1, 2)]
    assert parts.weights == whole.weights
    assert parts.weights == read(tmp_path / "parts" / "weights-1.json")
    assert parts.weights.note["losses"] == whole.weights.note["losses"]
    assert parts.test.n == TINY.rounds


@pytest.mark.soak
def test_a_fresh_run_takes_nothing_of_the_network_that_comes_with_the_title(tmp_path: Path) -> None:
    """What a position is worth is then the mean of whole games at random, and the match is not against its network."""
    assert TINY.before == shipped(TITLE) is not None
    assert replace(TINY, fresh=True).before is None
    values = {}
    for fresh in (False, True):
        run = replace(TINY, generations=1, playouts=1, fresh=fresh)
        train(run, tmp_path / str(fresh), jobs=1)
        [file] = (tmp_path / str(fresh)).glob("games-*.npz")
        with np.load(file) as held:
            values[fresh] = {*held["samples"][:, AHEAD + run.game.players :][:, : run.game.players].flat}
    assert values[True] <= {0, 500, 1000}
    assert not values[False] <= {0, 500, 1000}


@pytest.mark.parametrize(
    ("name", "value"),
    [("games", 0), ("generations", 0), ("first", 129), ("mix", 1.5), ("margin", 0.0), ("strength", -1)],
)
def test_what_cannot_be_trained_is_refused(name: str, value: float) -> None:
    with pytest.raises(BadOption, match=r"was given, .* (is|are) accepted"):
        Run(TITLE, **{name: value})  # type: ignore[arg-type]


def test_a_title_without_inputs_is_refused() -> None:
    with pytest.raises(BadOption, match=TITLE):
        Run("pokern")


def test_every_pattern_of_inputs_names_something_that_is_observed() -> None:
    for title in titles():
        game = Run(title).game
        inputs, rows = inputs_of(title, game.observed.entries)
        assert {row for one in inputs for row in range(one.row, one.row + one.rows)} == {*range(rows)}
        names = {game.observed.entries[one.index].name for one in inputs}
        assert len(names) == len(inputs)


def test_weights_that_come_with_a_title_are_small_and_fit_it() -> None:
    files = [file for title in titles() for file in (SOURCE / "games" / title / "weights").glob("*.json")]
    assert len(files) == 2
    for file in files:
        weights, game = shipped(file.stem), Run(file.stem).game
        assert weights is not None
        assert file.stat().st_size <= 300_000
        inputs, rows = inputs_of(file.stem, game.observed.entries)
        assert weights.inputs == tuple(one.numbers() for one in inputs)
        assert len(weights.first) == rows + 1
        assert {"command", "commit", "losses", "match"} <= {*weights.note}


def test_files_that_are_no_weights_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    with pytest.raises(LudiError, match="cannot be read"):
        read(file)
    good = {"ludi-weights": 1, "title": TITLE, "note": {}, "inputs": [[0, 0, 0, 9, 1]]}
    good |= {"first": [[1, 2], [3, 4]], "second": [[5, 6, 7]], "head": [8, 9]}
    file.write_text(json.dumps(good))
    assert read(file).numbers() == [1, 2, 1, 0, 0, 0, 9, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    for wrong in (
        {"first": [[1, 2]]},
        {"second": [[5, 6, 700]]},
        {"head": [8]},
        {"head": [2**70, 9]},
        {"inputs": 3},
        {"title": ["roma"]},
        {"note": "ours"},
        {"ludi-weights": 2},
    ):
        file.write_text(json.dumps(good | wrong))
        with pytest.raises(BadRecord, match=r"weights\.json holds no network"):
            read(file)
