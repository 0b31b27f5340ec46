"""A player's own data file in the place of ours."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, complaint, environment, only_game, run

from ludi.kernel.facts import GAMES, filled

OURS = (GAMES / "empire" / "facts.toml").read_text("utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file in which Gallia is worth nine in turn 1, as somebody has read on his board."""
    first = OURS.index('id = "gallia"')
    end = OURS.index("[[area]]", first)
    gallia = OURS[first:end].replace("vp = [2,", "vp = [9,").replace('vp_src = "RECONSTRUCTED"', 'vp_src = "FACT:SEED"')
    assert gallia != OURS[first:end]
    file = tmp_path / "mine.toml"
    file.write_text(OURS[:first] + gallia + OURS[end:], "utf-8")
    return file


def test_a_game_is_played_with_the_values_of_the_file(tmp_path: Path, own: Path) -> None:
    data = tmp_path / "data"
    words = ["--plain", "--bot", "random", "--seed", "1", "--facts", str(own)]
    done = run(data, "play", "empire", *words, given="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Gallia 9," in done.stdout
    saved = only_game(data)
    said = complaint(run(data, "replay", str(saved)))
    assert "it was played with another data file; LUDI_FACTS_EMPIRE names the file" in said
    given = {**environment(data), "LUDI_FACTS_EMPIRE": str(own)}
    again = subprocess.run(
        [LUDI, "replay", str(saved), "--at", "40"], capture_output=True, text=True, env=given, check=True
    )
    assert "Gallia 9," in again.stdout


def test_a_file_of_an_earlier_version_is_filled_with_our_later_keys(tmp_path: Path, own: Path) -> None:
    """It lacks constants that came later, and a source that they name."""
    later = ("attack_dice", "dominates_from_lands")
    lines = [line for line in own.read_text("utf-8").splitlines() if not line.startswith(later)]
    assert len(lines) < len(OURS.splitlines())
    own.write_text("\n".join(lines), "utf-8")
    done = run(tmp_path, "play", "empire", "--plain", "--bot", "random", "--facts", str(own), given="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Gallia 9," in done.stdout
    given = {"constants": {"turns": 5}, "land": [{"id": "italia"}], "sources": {}}
    ours = {
        "constants": {"turns": 7, "new": 1},
        "land": [{"id": "italia", "new": 1}],
        "sources": {"SEED": "x"},
        "more": {},
    }
    assert filled(given, ours) == {
        "constants": {"turns": 5, "new": 1},
        "land": [{"id": "italia"}],
        "sources": {"SEED": "x"},
    }


def test_a_file_that_does_not_do_is_refused_with_its_name_and_the_key(tmp_path: Path, own: Path) -> None:
    wrong = own.read_text("utf-8").replace("stack_limit = 3", 'stack_limit = "three"')
    own.write_text(wrong, "utf-8")
    said = complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert f"{own}: constants.stack_limit: 'three' was given, a whole number is accepted" in said
    own.write_text(OURS.replace("\nattack_dice = 2", "\nattack_dice = 4"), "utf-8")
    said = complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert f"{own}: constants.attack_dice: 4 was given, 2 to 3 is accepted" in said
    own.write_text("[[[", "utf-8")
    assert f"{own}: this is no TOML" in complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert "none.toml cannot be read" in complaint(run(tmp_path, "play", "empire", "--facts", "none.toml"))
