"""A light install: what the core does alone, and what is said where an extra is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tests.conftest import hidden

from ludi.kernel.extras import EXTRA_OF

ROOT = Path(__file__).parents[2]
CORE = {"typing-extensions"}
# Brought along by another package of the same extra, and imported by us.
WITH_OTHERS = {"pydantic": "fastapi", "starlette": "fastapi", "vl_convert": "altair"}
GAME = """
import random, ludi
for title in ludi.titles():
    state, rng = ludi.make(title).start(), random.Random(1)
    while state.to_move != ludi.OVER:
        state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
    print(title, max(state.points()) > 0, state.view(0) != {})
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python that finds nothing but the core."""
    environment = {**os.environ, **hidden(folder, *EXTRA_OF), "LUDI_LANG": "en"}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_the_core_plays_all_titles(tmp_path: Path) -> None:
    done = run(tmp_path, "-c", GAME)
    assert done.stderr == ""
    assert [line.split()[1:] for line in done.stdout.splitlines()] == [["True", "True"]] * 5


def test_the_version_needs_no_extra(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "ludi", "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"ludi \d+\.\d+\.\d+\n", done.stdout)


@pytest.mark.parametrize("words", [(), ("play", "roma"), ("serve",), ("--lang", "fr", "play")], ids=str)
def test_a_command_without_its_extra_says_what_to_install(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = run(tmp_path, "-m", "ludi", *words)
    assert done.returncode == 2
    assert re.fullmatch(r"ludi: \w+ is not installed; pip install 'ludi-romani\[play\]' brings it\n", done.stderr)


def test_serving_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    only = [name for name, extra in EXTRA_OF.items() if extra == "server"]
    environment = {**os.environ, **hidden(tmp_path, *only), "LUDI_LANG": "en", "LUDI_DATA": str(tmp_path)}
    asked = [sys.executable, "-m", "ludi", "serve", "--no-open"]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert re.fullmatch(r"ludi: \w+ is not installed; pip install 'ludi-romani\[server\]' brings it\n", done.stderr)


def test_every_package_of_an_extra_is_known_by_its_imported_name() -> None:
    """As pyproject.toml lists them; packages that nothing imports by name are part of another's work."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {re.split(r"[><=]", line)[0] for line in project["dependencies"]} == CORE
    modules: dict[str, set[str]] = {}
    for module, distributions in packages_distributions().items():
        for name in distributions:
            modules.setdefault(name.lower().replace("_", "-"), set()).add(module)
    listed: dict[str, set[str]] = {}
    for extra, lines in project["optional-dependencies"].items():
        for line in lines:
            name = re.split(r"[><=\[; ]", line)[0].lower()
            if name != "ludi-romani":
                for module in modules.get(name.replace("_", "-"), {name}):
                    listed.setdefault(module.partition(".")[0], set()).add(extra)
    for module, extra in EXTRA_OF.items():
        assert extra in listed.get(module, listed.get(WITH_OTHERS.get(module, ""), set())), module
