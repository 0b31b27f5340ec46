"""The pages of the documentation, and what stands in them: blocks of code, tables, links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludi.kernel.notation import Notation

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"  # trees of their own: their pages are at home where they are copied to
PAGES = [
    ROOT / "README.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if not page.is_relative_to(EXAMPLES)),
]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


@dataclass(frozen=True)
class Block:
    """A block of code: its language (empty for an indented one), its text, and the line of its first row."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """Every fenced and every indented block of a page, in order."""
    found: list[Block] = []
    rows: list[str] = []
    language: str | None = None
    first, after_blank = 0, True
    for n, row in enumerate([*page.read_text("utf-8").split("\n"), ""], 1):
        if language is None and row.startswith("```"):
            language, rows, first = row[3:].strip(), [], n + 1
        elif language and row.startswith("```"):
            found.append(Block(language, "\n".join(rows) + "\n", first))
            language, after_blank = None, False
        elif language == "" and not row.startswith("    "):
            found.append(Block("", "\n".join(rows) + "\n", first))
            language, after_blank = None, not row
        elif language is None and after_blank and row.startswith("    "):
            language, rows, first = "", [row[4:]], n
        elif language is not None:
            rows.append(row[4:] if language == "" else row)
        else:
            after_blank = not row
    return found


def table(page: Path, *heading: str) -> list[list[str]]:
    """The rows of the table with this heading, cell by cell, without the marks of code."""
    rows = page.read_text("utf-8").splitlines()
    cells = [[cell.strip().replace("`", "") for cell in row.strip("| ").split(" | ")] for row in rows]
    start = cells.index(list(heading)) + 2
    end = next((i for i in range(start, len(rows)) if not rows[i].startswith("|")), len(rows))
    return cells[start:end]


def links(page: Path) -> Iterator[str]:
    """Where a page points to; links within code do not count."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    yield from re.findall(r"(?:\]\(|src=\")([^)\s\"]+)", re.sub(r"`[^`]*`", "", text))


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as links within a site write them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", h.casefold()).replace(" ", "-") for h in headings}


def agree(rows: list[list[str]], short: Notation) -> None:
    """Whether a table of the words of a notation (word, takes, from, actions, example) says what the game has."""
    said = [[r.word, r.takes or "nothing", str(r.first), str(len(r.words))] for r in short.ranges]
    assert [row[:4] for row in rows] == said
    for row, r in zip(rows, short.ranges, strict=True):
        assert short.parse(row[4]) in r, r.word
        assert short.text(short.parse(row[4])) == row[4]
