"""Puzzles at the terminal."""

from __future__ import annotations

import io
import json
import sys
from datetime import date
from pathlib import Path

import pytest

from ludi.cli import run
from ludi.kernel.titles import TITLES
from ludi.locales import languages, text
from ludi.puzzles import of_the_day, puzzle, puzzles


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_DATA", str(tmp_path))
    monkeypatch.setenv("LUDI_LANG", "en")
    text.cache_clear()


def asked(given: str, monkeypatch: pytest.MonkeyPatch, *argv: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(given))
    return run(["puzzle", *argv])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_answered_in_every_language(
    title: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDI_LANG", language)
    text.cache_clear()
    one = puzzle(title, 7)
    assert asked(f"nonsense\nstate\nmoves\n{one.moves[0][0]}\nquit\n", monkeypatch, title, "7") == 0
    shown = capsys.readouterr().out
    say = text(language)
    assert say("puzzle-right", theme=one.theme) in shown
    assert say("puzzle-unknown", given="nonsense", n=len(one.moves)) in shown
    assert "puzzle-" not in shown


def test_the_first_answer_counts_and_the_next_puzzle_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = puzzle("pokern", 100)
    wrong, right = one.moves[-1][0], one.moves[0][0]
    assert asked(f"{wrong}\n\nquit\n", monkeypatch, "pokern", "100") == 0
    shown = capsys.readouterr().out
    assert f"this move is no. {len(one.moves)} of {len(one.moves)}" in shown
    assert "puzzle no. 1\n" in shown, "after the last one comes the first"
    assert asked(f"{right}\n", monkeypatch, "pokern", "100") == 0
    assert json.loads((tmp_path / "puzzles.json").read_text()) == {"pokern/100": False}
    assert run(["puzzle"]) == 0
    listed = capsys.readouterr().out
    assert "0 found at once, 1 of 100 tried" in listed
    assert "None of 100 tried yet" in listed, "of other titles"


def test_without_a_number_it_is_the_puzzle_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked("quit\n", monkeypatch, "roma") == 0
    assert f"puzzle no. {of_the_day(puzzles('roma'), date.today())}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["roma", "0"], "1 to 100"),
        (["roma", "x"], "NUMBER: a whole number is accepted"),
    ],
)
def test_what_there_is_not_is_refused(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["puzzle", *argv]) == 2
    assert said in capsys.readouterr().err
