"""`ludi train` as a user runs it: a tiny run from games to the match, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tests.cli.terminal import run

from ludi.kernel.errors import LudiError
from ludi.kernel.weights import read
from ludi.learning.train import games_in

COUNTS = ("games", "iterations", "passes", "rounds", "strength")
TINY = ("train", "roma", *(word for name in COUNTS for word in (f"--{name}", "2")), "--units", "4,3", "--jobs", "1")
WORDS = (*TINY, "--generations", "1", "--playouts", "1")


def test_a_run_makes_weights_and_says_what_the_match_decided(tmp_path: Path) -> None:
    out, report = tmp_path / "net", tmp_path / "net.json"
    done = run(tmp_path, *WORDS, "--out", str(out), "--json", str(report))
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    weights = read(out / "weights-0.json")
    assert (weights.title, len(weights.second)) == ("roma", 3)
    assert weights.note["command"].startswith("ludi train roma --games 2")
    told = json.loads(report.read_text())
    assert (told["rounds"], told["verdict"], len(told["losses"])) == (2, "open", 1)
    assert not (out / "weights.json").exists(), "it is not shown to be better"
    assert f"not taken as they are not shown to be better: {out / 'weights-0.json'}" in done.stdout

    again = run(tmp_path, *WORDS, "--out", str(out))
    assert again.returncode == 2
    assert "--resume" in again.stderr

    with (out / "run.jsonl").open("a") as rounds:  # as if it had won those that it did not play yet
        rounds.writelines(json.dumps({"piece": n, "data": 1.0}) + "\n" for n in range(2, 40))
    won = run(tmp_path, *WORDS, "--out", str(out), "--resume", "--rounds", "40")
    assert won.returncode == 0, won.stderr
    assert f"Decided: the network is better.\nWeights: {out / 'weights.json'}\n" in won.stdout
    assert read(out / "weights.json") == weights


def test_its_help_names_the_titles_that_can_be_trained(tmp_path: Path) -> None:
    assert "the game: roma, arena (required)" in run(tmp_path, "train", "--help").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("pokern",), "pokern"),
        (
            ("roma", "--units", "16"),
            "--units: '16' was given, a pair of whole numbers from 1 to 128, such as 16,16 is accepted",
        ),
        (
            ("roma", "--units", "16,0"),
            "--units: '16,0' was given, a pair of whole numbers from 1 to 128, such as 16,16",
        ),
        (("roma", "--margin", "nan"), "margin: nan was given, a number above 0 and below 1 is accepted"),
        (("roma", "--mix", "2"), "mix: 2.0 was given, a number from 0 to 1 is accepted"),
    ],
)
def test_what_cannot_be_trained_is_refused(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = run(tmp_path, "train", *words, "--out", str(tmp_path / "net"))
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("cut", [0, 9, 200])
def test_a_file_that_holds_no_games_is_named(cut: int, tmp_path: Path) -> None:
    whole = tmp_path / "games-0000000.npz"
    np.savez_compressed(whole, number=np.array(0), samples=np.zeros((4, 4)), shares=np.zeros((1, 2)))
    for file, content in (("cut.npz", whole.read_bytes()[:cut]), ("other.npz", b"no games at all"[:cut])):
        (tmp_path / file).write_bytes(content)
        with pytest.raises(LudiError, match=f"{file}: this is not a file of games; delete it"):
            games_in(tmp_path / file)
    np.save(tmp_path / "array.npy", np.zeros(3))
    with pytest.raises(LudiError, match="this is not a file of games"):
        games_in(tmp_path / "array.npy")
    assert games_in(whole).number == 0
