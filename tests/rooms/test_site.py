"""The folder of files that `ludi build-site` writes."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludi.kernel.errors import LudiError
from ludi.kernel.titles import TITLES, families, family
from ludi.rooms import site

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm.xz", "library.zip.xz", "xz.mjs")
# As a browser has it: these sources alone, and nothing that was installed.
PROGRAM = """
import sys
import ludi.bots.worker, ludi.rooms.local_api
for title in ludi.titles():
    game = ludi.make(title)
    game.legal_move, game.words.rules(game)
    __import__("ludi.bots.levels").bots.levels.levels_of(title)
read = ludi.rooms.catalogue.reading("arena", "first_deck", "9 Forum, 2 Зверь，1 税收, 1 Fauv")
assert read["value"] == "2 Beast, 9 Forum, 1 Tax Collection", read
assert read["wrong"][0]["params"]["near"] == {"key": "roma-card-beast", "params": {}}, read
assert not {"numpy", "numba", "pydantic", "fluent"} & set(sys.modules)
print(*ludi.titles())
"""

# What is read of a title besides: its module, as it is in a browser, its lessons and its puzzles.
LEARNT = """
import sys; sys.path.insert(0, {folder!r})
from ludi.kernel.wasm.described import described, digest
from ludi.kernel.titles import family
from ludi.rooms import lessons, puzzles
import ludi.rooms.local_api
for title in {titles}:
    assert described(family(title))["sources"] == digest(family(title))
    for one in ludi.lessons.lessons(title):
        lessons.now(title, one.id, [], None)
    puzzles.now(title, 1, None)
print(True)
"""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """What the build of the page leaves, made small."""
    static = tmp_path / "static"
    for folder in ("assets", "site/python"):
        (static / folder).mkdir(parents=True)
    (static / "assets/index-1.js").write_text("one")
    (static / "favicon.ico").write_text("icon")
    (static / "index.html").write_text("the server's")
    (static / "site/index.html").write_text(
        '<html lang="en"><head></head><script src="./assets/index-1.js"></script></html>'
    )
    (static / "site/sw.js").write_text("work()")
    for name in FILES:
        (static / "site/python" / name).write_text(name)
    (static / "site/python/pyodide-lock.json").write_text('{"info": {"python": "3.14"}, "packages": {"numpy": {}}}')
    return static


def test_the_sources_in_it_are_all_that_a_table_needs(tmp_path: Path) -> None:
    for name, data in site.archives().items():
        if "-" not in name:
            zipfile.ZipFile(io.BytesIO(data)).extractall(tmp_path / "there")
    command = [
        sys.executable,
        "-S",
        "-I",
        "-c",
        f"import sys; sys.path.insert(0, {str(tmp_path / 'there')!r}){PROGRAM}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.stderr, done.stdout.split()) == ("", list(TITLES))


@pytest.mark.soak
def test_a_title_needs_no_archive_of_another_family(tmp_path: Path) -> None:
    archives = site.archives()
    kinds = ("", "-lessons", "-puzzles")
    of_families = {f"{name}{kind}" for name in families() for kind in kinds}
    assert set(archives) == {site.COMMON, "review", "pokern-solver", *of_families}
    for name in families():
        for part in (site.COMMON, name, f"{name}-lessons", f"{name}-puzzles"):
            zipfile.ZipFile(io.BytesIO(archives[part])).extractall(tmp_path / name)
        code = LEARNT.format(folder=str(tmp_path / name), titles=[title for title in TITLES if family(title) == name])
        done = subprocess.run(
            [sys.executable, "-S", "-I", "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
        )
        assert (done.stderr, done.stdout) == ("", "True\n")


def test_it_is_written_anew_and_nothing_else_is_touched(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    site.build(folder, static)
    names = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    page, worker = (folder / "index.html").read_text(), (folder / "sw.js").read_text()
    said = re.match(r"self\.SITE=(.*);\nwork\(\)", worker)
    assert said is not None
    listed = json.loads(said[1])
    assert {*listed["files"], *listed["fresh"][1:], "index.html", "sw.js", site.MARK} == names
    assert f'data-version="{listed["version"]}"' in page
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert {p.name for p in folder.glob("python-*/*")} == {*FILES, "pyodide-lock.json"}
    (folder / ".git").mkdir()
    (folder / "CNAME").write_text("mine")
    (static / "assets/index-1.js").unlink()
    (static / "assets/index-2.js").write_text("two")
    site.build(folder, static)
    after = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert after == names - {"assets/index-1.js"} | {"assets/index-2.js", "CNAME"}
    assert (folder / "sw.js").read_text() != worker
    assert (folder / ".git").is_dir()


def test_what_is_not_ours_is_left_alone(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "thesis.txt").write_text("years")
    with pytest.raises(LudiError, match="is not empty and holds no site"):
        site.build(folder, static)
    assert [p.name for p in folder.iterdir()] == ["thesis.txt"]
    file = folder / "thesis.txt"
    for given, said in (
        (file, f"^{file} is not a folder"),
        (file / "x", f"x cannot be written: {file} is not a folder"),
    ):
        with pytest.raises(LudiError, match=said):
            site.build(given, static)
    with pytest.raises(LudiError, match="the page is not built"):
        site.build(tmp_path / "new", tmp_path / "nothing")
    assert not (tmp_path / "new").exists()
