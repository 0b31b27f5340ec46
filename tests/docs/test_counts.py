"""How many files the guide counts are those that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs/examples/parimpar"


def test_the_guide_counts_the_files_of_the_sample_title() -> None:
    guide = (ROOT / "docs/howto-add-a-game.md").read_text("utf-8")
    counted = re.search(r"counts (\d+) files.*?\n\n(.*?)\n\n", guide, re.DOTALL)
    assert counted is not None
    files = [x for x in EXAMPLE.rglob("*") if x.is_file() and "__pycache__" not in x.parts]
    rows = {row[0]: int(row[1]) for row in re.findall(r"^\| `(\S+)`[^|]* \| (\d+) \|$", counted[2], re.MULTILINE)}
    assert int(counted[1]) == sum(rows.values()) == len(files)
    for folder in ("src/ludi/games/parimpar", "src/ludi/locales", "web/src/titles/parimpar", "tests/parimpar"):
        assert rows[folder] == len([x for x in files if x.is_relative_to(EXAMPLE / folder)])
