"""Generic code names no title, card, decision or option: what a title is made of stands in its own folders."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import ludi
from ludi.kernel.facts import facts
from ludi.kernel.home import load
from ludi.kernel.titles import TITLES, families

SOURCE = Path(ludi.__file__).parent
ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TABLES = {SOURCE / "kernel/titles.py", PAGE / "titles/all.ts"}  # where titles are listed
OWN = [
    *(SOURCE / "games" / family for family in families()),
    *(SOURCE / "cli/boards").glob("[!_]*.py"),
    *(PAGE / "titles" / family for family in families()),
    SOURCE / "solvers",  # the exact solution of one title, and the command that asks it
    SOURCE / "cli/solve.py",
    SOURCE / "cli/solve_ask.py",
    SOURCE / "past",
    PAGE / "api",  # made from what the server describes, views of titles included
]
# Decisions and options whose names mean other things too.
COMMON = {
    "before": "of a seat: its number in the room before",
    "cards": "an icon",
    "device": "one that a person plays at",
    "free": "an undo that asks nobody",
    "more": "a style",
    "nothing": "where no word is accepted",
    "number": "a field of a form",
    "place": "of a seat when a game is over",
    "token": "what a person touches, a word of a path",
    "turns": "of a hint: those that its seat may have left",
    "where": "a place on the screen",
}


def ours() -> list[Path]:
    """The generic files of the package and of the page."""
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return sorted(f for f in files if f not in TABLES and not any(f == own or own in f.parents for own in OWN))


def code(file: Path) -> str:
    """What a file says, without comments and docstrings."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        heads = [node.body[0] for node in ast.walk(ast.parse(text)) if isinstance(node, documented) and node.body]
        lines = {x.lineno for x in heads if isinstance(x, ast.Expr) and isinstance(x.value, ast.Constant)}
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        return "\n".join(x.string for x in tokens if x.type != tokenize.COMMENT and x.start[0] not in lines)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def words(text: str) -> set[str]:
    """Every word of it, those inside a longer name too."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def strings(text: str) -> set[str]:
    """Every text in quotes of one kind, as it stands."""
    return {found for mark in "\"'`" for found in re.findall(rf"{mark}([^{mark}\n]*){mark}", text)}


def names_within(data: Any) -> Iterator[str]:
    """Of cards and whatever else has one in the data of a title, as positions and records have them."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if re.match("[A-Z][a-z]", key):
                yield key
            if key == "name":
                yield value
            yield from names_within(value)
    elif isinstance(data, list):
        for value in data:
            yield from names_within(value)


CARDS = {name for family in families() for name in names_within(facts(family))}
DECISIONS = {name for family in families() for name in load(family, "constants").FRAME_NAMES if name}
OPTIONS = {option.name for title in TITLES for option in load(title, "options").OPTIONS[title]}


def test_generic_code_names_nothing_of_a_title() -> None:
    wrong = []
    for file in ours():
        text = code(file)
        found = (words(text) & {*TITLES}) | (strings(text) & (CARDS | ((DECISIONS | OPTIONS) - COMMON.keys())))
        wrong += [f"{file.relative_to(ROOT)}: {name}" for name in sorted(found)]
    assert wrong == []


def test_what_is_looked_for_is_there() -> None:
    """Names of every family, in the package and in the page."""
    assert {"Forum", "War Elephant", "Cook", "Cantabri", "Kingdom of Pontus"} <= CARDS
    assert {"targeting", "equipping", "entering", "calling"} <= DECISIONS
    assert {"scaenicus_any_card", "order_rule"} <= OPTIONS
    assert {SOURCE / "bots/levels.py", SOURCE / "locales/__init__.py", PAGE / "table/Table.svelte"} <= {*ours()}
    assert len(ours()) > 200


def test_it_sees_names_in_code_and_not_in_comments(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text('"""Roma."""\n\n\ndef roma_first() -> str:\n    """Arena."""\n    return "Forum"  # pokern\n')
    assert words(code(file)) & {*TITLES} == {"roma"}
    assert "Forum" in strings(code(file))
    page = tmp_path / "a.ts"
    page.write_text('/** arena */\nconst PokernView = "look"; // roma\nconst at = "http://x";\n')
    assert words(code(page)) & {*TITLES} == {"pokern"}
    assert strings(code(page)) == {"look", "http://x"}


def test_no_exception_is_left_that_nothing_needs() -> None:
    said = set().union(*(strings(code(file)) for file in ours()))
    assert COMMON.keys() <= said
