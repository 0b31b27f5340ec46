"""`ludi solve`: small columns solved to the end, layers that are kept, and what is refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from tests.cli.terminal import LUDI, complaint, environment, run


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
    ],
)
def test_what_cannot_be_solved_is_refused(tmp_path: Path, words: tuple[str, ...], wanted: str) -> None:
    assert wanted in complaint(run(tmp_path, "solve", *words))


def test_a_file_that_is_no_layer_is_named(tmp_path: Path) -> None:
    (tmp_path / "pokern-1rows-strict-1.npy").write_bytes(b"no array")
    done = run(tmp_path, "solve", "--rows", "1", "--turns", "1", "--folder", str(tmp_path))
    assert done.returncode != 0
    assert "this is no solved layer; delete it to solve it again" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_numba_nothing_is_solved(tmp_path: Path, without_numba: dict[str, str]) -> None:
    done = subprocess.run(
        [LUDI, "solve", "--rows", "1"],
        env={**environment(tmp_path), **without_numba},
        capture_output=True,
        text=True,
        check=False,
    )
    assert complaint(done) == "ludi: solving needs Numba, which is not installed here"
    assert not (tmp_path / "solved").exists()
