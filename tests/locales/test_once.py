"""Each sentence about a position is made in one place: by the title's Python, or by its page, never by both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ludi.locales import FOLDER

ROOT = Path(__file__).resolve().parents[2]
KEYS = {
    key
    for file in (FOLDER / "en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
}
HOLE = re.compile(r"\$?\{[^{}]*\}")
IN_PYTHON = re.compile(r"""f?"([a-z][a-z0-9]*-[^"\s]*)\"""")
# What is asked for by its key, be it alone, as a choice of two, or with holes.
ON_THE_PAGE = re.compile(r"""(?<![\w.])(?:t|find|stopped)\(\s*(?:[^()"`]*\?\s*)?["`]([^"`]*)["`]""")
CHOSEN = re.compile(r""":\s*["`]([a-z]+-[^"`\s]*)["`]""")

# Names of things with a number in them, which both put into their own sentences.
NAMES = re.compile("web-percent|empire-bonus-.*")


def keys(text: str) -> Iterator[str]:
    """The keys that a text with holes may become; a hole for the name of a thing is no sentence."""
    head = HOLE.split(text)[0]
    if "slug(" in text or head.count("-") < (2 if head != text else 1):
        return
    pattern = re.compile("[\\w-]+".join(map(re.escape, HOLE.split(text))))
    yield from filter(pattern.fullmatch, KEYS)


def built(folder: str, ending: str, *asked: re.Pattern[str]) -> dict[str, set[str]]:
    """The keys that the files of a folder ask for, with the files."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / folder).rglob(ending):
        text = file.read_text("utf-8")
        for pattern in asked:
            for said in pattern.findall(text):
                for key in keys(said):
                    found.setdefault(key, set()).add(str(file.relative_to(ROOT)))
    return found


def test_no_sentence_is_built_in_python_and_on_the_page() -> None:
    python = built("src/ludi/games", "*.py", IN_PYTHON)
    page = built("web/src", "*.ts", ON_THE_PAGE, CHOSEN) | built("web/src", "*.svelte", ON_THE_PAGE, CHOSEN)
    assert len(python) > 500
    assert len(page) > 300
    twice = {key: (python[key], page[key]) for key in python.keys() & page.keys() if not NAMES.fullmatch(key)}
    assert twice == {}


def test_the_list_of_names_has_no_idle_entry() -> None:
    python, page = built("src/ludi/games", "*.py", IN_PYTHON), built("web/src", "*.*", ON_THE_PAGE, CHOSEN)
    for name in NAMES.pattern.split("|"):
        assert any(re.fullmatch(name, key) for key in python.keys() & page.keys()), name
