"""What the server refuses is said in the language of the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.e2e.conftest import Opener

from ludi.locales import Text


@pytest.mark.parametrize("language", ["fr", "zh"])
def test_a_damaged_record_is_refused_in_the_readers_language(open_page: Opener, tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("not a record")
    page = open_page("/settings")
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    page.goto("/")
    page.set_input_files("input[type=file]", file)
    begins = Text(language)("server-no-record", why="line 1")
    page.wait_for_selector(f"text={begins}")
