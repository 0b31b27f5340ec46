"""The script that makes the pictures of these pages goes to screens that are there."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from ludi.lessons.lesson import lessons

AROUND = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "pictures" / "make.py"))["AROUND"]
LESSONS = [one.path for one in AROUND.values() if one.path.startswith("/learn/")]


@pytest.mark.parametrize("path", LESSONS)
def test_a_lesson_that_is_pictured_exists(path: str) -> None:
    title, name = path.split("/")[2:]
    assert name in [lesson.id for lesson in lessons(title)]
