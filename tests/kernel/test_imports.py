"""Arrows point down only: what each part of the package may import of the others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludi

SOURCE = Path(ludi.__file__).parent
BELOW = {
    "kernel": set[str](),
    "algorithms": {"kernel"},
    "games": {"kernel"},
    "solvers": {"kernel", "games"},
    "match": {"kernel"},
    "lessons": {"kernel", "match"},
    "puzzles": {"kernel", "bots"},
    "locales": {"kernel"},
    "bots": {"kernel"},
    "lab": {"kernel", "bots", "locales", "puzzles"},
    "learning": {"kernel", "lab"},
    "envs": {"kernel", "bots", "locales"},
    "rooms": {"kernel", "bots", "lab", "match", "lessons", "puzzles"},
    "server": {"kernel", "bots", "match", "lessons", "locales", "rooms"},
    "client": {"kernel", "match", "locales"},
    "cli": {
        "kernel",
        "games",
        "bots",
        "lab",
        "learning",
        "match",
        "lessons",
        "locales",
        "puzzles",
        "rooms",
        "server",
        "solvers",
    },
}


def parts(file: Path) -> Iterator[tuple[str, int]]:
    """What a module imports of the package, wherever it says so: the part of it, and the line."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = ["ludi", *file.relative_to(SOURCE).parts[:-1]]
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            names = [".".join(filter(None, (base, node.module, name.name))) for name in node.names]
        for name in names:
            root, *rest = name.split(".")
            if root == "ludi" and rest and (SOURCE / rest[0]).is_dir():
                yield rest[0], getattr(node, "lineno", 0)


def test_every_part_has_its_place() -> None:
    folders = {p.name for p in SOURCE.iterdir() if any(p.glob("*.py"))}
    assert folders == set(BELOW), "say here what a new part may import"


LEVELS = "levels.py"  # of a title: how the levels think in it; no other module of its folder imports that


@pytest.mark.parametrize("part", BELOW)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    found = [
        f"{file.relative_to(SOURCE)}:{line} imports {other}"
        for file in sorted((SOURCE / part).rglob("*.py"))
        for other, line in parts(file)
        if other not in BELOW[part] | {part} | ({"bots", "solvers"} if file.name == LEVELS else set())
    ]
    assert found == []


def test_a_game_imports_no_other_game() -> None:
    for file in sorted((SOURCE / "games").rglob("*.py")):
        own = f"ludi.games.{file.parent.name}."
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.level < 2, f"{file}:{node.lineno}"
                assert "levels" not in (node.module, *(name.name for name in node.names)), f"{file}:{node.lineno}"
                assert (
                    node.level or not f"{node.module}.".startswith("ludi.games.") or f"{node.module}.".startswith(own)
                )
