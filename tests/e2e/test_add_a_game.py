"""The guide "Add a game" is followed to its end: the sample title is put in place, checked, played, and broken."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.docs.pages import EXAMPLES, blocks, table
from tests.e2e.conftest import ROOT, Opener, Server
from tests.e2e.table import AT_BOTH_SIZES, Screen, Spot, fitting, new_room, play

GUIDE = ROOT / "docs" / "howto-add-a-game.md"
SAMPLE = EXAMPLES / "parimpar"
PATCH = EXAMPLES / "parimpar.patch"
COPIED = ("bin", "docs", "src", "tests", "web", "pyproject.toml")
LEFT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "past", "pictures", "*.pyc")
LINKED = (".venv", "web/node_modules", "src/ludi/past")
GAMES = "src/ludi/games/parimpar"
# All of them, so that one process makes the tree and plays in it.
pytestmark = pytest.mark.slow
SUITE = ("rules_contract", "secrecy", "words", "positions", "golden", "observed")


class Tree:
    """A copy of the repository in which the guide was followed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=LEFT, symlinks=True)
            else:
                shutil.copy2(ROOT / name, folder / name)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        self.environment = {
            "PYTHONPATH": str(folder / "src"),
            "LUDI_CACHE": str(folder / "cache"),
            "LUDI_LANG": "en",
            "SOAK": "1",
        }

    def run(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """A command in the tree, to its end."""
        there = {**os.environ, **self.environment}
        return subprocess.run(
            words, cwd=self.folder, env=there, input=given, capture_output=True, text=True, timeout=300, check=False
        )

    def checked(self, *words: str) -> str:
        """What some tests say; all of them are of the plain home, no machine code is made here."""
        done = self.run(sys.executable, "-m", "pytest", "-q", *words)
        return f"{done.returncode}\n{done.stdout}{done.stderr}"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The tree after the first block of the guide, its page built."""
    made = Tree(tmp_path_factory.mktemp("sixth") / "tree")
    first = next(block for block in blocks(GUIDE) if block.language == "bash")
    done = made.run("bash", "-e", "-c", first.text)
    assert done.returncode == 0, done.stdout + done.stderr
    done = made.run("npm", "run", "build", "--prefix", "web")
    assert done.returncode == 0, done.stdout + done.stderr
    return made


@pytest.fixture(scope="module")
def server(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the tree."""
    process = Server(tmp_path_factory.mktemp("data"), **tree.environment)
    yield process
    process.end()


def added() -> dict[str, int]:
    """How many lines the patch adds to each file."""
    found: dict[str, int] = {}
    file = ""
    for line in PATCH.read_text("utf-8").splitlines():
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/")
            found[file] = 0
        elif line.startswith("+"):
            found[file] += 1
    return found


def test_a_title_has_folders_of_its_own_and_at_most_four_shared_lines() -> None:
    assert {row[0] for row in table(GUIDE, "file", "what is added")} == set(added())
    assert sum(added().values()) <= 4
    there = [str(file.relative_to(SAMPLE)) for file in SAMPLE.rglob("*") if file.is_file()]
    assert [file for file in there if "parimpar" not in file] == []
    assert [file for file in there if (ROOT / file).exists()] == []


def test_every_file_of_the_guide_is_there() -> None:
    rows = table(GUIDE, "step", "file", "what it is for")
    assert [row[0] for row in rows] == [str(n + 1) for n in range(len(rows))]
    assert [row[1] for row in rows if not (SAMPLE / row[1]).is_file()] == []
    named = {row[1] for row in rows}
    modules = {str(file.relative_to(SAMPLE)) for file in (SAMPLE / GAMES).iterdir() if file.suffix in (".py", ".toml")}
    assert modules - named == {f"{GAMES}/__init__.py"}


@pytest.mark.soak
def test_the_suite_for_all_titles_passes_for_the_sample(tree: Tree) -> None:
    said = tree.checked("-k", "parimpar", *(f"tests/conformance/test_{name}.py" for name in SUITE), "tests/parimpar")
    assert said.startswith("0\n"), said
    assert int(re.findall(r"(\d+) passed", said)[0]) > 35


@pytest.mark.soak
def test_a_whole_game_in_the_terminal(tree: Tree, tmp_path: Path) -> None:
    words = ("play", "parimpar", "--plain", "--bot", "random", "--seed", "3", "--save", str(tmp_path / "game.jsonl"))
    done = tree.run(str(Path(sys.executable).with_name("ludi")), *words, given="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    for said in ("The coin showed a", "You hid 1 nut.", "Bot Random hid some nuts.", "Even or odd?", " won."):
        assert said in done.stdout
    assert "parimpar-" not in done.stdout


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
@AT_BOTH_SIZES
def test_a_whole_game_at_the_page_against_a_bot(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    page.wait_for_selector("text=Nuts in a closed hand")
    room = new_room(page, "bot:random", 20, "parimpar")
    touched = set()

    def act(page: Page, there: Spot) -> None:
        touched.add(there.token.split(":")[0])
        fitting(page, there)

    play(page, random.Random(1), act=act)
    assert touched == {"hide", "guess"}
    over = page.request.get(f"/api/rooms/{room}/state").json()["over"]
    shown = page.inner_text("dialog ol")
    assert all(f"{score} nut" in shown for score in over["scores"])


def broken(tree: Tree, file: str, was: str, now: str, *words: str) -> str:
    """What some tests say when one thing of the sample is changed."""
    path = tree.folder / file
    text = path.read_text("utf-8")
    assert was in text
    path.write_text(text.replace(was, now), "utf-8")
    try:
        said = tree.checked(*words)
    finally:
        path.write_text(text, "utf-8")
    assert said.startswith("1\n"), said
    return said


BREAKS = {
    "redeal changes what is shown": (
        f"{GAMES}/view.py",
        "g.hidden if seat == g.holder else 0",
        "g.hidden",
        "tests/conformance/test_secrecy.py::test_games_of_every_option_show_a_seat_nothing_it_cannot_know[parimpar]",
    ),
    "tossing: chance has 0 ways to fall": (
        f"{GAMES}/facts.toml",
        "ways = 1",
        "ways = 0",
        "tests/conformance/test_rules_contract.py::test_every_way_of_chance_is_possible_and_weights_count_the_ways[parimpar]",
    ),
    "test_a_coin_that_falls_evenly_says_who_hides_first": (
        f"{GAMES}/facts.toml",
        "ship = { ways = 1",
        "ship = { ways = 0",
        "tests/parimpar/test_rules.py",
    ),
    "parimpar-told-wins is in no catalogue": (
        "src/ludi/locales/en/parimpar.ftl",
        "parimpar-told-wins =",
        "parimpar-told-gains =",
        "tests/conformance/test_words.py::test_every_sentence_resolves_in_every_language[parimpar]",
    ),
    "['parimpar-told-wins']": (
        "src/ludi/locales/fr/parimpar.ftl",
        "parimpar-told-wins =",
        "parimpar-told-gains =",
        "tests/locales/test_languages.py::test_no_key_is_missing",
    ),
}


@pytest.mark.soak
@pytest.mark.parametrize("message", BREAKS)
def test_what_is_broken_is_named(tree: Tree, message: str) -> None:
    assert message in broken(tree, *BREAKS[message])


def test_the_guide_tells_what_is_named() -> None:
    told = [row[1].partition(", a key")[0] for row in table(GUIDE, "break this", "and the suite says")]
    assert set(told) == set(BREAKS)
