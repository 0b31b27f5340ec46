"""`ludi solve`: small columns solved to the end, layers that are kept, and what is refused."""

from __future__ import annotations

import json
import runpy
import subprocess
from pathlib import Path

import numpy as np
import pytest
from tests.cli.terminal import LUDI, complaint, environment, run

import ludi
from ludi.solvers.pokern_columns import column_key
from ludi.solvers.pokern_layers import Layers

ROOT = Path(__file__).parents[2]


@pytest.mark.soak
def test_a_small_column_is_solved_and_its_layers_are_kept(tmp_path: Path) -> None:
    words = ("solve", "--rows", "2", "--turns", "3", "--folder", str(tmp_path / "solved"))
    first = run(tmp_path, *words)
    assert first.returncode == 0, first.stderr
    assert "57.5625" in first.stdout
    files = sorted((tmp_path / "solved").iterdir())
    assert [f.name for f in files] == [f"pokern-2rows-strict-{t}.npy" for t in (1, 2, 3)]
    files[1].unlink()
    values = np.load(files[0])
    np.save(files[0], values + 1)  # a layer that is there is read, not solved again
    again = run(tmp_path, *words)
    assert again.returncode == 0, again.stderr
    assert "58.5625" in again.stdout
    assert files[1].exists()


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ((), "strict"),
        (("--lenient",), "lenient"),
        (("--cards-on-valid",), "cards-on-valid"),
        (("--lenient", "--cards-on-valid"), "lenient-cards-on-valid"),
    ],
)
def test_discarding_by_every_rule(tmp_path: Path, words: tuple[str, ...], name: str) -> None:
    done = run(tmp_path, "solve", "--rows", "1", "--discard", "--folder", str(tmp_path), *words)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / f"pokern-1rows-{name}-discard.npy").exists()
    value = float(done.stdout.split("Discarding: ")[1].split()[0])
    assert value == pytest.approx(58.2181, abs=1e-4) if name == "strict" else 58.2181 <= value < 70


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("roma",), "pokern is accepted"),
        (("--rows", "8"), "a whole number from 1 to 7 is accepted"),
        (("--turns", "0"), "a whole number from 1 to 60 is accepted"),
        (("--memory", "0.5"), "at least 1.3 gigabytes are needed"),
        (("--value", "{}", "--verify"), "one at a time is accepted"),
        (("--sample", "5"), "a whole number above 0 is accepted, with --verify"),
        (("--json",), "without --value POSITION"),
        (("--value", "no.json"), "no.json cannot be read"),
        (("--value", "{]"), "is not JSON"),
        (("--value", "[]"), "a position as State.to_dict gives it is accepted"),
        (("--value", '{"columns": 3}'), "columns"),
        (("--value", '{"players": [{"column": [1, 2, 3, 4, 5, 6, 7]}]}'), "nothing is left to decide"),
        (("--rows", "2", "--value", "{}"), "--rows: 2 was given with --value; the column of a position has 7"),
        (("--rows", "1", "--folder", "/dev/null"), "--folder: /dev/null was given, which is not a folder"),
        (("--rows", "1", "--export", "."), "give the name of a file in a folder that is there"),
    ],
)
def test_what_cannot_be_solved_is_refused(tmp_path: Path, words: tuple[str, ...], wanted: str) -> None:
    assert wanted in complaint(run(tmp_path, "solve", *words))


POSITION = '{"dice": ["X"], "players": [{"column": [1, 2, 3, 0, 5, 6, 0], "cards": []}]}'


def test_the_value_of_a_position(tmp_path: Path) -> None:
    """One row is between 3 and 5 and wants a IV, the other is open to the end: 23 are written, an X lies."""
    told = run(tmp_path, "solve", "--turns", "3", "--value", POSITION, "--json")
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    state = ludi.make("pokern", 1, turns=3).position(json.loads(POSITION))
    assert {move["move"] for move in found["moves"]} == {state.text(a) for a in state.legal()}
    assert found["points"] == found["moves"][0]["points"] == pytest.approx(41.0463, abs=1e-4)
    (tmp_path / "here.json").write_text(POSITION)
    shown = run(tmp_path, "solve", "--turns", "3", "--value", str(tmp_path / "here.json"))
    assert "Worth 41.0463 points with best play" in shown.stdout


@pytest.mark.soak
def test_a_verified_solution_ends_with_its_error_bound(tmp_path: Path) -> None:
    words = ("solve", "--rows", "2", "--turns", "2", "--folder", str(tmp_path), "--verify")
    done = run(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "Plain recursion agrees on 12 small columns" in lines[0]
    assert "77 of 77 columns solved once more" in lines[1]
    bound = float(lines[-1].split("more than ")[1].split()[0])
    assert lines[-1].startswith("Error bound: no value is off by more than ")
    assert 0 < bound < 0.0001
    layer = tmp_path / "pokern-2rows-strict-2.npy"
    values = np.load(layer)
    values[40, 7] += 0.01  # one of 5,000
    np.save(layer, values)
    spoilt = run(tmp_path, *words)
    assert spoilt.returncode == 2
    assert "Turn 2 of 2: a kept value is off by 0.0100 points" in spoilt.stderr
    assert "Error bound" not in spoilt.stdout


def test_verifying_a_sample_says_so(tmp_path: Path) -> None:
    done = run(tmp_path, "solve", "--rows", "3", "--discard", "--folder", str(tmp_path), "--verify", "--sample", "64")
    assert done.returncode == 0, done.stderr
    assert "Open rows: 3: 1 of 1 columns" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Error bound")


def test_the_file_for_others_is_read_by_the_reader_of_the_docs(tmp_path: Path) -> None:
    file = tmp_path / "policy.xz"
    words = ("solve", "--rows", "3", "--turns", "3", "--folder", str(tmp_path))
    done = run(tmp_path, *words, "--export", str(file))
    assert done.returncode == 0, done.stderr
    reader = runpy.run_path(str(ROOT / "docs" / "examples" / "read_pokern_policy.py"))
    header, blocks = reader["load"](file)
    assert header["turns"] == 3
    assert sorted(blocks) == [1, 2, 3]
    layers = Layers(tmp_path, 3, 0)
    for column, cards, turns in (([0, 0, 0], 63, 3), ([0, 0, 0], 0, 2), ([0, 12, 0], 5, 2), ([3, 0, 30], 32, 1)):
        i = layers.columns.keys.tolist().index(column_key(column))
        assert reader["worth"](blocks, column, cards, turns) == pytest.approx(layers.layer(turns)[i, cards], abs=0.0051)
    assert reader["worth"](blocks, [3, 0, 30], 32, 3) is None  # two numbers are not entered before the first turn


@pytest.mark.soak
def test_a_file_that_is_no_layer_is_named(tmp_path: Path) -> None:
    (tmp_path / "pokern-1rows-strict-1.npy").write_bytes(b"no array")
    done = run(tmp_path, "solve", "--rows", "1", "--turns", "1", "--folder", str(tmp_path))
    assert done.returncode != 0
    assert "this is not a solved layer; delete it to solve it again" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_numba_nothing_is_solved(tmp_path: Path, without_numba: dict[str, str]) -> None:
    done = subprocess.run(
        [LUDI, "solve", "--rows", "1"],
        env={**environment(tmp_path), **without_numba},
        capture_output=True,
        text=True,
        check=False,
    )
    said = "ludi: solving needs Numba, which is not installed here; pip install 'ludi-romani[fast]' brings it"
    assert complaint(done) == said
    assert not (tmp_path / "solved").exists()
