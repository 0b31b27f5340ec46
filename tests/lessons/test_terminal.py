"""Lessons at the terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from tests.lessons.test_lessons import ALL

from ludi.cli import run
from ludi.lessons import Attempt, Lesson
from ludi.lessons.check import ways
from ludi.locales import languages, text


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_DATA", str(tmp_path))
    monkeypatch.setenv("LUDI_LANG", "en")
    text.cache_clear()


def typed(one: Lesson) -> str:
    """What a person types to follow a lesson: a wrong move first, where there is one."""
    attempt, lines = next(x for x in ways(one) if x.done), []
    at = Attempt(one)
    for action in attempt.taken:
        if action is None:
            lines.append("")
        else:
            wrong = next((a for a in at.legal() if at.answer(a) is not None), None)
            lines += [at.match.state.text(a) for a in (wrong, action) if a is not None]
        at.take(action)
    return "\n".join([*lines, ""])


@pytest.mark.soak(but=2)
@pytest.mark.parametrize("language", languages())
def test_every_lesson_is_played_to_its_end_at_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDI_LANG", language)
    text.cache_clear()
    for one in ALL:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed(one)))
        assert run(["learn", one.title, one.id]) == 0
        shown = capsys.readouterr().out
        assert text()(one.said(one.steps[-1].id).key) in shown
        assert "lesson-" not in shown
    assert run(["learn"]) == 0
    assert capsys.readouterr().out.count(text()("learn-done")) >= len(ALL)


def test_a_lesson_is_resumed_where_it_was_left_and_may_be_begun_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for given, first in (("\nroll 1\nquit\n", "start"), ("state\nback\nquit\n", "eleven"), ("restart\nquit\n", "ten")):
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        assert run(["learn", "pokern", "1"]) == 0
        shown = capsys.readouterr().out
        assert text()(f"lesson-pokern-roll-{first}") in shown
    assert text()("lesson-pokern-roll-start") in shown


def test_every_lesson_is_checked_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "--check"]) == 0
    assert f"Lessons checked: {len(ALL)}. Problems: 0." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["pokern", "9"], "ludi: lesson: '9' was given, one of these is accepted: 1 roll"),
        (["chess"], "ludi: there is no game 'chess'"),
    ],
)
def test_what_there_is_not_is_one_line_and_exit_code_2(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["learn", *asked]) == 2
    assert capsys.readouterr().err.startswith(said)
