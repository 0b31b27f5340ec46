"""What the documentation says is so: its code runs, its commands are accepted, its links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.docs.pages import NAMES, PAGES, ROOT, Block, anchors, blocks, links

from ludi.cli import build, spelled_out

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
USUAL = "http://127.0.0.1:8000"  # of a table, on every page


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with `ludi` on the path."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LUDI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LUDI_LANG", "en")
    return tmp_path


def python(block: Block, names: dict[str, Any], where: str) -> None:
    """Run a block of Python; one that begins with the name of a file is written to that file."""
    if name := re.match(r"# (\w+\.py)\n", block.text):
        Path(name[1]).write_text(block.text, "utf-8")
    else:
        exec(compile("\n" * (block.line - 1) + block.text, where, "exec", dont_inherit=True), names)


def session(block: Block, names: dict[str, Any], where: str) -> None:
    """Run a Python session and compare what it prints."""
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line - 1)
    said: list[str] = []
    failed = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False).failed
    assert test.examples
    assert not failed, "".join(said)
    names.update(test.globs)


def console(block: Block, names: dict[str, Any], where: str) -> None:
    """Run the commands of a shell session and compare what they print; what they complain of counts if they fail."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)[1:]
    assert parts
    for command, wanted in zip(parts[::2], parts[1::2], strict=True):
        done = subprocess.run(command, shell=True, capture_output=True, text=True, encoding="utf-8", timeout=120)
        said = done.stdout + (done.stderr if done.returncode else "")
        assert bool(done.returncode) == wanted.startswith("ludi: "), f"{where}: {command}: {said}{done.stderr}"
        assert doctest.OutputChecker().check_output(wanted, said, FLAGS), f"{where}: {command}\n{said}"


@pytest.fixture
def address(page: Path, desk: Path) -> Iterator[str]:
    """Where a table is open, for a page that asks for one."""
    if "<!-- server -->" not in page.read_text("utf-8"):
        yield USUAL
        return
    quick = {"LUDI_SERVER_BOT_PAUSE": "0", "LUDI_SERVER_MOVES_PER_SECOND": "1000"}
    command = ["ludi", "serve", "--no-open", "--port", "0", "--data", str(desk / "table")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **quick}) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()


@pytest.mark.soak(
    only=(
        "docs/howto-friends.md",
        "docs/howto-review.md",
        "docs/howto-simulate.md",
        "docs/reference-lessons.md",
        "docs/tutorial-python.md",
    )
)
@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_the_code_of_a_page_runs_and_says_what_is_shown(page: Path, desk: Path, address: str) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    run = {"python": python, "pycon": session, "console": console}
    for block in blocks(page):
        if block.language in run:
            there = replace(block, text=block.text.replace(USUAL, address))
            run[block.language](there, names, f"{page.name}, line {block.line}")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_games_at_the_terminal_go_as_shown(page: Path, desk: Path) -> None:
    told = page.read_text("utf-8")
    if (asked := re.search(r"<!-- play: (.*) -->", told)) is None:
        assert "\n> " not in "".join(b.text for b in blocks(page) if b.language == "text")
        return
    shown = [row for b in blocks(page) if b.language == "text" for row in b.text.splitlines()]
    given = "".join(row[2:] + "\n" for row in shown if row.startswith("> "))
    words = ["ludi", "play", *shlex.split(asked[1])]
    done = subprocess.run(words, input=given, capture_output=True, text=True, encoding="utf-8", timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    said = iter(done.stdout.splitlines())
    for row in shown:
        if row != "...":
            begin = row.removesuffix(" ...")
            assert any(line == row or (row != begin and line.startswith(begin)) for line in said), row


def commands(page: Path) -> list[str]:
    """Every command line of `ludi` and of this repository's scripts in the blocks of a page."""
    rows = [row for b in blocks(page) if b.language in ("", "sh") for row in b.text.splitlines()]
    rows += [row[2:] for b in blocks(page) if b.language == "console" for row in b.text.splitlines() if row[:2] == "$ "]
    return [row for row in rows if row.startswith(("ludi ", "bin/", "python ", ".venv/bin/"))]


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=[*NAMES, "CONTRIBUTING.md"])
def test_command_lines_are_accepted(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app: Any = typer.main.get_command(build())
    monkeypatch.setenv("LUDI_LANG", "en")
    for row in commands(page):
        command, *words = shlex.split(row, comments=True)
        name = command.removeprefix(".venv/bin/")
        if name == "ludi" and words:
            sub, *words = spelled_out(words)
            if not sub.startswith("-"):
                app.commands[sub].make_context(sub, words)
        elif name == "python":
            file = next((w for w in words if not w.startswith("-")), "")
            assert (ROOT / file).is_file(), row
        else:
            assert name == "ludi" or (ROOT / command).is_file() or name in ("ruff", "mypy"), row


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"], ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), link
        assert there.is_relative_to(ROOT), link
        assert not anchor or anchor in anchors(there), link


def test_every_page_is_linked_from_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    there = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    assert there >= {page.resolve() for page in PAGES if page.parent != ROOT and page != index}
